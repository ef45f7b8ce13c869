import {
  completeOptions,
  type Game,
  type Options,
  optionLines,
  randomInt,
  rngFromSeed,
} from '@spielstube/engine';
import { gameNamed } from '@spielstube/games';
import type { LogEntry, SeatPlan } from '@spielstube/table';
import { Table } from '@spielstube/table';
import { noNews } from '../rooms/news.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { KeptTable } from '../store/store.ts';
import { type HouseParts, LiveTable } from '../tables/live-table.ts';
import { quickThinker } from './quick-thinker.ts';

/** How long it takes until a table that slept can be looked at, in milliseconds. */
export interface Waking {
  readonly entries: number;
  readonly half: number;
  readonly longest: number;
}

/** A table like this is woken so often before it is measured: its rules are warm where people play. */
const WARM_UP = 5;
const SEED = 'wake';

const namesOf = (seats: number): string[] => Array.from({ length: seats }, (_, n) => `Seat ${n + 1}`);

/** A game by random moves, up to the last of them. */
function nearlyPlayed(game: Game, seats: number, options: Options): readonly LogEntry[] {
  const plan = namesOf(seats).map((name): SeatPlan => ({ kind: 'person', name }));
  const table = new Table(game, { seats: plan, options, seed: SEED });
  const rng = rngFromSeed(SEED);
  while (!table.isOver()) {
    const deciding = table.deciding();
    const seat = deciding[randomInt(rng, deciding.length)];
    const choices = table.look(seat).decision?.choices ?? [];
    table.submit(seat, choices[randomInt(rng, choices.length)].notation);
  }
  return table.entered.slice(0, -1);
}

function tableOf(game: Game, seats: number, options: Options): KeptTable {
  return {
    ...{ id: `${game.id} of ${seats}`, game: game.id, rulesVersion: game.rulesVersion, options, box: null },
    ...{ title: '', pace: { kind: 'free' }, timeUp: 'bot', join: 'link', invitation: '', watch: true },
    ...{ fromRecord: false, host: 'id of Seat 1', hostName: 'Seat 1', status: 'playing', seed: SEED },
    ...{ created: 0, touched: 0, due: null, begun: 0, next: null },
    plan: namesOf(seats).map((name) => ({ kind: 'person', name })),
    seats: namesOf(seats).map((name) => ({
      ...{ kind: 'person', person: `id of ${name}`, name, crest: 1, ready: true },
    })),
  };
}

/** The options of a table at which all of these are played. */
function played(game: Game, seats: number, expansions: readonly string[]): Options {
  const wanted: Record<string, Options[string]> = {};
  for (const expansion of expansions) {
    const line = optionLines(game, seats, wanted).find(({ rule }) => rule.key === expansion);
    wanted[expansion] = line?.values.at(-1) ?? true;
  }
  return completeOptions(game, seats, wanted);
}

/** Wakes a table one move before the end of its game again and again. */
export async function wake(
  id: string,
  expansions: readonly string[],
  seats: number,
  times: number,
): Promise<Waking> {
  const game = await gameNamed(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const options = played(game, seats, expansions);
  const log = nearlyPlayed(game, seats, options);
  const { store } = await openSqlite(':memory:');
  const table = tableOf(game, seats, options);
  await store.addTable(table, log);
  const parts: HouseParts = {
    ...{ store, thinker: quickThinker, news: noNews, now: Date.now, entered() {}, turned() {} },
    jobs: { schedule() {}, async start() {}, async stop() {} },
    isAccount: async () => false,
    unexpected: console.error,
  };
  const took: number[] = [];
  for (let n = -WARM_UP; n < times; n++) {
    const began = performance.now();
    const live = await LiveTable.wake(parts, table.id);
    live.room?.present.look(0);
    if (n >= 0) took.push(performance.now() - began);
    live.sleep();
  }
  await store.close();
  took.sort((one, other) => one - other);
  return {
    entries: log.length,
    half: took[Math.floor(took.length / 2)],
    longest: took[took.length - 1],
  };
}
