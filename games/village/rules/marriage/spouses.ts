import { dieNow } from '../death.ts';
import { comeHomeFrom } from '../family.ts';
import { memberAt } from '../members.ts';
import { namedSpouse } from '../moves.ts';
import { FOR_BREAD } from '../state.ts';
import type { VillageQuestion } from '../types.ts';
import { layBread } from './bread.ts';
import { differentSpouses } from './couples.ts';

/** Which of several equal members: the one with this partner, or that one? */
export const spouse: VillageQuestion = {
  options(s, f, offer) {
    const one = memberAt(s.players[f.seat], f.what, f.member);
    for (const member of differentSpouses(s, f.seat, one)) offer.open(namedSpouse(member));
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'spouse') return;
    if (f.price === FOR_BREAD) layBread(s, f.seat, a.one, tell);
    else if (f.free) comeHomeFrom(s, f.seat, a.one, tell);
    else dieNow(s, f.seat, a.one, tell);
  },
};
