import { anchor, closedChoice, Explain, openChoices, Target } from '@spielstube/ui';
import { NOTHING } from '../data/jobs.ts';
import { isHidden, jobOf, suitOf } from '../rules/knowledge.ts';
import type { VillagersAction } from '../rules/moves.ts';
import { DRAFT_PHASE } from '../rules/state.ts';
import { draftLimit } from '../rules/supply.ts';
import { unlockingOf } from '../text/prospect.ts';
import { type Board, playerAt, rememberedJob, type SeatProps } from './board.ts';
import { CardBack, CardFace } from './card.tsx';
import { place } from './drawings.ts';
import styles from './hand.module.css';
import { UnlockTag } from './unlock-tag.tsx';

const means =
  (job: number) =>
  (a: VillagersAction): boolean =>
    (a.do === 'play' || a.do === 'lay' || a.do === 'discard') && a.job === job;

/** The viewer's own hand, with what each padlock would cost; who is on the way into the village stands first. */
export function Hand({ board, seat }: SeatProps) {
  const { view, text } = board;
  const { words } = text;
  const { hand } = playerAt(board, seat);
  const held = heldBy(board, seat);
  return (
    <div className={styles.part} {...anchor(place.hand(seat))}>
      <Explain as="p" about={{ title: words.labels.handCards(hand.length) }} className="label">
        {words.hand} <b>{hand.length}</b>
      </Explain>
      <ul className={styles.fan} data-empty={hand.length === 0 && held === NOTHING}>
        {held !== NOTHING && (
          <li data-held>
            <Target about={{ ...words.notes.card(held), title: words.labels.onItsWay }}>
              <CardFace job={held} words={words} />
            </Target>
          </li>
        )}
        {hand.map((card, n) => {
          const job = jobOf(card);
          return (
            <li key={`${job}-${n}`}>
              <Target
                about={words.notes.inHand(job, unlockingOf(view, seat, job), board.cast)}
                open={openChoices(board, means(job))}
                closed={closedChoice(board, means(job))}
                className={styles.card}
              >
                <CardFace job={job} words={words} />
              </Target>
              <UnlockTag board={board} seat={seat} job={job} />
            </li>
          );
        })}
        {hand.length === 0 && held === NOTHING && <li className={styles.none}>{words.labels.emptyHand}</li>}
      </ul>
    </div>
  );
}

/** The card that a seat has taken up and not laid down yet. */
function heldBy({ view, frame }: Board, seat: number): number {
  if (frame?.seat !== seat || view.held < 0 || isHidden(view.held)) return NOTHING;
  return jobOf(view.held);
}

/** What a seat has taken in this draft phase: open to all, and how much there is room for. */
export function Drafted({ board, seat }: SeatProps) {
  const { view, text } = board;
  const { words } = text;
  const { drafted } = playerAt(board, seat);
  if (view.phase !== DRAFT_PHASE) return null;
  const limit = draftLimit(view, seat);
  const note = words.notes.drafted(board.cast.name(seat), drafted.length, limit);
  const free = Array.from({ length: Math.max(0, limit - drafted.length) }, (_, n) => drafted.length + n + 1);
  return (
    <div className={styles.part} data-drafted {...anchor(place.drafted(seat))}>
      <Explain as="p" about={note} className="label">
        {words.labels.takenNow} <b>{`${drafted.length}/${limit}`}</b>
      </Explain>
      <ul className={styles.fan}>
        {drafted.map((card, n) => (
          <li key={n}>
            <Target about={words.notes.card(jobOf(card))} className={styles.card}>
              <CardFace job={jobOf(card)} words={words} />
            </Target>
          </li>
        ))}
        {free.map((n) => (
          <li key={n} data-free>
            <Explain as="div" about={note} className={styles.free ?? ''} aria-hidden="true">
              {n}
            </Explain>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The hand of somebody else: backs, and whoever was seen when the card was taken. */
export function HandOfOther({ board, seat }: SeatProps) {
  const { words } = board.text;
  return (
    <ul className={styles.backs}>
      {playerAt(board, seat).hand.map((card, n) => {
        const job = rememberedJob(board, card);
        return (
          <li key={n}>
            <Target about={job === NOTHING ? words.notes.back(suitOf(card)) : words.notes.card(job)}>
              <CardBack suit={suitOf(card)} known={job} />
            </Target>
          </li>
        );
      })}
    </ul>
  );
}
