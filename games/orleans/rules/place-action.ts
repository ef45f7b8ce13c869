import type { Seat } from '@spielstube/engine';
import type { Orleans } from './state.ts';
import type { OrleansTell, OrleansVerdict } from './types.ts';

/** What an activated place can do. */
export interface PlaceAction {
  /** Null if the action can be executed now. ORL-GEN-02, ORL-ACT-13 */
  may(s: Orleans, seat: Seat): OrleansVerdict;
  /** Carries it out, or pushes the questions that it takes. */
  act(s: Orleans, seat: Seat, tell: OrleansTell): void;
}
