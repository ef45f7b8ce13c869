import type { Seat } from '@spielstube/engine';
import type * as Kit from '@spielstube/ui';
import type { BurgundyFrame, QuestionKind } from '../rules/state.ts';
import type { BurgundyTexts } from '../text/types.ts';

/** What every part of the board is drawn from. */
export type Board = Kit.BoardProps<BurgundyTexts>;
export type PartProps = Kit.PartProps<BurgundyTexts>;
export type SeatProps = Kit.SeatProps<BurgundyTexts>;
export type RivalProps = Kit.RivalProps<BurgundyTexts>;
export type Open = Kit.OpenChoice<BurgundyTexts>;
export type Closed = Kit.ClosedChoice<BurgundyTexts>;

/** The question, if this seat is the viewer and is asked that. */
export function asks({ frame }: Board, seat: Seat, kind: QuestionKind): BurgundyFrame | undefined {
  return frame !== null && frame.kind === kind && frame.seat === seat ? frame : undefined;
}
