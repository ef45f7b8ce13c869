import { NOBODY, push, type Seat, type Tell } from '@spielstube/engine';
import { MEMBER_NUMBERS } from '../data/pieces.ts';
import { BLACK_BAG, chroniclePlace, GONE, GRAVE, groupForDeathAt, isVisible } from '../data/places.ts';
import type { VillageEvent } from './events.ts';
import { checkGoals, holdsGoalsByHand } from './goals.ts';
import { lowestVisible, memberAt } from './members.ts';
import { dies } from './moves.ts';
import { reason } from './reasons.ts';
import { frame, type Village } from './state.ts';
import type { VillageOffer, VillageQuestion, VillageStep } from './types.ts';

const NOT_THE_OLDEST = reason('notTheOldest', 'VIL-DEATH-04', (s, f) => ({
  member: lowestVisible(s.players[f.seat].members),
}));
const SAFE_IN_THE_BAG = reason('safeInTheBag', 'VIL-DEATH-05');

/** The places at which members with the lowest number stand: who dies is a choice of place. VIL-DEATH-04 */
export function placesOfDeath(members: readonly number[]): number[] {
  const number = lowestVisible(members);
  const places: number[] = [];
  for (let member = 0; member < members.length; member++) {
    const place = members[member];
    if (MEMBER_NUMBERS[member] === number && isVisible(place) && !places.includes(place)) places.push(place);
  }
  return places;
}

/** Who dies? With one place, or nobody, there is nothing to choose but to show a goal before. VIL-DEATH-01, -06 */
export const death: VillageQuestion = {
  auto(s, f, tell) {
    const places = placesOfDeath(s.players[f.seat].members);
    if (places.length > 1 || (places.length === 1 && holdsGoalsByHand(s, f.seat))) return false;
    if (places.length === 0) tell?.({ what: 'nobodyDied', seat: f.seat });
    else die(s, f.seat, places[0], tell);
    return true;
  },
  options(s, f, offer) {
    const { members } = s.players[f.seat];
    const places = placesOfDeath(members);
    for (const place of places) offer.open(dies(place));
    if (offer.explains) closeOthers(members, places, offer);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'dies') die(s, f.seat, a.place, tell);
  },
};

/** Says why the others do not die. VIL-DEATH-04, -05 */
function closeOthers(members: readonly number[], open: readonly number[], offer: VillageOffer): void {
  for (const place of new Set(members)) {
    if (place === BLACK_BAG) offer.closed(dies(place), SAFE_IN_THE_BAG);
    else if (isVisible(place) && !open.includes(place)) offer.closed(dies(place), NOT_THE_OLDEST);
  }
}

function die(s: Village, seat: Seat, place: number, tell: Tell<VillageEvent>): void {
  const { members } = s.players[seat];
  const member = memberAt(members, place, lowestVisible(members));
  bury(s, seat, members, member, groupForDeathAt(place), tell);
  checkGoals(s, seat, tell);
}

/** Straight into a grave, whatever the chronicle offers. */
export const NO_GROUP = -1;

/** Into the chronicle, if his group has room; else into a grave; else out of the game. VIL-DEATH-08, -09, -12 */
export function restingPlace(s: Village, group: number): number {
  if (group !== NO_GROUP && s.chronicle[group] > 0) return chroniclePlace(group);
  return s.graves > 0 ? GRAVE : GONE;
}

/** Lays a member to rest; the last space or grave rings in the end. */
export function bury(
  s: Village,
  seat: Seat,
  members: number[],
  member: number,
  group: number,
  tell: Tell<VillageEvent>,
): void {
  const from = members[member];
  const to = restingPlace(s, group);
  if (to === GRAVE) s.graves--;
  else if (to !== GONE) s.chronicle[group]--;
  members[member] = to;
  tell?.({ what: 'died', seat, member: MEMBER_NUMBERS[member], from, to });
  if ((to === GRAVE && s.graves === 0) || (to < GRAVE && s.chronicle.every((free) => free === 0))) {
    triggerEnd(s, seat, tell);
  }
}

/** The last free space of the chronicle or the last grave. Only the first trigger counts. VIL-END-01, -12 */
function triggerEnd(s: Village, seat: Seat, tell: Tell<VillageEvent>): void {
  if (s.triggeredBy !== NOBODY) return;
  s.triggeredBy = seat;
  s.triggeredInMarketOf = s.marketCaller;
  tell?.({ what: 'endTriggered', seat });
}

/** At the end of the turn the deaths of this turn, one after the other; then the turn can end. VIL-DEATH-02 */
export const afterAction: VillageStep = {
  run(s, f) {
    const player = s.players[f.seat];
    if (player.deaths === 0) return push(s, frame('endTurn', f.seat));
    player.deaths--;
    push(s, f);
    push(s, frame('death', f.seat));
  },
};
