import { anchor, closedChoice, Explain, openChoices, Target } from '@spielstube/ui';
import { NOTHING } from '../data/box.ts';
import type { NewdaleAction } from '../rules/moves.ts';
import { type Board, playerAt, type SeatProps } from './board.ts';
import { CardFace } from './card.tsx';
import { place } from './drawings.ts';
import styles from './hand.module.css';

/** What may be done with a card of the hand. */
const WITH_HAND: readonly NewdaleAction['do'][] = ['layAside', 'keep', 'build', 'feed', 'discard'];

const isAbout = (a: NewdaleAction, card: number): boolean =>
  WITH_HAND.includes(a.do) && 'card' in a && a.card === card;

/** Whether cards apart from the hand are asked for: those just drawn, or the card that was found. */
const isApart = ({ frame }: Board): boolean =>
  frame?.kind === 'nate' || frame?.kind === 'buildNow' || frame?.kind === 'chooseVineyard';

/** The viewer's own hand; cards that lie apart from it stand first. */
export function Hand({ board, seat }: SeatProps) {
  const { words } = board.text;
  const { hand, aside } = playerAt(board, seat);
  const apart = apartOf(board, seat);
  return (
    <div className={styles.part} {...anchor(place.hand(seat))}>
      <Explain as="p" about={words.notes.hand(board.cast.name(seat), hand.length)} className="label">
        {words.labels.handCards(hand.length)}
      </Explain>
      <ul className={styles.fan}>
        {apart.map((card, n) => (
          <li key={`apart-${n + 1}`} data-apart>
            <Card board={board} card={card} isAsked />
          </li>
        ))}
        {stackedOf(hand).map(({ card, count }) => (
          <li key={card}>
            <Card board={board} card={card} isAsked={!isApart(board)} />
            {count > 1 && (
              <b className={styles.count} aria-hidden="true">
                {count}
              </b>
            )}
          </li>
        ))}
        {aside.map((card, n) => (
          <li key={`aside-${n + 1}`} data-aside>
            <Card board={board} card={card} isAsked={false} />
          </li>
        ))}
        {hand.length + apart.length === 0 && <li className={styles.none}>{words.labels.emptyHand}</li>}
      </ul>
    </div>
  );
}

/** Equal prints lie on each other. */
const stackedOf = (hand: readonly number[]) =>
  [...new Set(hand)].map((card) => ({ card, count: hand.filter((other) => other === card).length }));

/** Cards that are decided about and are in no hand: Nate's, the Vineyard that was found, a building on its way. */
function apartOf({ view, frame }: Board, seat: number): readonly number[] {
  if (frame?.seat !== seat) return [];
  if (frame.kind === 'nate' && view.drawer === seat) return view.drawn;
  if (
    (frame.kind === 'buildNow' || frame.kind === 'where' || frame.kind === 'area') &&
    frame.what !== NOTHING
  )
    return [frame.what];
  return [];
}

function Card({ board, card, isAsked }: { board: Board; card: number; isAsked: boolean }) {
  const { words } = board.text;
  return (
    <Target
      about={words.notes.card(card)}
      open={isAsked ? openChoices(board, (a) => isAbout(a, card)) : []}
      closed={isAsked ? closedChoice(board, (a) => isAbout(a, card)) : undefined}
      className={styles.card}
    >
      <CardFace card={card} words={words} />
    </Target>
  );
}
