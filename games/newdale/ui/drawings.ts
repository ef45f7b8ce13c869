import type { BoardName } from '@spielstube/art/newdale/anchors.ts';
import type { Seat } from '@spielstube/engine';
import { type CrestNumber, type SpriteId, seatPlace } from '@spielstube/ui';
import { LANDSCAPE_KEYS, SYMBOL_KEYS } from '../data/boards/place.ts';
import { isProduction, isSailor, KIND, KIND_KEYS } from '../data/cards.ts';
import { EVENT_KEYS, type EventKey } from '../data/events.ts';
import type { BOARD_FIELD_KEYS } from '../data/fields.ts';
import { GOOD_KEYS, type GoodKey, RAW_KEYS } from '../data/goods.ts';
import { SUPPLEMENTARY_KEYS } from '../data/missions.ts';
import { PERSON_KEYS } from '../data/persons.ts';

/* Which drawing stands for what, by the numbers of the data tables. */

const GOODS: Readonly<Record<GoodKey, SpriteId>> = {
  coal: 'n-coal',
  ore: 'n-ore',
  clay: 'n-clay',
  boards: 'n-boards',
  flour: 'n-flour',
  cattle: 'n-cattle',
  yarn: 'n-yarn',
  barrels: 'n-barrel',
  leather: 'n-leather',
  cloth: 'n-cloth',
  meat: 'n-meat',
  bricks: 'n-brick',
  bread: 'n-bread',
  iron: 'n-iron',
  shoes: 'n-shoes',
  clothing: 'n-clothing',
  tools: 'n-tools',
  wine: 'n-wine',
  weapons: 'n-weapons',
  fish: 'n-fish',
  smokedFish: 'n-smokedfish',
  fishSoup: 'n-fishsoup',
  corn: 'n-corn',
  yellowGrapes: 'n-grape',
  greenGrapes: 'n-grape',
  redGrapes: 'n-grape',
  blueGrapes: 'n-grape',
};
export const GOOD_SIGNS: readonly SpriteId[] = GOOD_KEYS.map((key) => GOODS[key]);
export const RAW_SIGNS = RAW_KEYS.map((key) => `n-raw-${key}` as const);
export const LANDSCAPE_SIGNS = LANDSCAPE_KEYS.map((key) => `n-land-${key}` as const);
export const SYMBOL_SIGNS = SYMBOL_KEYS.map((key) => `n-mission-${key}` as const);
/** Helpers by colour, then hooded figures. */
export const FIGURE_SIGNS = ['n-helper-y', 'n-helper-g', 'n-helper-r', 'n-helper-b', 'n-hooded'] as const;
/** Colours of grapes are those of the helpers who decide their value. */
export const FIGURE_COLOURS = ['var(--n-y)', 'var(--n-g)', 'var(--n-r)', 'var(--n-b)'] as const;
export const WAY_SIGNS = ['n-sloppy', 'n-orderly', 'n-extra'] as const;
/** By progress tile: range, compensation. */
export const PROGRESS_SIGNS = ['n-range', 'n-compensation'] as const;

const KINDS: Readonly<Record<string, SpriteId>> = {
  coalMine: 'n-art-coalmine',
  oreMine: 'n-art-oremine',
  clayPit: 'n-art-claypit',
  sawmill: 'n-art-sawmill',
  mill: 'n-art-mill',
  cattleFarm: 'n-art-cattlefarm',
  spinningMill: 'n-art-spinning',
  cooperage: 'n-art-cooperage',
  tannery: 'n-art-tannery',
  abattoir: 'n-art-abattoir',
  weavingMill: 'n-art-weaving',
  shoemaker: 'n-art-shoemaker',
  bakery: 'n-art-bakery',
  brickworks: 'n-art-brickworks',
  smelter: 'n-art-smelter',
  tailor: 'n-art-tailor',
  toolmaker: 'n-art-toolmaker',
  winery: 'n-art-winery',
  weaponsmith: 'n-art-armoury',
  fishingHut: 'n-art-fishery',
  smokehouse: 'n-art-smokehouse',
  fortress: 'n-art-fortress',
  watchtower: 'n-art-watchtower',
  coalTrader: 'n-art-coaltrade',
  coalDepot: 'n-art-coalstore',
  cornFarm: 'n-art-cornfarm',
  postStation: 'n-art-post',
  scriptorium: 'n-art-scriptorium',
  barracks: 'n-art-barracks',
  vineyard: 'n-art-vineyard',
  prison: 'n-art-prison',
  captain: 'n-art-captain',
  sailorYellow: 'n-art-sailor',
  sailorGreen: 'n-art-sailor',
  sailorRed: 'n-art-sailor',
  sailorBlue: 'n-art-sailor',
  cook: 'n-art-cook',
  navigator: 'n-art-navigator',
  officer: 'n-art-officer',
};
export const cardPicture = (card: number): SpriteId => KINDS[KIND_KEYS[KIND[card]]];
export const personPicture = (person: number): SpriteId => `n-art-${PERSON_KEYS[person]}`;

/** Which frame a card has. */
type Suit = 'produce' | 'special' | 'sailor' | 'person';
export const suitOf = (card: number): Suit =>
  isSailor(card)
    ? 'sailor'
    : isProduction(card) || KIND_KEYS[KIND[card]] === 'coalMine'
      ? 'produce'
      : 'special';

/** Events that lay out buildings show one of them. */
const EVENTS: Readonly<Record<EventKey, SpriteId>> = {
  e1: 'n-art-ev-last',
  e2: 'n-art-ev-last',
  e10A: 'n-art-ev-census',
  e10B: 'n-art-ev-muster',
  e10C: 'n-art-ev-craftfair',
  e10D: 'n-art-ev-stores',
  e10E: 'n-art-ev-guild',
  e10F: 'n-art-ev-archivist',
  e10G: 'n-art-ev-frontier',
  e11A: 'n-art-ev-census',
  e11B: 'n-art-ev-muster',
  e11C: 'n-art-ev-craftfair',
  e12: 'n-art-ev-messenger',
  e13: 'n-art-ev-map',
  e14: 'n-art-ev-hoods',
  e15: 'n-art-ev-storm',
  e100: 'n-art-ev-market',
  e101: 'n-art-ev-journeymen',
  e102: 'n-art-tailor',
  e103: 'n-art-barracks',
  e104: 'n-art-toolmaker',
  e105: 'n-art-vineyard',
  e106: 'n-art-winery',
  e107: 'n-art-armoury',
  e108: 'n-art-ev-shadows',
  e109: 'n-art-fishery',
  e110: 'n-art-prison',
  e111: 'n-art-ev-tailwind',
};
export const eventPicture = (event: number): SpriteId => EVENTS[EVENT_KEYS[event]];

const MISSIONS = { aid: 'n-art-mi-north', charting: 'n-art-mi-chart' } as const;
export const supplementaryPicture = (mission: number): SpriteId => MISSIONS[SUPPLEMENTARY_KEYS[mission]];

const FIELDS: Readonly<Record<(typeof BOARD_FIELD_KEYS)[number], SpriteId>> = {
  offspring: 'n-act-offspring',
  blackMarket: 'n-act-black',
  handCards: 'n-act-hand',
  progress: 'n-act-progress',
  build: 'n-act-build',
  bridge: 'n-act-bridge',
  shipyard: 'n-act-shipyard',
  sail: 'n-act-sail',
  hire: 'n-act-hire',
};
/** By field of the action board and of chapter cards. */
export const FIELD_SIGNS: readonly SpriteId[] = Object.values(FIELDS);

/** The drawn boards, by number of the box. */
export const BOARD_NAMES: readonly BoardName[] = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The hatching of a seat; four can play. */
export type Hatching = 1 | 2 | 3 | 4;
export const hatchingOf = (crest: CrestNumber): Hatching => (crest === 5 ? 1 : crest);
export const seatColour = (crest: CrestNumber): string => `var(--seat-${hatchingOf(crest)})`;

/* Names of pieces and places, between which things fly. */

export const place = {
  ...seatPlace,
  hand: (seat: Seat): string => `hand-${seat}`,
  area: (seat: Seat, area: number): string => `area-${seat}-${area}`,
  ways: (seat: Seat, area: number): string => `ways-${seat}-${area}`,
  goods: (seat: Seat): string => `goods-${seat}`,
  specials: (seat: Seat): string => `specials-${seat}`,
  tiles: (seat: Seat): string => `tiles-${seat}`,
  persons: (seat: Seat): string => `persons-${seat}`,
  stones: (seat: Seat): string => `stones-${seat}`,
  progress: (seat: Seat): string => `progress-${seat}`,
  mission: (seat: Seat): string => `mission-${seat}`,
  prison: (seat: Seat): string => `prison-${seat}`,
  house: (seat: Seat, where: number): string => `house-${seat}-${where}`,
  stone: (seat: Seat, stone: number): string => `stone-${seat}-${stone}`,
  marker: (seat: Seat): string => `marker-${seat}`,
  ship: (seat: Seat): string => `ship-${seat}`,
  at: (where: number): string => `place-${where}`,
  bonus: (field: number): string => `bonus-${field}`,
  site: (site: number): string => `site-${site}`,
  space: (space: number): string => `space-${space}`,
  field: (field: number): string => `field-${field}`,
  helpers: (figure: number): string => `helpers-${figure}`,
  market: 'market',
  bag: 'bag',
  event: 'event',
  pile: 'pile',
  discards: 'discards',
  display: 'display',
  order: 'order',
  supply: 'supply',
  blackShip: 'black-ship',
} as const;
export const START_PIECE = 'start-player';
