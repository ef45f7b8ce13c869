import { closedChoice, Dialog, openChoices, Target, useExplaining, useKitWords } from '@spielstube/ui';
import { useState } from 'react';
import { COST, KIND } from '../data/cards.ts';
import type { Board, Means } from './board.ts';
import { CardFace } from './card.tsx';
import { CardChip } from './chip.tsx';
import styles from './display-fan.module.css';

interface FanProps {
  readonly board: Board;
  /** Cards of one kind, the cheapest first, each print once. */
  readonly cards: readonly number[];
  readonly className: string | undefined;
  countOf(card: number): number;
  means(card: number): Means;
}

/** Buildings of one kind that differ in price, helpers or raw material: one chip, and a click fans them out. */
export function DisplayFan({ board, cards, className, countOf, means }: FanProps) {
  /** The question at which it was fanned out: whoever has answered it has seen enough. */
  const [fanned, fanOut] = useState<Pick<Board, 'frame'> | null>(null);
  const fold = (): void => fanOut(null);
  const { words } = board.text;
  const kitWords = useKitWords();
  const about = words.notes.card(cards[0]);
  const { attributes, pressed } = useExplaining((pinned) => ({ about, pinned }));
  const open = cards.flatMap((card) => openChoices(board, means(card)));
  const closed = cards.map((card) => closedChoice(board, means(card))).find((each) => each !== undefined);
  const state = open.length > 0 ? 'lit' : closed === undefined ? '' : 'dim';
  const count = cards.reduce((sum, card) => sum + countOf(card), 0);
  return (
    <>
      <button
        type="button"
        {...attributes}
        className={`target ${state} ${className ?? ''}`}
        aria-haspopup="dialog"
        onClick={() => {
          if (!pressed.current) fanOut({ frame: board.frame });
        }}
      >
        <CardChip card={cards[0]} words={words} count={count} isForSale />
        <span className="vh">{`${count} × ${words.kind(KIND[cards[0]])}`}</span>
      </button>
      {fanned?.frame === board.frame && (
        <Dialog
          place="wide"
          title={`${words.display}: ${count} × ${words.kind(KIND[cards[0]])}`}
          closeLabel={kitWords.close}
          onClose={fold}
        >
          <div className={styles.fan}>
            {openFirst(board, cards, means).map((card) => (
              <Target
                key={card}
                about={words.notes.card(card)}
                open={openChoices(board, means(card))}
                closed={closedChoice(board, means(card))}
                className={styles.card}
              >
                <CardFace card={card} words={words} />
                {countOf(card) > 1 && (
                  <b className={styles.count} aria-hidden="true">
                    {countOf(card)} ×
                  </b>
                )}
              </Target>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** What can be had stands first. */
const openFirst = (board: Board, cards: readonly number[], means: FanProps['means']): number[] =>
  cards.toSorted(
    (a, b) =>
      Number(openChoices(board, means(b)).length > 0) - Number(openChoices(board, means(a)).length > 0) ||
      COST[a] - COST[b],
  );
