import type { VillagersAction } from './moves.ts';
import type { Villagers, VillagersFrame } from './state.ts';

/*
 * What a search has to look at. On which of the stacks in the middle a card is laid down hardly matters, nor in which
 * order cards go back; looking at all of it takes the time that better questions need.
 */

export function prune(_s: Villagers, { kind }: VillagersFrame, moves: VillagersAction[]): void {
  if (kind === 'stack') moves.splice(1, moves.length - 2);
  else if (kind === 'putBack') keepOrder(moves);
}

function keepOrder(moves: VillagersAction[]): void {
  const order = moves.find((move) => move.do === 'keepOrder');
  if (order !== undefined) moves.splice(0, moves.length, order);
}
