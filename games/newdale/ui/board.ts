import type { Seat } from '@spielstube/engine';
import type * as Kit from '@spielstube/ui';
import type { NewdaleAction } from '../rules/moves.ts';
import type { Player } from '../rules/state.ts';
import type { NewdaleTexts } from '../text/types.ts';

/** What every part of the board is drawn from. */
export type Board = Kit.BoardProps<NewdaleTexts>;
export type PartProps = Kit.PartProps<NewdaleTexts>;
export type SeatProps = Kit.SeatProps<NewdaleTexts>;
export type RivalProps = Kit.RivalProps<NewdaleTexts>;
export type Open = Kit.OpenChoice<NewdaleTexts>;
export type Closed = Kit.ClosedChoice<NewdaleTexts>;
/** Which choices are meant. */
export type Means = (action: NewdaleAction) => boolean;

export const playerAt = ({ view }: Board, seat: Seat): Player => view.players[seat];
/** As the seat was before the others moved. */
export const playerBefore = ({ before }: Board, seat: Seat): Player | undefined => before?.players[seat];
/** Whether everybody chooses at once, unseen by the others. */
export const isSecret = ({ view }: Board): boolean => view.lanes.length > 0;
/** Whether a seat still has something to choose while all choose at once. */
export const isChoosing = ({ view }: Board, seat: Seat): boolean => (view.lanes[seat]?.length ?? 0) > 0;
/** Whether the viewer is asked, and this part of the table is theirs. */
export const isMine = ({ viewer }: Board, seat: Seat): boolean => viewer === seat;
