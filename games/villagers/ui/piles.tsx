import { anchor, Count, closedChoice, Explain, Glyph, openChoices, Target } from '@spielstube/ui';
import { BASICS, NOTHING } from '../data/jobs.ts';
import { STACKS } from '../data/setup.ts';
import { isUnseen, suitOf } from '../rules/knowledge.ts';
import type { VillagersAction } from '../rules/moves.ts';
import { type PartProps, rememberedJob } from './board.ts';
import { CardBack, CardFace } from './card.tsx';
import { place } from './drawings.ts';
import styles from './piles.module.css';

/** What lies beside the road: basics, draw pile, discard pile and the bank. */
export function Piles({ board }: PartProps) {
  return (
    <div className={styles.piles}>
      {BASICS.map((job, basic) => (
        <Basics key={job} board={board} basic={basic} />
      ))}
      <DrawPile board={board} />
      <DiscardPile board={board} />
      <Bank board={board} />
    </div>
  );
}

function Basics({ board, basic }: PartProps & { readonly basic: number }) {
  const { view, before, text } = board;
  const { words } = text;
  const means = (a: VillagersAction): boolean => (a.do === 'swap' || a.do === 'basic') && a.basic === basic;
  return (
    <span className={styles.pile}>
      <Target
        about={words.notes.basics(basic, view.basics[basic])}
        open={openChoices(board, means)}
        closed={closedChoice(board, means)}
        anchor={place.basic(basic)}
        className={styles.card}
      >
        <CardFace job={BASICS[basic]} words={words} isShort />
        <b className={styles.count} aria-hidden="true">
          <Count value={view.basics[basic]} was={before?.basics[basic]} />
        </b>
      </Target>
      <small aria-hidden="true">{words.basic(basic)}</small>
    </span>
  );
}

function DrawPile({ board }: PartProps) {
  const { view, before, text } = board;
  const { words } = text;
  const top = view.drawPile.at(-1);
  const known = top === undefined ? NOTHING : rememberedJob(board, top);
  const means = (a: VillagersAction): boolean => a.do === 'drawPile';
  const note = words.notes.drawPile(view.drawPile.length);
  return (
    <span className={styles.pile}>
      <Target
        about={
          known === NOTHING
            ? note
            : { ...note, lines: [`${words.labels.known}: ${words.job(known)}`, ...note.lines] }
        }
        open={openChoices(board, means)}
        closed={closedChoice(board, means)}
        anchor={place.stack(STACKS)}
        className={styles.card}
      >
        {top === undefined || isUnseen(top) ? (
          <i className={styles.none} />
        ) : (
          <CardBack suit={suitOf(top)} known={known} />
        )}
        <b className={styles.count} aria-hidden="true">
          <Count value={view.drawPile.length} was={before?.drawPile.length} />
        </b>
      </Target>
    </span>
  );
}

function DiscardPile({ board }: PartProps) {
  const { view, before, text } = board;
  const { words } = text;
  const top = view.discard.at(-1);
  const note = words.notes.discardPile(view.discard.length);
  return (
    <span className={styles.pile}>
      <Target
        about={top === undefined ? note : { ...note, lines: [words.job(top), ...note.lines] }}
        anchor={place.discard}
        className={styles.card}
      >
        {top === undefined ? <i className={styles.none} /> : <CardFace job={top} words={words} />}
        <b className={styles.count} aria-hidden="true">
          <Count value={view.discard.length} was={before?.discard.length} />
        </b>
      </Target>
    </span>
  );
}

/** Gold without end; it is paid where nobody opens a padlock. */
function Bank({ board }: PartProps) {
  const { words } = board.text;
  const open = openChoices(board, (a) => a.do === 'payBank');
  return (
    <span className={styles.pile} data-bank>
      {open.length === 0 ? (
        <Explain about={words.notes.bank()} className={styles.card ?? ''} {...anchor(place.bank)}>
          <Glyph id="v-coins" label={words.bank} />
        </Explain>
      ) : (
        <Target about={words.notes.bank()} open={open} anchor={place.bank} className={styles.card}>
          <Glyph id="v-coins" />
        </Target>
      )}
    </span>
  );
}
