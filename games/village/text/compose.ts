import type { GameText } from '@spielstube/engine';
import type { VillageAction, VillageWish } from '../rules/actions.ts';
import type { VillageEvent } from '../rules/events.ts';
import type { Village, VillageFrame } from '../rules/state.ts';
import { chaptersOf } from './book.ts';
import { askedOf, choiceOf, questionKind } from './facts.ts';
import type { Language, OptionWords } from './language.ts';

export type VillageText = GameText<Village, VillageAction, VillageEvent, VillageWish>;

/** The solo rival is called the same everywhere. */
const CONNY_NAME = 'Conny';

/** The game's texts in one language: facts from the position, words from the language. */
export function textIn(language: Language): VillageText {
  const sources: Readonly<Record<string, string>> = language.scoreSources;
  const options: Readonly<Record<string, OptionWords>> = language.options;
  return {
    title: language.title,
    subtitle: language.subtitle,
    blurb: language.blurb,
    reconstructed: language.reconstructed,
    rival: CONNY_NAME,
    soloTitle: (points) => language.words.title(points),
    option: (key) => options[key]?.name ?? key,
    optionValue: (key, value) => options[key]?.value(value) ?? `${value}`,
    question: (s, frame: VillageFrame) => language.question(askedOf(s, frame)),
    waiting: (_s, frame: VillageFrame) => language.waiting[questionKind(frame.kind)],
    action: (s, seat, action) => language.choice(choiceOf(s, seat, action)),
    wish: (s, seat, wish) => ('do' in wish ? language.choice(choiceOf(s, seat, wish)) : language.wish(wish)),
    refusal: (_s, refusal) => language.refusal(refusal),
    event: (event, cast) => language.event(event, cast),
    moment: (s) => language.moment(s.round),
    scoreSource: (source) => sources[source] ?? source,
    book: chaptersOf(language.book),
  };
}
