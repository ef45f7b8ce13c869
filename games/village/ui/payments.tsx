import { Chooser, PriceTag } from '@spielstube/ui';
import type { VillageAction } from '../rules/moves.ts';
import type { PartProps } from './board.ts';

export const isPayment = ({ do: what }: VillageAction): boolean =>
  what === 'pay' ||
  what === 'payScroll' ||
  what === 'payCubes' ||
  what === 'payTime' ||
  what === 'giveRing' ||
  what === 'keepRing' ||
  what === 'takeCubes' ||
  what === 'takeGood';

/** Payments and gifts. */
export function Payments({ board }: PartProps) {
  return <Chooser board={board} fits={isPayment} draw={({ price }) => <PriceTag price={price} />} />;
}
