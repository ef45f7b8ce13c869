import { NOBODY } from '@spielstube/engine';
import type { Look, TableEvent } from '@spielstube/table';

/** What others did since the viewer's own last move. A solo rival answers within that move. */
export function doneSince({ viewer, since }: Look, events: readonly TableEvent[]): readonly TableEvent[] {
  if (viewer === null) return [];
  return events.filter(
    ({ move, event: { seat } }) =>
      move > since || (move === since && since > 0 && seat !== viewer && seat !== NOBODY),
  );
}

/** The move after which the first of these things happened. */
export const beforeFirst = (done: readonly TableEvent[]): number => Math.max(0, (done[0]?.move ?? 1) - 1);
