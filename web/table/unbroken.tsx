import styles from './unbroken.module.css';

/** "5 coal", "area 3": a number and its word, unless that is very long. */
const TOGETHER = /(\d+ \p{L}{1,12}(?!\p{L})|(?<!\p{L})\p{L}{1,12} \d+(?=[,;:.!?)]|$))/u;

/** Words in which no line ends between a number and what is counted. */
export function Unbroken({ words }: { readonly words: string }) {
  return words.split(TOGETHER).map((part, n) =>
    n % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence keep their order
      <span key={n} className={styles.together}>
        {part}
      </span>
    ),
  );
}
