import { piece, Target } from '@spielstube/ui';
import { CARD_DIE } from '../data/cards.ts';
import { STACK_SIZE } from '../data/setup.ts';
import { cardKey } from '../text/facts.ts';
import { CardFace } from './card.tsx';
import { cardPiece, typeColours } from './drawings.ts';
import styles from './estate.module.css';
import { type EstateStack, stacksOf } from './stacks.ts';
import { closedChoice, openChoices, type SeatProps, type TableProps } from './table.ts';
import { Progress } from './token.tsx';

/** Where there is little room, more triples than this lie in three rows, smaller. */
const MANY = 4;

/** An estate: open stacks first, fanned; triples that are complete lie closed. `copy`: once more, in a drawer. */
export function Estate({ table, seat, copy = false }: SeatProps & { copy?: boolean }) {
  const { words } = table.text;
  const stacks = stacksOf(table.view.players[seat].estate);
  const growing = stacks.filter(({ complete }) => !complete);
  const triples = stacks.filter(({ complete }) => complete);
  const fresh = copy ? [] : openChoices(table, (a) => a.do === 'onto' && a.stack === stacks.length);
  const notFresh = copy
    ? undefined
    : closedChoice(table, (a) => a.do === 'onto' && a.stack === stacks.length);
  const ghost = fresh.length > 0 || notFresh !== undefined;
  if (stacks.length === 0 && !ghost) return <p className={styles.nothing}>{words.estateEmpty}</p>;
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
              <Triple key={stack.stack} table={table} stack={stack} copy={copy} />
            ))}
          </div>
        )}
        {growing.map((stack) => (
          <Stack key={stack.stack} table={table} stack={stack} copy={copy} />
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

interface StackProps {
  readonly table: TableProps;
  readonly stack: EstateStack;
  readonly copy: boolean;
}

/** What a stack is, in words, and what can be done with it. */
function targetOf({ table, stack, copy }: StackProps) {
  const { words } = table.text;
  const cards = stack.cards.map((card) => `${words.card(cardKey(card))} (${CARD_DIE[card]})`).join(', ');
  return {
    about: {
      title: words.stack(stack.type, stack.cards.length),
      lines: [`${cards}.`, words.stackWorth(stack.worth, stack.complete)],
    },
    open: copy ? [] : openChoices(table, (a) => a.do === 'onto' && a.stack === stack.stack),
    closed: copy ? undefined : closedChoice(table, (a) => a.do === 'onto' && a.stack === stack.stack),
  };
}

function Stack(props: StackProps) {
  const { table, stack, copy } = props;
  return (
    <Target {...targetOf(props)} className={styles.stack} style={{ '--n': stack.cards.length }}>
      <span className={styles.fan}>
        {stack.cards.map((card, n) => (
          <span
            key={card}
            className={styles.card}
            style={{ '--i': n }}
            {...(copy ? {} : piece(cardPiece(card)))}
          >
            <CardFace card={card} words={table.text.words} />
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
  const { table, stack, copy } = props;
  return (
    <Target {...targetOf(props)} className={styles.triple} style={typeColours(stack.type)}>
      {stack.cards.map((card, n) => (
        <span
          key={card}
          className={styles.closed}
          style={{ '--i': n }}
          {...(copy ? {} : piece(cardPiece(card)))}
        >
          <CardFace card={card} words={table.text.words} />
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
