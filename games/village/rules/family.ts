import type { Seat, Tell } from '@spielstube/engine';
import { MEMBER_NUMBERS } from '../data/pieces.ts';
import { BLACK_BAG, FARM, isOut, UNBORN } from '../data/places.ts';
import type { ActionSpace } from './action-space.ts';
import type { VillageEvent } from './events.ts';
import { checkGoals } from './goals.ts';
import { lowestAt, moveMember, standsForHisKind } from './members.ts';
import { birth, recall } from './moves.ts';
import { reason } from './reasons.ts';
import type { Village } from './state.ts';

const NOBODY_UNBORN = reason('nobodyUnborn', 'VIL-FAM-01');
const NOBODY_TO_RECALL = reason('nobodyToRecall', 'VIL-FAM-04');
const NOT_FROM_THE_BAG = reason('notFromTheBag', 'VIL-FAM-04');

/** Family: a new member, or one called home from the board. VIL-FAM-01, -03, -04 */
export const family: ActionSpace = {
  atOnce: null,
  offer(s, seat, offer) {
    const { members } = s.players[seat];
    offer.put(birth, nextBorn(members) > 0 ? null : NOBODY_UNBORN);
    let anybodyAway = false;
    for (let member = 0; member < members.length; member++) {
      const place = members[member];
      if (!isOut(place) && place !== BLACK_BAG) continue;
      anybodyAway = true;
      if (!standsForHisKind(members, member)) continue;
      offer.put(recall(place, MEMBER_NUMBERS[member]), place === BLACK_BAG ? NOT_FROM_THE_BAG : null);
    }
    if (!anybodyAway && offer.explains) offer.closed(recall(FARM, 1), NOBODY_TO_RECALL);
  },
  resolve(s, seat, a, tell) {
    if (a.do === 'birth') giveBirth(s, seat, tell);
    else if (a.do === 'recall') moveMember(s, seat, a.member, a.place, FARM, tell);
  },
  lacks: () => ({}),
};

/** The number of the member who would be born next: the lowest unborn one; 0 if nobody is left. VIL-FAM-02 */
export const nextBorn = (members: readonly number[]): number => lowestAt(members, UNBORN);

function giveBirth(s: Village, seat: Seat, tell: Tell<VillageEvent>): void {
  const { members } = s.players[seat];
  // Members are in the order of their numbers.
  const member = members.indexOf(UNBORN);
  members[member] = FARM;
  tell?.({ what: 'born', seat, member: MEMBER_NUMBERS[member] });
  checkGoals(s, seat, tell);
}
