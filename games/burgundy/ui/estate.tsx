import { closedChoice, openChoices, piece, Target, useIsCopy } from '@spielstube/ui';
import { CARD_DIE } from '../data/cards.ts';
import { STACK_SIZE } from '../data/setup.ts';
import type { BurgundyAction } from '../rules/moves.ts';
import { cardKey } from '../text/facts.ts';
import type { PartProps, SeatProps } from './board.ts';
import { CardFace } from './card.tsx';
import { cardPiece, typeColours } from './drawings.ts';
import styles from './estate.module.css';
import { type EstateStack, stacksOf } from './stacks.ts';
import { Progress } from './token.tsx';

/** Where there is little room, more triples than this lie in three rows, smaller. */
const MANY = 4;

/** An estate: open stacks first, fanned; triples that are complete lie closed. */
export function Estate({ board, seat }: SeatProps) {
  const { words } = board.text;
  const stacks = stacksOf(board.view.players[seat].estate);
  const growing = stacks.filter(({ complete }) => !complete);
  const triples = stacks.filter(({ complete }) => complete);
  const isFresh = (a: BurgundyAction): boolean => a.do === 'onto' && a.stack === stacks.length;
  const fresh = openChoices(board, isFresh);
  const notFresh = closedChoice(board, isFresh);
  const isCopy = useIsCopy();
  const ghost = !isCopy && (fresh.length > 0 || notFresh !== undefined);
  if (stacks.length === 0 && !ghost)
    return <p className={styles.nothing}>{words.estateEmpty(seat === board.viewer)}</p>;
  return (
    <div className={styles.box}>
      <div
        className={styles.estate}
        data-many={triples.length > MANY}
        style={{ '--open': growing.length + (ghost ? 1 : 0), '--triples': triples.length }}
      >
        {triples.length > 0 && (
          <div className={styles.triples}>
            {triples.map((stack) => (
              <Triple key={stack.stack} board={board} stack={stack} />
            ))}
          </div>
        )}
        {growing.map((stack) => (
          <Stack key={stack.stack} board={board} stack={stack} />
        ))}
        {ghost && (
          <Target
            about={{ title: words.newStack, lines: [words.newStackAbout] }}
            open={fresh}
            closed={notFresh}
            className={styles.ghost}
          >
            <span aria-hidden="true">{words.newStack}</span>
          </Target>
        )}
      </div>
    </div>
  );
}

interface StackProps extends PartProps {
  readonly stack: EstateStack;
}

/** What a stack is, in words, and what can be done with it. */
function targetOf({ board, stack }: StackProps) {
  const { words } = board.text;
  const cards = stack.cards.map((card) => `${words.card(cardKey(card))} (${CARD_DIE[card]})`).join(', ');
  return {
    about: {
      title: words.stack(stack.type, stack.cards.length),
      lines: [`${cards}.`, words.stackWorth(stack.worth, stack.complete)],
    },
    open: openChoices(board, (a) => a.do === 'onto' && a.stack === stack.stack),
    closed: closedChoice(board, (a) => a.do === 'onto' && a.stack === stack.stack),
  };
}

function Stack(props: StackProps) {
  const { board, stack } = props;
  return (
    <Target {...targetOf(props)} className={styles.stack} style={{ '--n': stack.cards.length }}>
      <span className={styles.fan}>
        {stack.cards.map((card, n) => (
          <span key={card} className={styles.card} style={{ '--i': n }} {...piece(cardPiece(card))}>
            <CardFace card={card} words={board.text.words} />
          </span>
        ))}
      </span>
      <span className={styles.progress}>
        <Progress type={stack.type} cards={stack.cards.length} of={STACK_SIZE} />
      </span>
    </Target>
  );
}

/** A complete triple: its cards closed up, its points on a shield. */
function Triple(props: StackProps) {
  const { board, stack } = props;
  return (
    <Target {...targetOf(props)} className={styles.triple} style={typeColours(stack.type)}>
      {stack.cards.map((card, n) => (
        <span key={card} className={styles.closed} style={{ '--i': n }} {...piece(cardPiece(card))}>
          <CardFace card={card} words={board.text.words} />
        </span>
      ))}
      <svg className={styles.worth} viewBox="0 0 40 44" aria-hidden="true">
        <use href="#shield" width="40" height="44" />
        <text x="20" y="29">
          {stack.worth}
        </text>
      </svg>
    </Target>
  );
}
