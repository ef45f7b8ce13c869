import type { Seat } from '@spielstube/engine';
import { type GameRecord, type LogEntry, type MyTable, RecordError, readRecord } from '@spielstube/table';
import { boxNameIn } from '../cellar/box-key.ts';
import type { StoredGame } from '../cellar/stored-game.ts';

/** Whom one plays with: other people, bots only, or nobody. */
export type Company = 'people' | 'bots' | 'alone';

export interface PlayedSeat {
  readonly name: string;
  /** The bot's; null for a person. */
  readonly level: string | null;
}

/** A game as "my games" lists and counts it, wherever it is kept. */
export interface PlayedGame {
  readonly id: string;
  readonly game: string;
  /** In this browser, or at a table of the house. */
  readonly kept: 'here' | 'house';
  readonly seats: readonly PlayedSeat[];
  /** One's own seat; null where only bots play. */
  readonly own: Seat | null;
  /** Of all seats; a solo rival comes last. */
  readonly points: readonly number[];
  readonly status: 'running' | 'over' | 'ended' | 'broken';
  readonly won: boolean;
  readonly begun: number;
  readonly touched: number;
  /** How long somebody sat there, in milliseconds; 0 where nobody knows. */
  readonly atTable: number;
  /** What the corrected box is called with which it is played; null for the box as it is. */
  readonly box: string | null;
}

/** Whoever does not move for longer has left the table. */
const LONGEST_THOUGHT = 10 * 60_000;

/** How long people and bots sat at a table: moves that follow each other soon. */
export function timeAtTable(log: readonly Pick<LogEntry, 'time'>[]): number {
  const times = log.map(({ time }) => time).filter((time) => time > 0);
  const gaps = times.slice(1).map((time, n) => time - times[n]);
  return gaps.filter((gap) => gap > 0 && gap <= LONGEST_THOUGHT).reduce((sum, gap) => sum + gap, 0);
}

/** Whoever is called as the person at this screen; otherwise the first one who is no bot. */
function ownSeat(seats: readonly PlayedSeat[], name: string): Seat | null {
  const named = seats.findIndex((seat) => seat.level === null && seat.name === name);
  const seat = named >= 0 ? named : seats.findIndex(({ level }) => level === null);
  return seat >= 0 ? seat : null;
}

function recordIn(text: string): GameRecord | null {
  try {
    return readRecord(text);
  } catch (error) {
    if (error instanceof RecordError) return null;
    throw error;
  }
}

/** A game of this browser; `name` is what the person here is called. */
export function playedHere(jar: StoredGame, name: string): PlayedGame {
  const record = recordIn(jar.record);
  const seats = jar.seats.map((seat, n): PlayedSeat => {
    const plan = record?.seats[n];
    return { name: seat.name, level: seat.kind === 'person' ? null : plan?.kind === 'bot' ? plan.level : '' };
  });
  const own = ownSeat(seats, name);
  const winners = record?.result?.winners ?? [];
  return {
    id: jar.id,
    game: jar.game,
    kept: 'here',
    seats,
    own,
    points: jar.totals,
    status: jar.broken !== '' || record === null ? 'broken' : jar.over ? 'over' : 'running',
    won: own !== null && winners.includes(own),
    begun: jar.created,
    touched: jar.updated,
    atTable: timeAtTable(jar.log ?? []),
    box: boxNameIn(jar),
  };
}

/** A table of the house; null as long as it waits for people. Who won is told by the points. */
export function playedInHouse(table: MyTable): PlayedGame | null {
  if (table.status === 'waiting') return null;
  const isOver = table.status === 'over';
  return {
    id: table.id,
    game: table.game,
    kept: 'house',
    seats: table.seats.map((seat) => ({
      name: seat.kind === 'open' ? '' : seat.name,
      level: seat.kind === 'bot' ? seat.level : null,
    })),
    own: table.seat,
    points: table.totals,
    status: isOver ? 'over' : table.status === 'ended' ? 'ended' : 'running',
    won: isOver && table.seat !== null && table.totals[table.seat] === Math.max(...table.totals),
    begun: table.created,
    touched: table.touched,
    atTable: 0,
    box: table.corrections === '' ? null : table.corrections,
  };
}

export function companyOf({ seats, own }: PlayedGame): Company {
  if (seats.length === 1) return 'alone';
  return seats.some(({ level }, seat) => level === null && seat !== own) ? 'people' : 'bots';
}
