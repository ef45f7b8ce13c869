import { anchor, Explain, Glyph, openChoices, publicFrame, Target } from '@spielstube/ui';
import { EVENTS, SEASON_KEYS } from '../data/countess.ts';
import { NOTHING } from '../data/jobs.ts';
import type { FrameKind } from '../rules/state.ts';
import type { Board, PartProps } from './board.ts';
import { place, seasonSign } from './drawings.ts';
import styles from './season.module.css';

const EVENT_QUESTIONS: readonly FrameKind[] = ['jester', 'bailiff', 'levy', 'seizure'];

/** The event of the round, also while it is carried out; NOTHING between two of them. */
function eventNow({ view }: Board): number {
  const asked = publicFrame(view);
  return asked !== undefined && EVENT_QUESTIONS.includes(asked.kind)
    ? asked.what
    : (view.countess?.event ?? NOTHING);
}

/** Beside the road of a lone player: the event of the round, those to come, and the Jester. */
export function Season({ board }: PartProps) {
  const { view, text } = board;
  const { words } = text;
  if (view.countess === null) return null;
  const { decks, jester } = view.countess;
  const event = eventNow(board);
  return (
    <div className={styles.season} {...anchor(place.event)}>
      {event !== NOTHING && (
        <Explain as="div" about={words.notes.event(event)} className={styles.event ?? ''}>
          <Glyph id={seasonSign(SEASON_KEYS.indexOf(EVENTS[event].season))} />
          <p>
            <small>{words.labels.eventNow}</small>
            <b>{words.event(event)}</b>
            <span>{words.eventEffect(event)}</span>
          </p>
        </Explain>
      )}
      <div className={styles.row}>
        {SEASON_KEYS.map((key, season) => (
          <Explain
            key={key}
            about={words.notes.season(season, decks[season].length)}
            className={styles.deck ?? ''}
          >
            <Glyph id={seasonSign(season)} label={words.season(season)} />
            <b>{decks[season].length}</b>
          </Explain>
        ))}
        <Target
          about={words.notes.jester(jester)}
          open={openChoices(board, (a) => a.do === 'jester')}
          className={styles.jester}
        >
          <span data-there={jester} aria-hidden="true">
            <Glyph id="vp-jester" />
            <b>{jester ? words.labels.jesterThere : words.labels.jesterGone}</b>
          </span>
        </Target>
      </div>
    </div>
  );
}
