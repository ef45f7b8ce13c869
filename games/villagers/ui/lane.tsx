import { anchor, Count, closedChoice, Explain, Glyph, openChoices, Target } from '@spielstube/ui';
import { NOTHING } from '../data/jobs.ts';
import { MARKETS } from '../data/setup.ts';
import { suitOf } from '../rules/knowledge.ts';
import { isFirstMarketDue, isSecondMarketDue } from '../rules/markets.ts';
import type { VillagersAction } from '../rules/moves.ts';
import { cardsBefore } from '../text/prospect.ts';
import { type PartProps, rememberedJob } from './board.ts';
import { CardBack, CardFace } from './card.tsx';
import { marketSign, place } from './drawings.ts';
import styles from './lane.module.css';

interface LaneProps extends PartProps {
  readonly lane: number;
}

/** A lane of the road: the hidden stack behind, the open card before it, and a market day that leans on the stack. */
export function Lane({ board, lane }: LaneProps) {
  return (
    <li className={styles.lane}>
      <Stack board={board} lane={lane} />
      {MARKETS.first === lane + 1 && <Market board={board} market={1} />}
      {MARKETS.second === lane + 1 && <Market board={board} market={2} />}
      <Open board={board} lane={lane} />
    </li>
  );
}

function Stack({ board, lane }: LaneProps) {
  const { view, before, text } = board;
  const { words } = text;
  const stack = view.stacks[lane];
  const top = stack.at(-1);
  const means = (a: VillagersAction): boolean =>
    (a.do === 'draw' || a.do === 'search' || a.do === 'onStack') && a.stack === lane;
  const choices = { open: openChoices(board, means), closed: closedChoice(board, means) };
  if (top === undefined) {
    return (
      <Target
        about={words.notes.exhausted(lane)}
        {...choices}
        anchor={place.stack(lane)}
        className={`${styles.stack} ${styles.exhausted}`}
      >
        <span aria-hidden="true">{words.labels.exhausted}</span>
      </Target>
    );
  }
  const known = rememberedJob(board, top);
  const note = words.notes.stack(lane, stack.length, suitOf(top));
  return (
    <Target
      about={
        known === NOTHING
          ? note
          : { ...note, lines: [`${words.labels.known}: ${words.job(known)}`, ...note.lines] }
      }
      {...choices}
      anchor={place.stack(lane)}
      className={styles.stack}
    >
      <span className={styles.pile} data-many={stack.length > 1}>
        <CardBack suit={suitOf(top)} known={known} isHigh />
      </span>
      <b className={styles.count} aria-hidden="true">
        <Count value={stack.length} was={before?.stacks[lane].length} />
      </b>
    </Target>
  );
}

function Open({ board, lane }: LaneProps) {
  const { view, text } = board;
  const { words } = text;
  const job = view.road[lane];
  const means = (a: VillagersAction): boolean =>
    (a.do === 'take' || a.do === 'coin' || a.do === 'give') && a.place === lane;
  if (job === NOTHING) {
    return (
      <Target
        about={words.notes.place(lane)}
        closed={closedChoice(board, means)}
        anchor={place.lane(lane)}
        className={`${styles.open} ${styles.empty}`}
      >
        <span aria-hidden="true">{words.labels.emptyPlace}</span>
      </Target>
    );
  }
  return (
    <Target
      about={words.notes.onRoad(job, view.coins[lane])}
      open={openChoices(board, means)}
      closed={closedChoice(board, means)}
      anchor={place.lane(lane)}
      className={styles.open}
    >
      <CardFace job={job} words={words} coins={view.coins[lane]} />
    </Target>
  );
}

/** The card of a market day; sideways when it is due. */
function Market({ board, market }: PartProps & { readonly market: 1 | 2 }) {
  const { view, text } = board;
  const isHeld = view.markets >= market;
  const isDue = market === 1 ? isFirstMarketDue(view) : isSecondMarketDue(view);
  if (isHeld) return null;
  return (
    <Explain
      about={text.words.notes.market(market, cardsBefore(view, market), isDue, isHeld)}
      className={styles.market ?? ''}
      data-due={isDue}
      {...anchor(place.market(market))}
    >
      <Glyph id={marketSign(market)} label={text.words.market(market)} />
    </Explain>
  );
}
