/** "5 coal", "area 3": a number and its word, unless that is very long. */
const TOGETHER = /\d+ \p{L}{1,12}(?!\p{L})|(?<!\p{L})\p{L}{1,12} \d+(?=[,;:.!?)]|$)/gu;
const UNBROKEN_SPACE = '\u00a0';

/** Words in which no line ends between a number and what is counted. */
export const unbroken = (words: string): string =>
  words.replace(TOGETHER, (together) => together.replace(' ', UNBROKEN_SPACE));
