import type { GameEvent, Moment, Seat } from '@spielstube/engine';
import type { TableEvent } from '@spielstube/table';

export interface Line {
  readonly key: number;
  readonly move: number;
  readonly words: string;
}
/** What one seat did in a row. */
export interface Turn {
  readonly key: number;
  readonly seat: Seat;
  readonly lines: readonly Line[];
}
export interface Chapter {
  readonly key: number;
  readonly title: string;
  readonly turns: readonly Turn[];
}

/** How events and headings are put into words. */
export interface LogText {
  event(event: GameEvent): string | null;
  moment(moment: Moment): string;
}

/** The log, grouped by moment and turn. Chapters and turns come latest first, the lines of a turn in their order. */
export function logOf(events: readonly TableEvent[], moments: readonly Moment[], text: LogText): Chapter[] {
  const chapters: { key: number; title: string; turns: { key: number; seat: Seat; lines: Line[] }[] }[] = [];
  events.forEach(({ move, moment, event }, key) => {
    const words = text.event(event);
    if (words === null) return;
    let chapter = chapters[0];
    if (chapter === undefined || chapter.key !== moment) {
      chapter = { key: moment, title: moment in moments ? text.moment(moments[moment]) : '', turns: [] };
      chapters.unshift(chapter);
    }
    let turn = chapter.turns[0];
    if (turn === undefined || turn.seat !== event.seat) {
      turn = { key, seat: event.seat, lines: [] };
      chapter.turns.unshift(turn);
    }
    turn.lines.push({ key, move, words });
  });
  return chapters;
}
