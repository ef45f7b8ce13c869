import type { Corrections, NamedBox, Options, OptionValue, Seat } from '@spielstube/engine';
import type { Move } from './log.ts';
import { RecordError, type RecordProblem } from './record-error.ts';

/** Who sits on a seat: a person, or a bot of a level. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string; readonly name: string };

/** How a finished game ended, as written in its record. */
export interface RecordedResult {
  /** Points of each seat, a solo rival last. */
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** Hash of the final state. */
  readonly hash: string;
}

/** A game as a file: what was agreed, the seed, every move. Everything else can be rebuilt from it. */
export interface GameRecord {
  readonly game: string;
  readonly rulesVersion: number;
  /** Names the corrections of the box that were in use; '' for the box as it is. */
  readonly corrections: string;
  /** These corrections themselves; null for the box as it is, and in records that only name them. */
  readonly box: NamedBox | null;
  readonly seats: readonly SeatPlan[];
  readonly options: Options;
  readonly seed: string;
  /** The hash of the seed that was shown when the game started. */
  readonly commitment: string;
  readonly moves: readonly Move[];
  /** Absent while the game is running. */
  readonly result: RecordedResult | null;
}

const FIRST_LINE = 'spielstube record 1';
/** Longer lines and larger files are no records of ours. */
const MAX_LINE = 400;
const MAX_LINES = 100_000;

/** The lines before the moves, for finding the line of a move: see `lineOfMove`. */
function headLines(record: Omit<GameRecord, 'moves' | 'result'>): string[] {
  return [
    FIRST_LINE,
    `game ${record.game}`,
    `rules ${record.rulesVersion}`,
    ...(record.corrections === '' ? [] : [`corrections ${record.corrections}`]),
    ...boxLines(record.box),
    ...record.seats.map((seat, n) =>
      seat.kind === 'bot'
        ? `seat ${n + 1} bot ${seat.level} ${seat.name}`
        : `seat ${n + 1} person ${seat.name}`,
    ),
    ...Object.entries(record.options).map(([key, value]) => `option ${key} ${JSON.stringify(value)}`),
    `commitment ${record.commitment}`,
    `seed ${record.seed}`,
  ];
}

function boxLines(box: NamedBox | null): string[] {
  if (box === null) return [];
  const values = Object.entries(box.values).map(([path, value]) => `value ${path} ${JSON.stringify(value)}`);
  return [`box ${box.name}`.trimEnd(), ...values];
}

/** The line in which a move stands, counted from 1. */
export function lineOfMove(record: GameRecord, move: number): number {
  return headLines(record).length + move + 1;
}

/** The lines after the moves. */
export function resultLines({ scores, winners, hash }: RecordedResult): string[] {
  return [
    `scores ${scores.join(' ')}`,
    `winners ${winners.map((seat) => seat + 1).join(' ')}`.trimEnd(),
    `hash ${hash}`,
  ];
}

export function writeRecord(record: GameRecord): string {
  const lines = headLines(record);
  record.moves.forEach((move, n) => {
    lines.push(`${n + 1} ${move.seat + 1} ${move.notation}`);
  });
  if (record.result !== null) lines.push(...resultLines(record.result));
  return `${lines.join('\n')}\n`;
}

/** Reads a record file; only its form is checked here, the game itself by `verifyRecord`. */
export function readRecord(text: string): GameRecord {
  const reader = new Lines(text);
  if (reader.next() !== FIRST_LINE) throw reader.expected(FIRST_LINE);
  const game = reader.keyword('game');
  const rulesVersion = reader.number(reader.keyword('rules'));
  const corrections = reader.peek()?.startsWith('corrections ') ? reader.keyword('corrections') : '';
  const box = corrections === '' ? null : readBoxLines(reader);
  const seats: SeatPlan[] = [];
  while (reader.peek()?.startsWith('seat ')) seats.push(readSeat(reader, seats.length));
  if (seats.length === 0) throw reader.expected('seat 1 …');
  const options: Record<string, OptionValue> = {};
  while (reader.peek()?.startsWith('option ')) readOption(reader, options);
  const commitment = reader.keyword('commitment');
  const seed = reader.keyword('seed');
  const moves: Move[] = [];
  while (/^\d/.test(reader.peek() ?? '')) moves.push(readMove(reader, moves.length, seats.length));
  const result = reader.peek() === undefined ? null : readResult(reader, seats.length);
  if (reader.peek() !== undefined) {
    reader.next();
    throw reader.error({ what: 'nothingExpected' });
  }
  return { game, rulesVersion, corrections, box, seats, options, seed, commitment, moves, result };
}

/** The corrections that a record was played with, if it holds them. */
function readBoxLines(reader: Lines): NamedBox | null {
  if (!/^box(?: |$)/.test(reader.peek() ?? '')) return null;
  const name = reader.keyword('box');
  const values: Record<string, Corrections[string]> = {};
  while (reader.peek()?.startsWith('value ')) {
    const match = /^value (\S+) (true|false|-?\d{1,9}|"(?:[^"\\]|\\.)*")$/.exec(reader.next());
    if (match === null) throw reader.expected('value PATH VALUE');
    values[match[1]] = JSON.parse(match[2]);
  }
  return { name, values };
}

function readSeat(reader: Lines, seat: number): SeatPlan {
  const match = /^seat (\d+) (?:person|bot (\S+)) (.+)$/.exec(reader.next());
  if (match === null || Number(match[1]) !== seat + 1) {
    throw reader.expected(`seat ${seat + 1} person NAME" or "seat ${seat + 1} bot LEVEL NAME`);
  }
  const [, , level, name] = match;
  return level === undefined ? { kind: 'person', name } : { kind: 'bot', level, name };
}

function readOption(reader: Lines, options: Record<string, OptionValue>): void {
  const match = /^option (\S+) (true|false|-?\d+|"[^"\\]*")$/.exec(reader.next());
  if (match === null) throw reader.expected('option KEY VALUE');
  const [, key, value] = match;
  if (value.startsWith('"')) options[key] = value.slice(1, -1);
  else options[key] = value === 'true' ? true : value === 'false' ? false : Number(value);
}

function readMove(reader: Lines, moves: number, seats: number): Move {
  const match = /^(\d+) (\d+) (\S.*)$/.exec(reader.next());
  if (match === null || Number(match[1]) !== moves + 1) throw reader.expected(`${moves + 1} SEAT MOVE`);
  const seat = Number(match[2]) - 1;
  if (seat < 0 || seat >= seats) throw reader.error({ what: 'noSeat', seat: match[2] });
  return { seat, notation: match[3] };
}

function readResult(reader: Lines, seats: number): RecordedResult {
  const scores = reader
    .keyword('scores')
    .split(' ')
    .map((word) => reader.number(word));
  if (scores.length < seats) throw reader.error({ what: 'expectedScores', seats });
  const winners = reader
    .keyword('winners')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => reader.number(word) - 1);
  return { scores, winners, hash: reader.keyword('hash') };
}

/** Reads line by line and knows where it is. */
class Lines {
  private readonly lines: string[];
  private at = 0;
  constructor(text: string) {
    this.lines = text.split(/\r?\n/);
    while (this.lines.length > 0 && this.lines[this.lines.length - 1] === '') this.lines.pop();
    if (this.lines.length === 0) throw new RecordError(1, { what: 'empty' });
    if (this.lines.length > MAX_LINES) throw new RecordError(MAX_LINES, { what: 'fileTooLong' });
  }
  peek(): string | undefined {
    return this.lines[this.at];
  }
  next(): string {
    const line = this.lines[this.at++];
    if (line === undefined) throw this.error({ what: 'endsTooEarly' });
    if (line.length > MAX_LINE) throw this.error({ what: 'lineTooLong' });
    return line;
  }
  /** The rest of a line that starts with a keyword. */
  keyword(word: string): string {
    const line = this.next();
    if (line !== word && !line.startsWith(`${word} `)) throw this.expected(`${word} …`);
    return line.slice(word.length + 1);
  }
  number(word: string): number {
    if (!/^-?\d{1,9}$/.test(word)) throw this.error({ what: 'noNumber', word });
    return Number(word);
  }
  expected(form: string): RecordError {
    return this.error({ what: 'expected', form });
  }
  error(problem: RecordProblem): RecordError {
    return new RecordError(this.at, problem);
  }
}
