import type { SeatPlan } from '@spielstube/table';
import type { BoardProps, GameUi, SeatMarks } from '@spielstube/ui';
import type { ReactNode } from 'react';

/** What people at other screens bring to the frame of a table; a table of this browser has none. */
export interface TableCompany {
  /** Who sits where now: people come and go. */
  readonly seats: readonly SeatPlan[];
  readonly marks: SeatMarks;
  /** Beside the track: how many look on. */
  readonly chips: ReactNode;
  /** Above the choices: requests, and what else is asked of the table; whether there are any. */
  readonly cards: ReactNode;
  readonly hasCards: boolean;
  /** In place of the own area, for whoever looks on. */
  watched(ui: GameUi, props: BoardProps): ReactNode;
  /** In the asking line: the own time. */
  readonly clock: ReactNode;
  /** The other side of the log's sheet. */
  readonly talk: { readonly title: string; readonly unread: number; readonly content: ReactNode };
  /** Where undo ends: asking everybody; null where there is nothing to ask. */
  readonly askAll: { readonly label: string; act(): void } | null;
  /** The line is down: nothing can be chosen, and the sign says so. */
  readonly isDown: boolean;
  readonly sign: ReactNode;
}
