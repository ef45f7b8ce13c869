import type { AskedLine } from '@spielstube/engine/text';
import type { ClosedChoice } from '@spielstube/ui';
import type { ReactNode } from 'react';

/** What a teacher brings to the frame of a table; most tables have none. */
export interface TableLesson {
  /** Something is shown and nobody moves, the pupil tries, or the others move. */
  readonly doing: 'show' | 'try' | 'watch';
  /** Stands in the line that asks, with its sign; null: what is asked as usual. */
  readonly asked: AskedLine | null;
  readonly sign: ReactNode;
  /** In the place of choices and log; on a phone a strip between the sheet and the tabs. */
  readonly card: ReactNode;
  /** What points at things; `open` brings the sheet to light on which they lie. */
  pointer(open: (sheet: 'board' | 'own') => void): ReactNode;
  /** Whether this move is wanted now. If it is not, the teacher says so. */
  mayChoose(notation: string): boolean;
  /** Something was tried that the rules refuse: true if the teacher answers. */
  refused(closed: ClosedChoice): boolean;
}
