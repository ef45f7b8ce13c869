import { Explain, type Explanation, Glyph, publicFrame, whenOf } from '@spielstube/ui';
import { isFirstMarketDue, isSecondMarketDue } from '../rules/markets.ts';
import { BUILD_PHASE, DRAFT_PHASE, END_PHASE, ROAD_PHASE } from '../rules/state.ts';
import { cardsBefore } from '../text/prospect.ts';
import type { Board, PartProps } from './board.ts';
import { marketSign } from './drawings.ts';
import styles from './track.module.css';

interface Step {
  readonly phase: number;
  readonly name: string;
  readonly about: Explanation;
}

/** The phases of a round, as far as the modules in play have them. */
function stepsOf({ view, text }: Board): Step[] {
  const { notes, labels } = text.words;
  const { steps } = labels;
  const step = (phase: number, name: string): Step => ({ phase, name, about: notes.phase(phase) });
  return [
    step(DRAFT_PHASE, steps.draft),
    step(ROAD_PHASE, steps.road),
    step(BUILD_PHASE, steps.build),
    ...(view.countess === null ? [] : [step(END_PHASE, steps.event)]),
    ...(view.options.profiteers === true
      ? [{ phase: END_PHASE, name: steps.bronze, about: notes.bronze() }]
      : []),
    ...(view.developments.length === 0
      ? []
      : [{ phase: END_PHASE, name: steps.development, about: notes.development() }]),
    step(END_PHASE, steps.market),
  ];
}

/** Which step it is: at the end of a round the question that waits tells, if there is one. */
function nowOf({ view }: Board, steps: readonly Step[]): number {
  if (view.phase < END_PHASE) return steps.findIndex(({ phase }) => phase === view.phase);
  const asked = publicFrame(view)?.kind;
  if (asked === undefined) return steps.length - 1;
  // Only the event of a lone player and the rewards of Development ask for anything here.
  return view.countess === null ? steps.length - 2 : BUILD_PHASE;
}

/** Where the game stands: round, phase, and how far both market days are. */
export function Track(board: Board) {
  const { view, text } = board;
  const { words } = text;
  const steps = stepsOf(board);
  const now = nowOf(board, steps);
  return (
    <div className={styles.track}>
      <Explain about={words.notes.round(view.round)} as="b">
        {words.labels.round(view.round)}
      </Explain>
      <ol className={styles.phases}>
        {steps.map(({ name, about }, n) => (
          <li key={name} data-when={whenOf(n, now)}>
            <Explain about={about}>{name}</Explain>
          </li>
        ))}
      </ol>
      <Market board={board} market={1} />
      <Market board={board} market={2} />
    </div>
  );
}

function Market({ board, market }: PartProps & { readonly market: 1 | 2 }) {
  const { view, text } = board;
  const { words } = text;
  const isHeld = view.markets >= market;
  const isDue = market === 1 ? isFirstMarketDue(view) : isSecondMarketDue(view);
  const left = cardsBefore(view, market);
  const { labels } = words;
  return (
    <Explain
      about={words.notes.market(market, left, isDue, isHeld)}
      className={styles.market ?? ''}
      data-due={isDue}
      data-held={isHeld}
    >
      <Glyph id={marketSign(market)} />
      <span>{words.market(market)}</span>
      <b>{isHeld ? labels.marketHeld : isDue ? labels.marketDue : labels.marketIn(left)}</b>
      <i aria-hidden="true">{isHeld ? '✓' : isDue ? '!' : left}</i>
    </Explain>
  );
}
