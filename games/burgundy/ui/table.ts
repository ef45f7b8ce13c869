import type { Seat } from '@spielstube/engine';
import type { BoardProps, ClosedChoice, OpenChoice, SeatInfo } from '@spielstube/ui';
import type { BurgundyAction, BurgundyWish } from '../rules/moves.ts';
import type { BurgundyFrame, QuestionKind } from '../rules/state.ts';
import type { BurgundyTexts } from '../text/types.ts';

/** What every part of the table is drawn from. */
export type TableProps = BoardProps<BurgundyTexts>;
export type Open = OpenChoice<BurgundyTexts>;
export type Closed = ClosedChoice<BurgundyTexts>;
/** A part that draws what belongs to one seat. */
export interface SeatProps {
  readonly table: TableProps;
  readonly seat: Seat;
}

export function openChoices(table: TableProps, fits: (action: BurgundyAction) => boolean): Open[] {
  return table.live ? table.open.filter(({ action }) => fits(action)) : [];
}

export function closedChoice(
  table: TableProps,
  fits: (action: BurgundyAction) => boolean,
): Closed | undefined {
  return table.live ? table.closed.find(({ wish }) => 'do' in wish && fits(wish)) : undefined;
}

export function closedWish(table: TableProps, fits: (wish: BurgundyWish) => boolean): Closed | undefined {
  return table.live ? table.closed.find(({ wish }) => !('do' in wish) && fits(wish)) : undefined;
}

/** The question, if this seat is the viewer and is asked that. */
export function asks({ frame }: TableProps, seat: Seat, kind: QuestionKind): BurgundyFrame | undefined {
  return frame !== null && frame.kind === kind && frame.seat === seat ? frame : undefined;
}

/** Whose turn it is, if it is anybody's. */
export function decider({ seats }: TableProps): Seat | undefined {
  return seats.find(({ deciding }) => deciding)?.seat;
}

/** The seats around the table that are not the viewer's own; a solo rival among them. */
export function othersOf({ seats, viewer }: TableProps): SeatInfo[] {
  if (viewer === null) return [...seats];
  const after = seats.slice(viewer + 1);
  return [...after, ...seats.slice(0, viewer)];
}
