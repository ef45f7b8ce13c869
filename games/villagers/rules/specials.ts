import type { Seat } from '@spielstube/engine';
import { GOLD, NOTHING, PIGEONEER, SMUGGLER, TINNER } from '../data/jobs.ts';
import { SPECIALS } from '../data/setup.ts';
import { jobOf } from './knowledge.ts';
import { make } from './moves.ts';
import { unlockVerdict } from './padlocks.ts';
import { reason } from './reasons.ts';
import { SMUGGLED, type Villagers } from './state.ts';
import { earn, withPadlocks } from './supply.ts';
import { goldSymbolsIn } from './symbols.ts';
import type { VillagersQuestion, VillagersTell, VillagersVerdict } from './types.ts';
import { cardsIn, isCovered, jobAt } from './village.ts';

const NO_PADLOCKS = reason('noPadlocks', 'VRS-SET-15');
const TINNER_WORKS = reason('tinnerWorks', 'VRS-SPECIAL-29');
const NOTHING_TO_SMUGGLE = reason('nothingToSmuggle', 'VRS-SPECIAL-27');
const DRAW_PILE_EXHAUSTED = reason('drawPileExhausted', 'VRS-SPECIAL-29');
const ONLY_IN_DRAFT = reason('onlyInDraft', 'VRS-SPECIAL-01');

/** A card with the discard sign is played only if its action can be carried out. VRS-SPECIAL-29 */
export function discardedVerdict(s: Villagers, seat: Seat, job: number): VillagersVerdict {
  switch (job) {
    case TINNER:
      if (!withPadlocks(s)) return NO_PADLOCKS;
      return s.tinner ? TINNER_WORKS : null;
    case SMUGGLER:
      if (goldSymbolsIn(s.players[seat].village) === 0) return NOTHING_TO_SMUGGLE;
      return unlockVerdict(s, seat, job);
    case PIGEONEER:
      return s.drawPile.length > 0 ? null : DRAW_PILE_EXHAUSTED;
    default:
      return ONLY_IN_DRAFT;
  }
}

/** The held card goes to the discard pile after its action. VRS-SPECIAL-02 */
export function discardHeld(s: Villagers, seat: Seat, tell: VillagersTell): void {
  const job = jobOf(s.held);
  s.held = NOTHING;
  s.discard.push(job);
  tell?.({ what: 'discarded', seat, job });
}

/** Half of the printed gold of a villager, rounded up. VRS-SPECIAL-26 */
export const smuggledFrom = (gold: number): number => Math.ceil(gold / SPECIALS.smuggler.part);

/** Own uncovered gold, each amount once. VRS-SPECIAL-27 */
function goldToSmuggle(village: readonly number[]): number[] {
  const cards: number[] = [];
  const amounts: number[] = [];
  for (let card = 0; card < cardsIn(village); card++) {
    const gold = GOLD[jobAt(village, card)];
    if (gold === 0 || isCovered(village, card) || amounts.includes(gold)) continue;
    amounts.push(gold);
    cards.push(card);
  }
  return cards;
}

/** Which villager the Smuggler looks at. */
export const smuggle: VillagersQuestion = {
  options(s, f, offer) {
    for (const card of goldToSmuggle(s.players[f.seat].village)) offer.open(make.smuggle(card));
  },
  auto(s, f, tell) {
    const cards = goldToSmuggle(s.players[f.seat].village);
    if (cards.length > 1) return false;
    takeHalf(s, f.seat, cards[0], tell);
    return true;
  },
  resolve(s, f, a, tell) {
    if (a.do === 'smuggle') takeHalf(s, f.seat, a.card, tell);
  },
};

function takeHalf(s: Villagers, seat: Seat, card: number, tell: VillagersTell): void {
  const player = s.players[seat];
  const job = jobAt(player.village, card);
  const gold = smuggledFrom(GOLD[job]);
  earn(player, SMUGGLED, gold);
  tell?.({ what: 'smuggled', seat, job, gold });
  discardHeld(s, seat, tell);
}
