import { anchor, Count, closedChoice, Explain, openChoices, Target } from '@spielstube/ui';
import { COST, FIRST_SAILOR, HIRED, KIND } from '../data/cards.ts';
import { PERSON_KEYS, RECRUIT_PRICE } from '../data/persons.ts';
import { hasBit } from '../rules/state.ts';
import type { Board, Means, PartProps } from './board.ts';
import { CardBack, CardFace } from './card.tsx';
import { CardChip, PersonChip } from './chip.tsx';
import styles from './display.module.css';
import { DisplayFan } from './display-fan.tsx';
import { place } from './drawings.ts';

/** Piles, and what lies open beside them: buildings, persons, sailors. */
export function Display({ board }: PartProps) {
  const { view, before, text } = board;
  const { words } = text;
  const { notes, labels } = words;
  const top = view.discards.at(-1);
  return (
    <section className={`sheet ${styles.display}`} aria-label={words.display}>
      <p className={`label ${styles.heading}`} aria-hidden="true">
        {words.display}
      </p>
      <Target
        about={notes.pile(view.pile.length)}
        open={openChoices(board, (a) => a.do === 'draw')}
        closed={closedChoice(board, (a) => a.do === 'draw')}
        anchor={place.pile}
        className={styles.pile}
      >
        <CardBack sort="building" />
        <b aria-hidden="true">
          <Count value={view.pile.length} was={before?.pile.length} />
          <small>{labels.pile}</small>
        </b>
      </Target>
      <Target about={notes.discards(view.discards.length)} anchor={place.discards} className={styles.pile}>
        {top === undefined ? <i className={styles.none} /> : <CardFace card={top} words={words} />}
        <b aria-hidden="true">
          <Count value={view.discards.length} was={before?.discards.length} />
          <small>{labels.discards}</small>
        </b>
      </Target>
      <div className={styles.open} {...anchor(place.display)}>
        {isEmpty(board) && (
          <Explain as="p" about={notes.display(0)} className={styles.nothing ?? ''}>
            {labels.emptyDisplay}
          </Explain>
        )}
        <Persons board={board} />
        <Sailors board={board} />
        <Cards board={board} />
      </div>
    </section>
  );
}

const isEmpty = ({ view }: Board): boolean =>
  view.display.length === 0 &&
  view.displayed === 0 &&
  view.offered === 0 &&
  view.sailors.every((n) => n === 0);

/** Buildings of the display by kind; a kind with different prints is fanned out by a click. */
function Cards({ board }: PartProps) {
  const { view, text } = board;
  const countOf = (card: number): number => view.display.filter((other) => other === card).length;
  const means =
    (card: number): Means =>
    (a) =>
      (a.do === 'buildOpen' && a.card === card) ||
      (board.frame?.kind === 'chooseVineyard' && a.do === 'keep' && a.card === card);
  const prints = [...new Set(view.display)].toSorted((a, b) => COST[a] - COST[b]);
  return [...Map.groupBy(prints, (card) => KIND[card])].map(([kind, cards]) =>
    cards.length > 1 ? (
      <DisplayFan
        key={kind}
        board={board}
        cards={cards}
        className={styles.chip}
        countOf={countOf}
        means={means}
      />
    ) : (
      <Target
        key={kind}
        about={text.words.notes.card(cards[0])}
        open={openChoices(board, means(cards[0]))}
        closed={closedChoice(board, means(cards[0]))}
        className={styles.chip}
      >
        <CardChip card={cards[0]} words={text.words} count={countOf(cards[0])} isForSale />
      </Target>
    ),
  );
}

/** Persons on offer before the first round, and those in the display later on. */
function Persons({ board }: PartProps) {
  const { view, text } = board;
  return PERSON_KEYS.map((key, person) => {
    const isOffered = hasBit(view.offered, person);
    if (!isOffered && !hasBit(view.displayed, person)) return null;
    const means: Means = (a) => (a.do === 'choose' || a.do === 'recruit') && a.person === person;
    return (
      <Target
        key={key}
        about={text.words.notes.person(person)}
        open={openChoices(board, means)}
        closed={closedChoice(board, means)}
        className={styles.chip}
      >
        <PersonChip person={person} words={text.words} cost={isOffered ? 0 : RECRUIT_PRICE} />
      </Target>
    );
  });
}

/** Sailors who can be hired. */
function Sailors({ board }: PartProps) {
  const { view, text } = board;
  return HIRED.map((card) => {
    const left = view.sailors[card - FIRST_SAILOR];
    if (left === 0) return null;
    const means: Means = (a) => a.do === 'hire' && a.sailor === card - FIRST_SAILOR;
    return (
      <Target
        key={card}
        about={text.words.notes.sailor(card, left)}
        open={openChoices(board, means)}
        closed={closedChoice(board, means)}
        className={styles.chip}
      >
        <CardChip card={card} words={text.words} count={left} isForSale />
      </Target>
    );
  });
}
