import { boxOf, CorrectionError, layCorrections, type NamedBox } from '@spielstube/engine';

const BARE: NamedBox = { name: '', values: {} };

/**
 * Says with which box a game is to be loaded in this page or worker, before it is. False if it has been loaded with
 * another one: a page or worker has one box of each game.
 */
export function layBox(game: string, box: NamedBox | null): boolean {
  const { name, values } = box ?? BARE;
  const loaded = boxOf(game);
  if (loaded !== undefined) return isSame(loaded.values, values);
  layCorrections(game, values, name);
  return true;
}

/** The same where a worker is opened for one table only. */
export function layBoxFirst(game: string, box: NamedBox | null): void {
  if (!layBox(game, box)) throw new CorrectionError(game, { what: 'tooLate' });
}

function isSame(values: NamedBox['values'], others: NamedBox['values']): boolean {
  const paths = Object.keys(values);
  return paths.length === Object.keys(others).length && paths.every((path) => values[path] === others[path]);
}
