import * as z from 'zod/mini';

/** How far somebody has come in the lesson of a game. Its table lies in the cellar like all others. */
const storedLesson = z.object({
  game: z.string(),
  /** The id of the jar; null once the lesson is over, or was left to play on alone. */
  table: z.nullable(z.string()),
  /** The number of the step within the whole course. */
  step: z.number(),
  /** Keys of the chapters that were gone through to their end. */
  done: z.array(z.string()),
  updated: z.number(),
});
export type StoredLesson = z.infer<typeof storedLesson>;

/** What lies on the shelf of lessons, or null if it is none of ours. */
export function readStoredLesson(value: unknown): StoredLesson | null {
  const read = storedLesson.safeParse(value);
  return read.success ? read.data : null;
}
