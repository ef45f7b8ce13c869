import { type Position, position } from './position.ts';
import { at, type Table } from './table.ts';

/** Alone: takes a cube, does nothing with it and ends the turn: Conny follows. */
export function follow(wanted: Position, cube: string): Table {
  const table = at(position({ seats: 1, ...wanted })).take(cube);
  table.changed();
  return table.choose('end');
}
