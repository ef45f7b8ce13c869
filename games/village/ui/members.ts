import type { Seat } from '@spielstube/engine';
import type { CrestNumber } from '@spielstube/ui';
import { MEMBER_NUMBERS } from '../data/pieces.ts';
import { BLACK_BAG, castleOf, FARM, stepInChurch, stepInCouncil } from '../data/places.ts';
import { lowestAt } from '../rules/members.ts';
import type { VillageAction } from '../rules/moves.ts';
import { CONNY } from '../rules/state.ts';
import { type Closed, closedChoice, crestAt, type Open, openChoices, type TableProps } from './table.ts';

/** A member of a family, wherever he is. */
export interface Member {
  readonly seat: Seat;
  readonly crest: CrestNumber;
  /** Which of the family's eleven. */
  readonly index: number;
  readonly number: number;
  readonly place: number;
}

export function membersOf(table: TableProps, seat: Seat): Member[] {
  const { players, conny } = table.view;
  const places = players[seat]?.members ?? conny?.members ?? [];
  return places.map((place, index) => ({
    seat,
    crest: crestAt(table, seat),
    index,
    number: MEMBER_NUMBERS[index],
    place,
  }));
}

export function allMembers(table: TableProps): Member[] {
  const seats = table.view.players.map((_, seat) => seat);
  if (table.view.conny !== null) seats.push(CONNY);
  return seats.flatMap((seat) => membersOf(table, seat));
}

/** Whether a move is about this member of the viewer's family. */
function isAbout({ view, viewer }: TableProps, { seat, number, place }: Member, a: VillageAction): boolean {
  if (seat !== viewer) return false;
  switch (a.do) {
    case 'recall':
      return a.place === place && a.member === number;
    case 'dies':
      return a.place === place && number === lowestAt(view.players[seat].members, place);
    case 'train':
    case 'enter':
    case 'depart':
    case 'devote':
      return place === FARM && a.member === number;
    case 'advance':
      return a.step === stepInCouncil(place) && a.member === number;
    case 'climb':
      return a.step === stepInChurch(place) && a.member === number;
    case 'journey':
      return a.from === castleOf(place) && a.member === number;
    case 'buyOut':
      return place === BLACK_BAG && a.member === number;
    default:
      return false;
  }
}

export const choicesOf = (table: TableProps, member: Member): Open[] =>
  openChoices(table, (action) => isAbout(table, member, action));

export const closedFor = (table: TableProps, member: Member): Closed | undefined =>
  closedChoice(table, (action) => isAbout(table, member, action));
