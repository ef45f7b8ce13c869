import type { Seat } from '@spielstube/engine';
import { type CrestNumber, closedChoice, crestAt, openChoices } from '@spielstube/ui';
import { countedNumber, hasBread, printedNumber } from '../data/pieces.ts';
import { BLACK_BAG, castleOf, FARM, ON_THE_SHIP, stepInChurch, stepInCouncil } from '../data/places.ts';
import { lowestVisible, numbersOf } from '../rules/members.ts';
import type { VillageAction } from '../rules/moves.ts';
import { CONNY } from '../rules/state.ts';
import type { Board, Closed, Open } from './board.ts';
import { place } from './drawings.ts';

/** A member of a family, wherever he is. */
export interface Member {
  readonly seat: Seat;
  readonly crest: CrestNumber;
  /** Which of the family. */
  readonly index: number;
  /** What it counts as: its number, or with bread. */
  readonly kind: number;
  readonly place: number;
}

export function membersOf(board: Board, seat: Seat): Member[] {
  const { players, conny } = board.view;
  const places = players[seat]?.members ?? conny?.members ?? [];
  const kinds = players[seat]?.kinds ?? numbersOf(places);
  return places.map((place, index) => ({
    seat,
    crest: crestAt(board, seat),
    index,
    kind: kinds[index],
    place,
  }));
}

export function allMembers(board: Board): Member[] {
  const seats = board.view.players.map((_, seat) => seat);
  if (board.view.conny !== null) seats.push(CONNY);
  return seats.flatMap((seat) => membersOf(board, seat));
}

/** Whether a move is about this member: of the viewer's family, but for the Father, who names others', too. */
function isAbout({ view, viewer }: Board, member: Member, a: VillageAction): boolean {
  const { seat, index, kind, place } = member;
  if (a.do === 'pick') return a.owner === seat && place === BLACK_BAG && a.member === kind;
  if (seat !== viewer) return false;
  switch (a.do) {
    case 'recall':
    case 'feed':
      return a.place === place && a.member === kind;
    case 'dies':
    case 'diesWithBread':
      return (
        a.place === place &&
        hasBread(kind) === (a.do === 'diesWithBread') &&
        countedNumber(kind) === lowestVisible(view.players[seat])
      );
    case 'train':
    case 'enter':
    case 'depart':
    case 'devote':
    case 'visit':
    case 'board':
    case 'court':
      return place === FARM && a.member === kind;
    case 'advance':
      return a.step === stepInCouncil(place) && a.member === kind;
    case 'climb':
    case 'climbBread':
      return a.step === stepInChurch(place) && a.member === kind;
    case 'journey':
      return a.from === castleOf(place) && a.member === kind;
    case 'buyOut':
      return place === BLACK_BAG && a.member === kind;
    case 'keeper':
      return place === ON_THE_SHIP && a.member === kind;
    case 'spouse':
      return a.one === index;
    default:
      return false;
  }
}

export const choicesOf = (board: Board, member: Member): Open[] =>
  openChoices(board, (action) => isAbout(board, member, action));

export const closedFor = (board: Board, member: Member): Closed | undefined =>
  closedChoice(board, (action) => isAbout(board, member, action));

/** The name of the place where he stands, as travels name it: by the number printed on him. */
export const placeOf = ({ seat, kind, place: at }: Member): string =>
  place.member(seat, printedNumber(kind), at);

/** "1" of somebody, as a note is headed. */
export function titleOf({ text, cast }: Board, { kind, seat }: Member): string {
  return text.words.labels.memberOf(text.words.figure(kind), cast.name(seat));
}
