import { describe, expect, test } from 'vitest';
import { bestOf } from '../my-games/best.ts';
import { EVERYTHING, narrow } from '../my-games/narrow.ts';
import { companyOf, type PlayedGame, timeAtTable } from '../my-games/played.ts';
import {
  byGame,
  byLevel,
  byMonth,
  byPerson,
  bySeats,
  chanceOf,
  counted,
  figuresOf,
  spreadOf,
} from '../my-games/statistics.ts';

const NOW = new Date(2026, 10, 16, 12).getTime();
const DAY = 24 * 60 * 60_000;

/** A game that Marthe has won against two bots, or what is said of it. */
function played(change: Partial<PlayedGame> = {}): PlayedGame {
  return {
    id: `${Math.random()}`,
    game: 'burgundy',
    kept: 'here',
    seats: [
      { name: 'Marthe', level: null },
      { name: 'Sophie', level: 'apprentice' },
      { name: 'Jakob', level: 'master' },
    ],
    own: 0,
    points: [30, 20, 25],
    status: 'over',
    won: true,
    begun: NOW - DAY,
    touched: NOW,
    atTable: 30 * 60_000,
    box: null,
    ...change,
  };
}
const lost = (change: Partial<PlayedGame> = {}): PlayedGame =>
  played({ won: false, points: [20, 31, 25], ...change });
const withKlara = {
  seats: [
    { name: 'Klara', level: null },
    { name: 'Marthe', level: null },
  ],
  own: 1,
};

describe('what counts', () => {
  test('games that are over and in which one sat oneself, the earliest first', () => {
    const [late, early] = [played(), lost({ touched: NOW - DAY })];
    const others = [
      played({ status: 'running', won: false }),
      played({ status: 'broken', won: false }),
      played({ own: null, won: false }),
    ];
    expect(counted([late, ...others, early])).toEqual([early, late]);
  });

  test('games, wins, hours and the row of wins that lasts', () => {
    const over = [played(), lost(), played(), played()];
    expect(figuresOf(over, over)).toEqual({ played: 4, won: 3, hours: 2, streak: 2 });
    expect(figuresOf([...over, lost()], over).streak).toBe(0);
    expect(figuresOf([], [])).toEqual({ played: 0, won: 0, hours: 0, streak: 0 });
  });

  test('time at the table without the nights between', () => {
    const minutes = (...at: readonly number[]): { time: number }[] =>
      at.map((minute) => ({ time: NOW + minute * 60_000 }));
    expect(timeAtTable(minutes(0, 1, 3, 600, 602))).toBe(5 * 60_000);
    expect(timeAtTable([{ time: 0 }, { time: 0 }])).toBe(0);
  });
});

describe('shares', () => {
  test('game by game', () => {
    const village = lost({ game: 'village', points: [51, 60, 1] });
    expect(byGame([played(), village, lost()])).toEqual([
      { game: 'burgundy', played: 2, won: 1, results: [true, false], average: 25, best: 30 },
      { game: 'village', played: 1, won: 0, results: [false], average: 51, best: 51 },
    ]);
  });

  test('by seats, by the strongest bot, by people; and what chance would win', () => {
    const over = [played(), lost(), lost(withKlara), played(withKlara), played(withKlara)];
    expect(bySeats(over)).toEqual([
      { seats: 2, played: 3, won: 2 },
      { seats: 3, played: 2, won: 1 },
    ]);
    expect(byLevel(over).find(({ level }) => level === 'master')).toEqual({
      level: 'master',
      played: 2,
      won: 1,
    });
    expect(byLevel(over).find(({ level }) => level === 'apprentice')?.played).toBe(0);
    expect(byPerson(over)).toEqual([{ name: 'Klara', played: 3, won: 2 }]);
    expect(chanceOf(over)).toBeCloseTo((2 / 3 + 3 / 2) / 5);
    expect(chanceOf([played({ seats: [{ name: 'Marthe', level: null }] })])).toBeNull();
  });

  test('bars of points, none of them forgotten, not more than ten', () => {
    const over = [12, 13, 27, 39].map((points) => played({ points: [points, 0, 0] }));
    const { average, step, bars } = spreadOf(over);
    expect([average, step, bars[0].from]).toEqual([22.75, 3, 12]);
    expect(bars.map(({ games }) => games)).toEqual([2, 0, 0, 0, 0, 1, 0, 0, 0, 1]);
    expect(spreadOf([played()]).bars.map(({ from, games }) => [from, games])).toEqual([
      [28, 0],
      [29, 0],
      [30, 1],
      [31, 0],
      [32, 0],
    ]);
    expect(spreadOf([played({ points: [1, 0, 0] })]).bars[0].from, 'nobody has less than nothing').toBe(0);
  });

  test('months, also over the turn of the year', () => {
    const january = new Date(2027, 0, 3).getTime();
    const over = [played({ touched: new Date(2026, 11, 31).getTime() }), lost({ touched: january })];
    expect(byMonth(over, january, 2).map(({ played: games, won }) => [games, won])).toEqual([
      [1, 1],
      [1, 0],
    ]);
  });
});

describe('records', () => {
  test('each with its game', () => {
    const high = played({ points: [38, 37, 1] });
    const wide = played({ points: [30, 10, 12] });
    const long = lost({ begun: NOW - 9 * DAY });
    const egon = played({ seats: [{ name: 'Marthe', level: null }], points: [41, 22] });
    const marks = bestOf([high, wide, long, egon]);
    expect(marks.map(({ what, value }) => [what, value])).toEqual([
      ['points', 41],
      ['lead', 18],
      ['narrow', 1],
      ['rival', 41],
      ['streak', 2],
      ['days', 9],
    ]);
    expect(marks.find(({ what }) => what === 'lead')?.game).toBe(wide);
    expect(marks.find(({ what }) => what === 'narrow')?.game).toBe(high);
    expect(bestOf([])).toEqual([]);
  });
});

describe('narrowed', () => {
  const games = [played(), lost(withKlara), played({ game: 'village', touched: NOW - 60 * DAY })];
  const found = (change: Partial<typeof EVERYTHING>): number[] =>
    narrow(games, { ...EVERYTHING, ...change }, (game) => `Spiel ${game}`, NOW).map((game) =>
      games.indexOf(game),
    );

  test('by game, seats, company, outcome, time and words', () => {
    expect(found({})).toEqual([0, 1, 2]);
    expect(found({ game: 'village' })).toEqual([2]);
    expect(found({ seats: 2 })).toEqual([1]);
    expect(found({ company: 'people' })).toEqual([1]);
    expect(found({ outcome: 'won' })).toEqual([0, 2]);
    expect(found({ days: 30 })).toEqual([0, 1]);
    expect(found({ search: 'KLARA' })).toEqual([1]);
    expect(found({ search: 'spiel jakob burg' })).toEqual([0]);
  });

  test('whom one plays with', () => {
    expect(games.map(companyOf)).toEqual(['bots', 'people', 'bots']);
    expect(companyOf(played({ seats: [{ name: 'Marthe', level: null }] }))).toBe('alone');
  });
});
