import { type Agreement, type OptionLine, type Options, optionLines } from '@spielstube/engine';

/** Fewer switches than this stand there one by one. */
const LEAST_FOLDED = 3;

/** A line of the set-up page: an option, and the switches that mean something only because it is on. */
export interface OptionGroup {
  readonly line: OptionLine;
  readonly folded: readonly OptionLine[];
}

/** What there is to be agreed on at this table; options that mean nothing here are left out. */
export function optionGroups(game: Agreement, seats: number, picked: Options): OptionGroup[] {
  const lines = optionLines(game, seats, picked).filter(({ applies }) => applies);
  const groups: OptionGroup[] = [];
  const inGroup = new Set<OptionLine>();
  for (const line of lines) {
    if (inGroup.has(line)) continue;
    const folded = dependents(game, seats, picked, line, lines);
    for (const each of folded) inGroup.add(each);
    groups.push({ line, folded });
  }
  return groups;
}

/** Many switches that are there only as long as this one is on. */
function dependents(
  game: Agreement,
  seats: number,
  picked: Options,
  { rule, value }: OptionLine,
  lines: readonly OptionLine[],
): OptionLine[] {
  if (value !== true) return [];
  const without = optionLines(game, seats, { ...picked, [rule.key]: false });
  const gone = new Set(without.flatMap((line) => (line.applies ? [] : [line.rule.key])));
  const switches = lines.filter((line) => gone.has(line.rule.key) && typeof line.rule.standard === 'boolean');
  return switches.length < LEAST_FOLDED ? [] : switches;
}

/** What was picked, as far as it means anything at this table. */
export function optionsFor(game: Agreement, seats: number, picked: Options): Options {
  return Object.fromEntries(
    optionLines(game, seats, picked).flatMap(({ rule, value, applies }) =>
      applies ? [[rule.key, value]] : [],
    ),
  );
}
