import { parentPort, Worker, workerData } from 'node:worker_threads';
import { laidCorrections, layAll } from './corrections.ts';
import { loadGame } from './house.ts';
import { type Match, type MatchResult, playMatch } from './match.ts';
import { leavePrograms } from './program.ts';

/** What is to be done many times: by a function here, or by a worker's script that serves the same function. */
export interface Craft<J, R> {
  readonly script: URL;
  work(job: J): Promise<R>;
  /** Tidies up when there is nothing more to do. */
  rest?(): Promise<void>;
}

/** What travels to a worker and back: the job with its number, so that the order of arrival does not matter. */
interface Numbered<T> {
  readonly number: number;
  readonly item: T;
}

/** Said to a worker in place of a job. */
const NOTHING_MORE = 'nothing more';
/** Jobs for which starting a worker does not pay. */
const FEW = 2;

/**
 * Does all jobs, on several threads. The results are handed over in the order of the jobs, with the number of those
 * done; they do not depend on the number of workers, because every job has its own seed.
 */
export async function workAll<J, R>(
  craft: Craft<J, R>,
  jobs: readonly J[],
  workers: number,
  take: (result: R, done: number) => void,
): Promise<void> {
  if (workers === 1 || jobs.length <= FEW) {
    try {
      for (const [n, job] of jobs.entries()) take(await craft.work(job), n + 1);
    } finally {
      await craft.rest?.();
    }
    return;
  }
  /** Results that came before their turn. */
  const early = new Map<number, R>();
  let next = 0;
  let taken = 0;
  const deliver = ({ number, item }: Numbered<R>): void => {
    early.set(number, item);
    for (let result = early.get(taken); result !== undefined; result = early.get(taken)) {
      early.delete(taken);
      take(result, ++taken);
    }
  };
  const hire = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(craft.script, { workerData: laidCorrections() });
      const handOut = (): void => {
        if (next < jobs.length) {
          const job: Numbered<J> = { number: next, item: jobs[next] };
          next++;
          worker.postMessage(job);
        } else worker.postMessage(NOTHING_MORE);
      };
      worker.on('message', (result: Numbered<R>) => {
        deliver(result);
        handOut();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      handOut();
    });
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, hire));
}

/** In a worker: does what it is given, one job after the other, with the values of the box that its master uses. */
export function serve<J, R>(craft: Pick<Craft<J, R>, 'work' | 'rest'>): void {
  layAll(workerData);
  parentPort?.on('message', async (job: Numbered<J> | typeof NOTHING_MORE) => {
    if (job === NOTHING_MORE) {
      await craft.rest?.();
      parentPort?.close();
      return;
    }
    const answer: Numbered<R> = { number: job.number, item: await craft.work(job.item) };
    parentPort?.postMessage(answer);
  });
}

export const PLAYING: Craft<Match, MatchResult> = {
  script: new URL('./worker.ts', import.meta.url),
  work: async (match) => playMatch(await loadGame(match.game), match),
  rest: leavePrograms,
};

/** Plays all matches, on several threads. */
export async function playAll(
  matches: readonly Match[],
  workers: number,
  finished: (done: number) => void,
): Promise<MatchResult[]> {
  const results: MatchResult[] = [];
  await workAll(PLAYING, matches, workers, (result, done) => {
    results.push(result);
    finished(done);
  });
  return results;
}
