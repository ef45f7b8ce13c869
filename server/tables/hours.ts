import type { Pace, PartOfDay } from '@spielstube/table';

const MINUTE = 60_000;
const DAY = 1440;

const clocksOnTheWall = new Map<string, Intl.DateTimeFormat>();

/** True if there is such a time zone. */
export function isZone(zone: string): boolean {
  try {
    wallClock(zone);
    return true;
  } catch {
    return false;
  }
}

function wallClock(zone: string): Intl.DateTimeFormat {
  const known = clocksOnTheWall.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  clocksOnTheWall.set(zone, made);
  return made;
}

/** Minutes after midnight in a zone, with their fractions. */
function minuteOfDay(time: number, zone: string): number {
  const parts = wallClock(zone).formatToParts(time);
  const value = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return value('hour') * 60 + value('minute') + (time % MINUTE) / MINUTE;
}

/** The day is a circle: 22 to 8 o'clock goes over midnight. */
const isIn = ({ from, to }: PartOfDay, minute: number): boolean =>
  (minute - from + DAY) % DAY < (to - from + DAY) % DAY;

/** Is it quiet now? */
export const isQuiet = (quiet: PartOfDay | null, zone: string, time: number): boolean =>
  quiet !== null && isIn(quiet, minuteOfDay(time, zone));

/** A stretch of time in which clocks run all along, or stand all along. */
interface Stretch {
  readonly runs: boolean;
  readonly until: number;
}

function stretchAt(pace: Pace, time: number): Stretch {
  if (pace.kind !== 'days' || (pace.window === null && pace.quiet === null))
    return { runs: true, until: Number.POSITIVE_INFINITY };
  const { window, quiet, zone } = pace;
  const minute = minuteOfDay(time, zone);
  const edges = [window, quiet].flatMap((part) => (part === null ? [] : [part.from, part.to]));
  const ahead = edges.map((edge) => ((edge - minute + DAY) % DAY) * MINUTE).filter((ms) => ms >= 1);
  return {
    runs: (window === null || isIn(window, minute)) && !(quiet !== null && isIn(quiet, minute)),
    until: time + Math.ceil(Math.min(DAY * MINUTE, ...ahead)),
  };
}

/** How long clocks ran between two moments. */
export function runningTime(pace: Pace, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; ) {
    const { runs, until } = stretchAt(pace, at);
    const end = Math.min(until, to);
    if (runs) sum += end - at;
    at = end;
  }
  return sum;
}

/** Do clocks run at this moment? */
export const isRunning = (pace: Pace, time: number): boolean => stretchAt(pace, time).runs;

/** A clock that never runs, because its window is always quiet, is never up. */
const MOST_STRETCHES = 5000;

/** When a clock that goes on from here is up. */
export function timeUpAt(pace: Pace, from: number, left: number): number {
  let [at, rest] = [from, left];
  for (let n = 0; n < MOST_STRETCHES; n++) {
    const { runs, until } = stretchAt(pace, at);
    if (runs && at + rest <= until) return at + rest;
    if (runs) rest -= until - at;
    at = until;
  }
  return Number.POSITIVE_INFINITY;
}
