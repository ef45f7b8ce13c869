import * as z from 'zod/mini';

const entry = { seq: z.number(), time: z.number(), seat: z.number() };
const logEntry = z.union([
  z.object({ kind: z.literal('move'), ...entry, notation: z.string() }),
  z.object({ kind: z.literal('undo'), ...entry }),
  z.object({ kind: z.literal('back'), ...entry, moves: z.number() }),
  z.object({ kind: z.literal('end'), ...entry }),
  z.object({ kind: z.literal('pause'), ...entry, paused: z.boolean() }),
  z.object({
    kind: z.literal('seat'),
    ...entry,
    player: z.union([
      z.object({ kind: z.literal('person'), name: z.string() }),
      z.object({ kind: z.literal('bot'), level: z.string(), name: z.string() }),
    ]),
    why: z.enum(['handedOver', 'timeUp', 'agreed', 'back', 'left', 'joined']),
  }),
]);

/** A game as the browser keeps it: record and log are the game, the rest is for the front door. */
const storedGame = z.object({
  id: z.string(),
  game: z.string(),
  /** The text of the record file. */
  record: z.string(),
  /** Everything that was entered, what was taken back included; older jars have only the record. */
  log: z.optional(z.array(logEntry)),
  created: z.number(),
  updated: z.number(),
  seats: z.array(z.object({ kind: z.enum(['person', 'bot']), name: z.string() })),
  totals: z.array(z.number()),
  deciding: z.array(z.number()),
  over: z.boolean(),
  moves: z.number(),
  /** Where the game stands; in older jars it is in words already. */
  moment: z.union([z.object({ de: z.string(), en: z.string() }), z.record(z.string(), z.number())]),
  /** Why the game could not be opened the last time, or ''. */
  broken: z.string(),
});
export type StoredGame = z.infer<typeof storedGame>;

/** What lies in the cellar, or null if it is not one of our jars. */
export function readStoredGame(value: unknown): StoredGame | null {
  const read = storedGame.safeParse(value);
  return read.success ? read.data : null;
}
