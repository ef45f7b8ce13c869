import type { PlayedGame } from './played.ts';

/** Something that was never better, and the game in which it was. */
export interface Best {
  readonly what: 'points' | 'lead' | 'narrow' | 'rival' | 'streak' | 'days';
  readonly value: number;
  readonly game: PlayedGame;
}

const DAY = 24 * 60 * 60_000;

/** Own points, and how far they are before the best of the others; null where nobody else plays. */
function standing({ points, own }: PlayedGame): { own: number; lead: number | null } {
  const others = points.filter((_, seat) => seat !== own);
  const mine = own === null ? 0 : (points[own] ?? 0);
  return { own: mine, lead: others.length === 0 ? null : mine - Math.max(...others) };
}

/** The game for which a number is greatest, the earliest of several; games without a number do not count. */
function greatest(
  what: Best['what'],
  games: readonly PlayedGame[],
  numberOf: (game: PlayedGame) => number | null,
): Best[] {
  let best: Best | null = null;
  for (const game of games) {
    const value = numberOf(game);
    if (value !== null && (best === null || value > best.value)) best = { what, value, game };
  }
  return best === null ? [] : [best];
}

/** The longest row of wins, with the game that ended it well. */
function longestStreak(over: readonly PlayedGame[]): Best[] {
  let row = 0;
  const rows = new Map(
    over.map((game) => {
      row = game.won ? row + 1 : 0;
      return [game, row] as const;
    }),
  );
  return greatest('streak', over, (game) => rows.get(game) ?? null).filter(({ value }) => value > 1);
}

/** Points of different games are not compared: the most points are those of the game that is played most. */
export function bestOf(over: readonly PlayedGame[]): Best[] {
  const games = [...Map.groupBy(over, ({ game }) => game).values()];
  const most = games.reduce((a, b) => (b.length > a.length ? b : a), []);
  const won = over.filter((game) => game.won);
  const against = won.filter(({ seats }) => seats.length > 1);
  const rivals = won.filter(({ seats, points }) => seats.length === 1 && points.length > 1);
  const lead = greatest('lead', against, (game) => standing(game).lead);
  const narrow = greatest('narrow', against, (game) => -(standing(game).lead ?? 0)).filter(
    ({ game }) => game !== lead[0].game,
  );
  return [
    ...greatest('points', most, (game) => standing(game).own),
    ...lead,
    ...narrow.map((best) => ({ ...best, value: -best.value })),
    ...greatest('rival', rivals, (game) => standing(game).own),
    ...longestStreak(over),
    ...greatest('days', over, ({ begun, touched }) => Math.floor((touched - begun) / DAY)).filter(
      ({ value }) => value > 0,
    ),
  ];
}
