import * as z from 'zod/mini';

const seat = z.union([
  z.object({ kind: z.literal('person'), name: z.string() }),
  z.object({ kind: z.literal('bot'), level: z.string(), name: z.string() }),
]);

/** A campaign as the browser keeps it: its games lie in the cellar like all others. */
const storedCampaign = z.object({
  id: z.string(),
  game: z.string(),
  seats: z.array(seat),
  /** What was agreed on when it began; each game goes on with what the one before it was played with. */
  options: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  /** Games one after the other: the id of a jar, and the name that its winner has given. */
  stages: z.array(
    z.object({
      table: z.string(),
      given: z.nullable(z.object({ place: z.string(), name: z.string() })),
    }),
  ),
  /** True once its page has told how it ended. */
  over: z.optional(z.boolean()),
  created: z.number(),
  updated: z.number(),
});
export type StoredCampaign = z.infer<typeof storedCampaign>;

/** What lies on the shelf of campaigns, or null if it is none of ours. */
export function readStoredCampaign(value: unknown): StoredCampaign | null {
  const read = storedCampaign.safeParse(value);
  return read.success ? read.data : null;
}
