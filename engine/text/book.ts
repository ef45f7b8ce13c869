/** A rule as the rules book tells it; its ID is the anchor. */
export interface BookRule {
  readonly id: string;
  readonly text: string;
}
export interface BookChapter {
  readonly id: string;
  readonly title: string;
  /** Plain paragraphs that introduce the chapter. */
  readonly intro: readonly string[];
  readonly rules: readonly BookRule[];
}

/** A chapter as an author writes it: an introduction, then every rule by its ID. */
interface WrittenChapter {
  readonly title: string;
  readonly intro: readonly string[];
  readonly rules: Readonly<Record<string, string>>;
}
/** A rules book as an author writes it, chapters in the order in which a learner reads them. */
export type WrittenBook = Readonly<Record<string, WrittenChapter>>;

/**
 * The same book in another language: the same chapters with the same rules. A rule without a sentence, or a sentence
 * without a rule, does not compile.
 */
export type Translated<B extends WrittenBook> = {
  readonly [C in keyof B]: {
    readonly title: string;
    readonly intro: readonly string[];
    readonly rules: { readonly [R in keyof B[C]['rules']]: string };
  };
};

/** All rule IDs of a book. */
export type RuleIdIn<B extends WrittenBook> = { [C in keyof B]: keyof B[C]['rules'] & string }[keyof B];

/** The chapters of a book, ready to be read, searched and linked to; both languages in the order of the first. */
export function chaptersOf(book: WrittenBook): BookChapter[] {
  return Object.entries(book).map(([id, { title, intro, rules }]) => ({
    id,
    title,
    intro,
    rules: Object.entries(rules).map(([rule, text]) => ({ id: rule, text })),
  }));
}
