import type { Price } from './board.ts';
import { useKitWords } from './desk.ts';
import { Glyph } from './glyph.tsx';
import styles from './price.module.css';

/** The words of a price: "1 time, 2 coins". */
export const wordsOf = (price: Price): string => price.map(({ words }) => words).join(', ');

/** A price, a sign for each piece or a number before it; what stands in for something else is ringed. `--price` is the size of a sign. */
export function PriceTag({ price }: { price: Price }) {
  const words = useKitWords();
  if (price.length === 0) return null;
  return (
    <span className={styles.price} role="img" aria-label={words.costs(wordsOf(price))}>
      {price.map(({ sign, count, standsIn = false, inFigures = false }) => (
        <span key={`${sign} ${standsIn}`} data-stands-in={standsIn}>
          {inFigures && <b>{count}</b>}
          {Array.from({ length: inFigures ? 1 : count }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one kind are all alike
            <Glyph key={n} id={sign} />
          ))}
        </span>
      ))}
    </span>
  );
}
