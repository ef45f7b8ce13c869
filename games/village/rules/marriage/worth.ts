import type { Seat, Tally } from '@spielstube/engine';
import { BREAD, TILES_OF_A_KIND, TOOL } from '../features.ts';
import { countStepwise } from '../heuristic.ts';
import type { Marriage, Player } from '../state.ts';

/** Bread and tools; who stands where on the board is counted with the family. */
export function countMarriage(marriage: Marriage, _player: Player, seat: Seat, tally: Tally): void {
  countStepwise(marriage.bread[seat], BREAD, TILES_OF_A_KIND, tally);
  countStepwise(marriage.tools[seat], TOOL, TILES_OF_A_KIND, tally);
}
