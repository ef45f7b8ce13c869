import { counted, joined } from '@spielstube/engine/text';
import { WAY_KEYS } from '../../data/areas.ts';
import { BOARD_KEYS, BOARDS, placeKey } from '../../data/boards.ts';
import { COLOUR, isProduction, KIND } from '../../data/cards.ts';
import { CHAPTER_KEYS, type ChapterKey } from '../../data/chapters.ts';
import { EVENT_KEYS, type EventKey } from '../../data/events.ts';
import { areaOf, BOARD_FIELD_KEYS, isAreaField, wayOf } from '../../data/fields.ts';
import { GOOD_KEYS, type GoodKey } from '../../data/goods.ts';
import { HOODED } from '../../data/helpers.ts';
import { TILE_KEYS, type TileKey } from '../../data/tiles.ts';
import { type KindKey, kindKey } from '../kinds.ts';

/** "A, B and C" */
export const listOf = (parts: readonly (string | false)[]): string => joined(parts, 'and');
/** "A, B or C" */
export const eitherOf = (parts: readonly (string | false)[]): string => joined(parts, 'or');

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** "three" */
export const inWords = (n: number): string => NUMBERS[n] ?? `${n}`;
/** "twice" */
export const timesInWords = (n: number): string =>
  n === 1 ? 'once' : n === 2 ? 'twice' : `${inWords(n)} times`;

export const coins = (n: number): string => counted(n, 'coin', 'coins');
export const points = (n: number): string => counted(n, 'point', 'points');
export const cards = (n: number): string => counted(n, 'card', 'cards');
export const handCards = (n: number): string => counted(n, 'hand card', 'hand cards');
export const fists = (n: number): string => counted(n, 'fist', 'fists');
export const houses = (n: number): string => counted(n, 'house', 'houses');
export const steps = (n: number): string => counted(n, 'step', 'steps');
export const spaces = (n: number): string => counted(n, 'space', 'spaces');
export const goodsMarkers = (n: number): string => counted(n, 'good', 'goods');

const COLOURS: readonly string[] = ['yellow', 'green', 'red', 'blue'];
export const colourName = (colour: number): string => COLOURS[colour];
/** "yellow helper" */
export const helperName = (colour: number): string => `${COLOURS[colour]} helper`;
/** "a yellow helper" */
export const aHelper = (colour: number): string => `a ${COLOURS[colour]} helper`;
/** "yellow helpers" */
export const helpersName = (colour: number): string => `${COLOURS[colour]} helpers`;

const present = (counts: readonly number[]): readonly number[] =>
  counts.flatMap((n, kind) => (n > 0 ? [kind] : []));
/** "2 yellow and 1 red helper" */
export function helpers(counts: readonly number[]): string {
  const colours = present(counts);
  const last = colours.at(-1);
  if (last === undefined) return 'no helper';
  return `${listOf(colours.map((colour) => `${counts[colour]} ${COLOURS[colour]}`))} ${counts[last] === 1 ? 'helper' : 'helpers'}`;
}
export const figureName = (figure: number): string =>
  figure === HOODED ? 'hooded figure' : helperName(figure);
/** "a yellow helper", "a hooded figure" */
export const aFigure = (figure: number): string => `a ${figureName(figure)}`;
/** "2 yellow and 1 red helper, and 1 hooded figure" */
export function figures(counts: readonly number[]): string {
  const hooded = counts[HOODED] ?? 0;
  const some = counts.slice(0, HOODED);
  if (hooded === 0) return helpers(some);
  const hoods = counted(hooded, 'hooded figure', 'hooded figures');
  return present(some).length === 0 ? hoods : `${helpers(some)}, and ${hoods}`;
}
/** Figures in a row as counts by kind. */
export const countFigures = (list: readonly number[]): readonly number[] =>
  Array.from({ length: HOODED + 1 }, (_, figure) => list.filter((one) => one === figure).length);

interface Good {
  readonly name: string;
  readonly one: string;
  readonly many: string;
}
const good = (name: string, one = name, many = name): Good => ({ name, one, many });
const GOODS: Readonly<Record<GoodKey, Good>> = {
  coal: good('coal'),
  ore: good('ore'),
  clay: good('clay'),
  boards: good('boards', 'board'),
  flour: good('flour'),
  cattle: good('cattle'),
  yarn: good('yarn'),
  barrels: good('barrels', 'barrel'),
  leather: good('leather'),
  cloth: good('cloth'),
  meat: good('meat'),
  bricks: good('bricks', 'brick'),
  bread: good('bread'),
  iron: good('iron'),
  shoes: good('shoes', 'pair of shoes', 'pairs of shoes'),
  clothing: good('clothing'),
  tools: good('tools', 'set of tools', 'sets of tools'),
  wine: good('wine'),
  weapons: good('weapons', 'weapon'),
  fish: good('fish'),
  smokedFish: good('smoked fish'),
  fishSoup: good('fish soup'),
  corn: good('corn'),
  yellowGrapes: good('yellow grapes', 'yellow grape'),
  greenGrapes: good('green grapes', 'green grape'),
  redGrapes: good('red grapes', 'red grape'),
  blueGrapes: good('blue grapes', 'blue grape'),
};
export const goodName = (one: number): string => GOODS[GOOD_KEYS[one]].name;
/** "3 barrels" */
export const goods = (one: number, n: number): string => {
  const { one: single, many } = GOODS[GOOD_KEYS[one]];
  return counted(n, single, many);
};

const RAWS: readonly string[] = ['wood', 'grain', 'cotton', 'rock'];
export const rawName = (raw: number): string => RAWS[raw];
const LANDSCAPES: readonly string[] = ['forest', 'mountains', 'fields', 'waters'];
export const landscapeName = (landscape: number): string => LANDSCAPES[landscape];
/** "in a forest" */
const IN_LANDSCAPES: readonly string[] = ['in a forest', 'in the mountains', 'in the fields', 'by the water'];
export const inLandscape = (landscape: number): string => IN_LANDSCAPES[landscape];
const SYMBOLS: readonly string[] = ['Star', 'Moon', 'Sun', 'Crown', 'Tree', 'Wheel', 'Mystical Site'];
export const symbolName = (symbol: number): string => SYMBOLS[symbol];

/** Written with | where a card may break the name. */
const THINGS: Readonly<Record<KindKey, string>> = {
  coalMine: 'Coal Mine',
  oreMine: 'Ore Mine',
  clayPit: 'Clay Pit',
  sawmill: 'Saw|mill',
  mill: 'Mill',
  cattleFarm: 'Cattle Farm',
  spinningMill: 'Spinning Mill',
  cooperage: 'Cooper|age',
  tannery: 'Tannery',
  abattoir: 'Abattoir',
  weavingMill: 'Weaving Mill',
  shoemaker: 'Shoe|maker',
  bakery: 'Bakery',
  brickworks: 'Brick|works',
  smelter: 'Iron Smelter',
  tailor: 'Tailor’s Shop',
  toolmaker: 'Tool|maker',
  winery: 'Winery',
  weaponsmith: 'Weapon|smith',
  fishingHut: 'Fishing Hut',
  smokehouse: 'Smoke|house',
  fortress: 'Fortress',
  watchtower: 'Small Watch|tower',
  coalTrader: 'Coal Trader',
  coalDepot: 'Coal Depot',
  cornFarm: 'Corn Farm',
  postStation: 'Post Station',
  scriptorium: 'Scrip|torium',
  barracks: 'Barracks',
  vineyard: 'Vine|yard',
  prison: 'Prison',
  captain: 'Captain',
  sailorYellow: 'Sailor',
  sailorGreen: 'Sailor',
  sailorRed: 'Sailor',
  sailorBlue: 'Sailor',
  cook: 'Cook',
  navigator: 'Navi|gator',
  officer: 'Watch Officer',
};
export const kindName = (kind: number): string => THINGS[kindKey(kind)].replaceAll('|', '');
export const onCardName = (kind: number): string => THINGS[kindKey(kind)].replaceAll('|', '\u00ad');
/** " (yellow)" for cards of a kind that differ in colour. */
const tint = (card: number): string =>
  isProduction(card) || COLOUR[card] < 0 ? '' : ` (${COLOURS[COLOUR[card]]})`;
/** "Mill", "Post Station (yellow)" */
export const cardName = (card: number): string => kindName(KIND[card]) + tint(card);
/** "2× Mill and Post Station (yellow)": equal cards together. */
export function cardList(list: readonly number[]): string {
  const names = list.map(cardName);
  return listOf(
    [...new Set(names)].map((name) => {
      const n = names.filter((one) => one === name).length;
      return n === 1 ? name : `${n}× ${name}`;
    }),
  );
}
/** "a Mill", "Barracks" */
export const aCard = (card: number): string => {
  const name = cardName(card);
  if (kindKey(KIND[card]) === 'barracks' || kindKey(KIND[card]) === 'brickworks') return name;
  return `${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name}`;
};
/** "the Mill" */
export const theCard = (card: number): string => `the ${cardName(card)}`;

const FIELDS: Readonly<Record<(typeof BOARD_FIELD_KEYS)[number], string>> = {
  offspring: 'Offspring',
  blackMarket: 'Black Market',
  handCards: 'Hand Cards',
  progress: 'Progress',
  build: 'Build',
  bridge: 'Bridge',
  shipyard: 'Shipyard',
  sail: 'Sail',
  hire: 'Hire',
};
const WAYS: Readonly<Record<(typeof WAY_KEYS)[number], string>> = {
  sloppy: 'sloppy',
  orderly: 'orderly',
  extraordinary: 'extraordinary',
};
export const wayName = (way: number): string => WAYS[WAY_KEYS[way]];
export const areaName = (area: number): string => `area ${area + 1}`;
/** "Black Market", "area 3, orderly" */
export const fieldName = (field: number): string =>
  isAreaField(field)
    ? `${areaName(areaOf(field))}, ${wayName(wayOf(field))}`
    : FIELDS[BOARD_FIELD_KEYS[field]];
/** "stone 2" */
export const stoneName = (stone: number): string => `stone ${stone + 1}`;
const PROGRESS: readonly string[] = ['Range', 'Card Compensation'];
export const progressName = (progress: number): string => PROGRESS[progress];

const BOARD_NAMES: Readonly<Record<(typeof BOARD_KEYS)[number], string>> = {
  A: 'The Heartland',
  B: 'The River Valley',
  C: 'The Thornwood',
  D: 'The Borderlands',
  E: 'Lark Bay',
  F: 'The Ice Sea',
};
export const boardName = (board: number): string => BOARD_NAMES[BOARD_KEYS[board]];
/** "Kingsferry", "place A8" */
export const placeName = (board: number, place: number): string =>
  BOARDS[board].name[place] || `place ${placeKey(board, place)}`;
/** The board with bridge sites. */
const RIVER = BOARDS.findIndex(({ net }) => net.bridges.length > 0);
/** "Otterbank – Eastbank" */
export const siteName = (site: number): string =>
  BOARDS[RIVER].net.bridges[site].map((place) => placeName(RIVER, place)).join(' – ');
export const spaceName = (space: number): string => `sea space ${space}`;

const TILES: Readonly<Record<TileKey, string>> = {
  offspringLess: 'Cheaper Offspring',
  buildingLess: 'Cheaper Building',
  missingHelper: 'Stand-in',
  anyGood: 'Gift of Goods',
  cardsForYellow: 'Yellow Messengers',
  coalForGreen: 'Green Charburners',
  woodForCoal: 'Wood to Coal',
  cardsForPoints: 'Old Plans',
  oreForPoints: 'Ore Wanted',
  coalForPoints: 'Coal Wanted',
  yarnForPoints: 'Yarn Wanted',
  cottonForPoints: 'Cotton Wanted',
  boardsForPoints: 'Boards Wanted',
  clayForPoints: 'Clay Wanted',
  cattleForPoints: 'Cattle Wanted',
};
export const tileName = (tile: number): string => TILES[TILE_KEYS[tile]];

const PERSONS: readonly string[] = [
  'Nate Welton',
  'Rabbit',
  'Enoch Brubak',
  'Onyx',
  'Gunda',
  'Aaron Reitzke',
];
export const personName = (person: number): string => PERSONS[person];

const EVENTS: Readonly<Record<EventKey, string>> = {
  e1: 'Last Round',
  e2: 'Last Round',
  e10A: 'Census',
  e10B: 'Muster',
  e10C: 'Craft Fair',
  e10D: 'Full Stores',
  e10E: 'Guild Day',
  e10F: 'Royal Archivist',
  e10G: 'Frontier',
  e11A: 'Census',
  e11B: 'Muster',
  e11C: 'Craft Fair',
  e12: 'Messenger from the North',
  e13: 'The Bishop’s Map',
  e14: 'Night of the Hoods',
  e15: 'Ice Storm',
  e100: 'Market Day',
  e101: 'Journeymen',
  e102: 'Fine Fabrics',
  e103: 'The Crown Takes Up Arms',
  e104: 'The Toolmakers',
  e105: 'Sunny Slopes',
  e106: 'Vintage',
  e107: 'Clanging Forge',
  e108: 'Shadows in the Ranks',
  e109: 'Boats on the Beach',
  e110: 'Chains and Bolts',
  e111: 'Tailwind',
};
export const eventName = (event: number): string => EVENTS[EVENT_KEYS[event]];

const SUPPLEMENTARY: readonly string[] = ['Aid for the North', 'Charting the Land'];
export const supplementaryName = (mission: number): string => SUPPLEMENTARY[mission];
const WORKS: readonly string[] = ['Coal Trader', 'Barracks', 'Prison', 'Navigator'];
export const workName = (work: number): string => WORKS[work];

const CHAPTERS: Readonly<Record<ChapterKey, string>> = {
  I: 'Provisions for the Journey',
  II: 'Gear',
  IIIa: 'High Water',
  IIIb: 'Into the Thicket',
  IVa: 'The Far Bank',
  IVb: 'Lights in the Wood',
  V: 'Shadows on the Road',
  VI: 'The Shipyard',
  VII: 'Hunt in the Bay',
  VIII: 'To Newdale',
};
export const chapterTitle = (chapter: number): string => CHAPTERS[CHAPTER_KEYS[chapter]];
export const chapterName = (chapter: number): string => `Chapter ${CHAPTER_KEYS[chapter]}`;

const PHASES: readonly string[] = [
  'Set-up',
  'Event',
  'Planning',
  'Helpers',
  'Actions',
  'Building',
  'Special Buildings',
  'End of the Round',
  'Final Production',
  'Final Scoring',
];
export const phaseName = (phase: number): string => PHASES[phase];

/** "Anna and Ben have" */
export const bySeat = (names: readonly string[], one: string, many: string, nobody: string): string =>
  names.length === 0 ? nobody : `${listOf(names)} ${names.length === 1 ? one : many}`;
