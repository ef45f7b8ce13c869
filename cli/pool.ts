import { Worker } from 'node:worker_threads';
import { gameNamed } from '@spielstube/games';
import { type Match, type MatchResult, playMatch } from './match.ts';

/** What travels to a worker and back: the match with its number, so that the order of arrival does not matter. */
export interface Job {
  readonly number: number;
  readonly match: Match;
}
export interface Finished {
  readonly number: number;
  readonly result: MatchResult;
}

/** Matches for which starting a worker does not pay. */
const FEW = 2;

/**
 * Plays all matches, on several threads. The results come in the order of the matches and do not depend on the
 * number of workers: every match has its own seed.
 */
export async function playAll(
  matches: readonly Match[],
  workers: number,
  finished: (done: number) => void,
): Promise<MatchResult[]> {
  if (workers === 1 || matches.length <= FEW) return playHere(matches, finished);
  const results: MatchResult[] = new Array(matches.length);
  let next = 0;
  let done = 0;
  const hire = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      const handOut = (): void => {
        if (next < matches.length) {
          const job: Job = { number: next, match: matches[next] };
          next++;
          worker.postMessage(job);
        } else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('message', ({ number, result }: Finished) => {
        results[number] = result;
        finished(++done);
        handOut();
      });
      worker.on('error', reject);
      handOut();
    });
  await Promise.all(Array.from({ length: Math.min(workers, matches.length) }, hire));
  return results;
}

function playHere(matches: readonly Match[], finished: (done: number) => void): MatchResult[] {
  return matches.map((match, n) => {
    const result = play(match);
    finished(n + 1);
    return result;
  });
}

export function play(match: Match): MatchResult {
  const game = gameNamed(match.game);
  if (game === undefined) throw new Error(`there is no game "${match.game}"`);
  return playMatch(game, match);
}
