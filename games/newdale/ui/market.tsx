import { anchor, Count, closedChoice, Explain, Glyph, openChoices, Target } from '@spielstube/ui';
import { memo } from 'react';
import { NOTHING } from '../data/box.ts';
import { FIGURES_DRAWN, PERSON_OF_EVENT, PRINTED_HELPERS } from '../data/events.ts';
import { COLOUR_KEYS, HOODED } from '../data/helpers.ts';
import { costOfFist } from '../rules/chapters/raids.ts';
import { HELPERS_PHASE, type Newdale } from '../rules/state.ts';
import { sum } from '../rules/supply.ts';
import type { NewdaleWords } from '../text/words.ts';
import type { Board, Means, PartProps } from './board.ts';
import { eventPicture, FIGURE_SIGNS, place } from './drawings.ts';
import styles from './market.module.css';
import { Fitted, Use } from './marks.tsx';

/** Whether the event of a round lies there: before the first one nobody has seen it. NEW-P1-01 */
const isOut = ({ round }: Newdale): boolean => round > 0;

/** The labour market: the event of the round with its printed helpers, those drawn from the bag, and the viewer's own. */
export function Market({ board }: PartProps) {
  const { view, text } = board;
  const { words } = text;
  const { labels, notes } = words;
  const isDrawn = view.phase >= HELPERS_PHASE;
  const left = sum(view.bag);
  return (
    <section className={`sheet ${styles.market}`} aria-label={words.market}>
      {!isOut(view) ? (
        <Explain
          about={notes.eventStack(view.events.length)}
          className={styles.event ?? ''}
          {...anchor(place.event)}
        >
          <svg viewBox="0 0 140 124" aria-hidden="true">
            <Use id="n-card-event" x={0} y={0} w={140} h={124} />
            <g color="#fbf1d8">
              <Use id="n-card-back-event" x={45} y={3} w={50} h={70} />
            </g>
            <Fitted text={words.eventStack} x={70} y={101} size={15} room={118} />
          </svg>
        </Explain>
      ) : (
        <Target about={notes.event(view.event)} anchor={place.event} className={styles.event}>
          <EventFace event={view.event} words={words} />
        </Target>
      )}
      <p className={`label ${styles.heading}`} aria-hidden="true">
        {words.market}
      </p>
      <div className={styles.helpers} {...anchor(place.market)}>
        {COLOUR_KEYS.map((key, colour) => (
          <Column key={key} board={board} colour={colour} />
        ))}
        <Hooded board={board} />
      </div>
      <Explain about={notes.bag(view.bag)} as="p" className={styles.bag ?? ''} {...anchor(place.bag)}>
        <Glyph id="n-bag" />
        {isDrawn || !isOut(view)
          ? labels.bagState(sum(view.market), left)
          : labels.bagAhead(FIGURES_DRAWN[view.event], left)}
      </Explain>
    </section>
  );
}

/** The face of an event, 140 × 124. */
export const EventFace = memo(function EventFace({ event, words }: { event: number; words: NewdaleWords }) {
  const helpers = PRINTED_HELPERS[event].flatMap((count, colour) =>
    Array.from({ length: count }, () => colour),
  );
  return (
    <svg viewBox="0 0 140 124" aria-hidden="true">
      <Use id="n-card-event" x={0} y={0} w={140} h={124} />
      <svg
        x={7}
        y={7}
        width={126}
        height={68}
        viewBox="0 8 80 44"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Use id={eventPicture(event)} x={0} y={0} w={80} h={66} />
      </svg>
      {helpers.map((colour, n) => (
        <Use key={n} id={FIGURE_SIGNS[colour]} x={9 + n * 15.5} y={81} w={13.5} h={19} />
      ))}
      {PERSON_OF_EVENT[event] !== NOTHING && <Use id="n-helper-any" x={116} y={80} w={14} h={19.7} />}
      <Fitted text={words.event(event)} x={70} y={116} size={13.5} room={124} />
    </svg>
  );
});

/** Helpers of a colour: who they are, and how many there are for the viewer. */
function Column({ board, colour }: PartProps & { colour: number }) {
  const { view, viewer, text } = board;
  const { notes } = text.words;
  const printed = isOut(view) ? PRINTED_HELPERS[view.event][colour] : 0;
  const drawn = view.market[colour];
  const player = viewer === null ? undefined : view.players[viewer];
  const own = player?.own[colour] ?? 0;
  const lent = player?.lent[colour] ?? 0;
  const means: Means = (a) =>
    (a.do === 'helper' && a.colour === colour) || (a.do === 'jail' && a.figure === colour);
  const shown = printed + drawn + own + lent;
  return (
    <Target
      about={notes.helper(colour, { printed, drawn, own, lent })}
      open={openChoices(board, means)}
      closed={closedChoice(board, means)}
      anchor={place.helpers(colour)}
      className={styles.column}
    >
      <span className={styles.crowd} aria-hidden="true">
        {Array.from({ length: shown }, (_, n) => (
          <i key={n} data-own={n >= printed + drawn}>
            <svg viewBox="0 0 44 62" aria-hidden="true">
              <use href={`#${FIGURE_SIGNS[colour]}`} width={44} height={62} />
            </svg>
          </i>
        ))}
      </span>
      <span className={styles.sum} aria-hidden="true">
        {own + lent > 0 && <em>+{own + lent}</em>}
        <b>
          <Count value={shown} was={wasAt(board, colour)} />
        </b>
      </span>
    </Target>
  );
}

/** What the viewer's market was before the others moved, within the same round. */
function wasAt({ before, view, viewer }: Board, colour: number): number | undefined {
  if (before === null || viewer === null || before.round !== view.round || !isOut(view)) return undefined;
  const { own, lent } = before.players[viewer];
  return PRINTED_HELPERS[before.event][colour] + before.market[colour] + own[colour] + lent[colour];
}

/** Hooded figures stand apart: they help nobody. */
function Hooded({ board }: PartProps) {
  const { view, viewer, text } = board;
  const lent = viewer === null ? 0 : view.players[viewer].lent[HOODED];
  const count = view.market[HOODED];
  if (view.bag[HOODED] + count + lent === 0) return null;
  const means: Means = (a) => (a.do === 'jail' && a.figure === HOODED) || a.do === 'jailLent';
  return (
    <Target
      about={text.words.notes.hooded(
        count,
        viewer === null ? 0 : view.players[viewer].fists,
        costOfFist(view),
      )}
      open={openChoices(board, means)}
      closed={closedChoice(board, means)}
      anchor={place.helpers(HOODED)}
      className={`${styles.column} ${styles.hooded}`}
    >
      <span className={styles.crowd} aria-hidden="true">
        {Array.from({ length: count + lent }, (_, n) => (
          <i key={n} data-own={n >= count}>
            <svg viewBox="0 0 44 62" aria-hidden="true">
              <use href="#n-hooded" width={44} height={62} />
            </svg>
          </i>
        ))}
      </span>
      <span className={styles.sum} aria-hidden="true">
        <b>
          <Count value={count + lent} />
        </b>
      </span>
    </Target>
  );
}
