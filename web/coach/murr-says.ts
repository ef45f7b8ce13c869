import type { Mood } from '../murr/murr.tsx';
import type { CoachWords } from '../text/coach/words.ts';
import type { Pace } from './coach.store.ts';
import type { Told } from './told.ts';

/** What Murr says, and how he feels about it. */
export interface Speech {
  readonly mood: Mood;
  readonly big: string;
  readonly small: string;
}

export function says(told: Told, pace: Pace, words: CoachWords): Speech {
  const { decisions, seat, turns, alone, about } = told;
  if (pace !== 'done' && decisions.length < seat.decisions) {
    const small = words.progress(decisions.length, seat.decisions);
    return pace === 'thinking'
      ? { mood: 'thinks', big: words.reckoning, small }
      : { mood: 'doubts', big: words.stopped, small };
  }
  if (pace === 'thinking')
    return { mood: 'thinks', big: words.moments(turns.length), small: words.secondThoughts };
  const worst = turns.filter(({ kind }) => kind === 'given').sort((a, b) => a.points - b.points)[0];
  const cost = worst === undefined ? null : { move: worst.move + 1, loss: -worst.points };
  const total = about.scores[seat.seat]?.total ?? 0;
  return {
    mood: worst === undefined ? 'glad' : 'speaks',
    big: words.moments(turns.length),
    small: alone ? words.summaryAlone(total, cost) : words.summary(Math.round(seat.lead), cost),
  };
}
