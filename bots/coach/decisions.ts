import {
  type Action,
  type Game,
  type GameState,
  isReshuffle,
  type Options,
  reshuffle,
  rngFromSeed,
  type Seat,
} from '@spielstube/engine';

/** A game as it was played: what its record says. */
export interface PlayedGame {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly moves: readonly { readonly seat: Seat; readonly notation: string }[];
}

/** A choice that a seat had, and what it did. Of the table there is only what the seat saw. */
export interface OwnDecision {
  readonly game: Game;
  readonly seat: Seat;
  readonly view: GameState;
  /** So many moves had been made before. */
  readonly move: number;
  /** What the coach draws its own chance from. It names the seat's decision and nothing that was hidden from it. */
  readonly seed: string;
  readonly played: Action;
  /** What the coach looks at: all that a bot would, and what was played. */
  readonly choices: readonly Action[];
}

export interface Asked {
  readonly game: Game;
  readonly state: GameState;
  readonly seat: Seat;
  readonly move: number;
  /** How many moves the seat had made itself. */
  readonly own: number;
  readonly played: Action;
}

/** What the seat saw when it was asked. Whatever was hidden from it ends here. */
export function decisionIn({ game, state, seat, move, own, played }: Asked): OwnDecision {
  const view = game.view(state, seat);
  const seed = `coach ${seat} ${own}`;
  const candidates = game.candidates(game.imagine(view, seat, rngFromSeed(seed)), seat);
  const choices = candidates.includes(played) ? candidates : [...candidates, played];
  return { game, seat, view, move, seed, played, choices };
}

/** Plays the game again; before each move it shows who moved how, and where. Returns the state at the end. */
export function playAgain(
  { game, seats, options, seed, moves }: PlayedGame,
  before: (state: GameState, seat: Seat, action: Action, move: number) => void = () => {},
): GameState {
  let state = game.setup(seats, options, seed);
  moves.forEach(({ seat, notation }, move) => {
    if (isReshuffle(notation)) {
      state = reshuffle(game, state, seat, notation);
      return;
    }
    const action = game.parse(notation);
    if (action === null || game.check(state, seat, action) !== null)
      throw new Error(`move ${move + 1}, "${notation}", is not legal`);
    before(state, seat, action, move);
    game.apply(state, seat, action);
  });
  return state;
}

/** All decisions of a seat in which it had a choice. */
export function decisionsOf(game: PlayedGame, seat: Seat): OwnDecision[] {
  const decisions: OwnDecision[] = [];
  let own = 0;
  playAgain(game, (state, mover, played, move) => {
    if (mover !== seat) return;
    const decision = decisionIn({ game: game.game, state, seat, move, own, played });
    if (decision.choices.length > 1) decisions.push(decision);
    own++;
  });
  return decisions;
}
