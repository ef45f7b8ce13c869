import { filled, NOBODY, type Seat, type Tell } from '@spielstube/engine';
import { MARRIAGE_BOARD } from '../../data/marriage.ts';
import { MARRIAGE_MEMBER_NUMBERS } from '../../data/pieces.ts';
import type { VillageEvent } from '../events.ts';
import type { Marriage, Village } from '../state.ts';

/* A spouse is a member of a seat, or a pink one: a small number. Couples are place, spouse and spouse, one after the other. */
export const PINK = -1;
/** In events: the seat of a pink member. */
export const PINK_SEAT: Seat = NOBODY;
const FAMILY = MARRIAGE_MEMBER_NUMBERS.length;
export const spouseOf = (seat: Seat, member: number): number => seat * FAMILY + member;
export const seatOfSpouse = (spouse: number): Seat =>
  spouse === PINK ? PINK_SEAT : Math.floor(spouse / FAMILY);
export const memberOfSpouse = (spouse: number): number => spouse % FAMILY;
export const COUPLE = 3;

/** Bread, tools and pink members ready; alone there is a third pink one. VIL-MAR-SET-02, VIL-SOLO-59 */
export function newMarriage(seats: number): Marriage {
  return {
    bread: filled(seats, 0),
    tools: filled(seats, 0),
    pink: MARRIAGE_BOARD.pink + (seats === 1 ? MARRIAGE_BOARD.pinkAlone : 0),
    pinkRanks: [],
    couples: [],
    houses: [],
  };
}

export function copyMarriage(marriage: Marriage): Marriage {
  return {
    bread: marriage.bread.slice(),
    tools: marriage.tools.slice(),
    pink: marriage.pink,
    pinkRanks: marriage.pinkRanks.slice(),
    couples: marriage.couples.slice(),
    houses: marriage.houses.slice(),
  };
}

/** Where in the list the couple of a spouse begins, -1 if he is alone. */
export function coupleOf(marriage: Marriage, spouse: number): number {
  for (let at = 0; at < marriage.couples.length; at += COUPLE) {
    if (marriage.couples[at + 1] === spouse || marriage.couples[at + 2] === spouse) return at;
  }
  return -1;
}

/** The partner of a member; null if there is none. */
export function partnerOf(marriage: Marriage, spouse: number): number | null {
  const at = coupleOf(marriage, spouse);
  if (at < 0) return null;
  const [, one, other] = marriage.couples.slice(at, at + COUPLE);
  return one === spouse ? other : one;
}

/**
 * What tells a member from his equals: whose member his partner is, and of which kind. Pink ones differ by how long they
 * have been there. VIL-MAR-WED-05
 */
function partnerKey(s: Village, seat: Seat, member: number): string {
  const partner = s.marriage === null ? null : partnerOf(s.marriage, spouseOf(seat, member));
  if (s.marriage === null || partner === null) return 'nobody';
  if (partner === PINK) return `pink ${coupleOf(s.marriage, spouseOf(seat, member))}`;
  const owner = seatOfSpouse(partner);
  return `${owner} ${s.players[owner].kinds[memberOfSpouse(partner)]}`;
}

export const hasPinkPartner = (s: Village, seat: Seat, member: number): boolean =>
  s.marriage !== null && partnerOf(s.marriage, spouseOf(seat, member)) === PINK;

/** Members of the same kind at the same place, one for each partner that differs. */
export function differentSpouses(s: Village, seat: Seat, member: number): number[] {
  const { members, kinds } = s.players[seat];
  const keys: string[] = [];
  const found: number[] = [];
  for (let other = 0; other < members.length; other++) {
    if (members[other] !== members[member] || kinds[other] !== kinds[member]) continue;
    const key = partnerKey(s, seat, other);
    if (keys.includes(key)) continue;
    keys.push(key);
    found.push(other);
  }
  return found;
}

/**
 * A member has died or was called home: he is married no more, and a pink partner goes back to the supply at once.
 * VIL-MAR-FAM-02, VIL-MAR-DEATH-03
 */
export function endMarriage(s: Village, seat: Seat, member: number, tell: Tell<VillageEvent>): void {
  if (s.marriage === null) return;
  const at = coupleOf(s.marriage, spouseOf(seat, member));
  if (at < 0) return;
  const [, one, other] = s.marriage.couples.splice(at, COUPLE);
  if (one !== PINK && other !== PINK) return;
  s.marriage.pink++;
  tell?.({ what: 'pinkReturned', seat: PINK_SEAT });
}
