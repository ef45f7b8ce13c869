import { closedChoice, Explain, Glyph, openChoices, Target } from '@spielstube/ui';
import { ANIMAL_KEYS, GOODS_KEYS } from '../data/setup.ts';
import type { Board } from './board.ts';
import { ANIMAL_SIGNS, GOODS_SIGNS, place } from './drawings.ts';
import styles from './supply-stacks.module.css';

interface SupplyProps {
  readonly board: Board;
  readonly supply: 'goods' | 'animal';
}

/** The two open stacks of goods, or of animals. */
export function SupplyStacks({ board, supply }: SupplyProps) {
  const { view } = board;
  const { words } = board.text;
  const stacks = supply === 'goods' ? view.goodsStacks : view.animalStacks;
  const label = supply === 'goods' ? words.goodsStacks : words.animalStacks;
  return (
    <section className={styles.supply} aria-label={label}>
      <p className="label">{label}</p>
      <div className={styles.pair}>
        {stacks.map((cards, stack) => (
          <SupplyStack key={stack} board={board} supply={supply} stack={stack} cards={cards} />
        ))}
      </div>
    </section>
  );
}

interface StackProps extends SupplyProps {
  readonly stack: number;
  readonly cards: readonly number[];
}

function SupplyStack({ board, supply, stack, cards }: StackProps) {
  const { words } = board.text;
  const top = cards.at(-1);
  const goods = supply === 'goods';
  const name =
    top === undefined ? null : goods ? words.goods(GOODS_KEYS[top]) : words.animal(ANIMAL_KEYS[top]);
  const about = {
    title: goods ? words.goodsOnTop(name, cards.length) : words.animalOnTop(name, cards.length),
    lines: [words.cardsLeft(cards.length)],
  };
  return (
    <div className={styles.stack}>
      <Target
        about={about}
        open={openChoices(board, (a) => a.do === supply && a.stack === stack)}
        closed={closedChoice(board, (a) => a.do === supply && a.stack === stack)}
        anchor={goods ? place.goodsStack(stack) : place.animalStack(stack)}
        className={`${styles.tile} ${cards.length > 1 ? styles.thick : ''} ${top === undefined ? styles.empty : ''}`}
      >
        {top !== undefined && (
          <span className={styles.card}>
            <Glyph id="card-small" className={styles.paper} />
            <Glyph
              id={goods ? GOODS_SIGNS[GOODS_KEYS[top]] : ANIMAL_SIGNS[ANIMAL_KEYS[top]]}
              className={styles.sign}
            />
          </span>
        )}
      </Target>
      <Explain about={about} className={styles.count ?? ''} aria-hidden="true">
        {cards.length}
      </Explain>
    </div>
  );
}
