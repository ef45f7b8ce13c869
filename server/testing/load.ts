import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUnit, rngFromSeed } from '@spielstube/engine';
import { missing, type Played } from './acknowledged.ts';
import { beginTable } from './opening.ts';
import { Person } from './person.ts';
import { type Worked, workedByAllOf } from './processor.ts';
import { QuickPage } from './quick-page.ts';
import { limitProcessor } from './quota.ts';
import { ServerProcess } from './server-process.ts';

export interface LoadPlan {
  /** The tables' games, in turn. */
  readonly games: readonly string[];
  readonly tables: number;
  readonly seconds: number;
  readonly processes: number;
  /** Each server has at most this share of one processor; all that it can get if there is none. */
  readonly share?: number;
  /** PostgreSQL's address; SQLite if there is none. */
  readonly database?: string;
  /** The number of PostgreSQL's first process, if there is one on this machine. */
  readonly databaseProcess?: number;
  say(line: string): void;
}

/** What was measured in one stretch of play. */
export interface Stretch {
  readonly movesPerSecond: number;
  /** Of 100 answers so many come within this time, in milliseconds. */
  readonly half: number;
  readonly ninetyNine: number;
  /** The share of time in which a server waited for the database to write, on average. */
  readonly writing: number;
  readonly moves: number;
  readonly seconds: number;
  /** What processors worked for each part meanwhile; whoever is left out cannot be measured on this machine. */
  readonly worked: Readonly<Partial<Record<Part, Worked>>>;
  /** How many processors were busy with anything at all, others on this machine included. */
  readonly busy: number;
}

/** Who needs processors while there is play. */
export const PARTS = ['servers', 'players', 'database'] as const;
export type Part = (typeof PARTS)[number];

export interface LoadReport {
  readonly calm: Stretch;
  readonly saturated: Stretch;
  readonly kilobytesPerTable: number;
  readonly wrong: readonly string[];
}

const OPENED_AT_ONCE = 8;
const SATURATED_SECONDS = 15;
/** Where each of two clients moves once a second, one of them moves every half second. */
const CALM_PAUSE = 500;

type Pair = readonly QuickPage[];

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays at many tables, first so that each client moves once a second, then as fast as the server answers. */
export async function load(plan: LoadPlan): Promise<LoadReport> {
  const { tables, seconds, processes, share, database = '', say } = plan;
  const folder = mkdtempSync(join(tmpdir(), 'spielstube-load-'));
  const servers: ServerProcess[] = [];
  for (let n = 0; n < processes; n++)
    servers.push(await ServerProcess.start({ DATABASE_URL: database, SPIELSTUBE_DATA: folder }));
  const meter = new Meter(servers, plan.databaseProcess);
  const before = await meter.sum('process_resident_memory_bytes');
  const pairs = await openTables(servers, plan);
  const limits = share === undefined ? [] : servers.map(({ pid }) => limitProcessor(pid, share));
  say('each client once a second …');
  const calm = await meter.during(pairs, seconds, playCalmly);
  const memory = (await meter.sum('process_resident_memory_bytes')) - before;
  say('as fast as it goes …');
  const saturated = await meter.during(pairs, SATURATED_SECONDS, playFast);
  for (const page of pairs.flat()) page.close();
  for (const server of servers) await server.stop('SIGTERM');
  for (const tidyUp of limits) tidyUp();
  const wrong = await missing(
    pairs.map(([{ table }]) => table),
    database,
    folder,
  );
  rmSync(folder, { recursive: true, force: true });
  return { calm, saturated, kilobytesPerTable: memory / 1024 / tables, wrong };
}

async function openTables(servers: readonly ServerProcess[], plan: LoadPlan): Promise<Pair[]> {
  const { tables, say } = plan;
  const pairs: Pair[] = [];
  let next = 0;
  const openSome = async (): Promise<void> => {
    while (next < tables) {
      pairs.push(await openForTwo(servers, next++, plan));
      if (pairs.length % 200 === 0) say(`${pairs.length} of ${tables} tables are open`);
    }
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openSome));
  return pairs;
}

/** Two people at a table; where there are several processes, each comes in by another one. */
async function openForTwo(servers: readonly ServerProcess[], n: number, { games }: LoadPlan): Promise<Pair> {
  const urls = [0, 1].map((seat) => servers[(n + seat) % servers.length].url);
  const people = await Promise.all(urls.map((url) => Person.guest(url, 'Anna')));
  const id = await beginTable(people, { game: games[n % games.length] });
  const table: Played = { id, acknowledged: [], isOver: false };
  return Promise.all(
    people.map((person, seat) => QuickPage.open(person, table, seat, rngFromSeed(`${id} ${seat}`))),
  );
}

/** At every table somebody moves every half second, so that each of the two moves once a second. */
async function playCalmly(pairs: readonly Pair[], end: number): Promise<void> {
  const rng = rngFromSeed('calm');
  const timers = new Set<NodeJS.Timeout>();
  for (const pair of pairs) {
    const tick = (): void => {
      pair.some((page) => page.move());
    };
    const begin = setTimeout(() => timers.add(setInterval(tick, CALM_PAUSE)), CALM_PAUSE * randomUnit(rng));
    timers.add(begin);
  }
  await wait(end - performance.now());
  for (const timer of timers) clearInterval(timer);
  await allAnswered(pairs);
}

/** Whoever is asked moves at once. */
async function playFast(pairs: readonly Pair[], end: number): Promise<void> {
  for (const page of pairs.flat()) {
    page.stirred = () => void page.move();
    page.move();
  }
  await wait(end - performance.now());
  for (const page of pairs.flat()) page.stirred = () => {};
  await allAnswered(pairs);
}

async function allAnswered(pairs: readonly Pair[]): Promise<void> {
  while (pairs.flat().some((page) => page.isWaiting)) await wait(20);
}

/** What has been spent so far. */
interface Spent extends Pick<Stretch, 'writing' | 'worked' | 'busy'> {}

function workedBetween(before: Spent, after: Spent): Stretch['worked'] {
  const worked: Partial<Record<Part, Worked>> = {};
  for (const part of PARTS) {
    const [then, now] = [before.worked[part], after.worked[part]];
    if (then !== undefined && now !== undefined)
      worked[part] = { user: now.user - then.user, system: now.system - then.system };
  }
  return worked;
}

/** Measures a stretch of play. */
class Meter {
  private readonly servers: readonly ServerProcess[];
  private readonly databaseProcess: number | undefined;
  constructor(servers: readonly ServerProcess[], databaseProcess: number | undefined) {
    this.servers = servers;
    this.databaseProcess = databaseProcess;
  }

  /** A number that all servers tell of themselves, added up. */
  async sum(name: string): Promise<number> {
    let sum = 0;
    for (const { url } of this.servers) {
      const text = await (await fetch(`${url}/metrics`)).text();
      sum += Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
    }
    return sum;
  }

  private async spent(): Promise<Spent> {
    const { user, system } = process.cpuUsage();
    const database = this.databaseProcess === undefined ? null : workedByAllOf(this.databaseProcess);
    return {
      writing: (await this.sum('spielstube_writing_seconds')) / this.servers.length,
      worked: {
        servers: {
          user: await this.sum('process_cpu_user_seconds_total'),
          system: await this.sum('process_cpu_system_seconds_total'),
        },
        players: { user: user / 1e6, system: system / 1e6 },
        ...(database === null ? {} : { database }),
      },
      busy:
        cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000,
    };
  }

  async during(
    pairs: readonly Pair[],
    seconds: number,
    play: (pairs: readonly Pair[], end: number) => Promise<void>,
  ): Promise<Stretch> {
    const times: number[] = [];
    for (const page of pairs.flat()) page.answered = (milliseconds) => times.push(milliseconds);
    const before = await this.spent();
    const began = performance.now();
    await play(pairs, began + seconds * 1000);
    const took = (performance.now() - began) / 1000;
    const after = await this.spent();
    times.sort((one, other) => one - other);
    const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
    return {
      movesPerSecond: times.length / took,
      half: at(0.5),
      ninetyNine: at(0.99),
      writing: (after.writing - before.writing) / took,
      moves: times.length,
      seconds: took,
      worked: workedBetween(before, after),
      busy: (after.busy - before.busy) / took,
    };
  }
}
