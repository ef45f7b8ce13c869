import type { Game } from './game.ts';
import { rngFromSeed } from './random.ts';
import type { GameState, Seat } from './state.ts';

const RESHUFFLE = /^reshuffle ([0-9a-zA-Z]{1,40})$/;

/**
 * A move that no rule knows, written like the others: whatever the seat cannot see lies otherwise from now on. With it begins
 * another course of a game in which the seat must not know better.
 */
export const reshuffleNotation = (seed: string): string => `reshuffle ${seed}`;

export const isReshuffle = (notation: string): boolean => RESHUFFLE.test(notation);

/** The state after the reshuffle that the notation names. */
export function reshuffle(game: Game, s: GameState, seat: Seat, notation: string): GameState {
  const seed = RESHUFFLE.exec(notation)?.[1];
  if (seed === undefined) throw new Error(`"${notation}" is no reshuffle`);
  return game.imagine(game.view(s, seat), seat, rngFromSeed(`reshuffle ${seed}`));
}
