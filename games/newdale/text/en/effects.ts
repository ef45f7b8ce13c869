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

/** "flour + coal → bread" */
export function chainWords(card: number): string {
  const { sort, first, second } = CHAIN[card];
  if (sort === NO_CHAIN) return '';
  const made = goodName(GOOD[card]);
  if (sort === RAW_CHAIN) return `${rawName(first)} → ${made}`;
  if (sort === GOOD_CHAIN) return `${goodName(first)} → ${made}`;
  return `${sort === GRAPE_CHAIN ? 'grapes' : goodName(first)} + ${goodName(second)} → ${made}`;
}

const sailing = (card: number): string => `when hired, up to ${steps(STEPS[card])} with your ship`;
/** What a special building or a sailor does; empty for production buildings. */
export function cardEffect(card: number): string {
  const colour = COLOUR[card];
  switch (kindKey(KIND[card])) {
    case 'fortress':
      return fists(FISTS[card]);
    case 'watchtower':
      return `${fists(FISTS[card])}; when built, ${cards(EFFECTS.watchtower.cards)}`;
    case 'coalTrader':
      return `phase VI: ${goods(COAL, EFFECTS.coalTrader.coal)} for ${points(EFFECTS.coalTrader.points)}`;
    case 'coalDepot':
      return `phase VI: ${goods(COAL, EFFECTS.coalDepot.coal)}`;
    case 'cornFarm':
      return `phase VI: ${goods(GOOD[card], EFFECTS.cornFarm.corn)}`;
    case 'postStation':
      return `a ${colourName(colour)} helper for you alone`;
    case 'scriptorium':
      return `phase VI: ${cards(EFFECTS.scriptorium.cards)}`;
    case 'barracks':
      return `${fists(FISTS[card])}; phase VI: whoever has fewer fists loses ${points(EFFECTS.barracks.points)}`;
    case 'vineyard':
      return `phase VI: ${goods(GOOD[card], EFFECTS.vineyard.grapes)}, worth as many coins each as you have ${helpersName(colour)}`;
    case 'prison':
      return `${fists(FISTS[card])}; phase VI: lock up a figure of the labour market`;
    case 'captain':
      return `moves your ship by ${eitherOf(BACK[CAPTAIN_AREA].map(({ goods: n }) => `${n}`))} spaces`;
    case 'sailorYellow':
    case 'sailorGreen':
    case 'sailorRed':
    case 'sailorBlue':
      return `${sailing(card)}; a ${colourName(colour)} helper for you alone`;
    case 'cook':
      return `${sailing(card)}; cooks ${goodName(GOOD[card])}`;
    case 'navigator':
      return `${sailing(card)}; phase VI: ${goods(good('fish'), NAVIGATOR.fish)} for ${points(NAVIGATOR.points)}`;
    case 'officer':
      return `${sailing(card)}; ${fists(FISTS[card])}`;
    default:
      return '';
  }
}

/** "Mill (5 coins, 2 yellow and 2 red helpers)" */
export const wholeCard = (card: number): string =>
  isProduction(card)
    ? `${cardName(card)} (${coins(COST[card])}, ${helpers(HELPERS[card])})`
    : `${cardName(card)} (${coins(COST[card])})`;

/** "1 helper fewer: 1 good" */
function wayWords(more: number, made: string): string {
  if (more === 0) return `the printed helpers: ${made}`;
  const n = Math.abs(more);
  return `${n} ${n === 1 ? 'helper' : 'helpers'} ${more < 0 ? 'fewer' : 'more'}: ${made}`;
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
  offspring: `${coins(offspring.thirdCoins)}: stone 3; or ${coins(offspring.fourthCoins)}: stone 4 and ${points(offspring.fourthPoints)}`,
  blackMarket: `discard ${handCards(blackMarket.cards)}: ${goods(COAL, blackMarket.coal)} and ${goodsMarkers(blackMarket.goods)} of your choice`,
  handCards: `exchange all hand cards but one, then draw ${cards(hand.cards)}`,
  progress: `${coins(progress.coins)}: remove Range or Card Compensation, and ${points(progress.points)}`,
  build: 'build one building',
  bridge: `${coins(bridge.coins)}, boards and bricks count double: a bridge, ${points(bridge.points)} and ${cards(bridge.cards)}`,
  shipyard: `${eitherOf(SHIPYARD_GOODS)} worth ${coins(shipyard.coins)}: ${points(shipyard.points)} and ${cards(shipyard.cards)}, at most ${timesInWords(shipyard.times)}`,
  sail: `sail up to ${spaces(sail.spaces)}, and one more for each discarded hand card, at most ${sail.moreCards}`,
  hire: 'hire somebody of the display',
};
export const fieldEffect = (field: number, voyage = false): string =>
  isAreaField(field) ? areaFieldEffect(field, voyage) : FIELD_EFFECTS[BOARD_FIELD_KEYS[field]];

/** "give up 3 coal" */
export const givingUp = ({ good: one, n }: { readonly good: number; readonly n: number }): string =>
  `give up ${goods(one, n)}`;
const forPoints = (tile: GoodsTile): string =>
  `${givingUp(tile)}: as many points as you have ${helpersName(tile.colour)}, and ${tile.points} more`;
const TILE_EFFECTS: Readonly<Record<TileKey, string>> = {
  offspringLess: `pay up to ${coins(TILES.offspringLess.coins)} less for Offspring`,
  buildingLess: `pay up to ${coins(TILES.buildingLess.coins)} less for a building`,
  missingHelper: 'stands in for one missing helper of a production',
  anyGood: `${goodsMarkers(TILES.anyGood.goods)} onto an own building that makes it`,
  cardsForYellow: `draw as many cards as you have ${helpersName(YELLOW)}`,
  coalForGreen: `as much coal as you have ${helpersName(GREEN)}, and ${points(TILES.coalForGreen.points)}`,
  woodForCoal: `discard ${handCards(TILES.woodForCoal.cards)} with wood: ${goods(COAL, TILES.woodForCoal.coal)}`,
  cardsForPoints: `discard ${handCards(TILES.cardsForPoints.cards)}: as many points as you have ${helpersName(YELLOW)}`,
  oreForPoints: forPoints(GOODS_TILES.oreForPoints),
  coalForPoints: forPoints(GOODS_TILES.coalForPoints),
  yarnForPoints: forPoints(GOODS_TILES.yarnForPoints),
  cottonForPoints: `discard ${handCards(TILES.cottonForPoints.cards)} with cotton: as many points as you have ${helpersName(RED)}, and ${TILES.cottonForPoints.points} more`,
  boardsForPoints: forPoints(GOODS_TILES.boardsForPoints),
  clayForPoints: forPoints(GOODS_TILES.clayForPoints),
  cattleForPoints: forPoints(GOODS_TILES.cattleForPoints),
};
export const tileEffect = (tile: number): string => TILE_EFFECTS[TILE_KEYS[tile]];

const { nate, rabbit, enoch, gunda } = PERSON_EFFECTS;
const PERSON_WORDS: Readonly<Record<(typeof PERSON_KEYS)[number], string>> = {
  nate: `everybody draws ${cards(nate.cards)}; all others discard ${nate.discarded} of them`,
  rabbit: `${rabbit.figures} figures of the bag help you alone until the end of the round`,
  enoch: goods(COAL, enoch.coal),
  onyx: 'a helper of your choice from the bag helps you alone until the end of the round',
  gunda: `one building costs up to ${coins(gunda.coins)} less`,
  aaron: 'a Vineyard of the display or the pile, which you may build at once',
};
export const personEffect = (person: number): string => PERSON_WORDS[PERSON_KEYS[person]];

const best = `At the end of the round ${points(EVENT_POINTS.best)}`;
const tied = `; if tied, ${EVENT_POINTS.tied} each.`;
const alone = (least: string): string =>
  `${points(EVENT_POINTS.solo)} at the end of the round if you have ${least}.`;
/** "5 cards “Tailor’s Shop” go …" */
const laidOut = (event: number): string => {
  const laid = numbered(LAID_OUT[event]);
  const person = PERSON_OF_EVENT[event];
  return `${cards(laid.length)} “${kindName(KIND[laid[0]])}” go into the display at once${person < 0 ? '' : `. ${personName(person)} waits there, too: ${coins(RECRUIT_PRICE)} in phase V`}.`;
};
const EVENT_WORDS: Readonly<Partial<Record<EventKey, string>>> = {
  e1: 'At the end of the round come final production and final scoring.',
  e2: 'At the end of the round come final production and final scoring.',
  e10A: `${best} for most houses on the board${tied}`,
  e10B: `${best} for most fists${tied}`,
  e10C: `${best} for most different goods${tied}`,
  e10D: `${best} for the most valuable goods${tied}`,
  e10E: `${best} for most production buildings${tied}`,
  e10F: `${best} for most hand cards${tied}`,
  e10G: `${best} for most houses in places with a premium${tied}`,
  e11A: alone(`at least ${houses(EVENT_POINTS.soloHouses)} on the board`),
  e11B: alone(`at least ${fists(EVENT_POINTS.soloFists)}`),
  e11C: alone(`at least ${EVENT_POINTS.soloGoods} different goods`),
  e12: `At once the supplementary mission “${supplementaryName(AID)}” is laid out.`,
  e13: `At once the supplementary mission “${supplementaryName(CHARTING)}” is laid out.`,
  e14: `In phase III ${FIGURES_DRAWN[EVENT_KEYS.indexOf('e14')]} figures are drawn, and each missing fist of the raid costs ${points(EVENT_POINTS.nightRaid)}.`,
  e15: `At the end of the round each ship on a space without an anchor drifts back ${spaces(EVENT_POINTS.stormBack)}, unless its owner discards a hand card.`,
  e100: `At once: ${goods(COAL, EVENT_POINTS.marketDayCoal)} and ${cards(EVENT_POINTS.marketDayCards)} for everybody.`,
  e101: `In phase III ${FIGURES_DRAWN[EVENT_KEYS.indexOf('e101')]} figures are drawn.`,
  e108: `At once ${FIGURE_COUNTS[HOODED]} hooded figures go into the bag.`,
  e111: `At once everybody may move the own ship by ${spaces(EVENT_POINTS.tailwind)}.`,
};
export const eventEffect = (event: number): string => EVENT_WORDS[EVENT_KEYS[event]] ?? laidOut(event);
const EVENT_TIMES: Readonly<Record<EventTime, string>> = {
  atOnce: 'at once',
  helpers: 'phase III',
  roundEnd: 'end of the round',
};
export const eventTime = (time: EventTime): string => EVENT_TIMES[time];

const { aid, charting } = SUPPLEMENTARY;
export const NORTH = eitherOf(aid.places.split(' ').map((key) => placeName(0, placeNamed(0, key))));
export const supplementaryEffect = (mission: number): string =>
  mission === AID
    ? `in phase VI, once: a house in ${NORTH} and goods worth ${coins(aid.coins)} for ${points(aid.points)}`
    : `in phase VI, once: houses in forest, mountains, fields and by the water for ${points(charting.points)}, or ${charting.firstPoints} for whoever is first`;

export const orderGoods = (chapter: number): string =>
  listOf(CHAPTER_ROWS[chapter].order.flatMap((asked, one) => (asked ? [goodName(one)] : [])));
const TASKS: Readonly<Record<ChapterKey, (goodsOfOrder: string) => string>> = {
  I: (list) => `Fill the carts: deliver ${list}.`,
  II: (list) => `Equip the expedition: deliver ${list}.`,
  IIIa: (list) => `Rebuild the crossings: deliver ${list}.`,
  IIIb: (list) => `Open up the wood: deliver ${list}.`,
  IVa: (list) => `Win over Creekside: deliver ${list}, and settle there.`,
  IVb: (list) => `Win over Thickthorn: deliver ${list}, and settle there.`,
  V: (list) => `Protect the road: deliver ${list}, and reach Canyon Brook.`,
  VI: (list) => `Build the fleet: deliver ${list}.`,
  VII: (list) => `Win the bay: deliver ${list}, and search the islands.`,
  VIII: (list) => `Reach Newdale and bring gifts: ${list}.`,
};
export const taskWords = (chapter: number): string => TASKS[CHAPTER_KEYS[chapter]](orderGoods(chapter));

export function soloTargetWords(chapter: number, { key, wanted }: SoloTarget): string {
  const { board, target } = CHAPTER_ROWS[chapter];
  switch (key) {
    case 'delivery':
      return `delivery worth ${coins(wanted)} or more`;
    case 'fists':
      return `at least ${fists(wanted)}`;
    case 'points':
      return `at least ${points(wanted)}`;
    case 'mission':
      return 'supplementary mission fulfilled';
    case 'bridge':
      return 'own bridge built';
    case 'house':
      return `house in ${placeName(board, target)}`;
    case 'shipyards':
      return `Shipyard used ${timesInWords(wanted)}`;
    case 'lighthouse':
    case 'newdale':
      return `ship in ${placeName(board, BOARDS[board].sea.at(-1) ?? 0)}`;
  }
}
