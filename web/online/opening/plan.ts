import { type NamedBox, type Options, writeBox } from '@spielstube/engine';
import type { JoinBy, Opening, Pace, PartOfDay, SeatWish, TimeUp } from '@spielstube/table';
import type { LevelName } from '../../games/levels.ts';
import { BOT_NAMES } from '../../games/names.ts';
import type { PaceKind } from '../../text/online/words.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What can be picked: minutes, seconds, hours, and the hours of the night. */
export const BANKS = [10, 15, 25, 40, 60] as const;
export const INCREMENTS = [0, 10, 20, 30, 60] as const;
export const TURNS = [12, 24, 36, 72, 168] as const;
export const NIGHTS = ['', '22-8', '23-7'] as const;
export type Night = (typeof NIGHTS)[number];

/** How a table is played, as it is picked. */
export interface PacePlan {
  readonly kind: PaceKind;
  readonly bank: number;
  readonly increment: number;
  readonly turn: number;
  readonly night: Night;
  readonly timeUp: TimeUp;
}

export const USUAL_PACE: PacePlan = {
  kind: 'live',
  bank: 25,
  increment: 20,
  turn: 36,
  night: '22-8',
  timeUp: 'bot',
};

/** Who is to sit on a seat other than the own one: whoever comes, or a bot. */
export type Guest = 'open' | LevelName;

/** A table before it is opened. */
export interface TablePlan {
  readonly game: string;
  /** All seats but the own one, which is the first. */
  readonly guests: readonly Guest[];
  readonly join: JoinBy;
  readonly watch: boolean;
  readonly title: string;
  readonly pace: PacePlan;
}

/** "22-8": from and to, in minutes after midnight. */
export function hoursOf(night: Night): PartOfDay | null {
  if (night === '') return null;
  const [from, to] = night.split('-').map(Number);
  return { from: from * 60, to: to * 60 };
}

export function paceOf({ kind, bank, increment, turn, night }: PacePlan, zone: string): Pace {
  switch (kind) {
    case 'live':
      return { kind, bank: bank * MINUTE, increment: increment * SECOND };
    case 'days':
      return { kind, bank: turn * HOUR, increment: turn * HOUR, window: null, quiet: hoursOf(night), zone };
    case 'free':
      return { kind };
  }
}

/** So many guests, those who are there already first. */
export const withGuests = (guests: readonly Guest[], count: number): Guest[] =>
  Array.from({ length: count }, (_, n) => guests[n] ?? 'open');

/** What a bot on this seat is called. */
export const botOn = (seat: number): string => BOT_NAMES[(seat - 1) % BOT_NAMES.length];

const wishOf = (guest: Guest, n: number): SeatWish =>
  guest === 'open' ? { kind: 'open' } : { kind: 'bot', level: guest, name: botOn(n + 1) };

export function openingOf(plan: TablePlan, options: Options, box: NamedBox | null, zone: string): Opening {
  const { game, guests, title, join, watch, pace } = plan;
  return {
    game,
    options,
    seats: [{ kind: 'me' }, ...guests.map(wishOf)],
    title: title.trim(),
    join,
    watch,
    pace: paceOf(pace, zone),
    timeUp: pace.timeUp,
    corrections: box === null ? '' : writeBox({ game, ...box }),
  };
}

/** In whose hours the clocks run. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
