import type { Seat } from '@spielstube/engine';
import { type CrestNumber, closedChoice, crestAt, openChoices } from '@spielstube/ui';
import { MEMBER_NUMBERS } from '../data/pieces.ts';
import { BLACK_BAG, castleOf, FARM, stepInChurch, stepInCouncil } from '../data/places.ts';
import { lowestAt } from '../rules/members.ts';
import type { VillageAction } from '../rules/moves.ts';
import { CONNY } from '../rules/state.ts';
import type { Board, Closed, Open } from './board.ts';

/** A member of a family, wherever he is. */
export interface Member {
  readonly seat: Seat;
  readonly crest: CrestNumber;
  /** Which of the family's eleven. */
  readonly index: number;
  readonly number: number;
  readonly place: number;
}

export function membersOf(board: Board, seat: Seat): Member[] {
  const { players, conny } = board.view;
  const places = players[seat]?.members ?? conny?.members ?? [];
  return places.map((place, index) => ({
    seat,
    crest: crestAt(board, seat),
    index,
    number: MEMBER_NUMBERS[index],
    place,
  }));
}

export function allMembers(board: Board): Member[] {
  const seats = board.view.players.map((_, seat) => seat);
  if (board.view.conny !== null) seats.push(CONNY);
  return seats.flatMap((seat) => membersOf(board, seat));
}

/** Whether a move is about this member of the viewer's family. */
function isAbout({ view, viewer }: Board, { seat, number, place }: Member, a: VillageAction): boolean {
  if (seat !== viewer) return false;
  switch (a.do) {
    case 'recall':
      return a.place === place && a.member === number;
    case 'dies':
      return a.place === place && number === lowestAt(view.players[seat], place);
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

export const choicesOf = (board: Board, member: Member): Open[] =>
  openChoices(board, (action) => isAbout(board, member, action));

export const closedFor = (board: Board, member: Member): Closed | undefined =>
  closedChoice(board, (action) => isAbout(board, member, action));
