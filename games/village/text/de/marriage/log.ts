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
  const who = (you: string, they: string): string => subject(cast, e.seat, `Du ${you}`, they);
  switch (e.what) {
    case 'rolled':
      if (e.for === 'cube') return `${who('würfelst', 'würfelt')} ${cubeName(e.colour)}.`;
      return e.for === 'rank'
        ? `Der Würfel zeigt ${cubeName(e.colour)}: Rang ${DIE_RANKS[e.colour]}.`
        : `Der Würfel zeigt ${cubeName(e.colour)}: ${placeName(DIE_HOUSES[e.colour])}.`;
    case 'gotBread':
      return `${who('bekommst', 'bekommt')} ${breads(e.count)}.`;
    case 'paidBread':
      return `${who('gibst', 'gibt')} ${breads(e.count)} ab.`;
    case 'gotTools':
      return `${who('bekommst', 'bekommt')} ${tools(e.count)}.`;
    case 'paidTools':
      return `${who('gibst', 'gibt')} ${tools(e.count)} ab.`;
    case 'fed':
      return `${who('legst', 'legt')} Brot unter die ${member(e.member)}${e.place === FARM ? '' : ` ${atPlace(e.place)}`}: Sie zählt jetzt als ${member(e.member + 1)}.`;
    case 'swapped':
      return `${who('gibst', 'gibt')} 1 ${cubeName(e.cube)} in den Vorrat zurück.`;
    case 'weddingStarted':
      return 'Die Hochzeit beginnt.';
    case 'pinkPlaced':
      return e.fromBliss
        ? `Das rosa Mitglied, das am längsten im Elternglück war, muss auf Rang ${e.rank} der Zeremonie.`
        : `Ein rosa Mitglied tritt auf Rang ${e.rank} der Zeremonie.`;
    case 'pinkReturned':
      return 'Ein rosa Mitglied geht zurück in den Vorrat.';
    case 'married':
      return married(e.one, e.other, e.house, cast);
    default:
      return elsewhere<Exclude<VillageEvent, MarriageEvent>>(e);
  }
}

function married(one: Seat, other: Seat, house: number, cast: Cast): string {
  if (house === NOTHING) return 'Zwei rosa Mitglieder bleiben unter sich.';
  const of = (seat: Seat): string => (cast.isYou(seat) ? 'von dir' : `von ${cast.name(seat)}`);
  if (one === other) return `Zwei Mitglieder ${of(one)} heiraten einander und ziehen ${toPlace(house)}.`;
  if (one === PINK_SEAT || other === PINK_SEAT)
    return `Ein Mitglied ${of(one === PINK_SEAT ? other : one)} und ein rosa Mitglied heiraten und ziehen ${toPlace(house)}.`;
  return `Ein Mitglied ${of(one)} und eines ${of(other)} heiraten und ziehen ${toPlace(house)}.`;
}
