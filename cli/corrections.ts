import { readFileSync } from 'node:fs';
import { BoxFileError, CorrectionError, type Corrections, layCorrections, readBox } from '@spielstube/engine';
import { manifestOf, manifests } from '@spielstube/games';
import { UsageError } from './command.ts';

/** Corrected values by game: `{ "village": { "council.time.2": 3 } }`. */
export type CorrectionSets = Readonly<Record<string, Corrections>>;

let laid: CorrectionSets = {};

/** What was laid in this process; worker threads lay the same. */
export const laidCorrections = (): CorrectionSets => laid;

/** Lays corrections over the boxes, before any game is loaded. */
export function layAll(sets: CorrectionSets): void {
  for (const [game, corrections] of Object.entries(sets)) layCorrections(game, corrections);
  laid = sets;
}

/** Reads a file of corrections, or a box that was saved in the browser, and lays it; whatever is wrong with it is a `UsageError`. */
export function layFile(file: string): void {
  const sets = read(file);
  for (const [game, corrections] of Object.entries(sets)) {
    if (manifestOf(game) === undefined) {
      const names = manifests.map(({ id }) => id).join(', ');
      throw new UsageError(`${file}: there is no game "${game}"; one of ${names}`);
    }
    if (!isRecord(corrections))
      throw new UsageError(`${file}: "${game}" needs an object of paths and values`);
  }
  try {
    layAll(sets as CorrectionSets);
  } catch (error) {
    if (error instanceof CorrectionError) throw new UsageError(`${file}: ${error.message}`);
    throw error;
  }
}

function read(file: string): Record<string, unknown> {
  let text: string;
  let content: unknown;
  try {
    text = readFileSync(file, 'utf8');
    content = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (isRecord(content) && content.spielstube === 'box') return boxIn(file, text);
  if (!isRecord(content)) throw new UsageError(`${file}: corrections are an object by game`);
  return content;
}

function boxIn(file: string, text: string): CorrectionSets {
  try {
    const { game, values } = readBox(text);
    return { [game]: values };
  } catch (error) {
    if (error instanceof BoxFileError) throw new UsageError(`${file}: ${error.message}`);
    throw error;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
