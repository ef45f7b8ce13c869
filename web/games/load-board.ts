import { loadSprite } from '@spielstube/art';
import type { Options } from '@spielstube/engine';
import { manifestOf } from '@spielstube/games';
import type { GameUi } from '@spielstube/ui';
import { currentSettings } from '../settings/settings.store.ts';
import { fetchPart } from './away.ts';
import { textOf } from './texts.ts';

/** The board of a game with its drawings; its words are there, too, when it is. */
export async function loadBoard(game: string, options: Options): Promise<GameUi> {
  const manifest = manifestOf(game);
  if (manifest === undefined) throw new Error(`there is no game ${game}`);
  const [ui] = await Promise.all([
    fetchPart(game, () => manifest.board(options)),
    textOf(game, options)?.load(currentSettings().lang),
  ]);
  await fetchPart(game, () => Promise.all((ui.sprites ?? []).map(loadSprite)));
  return ui;
}
