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
  const who = (you: string, they: string): string => subject(cast, seat, `You ${you}`, they);
  const one = `the ${member(number)}`;
  const own = cast.isYou(seat) ? `Your ${member(number)}` : `A ${member(number)} of ${cast.name(seat)}`;
  if (to === IN_THE_INN) return `${who('put', 'puts')} ${one} into the Inn.`;
  if (to === ON_THE_SHIP) return `${who('take', 'takes')} ${one} aboard.`;
  if (from === ON_THE_SHIP && to === FARM) return `${own} leaves the ship and comes to the farm.`;
  if (lighthouseOf(to) >= 0 || rankOf(to) > 0) return `${who('send', 'sends')} ${one} ${toPlace(to)}.`;
  if (isOnMarriageBoard(from) && to === FARM) return `${own} comes home; it stood ${atPlace(from)}.`;
  return to === BLISS ? `${own} moves on ${toPlace(to)}.` : null;
}
