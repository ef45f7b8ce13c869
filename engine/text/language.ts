import type { Details } from '../decision.ts';
import type { GameTypes, Moment, Wanted } from '../game.ts';
import type { Options, OptionValue } from '../options.ts';
import type { AskedLine, Cast, GameText } from './game-text.ts';

/** An option's name, and what its values are called. */
export interface OptionWords {
  readonly name: string;
  value(value: OptionValue): string;
}

/** One number among the details of a refusal. */
export type Detail = (key: string) => number;
/** A detail that is several numbers, with spaces between them. */
export type DetailList = (key: string) => readonly number[];

/** Why not: a sentence for each reason of the rules. A reason without one does not compile. */
export type Refusals<R extends string> = Readonly<Record<R, (detail: Detail, list: DetailList) => string>>;

/** The words that a language needs for one game; what must be worked out first is in the game's `Facts`. */
export interface LanguageTypes extends GameTypes {
  /** What a question mentions, and what a choice mentions. */
  asked: unknown;
  choice: unknown;
  /** Kinds of questions, ids of reasons, keys of options, of lines of the score pad and of tables of the box. */
  question: string;
  /** For each kind of question: what the guide mentions. */
  guided: object;
  /** Chapters of the rules book. */
  chapter: string;
  reason: string;
  option: string;
  source: string;
  table: string;
}

/** What the guide mentions at one kind of question. */
type GuidedAt<L extends LanguageTypes, Q> = L['guided'][Q & keyof L['guided']];
/** The guide's words, one for each kind of question. A question without a guide does not compile. */
export type Guides<L extends LanguageTypes> = {
  readonly [Q in L['question']]: (guided: GuidedAt<L, Q>) => string;
};
/** What these words mention, worked out from the position. */
export type GuideFacts<L extends LanguageTypes> = {
  readonly [Q in L['question']]: (s: L['state'], frame: L['frame']) => GuidedAt<L, Q>;
};

/** What a language has to say of a game. */
export interface Language<L extends LanguageTypes> {
  readonly title: string;
  readonly subtitle: string;
  readonly blurb: string;
  readonly soloTitle: ((points: number, options: Options) => string) | null;
  readonly options: Readonly<Record<L['option'], OptionWords>>;
  readonly scoreSources: Readonly<Record<L['source'], string>>;
  readonly waiting: Readonly<Record<L['question'], string>>;
  question(asked: L['asked']): AskedLine;
  readonly guides: Guides<L>;
  choice(choice: L['choice'], cast: Cast): string;
  wish(wish: L['wish']): string;
  readonly refusals: Refusals<L['reason']>;
  event(event: L['event'], cast: Cast): string | null;
  moment(moment: Moment): string;
  readonly boxTables: Readonly<Record<L['table'], string>>;
  readonly words: L['words'];
}

/** What the sentences of every language mention, worked out once from the position. */
export interface Facts<L extends LanguageTypes> {
  asked(s: L['state'], frame: L['frame']): L['asked'];
  choice(s: L['state'], frame: L['frame'], action: L['action']): L['choice'];
}

/** What helps somebody who is new: what the guide mentions, and where the rules book has more. */
export interface Guidance<L extends LanguageTypes> {
  readonly guided: GuideFacts<L>;
  chapter(frame: L['frame']): L['chapter'];
}

/** The game's texts in one language: facts from the position, words from the language. */
export function composeText<L extends LanguageTypes>(
  language: Language<L>,
  facts: Facts<L>,
  guidance: Guidance<L>,
): GameText<L> {
  const options: Readonly<Record<string, OptionWords | undefined>> = language.options;
  const sources: Readonly<Record<string, string | undefined>> = language.scoreSources;
  const waiting: Readonly<Record<string, string | undefined>> = language.waiting;
  const tables: Readonly<Record<string, string | undefined>> = language.boxTables;
  const isQuestion = (kind: string): kind is L['question'] => kind in language.guides;
  const guide = <Q extends L['question']>(kind: Q, s: L['state'], frame: L['frame']): string =>
    language.guides[kind](guidance.guided[kind](s, frame));
  const refusals: Readonly<Record<string, Refusals<string>[string] | undefined>> = language.refusals;
  return {
    title: language.title,
    subtitle: language.subtitle,
    blurb: language.blurb,
    soloTitle: language.soloTitle,
    option: (key) => options[key]?.name ?? key,
    optionValue: (key, value) => options[key]?.value(value) ?? `${value}`,
    question: (s, frame) => language.question(facts.asked(s, frame)),
    guide: (s, frame) => (isQuestion(frame.kind) ? guide(frame.kind, s, frame) : ''),
    chapter: guidance.chapter,
    waiting: (frame) => waiting[frame.kind] ?? '',
    action: (s, frame, action, cast = NUMBERED) => language.choice(facts.choice(s, frame, action), cast),
    wish: (s, frame, wanted, cast = NUMBERED) =>
      isMove<L>(wanted) ? language.choice(facts.choice(s, frame, wanted), cast) : language.wish(wanted),
    refusal: ({ reason, details }) => refusals[reason]?.(detailOf(details), listOf(details)) ?? '',
    event: language.event,
    moment: language.moment,
    scoreSource: (source) => sources[source] ?? source,
    boxTable: (key) => tables[key] ?? key,
    words: language.words,
  };
}

/** Seats where nobody's name is known. */
const NUMBERED: Cast = { name: (seat) => `${seat + 1}`, isYou: () => false };

/** A move says what it does; whatever else a person looks for does not. */
const isMove = <L extends LanguageTypes>(wanted: Wanted<L>): wanted is L['action'] =>
  typeof wanted === 'object' && wanted !== null && 'do' in wanted;

const detailOf =
  (details: Details): Detail =>
  (key) =>
    Number(details[key] ?? 0);

const listOf =
  (details: Details): DetailList =>
  (key) =>
    `${details[key] ?? ''}`
      .split(' ')
      .filter((part) => part !== '')
      .map(Number);
