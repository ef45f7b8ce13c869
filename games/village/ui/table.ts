import type { Seat } from '@spielstube/engine';
import {
  type BoardProps,
  type ClosedChoice,
  type CrestNumber,
  crestOf,
  type OpenChoice,
  type SeatInfo,
} from '@spielstube/ui';
import { goalPoints } from '../rules/goals.ts';
import type { VillageAction, VillageWish } from '../rules/moves.ts';
import type { Player, Village, VillageFrame } from '../rules/state.ts';
import type { VillageTexts } from '../text/types.ts';

/** What every part of the table is drawn from. */
export type TableProps = BoardProps<VillageTexts>;
export type Open = OpenChoice<VillageTexts>;
export type Closed = ClosedChoice<VillageTexts>;
/** A part of the board. */
export interface PartProps {
  readonly table: TableProps;
}
/** A part that draws what belongs to one seat. */
export interface SeatProps extends PartProps {
  readonly seat: Seat;
}

export function openChoices(table: TableProps, fits: (action: VillageAction) => boolean): Open[] {
  return table.live ? table.open.filter(({ action }) => fits(action)) : [];
}

export function closedChoice(
  table: TableProps,
  fits: (action: VillageAction) => boolean,
): Closed | undefined {
  return table.live ? table.closed.find(({ wish }) => 'do' in wish && fits(wish)) : undefined;
}

export function closedWish(table: TableProps, fits: (wish: VillageWish) => boolean): Closed | undefined {
  return table.live ? table.closed.find(({ wish }) => !('do' in wish) && fits(wish)) : undefined;
}

/** Why a cube would come without the action of its space; undefined where the action can follow. VIL-TURN-07 */
export const actionWithout = (table: TableProps, space: number, cube: number): Closed | undefined =>
  closedWish(table, (w) => w.wish === 'act' && w.space === space && w.cube === cube);

/** Where the marker of a player stands: life goals count as soon as they are shown. VIL-GEN-09, VIL-GOAL-06 */
export const prestigeOf = (player: Player): number => player.points + goalPoints(player);

/** What everybody waits for, whoever decides it; what the viewer is asked is `frame`. */
export function pending(view: Village): VillageFrame | undefined {
  return view.stack[view.stack.length - 1];
}

/** The seats around the table that are not the viewer's own, in the order of their turns. */
export function othersOf({ seats, viewer }: TableProps): SeatInfo[] {
  if (viewer === null) return [...seats];
  return [...seats.slice(viewer + 1), ...seats.slice(0, viewer)];
}

/** The crest of a seat; Conny bears the one after the last. */
export function crestAt({ seats }: TableProps, seat: Seat): CrestNumber {
  return seats[seat]?.crest ?? crestOf(seat);
}
