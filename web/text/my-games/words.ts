import type { Best } from '../../my-games/best.ts';
import type { CollectionProblem } from '../../my-games/collection.ts';
import type { Days, Outcome } from '../../my-games/narrow.ts';
import type { Company } from '../../my-games/played.ts';

/** Everything that the page of one's own games says. */
export interface MyGamesWords {
  readonly title: string;
  readonly where: (withHouse: boolean) => string;
  /** Where nothing was played yet. */
  readonly none: { readonly title: string; readonly text: string; readonly play: string };
  readonly nothingFound: string;
  readonly figures: {
    readonly games: (count: number) => string;
    readonly won: string;
    readonly hours: (hours: number) => string;
    readonly atTable: string;
    readonly streak: (wins: number) => string;
  };
  readonly filter: {
    readonly title: string;
    readonly search: string;
    readonly game: string;
    readonly allGames: string;
    readonly seats: string;
    readonly allSeats: string;
    readonly withSeats: (seats: number) => string;
    readonly company: string;
    readonly companies: Readonly<Record<Company | 'all', string>>;
    readonly outcome: string;
    readonly outcomes: Readonly<Record<Outcome | 'all', string>>;
    readonly time: string;
    readonly times: Readonly<Record<Days | 'all', string>>;
  };
  readonly byGame: {
    readonly title: string;
    readonly summary: (average: number, best: number) => string;
    readonly results: (won: number, played: number) => string;
    readonly won: string;
    readonly lost: string;
    readonly played: string;
    readonly chance: (share: number) => string;
    readonly share: (share: number) => string;
  };
  readonly points: {
    readonly title: (game: string) => string;
    readonly average: (average: number) => string;
    readonly bar: (from: number, to: number, games: number) => string;
    readonly whichGame: string;
    readonly whichSeats: string;
  };
  readonly months: {
    readonly title: string;
    readonly month: (begin: number) => string;
    readonly bar: (month: string, played: number, won: number) => string;
  };
  readonly against: {
    readonly title: string;
    readonly seats: string;
    readonly people: string;
    readonly bots: string;
    /** "7/9" for the eye, and in words for the ear. */
    readonly of: (won: number, played: number) => string;
  };
  readonly best: {
    readonly title: string;
    readonly none: string;
    readonly line: (best: Best, rival: string) => string;
    readonly about: (game: string, date: string, seats: number) => string;
    readonly watch: (line: string) => string;
  };
  readonly list: {
    readonly title: string;
    readonly count: (count: number) => string;
    readonly more: string;
    readonly open: (game: string) => string;
    readonly save: string;
    readonly remove: string;
    readonly reallyRemove: string;
    readonly running: string;
    readonly ended: string;
    readonly unreadable: string;
    readonly won: string;
    readonly atHouse: string;
    readonly date: (time: number) => string;
  };
  readonly file: {
    readonly saveAll: string;
    readonly takeIn: string;
    readonly reading: string;
    readonly taken: (added: number, known: number) => string;
    readonly refused: string;
    readonly unchanged: string;
    /** `name`: the game and who played it. */
    readonly problem: (problem: CollectionProblem, name: string) => string;
    readonly notKept: string;
    readonly close: string;
  };
}
