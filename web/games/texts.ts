import type { BookChapter, GameText, Lang } from '@spielstube/engine/text';
import { manifestOf } from '@spielstube/games';
import type { GameManifest } from '@spielstube/ui/manifest';
import { useWorded } from '../settings/use-worded.ts';
import { Worded } from '../settings/worded.ts';
import { fetchPart } from './away.ts';

type Sources<T> = Readonly<Record<Lang, () => Promise<T>>>;

/** One for each game, made when it is first asked for. */
function eachGame<T>(parts: (manifest: GameManifest) => Sources<T>) {
  const known = new Map<string, Worded<T>>();
  return (id: string): Worded<T> | null => {
    const manifest = manifestOf(id);
    if (manifest === undefined) return null;
    const worded = known.get(id) ?? new Worded(fetched(id, parts(manifest)));
    known.set(id, worded);
    return worded;
  };
}

function fetched<T>(id: string, { de, en }: Sources<T>): Sources<T> {
  return { de: () => fetchPart(id, de), en: () => fetchPart(id, en) };
}

/** What a game says; null if there is no such game. */
export const textOf = eachGame<GameText>((manifest) => manifest.text);
/** Its rules book, which is loaded only when it is opened. */
export const bookOf = eachGame<readonly BookChapter[]>((manifest) => manifest.book);

/** In the present language; null while it is being loaded. */
export const useGameText = (id: string): GameText | null => useWorded(textOf(id));
export const useBook = (id: string): readonly BookChapter[] | null => useWorded(bookOf(id));
