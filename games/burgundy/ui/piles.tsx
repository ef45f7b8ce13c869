import {
  anchor,
  CopyContext,
  closedChoice,
  Dialog,
  Explain,
  openChoices,
  piece,
  Target,
  useKitWords,
} from '@spielstube/ui';
import { useState } from 'react';
import { CARD_DIE, CARD_TYPE, type Card } from '../data/cards.ts';
import type { PartProps } from './board.ts';
import { CardBack, CardFace, Heap } from './card.tsx';
import { CardTarget } from './card-target.tsx';
import { cardPiece, place } from './drawings.ts';
import styles from './piles.module.css';

/** The draw pile, from which three cards can be bought, and the discard pile, which may be looked through. */
export function Piles({ board }: PartProps) {
  const { view } = board;
  const { words } = board.text;
  const about = { title: words.drawPileOf(view.drawPile.length), lines: [words.drawPileAbout] };
  return (
    <div className={styles.piles}>
      <figure>
        <Target
          about={about}
          open={openChoices(board, (a) => a.do === 'buy')}
          closed={closedChoice(board, (a) => a.do === 'buy')}
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
          <Explain as="b" about={about}>
            {view.drawPile.length}
          </Explain>{' '}
          <span className={styles.what}>{words.drawPile}</span>
        </figcaption>
      </figure>
      <DiscardPile board={board} />
    </div>
  );
}

function DiscardPile({ board }: PartProps) {
  const [open, setOpen] = useState(false);
  const kitWords = useKitWords();
  const { discardPile } = board.view;
  const { words } = board.text;
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
              <CardFace card={top} words={board.text.words} />
            </span>
          </Heap>
        )}
        <span className="vh">{words.discardPileOf(discardPile.length)}</span>
      </button>
      <figcaption>
        <Explain
          as="b"
          about={{ title: words.discardPileOf(discardPile.length), lines: [words.discardAbout] }}
        >
          {discardPile.length}
        </Explain>{' '}
        <span className={styles.what}>{words.discardPile}</span>
      </figcaption>
      {open && (
        <Dialog
          place="wide"
          title={words.discardPileOf(discardPile.length)}
          closeLabel={kitWords.close}
          onClose={() => setOpen(false)}
        >
          {discardPile.length === 0 && <p>{words.discardEmpty}</p>}
          <div className={styles.all}>
            <CopyContext value={true}>
              {sorted(discardPile).map((card) => (
                <CardTarget key={card} board={board} card={card} />
              ))}
            </CopyContext>
          </div>
        </Dialog>
      )}
    </figure>
  );
}

/** By type, then by die. */
function sorted(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => CARD_TYPE[a] - CARD_TYPE[b] || CARD_DIE[a] - CARD_DIE[b] || a - b);
}
