import type { Seat } from '@spielstube/engine';
import type { OwnRating } from '@spielstube/table';
import { ordinal, rate, rating } from 'openskill';
import type { KeptRating } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';

/** Whoever finishes two games at once is rated by one after the other. */
const MOST_TRIES = 20;
/** Before so many games nobody knows enough to say a number. */
export const LEAST_GAMES = 5;
/** How openskill's numbers are shown: who is new begins at 1000. */
const shown = ({ mu, sigma }: Pick<KeptRating, 'mu' | 'sigma'>): number =>
  Math.round(1000 + 25 * ordinal({ mu, sigma }));

interface Rated {
  readonly person: string;
  readonly total: number;
  readonly won: boolean;
}

/** Those with accounts whose points are compared; bots and guests change nothing. */
async function ratedAt(live: LiveTable): Promise<Rated[]> {
  const { kept, room, parts } = live;
  if (room === null || kept.fromRecord) return [];
  const { scores, winners } = room.present.result();
  const rated: Rated[] = [];
  for (const [seat, one] of kept.seats.entries()) {
    if (one.kind !== 'person' || !(await parts.isAccount(one.person))) continue;
    rated.push({ person: one.person, total: scores[seat], won: winners.includes(seat as Seat) });
  }
  return rated.length < 2 ? [] : rated;
}

/** Winners first, then by points; who is equal shares a rank. */
const rankOf = (one: Rated, all: readonly Rated[]): number =>
  1 + all.filter((other) => (other.won === one.won ? other.total > one.total : other.won)).length;

/** A game is over: those who played it are rated by it, once. */
export async function rateGame(live: LiveTable): Promise<void> {
  const { store } = live.parts;
  const rated = await ratedAt(live);
  const seats = live.kept.seats.length;
  for (let tries = 0; tries < MOST_TRIES && rated.length > 0; tries++) {
    if (await store.isRated(live.id)) return;
    const before = await Promise.all(rated.map(({ person }) => lastRating(live, person)));
    const after = rate(
      before.map(({ mu, sigma }) => [{ mu, sigma }]),
      { rank: rated.map((one) => rankOf(one, rated)) },
    );
    const ratings = rated.map(({ person, won }, n): KeptRating => {
      const [{ mu, sigma }] = after[n];
      return { person, game: live.kept.game, seats, number: before[n].number + 1, mu, sigma, won };
    });
    if (await store.rate(live.id, ratings)) return;
  }
}

async function lastRating(
  { kept, parts }: LiveTable,
  person: string,
): Promise<{ readonly number: number; readonly mu: number; readonly sigma: number }> {
  const known = (await parts.store.ratings(person)).filter(
    ({ game, seats }) => game === kept.game && seats === kept.seats.length,
  );
  return known.at(-1) ?? { number: 0, ...rating() };
}

/** What a profile shows, by game and number of seats. */
export function ratingsShown(kept: readonly KeptRating[]): OwnRating[] {
  const groups = Map.groupBy(kept, ({ game, seats }) => `${game} ${seats}`);
  return [...groups.values()].map((games) => {
    const curve = games.map(shown);
    const last = curve[curve.length - 1];
    return {
      game: games[0].game,
      seats: games[0].seats,
      games: games.length,
      won: games.filter(({ won }) => won).length,
      rating: games.length < LEAST_GAMES ? null : last,
      missing: Math.max(0, LEAST_GAMES - games.length),
      change: last - (curve[curve.length - 2] ?? last),
      curve: games.length < LEAST_GAMES ? [] : curve,
    };
  });
}
