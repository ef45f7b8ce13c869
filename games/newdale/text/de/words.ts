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

/** „A, B und C“ */
export const listOf = (parts: readonly (string | false)[]): string => joined(parts, 'und');
/** „A, B oder C“ */
export const eitherOf = (parts: readonly (string | false)[]): string => joined(parts, 'oder');

const NUMBERS = ['kein', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
/** „drei“ */
export const inWords = (n: number): string => NUMBERS[n] ?? `${n}`;
/** „dreimal“ */
export const timesInWords = (n: number): string => (n === 1 ? 'einmal' : `${inWords(n)}mal`);

export const coins = (n: number): string => counted(n, 'Münze', 'Münzen');
export const points = (n: number): string => counted(n, 'Siegpunkt', 'Siegpunkte');
export const cards = (n: number): string => counted(n, 'Karte', 'Karten');
export const handCards = (n: number): string => counted(n, 'Handkarte', 'Handkarten');
export const fists = (n: number): string => counted(n, 'Faust', 'Fäuste');
export const houses = (n: number): string => counted(n, 'Haus', 'Häuser');
export const steps = (n: number): string => counted(n, 'Schritt', 'Schritte');
export const spaces = (n: number): string => counted(n, 'Feld', 'Felder');
export const goodsMarkers = (n: number): string => counted(n, 'Ware', 'Waren');

const COLOURS: readonly string[] = ['gelb', 'grün', 'rot', 'blau'];
export const colourName = (colour: number): string => COLOURS[colour];
/** „gelber Gehilfe“ */
export const helperName = (colour: number): string => `${COLOURS[colour]}er Gehilfe`;
/** „einen gelben Gehilfen“ */
export const aHelper = (colour: number): string => `einen ${COLOURS[colour]}en Gehilfen`;
/** „einem gelben Gehilfen“ */
export const withHelper = (colour: number): string => `einem ${COLOURS[colour]}en Gehilfen`;
/** „gelbe Gehilfen“ */
export const helpersName = (colour: number): string => `${COLOURS[colour]}e Gehilfen`;
const shade = (colour: number, n: number): string => `${n} ${COLOURS[colour]}${n === 1 ? 'er' : 'e'}`;

const present = (counts: readonly number[]): readonly number[] =>
  counts.flatMap((n, kind) => (n > 0 ? [kind] : []));
/** „2 gelbe und 1 roter Gehilfe“ */
export function helpers(counts: readonly number[]): string {
  const colours = present(counts);
  const last = colours.at(-1);
  if (last === undefined) return 'kein Gehilfe';
  return `${listOf(colours.map((colour) => shade(colour, counts[colour])))} ${counts[last] === 1 ? 'Gehilfe' : 'Gehilfen'}`;
}
/** „2 gelbe und 1 roten Gehilfen“, as an object */
export const helpersNeeded = (counts: readonly number[]): string =>
  `${listOf(present(counts).map((colour) => `${counts[colour]} ${COLOURS[colour]}${counts[colour] === 1 ? 'en' : 'e'}`))} Gehilfen`;
export const figureName = (figure: number): string =>
  figure === HOODED ? 'Kapuzenträger' : helperName(figure);
/** „einen gelben Gehilfen“, „einen Kapuzenträger“ */
export const aFigure = (figure: number): string =>
  figure === HOODED ? 'einen Kapuzenträger' : aHelper(figure);
/** „2 gelbe und 1 roter Gehilfe sowie 1 Kapuzenträger“ */
export function figures(counts: readonly number[]): string {
  const hooded = counts[HOODED] ?? 0;
  const some = counts.slice(0, HOODED);
  if (hooded === 0) return helpers(some);
  return present(some).length === 0
    ? `${hooded} Kapuzenträger`
    : `${helpers(some)} sowie ${hooded} Kapuzenträger`;
}
/** Figures in a row as counts by kind. */
export const countFigures = (list: readonly number[]): readonly number[] =>
  Array.from({ length: HOODED + 1 }, (_, figure) => list.filter((one) => one === figure).length);

const good = (many: string, one = many): readonly [many: string, one: string] => [many, one];
const GOODS: Readonly<Record<GoodKey, readonly [many: string, one: string]>> = {
  coal: good('Kohle'),
  ore: good('Erz'),
  clay: good('Lehm'),
  boards: good('Bretter', 'Brett'),
  flour: good('Mehl'),
  cattle: good('Rinder', 'Rind'),
  yarn: good('Garn'),
  barrels: good('Fässer', 'Fass'),
  leather: good('Leder'),
  cloth: good('Stoff'),
  meat: good('Fleisch'),
  bricks: good('Ziegel'),
  bread: good('Brot'),
  iron: good('Eisen'),
  shoes: good('Schuhe', 'Paar Schuhe'),
  clothing: good('Kleidung'),
  tools: good('Werkzeug'),
  wine: good('Wein'),
  weapons: good('Waffen', 'Waffe'),
  fish: good('Fisch'),
  smokedFish: good('Räucherfisch'),
  fishSoup: good('Fischsuppe'),
  corn: good('Mais'),
  yellowGrapes: good('gelbe Trauben', 'gelbe Traube'),
  greenGrapes: good('grüne Trauben', 'grüne Traube'),
  redGrapes: good('rote Trauben', 'rote Traube'),
  blueGrapes: good('blaue Trauben', 'blaue Traube'),
};
export const goodName = (one: number): string => GOODS[GOOD_KEYS[one]][0];
/** „3 Fässer“ */
export const goods = (one: number, n: number): string => `${n} ${GOODS[GOOD_KEYS[one]][n === 1 ? 1 : 0]}`;

const RAWS: readonly string[] = ['Holz', 'Getreide', 'Baumwolle', 'Gestein'];
export const rawName = (raw: number): string => RAWS[raw];
const LANDSCAPES: readonly string[] = ['Wald', 'Gebirge', 'Felder', 'Gewässer'];
export const landscapeName = (landscape: number): string => LANDSCAPES[landscape];
/** „im Wald“ */
const IN_LANDSCAPES: readonly string[] = ['im Wald', 'im Gebirge', 'auf Feldern', 'an Gewässern'];
export const inLandscape = (landscape: number): string => IN_LANDSCAPES[landscape];
const SYMBOLS: readonly string[] = ['Stern', 'Mond', 'Sonne', 'Krone', 'Baum', 'Rad', 'Mystische Stätte'];
export const symbolName = (symbol: number): string => SYMBOLS[symbol];

type Gender = 'm' | 'f' | 'n';
interface Thing {
  readonly name: string;
  readonly gender: Gender;
  /** After „den“ and „einen“, where it differs. */
  readonly oblique: string;
  /** With soft hyphens. */
  readonly onCard: string;
}
/** Written with | where a card may break the name. */
function thing(gender: Gender, written: string, oblique?: string): Thing {
  const name = written.replaceAll('|', '');
  return { name, gender, oblique: oblique ?? name, onCard: written.replaceAll('|', '\u00ad') };
}
const THINGS: Readonly<Record<KindKey, Thing>> = {
  coalMine: thing('f', 'Kohle|mine'),
  oreMine: thing('f', 'Erz|mine'),
  clayPit: thing('f', 'Lehm|grube'),
  sawmill: thing('n', 'Säge|werk'),
  mill: thing('f', 'Mühle'),
  cattleFarm: thing('f', 'Rinder|farm'),
  spinningMill: thing('f', 'Spinnerei'),
  cooperage: thing('f', 'Fass|binderei'),
  tannery: thing('f', 'Gerberei'),
  abattoir: thing('f', 'Fleischerei'),
  weavingMill: thing('f', 'Weberei'),
  shoemaker: thing('f', 'Schuh|macherei'),
  bakery: thing('f', 'Bäckerei'),
  brickworks: thing('f', 'Ziegelei'),
  smelter: thing('f', 'Eisen|hütte'),
  tailor: thing('f', 'Schneiderei'),
  toolmaker: thing('f', 'Werkzeug|schmiede'),
  winery: thing('f', 'Wein|kellerei'),
  weaponsmith: thing('f', 'Waffen|schmiede'),
  fishingHut: thing('f', 'Fischer|hütte'),
  smokehouse: thing('f', 'Räucherei'),
  fortress: thing('f', 'Festung'),
  watchtower: thing('m', 'Kleiner Wach|turm', 'Kleinen Wachturm'),
  coalTrader: thing('m', 'Kohle|handel'),
  coalDepot: thing('n', 'Kohle|lager'),
  cornFarm: thing('f', 'Mais|farm'),
  postStation: thing('f', 'Post|station'),
  scriptorium: thing('f', 'Schreib|stube'),
  barracks: thing('f', 'Kaserne'),
  vineyard: thing('m', 'Wein|berg'),
  prison: thing('n', 'Gefängnis'),
  captain: thing('m', 'Kapitän'),
  sailorYellow: thing('m', 'Matrose', 'Matrosen'),
  sailorGreen: thing('m', 'Matrose', 'Matrosen'),
  sailorRed: thing('m', 'Matrose', 'Matrosen'),
  sailorBlue: thing('m', 'Matrose', 'Matrosen'),
  cook: thing('m', 'Smutje'),
  navigator: thing('m', 'Navigator'),
  officer: thing('m', 'Wach|offizier'),
};
const thingOf = (card: number): Thing => THINGS[kindKey(KIND[card])];
export const kindName = (kind: number): string => THINGS[kindKey(kind)].name;
export const onCardName = (kind: number): string => THINGS[kindKey(kind)].onCard;
/** „ (gelb)“ for cards of a kind that differ in colour. */
const tint = (card: number): string =>
  isProduction(card) || COLOUR[card] < 0 ? '' : ` (${COLOURS[COLOUR[card]]})`;
/** „Mühle“, „Poststation (gelb)“ */
export const cardName = (card: number): string => thingOf(card).name + tint(card);
/** „2× Mühle und Poststation (gelb)“: equal cards together. */
export function cardList(list: readonly number[]): string {
  const names = list.map(cardName);
  return listOf(
    [...new Set(names)].map((name) => {
      const n = names.filter((one) => one === name).length;
      return n === 1 ? name : `${n}× ${name}`;
    }),
  );
}
const ONE: Readonly<Record<Gender, string>> = { m: 'einen', f: 'eine', n: 'ein' };
const THE: Readonly<Record<Gender, string>> = { m: 'den', f: 'die', n: 'das' };
const oblique = ({ name, oblique: other, gender }: Thing): string => (gender === 'm' ? other : name);
/** „eine Mühle“, as an object */
export const aCard = (card: number): string =>
  `${ONE[thingOf(card).gender]} ${oblique(thingOf(card))}${tint(card)}`;
/** „die Mühle“, as an object */
export const theCard = (card: number): string =>
  `${THE[thingOf(card).gender]} ${oblique(thingOf(card))}${tint(card)}`;
/** „die Mühle“, as a subject */
export const theCardSubject = (card: number): string => {
  const { gender, name } = thingOf(card);
  const article = gender === 'm' ? 'der' : THE[gender];
  return `${article} ${gender === 'm' ? name.replace(/^Kleiner /, 'Kleine ') : name}${tint(card)}`;
};

const FIELDS: Readonly<Record<(typeof BOARD_FIELD_KEYS)[number], string>> = {
  offspring: 'Nachwuchs',
  blackMarket: 'Schwarzmarkt',
  handCards: 'Handkarten',
  progress: 'Fortschritt',
  build: 'Bauen',
  bridge: 'Brücke',
  shipyard: 'Werft',
  sail: 'Segeln',
  hire: 'Anheuern',
};
const WAYS: Readonly<Record<(typeof WAY_KEYS)[number], string>> = {
  sloppy: 'schlampig',
  orderly: 'ordentlich',
  extraordinary: 'außerordentlich',
};
export const wayName = (way: number): string => WAYS[WAY_KEYS[way]];
export const areaName = (area: number): string => `Bereich ${area + 1}`;
/** „Schwarzmarkt“, „Bereich 3, ordentlich“ */
export const fieldName = (field: number): string =>
  isAreaField(field)
    ? `${areaName(areaOf(field))}, ${wayName(wayOf(field))}`
    : FIELDS[BOARD_FIELD_KEYS[field]];
/** „Stein 2“ */
export const stoneName = (stone: number): string => `Stein ${stone + 1}`;
const PROGRESS: readonly string[] = ['Reichweite', 'Kartenausgleich'];
export const progressName = (progress: number): string => PROGRESS[progress];

const BOARD_NAMES: Readonly<Record<(typeof BOARD_KEYS)[number], string>> = {
  A: 'Das Kernland',
  B: 'Das Flusstal',
  C: 'Der Dornwald',
  D: 'Die Grenzmark',
  E: 'Die Lerchenbucht',
  F: 'Das Eismeer',
};
export const boardName = (board: number): string => BOARD_NAMES[BOARD_KEYS[board]];
/** „Kingsferry“, „Ort A8“ */
export const placeName = (board: number, place: number): string =>
  BOARDS[board].name[place] || `Ort ${placeKey(board, place)}`;
/** The board with bridge sites. */
const RIVER = BOARDS.findIndex(({ net }) => net.bridges.length > 0);
/** „Otterbank – Eastbank“ */
export const siteName = (site: number): string =>
  BOARDS[RIVER].net.bridges[site].map((place) => placeName(RIVER, place)).join(' – ');
export const spaceName = (space: number): string => `Seefeld ${space}`;

const TILES: Readonly<Record<TileKey, string>> = {
  offspringLess: 'Günstiger Nachwuchs',
  buildingLess: 'Günstiger Bau',
  missingHelper: 'Aushilfe',
  anyGood: 'Warengeschenk',
  cardsForYellow: 'Gelbe Boten',
  coalForGreen: 'Grüne Köhler',
  woodForCoal: 'Holz zu Kohle',
  cardsForPoints: 'Alte Baupläne',
  oreForPoints: 'Erz gesucht',
  coalForPoints: 'Kohle gesucht',
  yarnForPoints: 'Garn gesucht',
  cottonForPoints: 'Baumwolle gesucht',
  boardsForPoints: 'Bretter gesucht',
  clayForPoints: 'Lehm gesucht',
  cattleForPoints: 'Rinder gesucht',
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
  e1: 'Letzte Runde',
  e2: 'Letzte Runde',
  e10A: 'Volkszählung',
  e10B: 'Heerschau',
  e10C: 'Handwerksschau',
  e10D: 'Volle Speicher',
  e10E: 'Zunfttag',
  e10F: 'Königlicher Archivar',
  e10G: 'Grenzland',
  e11A: 'Volkszählung',
  e11B: 'Heerschau',
  e11C: 'Handwerksschau',
  e12: 'Bote aus dem Norden',
  e13: 'Die Karte des Bischofs',
  e14: 'Nacht der Kapuzen',
  e15: 'Eissturm',
  e100: 'Markttag',
  e101: 'Wandergesellen',
  e102: 'Feine Stoffe',
  e103: 'Die Krone rüstet',
  e104: 'Die Werkzeugschmiede',
  e105: 'Sonnige Hänge',
  e106: 'Weinlese',
  e107: 'Klirren in der Esse',
  e108: 'Schatten im Gefolge',
  e109: 'Boote am Strand',
  e110: 'Ketten und Riegel',
  e111: 'Rückenwind',
};
export const eventName = (event: number): string => EVENTS[EVENT_KEYS[event]];

const SUPPLEMENTARY: readonly string[] = ['Hilfe für den Norden', 'Die Karte des Landes'];
export const supplementaryName = (mission: number): string => SUPPLEMENTARY[mission];
const WORKS: readonly string[] = ['Kohlehandel', 'Kaserne', 'Gefängnis', 'Navigator'];
export const workName = (work: number): string => WORKS[work];

const CHAPTERS: Readonly<Record<ChapterKey, string>> = {
  I: 'Vorräte für die Reise',
  II: 'Rüstzeug',
  IIIa: 'Hochwasser',
  IIIb: 'Ins Dickicht',
  IVa: 'Am anderen Ufer',
  IVb: 'Lichter im Wald',
  V: 'Schatten auf der Straße',
  VI: 'Die Werft',
  VII: 'Jagd in der Bucht',
  VIII: 'Nach Newdale',
};
export const chapterTitle = (chapter: number): string => CHAPTERS[CHAPTER_KEYS[chapter]];
export const chapterName = (chapter: number): string => `Kapitel ${CHAPTER_KEYS[chapter]}`;

const PHASES: readonly string[] = [
  'Vorbereitung',
  'Ereignis',
  'Planung',
  'Gehilfen',
  'Aktionen',
  'Bauen',
  'Sondergebäude',
  'Rundenende',
  'Schlussproduktion',
  'Schlusswertung',
];
export const phaseName = (phase: number): string => PHASES[phase];

/** „Anna und Ben haben“ */
export const bySeat = (names: readonly string[], one: string, many: string, nobody: string): string =>
  names.length === 0 ? nobody : `${listOf(names)} ${names.length === 1 ? one : many}`;
