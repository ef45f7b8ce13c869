import { NOBODY, push, type Seat, type Tell } from '@spielstube/engine';
import { countedNumber, hasBread, printedNumber } from '../data/pieces.ts';
import {
  BLACK_BAG,
  chroniclePlace,
  GONE,
  GRAVE,
  groupForDeathAt,
  isAtSea,
  isVisible,
  NO_GROUP,
  seaBurialOf,
} from '../data/places.ts';
import { innDock, marriageDock, portDock } from './docks.ts';
import type { VillageEvent } from './events.ts';
import { checkGoals, holdsGoalsByHand } from './goals.ts';
import { type Family, lowestVisible, numbersOf, standsForHisKind } from './members.ts';
import { dies, diesWithBread } from './moves.ts';
import { reason } from './reasons.ts';
import { BEFORE_BURIAL, frame, type Village } from './state.ts';
import type { VillageOffer, VillageQuestion, VillageStep } from './types.ts';

const NOT_THE_OLDEST = reason('notTheOldest', 'VIL-DEATH-04', (s, f) => ({
  member: lowestVisible(s.players[f.seat]),
}));
const SAFE_IN_THE_BAG = reason('safeInTheBag', 'VIL-DEATH-05');

/** The places at which members with the lowest number stand: who dies is a choice of place. VIL-DEATH-04 */
export function placesOfDeath(family: Family): number[] {
  const { members, kinds } = family;
  const number = lowestVisible(family);
  const places: number[] = [];
  for (let member = 0; member < members.length; member++) {
    const place = members[member];
    if (isVisible(place) && countedNumber(kinds[member]) === number && !places.includes(place))
      places.push(place);
  }
  return places;
}

/** The members who may die: one of each kind at each place. With bread two kinds may have the same number. */
function mortals(family: Family): number[] {
  const { members, kinds } = family;
  const number = lowestVisible(family);
  const found: number[] = [];
  for (let member = 0; member < members.length; member++) {
    if (!isVisible(members[member]) || countedNumber(kinds[member]) !== number) continue;
    if (standsForHisKind(family, member)) found.push(member);
  }
  return found;
}

/** The only one who may die; NOBODY_DIES if there is none, A_CHOICE if there are several. Bots ask all the time. */
function onlyMortal(family: Family): number {
  const { members, kinds } = family;
  const number = lowestVisible(family);
  let only = NOBODY_DIES;
  for (let member = 0; member < members.length; member++) {
    if (!isVisible(members[member]) || countedNumber(kinds[member]) !== number) continue;
    if (only === NOBODY_DIES) only = member;
    else if (members[member] !== members[only] || kinds[member] !== kinds[only]) return A_CHOICE;
  }
  return only;
}
const NOBODY_DIES = -1;
const A_CHOICE = -2;

/** Who dies? With one choice, or nobody, there is nothing to choose but to show a goal or to lay bread before. VIL-DEATH-01, -06 */
export const death: VillageQuestion = {
  auto(s, f, tell) {
    const member = onlyMortal(s.players[f.seat]);
    if (member === A_CHOICE) return false;
    if (member === NOBODY_DIES) tell?.({ what: 'nobodyDied', seat: f.seat });
    else if (holdsGoalsByHand(s, f.seat) || canFeed(s, f.seat)) return false;
    else die(s, f.seat, member, tell);
    return true;
  },
  options(s, f, offer) {
    const player = s.players[f.seat];
    const open = mortals(player);
    for (const member of open) offer.open(movesFor(player, member));
    if (offer.explains) closeOthers(player, placesOfDeath(player), offer);
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'dies' && a.do !== 'diesWithBread') return;
    const player = s.players[f.seat];
    const chosen = mortals(player).find((member) => movesFor(player, member) === a);
    if (chosen !== undefined) die(s, f.seat, chosen, tell);
  },
};

const canFeed = (s: Village, seat: Seat): boolean =>
  s.marriage !== null && marriageDock.docked.canFeed(s, seat);

const movesFor = (
  { members, kinds }: Family,
  member: number,
): ReturnType<typeof dies | typeof diesWithBread> =>
  hasBread(kinds[member]) ? diesWithBread(members[member]) : dies(members[member]);

/** Says why the others do not die. VIL-DEATH-04, -05 */
function closeOthers({ members }: Family, open: readonly number[], offer: VillageOffer): void {
  for (const place of new Set(members)) {
    if (place === BLACK_BAG) offer.closed(dies(place), SAFE_IN_THE_BAG);
    else if (isVisible(place) && !open.includes(place)) offer.closed(dies(place), NOT_THE_OLDEST);
  }
}

/** Where equal members have different partners, it matters which one it is. */
function die(s: Village, seat: Seat, member: number, tell: Tell<VillageEvent>): void {
  const { members, kinds } = s.players[seat];
  if (s.marriage !== null && marriageDock.docked.differentSpouses(s, seat, member).length > 1)
    return push(s, frame('spouse', seat, members[member], kinds[member]));
  dieNow(s, seat, member, tell);
}

/** The Bard may come before the burial. VIL-CARD-BARD-01, -05 */
export function dieNow(s: Village, seat: Seat, member: number, tell: Tell<VillageEvent>): void {
  if (s.inn === null) layToRest(s, seat, member, tell);
  else push(s, frame('bard', seat, member));
}

/** At sea the Travel group comes first, then a burial at sea. VIL-PORT-DEATH-02, -03 */
export function layToRest(s: Village, seat: Seat, member: number, tell: Tell<VillageEvent>): void {
  const { members } = s.players[seat];
  const place = members[member];
  const group = groupForDeathAt(place);
  if (s.port !== null && isAtSea(place) && s.chronicle[group] === 0)
    return portDock.docked.buryAtSea(s, s.port, seat, member, tell);
  bury(s, seat, members, member, group, tell);
  afterBurial(s, seat, member, tell);
}

/** Bread goes back to the supply, a partner is free, and a goal may be reached. VIL-MAR-BREAD-05, VIL-MAR-DEATH-03 */
export function afterBurial(s: Village, seat: Seat, member: number, tell: Tell<VillageEvent>): void {
  const player = s.players[seat];
  if (hasBread(player.kinds[member])) {
    const kind = printedNumber(player.kinds[member]);
    player.kinds = player.kinds.map((each, n) => (n === member ? kind : each));
  }
  if (s.marriage !== null) marriageDock.docked.endMarriage(s, seat, member, tell);
  checkGoals(s, seat, tell);
}

/** Into the chronicle, if his group has room; else into a grave; else out of the game. VIL-DEATH-08, -09, -12 */
export function restingPlace(s: Village, group: number): number {
  if (group !== NO_GROUP && s.chronicle[group] > 0) return chroniclePlace(group);
  return s.graves > 0 ? GRAVE : GONE;
}

/** Lays a member to rest in the village. */
export function bury(
  s: Village,
  seat: Seat,
  members: number[],
  member: number,
  group: number,
  tell: Tell<VillageEvent>,
): void {
  const to = restingPlace(s, group);
  if (to === GRAVE) s.graves--;
  else if (to !== GONE) s.chronicle = s.chronicle.map((free, n) => (n === group ? free - 1 : free));
  layAt(s, seat, members, member, to, tell);
}

/** Lays a member at a place; the last space of the chronicle, of the graves or of those at sea rings in the end. */
export function layAt(
  s: Village,
  seat: Seat,
  members: number[],
  member: number,
  to: number,
  tell: Tell<VillageEvent>,
): void {
  const from = members[member];
  members[member] = to;
  tell?.({ what: 'died', seat, member: numbersOf(members)[member], from, to });
  if (isLast(s, to)) triggerEnd(s, seat, tell);
}

/** VIL-END-01, VIL-PORT-END-01 */
function isLast(s: Village, to: number): boolean {
  if (to === GRAVE) return s.graves === 0;
  if (to === GONE) return false;
  if (seaBurialOf(to) >= 0) return s.port?.burials === 0;
  return to < GRAVE && s.chronicle.every((free) => free === 0);
}

/** The last free space of the chronicle, the last grave or the last one at sea. Only the first trigger counts. VIL-END-01, -12 */
function triggerEnd(s: Village, seat: Seat, tell: Tell<VillageEvent>): void {
  if (s.triggeredBy !== NOBODY) return;
  s.triggeredBy = seat;
  s.triggeredInMarketOf = s.marketCaller;
  tell?.({ what: 'endTriggered', seat });
}

/** In the frame of `afterAction` and `endTurn`: burials of this turn have begun, so the Jester comes too late. */
export const BURIALS_BEGUN = 1;

/** At the end of the turn the deaths of this turn, one after the other; then the turn can end. VIL-DEATH-02 */
export const afterAction: VillageStep = {
  run(s, f) {
    const player = s.players[f.seat];
    if (player.deaths === 0) return push(s, frame('endTurn', f.seat, f.what));
    if (s.inn !== null && f.what !== BURIALS_BEGUN)
      return innDock.docked.momentForCards(s, f.seat, BEFORE_BURIAL);
    player.deaths--;
    push(s, f.what === BURIALS_BEGUN ? f : frame('afterAction', f.seat, BURIALS_BEGUN));
    push(s, frame('death', f.seat));
  },
};
