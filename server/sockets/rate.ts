/** How often something may be done: so many at once, and so many more a second. */
export interface Allowance {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** Counts what somebody does. */
export class Rate {
  private readonly allowance: Allowance;
  private readonly now: () => number;
  private left: number;
  private since: number;

  constructor(allowance: Allowance, now: () => number) {
    this.allowance = allowance;
    this.now = now;
    this.left = allowance.atOnce;
    this.since = now();
  }

  /** How long to wait before it may be done, in milliseconds; 0: it is done now. */
  take(): number {
    const { atOnce, perSecond } = this.allowance;
    const now = this.now();
    this.left = Math.min(atOnce, this.left + ((now - this.since) / 1000) * perSecond);
    this.since = now;
    if (this.left < 1) return Math.ceil(((1 - this.left) / perSecond) * 1000);
    this.left--;
    return 0;
  }

  /** True if nothing was done for so long that nobody need remember. */
  get isIdle(): boolean {
    const { atOnce, perSecond } = this.allowance;
    return this.left + ((this.now() - this.since) / 1000) * perSecond >= atOnce;
  }
}

/** The rates of many, by name. */
export class Rates {
  private readonly allowance: Allowance;
  private readonly now: () => number;
  private readonly rates = new Map<string, Rate>();

  constructor(allowance: Allowance, now: () => number) {
    this.allowance = allowance;
    this.now = now;
  }

  take(who: string): number {
    if (this.rates.size > 10_000) this.forgetIdle();
    let rate = this.rates.get(who);
    if (rate === undefined) {
      rate = new Rate(this.allowance, this.now);
      this.rates.set(who, rate);
    }
    return rate.take();
  }

  private forgetIdle(): void {
    for (const [who, rate] of this.rates) if (rate.isIdle) this.rates.delete(who);
  }
}
