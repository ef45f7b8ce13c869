import { anchor, Drawer, piece, Target } from '@spielstube/ui';
import { useState } from 'react';
import { CARD_DIE, CARD_TYPE, type Card } from '../data/cards.ts';
import { CardBack, CardFace, Heap } from './card.tsx';
import { CardTarget } from './card-target.tsx';
import { cardPiece, place } from './drawings.ts';
import styles from './piles.module.css';
import { closedChoice, openChoices, type TableProps } from './table.ts';

/** The draw pile, from which three cards can be bought, and the discard pile, which may be looked through. */
export function Piles({ table }: { table: TableProps }) {
  const { view } = table;
  const { words } = table.text;
  return (
    <div className={styles.piles}>
      <figure>
        <Target
          about={{ title: words.drawPileOf(view.drawPile.length), lines: [words.drawPileAbout] }}
          open={openChoices(table, (a) => a.do === 'buy')}
          closed={closedChoice(table, (a) => a.do === 'buy')}
          anchor={place.drawPile}
          className={styles.pile}
        >
          {view.drawPile.length === 0 ? (
            <span className={styles.none} />
          ) : (
            <Heap>
              <CardBack />
            </Heap>
          )}
        </Target>
        <figcaption>
          <b>{view.drawPile.length}</b> <span className={styles.what}>{words.drawPile}</span>
        </figcaption>
      </figure>
      <DiscardPile table={table} />
    </div>
  );
}

function DiscardPile({ table }: { table: TableProps }) {
  const [open, setOpen] = useState(false);
  const { discardPile } = table.view;
  const { words } = table.text;
  const top = discardPile.at(-1);
  return (
    <figure>
      <button
        type="button"
        className={`target ${styles.pile}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        data-target=""
        {...anchor(place.discardPile)}
      >
        {top === undefined ? (
          <span className={styles.none} />
        ) : (
          <Heap>
            <span className={styles.top} {...piece(cardPiece(top))}>
              <CardFace card={top} words={table.text.words} />
            </span>
          </Heap>
        )}
        <span className="vh">{words.discardPileOf(discardPile.length)}</span>
      </button>
      <figcaption>
        <b>{discardPile.length}</b> <span className={styles.what}>{words.discardPile}</span>
      </figcaption>
      {open && (
        <Drawer
          title={words.discardPileOf(discardPile.length)}
          closeLabel={words.close}
          onClose={() => setOpen(false)}
        >
          {discardPile.length === 0 && <p>{words.discardEmpty}</p>}
          <div className={styles.all}>
            {sorted(discardPile).map((card) => (
              <CardTarget key={card} table={table} card={card} open={[]} copy />
            ))}
          </div>
        </Drawer>
      )}
    </figure>
  );
}

/** By type, then by die. */
function sorted(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => CARD_TYPE[a] - CARD_TYPE[b] || CARD_DIE[a] - CARD_DIE[b] || a - b);
}
