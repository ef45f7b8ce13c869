import type { Seat } from '@spielstube/engine';
import { type CrestNumber, kebab, type SpriteId, seatPlace } from '@spielstube/ui';
import { DEED_KEYS, type DeedKey } from '../data/deeds.ts';
import { GOOD_KEYS } from '../data/goods.ts';
import { EVENT_KEYS } from '../data/hourglass.ts';
import { PROFESSION_KEYS, type ProfessionKey, professionOf } from '../data/people.ts';
import { ANYBODY, PLACE_KEYS, type PlaceKey } from '../data/places.ts';

/* Which drawing stands for what, by the numbers of the data tables. */

export const PERSON_SIGNS = PROFESSION_KEYS.map((key): `o-${ProfessionKey}` => `o-${key}`);
const SLOT_SIGNS = PROFESSION_KEYS.map((key): `o-slot-${ProfessionKey}` => `o-slot-${key}`);
export const personSign = (kind: number): SpriteId => PERSON_SIGNS[professionOf(kind)];
export const slotSign = (needs: number): SpriteId => (needs === ANYBODY ? 'o-slot-any' : SLOT_SIGNS[needs]);
export const GOOD_SIGNS = GOOD_KEYS.map((key) => `o-${key}` as const);
export const placeSign = (place: number): SpriteId => `o-p-${kebab<PlaceKey>(PLACE_KEYS[place])}`;
export const deedSign = (deed: number): SpriteId => `o-d-${kebab<DeedKey>(DEED_KEYS[deed])}`;
export const EVENT_SIGNS = EVENT_KEYS.map((key) => `o-e-${kebab(key)}` as const);
/** Phase 0 is before the first round. */
export const PHASE_SIGNS = [
  'o-ui-offer',
  'o-ph-hourglass',
  'o-ph-census',
  'o-ph-followers',
  'o-ph-planning',
  'o-ph-actions',
  'o-ph-event',
  'o-ph-change',
] as const;
/** Under the goods on the map. */
export const CHIT_COLOURS = ['#f3dfa0', '#fbeab0', '#e3cadb', '#dfe4e2', '#c4dde4'] as const;

/** The drawings that bear the colour of a seat; four can play. */
export type Player4 = 1 | 2 | 3 | 4;
export const colourOf = (crest: CrestNumber): Player4 => (crest === 5 ? 1 : crest);
export const stationSign = (crest: CrestNumber): SpriteId => `o-station-${colourOf(crest)}`;
export const merchantSign = (crest: CrestNumber): SpriteId => `o-merchant-${colourOf(crest)}`;
export const cubeSign = (crest: CrestNumber): SpriteId => `o-cube-${colourOf(crest)}`;
export const bagSign = (crest: CrestNumber): SpriteId => `o-bag-${colourOf(crest)}`;
export const bandSign = (crest: CrestNumber): SpriteId => `o-band-${colourOf(crest)}`;

/* Names of pieces and places, between which things fly. */

export const place = {
  ...seatPlace,
  bag: (seat: Seat): string => `bag-${seat}`,
  market: (seat: Seat): string => `market-${seat}`,
  coins: (seat: Seat): string => `coins-${seat}`,
  good: (seat: Seat, good: number): string => `good-${seat}-${good}`,
  stations: (seat: Seat): string => `stations-${seat}`,
  citizens: (seat: Seat): string => `citizens-${seat}`,
  gears: (seat: Seat): string => `gears-${seat}`,
  tiles: (seat: Seat): string => `tiles-${seat}`,
  /** The places of a seat's board, one of all its places, and a space of it. */
  places: (seat: Seat): string => `places-${seat}`,
  at: (seat: Seat, where: number): string => `place-${seat}-${where}`,
  space: (seat: Seat, space: number): string => `space-${seat}-${space}`,
  cube: (seat: Seat, track: number): string => `cube-${seat}-${track}`,
  development: (seat: Seat): string => `development-${seat}`,
  merchant: (seat: Seat): string => `merchant-${seat}`,
  station: (seat: Seat, city: number): string => `station-${seat}-${city}`,
  citizen: (citizen: number): string => `citizen-${citizen}`,
  people: (profession: number): string => `people-${profession}`,
  goods: (good: number): string => `goods-${good}`,
  path: (path: number): string => `path-${path}`,
  city: (city: number): string => `city-${city}`,
  deed: (deed: number): string => `deed-${deed}`,
  stack: (category: number): string => `stack-${category}`,
  gearSupply: 'gear-supply',
  bank: 'bank',
  event: 'event',
} as const;
export const START_PIECE = 'start-player';
