import { type Seat, seedCommitment } from '@spielstube/engine';

/**
 * Each decision of a bot has a generator of its own. Its seed comes from the game's by a one-way road: a bot that
 * knew the seed of the shuffle could look into every pile. `decision` counts the seat's own decisions.
 */
export function botSeed(seed: string, seat: Seat, decision: number): string {
  return seedCommitment(`${seed} bot ${seat} ${decision}`);
}
