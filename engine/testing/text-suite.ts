import { describe, expect, test } from 'vitest';
import type { Game, GameTypes } from '../game.ts';
import type { BookChapter, Cast, GameText, Lang } from '../text/index.ts';
import { pairwiseOptions } from './pairwise.ts';
import { anyChoice, playGame } from './play.ts';

const BROKEN = /undefined|NaN|null|\[object|\s\s|\?\?|: [.,;]|: $/;

/** Letters of a hint, which has two lines beside the buttons. */
const LONGEST_HINT = 120;

/** A sentence that a player can read. */
export function expectWords(text: string | null): void {
  // Millions of sentences are read, and asking takes far longer than looking.
  if (text !== null && text.trim() !== '' && !BROKEN.test(text)) return;
  expect(text?.trim()).not.toBe('');
  expect(text).not.toMatch(BROKEN);
}

/** Five people at the table; nobody of them reads. */
export const others: Cast = {
  name: (seat) => ['Anna', 'Ben', 'Carl', 'Dora', 'Emil'][seat] ?? 'Franz',
  isYou: () => false,
};
/** The same, read by the first. */
export const you: Cast = { ...others, isYou: (seat) => seat === 0 };

/** What a game says, for the suite that every game's words pass. */
export interface TextSuite<G extends GameTypes> {
  readonly text: Readonly<Record<Lang, GameText<G>>>;
  readonly book: Readonly<Record<Lang, readonly BookChapter[]>>;
  readonly mostDecisions: number;
}

/** Random games told in both languages without a missing or doubled word, and two books with the same rules. */
export function textSuite<G extends GameTypes>(game: Game<G>, suite: TextSuite<G>): void {
  describe.each(['de', 'en'] as const)(`the words of ${game.id} in %s`, (lang) => {
    const text = suite.text[lang];
    const book = suite.book[lang];

    test.each(game.seats)('random games of %i are told without a gap', (seats) => {
      for (const options of pairwiseOptions(game, seats)) tellGame(game, text, seats, options, suite);
    });

    test('the rules book holds every rule once, each in its own words', () => {
      const rules = book.flatMap((chapter) => chapter.rules);
      for (const chapter of book) for (const words of [chapter.title, ...chapter.intro]) expectWords(words);
      for (const rule of rules) {
        expectWords(rule.text);
        expect(rule.id).toMatch(new RegExp(`^${game.rulePrefix}-[A-Z0-9_]+(-[A-Z0-9_]+)*-\\d\\d$`));
        expect(rule.text, rule.id).toMatch(/[.!]$/);
      }
      expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
      expect(new Set(rules.map((rule) => rule.text)).size).toBe(rules.length);
    });

    test('every option, every table of the box and every line of the score pad has a name', () => {
      for (const { key } of game.options) expect(text.option(key)).not.toBe(key);
      for (const { key } of game.box.tables()) expect(text.boxTable(key)).not.toBe(key);
      for (const seats of game.seats) {
        for (const options of pairwiseOptions(game, seats)) {
          for (const sheet of game.scores(game.setup(seats, options, 'names'))) {
            for (const { source } of sheet.lines) expect(text.scoreSource(source)).not.toBe(source);
          }
        }
      }
    });
  });

  test(`both books of ${game.id} have the same chapters and rules in the same order`, () => {
    const [de, en] = [suite.book.de, suite.book.en].map((book) =>
      book.map(({ id, rules }) => [id, ...rules.map((rule) => rule.id)]),
    );
    expect(en).toEqual(de);
  });
}

function tellGame<G extends GameTypes>(
  game: Game<G>,
  text: GameText<G>,
  seats: number,
  options: Readonly<Record<string, string | number | boolean>>,
  { book, mostDecisions }: TextSuite<G>,
): void {
  const chapters = new Set(book.de.map((chapter) => chapter.id));
  const ids = new Set(book.de.flatMap((chapter) => chapter.rules.map((rule) => rule.id)));
  const tell = (event: G['event']): void => {
    for (const cast of [you, others]) {
      const line = text.event(event, cast);
      if (line !== null) expectWords(line);
    }
  };
  for (const [key, value] of Object.entries(options)) expectWords(text.optionValue(key, value));
  playGame(
    game,
    seats,
    options,
    `words ${JSON.stringify(options)}`,
    anyChoice,
    mostDecisions,
    ({ s, seat }) => {
      // What a player reads is made from the own view.
      const view = game.view(s, seat);
      const { frame, choices, closed } = game.decision(s, seat);
      const { title, hint } = text.question(view, frame);
      for (const words of [title, hint, text.waiting(frame), text.moment(game.moment(view))])
        expectWords(words);
      const guide = text.guide(view, frame);
      expectWords(guide);
      if (guide === hint || guide === title) expect(guide).not.toBe(hint);
      if (hint.length > LONGEST_HINT) expect(hint, 'a hint in two lines').toHaveLength(LONGEST_HINT);
      if (!chapters.has(text.chapter(frame))) expect(chapters).toContain(text.chapter(frame));
      const said = choices.map((choice) => text.action(view, frame, choice, others));
      said.forEach(expectWords);
      if (new Set(said).size !== said.length) expect(new Set(said).size, said.join(' / ')).toBe(said.length);
      for (const { wish, refusal } of closed) {
        expectWords(text.wish(view, frame, wish, others));
        expectWords(text.refusal(refusal));
        if (!ids.has(refusal.rule)) expect(ids).toContain(refusal.rule);
      }
    },
    tell,
  );
}
