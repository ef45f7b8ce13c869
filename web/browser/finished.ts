import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Game, Options, Seat } from '@spielstube/engine';
import { type GameRecord, type SeatPlan, Table, writeRecord } from '@spielstube/table';

const NAMES = ['Marthe', 'Sophie', 'Jakob', 'Balduin', 'Klara', 'Veit'];

/** So many seats: the first ones are people, the others bots. */
export const seatPlans = (seats: number, people = 1): SeatPlan[] =>
  NAMES.slice(0, seats).map((name, n) =>
    n < people ? { kind: 'person', name } : { kind: 'bot', level: 'apprentice', name },
  );

const MOST_SEEDS = 40;

interface Played {
  readonly game: Game;
  readonly seats: readonly SeatPlan[];
  readonly seed: string;
  readonly options?: Options;
  /** Where to stop; without it the game is played to its end. */
  until?(table: Table): boolean;
}

/** A move made without thinking, but none that only leads round in a circle. */
export function goOn(table: Table): void {
  const [seat] = table.deciding();
  const { game, seq } = table;
  const moves = game.candidates(table.look(seat, seq).view, seat);
  table.submit(seat, game.notate(moves[(seq * 7) % moves.length]));
}

/** The record of a game, played without thinking. */
export function playedRecord({ game, seats, seed, options = {}, until }: Played): GameRecord {
  const table = new Table(game, { seats, options, seed });
  while (!table.isOver()) {
    if (until?.(table) === true) return table.record();
    goOn(table);
  }
  if (until !== undefined) throw new Error(`the game with the seed ${seed} never comes to that point`);
  return table.record();
}

/** The record of the first game that comes to the point where it is to stop: one seed after the other is tried. */
export function foundRecord(played: Omit<Played, 'seed'>): GameRecord {
  for (let n = 0; n < MOST_SEEDS; n++) {
    try {
      return playedRecord({ ...played, seed: `found-${n}` });
    } catch (error) {
      if (n === MOST_SEEDS - 1) throw error;
    }
  }
  throw new Error('no seed was tried');
}

/** Stops where the seat is asked a question of this kind. */
export const isAsked =
  (seat: Seat, kind: string) =>
  (table: Table): boolean =>
    table.deciding().includes(seat) && table.look(seat).decision?.frame.kind === kind;

/** The record of a whole game of one person against bots. */
export const finishedRecord = (game: Game, seats: number, seed: string): GameRecord =>
  playedRecord({ game, seats: seatPlans(seats), seed });

/** Opens a record file at the front door. */
export async function openRecord(page: Page, path: string, record: string | GameRecord): Promise<void> {
  await writeFile(path, typeof record === 'string' ? record : writeRecord(record));
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(path);
}
