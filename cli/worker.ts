import { parentPort } from 'node:worker_threads';
import { type Finished, type Job, play } from './pool.ts';

/** Plays what it is given, one match after the other. */
parentPort?.on('message', ({ number, match }: Job) => {
  const finished: Finished = { number, result: play(match) };
  parentPort?.postMessage(finished);
});
