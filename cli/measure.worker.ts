import { parentPort, workerData } from 'node:worker_threads';
import { type CorrectionSets, layAll } from './corrections.ts';
import { type Measuring, measure } from './measure.ts';

const { corrections, measuring }: { corrections: CorrectionSets; measuring: Measuring } = workerData;
layAll(corrections);
parentPort?.postMessage(await measure(measuring));
