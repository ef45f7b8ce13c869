import type { Seat } from '@spielstube/engine';
import { createContext, type ReactNode, useContext } from 'react';

/** What the house puts on the panels of people at other screens: whether they are here, and their time. */
export interface SeatMarks {
  /** On the crest. */
  sign(seat: Seat): ReactNode;
  /** In the first line, before the points. */
  head(seat: Seat): ReactNode;
  /** On the lower edge of the panel. */
  foot(seat: Seat): ReactNode;
  /** The same in words, for the note. */
  lines(seat: Seat): readonly string[];
}

const NONE: SeatMarks = { sign: () => null, head: () => null, foot: () => null, lines: () => [] };

export const SeatMarksContext = createContext<SeatMarks>(NONE);
export const useSeatMarks = (): SeatMarks => useContext(SeatMarksContext);
