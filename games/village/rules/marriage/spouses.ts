import type { Seat } from '@spielstube/engine';
import { dieNow } from '../death.ts';
import { comeHomeFrom } from '../family.ts';
import { memberAt } from '../members.ts';
import { namedSpouse } from '../moves.ts';
import type { Village } from '../state.ts';
import type { VillageQuestion } from '../types.ts';
import { memberOfSpouse, PINK, partnerOf, seatOfSpouse, spouseOf } from './couples.ts';

/** What tells a member from his equals: whose member his partner is, and of which kind. */
function partnerKey(s: Village, seat: Seat, member: number): string {
  const partner = s.marriage === null ? null : partnerOf(s.marriage, spouseOf(seat, member));
  if (partner === null) return 'nobody';
  if (partner === PINK) return 'pink';
  const owner = seatOfSpouse(partner);
  return `${owner} ${s.players[owner].kinds[memberOfSpouse(partner)]}`;
}

/** Members of the same kind at the same place, one for each partner that differs. */
export function differentSpouses(s: Village, seat: Seat, member: number): number[] {
  const { members, kinds } = s.players[seat];
  const keys: string[] = [];
  const found: number[] = [];
  for (let other = 0; other < members.length; other++) {
    if (members[other] !== members[member] || kinds[other] !== kinds[member]) continue;
    const key = partnerKey(s, seat, other);
    if (keys.includes(key)) continue;
    keys.push(key);
    found.push(other);
  }
  return found;
}

/** Which of several equal members: the one with this partner, or that one? */
export const spouse: VillageQuestion = {
  options(s, f, offer) {
    const one = memberAt(s.players[f.seat], f.what, f.member);
    for (const member of differentSpouses(s, f.seat, one)) offer.open(namedSpouse(member));
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'spouse') return;
    if (f.free) comeHomeFrom(s, f.seat, a.one, tell);
    else dieNow(s, f.seat, a.one, tell);
  },
};
