import type { Action, GameTypes, Wanted } from '@spielstube/engine';
import type { BoardProps, ClosedChoice, OpenChoice } from './board.ts';

/** What has its lasting place beside the question, and the space bar: the end of a turn, or of what all do at once. */
export const isEnd = ({ do: what }: Action): boolean => what === 'end' || what === 'ready';

/** Moves that end something and do nothing else. */
const ENDINGS: readonly string[] = ['end', 'ready', 'done', 'pass', 'stop', 'skip'];
/** Whether a move leaves everything as it is, but for the question that it answers. */
export const isEnding = ({ do: what }: Action): boolean => ENDINGS.includes(what);

/** The open choices that fit; none while a former moment is shown. */
export function openChoices<G extends GameTypes>(
  { live, open }: BoardProps<G>,
  fits: (action: G['action']) => boolean,
): OpenChoice<G>[] {
  return live ? open.filter(({ action }) => fits(action)) : [];
}

/** The first move that fits and cannot be made now. */
export function closedChoice<G extends GameTypes>(
  { live, closed }: BoardProps<G>,
  fits: (action: G['action']) => boolean,
): ClosedChoice<G> | undefined {
  return live ? closed.find(({ wish }) => isMove<G>(wish) && fits(wish)) : undefined;
}

/** The first thing that fits, is no move at all and cannot be had now. */
export function closedWish<G extends GameTypes>(
  { live, closed }: BoardProps<G>,
  fits: (wish: G['wish']) => boolean,
): ClosedChoice<G> | undefined {
  return live ? closed.find(({ wish }) => !isMove<G>(wish) && fits(wish)) : undefined;
}

function isMove<G extends GameTypes>(wanted: Wanted<G>): wanted is G['action'] {
  return typeof wanted === 'object' && wanted !== null && 'do' in wanted;
}
