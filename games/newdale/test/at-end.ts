import type { Position, SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';

/** The end of round 7. */
export const end = (players: readonly SeatPosition[], more: Position = {}): Table =>
  at({ phase: 'end', round: 7, ...more, players });

/** The same, all the way to the scoring. */
export function scored(players: readonly SeatPosition[], more: Position = {}): Table {
  const table = end(players, more);
  while (table.asked() !== 'over') table.choose('end');
  return table;
}
