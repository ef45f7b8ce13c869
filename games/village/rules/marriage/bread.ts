import { push, type Seat, type Tell } from '@spielstube/engine';
import { ACOLYTE_NUMBER } from '../../data/goals.ts';
import { countedNumber, hasBread, printedNumber, withBread } from '../../data/pieces.ts';
import { isVisible, stepInChurch } from '../../data/places.ts';
import { breadOf, spendBread } from '../bread-and-tools.ts';
import type { VillageEvent } from '../events.ts';
import { checkGoals } from '../goals.ts';
import { memberAt, standsForHisKind } from '../members.ts';
import { feed } from '../moves.ts';
import { reason } from '../reasons.ts';
import { backOf, FOR_BREAD, frame, GOLD_BACK, type Village } from '../state.ts';
import type { VillageOffer } from '../types.ts';
import { differentSpouses } from './couples.ts';

const BREAD_ONCE = reason('breadOnce', 'VIL-MAR-BREAD-03');

/** Whether bread can be laid under somebody: a living member to be seen who has none yet. VIL-MAR-BREAD-02, -03 */
export function canFeed(s: Village, seat: Seat): boolean {
  if (breadOf(s, seat) === 0) return false;
  const { members, kinds } = s.players[seat];
  return members.some((place, member) => isVisible(place) && !hasBread(kinds[member]));
}

/**
 * Whether bread might still fulfil a goal in hand: it makes an acolyte of somebody on a step of the church. Any gold goal
 * counts, because a question must not tell which one it is. VIL-MAR-BREAD-11, VIL-GOAL-05, -10
 */
export function canMakeAcolyte(s: Village, seat: Seat): boolean {
  const { members, kinds, goals } = s.players[seat];
  if (breadOf(s, seat) === 0 || !goals.some((goal) => backOf(goal) === GOLD_BACK)) return false;
  return members.some(
    (place, member) =>
      stepInChurch(place) > 0 &&
      !hasBread(kinds[member]) &&
      countedNumber(withBread(kinds[member])) === ACOLYTE_NUMBER,
  );
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

/** Where equal members have different partners, it matters which one gets it. */
export function feedMember(
  s: Village,
  seat: Seat,
  place: number,
  kind: number,
  tell: Tell<VillageEvent>,
): void {
  const member = memberAt(s.players[seat], place, kind);
  if (differentSpouses(s, seat, member).length > 1)
    return push(s, frame('spouse', seat, place, kind, FOR_BREAD));
  layBread(s, seat, member, tell);
}

/** From now on the member counts one more. VIL-MAR-BREAD-02, -06, -07 */
export function layBread(s: Village, seat: Seat, member: number, tell: Tell<VillageEvent>): void {
  const player = s.players[seat];
  const kind = player.kinds[member];
  const place = player.members[member];
  spendBread(s, seat, 1, tell);
  player.kinds = player.kinds.map((each, n) => (n === member ? withBread(kind) : each));
  tell?.({ what: 'fed', seat, member: printedNumber(kind), place });
  checkGoals(s, seat, tell);
}
