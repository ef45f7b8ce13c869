import type { GameText } from '@spielstube/engine';
import type { BurgundyAction, BurgundyWish } from '../rules/actions.ts';
import type { BurgundyEvent } from '../rules/events.ts';
import type { Burgundy, BurgundyFrame } from '../rules/state.ts';
import { chaptersOf } from './book.ts';
import { askedOf, choiceOf, phaseLetter, questionKind } from './facts.ts';
import type { Language } from './language.ts';

export type BurgundyText = GameText<Burgundy, BurgundyAction, BurgundyEvent, BurgundyWish>;

/** The solo rival is called the same everywhere. */
const EGON_NAME = 'Egon';

/** The game's texts in one language: facts from the position, words from the language. */
export function textIn(language: Language): BurgundyText {
  const sources: Readonly<Record<string, string>> = language.scoreSources;
  return {
    title: language.title,
    subtitle: language.subtitle,
    blurb: language.blurb,
    reconstructed: language.reconstructed,
    rival: EGON_NAME,
    soloTitle: null,
    option: (key) => (key === 'startPlayer' ? language.startPlayer : key),
    optionValue: (key, value) => (key === 'startPlayer' ? language.startPlayerValue(value) : `${value}`),
    question: (s, frame: BurgundyFrame) => language.question(askedOf(s, frame)),
    waiting: (_s, frame: BurgundyFrame) => language.waiting[questionKind(frame.kind)],
    action: (s, seat, action) => language.choice(choiceOf(s, seat, action)),
    wish: (s, seat, wish) => ('do' in wish ? language.choice(choiceOf(s, seat, wish)) : language.wish(wish)),
    refusal: (_s, refusal) => language.refusal(refusal),
    event: (event, cast) => language.event(event, cast),
    moment: (s) => language.moment(phaseLetter(s.phase), s.round),
    scoreSource: (source) => sources[source] ?? source,
    book: chaptersOf(language.book),
  };
}
