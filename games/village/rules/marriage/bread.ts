import type { Seat, Tell } from '@spielstube/engine';
import { hasBread, printedNumber, withBread } from '../../data/pieces.ts';
import { isVisible } from '../../data/places.ts';
import { breadOf, spendBread } from '../bread-and-tools.ts';
import type { VillageEvent } from '../events.ts';
import { checkGoals } from '../goals.ts';
import { memberAt, standsForHisKind } from '../members.ts';
import { feed } from '../moves.ts';
import { reason } from '../reasons.ts';
import type { Village } from '../state.ts';
import type { VillageOffer } from '../types.ts';

const BREAD_ONCE = reason('breadOnce', 'VIL-MAR-BREAD-03');

/** Whether bread can be laid under somebody: a living member to be seen who has none yet. VIL-MAR-BREAD-02, -03 */
export function canFeed(s: Village, seat: Seat): boolean {
  if (breadOf(s, seat) === 0) return false;
  const { members, kinds } = s.players[seat];
  return members.some((place, member) => isVisible(place) && !hasBread(kinds[member]));
}

/** VIL-MAR-BREAD-02, -03, -09 */
export function offerBread(s: Village, seat: Seat, offer: VillageOffer): void {
  if (breadOf(s, seat) === 0) return;
  const player = s.players[seat];
  const { members, kinds } = player;
  for (let member = 0; member < members.length; member++) {
    if (!isVisible(members[member]) || !standsForHisKind(player, member)) continue;
    offer.put(feed(members[member], kinds[member]), hasBread(kinds[member]) ? BREAD_ONCE : null);
  }
}

/** From now on the member counts one more. VIL-MAR-BREAD-02, -06, -07 */
export function feedMember(
  s: Village,
  seat: Seat,
  place: number,
  kind: number,
  tell: Tell<VillageEvent>,
): void {
  const player = s.players[seat];
  const member = memberAt(player, place, kind);
  spendBread(s, seat, 1, tell);
  player.kinds = player.kinds.map((each, n) => (n === member ? withBread(kind) : each));
  tell?.({ what: 'fed', seat, member: printedNumber(kind), place });
  checkGoals(s, seat, tell);
}
