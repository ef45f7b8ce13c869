import { Glyph, type SpriteId } from '@spielstube/ui';
import { BRONZE, type CountedKey, type Payout, SILVER } from '../data/jobs.ts';

/** What is counted, in signs. */
const COUNTED_SIGNS: Readonly<Record<CountedKey, readonly SpriteId[]>> = {
  woodGold: ['v-gold', 'vs-wood'],
  wood: ['vs-wood'],
  hay: ['vs-hay'],
  ore: ['vs-ore'],
  solo: ['vs-solo'],
  goldSymbols: ['v-gold'],
  padlocks: ['v-lock'],
  food: ['v-food'],
  builders: ['v-builder'],
  coinsOnOne: ['v-villager', 'v-coin-1'],
  oreWoodHay: ['vs-ore', 'vs-wood', 'vs-hay'],
  longChains: ['v-chain'],
  villagersWithCoins: ['v-villager', 'v-coin-1'],
  silverOfOne: ['v-silver'],
};

/** What cannot be told by gold for every so many: a sum, as much as lies there, a half. */
const FIGURES: Readonly<Partial<Record<CountedKey, string>>> = {
  woodGold: 'Σ',
  coinsOnOne: '=',
};

/** What is written on the disc of silver or bronze. */
function figureOf({ counts, gold, every }: Payout): string {
  const figure = FIGURES[counts];
  if (figure !== undefined) return figure;
  return counts === 'silverOfOne' && gold === 1 && every === 2 ? '½' : `${gold}`;
}

/** The metal of a villager besides gold, and what is written on it. */
export interface Metal {
  readonly sign: 'v-silver' | 'v-bronze';
  readonly figure: string;
  readonly payout: Payout;
}

function metal(silver: Payout | null, bronze: Payout | null): Metal | null {
  if (silver !== null) return { sign: 'v-silver', figure: figureOf(silver), payout: silver };
  return bronze === null ? null : { sign: 'v-bronze', figure: figureOf(bronze), payout: bronze };
}
const METALS = SILVER.map((silver, job) => metal(silver, BRONZE[job]));
export const metalOf = (job: number): Metal | null => METALS[job];

/** What silver or bronze counts, as a line on a card: "3 / hay hay". */
export function PayoutLine({ metal: { sign, figure, payout } }: { metal: Metal }) {
  const { counts, every } = payout;
  const signs = COUNTED_SIGNS[counts];
  const times = figure === '½' ? 1 : every;
  return (
    <>
      <Glyph id={sign} />
      <span>{figure} /</span>
      {Array.from({ length: times }, () => signs)
        .flat()
        .map((counted, n) => (
          <Glyph key={n} id={counted} />
        ))}
    </>
  );
}
