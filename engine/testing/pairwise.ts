import type { Game } from '../game.ts';
import { type OptionLine, type Options, type OptionValue, optionLines } from '../options.ts';
import { type Rng, randomInt, rngFromSeed } from '../random.ts';

/** How often other options are drawn for a pair that needs them ("only with goals") before it counts as impossible. */
const TRIES = 40;

type Pair = readonly [key: string, value: OptionValue, otherKey: string, otherValue: OptionValue];
const nameOf = (pair: Pair): string => JSON.stringify(pair);

/**
 * Sets of options in which every two values that can stand together do so at least once. The first set is the
 * standard one; the list is the same in every run.
 */
export function pairwiseOptions(game: Game, seats: number): Options[] {
  const rng = rngFromSeed(`pairwise ${game.id} ${seats}`);
  const sets = [chosen(optionLines(game, seats, {}))];
  const covered = new Set(sets.flatMap((options) => pairsOf(game, seats, options)).map(nameOf));
  for (const pair of allPairs(game, seats)) {
    if (covered.has(nameOf(pair))) continue;
    const options = optionsWith(game, seats, pair, rng);
    if (options === null) continue;
    sets.push(options);
    for (const other of pairsOf(game, seats, options)) covered.add(nameOf(other));
  }
  return sets;
}

const chosen = (lines: readonly OptionLine[]): Options =>
  Object.fromEntries(lines.filter(({ applies }) => applies).map(({ rule, value }) => [rule.key, value]));

/** Every two options that apply, with the values they have. */
function pairsOf(game: Game, seats: number, options: Options): Pair[] {
  const lines = optionLines(game, seats, options).filter(({ applies }) => applies);
  return lines.flatMap((one, n) =>
    lines.slice(n + 1).map((other): Pair => [one.rule.key, one.value, other.rule.key, other.value]),
  );
}

function allPairs(game: Game, seats: number): Pair[] {
  const lines = optionLines(game, seats, {});
  return lines.flatMap((one, n) =>
    lines
      .slice(n + 1)
      .flatMap((other) =>
        one.values.flatMap((value) =>
          other.values.map((otherValue): Pair => [one.rule.key, value, other.rule.key, otherValue]),
        ),
      ),
  );
}

/** A set with this pair and random values for the rest, or null if the two cannot stand together. */
function optionsWith(game: Game, seats: number, pair: Pair, rng: Rng): Options | null {
  const [key, value, otherKey, otherValue] = pair;
  for (let n = 0; n < TRIES; n++) {
    const random = optionLines(game, seats, {}).map(({ rule, values }) => [
      rule.key,
      values[randomInt(rng, values.length)],
    ]);
    const options = { ...Object.fromEntries(random), [key]: value, [otherKey]: otherValue };
    if (pairsOf(game, seats, options).some((one) => nameOf(one) === nameOf(pair)))
      return chosen(optionLines(game, seats, options));
  }
  return null;
}
