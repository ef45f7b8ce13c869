import { availableParallelism } from 'node:os';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { botNamed, UnknownBot } from '@spielstube/bots';
import {
  completeOptions,
  type Game,
  OptionError,
  type Options,
  type OptionValue,
  valuesOf,
} from '@spielstube/engine';
import { UsageError } from './command.ts';
import { layFile } from './corrections.ts';
import { loadAll, loadGame } from './house.ts';

/** The game that is meant where none is named. */
const STANDARD_GAME = 'burgundy';

/** What was typed after the command, before it is understood. */
export class Typed {
  private readonly values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
  private readonly positionals: readonly string[];

  /** `flags` take a value; `switches` stand alone; `--json` and `--corrections` belong to every command. */
  constructor(args: readonly string[], flags: readonly string[], switches: readonly string[] = []) {
    const options: ParseArgsOptionsConfig = { json: { type: 'boolean' }, corrections: { type: 'string' } };
    for (const flag of flags) options[flag] = { type: 'string', multiple: flag === 'option' };
    for (const each of switches) options[each] = { type: 'boolean' };
    try {
      const parsed = parseArgs({ args: [...args], options, allowPositionals: true });
      this.values = parsed.values;
      this.positionals = parsed.positionals;
    } catch (error) {
      throw new UsageError(error instanceof Error ? firstSentence(error.message) : String(error));
    }
  }

  get json(): boolean {
    return this.has('json');
  }

  text(flag: string): string | undefined {
    const value = this.values[flag];
    return typeof value === 'string' ? value : undefined;
  }

  /** Whether a switch was typed. */
  has(name: string): boolean {
    return this.values[name] === true;
  }

  /** A whole number within limits. */
  number(flag: string, standard: number, least: number, most: number): number {
    const text = this.text(flag);
    if (text === undefined) return standard;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      throw new UsageError(`--${flag} is a whole number from ${least} to ${most}, not "${text}"`);
    }
    return value;
  }

  /** The arguments without a flag; there must be exactly these. */
  files(...names: readonly string[]): string[] {
    if (this.positionals.length > names.length) {
      throw new UsageError(`"${this.positionals[names.length]}" is one argument too many`);
    }
    if (this.positionals.length < names.length) {
      throw new UsageError(`${names[this.positionals.length]} is missing`);
    }
    return [...this.positionals];
  }

  /** The game that was named, with the corrections that were. */
  game(): Promise<Game> {
    this.layCorrections();
    return loadGame(this.text('game') ?? STANDARD_GAME);
  }

  /** The same; without a name all games. */
  async games(): Promise<Game[]> {
    if (this.text('game') !== undefined) return [await this.game()];
    this.layCorrections();
    return loadAll();
  }

  /** Before any game is loaded. */
  layCorrections(): void {
    const file = this.text('corrections');
    if (file !== undefined) layFile(file);
  }

  seats(game: Game, standard: number): number {
    const seats = this.number('seats', standard, 1, 99);
    if (!game.seats.includes(seats)) {
      throw new UsageError(`${game.id} is for ${game.seats.join(', ')} seats, not for ${seats}`);
    }
    return seats;
  }

  /**
   * The options of a table, from `--option key=value`; `more` stands in place of what was typed. What only others of
   * several games have is left to them.
   */
  options(game: Game, seats: number, more: Options = {}, games: readonly Game[] = [game]): Options {
    const given: Record<string, OptionValue> = {};
    const typed = this.values.option;
    for (const each of Array.isArray(typed) ? typed : []) {
      const [key, value] = String(each).split('=', 2);
      const rule = game.options.find((one) => one.key === key);
      if (rule === undefined && games.some(({ options }) => options.some((one) => one.key === key))) continue;
      const values = rule === undefined ? [] : valuesOf(rule, seats);
      given[key] = values.find((one) => String(one) === value) ?? value ?? '';
    }
    try {
      return completeOptions(game, seats, { ...given, ...more });
    } catch (error) {
      if (error instanceof OptionError) throw new UsageError(error.message);
      throw error;
    }
  }

  /** The same for tables that take turns: one for each value of the option that `--vary` names. */
  variedOptions(game: Game, seats: number): Options[] {
    const key = this.text('vary');
    if (key === undefined) return [this.options(game, seats)];
    const rule = game.options.find((one) => one.key === key);
    if (rule === undefined) throw new UsageError(`${game.id} has no option "${key}" to vary`);
    return valuesOf(rule, seats).map((value) => this.options(game, seats, { [key]: value }));
  }

  /** The names after `--bots`. */
  names(standard: string): string[] {
    return (this.text('bots') ?? standard).split(',').map((name) => name.trim());
  }

  /** The bots by name, checked. */
  bots(standard: string): string[] {
    const bots = this.names(standard);
    for (const name of bots) checkBot(name);
    return bots;
  }

  /** The one bot after `--bot`, checked. */
  bot(standard: string): string {
    const name = this.text('bot') ?? standard;
    checkBot(name);
    return name;
  }

  seed(): string {
    return this.text('seed') ?? '1';
  }

  workers(): number {
    return this.number('workers', availableParallelism(), 1, 64);
  }
}

/** Refuses what is no bot. */
export function checkBot(name: string): void {
  try {
    botNamed(name);
  } catch (error) {
    if (error instanceof UnknownBot) throw new UsageError(error.message);
    throw error;
  }
}

function firstSentence(message: string): string {
  return message.split(/\.\s/)[0];
}

export const VARY_HELP = '  --vary KEY            the games go through all values of this option in turn';

/** Lines for the help of commands that play games. */
export const GAME_HELP = `  --game ID             which game (standard: burgundy)
  --seats N             how many seats
  --option KEY=VALUE    an option of the table, may be repeated; "spielstube games" lists them
  --corrections FILE    corrected values of the box, see "spielstube box --help"`;
