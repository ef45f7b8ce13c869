import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rng, randomInt, randomUnit, rngFromSeed, type Seat } from '@spielstube/engine';
import type { Opening } from '@spielstube/table';
import { missing, type Played } from './acknowledged.ts';
import { beginTable } from './opening.ts';
import { type Page, Person } from './person.ts';
import { ServerProcess } from './server-process.ts';

export interface CrashPlan {
  readonly tables: number;
  readonly kills: number;
  /** PostgreSQL's address; SQLite if there is none. */
  readonly database?: string;
  readonly seed: string;
  say(line: string): void;
}

/** How it went. Both lists are empty if nothing is wrong. */
export interface CrashReport {
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly stuck: readonly string[];
}

const GAMES = ['burgundy', 'village', 'orleans', 'villagers', 'newdale'];
/** After the last crash every table must come so much further. */
const MOVES_AFTER = 2;
/** For a server that is slow to come back on a busy machine. */
const PATIENCE = 120_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays on a server that is killed again and again, and looks afterwards for every move that was answered. */
export async function crash(plan: CrashPlan): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'spielstube-crash-'));
  const { database = '' } = plan;
  const server = await ServerProcess.start({ DATABASE_URL: database, SPIELSTUBE_DATA: folder });
  const rng = rngFromSeed(plan.seed);
  let stopping = false;
  const tables: Played[] = [];
  const players: Promise<void>[] = [];
  for (let n = 0; n < plan.tables; n++) {
    const { played, people } = await openTable(server.url, n);
    tables.push(played);
    people.forEach((person, seat) => {
      players.push(play(person, seat, played, rngFromSeed(`${plan.seed} ${n} ${seat}`), () => stopping));
    });
  }
  plan.say(`${plan.tables} tables are open`);
  for (let n = 1; n <= plan.kills; n++) {
    const played = count(tables);
    const busy = Date.now() + PATIENCE;
    while (count(tables) < played + plan.tables && Date.now() < busy) await wait(10);
    await wait(500 * randomUnit(rng));
    await server.stop('SIGKILL');
    await wait(randomInt(rng, 200));
    await server.start();
    plan.say(`killed ${n} of ${plan.kills} times; ${count(tables)} moves so far`);
  }
  const before = tables.map(({ acknowledged }) => acknowledged.length);
  const isStuck = (table: Played, n: number): boolean =>
    !table.isOver && table.acknowledged.length < before[n] + MOVES_AFTER;
  const end = Date.now() + PATIENCE;
  while (tables.some(isStuck) && Date.now() < end) await wait(100);
  const stuck = tables.filter(isStuck).map(({ id }) => `table ${id} does not go on`);
  stopping = true;
  await server.stop('SIGTERM');
  await Promise.all(players);
  const lost = await missing(tables, database, folder);
  rmSync(folder, { recursive: true, force: true });
  return { acknowledged: count(tables), lost, stuck };
}

const count = (tables: readonly Played[]): number =>
  tables.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** Two people and, at every third table, a bot. */
async function openTable(url: string, n: number): Promise<{ played: Played; people: Person[] }> {
  const people = [await Person.guest(url, 'Anna'), await Person.guest(url, 'Ben')];
  const bot = { kind: 'bot', level: 'apprentice', name: 'Balduin' } as const;
  const seats: Opening['seats'] = [{ kind: 'me' }, { kind: 'open' }, ...(n % 3 === 2 ? [bot] : [])];
  const id = await beginTable(people, { game: GAMES[n % GAMES.length], seats });
  return { played: { id, acknowledged: [], isOver: false }, people };
}

/** Moves whenever it is asked, and comes back whenever the server does. */
async function play(
  person: Person,
  seat: Seat,
  table: Played,
  rng: Rng,
  stopped: () => boolean,
): Promise<void> {
  while (!stopped() && !table.isOver) {
    try {
      const page = await person.connect();
      page.keeps = false;
      await page.open(table.id);
      await playOn(page, seat, table, rng, stopped);
    } catch {
      await wait(30);
    }
  }
}

async function playOn(
  page: Page,
  seat: Seat,
  table: Played,
  rng: Rng,
  stopped: () => boolean,
): Promise<void> {
  for (;;) {
    const { decision, result } = await page.until(() => {
      const look = page.looks.get(table.id);
      return stopped() || look?.result || look?.decision ? look : undefined;
    });
    if (result) table.isOver = true;
    if (stopped() || table.isOver || decision === null) break;
    const { notation } = decision.choices[randomInt(rng, decision.choices.length)];
    const refusal = await page.submit(table.id, notation, decision.id);
    if (refusal === null) table.acknowledged.push({ seat, decision: decision.id, notation });
    await page.until(() => page.looks.get(table.id)?.decision?.id !== decision.id);
    await wait(20 + randomInt(rng, 40));
  }
  page.close();
}
