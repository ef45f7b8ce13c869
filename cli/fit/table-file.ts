import { accessSync, constants, existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { faultOf, type Game, type WorthTable } from '@spielstube/engine';
import { UsageError } from '../command.ts';

/** Where a game keeps its table of worths. */
export function tableFileOf(game: Game): string {
  return fileURLToPath(new URL(`../../games/${game.id}/rules/worth.ts`, import.meta.url));
}

/** The table as it is written: two digits after the point are more than the games give. */
export function roundedTable({ knots, worths }: WorthTable, names: readonly string[]): WorthTable {
  const rounded = names.map((name) => [
    name,
    (worths[name] ?? knots.map(() => 0)).map((points) => Math.round(points * 100) / 100 + 0),
  ]);
  return { knots, worths: Object.fromEntries(rounded) };
}

/** A table as TypeScript, a line for each feature. */
export function tableSource({ knots, worths }: WorthTable): string {
  const lines = Object.entries(worths).map(([name, points]) => {
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : `'${name.replaceAll(/['\\]/g, '\\$&')}'`;
    return `    ${key}: [${points.join(', ')}],\n`;
  });
  return `import type { WorthTable } from '@spielstube/engine';

/**
 * What the features of a position are worth in points, by the stage of the game. Made by \`spielstube fit\` from games
 * of bots against themselves (docs/bots.md).
 */
export const WORTH: WorthTable = {
  knots: [${knots.join(', ')}],
  worths: {
${lines.join('')}  },
};
`;
}

/** Writes all or nothing: whoever reads the file meanwhile, or ends the command, finds the old one whole. */
export function writeTable(file: string, table: WorthTable): void {
  const unfinished = `${file}.unfinished`;
  try {
    writeFileSync(unfinished, tableSource(table));
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Refuses a place where nothing can be written, before hours of work are spent. */
export function checkPlace(file: string): void {
  try {
    accessSync(dirname(resolve(file)), constants.W_OK);
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (existsSync(file) && !statSync(file).isFile())
    throw new UsageError(`cannot write ${file}: it is no file`);
}

/** The table in a file that `fit` has written. */
export async function readTable(file: string, game: Game): Promise<WorthTable> {
  if (game.features === undefined) throw new UsageError(`${game.id} has no table of worths yet`);
  const table = await exported(file);
  if (!isTable(table)) throw new UsageError(`${file} has no table of worths: "spielstube fit" writes one`);
  const fault = faultOf(table, game.features.names);
  if (fault !== null) throw new UsageError(`${file} does not fit ${game.id}: ${fault}`);
  return table;
}

async function exported(file: string): Promise<unknown> {
  try {
    const all: Readonly<Record<string, unknown>> = await import(pathToFileURL(resolve(file)).href);
    return all.WORTH;
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function isTable(value: unknown): value is WorthTable {
  if (typeof value !== 'object' || value === null || !('knots' in value) || !('worths' in value))
    return false;
  const { knots, worths } = value;
  return (
    Array.isArray(knots) &&
    typeof worths === 'object' &&
    worths !== null &&
    Object.values(worths).every(Array.isArray)
  );
}
