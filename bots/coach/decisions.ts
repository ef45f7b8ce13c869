import {
  type Action,
  type Game,
  type GameState,
  type Options,
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

/** All decisions of a seat in which it had a choice. */
export function decisionsOf({ game, seats, options, seed, moves }: PlayedGame, seat: Seat): OwnDecision[] {
  const state = game.setup(seats, options, seed);
  const decisions: OwnDecision[] = [];
  let own = 0;
  moves.forEach(({ seat: mover, notation }, move) => {
    const played = game.parse(notation);
    const refusal = played === null ? 'unknown' : game.check(state, mover, played);
    if (played === null || refusal !== null) throw new Error(`move ${move + 1}, "${notation}", is not legal`);
    if (mover === seat) {
      const decision = decisionIn({ game, state, seat, move, own, played });
      if (decision.choices.length > 1) decisions.push(decision);
      own++;
    }
    game.apply(state, mover, played);
  });
  return decisions;
}
