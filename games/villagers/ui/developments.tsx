import { NOBODY } from '@spielstube/engine';
import { Crest, crestAt, Explain, Glyph, type SpriteId } from '@spielstube/ui';
import { type ConditionKey, DEVELOPMENTS, PRODUCTION, type RewardKey } from '../data/developments.ts';
import { conditionOf, leaderIn } from '../rules/developments.ts';
import type { Board, PartProps } from './board.ts';
import styles from './developments.module.css';
import { coinSign, developmentSign, directionSign, place } from './drawings.ts';

const CONDITION_SIGNS: Readonly<Record<ConditionKey, SpriteId>> = {
  cards: 'v-villager',
  specialsInHand: 'vs-special',
  solo: 'vs-solo',
  suits: 'v-stacks',
  food: 'v-food',
  padlocks: 'v-lock',
  goldSymbols: 'v-gold',
  builders: 'v-builder',
  ore: 'vs-ore',
  wood: 'vs-wood',
  hay: 'vs-hay',
  chains: 'v-chain',
};

const REWARD_SIGNS: Readonly<Record<RewardKey, SpriteId | null>> = {
  '': null,
  faceDown: 'v-stacks',
  faceUp: 'v-signpost',
  basic: 'v-villager',
};

/** The three open Development cards: what they ask for, what they bring, and how everybody stands. */
export function Developments({ board }: PartProps) {
  const { view } = board;
  if (view.developments.length === 0) return null;
  return (
    <div className={styles.developments}>
      {view.developments.map((development, direction) => (
        <Plate key={development} board={board} development={development} direction={direction} />
      ))}
    </div>
  );
}

interface PlateProps extends PartProps {
  readonly development: number;
  readonly direction: number;
}

function Plate({ board, development, direction }: PlateProps) {
  const { view, text, cast } = board;
  const { words } = text;
  const { most, reward, gold, food, builders } = DEVELOPMENTS[development];
  const leader = leaderIn(view, development);
  const counts = countsOf(board, development);
  const isKept = direction === PRODUCTION && view.producer !== NOBODY;
  const note = words.notes.developmentCard(
    development,
    counts.map((count, seat) => ({ name: cast.name(seat), count })),
    leader === NOBODY ? '' : cast.name(leader),
  );
  const rewardSign = REWARD_SIGNS[reward];
  return (
    <Explain
      as="div"
      about={
        isKept ? { ...note, lines: [words.labels.keptBy(cast.name(view.producer)), ...note.lines] } : note
      }
      className={styles.plate ?? ''}
      data-kept={isKept}
      data-anchor={place.development(direction)}
    >
      <svg
        className={styles.picture}
        viewBox="0 0 96 76"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use href={`#${developmentSign(development)}`} width="96" height="76" />
      </svg>
      <div>
        <b>
          <Glyph id={directionSign(direction)} />
          {words.development(development)}
        </b>
        <p className={styles.terms}>
          <Glyph id={CONDITION_SIGNS[most]} />
          <i>→</i>
          {gold > 0 && (
            <span className={styles.coin}>
              <Glyph id={coinSign(gold)} />
              <b>{gold}</b>
            </span>
          )}
          {rewardSign !== null && <Glyph id={rewardSign} />}
          {food > 0 && <Glyph id="v-food" />}
          {builders > 0 && <Glyph id="v-builder" />}
          {isKept && <Crest crest={crestAt(board, view.producer)} className={styles.keeper ?? ''} />}
        </p>
        <p className={styles.counts}>
          {counts.map((count, seat) => (
            <span key={seat} data-leads={seat === leader}>
              <Crest crest={crestAt(board, seat)} />
              {count}
            </span>
          ))}
        </p>
      </div>
    </Explain>
  );
}

const countsOf = ({ view }: Board, development: number): number[] =>
  view.players.map((player) => conditionOf(player, DEVELOPMENTS[development].most));
