import { anchor, Explain, Glyph, type SpriteId, Target } from '@spielstube/ui';
import { BUILDERS, FOOD, GOLD, isBasic, isFounders, KEY_RING, SUIT } from '../data/jobs.ts';
import { coinsAt, jobAt } from '../rules/village.ts';
import { type SeatProps, villageAt } from './board.ts';
import styles from './chip.module.css';
import { coinSign, colourOf, place, suitSign } from './drawings.ts';
import { type Group, topsOf } from './groups.ts';
import { openOn } from './on-cards.ts';
import { metalOf } from './payout.tsx';

/** A group of somebody else's village, small: a chip for every card that nothing lies on. */
export function Chips({ board, seat, group }: SeatProps & { readonly group: Group }) {
  const { words } = board.text;
  const village = villageAt(board, seat);
  const isLone = group.columns.length === 0;
  return (
    <span className={styles.group} data-lone={isLone}>
      {!isLone && (
        <Explain
          about={words.notes.inVillage(jobAt(village, group.bottom), coinsAt(village, group.bottom), true)}
          className={styles.base ?? ''}
        >
          <Glyph id={suitSign(SUIT[jobAt(village, group.bottom)])} />
        </Explain>
      )}
      {topsOf(group).map(({ card, under }, n) => (
        <Chip
          key={card}
          board={board}
          seat={seat}
          card={card}
          under={n === 0 && !isLone ? [group.bottom, ...under] : under}
        />
      ))}
    </span>
  );
}

interface ChipProps extends SeatProps {
  readonly card: number;
  /** The cards that it covers. */
  readonly under: readonly number[];
}

/** The top of a column: its name, what it is worth, its key ring and coins; whatever lies below stands behind it. */
function Chip({ board, seat, card, under }: ChipProps) {
  const { words } = board.text;
  const village = villageAt(board, seat);
  const job = jobAt(village, card);
  const below = under.map((number) => jobAt(village, number));
  const note = words.notes.inVillage(job, coinsAt(village, card), false);
  const open = [card, ...under].flatMap((number) => openOn(board, seat, number));
  return (
    <Target
      about={below.length === 0 ? note : { ...note, lines: [below.map(words.job).join(', '), ...note.lines] }}
      open={[...new Set(open)]}
      className={styles.chip}
    >
      <span className={styles.body} style={{ '--suit': colourOf(job) }} {...anchor(place.card(seat, card))}>
        {under.length > 1 && (
          <span className={styles.under}>
            {under.slice(1).map((number) => (
              <s key={number} />
            ))}
          </span>
        )}
        {isFounders(job) || isBasic(job) ? (
          <Glyph id={suitSign(SUIT[job])} />
        ) : (
          <span className={styles.name}>{words.job(job)}</span>
        )}
        <Worth job={job} />
        {KEY_RING[job] > 0 && <Glyph id="v-keyring" />}
        <Coins coins={coinsOn(village, [card, ...under])} />
      </span>
    </Target>
  );
}

const coinsOn = (village: readonly number[], cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + coinsAt(village, card), 0);

function Worth({ job }: { readonly job: number }) {
  const metal = metalOf(job);
  const signs: SpriteId[] = [
    ...Array.from({ length: FOOD[job] }, (): SpriteId => 'v-food'),
    ...Array.from({ length: BUILDERS[job] }, (): SpriteId => 'v-builder'),
  ];
  return (
    <>
      {signs.map((sign, n) => (
        <Glyph key={n} id={sign} />
      ))}
      {GOLD[job] > 0 && <em data-metal="gold">{GOLD[job]}</em>}
      {metal !== null && <em data-metal={metal.sign === 'v-silver' ? 'silver' : 'bronze'}>{metal.figure}</em>}
    </>
  );
}

function Coins({ coins }: { readonly coins: number }) {
  if (coins === 0) return null;
  return (
    <span className={styles.coins}>
      <Glyph id={coinSign(coins)} />
      <b>{coins}</b>
    </span>
  );
}
