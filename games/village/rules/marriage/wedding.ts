import { push, roll, type Tell } from '@spielstube/engine';
import { DIE_HOUSES, DIE_RANKS } from '../../data/marriage.ts';
import { COLOURS, printedNumber } from '../../data/pieces.ts';
import {
  BAKERY,
  BLISS,
  ceremonyRank,
  FARM,
  isOnMarriageBoard,
  RANKS,
  rankOf,
  STORE,
} from '../../data/places.ts';
import type { VillageEvent } from '../events.ts';
import { askBeforeLoss, checkGoals, GOVERNESS } from '../goals.ts';
import { seatsFrom } from '../market.ts';
import { chooseHouse } from '../moves.ts';
import { frame, type Marriage, NOTHING, type Village } from '../state.ts';
import type { VillageQuestion, VillageStep } from '../types.ts';
import { isRankFree } from './ceremony.ts';
import { COUPLE, coupleOf, memberOfSpouse, PINK, PINK_SEAT, seatOfSpouse, spouseOf } from './couples.ts';

/** The house words of a move, in their order. */
const HOUSE_PLACES: readonly number[] = [BAKERY, STORE];
/** From so many players on two couples are married at a time. VIL-MAR-WED-08 */
const SEATS_FOR_TWO_COUPLES = 4;

/** After the Mass: a pink member joins, couples are made, move and gain. VIL-MAR-WED-01 to -31 */
export const wedding: VillageStep = {
  run(s, f, tell) {
    if (s.marriage === null) return;
    tell?.({ what: 'weddingStarted', seat: f.seat });
    // Alone the die is rolled a second time. VIL-SOLO-61
    const rolls = s.conny === null ? 1 : 2;
    for (let n = 0; n < rolls; n++) rollForPink(s, s.marriage, tell);
    push(s, frame('nextHouse', f.seat));
  },
};

/** A pink member stands on the rank of the rolled colour, unless it is taken. VIL-MAR-WED-03 to -06 */
function rollForPink(s: Village, marriage: Marriage, tell: Tell<VillageEvent>): void {
  const colour = roll(s, COLOURS.length);
  const rank = DIE_RANKS[colour];
  tell?.({ what: 'rolled', seat: PINK_SEAT, colour, for: 'rank' });
  if (!isRankFree(s, rank)) return;
  const fromBliss = marriage.pink === 0;
  if (fromBliss && !leaveBliss(marriage)) return;
  if (!fromBliss) marriage.pink--;
  marriage.pinkRanks.push(rank);
  tell?.({ what: 'pinkPlaced', seat: PINK_SEAT, rank, fromBliss });
}

/** The pink member who has been in Parental Bliss longest leaves his partner: couples are in the order of their weddings. VIL-MAR-WED-05 */
function leaveBliss({ couples }: Marriage): boolean {
  for (let at = 0; at < couples.length; at += COUPLE) {
    if (couples[at] !== BLISS || (couples[at + 1] !== PINK && couples[at + 2] !== PINK)) continue;
    couples.splice(at, COUPLE);
    return true;
  }
  return false;
}

/** Who stands on a rank: a spouse, or null. */
function spouseOn(s: Village, rank: number): number | null {
  if (s.marriage?.pinkRanks.includes(rank)) return PINK;
  for (let seat = 0; seat < s.seats; seat++) {
    const member = s.players[seat].members.indexOf(ceremonyRank(rank));
    if (member >= 0) return spouseOf(seat, member);
  }
  return null;
}

/** The two highest who stand there, with four or five players the next two, too. VIL-MAR-WED-07, -08, -11 */
export function couplesToBe(s: Village): (readonly [number, number])[] {
  const standing: number[] = [];
  for (let rank = 1; rank <= RANKS; rank++) {
    const one = spouseOn(s, rank);
    if (one !== null) standing.push(one);
  }
  const couples: [number, number][] = [];
  const most = s.seats >= SEATS_FOR_TWO_COUPLES ? 2 : 1;
  for (let n = 0; n + 1 < standing.length && couples.length < most; n += 2)
    couples.push([standing[n], standing[n + 1]]);
  return couples;
}

/** The higher of a couple chooses the house; for a pink one the die does. Higher couples first. VIL-MAR-WED-09, -10, -26 */
export const nextHouse: VillageStep = {
  run(s, f, tell) {
    const { marriage } = s;
    if (marriage === null) return;
    const couple = couplesToBe(s)[marriage.houses.length];
    if (couple === undefined) return askBeforeLoss(s, GOVERNESS, frame('weddingMoves', f.seat));
    const [higher, lower] = couple;
    if (higher !== PINK) return push(s, frame('house', seatOfSpouse(higher), marriage.houses.length));
    push(s, f);
    // Two pink ones go back to the supply. VIL-MAR-WED-25, VIL-SOLO-63
    if (lower === PINK) return void marriage.houses.push(NOTHING);
    const colour = roll(s, COLOURS.length);
    tell?.({ what: 'rolled', seat: PINK_SEAT, colour, for: 'house' });
    marriage.houses.push(DIE_HOUSES[colour]);
  },
};

/** Bakery or General Store? Both have room for all. VIL-MAR-WED-09, -19 */
export const house: VillageQuestion = {
  options(_s, _f, offer) {
    HOUSE_PLACES.forEach((_, n) => {
      offer.open(chooseHouse(n));
    });
  },
  resolve(s, _f, a) {
    if (a.do !== 'house' || s.marriage === null) return;
    s.marriage.houses.push(HOUSE_PLACES[a.house]);
    push(s, frame('nextHouse', s.startPlayer));
  },
};

/** One after the other; in between a goal may be fulfilled. VIL-MAR-WED-12 to -14, VIL-GOAL-06, -21 */
export const weddingMoves: VillageStep = {
  run(s, f, tell) {
    const { marriage } = s;
    if (marriage === null) return;
    const moves = [moveOn, moveIn, sendHome];
    const isLast = f.what === moves.length - 1;
    if (isLast) push(s, frame('weddingGains', f.seat));
    moves[f.what](s, marriage, tell);
    for (let seat = 0; seat < s.seats; seat++) checkGoals(s, seat, tell);
    if (!isLast) askBeforeLoss(s, GOVERNESS, frame('weddingMoves', f.seat, f.what + 1));
  },
};

/** Old couples to Parental Bliss. VIL-MAR-WED-12 */
function moveOn(s: Village, { couples }: Marriage, tell: Tell<VillageEvent>): void {
  for (let at = 0; at < couples.length; at += COUPLE) {
    if (couples[at] === BLISS) continue;
    couples[at] = BLISS;
    moveSpouse(s, couples[at + 1], BLISS, tell);
    moveSpouse(s, couples[at + 2], BLISS, tell);
  }
}

/** New couples to their houses. VIL-MAR-WED-13 */
function moveIn(s: Village, marriage: Marriage, tell: Tell<VillageEvent>): void {
  couplesToBe(s).forEach(([one, other], n) => {
    marry(s, marriage, one, other, marriage.houses[n], tell);
  });
  marriage.houses = [];
}

function moveSpouse(s: Village, spouse: number, to: number, tell: Tell<VillageEvent>): void {
  if (spouse === PINK) return;
  const seat = seatOfSpouse(spouse);
  const { members, kinds } = s.players[seat];
  const member = memberOfSpouse(spouse);
  const from = members[member];
  members[member] = to;
  tell?.({ what: 'moved', seat, member: printedNumber(kinds[member]), from, to });
}

function marry(
  s: Village,
  marriage: Marriage,
  one: number,
  other: number,
  place: number,
  tell: Tell<VillageEvent>,
): void {
  tell?.({
    what: 'married',
    seat: seatOfSpouse(one),
    one: seatOfSpouse(one),
    other: seatOfSpouse(other),
    house: place,
  });
  if (place === NOTHING) return;
  // A pink member of the couple leaves its rank: the highest of them, because couples are made from the top.
  if (one === PINK || other === PINK) leaveRank(marriage);
  moveSpouse(s, one, place, tell);
  moveSpouse(s, other, place, tell);
  marriage.couples.push(place, one, other);
}

function leaveRank(marriage: Marriage): void {
  const highest = Math.min(...marriage.pinkRanks);
  marriage.pinkRanks = marriage.pinkRanks.filter((rank) => rank !== highest);
}

/** Whoever has no partner; from the ceremony with an offer. Pink ones go to the supply. VIL-MAR-WED-14 to -16, -25 */
function sendHome(s: Village, marriage: Marriage, tell: Tell<VillageEvent>): void {
  for (const _ of marriage.pinkRanks) {
    marriage.pink++;
    tell?.({ what: 'pinkReturned', seat: PINK_SEAT });
  }
  marriage.pinkRanks = [];
  for (const seat of seatsFrom(s, s.startPlayer).reverse()) {
    s.players[seat].members.forEach((place, member) => {
      const spouse = spouseOf(seat, member);
      if (!isOnMarriageBoard(place) || coupleOf(marriage, spouse) >= 0) return;
      moveSpouse(s, spouse, FARM, tell);
      if (rankOf(place) > 0) push(s, frame('offer', seat));
    });
  }
}
