// How smooth a table is: node web/browser/smooth.ts [--game village] [--moves 40] [--slower 4] [--seed smooth] [--runs 3]
//
// Plays against bots with all that moves, and prints how long the page's own tasks would keep a processor busy that is so
// many times slower, and what the long ones did. What counts is the time that the page's thread had a processor: a browser
// that is slowed down measures in time that goes by, and so the work of everybody else on the machine. The same game is
// played several times, with the same moves: a task that is long in one run only was held up by the machine, one that is
// long at the same move every time is the page's own. Ends with 1 if there is one. Another build can be measured, too:
// SPIELSTUBE_DIST=/elsewhere/web/dist npm run smooth
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { createApp, listen } from '@spielstube/server';
import { findBrowser } from '../../scripts/browser.ts';
import { buildWeb } from '../build.ts';
import { type Task, tasksOf } from './main-thread.ts';
import { settle, startGame } from './parlour.ts';
import { isOver, shownMove, waitForTurn } from './turns.ts';

/** Longest that a task may be, in milliseconds. */
const LONG = 50;
const MOST_TOLD = 6;
const SHARES: readonly (readonly [part: number, words: string])[] = [
  [0.5, 'half of them take no longer'],
  [0.95, '95 % take no longer'],
  [1, 'the longest'],
];
const MOST_PARTS = 5;

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true, default: ['village', 'burgundy'] },
    moves: { type: 'string', default: '40' },
    slower: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'smooth' },
    runs: { type: 'string', default: '3' },
  },
});

const slower = Number(values.slower);
const slowedDown = ({ ms, parts, ...task }: Task): Task => ({
  ...task,
  ms: ms * slower,
  parts: parts.map((part) => ({ what: part.what, ms: part.ms * slower })),
});

async function measure(game: string, address: string): Promise<Task[]> {
  const executablePath = await findBrowser();
  if (executablePath === undefined) throw new Error('there is no browser');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({
      locale: 'de-DE',
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'no-preference',
      serviceWorkers: 'block',
    });
    await settle(page, { speed: 'normal', pace: 'fast', guide: true });
    await startGame(page, game, ['Ich', 'Automat', 'Automat', 'Automat'], values.seed, [], address);
    await waitForTurn(page);
    await page.evaluate(markMoves);
    const until = Number(await shownMove(page)) + Number(values.moves);
    const play = async (): Promise<void> => {
      while (!(await isOver(page)) && Number(await shownMove(page)) < until) {
        // Whoever asks the page at every picture takes its time, so it is looked at now and then only.
        await page.keyboard.press('1');
        await page.waitForTimeout(400);
      }
    };
    return (await tasksOf(page, play, true)).map(slowedDown);
  } finally {
    await browser.close();
  }
}

/** Leaves a mark in the trace with every move that the table shows. */
function markMoves(): void {
  const table = document.querySelector('main');
  const mark = (): void => void performance.mark(`move ${table?.getAttribute('data-move')}`);
  if (table !== null) new MutationObserver(mark).observe(table, { attributeFilter: ['data-move'] });
}

const inMilliseconds = (ms: number): string => `${ms.toFixed(1).padStart(7)} ms`;

/** The sum of what several tasks did. */
function sumOf(tasks: readonly Task[]): Task['parts'] {
  const sums = new Map<string, number>();
  for (const { what, ms } of tasks.flatMap(({ parts }) => parts)) sums.set(what, (sums.get(what) ?? 0) + ms);
  return [...sums].map(([what, ms]) => ({ what, ms })).sort((one, other) => other.ms - one.ms);
}

/** The move that a task followed: "move 17". */
const moveOf = ({ after }: Task): number => Number(after.replace(/\D/g, ''));

/** Whether a task is long in all runs: at this move, or at one beside it, where a mark came a moment later. */
const isLongIn = (runs: readonly (readonly Task[])[], task: Task): boolean =>
  runs.every((tasks) =>
    tasks.some((other) => other.ms > LONG && Math.abs(moveOf(other) - moveOf(task)) <= 1),
  );

function tell(game: string, run: number, tasks: readonly Task[]): void {
  const frames = tasks.filter(({ isFrame }) => isFrame).sort((one, other) => one.ms - other.ms);
  const long = tasks.filter(({ ms }) => ms > LONG).sort((one, other) => other.ms - one.ms);
  const at = (part: number): number => frames[Math.floor((frames.length - 1) * part)]?.ms ?? 0;
  console.log(`\n${game}, 1440x900, processor ${slower} times slower, ${values.moves} moves, run ${run}`);
  console.log(`  ${frames.length} frames`);
  for (const [part, words] of SHARES) console.log(`  ${inMilliseconds(at(part))}  ${words}`);
  console.log(`  ${long.length} of ${tasks.length} tasks above ${LONG} ms`);
  for (const { ms, after, parts } of long.slice(0, MOST_TOLD)) {
    console.log(`  ${inMilliseconds(ms)}  ${after}`);
    for (const part of parts.slice(0, MOST_PARTS))
      console.log(`    ${inMilliseconds(part.ms)}  ${part.what}`);
  }
  console.log('  everything together');
  for (const part of sumOf(tasks).slice(0, 2 * MOST_PARTS)) {
    console.log(`    ${inMilliseconds(part.ms)}  ${part.what}`);
  }
}

/** The moves with tasks that were long in every run. */
async function longMoves(game: string, address: string): Promise<number[]> {
  const runs: Task[][] = [];
  for (let run = 1; run <= Number(values.runs); run++) {
    const tasks = await measure(game, address);
    tell(game, run, tasks);
    runs.push(tasks);
  }
  const [first = [], ...others] = runs;
  return [...new Set(first.filter((task) => task.ms > LONG && isLongIn(others, task)).map(moveOf))];
}

const dist = process.env.SPIELSTUBE_DIST;
if (dist === undefined) await buildWeb();
const app = await createApp(dist);
const address = await listen(app, 0, '127.0.0.1');
let long = 0;
for (const game of values.game) {
  const moves = await longMoves(game, address);
  long += moves.length;
  console.log(
    `\n${game}: ${moves.length === 0 ? 'no task' : `tasks at moves ${moves.join(', ')}`} above ${LONG} ms in every run`,
  );
}
await app.close();
process.exitCode = long === 0 ? 0 : 1;
