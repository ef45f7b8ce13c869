import { BACK, CAPTAIN_AREA, FRONT } from '../../data/areas.ts';
import { BOARDS, placeNamed } from '../../data/boards.ts';
import { placeIn } from '../../data/box.ts';
import { EFFECTS } from '../../data/buildings.ts';
import {
  CHAIN,
  COLOUR,
  COST,
  FISTS,
  GOOD,
  GOOD_CHAIN,
  GRAPE_CHAIN,
  HELPERS,
  isProduction,
  KIND,
  NO_CHAIN,
  numbered,
  RAW_CHAIN,
  STEPS,
} from '../../data/cards.ts';
import { CHAPTER_KEYS, CHAPTER_ROWS, type ChapterKey } from '../../data/chapters.ts';
import {
  EVENT_KEYS,
  EVENT_POINTS,
  type EventKey,
  FIGURES_DRAWN,
  LAID_OUT,
  PERSON_OF_EVENT,
} from '../../data/events.ts';
import {
  ACTION_FIELDS,
  areaOf,
  BOARD_FIELD_KEYS,
  CHAPTER_FIELDS,
  isAreaField,
  wayOf,
} from '../../data/fields.ts';
import { COAL, GOOD_KEYS, good } from '../../data/goods.ts';
import { FIGURE_COUNTS, GREEN, HOODED, RED, YELLOW } from '../../data/helpers.ts';
import { AID, CHARTING, SUPPLEMENTARY } from '../../data/missions.ts';
import { PERSON_EFFECTS, PERSON_KEYS, RECRUIT_PRICE } from '../../data/persons.ts';
import { NAVIGATOR } from '../../data/sailors.ts';
import { GOODS_TILES, type GoodsTile, TILE_KEYS, TILES, type TileKey } from '../../data/tiles.ts';
import type { SoloTarget } from '../../rules/scoring.ts';
import { kindKey } from '../kinds.ts';
import type { EventTime } from '../words.ts';
import {
  cardName,
  cards,
  coins,
  colourName,
  eitherOf,
  fists,
  goodName,
  goods,
  goodsMarkers,
  handCards,
  helpers,
  helpersName,
  houses,
  kindName,
  listOf,
  personName,
  placeName,
  points,
  rawName,
  spaces,
  steps,
  supplementaryName,
  timesInWords,
} from './words.ts';

/* What things do, as short as a card or a tile needs it. */

/** „Mehl + Kohle → Brot“ */
export function chainWords(card: number): string {
  const { sort, first, second } = CHAIN[card];
  if (sort === NO_CHAIN) return '';
  const made = goodName(GOOD[card]);
  if (sort === RAW_CHAIN) return `${rawName(first)} → ${made}`;
  if (sort === GOOD_CHAIN) return `${goodName(first)} → ${made}`;
  return `${sort === GRAPE_CHAIN ? 'Trauben' : goodName(first)} + ${goodName(second)} → ${made}`;
}

const sailing = (card: number): string => `beim Anheuern bis zu ${steps(STEPS[card])} mit dem Schiff`;
/** What a special building or a sailor does; empty for production buildings. */
export function cardEffect(card: number): string {
  const colour = COLOUR[card];
  switch (kindKey(KIND[card])) {
    case 'fortress':
      return fists(FISTS[card]);
    case 'watchtower':
      return `${fists(FISTS[card])}; beim Bau ${cards(EFFECTS.watchtower.cards)}`;
    case 'coalTrader':
      return `Phase VI: ${goods(COAL, EFFECTS.coalTrader.coal)} für ${points(EFFECTS.coalTrader.points)}`;
    case 'coalDepot':
      return `Phase VI: ${goods(COAL, EFFECTS.coalDepot.coal)}`;
    case 'cornFarm':
      return `Phase VI: ${goods(GOOD[card], EFFECTS.cornFarm.corn)}`;
    case 'postStation':
      return `ein ${colourName(colour)}er Gehilfe nur für dich`;
    case 'scriptorium':
      return `Phase VI: ${cards(EFFECTS.scriptorium.cards)}`;
    case 'barracks':
      return `${fists(FISTS[card])}; Phase VI: Wer weniger Fäuste hat, verliert ${points(EFFECTS.barracks.points)}`;
    case 'vineyard':
      return `Phase VI: ${goods(GOOD[card], EFFECTS.vineyard.grapes)}, je so viele Münzen wert, wie du ${helpersName(colour)} hast`;
    case 'prison':
      return `${fists(FISTS[card])}; Phase VI: eine Figur vom Arbeitsmarkt einsperren`;
    case 'captain':
      return `bewegt das Schiff um ${eitherOf(BACK[CAPTAIN_AREA].map(({ goods: n }) => `${n}`))} Felder`;
    case 'sailorYellow':
    case 'sailorGreen':
    case 'sailorRed':
    case 'sailorBlue':
      return `${sailing(card)}; ein ${colourName(colour)}er Gehilfe nur für dich`;
    case 'cook':
      return `${sailing(card)}; kocht ${goodName(GOOD[card])}`;
    case 'navigator':
      return `${sailing(card)}; Phase VI: ${goods(good('fish'), NAVIGATOR.fish)} für ${points(NAVIGATOR.points)}`;
    case 'officer':
      return `${sailing(card)}; ${fists(FISTS[card])}`;
    default:
      return '';
  }
}

/** „Mühle (5 Münzen, 2 gelbe und 2 rote Gehilfen)“ */
export const wholeCard = (card: number): string =>
  isProduction(card)
    ? `${cardName(card)} (${coins(COST[card])}, ${helpers(HELPERS[card])})`
    : `${cardName(card)} (${coins(COST[card])})`;

/** „1 Gehilfe weniger: 1 Ware“ */
function wayWords(more: number, made: string): string {
  if (more === 0) return `die gedruckten Gehilfen: ${made}`;
  const n = Math.abs(more);
  return `${n} ${n === 1 ? 'Gehilfe' : 'Gehilfen'} ${more < 0 ? 'weniger' : 'mehr'}: ${made}`;
}
/** A field of the front, or of the back, where the Captain's fields move the ship. NEW-CH8-01, NEW-SAILOR-01 */
function areaFieldEffect(field: number, voyage: boolean): string {
  const { helpers: more, goods: made } = (voyage ? BACK : FRONT)[areaOf(field)][wayOf(field)];
  return wayWords(more, voyage && areaOf(field) === CAPTAIN_AREA ? steps(made) : goodsMarkers(made));
}

const { offspring, blackMarket, handCards: hand, progress } = ACTION_FIELDS;
const { bridge, shipyard, sail } = CHAPTER_FIELDS;
export const SHIPYARD_GOODS = shipyard.goods.split(' ').map((key) => goodName(placeIn(GOOD_KEYS, key)));
const FIELD_EFFECTS: Readonly<Record<(typeof BOARD_FIELD_KEYS)[number], string>> = {
  offspring: `${coins(offspring.thirdCoins)}: Stein 3; oder ${coins(offspring.fourthCoins)}: Stein 4 und ${points(offspring.fourthPoints)}`,
  blackMarket: `${handCards(blackMarket.cards)} ablegen: ${goods(COAL, blackMarket.coal)} und ${goodsMarkers(blackMarket.goods)} nach Wahl`,
  handCards: `alle Handkarten bis auf eine tauschen, dann ${cards(hand.cards)} ziehen`,
  progress: `${coins(progress.coins)}: „Reichweite“ oder „Kartenausgleich“ entfernen und ${points(progress.points)}`,
  build: 'ein Gebäude bauen',
  bridge: `${coins(bridge.coins)}, Bretter und Ziegel zählen doppelt: eine Brücke, ${points(bridge.points)} und ${cards(bridge.cards)}`,
  shipyard: `${eitherOf(SHIPYARD_GOODS)} im Wert von ${coins(shipyard.coins)}: ${points(shipyard.points)} und ${cards(shipyard.cards)}, höchstens ${timesInWords(shipyard.times)}`,
  sail: `bis zu ${spaces(sail.spaces)} segeln, für jede abgelegte Handkarte eins mehr, höchstens ${sail.moreCards}`,
  hire: 'jemanden aus der Auslage anheuern',
};
export const fieldEffect = (field: number, voyage = false): string =>
  isAreaField(field) ? areaFieldEffect(field, voyage) : FIELD_EFFECTS[BOARD_FIELD_KEYS[field]];

/** „3 Kohle abgeben“ */
export const givingUp = ({ good: one, n }: { readonly good: number; readonly n: number }): string =>
  `${goods(one, n)} abgeben`;
const forPoints = (tile: GoodsTile): string =>
  `${givingUp(tile)}: so viele Siegpunkte, wie du ${helpersName(tile.colour)} hast, und ${tile.points} dazu`;
const TILE_EFFECTS: Readonly<Record<TileKey, string>> = {
  offspringLess: `beim Nachwuchs bis zu ${coins(TILES.offspringLess.coins)} weniger zahlen`,
  buildingLess: `beim Bauen bis zu ${coins(TILES.buildingLess.coins)} weniger zahlen`,
  missingHelper: 'ersetzt einen fehlenden Gehilfen bei einer Produktion',
  anyGood: `${goodsMarkers(TILES.anyGood.goods)} auf ein eigenes Gebäude, das diese Ware herstellt`,
  cardsForYellow: `so viele Karten ziehen, wie du ${helpersName(YELLOW)} hast`,
  coalForGreen: `so viel Kohle, wie du ${helpersName(GREEN)} hast, und ${points(TILES.coalForGreen.points)}`,
  woodForCoal: `${handCards(TILES.woodForCoal.cards)} mit Holz ablegen: ${goods(COAL, TILES.woodForCoal.coal)}`,
  cardsForPoints: `${handCards(TILES.cardsForPoints.cards)} ablegen: so viele Siegpunkte, wie du ${helpersName(YELLOW)} hast`,
  oreForPoints: forPoints(GOODS_TILES.oreForPoints),
  coalForPoints: forPoints(GOODS_TILES.coalForPoints),
  yarnForPoints: forPoints(GOODS_TILES.yarnForPoints),
  cottonForPoints: `${handCards(TILES.cottonForPoints.cards)} mit Baumwolle ablegen: so viele Siegpunkte, wie du ${helpersName(RED)} hast, und ${TILES.cottonForPoints.points} dazu`,
  boardsForPoints: forPoints(GOODS_TILES.boardsForPoints),
  clayForPoints: forPoints(GOODS_TILES.clayForPoints),
  cattleForPoints: forPoints(GOODS_TILES.cattleForPoints),
};
export const tileEffect = (tile: number): string => TILE_EFFECTS[TILE_KEYS[tile]];

const { nate, rabbit, enoch, gunda } = PERSON_EFFECTS;
const PERSON_WORDS: Readonly<Record<(typeof PERSON_KEYS)[number], string>> = {
  nate: `alle ziehen ${cards(nate.cards)}, alle anderen legen ${nate.discarded} davon ab`,
  rabbit: `${rabbit.figures} Figuren aus dem Beutel helfen bis zum Rundenende nur dir`,
  enoch: goods(COAL, enoch.coal),
  onyx: 'ein Gehilfe deiner Wahl aus dem Beutel hilft bis zum Rundenende nur dir',
  gunda: `ein Gebäude kostet bis zu ${coins(gunda.coins)} weniger`,
  aaron: 'ein Weinberg aus der Auslage oder vom Stapel, den du gleich bauen darfst',
};
export const personEffect = (person: number): string => PERSON_WORDS[PERSON_KEYS[person]];

const best = `Am Rundenende bekommt ${points(EVENT_POINTS.best)}`;
const tied = `; bei Gleichstand bekommt jeder ${EVENT_POINTS.tied}.`;
const alone = (least: string): string => `Am Rundenende ${points(EVENT_POINTS.solo)}, wenn du ${least} hast.`;
/** „5 Karten „Schneiderei“ kommen …“ */
const laidOut = (event: number): string => {
  const laid = numbered(LAID_OUT[event]);
  const person = PERSON_OF_EVENT[event];
  return `${cards(laid.length)} „${kindName(KIND[laid[0]])}“ kommen sofort in die Auslage${person < 0 ? '' : `. Auch ${personName(person)} wartet dort: in Phase V für ${coins(RECRUIT_PRICE)}`}.`;
};
const EVENT_WORDS: Readonly<Partial<Record<EventKey, string>>> = {
  e1: 'Am Rundenende folgen Schlussproduktion und Schlusswertung.',
  e2: 'Am Rundenende folgen Schlussproduktion und Schlusswertung.',
  e10A: `${best}, wer die meisten Häuser auf dem Spielplan hat${tied}`,
  e10B: `${best}, wer die meisten Fäuste hat${tied}`,
  e10C: `${best}, wer die meisten verschiedenen Waren hat${tied}`,
  e10D: `${best}, wessen Waren am meisten wert sind${tied}`,
  e10E: `${best}, wer die meisten Produktionsgebäude hat${tied}`,
  e10F: `${best}, wer die meisten Handkarten hat${tied}`,
  e10G: `${best}, wer die meisten Häuser an Orten mit Prämie hat${tied}`,
  e11A: alone(`mindestens ${houses(EVENT_POINTS.soloHouses)} auf dem Spielplan`),
  e11B: alone(`mindestens ${fists(EVENT_POINTS.soloFists)}`),
  e11C: alone(`mindestens ${EVENT_POINTS.soloGoods} verschiedene Waren`),
  e12: `Sofort kommt der Zusatzauftrag „${supplementaryName(AID)}“ in die Auslage.`,
  e13: `Sofort kommt der Zusatzauftrag „${supplementaryName(CHARTING)}“ in die Auslage.`,
  e14: `In Phase III werden ${FIGURES_DRAWN[EVENT_KEYS.indexOf('e14')]} Figuren gezogen, und beim Überfall kostet jede fehlende Faust ${points(EVENT_POINTS.nightRaid)}.`,
  e15: `Am Rundenende treibt jedes Schiff auf einem Feld ohne Anker ${spaces(EVENT_POINTS.stormBack)} zurück, außer sein Besitzer legt eine Handkarte ab.`,
  e100: `Sofort: für alle ${goods(COAL, EVENT_POINTS.marketDayCoal)} und ${cards(EVENT_POINTS.marketDayCards)}.`,
  e101: `In Phase III werden ${FIGURES_DRAWN[EVENT_KEYS.indexOf('e101')]} Figuren gezogen.`,
  e108: `Sofort kommen ${FIGURE_COUNTS[HOODED]} Kapuzenträger in den Beutel.`,
  e111: `Sofort darf jeder sein Schiff ${spaces(EVENT_POINTS.tailwind)} weit bewegen.`,
};
export const eventEffect = (event: number): string => EVENT_WORDS[EVENT_KEYS[event]] ?? laidOut(event);
const EVENT_TIMES: Readonly<Record<EventTime, string>> = {
  atOnce: 'sofort',
  helpers: 'Phase III',
  roundEnd: 'Rundenende',
};
export const eventTime = (time: EventTime): string => EVENT_TIMES[time];

const { aid, charting } = SUPPLEMENTARY;
export const NORTH = eitherOf(aid.places.split(' ').map((key) => placeName(0, placeNamed(0, key))));
export const supplementaryEffect = (mission: number): string =>
  mission === AID
    ? `in Phase VI, einmal: ein Haus in ${NORTH} und Waren im Wert von ${coins(aid.coins)} für ${points(aid.points)}`
    : `in Phase VI, einmal: je ein Haus in Wald, Gebirge, Feldern und an Gewässern für ${points(charting.points)}, wer es zuerst schafft, bekommt ${charting.firstPoints}`;

export const orderGoods = (chapter: number): string =>
  listOf(CHAPTER_ROWS[chapter].order.flatMap((asked, one) => (asked ? [goodName(one)] : [])));
const TASKS: Readonly<Record<ChapterKey, (goodsOfOrder: string) => string>> = {
  I: (list) => `Füllt die Karren: Liefert ${list}.`,
  II: (list) => `Rüstet die Expedition aus: Liefert ${list}.`,
  IIIa: (list) => `Baut die Übergänge neu: Liefert ${list}.`,
  IIIb: (list) => `Öffnet den Wald: Liefert ${list}.`,
  IVa: (list) => `Gewinnt Creekside: Liefert ${list}, und lasst euch dort nieder.`,
  IVb: (list) => `Gewinnt Thickthorn: Liefert ${list}, und lasst euch dort nieder.`,
  V: (list) => `Schützt die Straße: Liefert ${list}, und erreicht Canyon Brook.`,
  VI: (list) => `Baut die Flotte: Liefert ${list}.`,
  VII: (list) => `Gewinnt die Bucht: Liefert ${list}, und durchsucht die Inseln.`,
  VIII: (list) => `Erreicht Newdale und bringt Geschenke mit: ${list}.`,
};
export const taskWords = (chapter: number): string => TASKS[CHAPTER_KEYS[chapter]](orderGoods(chapter));

export function soloTargetWords(chapter: number, { key, wanted }: SoloTarget): string {
  const { board, target } = CHAPTER_ROWS[chapter];
  switch (key) {
    case 'delivery':
      return `Lieferung ab ${coins(wanted)}`;
    case 'fists':
      return `mindestens ${fists(wanted)}`;
    case 'points':
      return `mindestens ${points(wanted)}`;
    case 'mission':
      return 'Zusatzauftrag erfüllt';
    case 'bridge':
      return 'eigene Brücke gebaut';
    case 'house':
      return `Haus in ${placeName(board, target)}`;
    case 'shipyards':
      return `Werft ${wanted}-mal genutzt`;
    case 'lighthouse':
    case 'newdale':
      return `Schiff in ${placeName(board, BOARDS[board].sea.at(-1) ?? 0)}`;
  }
}
