import type { Allowance } from './sockets/rate.ts';

/** How much anybody may do. People at play never come near; whoever goes beyond is told to wait. */
export interface Limits {
  /** Calls by HTTP, by address: several people may sit behind one. */
  readonly calls: Allowance;
  /** What makes something that stays: guests and tables, by address. */
  readonly making: Allowance;
  /** Frames of one socket. */
  readonly frames: Allowance;
  /** Words of one person. */
  readonly words: Allowance;
  /** Whether better-auth counts, by address, how often somebody tries a key. */
  readonly keys: boolean;
}

export const LIMITS: Limits = {
  calls: { atOnce: 120, perSecond: 20 },
  making: { atOnce: 100, perSecond: 0.5 },
  frames: { atOnce: 60, perSecond: 20 },
  words: { atOnce: 10, perSecond: 1 },
  keys: true,
};

/** For tests and measurements, in which a few programs do what many people would. */
export const NO_LIMITS: Limits = {
  calls: { atOnce: 1e9, perSecond: 1e9 },
  making: { atOnce: 1e9, perSecond: 1e9 },
  frames: { atOnce: 1e9, perSecond: 1e9 },
  words: { atOnce: 1e9, perSecond: 1e9 },
  keys: false,
};
