import { Glyph, openChoices, publicFrame, Target } from '@spielstube/ui';
import { STACKS } from '../data/setup.ts';
import { isHidden, isUnseen, jobOf, suitOf } from '../rules/knowledge.ts';
import type { VillagersAction } from '../rules/moves.ts';
import type { Board, PartProps } from './board.ts';
import { CardBack, CardFace } from './card.tsx';
import styles from './looked.module.css';

const LOOKING = ['pick', 'putBack'] as const;

/** The cards that somebody looks through, fanned out over the road: who looks sees them, the others see backs. */
export function Looked({ board }: PartProps) {
  const { view, text, cast } = board;
  const asked = publicFrame(view);
  if (asked === undefined || !LOOKING.some((kind) => kind === asked.kind)) return null;
  const { words } = text;
  const left = asked.kind === 'putBack' ? view.looked.slice(asked.count) : view.looked;
  const stack = asked.what === STACKS ? words.drawPile : words.stack(asked.what);
  return (
    <section className={`sheet ${styles.looked}`} aria-label={words.labels.lookedAt}>
      <header>
        <Glyph id="v-support" />
        <h2>{words.labels.looking(cast.name(asked.seat))}</h2>
        <p>{stack}</p>
      </header>
      <ul>
        {left.map((card, n) => (
          <li key={n}>
            <LookedCard board={board} card={card} />
          </li>
        ))}
      </ul>
      {asked.kind === 'putBack' && (
        <footer>
          <p>
            {words.labels.bottom} → {words.labels.top}
          </p>
          {openChoices(board, (a) => a.do === 'keepOrder').map((choice) => (
            <Target
              key={choice.notation}
              about={{ title: choice.words }}
              open={[choice]}
              className={styles.keep}
            >
              <span aria-hidden="true">{choice.words}</span>
            </Target>
          ))}
        </footer>
      )}
    </section>
  );
}

function LookedCard({ board, card }: { readonly board: Board; readonly card: number }) {
  const { words } = board.text;
  if (isUnseen(card)) return <Target about={words.notes.unseen()}>{<i className={styles.unseen} />}</Target>;
  if (isHidden(card)) {
    return (
      <Target about={words.notes.back(suitOf(card))}>
        <CardBack suit={suitOf(card)} />
      </Target>
    );
  }
  const job = jobOf(card);
  const means = (a: VillagersAction): boolean => (a.do === 'pick' || a.do === 'putBack') && a.job === job;
  return (
    <Target about={words.notes.card(job)} open={openChoices(board, means)} className={styles.card}>
      <CardFace job={job} words={words} />
    </Target>
  );
}
