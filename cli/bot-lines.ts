import {
  type Action,
  type Game,
  type GameState,
  type Options,
  rngFromSeed,
  type Seat,
} from '@spielstube/engine';

/*
 * What the house and a program that plays say to each other: one JSON object a line. docs/bots.md shows it to authors.
 */

/** A line that the house writes. */
export type HouseLine =
  /** A game begins. */
  | {
      readonly say: 'game';
      readonly game: string;
      readonly rules: number;
      readonly seats: number;
      /** The seat that the program plays. */
      readonly seat: Seat;
      readonly options: Options;
      /** Numbers of moves are below this. */
      readonly moves: number;
      /** The names of the features, in the order of `Question.features`. */
      readonly features: readonly string[];
    }
  | Question
  /** The answer was none, and why; the question stands. */
  | { readonly say: 'refused'; readonly why: string }
  | { readonly say: 'over'; readonly points: readonly number[]; readonly winners: readonly Seat[] };

/** What the program has to decide. */
export interface Question {
  readonly say: 'decide';
  readonly seat: Seat;
  /** What the seat sees. */
  readonly view: GameState;
  readonly choices: readonly { readonly move: number; readonly notation: string }[];
  /** For each seat how much it has of each feature; what nobody may know is guessed. */
  readonly features: readonly (readonly number[])[];
  /** For each seat its points, as the seat sees them. */
  readonly points: readonly number[];
  /** How long the program may think, in milliseconds; null: as long as it likes. */
  readonly within: number | null;
}

export function gameLine(game: Game, seats: number, seat: Seat, options: Options): HouseLine {
  return {
    say: 'game',
    game: game.id,
    rules: game.rulesVersion,
    seats,
    seat,
    options,
    moves: game.moveCount,
    features: game.features?.names ?? [],
  };
}

/** `seed` is of the guesses only. */
export function questionLine(
  game: Game,
  view: GameState,
  seat: Seat,
  seed: string,
  within: number | null,
): Question {
  return {
    say: 'decide',
    seat,
    view,
    choices: game
      .actions(view, seat)
      .map((action) => ({ move: game.moveNumber(action), notation: game.notate(action) })),
    features: featuresOf(game, game.imagine(view, seat, rngFromSeed(seed))),
    points: game.scores(view).map(({ total }) => total),
    within,
  };
}

export function overLine(game: Game, end: GameState): HouseLine {
  return { say: 'over', points: game.scores(end).map(({ total }) => total), winners: game.winners(end) };
}

function featuresOf({ features }: Game, world: GameState): number[][] {
  return Array.from({ length: world.seats }, (_, seat) => {
    const counts: number[] = new Array(features?.names.length ?? 0).fill(0);
    features?.count(world, seat, {
      add: (place, count) => {
        counts[place] += count;
      },
    });
    return counts;
  });
}

/** The program's line names no open move. */
export class NoAnswer extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NoAnswer';
  }
}

/** A line of the program, as far as it can be read. */
export function readLine(line: string): Readonly<Record<string, unknown>> {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    throw new NoAnswer(`${shortened(line)} is no JSON`);
  }
  if (typeof said !== 'object' || said === null || Array.isArray(said)) {
    throw new NoAnswer(`${shortened(line)} is no object such as {"move": 17}`);
  }
  return { ...said };
}

/** The move that a line names, by its number or by its notation; it must be open. */
export function answeredMove(
  said: Readonly<Record<string, unknown>>,
  game: Game,
  open: readonly Action[],
): Action {
  const { move } = said;
  const meant = open.find((action) =>
    typeof move === 'string' ? game.notate(action) === move : game.moveNumber(action) === move,
  );
  if (meant === undefined)
    throw new NoAnswer(`${shortened(JSON.stringify(move) ?? 'nothing')} is no open move`);
  return meant;
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
