import { NOBODY, push, type Seat, type Tell } from '@spielstube/engine';
import { MEMBER_NUMBERS } from '../data/pieces.ts';
import { chroniclePlace, GONE, GRAVE, groupForDeathAt, isVisible } from '../data/places.ts';
import { dies } from './actions.ts';
import type { VillageEvent } from './events.ts';
import { lowestVisible, memberAt } from './family.ts';
import { checkGoals, couldReveal } from './goals.ts';
import type { VillageQuestion, VillageStep } from './question.ts';
import { frame, type Village } from './state.ts';

/** The places at which members with the lowest number stand: who dies is a choice of place. VIL-DEATH-04 */
function placesOfDeath(members: readonly number[]): number[] {
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
    if (places.length > 1 || (places.length === 1 && couldReveal(s, f.seat))) return false;
    if (places.length === 0) tell?.({ what: 'nobodyDied', seat: f.seat });
    else die(s, f.seat, places[0], tell);
    return true;
  },
  options(s, f, offer) {
    for (const place of placesOfDeath(s.players[f.seat].members)) offer.open(dies(place));
  },
  resolve(s, f, a, tell) {
    if (a.do === 'dies') die(s, f.seat, a.place, tell);
  },
};

function die(s: Village, seat: Seat, place: number, tell: Tell<VillageEvent>): void {
  const { members } = s.players[seat];
  const member = memberAt(members, place, lowestVisible(members));
  bury(s, seat, members, member, groupForDeathAt(place), tell);
  checkGoals(s, seat, tell);
}

/** Straight into a grave, whatever the chronicle offers. */
export const NO_GROUP = -1;

/** Into the chronicle, if his group has room; else into a grave; else out of the game. VIL-DEATH-08, -09, -12 */
export function bury(
  s: Village,
  seat: Seat,
  members: number[],
  member: number,
  group: number,
  tell: Tell<VillageEvent>,
): void {
  const from = members[member];
  let to = GONE;
  if (group !== NO_GROUP && s.chronicle[group] > 0) {
    s.chronicle[group]--;
    to = chroniclePlace(group);
  } else if (s.graves > 0) {
    s.graves--;
    to = GRAVE;
  }
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
