import type { Proposal } from '@spielstube/ui';
import type { VillageAction } from '../rules/moves.ts';
import { coinsFor } from '../rules/prices.ts';
import type { Village, VillageFrame } from '../rules/state.ts';
import type { VillageTexts } from '../text/types.ts';

/** With as few coins as possible; where several ways take as few, the colours are a decision. VIL-COIN-03 */
export function proposal(
  _view: Village,
  frame: VillageFrame,
  open: readonly VillageAction[],
): Proposal<VillageTexts> | null {
  const ways = open.flatMap((action) =>
    action.do === 'pay' ? [{ action, coins: coinsFor(frame.price, action.cubes) }] : [],
  );
  const fewest = Math.min(...ways.map(({ coins }) => coins));
  const [best, ...others] = ways.filter(({ coins }) => coins === fewest);
  if (best === undefined || others.length > 0) return null;
  return { action: best.action, standsIn: best.coins > 0 };
}
