import { type Cast, subject } from '@spielstube/engine/text';
import {
  BLISS,
  FARM,
  IN_THE_INN,
  isOnMarriageBoard,
  lighthouseOf,
  ON_THE_SHIP,
  rankOf,
} from '../../data/places.ts';
import type { VillageEvent } from '../../rules/events.ts';
import { atPlace, member, toPlace } from './words.ts';

type Moved = Extract<VillageEvent, { readonly what: 'moved' }>;

/** What a member does on the boards of Inn, Port and Marriage; null elsewhere. */
export function movedBeyond({ seat, member: number, from, to }: Moved, cast: Cast): string | null {
  const who = (you: string, they: string): string => subject(cast, seat, `Du ${you}`, they);
  const one = `die ${member(number)}`;
  const own = cast.isYou(seat) ? `Deine ${member(number)}` : `Eine ${member(number)} von ${cast.name(seat)}`;
  if (to === IN_THE_INN) return `${who('setzt', 'setzt')} ${one} ${toPlace(to)}.`;
  if (to === ON_THE_SHIP) return `${who('nimmst', 'nimmt')} ${one} an Bord.`;
  if (from === ON_THE_SHIP && to === FARM) return `${own} geht von Bord und kommt auf den Hof.`;
  if (lighthouseOf(to) >= 0) return `${who('setzt', 'setzt')} ${one} ${toPlace(to)}.`;
  if (rankOf(to) > 0) return `${who('schickst', 'schickt')} ${one} ${toPlace(to)}.`;
  if (isOnMarriageBoard(from) && to === FARM) return `${own} kehrt heim; sie stand ${atPlace(from)}.`;
  return to === BLISS ? `${own} zieht ${toPlace(to)}.` : null;
}
