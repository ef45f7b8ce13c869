import type { BookChapter, GameText } from '@spielstube/engine/text';
import { manifestOf } from '@spielstube/games';
import type { GameManifest } from '@spielstube/ui/manifest';
import { useWorded } from '../settings/use-worded.ts';
import { Worded } from '../settings/worded.ts';

/** One for each game, made when it is first asked for. */
function eachGame<T>(parts: (manifest: GameManifest) => ConstructorParameters<typeof Worded<T>>[0]) {
  const known = new Map<string, Worded<T>>();
  return (id: string): Worded<T> | null => {
    const manifest = manifestOf(id);
    if (manifest === undefined) return null;
    const worded = known.get(id) ?? new Worded(parts(manifest));
    known.set(id, worded);
    return worded;
  };
}

/** What a game says; null if there is no such game. */
export const textOf = eachGame<GameText>((manifest) => manifest.text);
/** Its rules book, which is loaded only when it is opened. */
export const bookOf = eachGame<readonly BookChapter[]>((manifest) => manifest.book);

/** In the present language; null while it is being loaded. */
export const useGameText = (id: string): GameText | null => useWorded(textOf(id));
export const useBook = (id: string): readonly BookChapter[] | null => useWorded(bookOf(id));
