// Everything that is drawn, as the folders have it: for builds, contact sheets and tests. Browsers draw for themselves.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GameArt } from './game-art.ts';
import type { Drawing } from './ink/drawing.ts';
import { parlour } from './parlour.ts';

const ART = import.meta.dirname;

export interface Collection {
  /** Symbols by the name of their sprite: `parlour`, `covers`, one for each game, and for parts of it (`village/inn`). */
  readonly sprites: ReadonlyMap<string, readonly Drawing[]>;
  /** Large pictures by name: `village/board`. */
  readonly pictures: ReadonlyMap<string, () => string>;
  /** Colours of the games in both lights. */
  readonly css: string;
}

/** Modules at these places in the folders of games, by folder. */
async function inFolders<T>(...files: readonly string[]): Promise<Map<string, T>> {
  const found = globSync([...files], { cwd: ART, exclude: ['node_modules/**'] }).sort();
  return new Map(
    await Promise.all(
      found.map(async (path): Promise<[string, T]> => [dirname(path), await import(join(ART, path))]),
    ),
  );
}

export async function collectArt(): Promise<Collection> {
  const covers = await inFolders<{ cover: Drawing }>('*/cover.ts');
  const emblems = await inFolders<{ emblem: Drawing }>('*/emblem.ts');
  const games = await inFolders<{ art: GameArt }>('*/art.ts', '*/*/art.ts');
  const pictures = [...games].flatMap(([game, { art }]) =>
    Object.entries(art.pictures ?? {}).map(([name, draw]): [string, () => string] => [
      `${game}/${name}`,
      draw,
    ]),
  );
  const styles = globSync('*/*.css', { cwd: ART, exclude: ['generated'] }).sort();
  return {
    sprites: new Map([
      ['parlour', [...parlour, ...[...emblems.values()].map(({ emblem }) => emblem)]],
      ['covers', [...covers.values()].map(({ cover }) => cover)],
      ...[...games].map(([game, { art }]): [string, readonly Drawing[]] => [game, art.drawings]),
    ]),
    pictures: new Map(pictures),
    css: styles.map((path) => readFileSync(join(ART, path), 'utf8')).join('\n'),
  };
}
