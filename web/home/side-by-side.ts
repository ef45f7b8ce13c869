/** What there is to say, side by side; what is empty is left out. */
export const sideBySide = (...words: readonly string[]): string =>
  words.filter((word) => word !== '').join(' · ');
