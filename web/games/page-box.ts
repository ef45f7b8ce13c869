import type { NamedBox } from '@spielstube/engine';
import { layBox } from './lay-box.ts';
import { seal } from './sealed-page.ts';

const TRIED = 'spielstube.box';

/**
 * Lays the box of a table before its words and board are loaded. If this page has another one of this game already, it is
 * loaded anew: then the table's own comes first.
 */
export async function layBoxHere(game: string, box: NamedBox): Promise<void> {
  if (layBox(game, box)) {
    sessionStorage.removeItem(TRIED);
    seal();
    return;
  }
  if (sessionStorage.getItem(TRIED) === location.pathname)
    throw new Error(`${game} was loaded with other values`);
  sessionStorage.setItem(TRIED, location.pathname);
  location.reload();
  await new Promise(() => {});
}
