import type { Seat } from '@spielstube/engine';
import type { BoardProps, ClosedChoice, OpenChoice, SeatInfo } from '@spielstube/ui';
import type { BurgundyAction, BurgundyWish } from '../rules/actions.ts';
import type { BurgundyEvent } from '../rules/events.ts';
import type { Burgundy, BurgundyFrame, FrameKind } from '../rules/state.ts';

/** What every part of the table is drawn from. */
export type TableProps = BoardProps<Burgundy, BurgundyAction, BurgundyEvent, BurgundyWish>;
export type Open = OpenChoice<BurgundyAction>;
export type Closed = ClosedChoice<BurgundyWish | BurgundyAction>;
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

/** What happens now, whoever decides it. */
export function pending(view: Burgundy): BurgundyFrame | undefined {
  return view.stack[view.stack.length - 1];
}

/** Whether this seat is in the middle of that. */
export function isAt(view: Burgundy, seat: Seat, kind: FrameKind): boolean {
  const frame = pending(view);
  return frame !== undefined && frame.kind === kind && frame.seat === seat;
}

/** Whose turn it is, if it is anybody's. */
export function turnOf(view: Burgundy): Seat | undefined {
  return view.stack.findLast((frame) => frame.seat >= 0)?.seat;
}

/** The seats around the table that are not the viewer's own; a solo rival among them. */
export function othersOf({ seats, viewer }: TableProps): SeatInfo[] {
  if (viewer === null) return [...seats];
  const after = seats.slice(viewer + 1);
  return [...after, ...seats.slice(0, viewer)];
}
