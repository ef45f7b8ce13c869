import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rng, randomInt, randomUnit, rngFromSeed, type Seat } from '@spielstube/engine';
import { missing, type Played } from './acknowledged.ts';
import { beginTable } from './opening.ts';
import { type Page, Person } from './person.ts';
import { ServerProcess } from './server-process.ts';

export interface LoadPlan {
  readonly tables: number;
  readonly seconds: number;
  readonly processes: number;
  /** PostgreSQL's address; SQLite if there is none. */
  readonly database?: string;
  say(line: string): void;
}

/** What was measured in one stretch of play. */
export interface Stretch {
  readonly movesPerSecond: number;
  /** Of 100 answers so many come within this time, in milliseconds. */
  readonly half: number;
  readonly ninetyNine: number;
  /** The share of time in which the database wrote, of all processes. */
  readonly writing: number;
}

export interface LoadReport {
  readonly calm: Stretch;
  readonly saturated: Stretch;
  readonly kilobytesPerTable: number;
  readonly wrong: readonly string[];
}

/** So many tables are shared by two people. */
const TABLES_A_PAIR = 10;
const SATURATED_SECONDS = 10;

interface Client {
  readonly page: Page;
  readonly seat: Seat;
  readonly table: Played;
  readonly rng: Rng;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays at many tables, first once a second, then as fast as the server answers. */
export async function load({
  tables,
  seconds,
  processes,
  database = '',
  say,
}: LoadPlan): Promise<LoadReport> {
  const folder = mkdtempSync(join(tmpdir(), 'spielstube-load-'));
  const servers: ServerProcess[] = [];
  for (let n = 0; n < processes; n++)
    servers.push(await ServerProcess.start({ DATABASE_URL: database, SPIELSTUBE_DATA: folder }));
  const measured = new Meter(servers);
  const before = await measured.sum('process_resident_memory_bytes');
  const clients: Client[] = [];
  for (let n = 0; n < tables; n += TABLES_A_PAIR) {
    clients.push(...(await openPair(servers, n, Math.min(TABLES_A_PAIR, tables - n))));
    if (n % 100 === 0) say(`${clients.length / 2} of ${tables} tables are open`);
  }
  const memory = (await measured.sum('process_resident_memory_bytes')) - before;
  say('once a second …');
  const calm = await measured.during(clients, seconds, 1000);
  say('as fast as it goes …');
  const saturated = await measured.during(clients, SATURATED_SECONDS, 0);
  for (const { page } of clients) page.close();
  for (const server of servers) await server.stop('SIGTERM');
  const played = [...new Set(clients.map(({ table }) => table))];
  const wrong = await missing(played, database, folder);
  rmSync(folder, { recursive: true, force: true });
  return { calm, saturated, kilobytesPerTable: memory / 1024 / tables, wrong };
}

/** Two people at several tables; where there are several processes, each comes in by another one. */
async function openPair(servers: readonly ServerProcess[], n: number, tables: number): Promise<Client[]> {
  const urls = [0, 1].map((seat) => servers[(n / TABLES_A_PAIR + seat) % servers.length].url);
  const people = await Promise.all(urls.map((url) => Person.guest(url, 'Anna')));
  const clients: Client[] = [];
  for (let one = 0; one < tables; one++) {
    const id = await beginTable(people);
    const table: Played = { id, acknowledged: [], isOver: false };
    for (const [seat, person] of people.entries()) {
      const page = await person.connect();
      page.keeps = false;
      await page.open(id);
      clients.push({ page, seat, table, rng: rngFromSeed(`${id} ${seat}`) });
    }
  }
  return clients;
}

/** Plays for a while and tells what was measured. */
class Meter {
  private readonly servers: readonly ServerProcess[];
  constructor(servers: readonly ServerProcess[]) {
    this.servers = servers;
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

  async during(clients: readonly Client[], seconds: number, pause: number): Promise<Stretch> {
    const writing = await this.sum('spielstube_writing_seconds');
    const times: number[] = [];
    const end = performance.now() + seconds * 1000;
    await Promise.all(clients.map((client) => playUntil(client, end, pause, times)));
    times.sort((one, other) => one - other);
    const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
    return {
      movesPerSecond: times.length / seconds,
      half: at(0.5),
      ninetyNine: at(0.99),
      writing: ((await this.sum('spielstube_writing_seconds')) - writing) / seconds / this.servers.length,
    };
  }
}

async function playUntil(client: Client, end: number, pause: number, times: number[]): Promise<void> {
  const { page, table, seat, rng } = client;
  await wait(pause * randomUnit(rng));
  while (performance.now() < end && !table.isOver) {
    const { decision, result } = page.looks.get(table.id) ?? { decision: null, result: null };
    if (result) table.isOver = true;
    if (decision === null || result) {
      await wait(pause || 5);
      continue;
    }
    const { notation } = decision.choices[randomInt(rng, decision.choices.length)];
    const sent = performance.now();
    const refusal = await page.submit(table.id, notation, decision.id);
    times.push(performance.now() - sent);
    if (refusal === null) table.acknowledged.push({ seat, decision: decision.id, notation });
    await page.until(() => page.looks.get(table.id)?.decision?.id !== decision.id);
    await wait(pause);
  }
}
