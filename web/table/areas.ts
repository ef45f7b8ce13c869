import type { BoardProps, GameUi } from '@spielstube/ui';
import { type ComponentType, memo } from 'react';

type Area = ComponentType<BoardProps>;

/** The areas of a table that a game draws. */
export interface Areas {
  readonly Track: Area;
  readonly Rivals: Area;
  readonly Board: Area;
  readonly Own: Area;
}

const known = new WeakMap<GameUi, Areas>();

/** A game's areas, drawn anew only when what they show is another: the frame around them changes more often. */
export function areasOf(ui: GameUi): Areas {
  const areas = known.get(ui) ?? {
    Track: memo(ui.Track),
    Rivals: memo(ui.Rivals),
    Board: memo(ui.Board),
    Own: memo(ui.Own),
  };
  known.set(ui, areas);
  return areas;
}
