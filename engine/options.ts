export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** An option of a table. A boolean is a switch, anything else is one of the listed values. */
export interface OptionRule {
  readonly key: string;
  /** What can be chosen; by the number of seats where it depends on it. */
  readonly values: readonly OptionValue[] | ((seats: number) => readonly OptionValue[]);
  readonly standard: OptionValue;
  /** Whether the option means anything at a table; `options` holds those that stand before it in the list. */
  when?(seats: number, options: Options): boolean;
}

/** What there is to be agreed on before a game: its seat counts and its options. */
export interface Agreement {
  readonly id: string;
  readonly seats: readonly number[];
  readonly options: readonly OptionRule[];
}

export function valuesOf(rule: OptionRule, seats: number): readonly OptionValue[] {
  return typeof rule.values === 'function' ? rule.values(seats) : rule.values;
}

/** "random" and the number of each seat: who begins. */
export const startPlayerValues = (seats: number): readonly OptionValue[] => [
  'random',
  ...Array.from({ length: seats }, (_, seat) => `${seat + 1}`),
];

/** The option that says who begins: the same in every game that draws lots for it. Alone it means nothing. */
export const START_PLAYER: OptionRule = {
  key: 'startPlayer',
  values: startPlayerValues,
  standard: 'random',
  when: (seats) => seats > 1,
};

/** What was asked for at a table cannot be had; the message says why, in English. */
export class OptionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OptionError';
  }
}

/** An option as it stands at a table. */
export interface OptionLine {
  readonly rule: OptionRule;
  readonly values: readonly OptionValue[];
  readonly value: OptionValue;
  /** False if it means nothing at this table; it has its standard value then. */
  readonly applies: boolean;
}

/** All options of a table in their order. What is not given, does not fit or does not apply has its standard value. */
export function optionLines(game: Agreement, seats: number, given: Options): OptionLine[] {
  const chosen: Record<string, OptionValue> = {};
  return game.options.map((rule) => {
    const applies = rule.when?.(seats, chosen) ?? true;
    const values = valuesOf(rule, seats);
    const wanted = given[rule.key];
    const value = applies && wanted !== undefined && values.includes(wanted) ? wanted : rule.standard;
    chosen[rule.key] = value;
    return { rule, values, value, applies };
  });
}

/**
 * The options of a table: those given, and standard values for the rest. An unknown key, a value that this number of
 * seats does not have, or a choice that means nothing here is an `OptionError`.
 */
export function completeOptions(game: Agreement, seats: number, given: Options): Options {
  if (!game.seats.includes(seats)) throw new OptionError(`${game.id} is not for ${seats} seats`);
  for (const key of Object.keys(given)) {
    if (!game.options.some((rule) => rule.key === key))
      throw new OptionError(`${game.id} has no option "${key}"`);
  }
  const complete: Record<string, OptionValue> = {};
  for (const { rule, values, value, applies } of optionLines(game, seats, given)) {
    const wanted = given[rule.key];
    if (wanted !== undefined && wanted !== value) {
      throw new OptionError(
        applies
          ? `option "${rule.key}" of ${game.id} with ${seats} seats is one of ${values.join(', ')}, not ${wanted}`
          : `option "${rule.key}" of ${game.id} means nothing at this table`,
      );
    }
    complete[rule.key] = value;
  }
  return complete;
}
