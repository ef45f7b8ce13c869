import { anchor, type DieValue, Explain, openChoices, piece, Target } from '@spielstube/ui';
import { asks, type SeatProps } from './board.ts';
import { CardBack } from './card.tsx';
import { dieNumbered, dieOf, place } from './drawings.ts';
import styles from './hand.module.css';

/** The hand: backs of cards with their dice. The die that has been played stands in front, lit. */
export function Hand({ board, seat }: SeatProps) {
  const { view } = board;
  const { words } = board.text;
  const { hand, pile } = view.players[seat];
  const chosen = chosenDie(board, seat);
  const dice = hand.flatMap((card) => dieOf(card) ?? []);
  return (
    <div className={styles.area} {...anchor(place.hand(seat))}>
      <div className={styles.hand}>
        {chosen !== null && (
          <figure className={styles.chosen}>
            <Target
              about={{ title: words.chosenDie(chosen === 'any' ? null : chosen) }}
              piece={chosen === 'any' ? 'any-die' : dicePiece([...dice, chosen], dice.length)}
            >
              <CardBack die={chosen} />
            </Target>
            <figcaption>{words.chosen}</figcaption>
          </figure>
        )}
        {dice.map((die, n) => (
          <figure key={dicePiece(dice, n)}>
            <Target
              about={{ title: words.handCard(die) }}
              open={openChoices(board, (a) => a.do === 'play' && a.die === die)}
              piece={dicePiece(dice, n)}
            >
              <CardBack die={die} />
            </Target>
            <figcaption>{words.hand}</figcaption>
          </figure>
        ))}
      </div>
      <Explain
        as="p"
        about={{ title: words.inPile(pile.length), lines: [words.inPileAbout], rule: 'BUR-ROUND-04' }}
        className={styles.rest ?? ''}
        {...anchor(place.pile(seat))}
      >
        <span className={styles.back} {...piece(place.pile(seat))} />
        {words.inPile(pile.length)}
      </Explain>
    </div>
  );
}

/** The same die is the same piece, in the hand and played: the first 4, the second 4. */
function dicePiece(dice: readonly DieValue[], at: number): string {
  const before = dice.slice(0, at).filter((die) => die === dice[at]).length;
  return `die-${dice[at]}-${before}`;
}

function chosenDie(board: SeatProps['board'], seat: number): DieValue | 'any' | null {
  const asked = asks(board, seat, 'action');
  return asked === undefined ? null : (dieNumbered(asked.die) ?? 'any');
}
