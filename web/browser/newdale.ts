import { newdale } from '@spielstube/games/newdale/index.ts';
import type { GameRecord } from '@spielstube/table';
import { foundRecord, isAsked, seatPlans } from './finished.ts';

/** A chapter at a question of this kind, which the first seat has come to by its own last move. */
export const chapterAt = (kind: string, chapter: string, seats = 3): GameRecord =>
  foundRecord({
    game: newdale,
    seats: seatPlans(seats),
    options: { chapter },
    until: isAsked(0, kind),
  });
