/** Something for each of several keys, by their numbers: names of the board for the pages that know keys. */
export const byKey = <K extends string, T>(
  keys: readonly K[],
  make: (key: K, n: number) => T,
): Readonly<Record<K, T>> =>
  Object.fromEntries(keys.map((key, n) => [key, make(key, n)])) as Readonly<Record<K, T>>;

/** Where a word stands among keys, −1 if it is none of them. */
export const indexOfKey = (keys: readonly string[], word: string): number => keys.indexOf(word);
