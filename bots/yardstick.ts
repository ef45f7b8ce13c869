import type { Seat } from '@spielstube/engine';

/** The spread of leads as long as nothing is known about the game. */
const FIRST_GUESS = 5;
/** A search in which all ends alike still tells small differences apart. */
const LEAST_SPREAD = 0.5;
const FEW = 3;
/** The logistic curve with this slope is close to the normal distribution. */
const SLOPE = 1.7;

/**
 * Tells how good a lead is, from 0 to 1, by what has come out so far: points mean different things in different
 * games and at different times. Keeps mean and spread of each seat's leads (Welford's method).
 */
export class Yardstick {
  private readonly count: number[];
  private readonly mean: number[];
  private readonly squares: number[];

  constructor(seats: number) {
    this.count = new Array(seats).fill(0);
    this.mean = new Array(seats).fill(0);
    this.squares = new Array(seats).fill(0);
  }

  note(seat: Seat, lead: number): void {
    this.count[seat]++;
    const difference = lead - this.mean[seat];
    this.mean[seat] += difference / this.count[seat];
    this.squares[seat] += difference * (lead - this.mean[seat]);
  }

  spread(seat: Seat): number {
    if (this.count[seat] < FEW) return FIRST_GUESS;
    return Math.max(LEAST_SPREAD, Math.sqrt(this.squares[seat] / (this.count[seat] - 1)));
  }

  /** 1/2 is what the seat gets on average. */
  rate(seat: Seat, lead: number): number {
    return 1 / (1 + Math.exp((-SLOPE * (lead - this.mean[seat])) / this.spread(seat)));
  }
}
