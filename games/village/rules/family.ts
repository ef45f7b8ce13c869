import { push, type Seat, type Tell } from '@spielstube/engine';
import { printedNumber } from '../data/pieces.ts';
import { BLACK_BAG, FARM, isAtSea, isAway, UNBORN } from '../data/places.ts';
import type { ActionSpace } from './action-space.ts';
import { marriageDock } from './docks.ts';
import type { VillageEvent } from './events.ts';
import { checkGoals } from './goals.ts';
import { type Family, lowestAt, memberAt, standsForHisKind } from './members.ts';
import { birth, recall } from './moves.ts';
import { reason } from './reasons.ts';
import { frame, type Village } from './state.ts';
import type { VillageVerdict } from './types.ts';

const NOBODY_UNBORN = reason('nobodyUnborn', 'VIL-FAM-01');
const NOBODY_TO_RECALL = reason('nobodyToRecall', 'VIL-FAM-04');
const NOT_FROM_THE_BAG = reason('notFromTheBag', 'VIL-FAM-04');
const STAYS_AT_SEA = reason('staysAtSea', 'VIL-PORT-FAM-01');

/** Family: a new member, or one called home from the board. VIL-FAM-01, -03, -04 */
export const family: ActionSpace = {
  atOnce: null,
  offer(s, seat, offer) {
    const player = s.players[seat];
    const { members, kinds } = player;
    offer.put(birth, nextBorn(player) > 0 ? null : NOBODY_UNBORN);
    let anybodyAway = false;
    for (let member = 0; member < members.length; member++) {
      const place = members[member];
      if (!isAway(place)) continue;
      anybodyAway = true;
      if (!standsForHisKind(player, member)) continue;
      offer.put(recall(place, kinds[member]), mayRecallFrom(place));
    }
    if (!anybodyAway && offer.explains) offer.closed(recall(FARM, 1), NOBODY_TO_RECALL);
  },
  resolve(s, seat, a, tell) {
    if (a.do === 'birth') giveBirth(s, seat, tell);
    else if (a.do === 'recall') callHome(s, seat, a.place, a.member, tell);
  },
  lacks: () => ({}),
};

function mayRecallFrom(place: number): VillageVerdict {
  if (place === BLACK_BAG) return NOT_FROM_THE_BAG;
  return isAtSea(place) ? STAYS_AT_SEA : null;
}

/** Where equal members have different partners, it matters which one comes. */
function callHome(s: Village, seat: Seat, place: number, kind: number, tell: Tell<VillageEvent>): void {
  const member = memberAt(s.players[seat], place, kind);
  if (s.marriage !== null && marriageDock.docked.differentSpouses(s, seat, member).length > 1)
    return push(s, { ...frame('spouse', seat, place, kind), free: true });
  comeHomeFrom(s, seat, member, tell);
}

/** A member is on the farm again; if he was married, he is no more. VIL-FAM-05, VIL-MAR-FAM-01, -02 */
export function comeHomeFrom(s: Village, seat: Seat, member: number, tell: Tell<VillageEvent>): void {
  const { members, kinds } = s.players[seat];
  const from = members[member];
  members[member] = FARM;
  tell?.({ what: 'moved', seat, member: printedNumber(kinds[member]), from, to: FARM });
  if (s.marriage !== null) marriageDock.docked.endMarriage(s, seat, member, tell);
  checkGoals(s, seat, tell);
}

/** The number of the member who would be born next: the lowest unborn one; 0 if nobody is left. VIL-FAM-02 */
export const nextBorn = (family: Family): number => lowestAt(family, UNBORN);

/** VIL-FAM-01, -02; false if nobody is left. */
export function giveBirth(s: Village, seat: Seat, tell: Tell<VillageEvent>): boolean {
  const { members, kinds } = s.players[seat];
  // Members are in the order of their numbers.
  const member = members.indexOf(UNBORN);
  if (member < 0) return false;
  members[member] = FARM;
  tell?.({ what: 'born', seat, member: kinds[member] });
  checkGoals(s, seat, tell);
  return true;
}
