// Do the tests of a game find mistakes in its rules? npm run mutants -- --game village [--count 150] [--seed 1] [--among inn]
//
// Makes one small mistake after the other, drawn from all that can be made in the game's rules, and runs the game's tests
// until one of them fails. What no test finds is printed: close the gap, or see that nothing else would be played.
// With --among, once or several times, only rules with that in their path are changed.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomInt, rngFromSeed } from '@spielstube/engine';
import { MUTATION, type Mutation, mutationsOf } from './mutations.ts';

const ROOT = join(import.meta.dirname, '..');
/** What bots think, what is told and what things are called is no rule. */
const NO_RULES =
  /\/(heuristic|worth|search|prune|chances|prospects|plans-ahead|order-ahead|features?(-list)?|formerly|events|reasons|types)\.ts$/;
/** They look at much and take their time, so they are asked last. */
const SLOW = /\/(conformance|text[\w-]*|guide|box|corrections|evaluation)\.test\.ts$/;
/** A mistake may keep the rules going round in a circle, in milliseconds. */
const LONGEST = 600_000;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    count: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    among: { type: 'string', multiple: true, default: [''] },
  },
});
const { game, among } = values;
const rules = globSync(`games/${game}/rules/**/*.ts`, { cwd: ROOT }).filter(
  (file) => !NO_RULES.test(file) && among.some((part) => file.includes(part)),
);
if (rules.length === 0) throw new Error('--game names a game, and --among a part of its rules');
const tests = globSync(`games/${game}/test/*.test.ts`, { cwd: ROOT });

function drawn(): Mutation[] {
  const rng = rngFromSeed(`mutants ${values.seed}`);
  const all = rules.sort().flatMap((file) => {
    const path = join(ROOT, file);
    return mutationsOf(path, readFileSync(path, 'utf8'));
  });
  const count = Math.min(Number(values.count), all.length);
  console.log(`${count} of ${all.length} mistakes in ${rules.length} files of ${game}`);
  for (let n = 0; n < count; n++) {
    const other = n + randomInt(rng, all.length - n);
    [all[n], all[other]] = [all[other], all[n]];
  }
  return all.slice(0, count);
}

const quick = tests.filter((file) => !SLOW.test(file));
const slow = tests.filter((file) => SLOW.test(file));

const passes = (mutation: Mutation | null, files: readonly string[]): boolean =>
  spawnSync('node_modules/.bin/vitest', ['run', '--reporter', 'scripts/first-failure.ts', ...files], {
    cwd: ROOT,
    timeout: LONGEST,
    env: { ...process.env, ...(mutation !== null && { [MUTATION]: JSON.stringify(mutation) }) },
  }).status === 0;

if (!passes(null, quick) || !passes(null, slow)) throw new Error('the tests fail without any mistake');
let survivors = 0;
let made = 0;
for (const mutation of drawn()) {
  made++;
  const survives = passes(mutation, quick) && passes(mutation, slow);
  if (!survives) continue;
  survivors++;
  const { file, line, before, after } = mutation;
  console.log(
    `${file.slice(ROOT.length + 1)}:${line} (mistake ${made})\n  - ${before.trim()}\n  + ${after.trim()}`,
  );
}
console.log(`${made - survivors} found, ${survivors} not found`);
process.exitCode = survivors === 0 ? 0 : 1;
