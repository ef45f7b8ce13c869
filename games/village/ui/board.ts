import type * as Kit from '@spielstube/ui';
import { closedWish } from '@spielstube/ui';
import { goalPoints } from '../rules/goals.ts';
import type { Player } from '../rules/state.ts';
import type { VillageTexts } from '../text/types.ts';

/** What every part of the board is drawn from. */
export type Board = Kit.BoardProps<VillageTexts>;
export type PartProps = Kit.PartProps<VillageTexts>;
export type SeatProps = Kit.SeatProps<VillageTexts>;
export type RivalProps = Kit.RivalProps<VillageTexts>;
export type Open = Kit.OpenChoice<VillageTexts>;
export type Closed = Kit.ClosedChoice<VillageTexts>;

/** Why a cube would come without the action of its space; undefined where the action can follow. VIL-TURN-07 */
export const actionWithout = (board: Board, space: number, cube: number): Closed | undefined =>
  closedWish(board, (w) => w.wish === 'act' && w.space === space && w.cube === cube);

/** Where the marker of a player stands: life goals count as soon as they are shown. VIL-GEN-09, VIL-GOAL-06 */
export const prestigeOf = (player: Player): number => player.points + goalPoints(player);
