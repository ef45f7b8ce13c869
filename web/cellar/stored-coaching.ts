import type { Judgement } from '@spielstube/bots/coach';
import type { Seat } from '@spielstube/engine';
import * as z from 'zod/mini';

/** What the coach thought of a game, as the browser keeps it. */
export interface StoredCoaching {
  /** Of the game. */
  readonly id: string;
  /** Names what the judgements depend on; those of another version are of no use. */
  readonly version: string;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly judgements: readonly Judgement[];
    /** False if there was more to think about. */
    readonly done: boolean;
  }[];
}

const action = z.looseObject({ do: z.string() });
const outcome = z.object({
  action,
  notation: z.string(),
  lead: z.number(),
  sources: z.array(z.object({ source: z.string(), points: z.number() })),
  prospects: z.number(),
  rivals: z.number(),
});
const judgement = z.object({
  move: z.number(),
  played: outcome,
  best: outcome,
  loss: z.number(),
  lossError: z.number(),
  gain: z.number(),
  gainError: z.number(),
  doubt: z.number(),
  choices: z.number(),
  worlds: z.number(),
  thorough: z.boolean(),
});

const storedCoaching = z.object({
  id: z.string(),
  version: z.string(),
  seats: z.array(z.object({ seat: z.number(), judgements: z.array(judgement), done: z.boolean() })),
});

/** What lies on the shelf of the coach, or null if it is nothing of ours. */
export function readStoredCoaching(value: unknown): StoredCoaching | null {
  const read = storedCoaching.safeParse(value);
  return read.success ? read.data : null;
}
