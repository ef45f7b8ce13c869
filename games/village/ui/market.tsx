import { AWNING, PILE, QUEUE, QUEUE_TILE, STALL_TILE, STALLS } from '@spielstube/art/village/anchors.ts';
import { closedChoice, closedWish, type Explanation, openChoices, Target } from '@spielstube/ui';
import { CUSTOMERS } from '../data/customers.ts';
import { STALLS_IN_USE } from '../data/spaces.ts';
import type { VillageAction } from '../rules/moves.ts';
import { NOTHING } from '../rules/state.ts';
import type { Board, PartProps } from './board.ts';
import { customerPiece, place } from './drawings.ts';
import styles from './market.module.css';
import { boxAt, onBoard } from './spot.ts';
import { Tile } from './tile.tsx';

/** What a customer wants and brings. */
export function aboutCustomer({ text }: Board, tile: number): Explanation {
  const words = text.words;
  const name = words.customer(tile);
  const note = words.customerNote(tile);
  return {
    title: name === '' ? text.words.labels.customer : name,
    lines: [
      `${text.words.labels.wants}: ${words.demand(tile)}`,
      `${text.words.labels.brings}: ${words.points(CUSTOMERS[tile].points)}`,
      ...(note === '' ? [] : [note]),
    ],
    rule: 'VIL-MKT-05',
  };
}

/** With some expansions whoever waits can be served, too. */
const isServing = (a: VillageAction, place: number): boolean =>
  (a.do === 'serveWaiting' || a.do === 'smuggleFor') && a.place === place;

/** Stalls with the customers who can be served, the queue, and those to come. */
export function Market({ board }: PartProps) {
  const { stalls, queue, customerPile, seats } = board.view;
  const words = board.text.words.labels;
  return (
    <>
      {STALLS.slice(0, STALLS_IN_USE[seats]).map(({ tile, awning }, stall) => (
        <span key={tile[0]} className={styles.stall}>
          <span
            data-anchor={place.stall(stall)}
            className={styles.anchor}
            style={onBoard(boxAt(tile, STALL_TILE.w, STALL_TILE.h))}
          />
          {stalls[stall] !== NOTHING && (
            <Target
              about={aboutCustomer(board, stalls[stall])}
              open={openChoices(board, (a) => a.do === 'serve' && a.stall === stall)}
              closed={closedChoice(board, (a) => a.do === 'serve' && a.stall === stall)}
              piece={customerPiece(stalls[stall])}
              className={styles.tile}
              style={onBoard(boxAt(tile, STALL_TILE.w, STALL_TILE.h))}
            >
              <Tile tile={stalls[stall]} at="stall" />
            </Target>
          )}
          <span
            className={styles.awning}
            style={onBoard(boxAt(awning, AWNING.w, AWNING.h))}
            aria-hidden="true"
          >
            <svg viewBox="0 0 56 24" aria-hidden="true">
              <use href="#b-awning" width="56" height="24" />
            </svg>
          </span>
        </span>
      ))}
      {QUEUE.map(({ tile, turn }, n) =>
        queue[n] === NOTHING || queue[n] === undefined ? null : (
          <Target
            key={queue[n]}
            about={aboutCustomer(board, queue[n])}
            open={openChoices(board, (a) => isServing(a, n))}
            closed={
              closedChoice(board, (a) => isServing(a, n)) ??
              closedWish(board, (w) => w.wish === 'queue' && w.place === n)
            }
            piece={customerPiece(queue[n])}
            className={styles.waiting}
            style={{ ...onBoard(boxAt(tile, QUEUE_TILE.w, QUEUE_TILE.h)), rotate: `${turn}deg` }}
          >
            <Tile tile={queue[n]} at="queue" />
          </Target>
        ),
      )}
      {customerPile.length > 0 && (
        <Target
          about={{ title: words.customersToCome(customerPile.length) }}
          className={styles.pile}
          style={onBoard(PILE)}
        >
          <svg viewBox="0 0 28 38" aria-hidden="true">
            {customerPile.length > 1 && <use href="#v-tile-back" x="2" y="2" width="28" height="38" />}
            <use href="#v-tile-back" width="28" height="38" />
            <text x="14" y="35">
              {customerPile.length}
            </text>
          </svg>
        </Target>
      )}
    </>
  );
}
