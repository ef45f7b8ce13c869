// `npm run load`: [--tables 1000] [--seconds 30] [--on sqlite|postgres] [--processes 1] [--games burgundy,village] [--share 0.25]
// Without --on: one process on SQLite, then one and three on PostgreSQL. --share: of a processor for each server (Linux,
// as root): players and PostgreSQL take processors, too.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { startPostgres } from './embedded-postgres.ts';
import { type LoadReport, load, PARTS, type Part, type Stretch } from './load.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '30' },
    on: { type: 'string' },
    processes: { type: 'string', default: '1' },
    share: { type: 'string' },
    games: { type: 'string', default: 'burgundy' },
  },
});
const plan = {
  games: values.games.split(','),
  tables: Number(values.tables),
  seconds: Number(values.seconds),
  ...(values.share === undefined ? {} : { share: Number(values.share) }),
  say: console.log,
};

const told = (name: string, stretch: Stretch): string => {
  const { movesPerSecond, half, ninetyNine, writing } = stretch;
  return [
    `  ${name}: ${movesPerSecond.toFixed(0)} moves a second; half answered within ${half.toFixed(1)} ms, 99 of 100 within ${ninetyNine.toFixed(1)} ms;`,
    `    ${(100 * writing).toFixed(0)} % of the time in the store`,
    ...workTable(stretch),
  ].join('\n');
};

/** Seconds for which processors worked for some of them. */
const workOf = ({ worked }: Stretch, parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + (worked[part]?.user ?? 0) + (worked[part]?.system ?? 0), 0);

/** Who had the processors, and what a move costs each. */
function workTable(stretch: Stretch): string[] {
  const { worked, moves, seconds, busy } = stretch;
  const line = (name: string, ...numbers: readonly string[]): string =>
    `    ${name.padEnd(10)}${numbers.map((text) => text.padStart(16)).join('')}`;
  const lines = [line('', 'user', 'system', 'processors', 'for a move')];
  for (const part of PARTS) {
    const { user, system } = worked[part] ?? {};
    if (user === undefined || system === undefined) continue;
    const [share, each] = [(user + system) / seconds, ((user + system) / moves) * 1e6];
    lines.push(
      line(part, `${user.toFixed(1)} s`, `${system.toFixed(1)} s`, share.toFixed(2), `${each.toFixed(0)} µs`),
    );
  }
  const used = workOf(stretch, PARTS) / seconds;
  const each = `${((used * seconds * 1e6) / moves).toFixed(0)} µs`;
  lines.push(line('together', '', '', used.toFixed(2), each));
  lines.push(line('others', '', '', Math.max(0, busy - used).toFixed(2)));
  return lines;
}

/**
 * How many times as many moves this machine could make as one server that has a whole processor, if nobody else were here
 * and each move needed what it needed in the other measurement.
 */
function mostOf({ saturated: one }: LoadReport, { saturated: other }: LoadReport): number {
  const all = workOf(other, PARTS) / other.moves;
  return (availableParallelism() * workOf(one, ['servers'])) / one.moves / all;
}

let wrong = 0;

async function measure(place: string, processes: number): Promise<LoadReport> {
  console.log(`${plan.tables} tables of ${plan.games} on ${place}, ${processes} process(es):`);
  const postgres = place === 'postgres' ? await startPostgres({ durable: true }) : null;
  const database =
    postgres === null ? {} : { database: await postgres.newDatabase(), databaseProcess: postgres.pid };
  const report = await load({ ...plan, processes, ...database });
  await postgres?.stop();
  console.log(told('once a second', report.calm));
  console.log(told('at saturation', report.saturated));
  console.log(`  ${report.kilobytesPerTable.toFixed(0)} kB of memory a table`);
  console.log(`  ${report.wrong.length} moves lost, doubled or in another order`);
  for (const line of report.wrong.slice(0, 10)) console.error(line);
  wrong += report.wrong.length;
  return report;
}

if (values.on !== undefined) await measure(values.on, Number(values.processes));
else {
  await measure('sqlite', 1);
  const one = await measure('postgres', 1);
  const three = await measure('postgres', 3);
  const ratio = three.saturated.movesPerSecond / one.saturated.movesPerSecond;
  console.log(
    `A server that fills a processor leaves room for ${mostOf(one, one).toFixed(2)} times as many moves,`,
  );
  console.log(`by what three need for each for ${mostOf(one, three).toFixed(2)} times as many.`);
  console.log(`Three processes make ${ratio.toFixed(2)} times as many moves as one.`);
}
process.exit(wrong === 0 ? 0 : 1);
