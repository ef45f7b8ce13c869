import type { Page } from '@playwright/test';
import { type Action, type Game, type Options, randomInt, rngFromSeed, type Seat } from '@spielstube/engine';
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

/** How somebody picks a move without thinking. */
export type Habit = (moves: readonly Action[], seq: number) => Action;

const anyMove: Habit = (moves, seq) => moves[(seq * 7) % moves.length];

/** Does something with something, if there is anything to do: moves that name nothing mostly end things. */
export function busyHabit(seed: string): Habit {
  return (moves, seq) => {
    const busy = moves.filter((move) => Object.keys(move).length > 1);
    const among = busy.length > 0 ? busy : moves;
    return among[randomInt(rngFromSeed(`${seed} ${seq}`), among.length)];
  };
}

/** A move made without thinking, but none that only leads round in a circle. */
export function goOn(table: Table, habit: Habit = anyMove): void {
  const [seat] = table.deciding();
  const { game, seq } = table;
  table.submit(seat, game.notate(habit(game.candidates(table.look(seat, seq).view, seat), seq)));
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

/** Hands a file in at the front door. It has no path: not every system reads names beyond ASCII. */
export async function handIn(page: Page, text: string): Promise<void> {
  const file = { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

/** Opens a record at the front door. */
export async function openRecord(page: Page, record: string | GameRecord): Promise<void> {
  await page.goto('/');
  await handIn(page, typeof record === 'string' ? record : writeRecord(record));
}

/** From a table on which nothing lies to another one, without loading the house anew. */
export async function openAnother(page: Page, record: GameRecord): Promise<void> {
  const home = page.locator('header a[href="/"]');
  if ((await home.count()) === 0) await openRecord(page, record);
  else {
    await home.click();
    await handIn(page, writeRecord(record));
  }
  await page.waitForURL('**/table/*');
}
