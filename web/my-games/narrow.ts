import { type Company, companyOf, type PlayedGame } from './played.ts';

export type Outcome = 'won' | 'lost' | 'running';
/** Of the last so many days, or ever. */
export type Days = 30 | 365;

/** Which games are wanted; null: all. */
export interface Wanted {
  readonly game: string | null;
  readonly seats: number | null;
  readonly company: Company | null;
  readonly outcome: Outcome | null;
  readonly days: Days | null;
  /** Words that stand in the name of the game or of somebody who played. */
  readonly search: string;
}

export const EVERYTHING: Wanted = {
  game: null,
  seats: null,
  company: null,
  outcome: null,
  days: null,
  search: '',
};

const DAY = 24 * 60 * 60_000;

export function outcomeOf({ status, won, own }: PlayedGame): Outcome | null {
  if (status === 'running') return 'running';
  if (status !== 'over' || own === null) return null;
  return won ? 'won' : 'lost';
}

/** The games that are wanted, in their order. `titleOf` tells what a game is called. */
export function narrow(
  games: readonly PlayedGame[],
  wanted: Wanted,
  titleOf: (game: string) => string,
  now: number,
): PlayedGame[] {
  const words = wanted.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return games.filter((played) => {
    const names = [titleOf(played.game), ...played.seats.map(({ name }) => name)];
    const text = names.join(' ').toLocaleLowerCase();
    return (
      (wanted.game === null || played.game === wanted.game) &&
      (wanted.seats === null || played.seats.length === wanted.seats) &&
      (wanted.company === null || companyOf(played) === wanted.company) &&
      (wanted.outcome === null || outcomeOf(played) === wanted.outcome) &&
      (wanted.days === null || now - played.touched <= wanted.days * DAY) &&
      words.every((word) => text.includes(word))
    );
  });
}
