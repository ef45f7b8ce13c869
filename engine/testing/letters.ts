/* How positions are written in tests: pieces by letters, an alphabet for each kind of piece. */

/** Letters as sorts, in their order: 'ssk' of 'spfk' is [0, 0, 3]. */
export function sortsFrom(letters: string, alphabet: string): number[] {
  return Array.from(letters, (letter) => {
    const sort = alphabet.indexOf(letter);
    if (sort < 0) throw new Error(`${letter} is none of ${alphabet}`);
    return sort;
  });
}

/** Letters as a number of each sort: 'ssk' of 'spfk' is [2, 0, 0, 1]. */
export function countsFrom(letters: string, alphabet: string): number[] {
  const counts = Array.from(alphabet, () => 0);
  for (const sort of sortsFrom(letters, alphabet)) counts[sort]++;
  return counts;
}

/** A number of each sort as letters. */
export const lettersOf = (counts: readonly number[], alphabet: string): string =>
  counts.map((count, sort) => alphabet[sort].repeat(count)).join('');

/** A stack as letters, its top (last) one first. */
export const stackLetters = (stack: readonly number[], alphabet: string): string =>
  stack
    .map((sort) => alphabet[sort])
    .reverse()
    .join('');
