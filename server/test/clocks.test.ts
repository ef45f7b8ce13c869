import { gameNamed } from '@spielstube/games';
import { type Pace, Table } from '@spielstube/table';
import { describe, expect, test } from 'vitest';
import { Clocks } from '../tables/clocks.ts';
import { isQuiet, runningTime, timeUpAt } from '../tables/hours.ts';

const HOUR = 3_600_000;
const at = (text: string): number => new Date(text).getTime();

const nights: Extract<Pace, { kind: 'days' }> = {
  kind: 'days',
  bank: 12 * HOUR,
  increment: 12 * HOUR,
  window: null,
  quiet: { from: 22 * 60, to: 8 * 60 },
  zone: 'Europe/Berlin',
};

describe('hours', () => {
  test('clocks stand in the quiet time, over midnight, in the zone of the table', () => {
    expect(runningTime(nights, at('2026-11-16T20:00+01:00'), at('2026-11-17T09:00+01:00'))).toBe(3 * HOUR);
    expect(timeUpAt(nights, at('2026-11-16T20:00+01:00'), 3 * HOUR)).toBe(at('2026-11-17T09:00+01:00'));
    expect(isQuiet(nights.quiet, 'Europe/Berlin', at('2026-11-16T23:00+01:00'))).toBe(true);
    expect(isQuiet(nights.quiet, 'Asia/Tokyo', at('2026-11-16T23:00+01:00'))).toBe(true);
    expect(isQuiet(nights.quiet, 'America/New_York', at('2026-11-16T23:00+01:00'))).toBe(false);
  });

  test('clocks run in the window only, and never where it is always quiet', () => {
    const evenings = { ...nights, quiet: null, window: { from: 18 * 60, to: 22 * 60 } };
    expect(runningTime(evenings, at('2026-11-16T12:00+01:00'), at('2026-11-18T12:00+01:00'))).toBe(8 * HOUR);
    expect(timeUpAt(evenings, at('2026-11-16T21:00+01:00'), 2 * HOUR)).toBe(at('2026-11-17T19:00+01:00'));
    const never = { ...nights, window: { from: 60, to: 120 }, quiet: { from: 0, to: 180 } };
    expect(timeUpAt(never, at('2026-11-16T12:00+01:00'), HOUR)).toBe(Number.POSITIVE_INFINITY);
  });

  test('a change of the clocks costs nobody more than the hour itself', () => {
    const night = runningTime(nights, at('2026-10-24T20:00+02:00'), at('2026-10-25T09:00+01:00'));
    expect(night).toBe(3 * HOUR);
  });
});

describe('the clocks of a table', () => {
  const live: Extract<Pace, { kind: 'live' }> = { kind: 'live', bank: 60_000, increment: 5000 };

  async function table(): Promise<Table> {
    const game = await gameNamed('burgundy', {});
    if (game === undefined) throw new Error('no such game');
    const seats = [
      { kind: 'person', name: 'Anna' },
      { kind: 'person', name: 'Ben' },
    ] as const;
    return new Table(game, { seats, options: { startPlayer: '1' }, seed: 'clocks' });
  }
  /** Moves of a seat until another one is asked; each takes a second. */
  function turn(before: Table, seat: number, time: number): Table {
    let [now, one] = [time, before];
    while (one.deciding().includes(seat)) {
      now += 1000;
      const choices = one.look(seat).decision?.choices ?? [];
      const { notation } = choices.find(({ action }) => action.do === 'end') ?? choices[0];
      one = one.after(one.entryOf(seat, notation, now));
    }
    return one;
  }

  test('run for those who are asked, and a turn brings the increment once, however many moves it has', async () => {
    const start = await table();
    const clocks = new Clocks(live, 2, 1000);
    expect(clocks.at(start, 4000)).toEqual([
      { left: 57_000, runs: true },
      { left: 60_000, runs: false },
    ]);
    const next = turn(start, 0, 1000);
    const spent = next.turns[1].time - 1000;
    expect(clocks.at(next, next.turns[1].time)).toEqual([
      { left: 60_000 - spent, runs: false },
      { left: 65_000, runs: true },
    ]);
    expect(clocks.timesUp(next)).toEqual(new Map([[1, next.turns[1].time + 65_000]]));
  });

  test('come to the same times whoever reckons, also after a table that was never kept', async () => {
    const start = await table();
    const [never, kept] = [turn(start, 0, 1000), turn(start, 0, 9000)];
    const clocks = new Clocks(live, 2, 1000);
    clocks.at(never, 50_000);
    expect(clocks.at(kept, 50_000)).toEqual(new Clocks(live, 2, 1000).at(kept, 50_000));
    expect(clocks.at(start, 50_000)).toEqual(new Clocks(live, 2, 1000).at(start, 50_000));
  });

  test('stand while it is paused; whoever is back after a bot has some time again', async () => {
    const start = await table();
    const clocks = new Clocks(live, 2, 0);
    const paused = start.after(start.numbered({ kind: 'pause', seat: 0, paused: true }, 10_000));
    expect(clocks.at(paused, 99_000)[0]).toEqual({ left: 50_000, runs: false });
    expect(clocks.timesUp(paused).size).toBe(0);
    const player = { kind: 'bot', level: 'any', name: 'Anna' } as const;
    const out = start.after(start.numbered({ kind: 'seat', seat: 0, player, why: 'timeUp' }, 60_000));
    const person = start.setup.seats[0];
    const back = out.after(out.numbered({ kind: 'seat', seat: 0, player: person, why: 'back' }, 90_000));
    expect(clocks.at(back, 90_000)[0]).toEqual({ left: 6000, runs: true });
  });
});
