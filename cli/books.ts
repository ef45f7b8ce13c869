import type { Options } from '@spielstube/engine';
import { manifestOf } from '@spielstube/games';

/** The IDs of a game's rules, in the order of its book. */
export async function ruleIdsOf(game: string): Promise<string[]> {
  const chapters = (await manifestOf(game)?.book.en()) ?? [];
  return chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.id));
}

/** How often each title of a solo game was earned, the highest first; empty if the game has none. */
export async function titlesFor(
  game: string,
  options: Options,
  totals: readonly number[],
): Promise<Record<string, number>> {
  const text = await manifestOf(game)?.text.en();
  const titles: Record<string, number> = {};
  if (text === undefined || text.soloTitle === null) return titles;
  for (const total of totals.toSorted((a, b) => b - a)) {
    const title = text.soloTitle(total, options);
    titles[title] = (titles[title] ?? 0) + 1;
  }
  return titles;
}
