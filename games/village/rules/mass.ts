import { push, roll, type Seat, type Tell } from '@spielstube/engine';
import { CLIMB_GRAIN, MAJORITY_POINTS, MASS_FIGURES, MONKS } from '../data/church.ts';
import { MEMBER_NUMBERS } from '../data/pieces.ts';
import { BLACK_BAG, churchStep, STEPS, stepInChurch } from '../data/places.ts';
import type { VillageEvent } from './events.ts';
import { checkGoals } from './goals.ts';
import { countAt, moveMember, standsForHisKind } from './members.ts';
import { buyOutOf, climbFrom, done } from './moves.ts';
import { reason } from './reasons.ts';
import { CONNY, type Conny, frame, type Village } from './state.ts';
import { gainPoints, purse, spendCoins, spendGrain } from './supply.ts';
import type { VillageQuestion, VillageStep } from './types.ts';

const TOO_LITTLE_GRAIN_TO_CLIMB = reason('tooLittleGrain', 'VIL-MASS-10', (s, f, wish) => ({
  need: 'step' in wish ? CLIMB_GRAIN[wish.step + 1] : 0,
  grain: s.players[f.seat].grain,
}));
const TOP_OF_CHURCH = reason('topOfChurch', 'VIL-MASS-12');

/** The seats from the starting player clockwise. */
function inTurnOrder(s: Village): Seat[] {
  return Array.from({ length: s.seats }, (_, n) => (s.startPlayer + n) % s.seats);
}

/** Buying out, drawing, climbing, majority. VIL-MASS-01 to -17 */
export const mass: VillageStep = {
  run(s, _f, tell) {
    tell?.({ what: 'massStarted', seat: s.startPlayer });
    s.massFigures = 0;
    const seats = inTurnOrder(s).reverse();
    push(s, frame('endRound', s.startPlayer));
    push(s, frame('majority', s.startPlayer));
    for (const seat of seats) push(s, frame('climb', seat));
    push(s, frame('massDraw', s.startPlayer));
    for (const seat of seats) push(s, frame('buyOut', seat));
  },
};

/** Own members leave the bag for a coin each, four figures in all. VIL-MASS-03, -04 */
export const buyOut: VillageQuestion = {
  auto(s, f) {
    const { members } = s.players[f.seat];
    return s.massFigures === MASS_FIGURES || purse(s, f.seat) === 0 || !members.includes(BLACK_BAG);
  },
  options(s, f, offer) {
    const { members } = s.players[f.seat];
    for (let member = 0; member < members.length; member++) {
      if (members[member] !== BLACK_BAG || !standsForHisKind(members, member)) continue;
      offer.open(buyOutOf(MEMBER_NUMBERS[member]));
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
    const { members } = s.players[seat];
    for (let member = 0; member < members.length; member++) {
      if (members[member] !== BLACK_BAG || left-- > 0) continue;
      members[member] = churchStep(1);
      tell?.({ what: 'drewMember', seat, member: MEMBER_NUMBERS[member], step: 1 });
      return checkGoals(s, seat, tell);
    }
  }
  if (s.conny !== null) drawConnysMember(s.conny, left, tell);
}

/** Conny has one member a step: hers goes to the lowest step without one. VIL-SOLO-48 */
function drawConnysMember(conny: Conny, nth: number, tell: Tell<VillageEvent>): void {
  let left = nth;
  for (let member = 0; member < conny.members.length; member++) {
    if (conny.members[member] !== BLACK_BAG || left-- > 0) continue;
    let step = 1;
    while (conny.members.includes(churchStep(step))) step++;
    conny.members[member] = churchStep(step);
    tell?.({ what: 'drewMember', seat: CONNY, member: MEMBER_NUMBERS[member], step });
    return;
  }
}

/** Members climb for grain, one step at a time. VIL-MASS-09 to -12 */
export const climb: VillageQuestion = {
  auto(s, f) {
    const { members, grain } = s.players[f.seat];
    return !members.some((place) => {
      const step = stepInChurch(place);
      return step > 0 && step < STEPS && grain >= CLIMB_GRAIN[step + 1];
    });
  },
  options(s, f, offer) {
    const { members, grain } = s.players[f.seat];
    for (let member = 0; member < members.length; member++) {
      const step = stepInChurch(members[member]);
      if (step === 0 || !standsForHisKind(members, member)) continue;
      const move = climbFrom(step, MEMBER_NUMBERS[member]);
      if (step === STEPS) offer.closed(move, TOP_OF_CHURCH);
      else offer.put(move, grain >= CLIMB_GRAIN[step + 1] ? null : TOO_LITTLE_GRAIN_TO_CLIMB);
    }
    offer.open(done);
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'climb') return;
    spendGrain(s, f.seat, CLIMB_GRAIN[a.step + 1], tell);
    push(s, f);
    moveMember(s, f.seat, a.member, churchStep(a.step), churchStep(a.step + 1), tell);
    tell?.({ what: 'climbed', seat: f.seat, member: a.member, step: a.step + 1 });
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
