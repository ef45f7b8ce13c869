import { LEVELS, type LevelName } from '../games/levels.ts';
import { outcomeOf } from './narrow.ts';
import type { PlayedGame } from './played.ts';

/* What many games tell. Only games that are over and in which one sat oneself are counted. */

/** So many were played, so many of them won. */
export interface Tally {
  readonly played: number;
  readonly won: number;
}

const tally = (games: readonly PlayedGame[]): Tally => ({
  played: games.length,
  won: games.filter(({ won }) => won).length,
});

const pointsIn = ({ points, own }: PlayedGame): number => (own === null ? 0 : (points[own] ?? 0));
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The games that count, the earliest first. */
export function counted(games: readonly PlayedGame[]): PlayedGame[] {
  return games
    .filter((game) => ['won', 'lost'].includes(outcomeOf(game) ?? ''))
    .toSorted((a, b) => a.touched - b.touched);
}

export interface Figures extends Tally {
  readonly hours: number;
  /** Wins in a row up to the last game. */
  readonly streak: number;
}

const HOUR = 60 * 60_000;

/** Of games as `counted` puts them; the time is that of all games. */
export function figuresOf(over: readonly PlayedGame[], all: readonly PlayedGame[]): Figures {
  const lastLost = over.findLastIndex(({ won }) => !won);
  const time = all.reduce((sum, { atTable }) => sum + atTable, 0);
  return { ...tally(over), hours: time / HOUR, streak: over.length - 1 - lastLost };
}

/** One game of the shelf. */
export interface GameShare extends Tally {
  readonly game: string;
  /** Won or not, the earliest first. */
  readonly results: readonly boolean[];
  readonly average: number;
  readonly best: number;
}

/** The most played first. */
export function byGame(over: readonly PlayedGame[]): GameShare[] {
  return [...Map.groupBy(over, ({ game }) => game)]
    .map(([game, games]) => ({
      game,
      ...tally(games),
      results: games.map(({ won }) => won),
      average: mean(games.map(pointsIn)),
      best: Math.max(...games.map(pointsIn)),
    }))
    .sort((a, b) => b.played - a.played);
}

/** What chance alone would win, if somebody else sat there. */
export function chanceOf(over: readonly PlayedGame[]): number | null {
  const shared = over.filter(({ seats }) => seats.length > 1);
  return shared.length === 0 ? null : mean(shared.map(({ seats }) => 1 / seats.length));
}

/** By the number of seats. */
export function bySeats(over: readonly PlayedGame[]): (Tally & { readonly seats: number })[] {
  return [...Map.groupBy(over, ({ seats }) => seats.length)]
    .map(([seats, games]) => ({ seats, ...tally(games) }))
    .sort((a, b) => a.seats - b.seats);
}

/** Against bots: a game counts for the strongest of them. */
export function byLevel(over: readonly PlayedGame[]): (Tally & { readonly level: LevelName })[] {
  const strongest = ({ seats }: PlayedGame): number =>
    Math.max(...seats.map(({ level }) => LEVELS.indexOf(level as LevelName)));
  const games = Map.groupBy(over, strongest);
  return LEVELS.map((level, n) => ({ level, ...tally(games.get(n) ?? []) }));
}

/** Against other people, by their names; whom one meets most often comes first. */
export function byPerson(over: readonly PlayedGame[]): (Tally & { readonly name: string })[] {
  const met = new Map<string, PlayedGame[]>();
  for (const game of over) {
    const names = game.seats.flatMap(({ name, level }, n) =>
      level === null && n !== game.own ? [name] : [],
    );
    for (const name of new Set(names)) met.set(name, [...(met.get(name) ?? []), game]);
  }
  return Array.from(met, ([name, games]) => ({ name, ...tally(games) })).sort((a, b) => b.played - a.played);
}

export interface Spread {
  readonly average: number;
  readonly step: number;
  /** So many games with so many points or more, below the next bar. */
  readonly bars: readonly { readonly from: number; readonly games: number }[];
}

const STEPS = [1, 2, 3, 5, 10, 15, 20, 25, 50, 100] as const;
const MOST_BARS = 10;
/** After a first game its bar has neighbours, so that it looks like a bar. */
const FEWEST_BARS = 5;

/** How one's points are spread. */
export function spreadOf(over: readonly PlayedGame[]): Spread {
  const points = over.map(pointsIn);
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const barOf = (value: number, step: number): number => Math.floor(value / step);
  const step = STEPS.find((each) => barOf(most, each) - barOf(least, each) < MOST_BARS) ?? most - least + 1;
  const lowest = barOf(least, step);
  const needed = barOf(most, step) - lowest + 1;
  const count = Math.max(needed, FEWEST_BARS);
  const first = Math.max(lowest - Math.floor((count - needed) / 2), Math.min(lowest, 0));
  const bars = Array.from({ length: count }, (_, n) => ({
    from: (first + n) * step,
    games: points.filter((value) => barOf(value, step) === first + n).length,
  }));
  return { average: mean(points), step, bars };
}

export interface Month extends Tally {
  /** Its first day. */
  readonly begin: number;
}

/** The last months, the present one last. */
export function byMonth(over: readonly PlayedGame[], now: number, months = 6): Month[] {
  const today = new Date(now);
  return Array.from({ length: months }, (_, n) => {
    const month = today.getMonth() - months + 1 + n;
    const begin = new Date(today.getFullYear(), month, 1).getTime();
    const end = new Date(today.getFullYear(), month + 1, 1).getTime();
    return { begin, ...tally(over.filter(({ touched }) => touched >= begin && touched < end)) };
  });
}
