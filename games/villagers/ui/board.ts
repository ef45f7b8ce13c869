import type { Seat } from '@spielstube/engine';
import type * as Kit from '@spielstube/ui';
import { NOTHING } from '../data/jobs.ts';
import { isHidden, jobOf } from '../rules/knowledge.ts';
import type { Player } from '../rules/state.ts';
import { villageOf } from '../rules/supply.ts';
import type { VillagersTexts } from '../text/types.ts';

/** What every part of the board is drawn from. */
export type Board = Kit.BoardProps<VillagersTexts>;
export type PartProps = Kit.PartProps<VillagersTexts>;
export type SeatProps = Kit.SeatProps<VillagersTexts>;
export type RivalProps = Kit.RivalProps<VillagersTexts>;
export type Open = Kit.OpenChoice<VillagersTexts>;
export type Closed = Kit.ClosedChoice<VillagersTexts>;

export const playerAt = ({ view }: Board, seat: Seat): Player => view.players[seat];
/** As the seat was before the others moved. */
export const playerBefore = ({ before }: Board, seat: Seat): Player | undefined => before?.players[seat];
/** The village of a seat; the Countess's is the one after the last. */
export const villageAt = ({ view }: Board, seat: Seat): readonly number[] => villageOf(view, seat);

/** The front of a card that lies face down, if the viewer remembers it and the table allows it; NOTHING for a back. */
export const rememberedJob = ({ view }: Board, card: number): number =>
  isHidden(card) || view.options.memory === false ? NOTHING : jobOf(card);
