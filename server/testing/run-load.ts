// `npm run load`: [--tables 1000] [--seconds 30] [--on sqlite|postgres] [--processes 1] [--games burgundy,village] [--share 0.25]
// Without --on: one process on SQLite, then one and three on PostgreSQL. --share: of a processor for each server (Linux,
// as root): players and PostgreSQL take processors, too.
import { parseArgs } from 'node:util';
import { startPostgres } from './embedded-postgres.ts';
import { type LoadReport, load, type Stretch } from './load.ts';

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
  const { movesPerSecond, half, ninetyNine, writing, serving, playing } = stretch;
  return [
    `  ${name}: ${movesPerSecond.toFixed(0)} moves a second; half answered within ${half.toFixed(1)} ms, 99 of 100 within ${ninetyNine.toFixed(1)} ms;`,
    `    ${(100 * writing).toFixed(0)} % of the time in the store; servers ${serving.toFixed(2)} processors, players ${playing.toFixed(2)}`,
  ].join('\n');
};

let wrong = 0;

async function measure(place: string, processes: number): Promise<LoadReport> {
  console.log(`${plan.tables} tables of ${plan.games} on ${place}, ${processes} process(es):`);
  const postgres = place === 'postgres' ? await startPostgres({ durable: true }) : null;
  const database = postgres === null ? {} : { database: await postgres.newDatabase() };
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
  console.log(`Three processes make ${ratio.toFixed(2)} times as many moves as one.`);
}
process.exit(wrong === 0 ? 0 : 1);
