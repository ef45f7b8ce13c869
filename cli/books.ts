import type { BookChapter, Lang } from '@spielstube/engine';

type Books = Readonly<Record<Lang, { readonly book: readonly BookChapter[] }>>;

/**
 * The IDs of a game's rules, in the order of its book. Texts are loaded by name (`burgundyText` of
 * `@spielstube/burgundy/text`), because no other command needs them.
 */
export async function ruleIdsOf(game: string): Promise<string[]> {
  const texts: Readonly<Record<string, unknown>> = await import(`@spielstube/${game}/text`);
  const text = texts[`${game}Text`];
  if (!hasBooks(text)) throw new Error(`@spielstube/${game}/text has no "${game}Text" with a rules book`);
  return text.en.book.flatMap((chapter) => chapter.rules.map((rule) => rule.id));
}

function hasBooks(text: unknown): text is Books {
  if (typeof text !== 'object' || text === null || !('en' in text)) return false;
  const { en } = text;
  return typeof en === 'object' && en !== null && 'book' in en && Array.isArray(en.book);
}
