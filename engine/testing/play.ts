import type { Action } from '../decision.ts';
import type { Game, Tell } from '../game.ts';
import type { Options } from '../options.ts';
import { type Rng, randomInt, rngFromSeed } from '../random.ts';
import { type GameState, NOBODY, type Seat } from '../state.ts';

/** Picks one of the open choices. */
export type Policy = (choices: readonly Action[], rng: Rng) => Action;

export const anyChoice: Policy = (choices, rng) => choices[randomInt(rng, choices.length)];
const firstChoice: Policy = (choices) => choices[0];
const lastChoice: Policy = (choices) => choices[choices.length - 1];
/** Mostly the first kind of move on offer: gets stuck in loops where loops exist. */
const stubborn: Policy = (choices, rng) =>
  randomInt(rng, 4) > 0 ? choices[0] : choices[randomInt(rng, choices.length)];

/** Habits that lead into corners where random play rarely goes. */
export const HABITS: readonly Policy[] = [anyChoice, firstChoice, lastChoice, stubborn];

export interface PlayedMove {
  readonly seat: Seat;
  readonly action: Action;
}

/** What a test may do before a move is made. */
export interface Position {
  readonly s: GameState;
  readonly seat: Seat;
  readonly choices: readonly Action[];
  readonly played: readonly PlayedMove[];
}

/** Plays one game to its end and lets a test look at every position and hear what happens. Throws on a dead end or an endless game. */
export function playGame(
  game: Game,
  seats: number,
  options: Options,
  seed: string,
  policy: Policy,
  mostDecisions: number,
  watch: (position: Position) => void = () => {},
  tell?: Tell,
): { s: GameState; played: PlayedMove[] } {
  const rng = rngFromSeed(`policy ${seed}`);
  const s = game.setup(seats, options, seed);
  const played: PlayedMove[] = [];
  for (let seat = turnOf(game, s, rng); seat !== NOBODY; seat = turnOf(game, s, rng)) {
    const choices = game.actions(s, seat);
    if (choices.length === 0) throw new Error(`seat ${seat} has nothing to choose from (seed ${seed})`);
    if (played.length >= mostDecisions)
      throw new Error(`no end after ${mostDecisions} decisions (seed ${seed})`);
    watch({ s, seat, choices, played });
    const action = policy(choices, rng);
    game.apply(s, seat, action, tell);
    played.push({ seat, action });
  }
  return { s, played };
}

/** Where several seats decide at once, any of them may come first. */
function turnOf(game: Game, s: GameState, rng: Rng): Seat {
  const deciding = game.deciding(s);
  return deciding.length === 0 ? NOBODY : deciding[randomInt(rng, deciding.length)];
}

/** The state that a list of moves leads to. */
export function replay(
  game: Game,
  seats: number,
  options: Options,
  seed: string,
  moves: readonly PlayedMove[],
): GameState {
  const s = game.setup(seats, options, seed);
  for (const { seat, action } of moves) game.apply(s, seat, action);
  return s;
}

/** Golden count: the number of distinct action sequences of a length from here. */
export function countSequences(game: Game, s: GameState, depth: number): number {
  const seat = game.turnOf(s);
  if (seat === NOBODY || depth === 0) return 1;
  const choices = game.actions(s, seat);
  if (depth === 1) return choices.length;
  let sequences = 0;
  for (const action of choices) {
    const next = game.copy(s);
    game.apply(next, seat, action);
    sequences += countSequences(game, next, depth - 1);
  }
  return sequences;
}
