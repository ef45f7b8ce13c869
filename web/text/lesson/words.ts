/** What is said around lessons; what is said in one belongs to its game. */
export interface LessonKitWords {
  /** "Learn with Murr" */
  readonly learn: string;
  /** Where one chooses among the games that he teaches. */
  readonly choice: {
    readonly which: string;
    readonly how: string;
    readonly games: string;
    readonly length: (chapters: number, minutes: number) => string;
    readonly done: (chapters: number, of: number) => string;
  };
  readonly page: {
    readonly title: (game: string) => string;
    readonly short: string;
    readonly iAm: string;
    readonly how: string;
    readonly chapters: (count: number) => string;
    readonly minutes: (minutes: number) => string;
    readonly begin: string;
    readonly goOn: (chapter: number) => string;
    readonly onceMore: string;
    /** "about 14 more minutes · stopped yesterday" */
    readonly left: (minutes: number, ago: string) => string;
    readonly again: string;
    readonly jump: string;
    readonly step: (step: number, of: number) => string;
    readonly done: string;
    readonly hint: string;
    readonly none: string;
    readonly failed: string;
  };
  readonly table: {
    readonly card: string;
    readonly chapter: (chapter: number, of: number) => string;
    readonly step: (step: number, of: number) => string;
    readonly shows: string;
    readonly showsHint: string;
    readonly tryIt: (ask: string) => string;
    readonly tryHint: string;
    readonly watch: (name: string) => string;
    readonly watchText: string;
    readonly refused: string;
    readonly other: string;
    /** After so many wrong tries. */
    readonly tried: (wrong: number) => string;
    readonly next: string;
    readonly back: string;
    readonly skip: string;
    readonly showAgain: string;
    readonly nextChapter: (chapter: number) => string;
    readonly playOn: string;
    readonly chapters: string;
  };
}
