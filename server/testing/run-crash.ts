// `npm run crash`: [--tables 50] [--kills 20] [--on sqlite|postgres] [--seed WORD]
import { parseArgs } from 'node:util';
import { crash } from './crash.ts';
import { startPostgres } from './embedded-postgres.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '50' },
    kills: { type: 'string', default: '20' },
    on: { type: 'string' },
    seed: { type: 'string', default: `${Date.now()}` },
  },
});
const plan = {
  tables: Number(values.tables),
  kills: Number(values.kills),
  seed: values.seed,
  say: console.log,
};
let failed = false;
for (const place of values.on === undefined ? ['sqlite', 'postgres'] : [values.on]) {
  console.log(`Crash test on ${place}, seed ${plan.seed}:`);
  const postgres = place === 'postgres' ? await startPostgres({ durable: true }) : null;
  const report = await crash({
    ...plan,
    ...(postgres === null ? {} : { database: await postgres.newDatabase() }),
  });
  await postgres?.stop();
  for (const line of [...report.lost, ...report.stuck]) console.error(line);
  const { acknowledged, lost, stuck } = report;
  console.log(`${acknowledged} moves were answered, ${lost.length} lost; ${stuck.length} tables stuck.`);
  failed ||= lost.length + stuck.length > 0;
}
process.exit(failed ? 1 : 0);
