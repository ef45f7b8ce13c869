import type { Seat, Tell } from '@spielstube/engine';
import { countedNumber, MARRIAGE_MEMBER_NUMBERS, MEMBER_NUMBERS, printedNumber } from '../data/pieces.ts';
import { FARM, isVisible } from '../data/places.ts';
import type { VillageEvent } from './events.ts';
import { checkGoals } from './goals.ts';
import type { Player, Village } from './state.ts';

/** Where members are and what they count as. */
export type Family = Pick<Player, 'members' | 'kinds'>;

/** The numbers of a family's members: with Marriage there is one more. */
export const numbersOf = (members: readonly number[]): readonly number[] =>
  members.length === MEMBER_NUMBERS.length ? MEMBER_NUMBERS : MARRIAGE_MEMBER_NUMBERS;

/* Members of the same kind at the same place are the same to everybody: a choice names kind and place. */

/** A member of this kind at this place, or -1. */
export function memberAt({ members, kinds }: Family, place: number, kind: number): number {
  for (let member = 0; member < members.length; member++) {
    if (members[member] === place && kinds[member] === kind) return member;
  }
  return -1;
}

/** Whether a member is the first one of his kind at his place: the one that stands for them all. */
export function standsForHisKind({ members, kinds }: Family, member: number): boolean {
  for (let other = 0; other < member; other++) {
    if (members[other] === members[member] && kinds[other] === kinds[member]) return false;
  }
  return true;
}

export function countAt(members: readonly number[], place: number): number {
  let count = 0;
  for (const at of members) if (at === place) count++;
  return count;
}

/** Moves a member of a seat and tells of it. */
export function moveMember(
  s: Village,
  seat: Seat,
  kind: number,
  from: number,
  to: number,
  tell: Tell<VillageEvent>,
): void {
  const player = s.players[seat];
  player.members[memberAt(player, from, kind)] = to;
  tell?.({ what: 'moved', seat, member: printedNumber(kind), from, to });
  checkGoals(s, seat, tell);
}

/** Calls back for each kind of which a member stands on the own farm. VIL-FAM-08 */
export function eachKindOnFarm(s: Village, seat: Seat, offered: (kind: number) => void): void {
  const player = s.players[seat];
  const { members, kinds } = player;
  for (let member = 0; member < members.length; member++) {
    if (members[member] === FARM && standsForHisKind(player, member)) offered(kinds[member]);
  }
}

export function hasMemberOnFarm(s: Village, seat: Seat): boolean {
  return s.players[seat].members.includes(FARM);
}

/** The lowest number among those who can die, bread counted, 0 if nobody can. VIL-DEATH-04, -05, VIL-MAR-BREAD-04 */
export function lowestVisible({ members, kinds }: Family): number {
  let lowest = 0;
  for (let member = 0; member < members.length; member++) {
    if (!isVisible(members[member])) continue;
    const number = countedNumber(kinds[member]);
    if (lowest === 0 || number < lowest) lowest = number;
  }
  return lowest;
}

/** The lowest number at a place, 0 if nobody is there. */
export function lowestAt({ members, kinds }: Family, place: number): number {
  const member = members.indexOf(place);
  return member < 0 ? 0 : printedNumber(kinds[member]);
}
