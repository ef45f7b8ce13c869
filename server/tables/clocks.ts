import type { Seat } from '@spielstube/engine';
import type { Pace, SeatClock, Table, Turn } from '@spielstube/table';
import { isRunning, runningTime, timeUpAt } from './hours.ts';

/** Whoever comes back after a bot has played for them has at least this share of the bank. */
const FRESH_SHARE = 0.1;

type Timed = Exclude<Pace, { kind: 'free' }>;

/**
 * The clocks of a table, reckoned from its log: whoever serves the table comes to the same times, and nothing but the
 * log has to be kept. What somebody does in secret does not move them: only being asked, which everybody sees.
 */
export class Clocks {
  private readonly pace: Timed;
  private left: number[];
  /** Turns that are reckoned in: all but the last, which is still going on. */
  private done = 0;
  /** The one that is going on: where it is not there, the clocks were asked about a table that was never kept. */
  private present: Turn | null = null;
  private since: number;
  private readonly begun: number;

  constructor(pace: Timed, seats: number, begun: number) {
    this.pace = pace;
    this.left = Array.from({ length: seats }, () => pace.bank);
    this.begun = begun;
    this.since = begun;
  }

  private startAnew(): void {
    this.left = this.left.map(() => this.pace.bank);
    this.since = this.begun;
    this.done = 0;
    this.present = null;
  }

  /** Reckons up to the present turn. */
  private follow({ turns }: Table): Turn {
    if (this.present !== null && turns[this.done] !== this.present) this.startAnew();
    for (; this.done < turns.length - 1; this.done++) {
      const [turn, next] = [turns[this.done], turns[this.done + 1]];
      const time = Math.max(this.since, next.time);
      if (!turn.paused) for (const seat of turn.people) this.left[seat] -= this.ran(time);
      for (const seat of next.people) this.beginTurn(turn, next, seat);
      this.since = time;
      this.present = next;
    }
    return turns[this.done];
  }

  private ran(until: number): number {
    return runningTime(this.pace, this.since, until);
  }

  private beginTurn(before: Turn, { cause }: Turn, seat: Seat): void {
    const { bank, increment, kind } = this.pace;
    if (cause?.kind === 'seat' && cause.seat === seat)
      this.left[seat] = Math.max(this.left[seat], bank * FRESH_SHARE);
    else if (cause?.kind === 'move' && !before.deciding.includes(seat)) {
      const more = this.left[seat] + increment;
      this.left[seat] = kind === 'days' ? Math.min(bank, more) : more;
    }
  }

  at(table: Table, now: number): SeatClock[] {
    const turn = this.follow(table);
    const runs = !turn.paused && isRunning(this.pace, now);
    return this.left.map((left, seat) => {
      const asked = turn.people.includes(seat);
      const spent = asked && !turn.paused ? this.ran(now) : 0;
      return { left: Math.max(0, Math.round(left - spent)), runs: asked && runs };
    });
  }

  /** When each seat's time is up if it does nothing; never for those who are not asked. */
  timesUp(table: Table): ReadonlyMap<Seat, number> {
    const turn = this.follow(table);
    if (turn.paused) return new Map();
    return new Map(
      turn.people.map((seat) => [seat, timeUpAt(this.pace, this.since, Math.max(0, this.left[seat]))]),
    );
  }
}
