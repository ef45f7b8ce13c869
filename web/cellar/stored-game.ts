import * as z from 'zod/mini';

/** A game as the browser keeps it: its record is the game, the rest is for the front door. */
const storedGame = z.object({
  id: z.string(),
  game: z.string(),
  /** The text of the record file. */
  record: z.string(),
  created: z.number(),
  updated: z.number(),
  seats: z.array(z.object({ kind: z.enum(['person', 'bot']), name: z.string() })),
  totals: z.array(z.number()),
  deciding: z.array(z.number()),
  over: z.boolean(),
  moves: z.number(),
  moment: z.object({ de: z.string(), en: z.string() }),
  /** Why the game could not be opened the last time, or ''. */
  broken: z.string(),
});
export type StoredGame = z.infer<typeof storedGame>;

/** What lies in the cellar, or null if it is not one of our jars. */
export function readStoredGame(value: unknown): StoredGame | null {
  const read = storedGame.safeParse(value);
  return read.success ? read.data : null;
}
