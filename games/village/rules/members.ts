import type { Seat, Tell } from '@spielstube/engine';
import { MEMBER_NUMBERS } from '../data/pieces.ts';
import { FARM, isVisible } from '../data/places.ts';
import type { VillageEvent } from './events.ts';
import { checkGoals } from './goals.ts';
import type { Village } from './state.ts';

/* Members of the same number at the same place are the same to everybody: a choice names number and place. */

/** A member with this number at this place, or -1. */
export function memberAt(members: readonly number[], place: number, number: number): number {
  for (let member = 0; member < members.length; member++) {
    if (members[member] === place && MEMBER_NUMBERS[member] === number) return member;
  }
  return -1;
}

/** Whether a member is the first one of his number at his place: the one that stands for them all. */
export function standsForHisKind(members: readonly number[], member: number): boolean {
  for (let other = 0; other < member; other++) {
    if (members[other] === members[member] && MEMBER_NUMBERS[other] === MEMBER_NUMBERS[member]) return false;
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
  number: number,
  from: number,
  to: number,
  tell: Tell<VillageEvent>,
): void {
  const { members } = s.players[seat];
  members[memberAt(members, from, number)] = to;
  tell?.({ what: 'moved', seat, member: number, from, to });
  checkGoals(s, seat, tell);
}

/** Calls back for each number of which a member stands on the own farm. VIL-FAM-08 */
export function eachNumberOnFarm(s: Village, seat: Seat, offered: (number: number) => void): void {
  const { members } = s.players[seat];
  for (let member = 0; member < members.length; member++) {
    if (members[member] === FARM && standsForHisKind(members, member)) offered(MEMBER_NUMBERS[member]);
  }
}

export function hasMemberOnFarm(s: Village, seat: Seat): boolean {
  return s.players[seat].members.includes(FARM);
}

/** The lowest number among those who can die, 0 if nobody can. VIL-DEATH-04, -05 */
export function lowestVisible(members: readonly number[]): number {
  for (let member = 0; member < members.length; member++) {
    if (isVisible(members[member])) return MEMBER_NUMBERS[member];
  }
  return 0;
}

/** The lowest number at a place, 0 if nobody is there. */
export function lowestAt(members: readonly number[], place: number): number {
  const member = members.indexOf(place);
  return member < 0 ? 0 : MEMBER_NUMBERS[member];
}
