import type { Seat } from '@spielstube/engine';
import { type Cast, subject } from '@spielstube/engine/text';
import { DIE_HOUSES, DIE_RANKS } from '../../../data/marriage.ts';
import { FARM } from '../../../data/places.ts';
import type { VillageEvent } from '../../../rules/events.ts';
import { PINK_SEAT } from '../../../rules/marriage/couples.ts';
import { NOTHING } from '../../../rules/state.ts';
import type { MarriageEvent } from '../../happenings.ts';
import { elsewhere } from '../../layers.ts';
import { atPlace, breads, cubeName, member, placeName, tools, toPlace } from '../words.ts';

/** What happens with Marriage. */
export function marriageEvent(e: VillageEvent, cast: Cast): string | null | undefined {
  const who = (you: string, they: string): string => subject(cast, e.seat, `You ${you}`, they);
  switch (e.what) {
    case 'rolled':
      if (e.for === 'cube') return `${who('roll', 'rolls')} ${cubeName(e.colour)}.`;
      return e.for === 'rank'
        ? `The die shows ${cubeName(e.colour)}: rank ${DIE_RANKS[e.colour]}.`
        : `The die shows ${cubeName(e.colour)}: ${placeName(DIE_HOUSES[e.colour])}.`;
    case 'gotBread':
      return `${who('get', 'gets')} ${breads(e.count)}.`;
    case 'paidBread':
      return `${who('give', 'gives')} ${breads(e.count)}.`;
    case 'gotTools':
      return `${who('get', 'gets')} ${tools(e.count)}.`;
    case 'paidTools':
      return `${who('give', 'gives')} ${tools(e.count)}.`;
    case 'fed':
      return `${who('lay', 'lays')} bread under the ${member(e.member)}${e.place === FARM ? '' : ` ${atPlace(e.place)}`}: it now counts as a ${member(e.member + 1)}.`;
    case 'swapped':
      return `${who('give', 'gives')} 1 ${cubeName(e.cube)} back to the supply.`;
    case 'weddingStarted':
      return 'The wedding begins.';
    case 'pinkPlaced':
      return e.fromBliss
        ? `The pink member who has been in Parental Bliss longest has to go to rank ${e.rank} of the ceremony.`
        : `A pink member takes rank ${e.rank} of the ceremony.`;
    case 'pinkReturned':
      return 'A pink member goes back to the supply.';
    case 'married':
      return married(e.one, e.other, e.house, cast);
    default:
      return elsewhere<Exclude<VillageEvent, MarriageEvent>>(e);
  }
}

function married(one: Seat, other: Seat, house: number, cast: Cast): string {
  if (house === NOTHING) return 'Two pink members stay among themselves.';
  const of = (seat: Seat): string => (cast.isYou(seat) ? 'of your family' : `of ${cast.name(seat)}'s family`);
  if (one === other) return `Two members ${of(one)} marry each other and move ${toPlace(house)}.`;
  if (one === PINK_SEAT || other === PINK_SEAT)
    return `A member ${of(one === PINK_SEAT ? other : one)} and a pink member marry and move ${toPlace(house)}.`;
  return `A member ${of(one)} and one ${of(other)} marry and move ${toPlace(house)}.`;
}
