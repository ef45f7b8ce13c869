import { unless } from '@spielstube/engine';
import { box } from './box.ts';
import { PROFESSION_KEYS, PROFESSIONS } from './people.ts';

/* Places are where persons act: ten on every player board, twenty on tiles that one player owns. */

/** A space that takes any profession. */
export const ANYBODY = PROFESSIONS;
const SPACE_WORDS: readonly string[] = [...PROFESSION_KEYS, 'any'];

/** "farmer + trader" as numbers; "nobody" for a place without spaces. */
const spacesFrom = (text: string): readonly number[] =>
  text === 'nobody' ? [] : text.split(' + ').map((word) => SPACE_WORDS.indexOf(word));
/** An example, and the words. */
const HOW_WRITTEN = ['farmer + trader', [...SPACE_WORDS, 'nobody'].join(', ')] as const;
const isReadable = (text: string): boolean => spacesFrom(text).every((space) => space >= 0);

/** The places of the player board and what their spaces show. ORL-ACT-FARM-01 … */
const onTheBoard = box.table(
  'places',
  {
    farmhouse: 'boatman + craftsman',
    village: 'farmer + boatman + craftsman',
    university: 'farmer + craftsman + trader',
    castle: 'farmer + boatman + trader',
    monastery: 'scholar + trader',
    scriptorium: 'knight + scholar',
    ship: 'farmer + boatman + knight',
    wagon: 'farmer + trader + knight',
    guildhall: 'farmer + craftsman + knight',
    townhall: 'any + any',
  },
  {
    check: (places) =>
      unless(
        [Object.values(places).every(isReadable), 'spacesWritten', ...HOW_WRITTEN],
        [Object.values(places).every((text) => spacesFrom(text).length > 0), 'placeHasSpaces'],
      ),
  },
);

/** The place tiles: their category, and what their spaces show. ORL-PLACE-GEN-02, ORL-SET-10 */
const onTiles = box.table(
  'placeTiles',
  {
    hayrick: { category: 1, spaces: 'farmer' },
    cheeseFactory: { category: 1, spaces: 'farmer + farmer' },
    winery: { category: 1, spaces: 'farmer + trader' },
    woolManufacturer: { category: 1, spaces: 'boatman + trader' },
    tailorShop: { category: 1, spaces: 'trader + scholar' },
    brewery: { category: 1, spaces: 'monk' },
    sacristy: { category: 1, spaces: 'monk' },
    herbGarden: { category: 1, spaces: 'nobody' },
    bathhouse: { category: 1, spaces: 'boatman' },
    windmill: { category: 1, spaces: 'craftsman + craftsman' },
    library: { category: 1, spaces: 'knight + scholar' },
    hospital: { category: 1, spaces: 'boatman + scholar' },
    gunpowderTower: { category: 2, spaces: 'nobody' },
    cellar: { category: 2, spaces: 'monk + scholar' },
    office: { category: 2, spaces: 'scholar + scholar' },
    school: { category: 2, spaces: 'nobody' },
    pharmacy: { category: 2, spaces: 'any' },
    horseWagon: { category: 2, spaces: 'knight + trader' },
    shippingLine: { category: 2, spaces: 'boatman' },
    laboratory: { category: 2, spaces: 'craftsman + scholar' },
  },
  {
    reconstructed: ['bathhouse.spaces'],
    check: (tiles) =>
      unless(
        [Object.values(tiles).every(({ spaces }) => isReadable(spaces)), 'spacesWritten', ...HOW_WRITTEN],
        [Object.values(tiles).every(({ category }) => category === 1 || category === 2), 'category'],
        [
          [tiles.herbGarden, tiles.gunpowderTower, tiles.school].every(({ spaces }) => spaces === 'nobody'),
          'noSpaces',
        ],
        [spacesFrom(tiles.sacristy.spaces).length === 1, 'sacristySpace'],
      ),
  },
);

export type BoardPlaceKey = keyof typeof onTheBoard;
export type TileKey = keyof typeof onTiles;
export type PlaceKey = BoardPlaceKey | TileKey;

/** Keys of an object, as the compiler knows them. */
const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(table) as K[];
const BOARD_KEYS = keysOf<BoardPlaceKey>(onTheBoard);
export const TILE_KEYS = keysOf<TileKey>(onTiles);
/** Places are numbered: those of the board first, then the tiles. */
export const PLACE_KEYS: readonly PlaceKey[] = [...BOARD_KEYS, ...TILE_KEYS];
export const PLACES = PLACE_KEYS.length;
export const BOARD_PLACES = BOARD_KEYS.length;
export const TILES = TILE_KEYS.length;
const placeOf = (key: PlaceKey): number => PLACE_KEYS.indexOf(key);

export const FARMHOUSE = placeOf('farmhouse');
export const VILLAGE = placeOf('village');
export const UNIVERSITY = placeOf('university');
export const CASTLE = placeOf('castle');
export const MONASTERY = placeOf('monastery');
export const SCRIPTORIUM = placeOf('scriptorium');
export const SHIP = placeOf('ship');
export const WAGON = placeOf('wagon');
export const GUILDHALL = placeOf('guildhall');
export const TOWN_HALL = placeOf('townhall');
export const HAYRICK = placeOf('hayrick');
export const CHEESE_FACTORY = placeOf('cheeseFactory');
export const WINERY = placeOf('winery');
export const WOOL_MANUFACTURER = placeOf('woolManufacturer');
export const TAILOR_SHOP = placeOf('tailorShop');
export const BREWERY = placeOf('brewery');
export const SACRISTY = placeOf('sacristy');
export const HERB_GARDEN = placeOf('herbGarden');
export const BATHHOUSE = placeOf('bathhouse');
export const WINDMILL = placeOf('windmill');
export const LIBRARY = placeOf('library');
export const HOSPITAL = placeOf('hospital');
export const GUNPOWDER_TOWER = placeOf('gunpowderTower');
export const CELLAR = placeOf('cellar');
export const OFFICE = placeOf('office');
export const SCHOOL = placeOf('school');
export const PHARMACY = placeOf('pharmacy');
export const HORSE_WAGON = placeOf('horseWagon');
export const SHIPPING_LINE = placeOf('shippingLine');
export const LABORATORY = placeOf('laboratory');

/** Tiles are numbered from 0 among themselves. */
export const isTile = (place: number): boolean => place >= BOARD_PLACES;
export const tileOf = (place: number): number => place - BOARD_PLACES;
export const placeOfTile = (tile: number): number => tile + BOARD_PLACES;
export const TILE_CATEGORY: readonly number[] = TILE_KEYS.map((key) => onTiles[key].category);

/* Spaces are numbered through all places; a place has those from FIRST_SPACE[place] to before FIRST_SPACE[place + 1]. */

const SPACES_OF_PLACE: readonly (readonly number[])[] = [
  ...BOARD_KEYS.map((key) => spacesFrom(onTheBoard[key])),
  ...TILE_KEYS.map((key) => spacesFrom(onTiles[key].spaces)),
];
export const FIRST_SPACE: readonly number[] = [0, ...SPACES_OF_PLACE.keys()].map(
  (_, place) => SPACES_OF_PLACE.slice(0, place).flat().length,
);
export const SPACES = FIRST_SPACE[PLACES];
/** Those of the player board come first. */
export const BOARD_SPACES = FIRST_SPACE[BOARD_PLACES];
/** The profession that a space shows, or ANYBODY. */
export const SPACE_NEEDS: readonly number[] = SPACES_OF_PLACE.flat();
export const PLACE_OF_SPACE: readonly number[] = SPACES_OF_PLACE.flatMap((spaces, place) =>
  spaces.map(() => place),
);
/** "village2": the second space of the Village. */
export const SPACE_KEYS: readonly string[] = SPACES_OF_PLACE.flatMap((spaces, place) =>
  spaces.map((_, n) => `${PLACE_KEYS[place]}${n + 1}`),
);
export const spacesOf = (place: number): number => FIRST_SPACE[place + 1] - FIRST_SPACE[place];

/** The space before this one in the same place that shows the same; NO_TWIN if there is none. */
export const NO_TWIN = -1;
export const TWIN_BEFORE: readonly number[] = SPACE_NEEDS.map((needs, space) => {
  for (let twin = space - 1; twin >= FIRST_SPACE[PLACE_OF_SPACE[space]]; twin--) {
    if (SPACE_NEEDS[twin] === needs) return twin;
  }
  return NO_TWIN;
});

/** What places bring and take, as far as it is a number. */
export const EFFECTS = box.table(
  'effects',
  {
    scriptorium: { steps: 1 },
    brewery: { coins: 2 },
    cellar: { coins: 4 },
    windmill: { coins: 2, steps: 1 },
    library: { steps: 2 },
    shippingLine: { steps: 1 },
    pharmacy: { mostCoins: 3 },
    bathhouse: { drawn: 3, placed: 2 },
    gunpowderTower: { room: 2 },
    office: { coinsPerStation: 1 },
  },
  {
    check: (all) =>
      unless(
        [
          Object.values(all).every((effect) => Object.values(effect).every((amount) => amount > 0)),
          'amountsThere',
        ],
        [all.pharmacy.mostCoins <= 9, 'pharmacyCoins', 9],
      ),
  },
);
