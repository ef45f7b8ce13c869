/** Sees to it that something is done at tables in time, whether anybody looks or not. */
export interface Jobs {
  /** The table wants to be looked after at this moment, or earlier. */
  schedule(table: string, at: number): void;
  /** From now on tables are looked after. */
  start(lookAfter: (table: string) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}
