import type { Details, Seat, Tell } from '@spielstube/engine';
import type { VillageEvent } from './events.ts';
import type { VillageAction } from './moves.ts';
import type { Village } from './state.ts';
import type { VillageOffer } from './types.ts';

/** An action space: what can be done there. Each stands in the file of its part of the game. */
export interface ActionSpace {
  /** A market day begins at once, whatever the seat has: nothing is offered. VIL-TURN-05 */
  readonly atOnce: ((s: Village, seat: Seat) => void) | null;
  /** Everything that the space offers, and what a person would look for there and cannot have. */
  offer(s: Village, seat: Seat, offer: VillageOffer): void;
  /** Carries out a move of this space. */
  resolve(s: Village, seat: Seat, action: VillageAction, tell: Tell<VillageEvent>): void;
  /** Where nothing is open: what the seat lacks, in numbers for the sentence that says so. */
  lacks(s: Village, seat: Seat): Details;
}
