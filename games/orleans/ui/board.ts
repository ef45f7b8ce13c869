import type { Seat } from '@spielstube/engine';
import type * as Kit from '@spielstube/ui';
import { ACTIONS_PHASE } from '../rules/rounds.ts';
import type { Player } from '../rules/state.ts';
import type { OrleansTexts } from '../text/types.ts';

/** What every part of the board is drawn from. */
export type Board = Kit.BoardProps<OrleansTexts>;
export type PartProps = Kit.PartProps<OrleansTexts>;
export type SeatProps = Kit.SeatProps<OrleansTexts>;
export type RivalProps = Kit.RivalProps<OrleansTexts>;
export type Open = Kit.OpenChoice<OrleansTexts>;
export type Closed = Kit.ClosedChoice<OrleansTexts>;

export const playerAt = ({ view }: Board, seat: Seat): Player => view.players[seat];
/** As the seat was before the others moved. */
export const playerBefore = ({ before }: Board, seat: Seat): Player | undefined => before?.players[seat];
/** Whether everybody chooses at once, unseen by the others. */
export const isSecret = ({ view }: Board): boolean => view.lanes.length > 0;
/** Whether a seat still has something to choose while all choose at once. */
export const isChoosing = ({ view }: Board, seat: Seat): boolean => (view.lanes[seat]?.length ?? 0) > 0;
/** Whether a seat has passed in this round's actions. */
export const hasPassed = ({ view }: Board, seat: Seat): boolean =>
  view.phase === ACTIONS_PHASE && view.players[seat].passed;
