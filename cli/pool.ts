import { parentPort, Worker, workerData } from 'node:worker_threads';
import { laidCorrections, layAll } from './corrections.ts';
import { loadGame } from './house.ts';
import { type Match, type MatchResult, playMatch } from './match.ts';

/** What is to be done many times: by a function here, or by a worker's script that serves the same function. */
export interface Craft<J, R> {
  readonly script: URL;
  work(job: J): Promise<R>;
}

/** What travels to a worker and back: the job with its number, so that the order of arrival does not matter. */
interface Numbered<T> {
  readonly number: number;
  readonly item: T;
}

/** Jobs for which starting a worker does not pay. */
const FEW = 2;

/**
 * Does all jobs, on several threads. The results come in the order of the jobs and do not depend on the number of
 * workers: every job has its own seed.
 */
export async function workAll<J, R>(
  craft: Craft<J, R>,
  jobs: readonly J[],
  workers: number,
  finished: (done: number) => void,
): Promise<R[]> {
  if (workers === 1 || jobs.length <= FEW) return workHere(craft, jobs, finished);
  const results: R[] = new Array(jobs.length);
  let next = 0;
  let done = 0;
  const hire = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(craft.script, { workerData: laidCorrections() });
      const handOut = (): void => {
        if (next < jobs.length) {
          const job: Numbered<J> = { number: next, item: jobs[next] };
          next++;
          worker.postMessage(job);
        } else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('message', ({ number, item }: Numbered<R>) => {
        results[number] = item;
        finished(++done);
        handOut();
      });
      worker.on('error', reject);
      handOut();
    });
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, hire));
  return results;
}

async function workHere<J, R>(
  craft: Craft<J, R>,
  jobs: readonly J[],
  finished: (done: number) => void,
): Promise<R[]> {
  const results: R[] = [];
  for (const job of jobs) {
    results.push(await craft.work(job));
    finished(results.length);
  }
  return results;
}

/** In a worker: does what it is given, one job after the other, with the values of the box that its master uses. */
export function serve<J, R>(work: (job: J) => Promise<R>): void {
  layAll(workerData);
  parentPort?.on('message', async ({ number, item }: Numbered<J>) => {
    const answer: Numbered<R> = { number, item: await work(item) };
    parentPort?.postMessage(answer);
  });
}

const PLAYING: Craft<Match, MatchResult> = { script: new URL('./worker.ts', import.meta.url), work: play };

/** Plays all matches, on several threads. */
export function playAll(
  matches: readonly Match[],
  workers: number,
  finished: (done: number) => void,
): Promise<MatchResult[]> {
  return workAll(PLAYING, matches, workers, finished);
}

export async function play(match: Match): Promise<MatchResult> {
  return playMatch(await loadGame(match.game), match);
}
