// `npm run wake`: how long it takes to wake a table that sleeps, in every game, one move before its end. [--times 40]
import { parseArgs } from 'node:util';
import { manifests } from '@spielstube/games';
import { wake } from './wake.ts';

const { values } = parseArgs({ options: { times: { type: 'string', default: '40' } } });
/** What a table may cost at most, in milliseconds. */
const MOST = 20;

let failed = false;
for (const { id, seats, expansions = [] } of manifests) {
  for (const played of expansions.length > 0 ? [[], expansions] : [[]]) {
    const { entries, half, longest } = await wake(id, played, seats[1], Number(values.times));
    const name = [id, ...played].join(' + ');
    console.log(
      `${name}, ${seats[1]} seats, ${entries} entries: half within ${half.toFixed(1)} ms, all within ${longest.toFixed(1)} ms`,
    );
    failed ||= half > MOST;
  }
}
process.exit(failed ? 1 : 0);
