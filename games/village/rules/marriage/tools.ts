import { MILL } from '../../data/crafts.ts';
import { spendTools, toolsOf } from '../bread-and-tools.ts';
import { workshopFor } from '../crafts.ts';
import { done, useTool as useToolNow } from '../moves.ts';
import { MILL_AGAIN } from '../state.ts';
import { gainCoins, gainGood } from '../supply.ts';
import type { VillageQuestion } from '../types.ts';

/** One tool an action: the same once more, for nothing else. VIL-MAR-TOOL-01 to -06 */
export const useTool: VillageQuestion = {
  auto: (s, f) => toolsOf(s, f.seat) === 0,
  options(_s, _f, offer) {
    offer.open(useToolNow);
    offer.open(done);
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'useTool') return;
    spendTools(s, f.seat, 1, tell);
    if (f.what === MILL_AGAIN) gainCoins(s, f.seat, MILL.coins, tell);
    else for (let n = 0; n < workshopFor(f.what).yields; n++) gainGood(s, f.seat, f.what, tell);
  },
};
