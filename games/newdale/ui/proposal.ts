import type { Proposal } from '@spielstube/ui';
import type { NewdaleAction } from '../rules/moves.ts';
import type { Newdale, NewdaleFrame } from '../rules/state.ts';
import type { NewdaleTexts } from '../text/types.ts';

/** The rules propose goods themselves; whether a tile or Gunda lowers the price before is a decision. NEW-PAY-07 */
export function proposal(
  _view: Newdale,
  _frame: NewdaleFrame,
  open: readonly NewdaleAction[],
): Proposal<NewdaleTexts> | null {
  const action = open.find((a) => a.do === 'settle');
  const isLowered = open.some((a) => a.do === 'tile' || a.do === 'person');
  return action === undefined || isLowered ? null : { action, standsIn: false };
}
