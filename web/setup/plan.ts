import type { SeatPlan } from '@spielstube/table';
import type { LevelName } from '../games/levels.ts';
import { STANDARD_LEVEL } from '../games/levels.ts';
import { freeName } from '../games/names.ts';

/** Who sits on a place of the set-up page. */
export type Sitter = 'you' | 'friend' | 'bot' | 'nobody';

export interface Place {
  readonly sitter: Sitter;
  readonly name: string;
  readonly level: LevelName;
}

/** What a table starts with: alone, with friends, or against bots. */
export type Company = 'bots' | 'friends' | 'solo';

export function firstPlaces(most: number, company: Company, you: string): Place[] {
  const places: Place[] = [{ sitter: 'you', name: you, level: STANDARD_LEVEL }];
  for (let n = 1; n < most; n++) {
    const name = freeName(places.map((place) => place.name));
    const sitter = company === 'bots' ? 'bot' : company === 'friends' && n === 1 ? 'friend' : 'nobody';
    places.push({ sitter, name, level: STANDARD_LEVEL });
  }
  return places;
}

/** Somebody sits down or leaves; there is only one "you". */
export function seatSitter(places: readonly Place[], at: number, sitter: Sitter): Place[] {
  return places.map((place, n) => {
    if (n === at) return { ...place, sitter };
    return sitter === 'you' && place.sitter === 'you' ? { ...place, sitter: 'friend' } : place;
  });
}

export function seatPlans(places: readonly Place[]): SeatPlan[] {
  return places
    .filter((place) => place.sitter !== 'nobody')
    .map(({ sitter, name, level }) =>
      sitter === 'bot' ? { kind: 'bot', level, name: name.trim() } : { kind: 'person', name: name.trim() },
    );
}
