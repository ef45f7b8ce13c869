import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Action } from '../decision.ts';
import type { Game, GameEvent } from '../game.ts';
import type { Options } from '../options.ts';
import { randomInt, rngFromSeed } from '../random.ts';
import type { GameState } from '../state.ts';
import { Books, type Ledger } from './books.ts';
import { lanesAreUnseen, lanesCommute } from './lanes.ts';
import { pairwiseOptions } from './pairwise.ts';
import { countSequences, HABITS, type Position, playGame } from './play.ts';
import {
  candidatesAreOpen,
  nothingLeaks,
  offersAreExact,
  reasonsAgree,
  replaysToTheSame,
  survivesJson,
} from './properties.ts';
import { worldsLookAlike } from './worlds.ts';

/** What a game says of itself for the conformance suite. */
export interface Conformance {
  /** Every kind of component and how many of it are somewhere now. */
  census(s: GameState): Readonly<Record<string, number>>;
  /** What is not limited by the box. */
  readonly ledger?: Ledger;
  /** No game has more decisions than this. */
  readonly mostDecisions: number;
  /**
   * Moves by which something of a seat's own that was hidden is shown, such as a hand card, also where that happens by
   * itself in consequence (`heard`; `s` is what the observer sees then); absent: none.
   */
  discloses?(action: Action, heard: readonly GameEvent[], s: GameState): boolean;
  /** By seat count: the number of distinct action sequences, 1, 2, 3 … decisions long, from the seed "golden". */
  readonly golden: Readonly<Record<number, readonly number[]>>;
}

/** Games for each seat count: a few in every run, SPIELSTUBE_GAMES=10000 for all of them. */
const GAMES = Number(process.env.SPIELSTUBE_GAMES ?? 40);
/** The thorough checks are made at about one position in this many. */
const THOROUGH_EVERY = 40;

/**
 * The suite that every game passes by naming itself: nine properties, a fuzzer and golden counts. Options are drawn from
 * sets in which every two values meet.
 */
export function conformance(game: Game, about: Conformance): void {
  for (const seats of game.seats) {
    const optionSets = pairwiseOptions(game, seats);
    describe(`${game.id} with ${seats} seats`, () => {
      test(`keeps its properties in ${GAMES} random games`, { timeout: 3_600_000 }, () => {
        const everSeen = new Set<Action>();
        fc.assert(
          fc.property(fc.nat(), fc.constantFrom(...optionSets), (number, options) => {
            checkGame(game, about, seats, options, `conformance ${number}`, everSeen);
          }),
          { numRuns: GAMES, seed: seats },
        );
      });

      test('has no dead end and no endless game, whatever the habits of the players', {
        timeout: 3_600_000,
      }, () => {
        for (const policy of HABITS) {
          for (let n = 0; n < Math.ceil(GAMES / 4); n++) {
            playGame(
              game,
              seats,
              optionSets[n % optionSets.length],
              `fuzz ${n}`,
              policy,
              about.mostDecisions,
            );
          }
        }
      });

      test('has the golden number of action sequences', () => {
        const s = game.setup(seats, {}, 'golden');
        const golden = about.golden[seats];
        expect(golden.map((_, n) => countSequences(game, s, n + 1))).toEqual(golden);
      });
    });
  }
}

function checkGame(
  game: Game,
  about: Conformance,
  seats: number,
  options: Options,
  seed: string,
  everSeen: Set<Action>,
): void {
  const rng = rngFromSeed(`where ${seed}`);
  const start = game.setup(seats, options, seed);
  const inBox = JSON.stringify(about.census(start));
  const books = about.ledger && new Books(about.ledger, start);
  const policy = HABITS[randomInt(rng, HABITS.length)];
  const watch = (position: Position): void => {
    // 1. Nothing is created or lost.
    if (JSON.stringify(about.census(position.s)) !== inBox)
      expect(about.census(position.s)).toEqual(JSON.parse(inBox));
    books?.expectBalance(position.s);
    for (const action of position.choices) everSeen.add(action);
    if (randomInt(rng, THOROUGH_EVERY) > 0) return;
    offersAreExact(game, position, everSeen);
    candidatesAreOpen(game, position);
    reasonsAgree(game, position);
    survivesJson(game, position);
    nothingLeaks(game, position, seed);
    worldsLookAlike(
      game,
      position.s,
      `${seed} ${position.played.length}`,
      (...shown) => about.discloses?.(...shown) ?? false,
    );
    lanesCommute(game, position);
    lanesAreUnseen(game, position);
  };
  // 6. A game always ends, and no seat is asked to choose from nothing: playGame throws otherwise.
  const { s, played } = playGame(game, seats, options, seed, policy, about.mostDecisions, watch, (event) =>
    books?.enter(event),
  );
  books?.expectBalance(s);
  expect(game.deciding(s)).toEqual([]);
  for (const winner of game.winners(s)) expect(winner).toBeLessThan(seats);
  replaysToTheSame(game, options, seed, s, played);
}
