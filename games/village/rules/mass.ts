import { NOBODY, push, roll, type Tell } from '@spielstube/engine';
import { CLIMB_GRAIN, MAJORITY_POINTS, MASS_FIGURES, MONKS } from '../data/church.ts';
import { printedNumber } from '../data/pieces.ts';
import { BLACK_BAG, churchStep, STEPS, stepInChurch } from '../data/places.ts';
import { breadOf, spendBread } from './bread-and-tools.ts';
import { innDock } from './docks.ts';
import type { VillageEvent } from './events.ts';
import { checkGoals } from './goals.ts';
import { hasHelp, hasHelpNow, wantsNoCards } from './help.ts';
import { seatsFrom } from './market.ts';
import { countAt, moveMember, numbersOf, standsForHisKind } from './members.ts';
import { buyOutOf, climbBread, climbFrom, done } from './moves.ts';
import { reason } from './reasons.ts';
import { BEFORE_MAJORITY, CONNY, type Conny, frame, MASS_BEGINS, type Village } from './state.ts';
import { gainPoints, purse, spendCoins, spendGrain } from './supply.ts';
import type { VillageQuestion, VillageStep } from './types.ts';

const TOO_LITTLE_GRAIN_TO_CLIMB = reason('tooLittleGrain', 'VIL-MASS-10', (s, f, wish) => ({
  need: 'step' in wish ? CLIMB_GRAIN[wish.step + 1] : 0,
  grain: s.players[f.seat].grain,
}));
const NO_COIN_TO_BUY_OUT = reason('noCoin', 'VIL-MASS-03');
const NO_BREAD = reason('noBread', 'VIL-MAR-BREAD-01');
const TOP_OF_CHURCH = reason('topOfChurch', 'VIL-MASS-12');

/** Buying out, drawing, climbing, majority. VIL-MASS-01 to -17 */
export const mass: VillageStep = {
  run(s, _f, tell) {
    tell?.({ what: 'massStarted', seat: s.startPlayer });
    s.massFigures = 0;
    const seats = seatsFrom(s, s.startPlayer).reverse();
    push(s, frame('endRound', s.startPlayer));
    if (s.marriage !== null && !s.ending) push(s, frame('wedding', s.startPlayer));
    push(s, frame('majority', s.startPlayer));
    if (s.inn !== null) innDock.docked.momentForAll(s, s.startPlayer, BEFORE_MAJORITY);
    for (const seat of seats) push(s, frame('climb', seat));
    push(s, frame('massDraw', s.startPlayer));
    for (const seat of seats) push(s, frame('buyOut', seat));
    if (s.inn === null) return;
    s.inn.father = NOBODY;
    s.inn.quiet = 0;
    innDock.docked.momentForAll(s, s.startPlayer, MASS_BEGINS);
  },
};

/** Own members leave the bag for a coin each, four figures in all. VIL-MASS-03, -04 */
export const buyOut: VillageQuestion = {
  auto(s, f) {
    const { members } = s.players[f.seat];
    if (s.massFigures === MASS_FIGURES || !members.includes(BLACK_BAG)) return true;
    if (s.inn !== null && s.inn.father !== NOBODY) return true;
    return purse(s, f.seat) === 0 && !hasHelpNow(s, f.seat);
  },
  options(s, f, offer) {
    const player = s.players[f.seat];
    const { members, kinds } = player;
    const verdict = purse(s, f.seat) > 0 ? null : NO_COIN_TO_BUY_OUT;
    for (let member = 0; member < members.length; member++) {
      if (members[member] !== BLACK_BAG || !standsForHisKind(player, member)) continue;
      offer.put(buyOutOf(kinds[member]), verdict);
    }
    offer.open(done);
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'buyOut') return;
    s.massFigures++;
    push(s, f);
    spendCoins(s, f.seat, 1, tell);
    moveMember(s, f.seat, a.member, BLACK_BAG, churchStep(1), tell);
  },
};

/** The rest up to four is drawn; monks go back afterwards, so none comes twice. VIL-MASS-05 to -08 */
export const massDraw: VillageStep = {
  run(s, _f, tell) {
    if (s.inn !== null && s.inn.father !== NOBODY)
      return push(s, frame('father', s.inn.father, MASS_FIGURES));
    let monks = MONKS;
    for (; s.massFigures < MASS_FIGURES; s.massFigures++) {
      const figure = roll(s, monks + membersInBag(s));
      if (figure < monks) {
        monks--;
        tell?.({ what: 'drewMonk', seat: s.startPlayer });
      } else drawMember(s, figure - monks, tell);
    }
  },
};

function membersInBag(s: Village): number {
  let members = s.conny === null ? 0 : countAt(s.conny.members, BLACK_BAG);
  for (const player of s.players) members += countAt(player.members, BLACK_BAG);
  return members;
}

/** The nth member in the bag, all families counted through. */
function drawMember(s: Village, nth: number, tell: Tell<VillageEvent>): void {
  let left = nth;
  for (let seat = 0; seat < s.seats; seat++) {
    const { members, kinds } = s.players[seat];
    for (let member = 0; member < members.length; member++) {
      if (members[member] !== BLACK_BAG || left-- > 0) continue;
      members[member] = churchStep(1);
      tell?.({ what: 'drewMember', seat, member: printedNumber(kinds[member]), step: 1 });
      return checkGoals(s, seat, tell);
    }
  }
  if (s.conny !== null) drawConnysMember(s.conny, left, tell);
}

function drawConnysMember(conny: Conny, nth: number, tell: Tell<VillageEvent>): void {
  let left = nth;
  for (let member = 0; member < conny.members.length; member++) {
    if (conny.members[member] !== BLACK_BAG || left-- > 0) continue;
    return placeConnysMember(conny, member, tell);
  }
}

/** Conny has one member a step: hers goes to the lowest step without one. VIL-SOLO-48, -74 */
export function placeConnysMember(conny: Conny, member: number, tell: Tell<VillageEvent>): void {
  let step = 1;
  while (conny.members.includes(churchStep(step))) step++;
  conny.members[member] = churchStep(step);
  tell?.({ what: 'drewMember', seat: CONNY, member: numbersOf(conny.members)[member], step });
}

/** Members climb for grain or, with Marriage, for bread, one step at a time. VIL-MASS-09 to -12, VIL-MAR-BREAD-01 */
export const climb: VillageQuestion = {
  auto(s, f) {
    const { members, grain } = s.players[f.seat];
    const bread = breadOf(s, f.seat) > 0;
    let mayClimb = false;
    for (const place of members) {
      const step = stepInChurch(place);
      if (step === 0 || step === STEPS) continue;
      if (bread || grain >= CLIMB_GRAIN[step + 1]) return false;
      mayClimb = true;
    }
    return !mayClimb || wantsNoCards(s, f.seat) || !hasHelp(s, f.seat);
  },
  options(s, f, offer) {
    const player = s.players[f.seat];
    const { members, kinds, grain } = player;
    const bread = breadOf(s, f.seat) > 0 ? null : NO_BREAD;
    for (let member = 0; member < members.length; member++) {
      const step = stepInChurch(members[member]);
      if (step === 0 || !standsForHisKind(player, member)) continue;
      const move = climbFrom(step, kinds[member]);
      if (step === STEPS) {
        offer.closed(move, TOP_OF_CHURCH);
        continue;
      }
      offer.put(move, grain >= CLIMB_GRAIN[step + 1] ? null : TOO_LITTLE_GRAIN_TO_CLIMB);
      if (s.marriage !== null) offer.put(climbBread(step, kinds[member]), bread);
    }
    offer.open(done);
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'climb' && a.do !== 'climbBread') return;
    if (a.do === 'climb') spendGrain(s, f.seat, CLIMB_GRAIN[a.step + 1], tell);
    else spendBread(s, f.seat, 1, tell);
    push(s, f);
    moveMember(s, f.seat, a.member, churchStep(a.step), churchStep(a.step + 1), tell);
    tell?.({ what: 'climbed', seat: f.seat, member: printedNumber(a.member), step: a.step + 1 });
  },
};

/** How strong a family is in the church: members first, then its foremost member. */
export function strengthInChurch(members: readonly number[]): number {
  let count = 0;
  let foremost = 0;
  for (const place of members) {
    const step = stepInChurch(place);
    if (step > 0) count++;
    foremost = Math.max(foremost, step);
  }
  return count * (STEPS + 1) + foremost;
}

/** Most members on the steps; a tie goes to the foremost member, a full tie to all of them. VIL-MASS-13 to -16 */
export const majority: VillageStep = {
  run(s, _f, tell) {
    const strengths = s.players.map(({ members }) => strengthInChurch(members));
    const connys = s.conny === null ? 0 : strengthInChurch(s.conny.members);
    const best = Math.max(connys, ...strengths);
    if (best === 0) return;
    for (let seat = 0; seat < s.seats; seat++) {
      if (strengths[seat] === best) gainPoints(s, seat, MAJORITY_POINTS, 'majority', tell);
    }
  },
};
