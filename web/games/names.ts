/** Bots are called by names of the country and the time, the same in both languages. */
export const BOT_NAMES = ['Sophie', 'Jakob', 'Balduin', 'Klara', 'Anselm', 'Friedel'] as const;

/** A name for a seat that nobody at the table has yet. */
export function freeName(taken: readonly string[]): string {
  return BOT_NAMES.find((name) => !taken.includes(name)) ?? `Anna ${taken.length + 1}`;
}
