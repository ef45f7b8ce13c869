import { CONNY } from '../rules/state.ts';
import { ConnysArea } from './alone.tsx';
import type { SeatProps } from './board.ts';
import { WholeFarm } from './whole-farm.tsx';

/** Everything that lies before a seat: a farm, or Conny's tray. */
export function Area({ board, seat }: SeatProps) {
  const { conny } = board.view;
  if (conny !== null && seat === CONNY) return <ConnysArea board={board} conny={conny} />;
  return <WholeFarm board={board} seat={seat} />;
}
