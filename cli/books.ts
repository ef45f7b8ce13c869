import type { BookChapter, Lang } from '@spielstube/engine';

/** What commands need of a game's texts. */
interface Text {
  readonly book: readonly BookChapter[];
  readonly soloTitle: ((points: number) => string) | null;
}

/**
 * The texts of a game in English, loaded by name (`burgundyText` of `@spielstube/burgundy/text`), because few commands
 * need them.
 */
async function textOf(game: string): Promise<Text> {
  const texts: Readonly<Record<string, unknown>> = await import(`@spielstube/${game}/text`);
  const text = texts[`${game}Text`];
  if (!hasTexts(text)) throw new Error(`@spielstube/${game}/text has no "${game}Text" with a rules book`);
  return text.en;
}

function hasTexts(text: unknown): text is Readonly<Record<Lang, Text>> {
  if (typeof text !== 'object' || text === null || !('en' in text)) return false;
  const { en } = text;
  return typeof en === 'object' && en !== null && 'book' in en && Array.isArray(en.book) && 'soloTitle' in en;
}

/** The IDs of a game's rules, in the order of its book. */
export async function ruleIdsOf(game: string): Promise<string[]> {
  const { book } = await textOf(game);
  return book.flatMap((chapter) => chapter.rules.map((rule) => rule.id));
}

/** How often each title of a solo game was earned, the highest first; empty if the game has none. */
export async function titlesFor(game: string, totals: readonly number[]): Promise<Record<string, number>> {
  const { soloTitle } = await textOf(game);
  const titles: Record<string, number> = {};
  if (soloTitle === null) return titles;
  for (const total of totals.toSorted((a, b) => b - a)) {
    const title = soloTitle(total);
    titles[title] = (titles[title] ?? 0) + 1;
  }
  return titles;
}
