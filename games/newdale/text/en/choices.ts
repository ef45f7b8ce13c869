import { type Cast, capital, signed } from '@spielstube/engine/text';
import { NOTHING } from '../../data/box.ts';
import { CAPTAIN, COLOUR, GOOD, HELPERS, isProduction, KIND, RAW } from '../../data/cards.ts';
import { ACTION_FIELDS, areaOf, BLACK_MARKET, CHAPTER_FIELDS, wayOf } from '../../data/fields.ts';
import { COAL, grapeOf } from '../../data/goods.ts';
import { GOODS_TILES, TILE_KEYS, TILES } from '../../data/tiles.ts';
import type { NewdaleWish } from '../../rules/moves.ts';
import { type QuestionKind, USE_BARRACKS } from '../../rules/state.ts';
import type { Amount, Choice } from '../facts.ts';
import { cardEffect, chainWords, fieldEffect, givingUp, personEffect, tileEffect } from './effects.ts';
import {
  areaName,
  cardName,
  cards,
  coins,
  colourName,
  eitherOf,
  fieldName,
  figureName,
  goods,
  handCards,
  helperName,
  helpers,
  kindName,
  listOf,
  personName,
  placeName,
  points,
  progressName,
  rawName,
  siteName,
  spaceName,
  spaces,
  steps,
  stoneName,
  supplementaryName,
  tileName,
  timesInWords,
  wayName,
  workName,
} from './words.ts';

/** "Mill (2 yellow and 2 red helpers, raw material grain)": what tells a hand card from all others. */
const heldCard = (card: number): string => {
  const own = isProduction(card)
    ? `${helpers(HELPERS[card])}, `
    : COLOUR[card] < 0
      ? ''
      : `${colourName(COLOUR[card])}, `;
  return `${kindName(KIND[card])} (${own}raw material ${rawName(RAW[card])})`;
};
const amount = ({ good, n }: Amount): string => goods(good, n);
/** "86%" */
const percent = (share: number): string => `${Math.round(100 * share)}%`;
const made = (what: Amount | null, by: number): string =>
  what === null ? `up to ${steps(by)} with your ship` : amount(what);
/** "−2 → " */
const change = (more: number): string => (more === 0 ? '→ ' : `${signed(more)} → `);
const NO_PART = `${cards(ACTION_FIELDS.notCarriedOut.cards)} instead`;

/** What a choice does, in words. */
export function choice(c: Choice, cast: Cast): string {
  switch (c.do) {
    case 'layAside':
      return `Lay aside ${heldCard(c.card)}`;
    case 'discard':
      return `Discard ${heldCard(c.card)}`;
    case 'choose':
      return `${personName(c.person)}: ${personEffect(c.person)}`;
    case 'placeBoard':
      return `${fieldName(c.field)}: ${fieldEffect(c.field)}`;
    case 'placeArea':
      return placing(c);
    case 'ready':
      return c.plan ? 'Confirm the plan' : 'Confirm the cards';
    case 'tile':
      return tileChoice(c);
    case 'person':
      return c.lower === null
        ? `Use ${personName(c.person)}: ${personEffect(c.person)}`
        : `Use ${personName(c.person)}: ${coins(c.lower.to)} instead of ${c.lower.from}`;
    case 'release':
      return `A ${helperName(c.colour)} leaves prison for the labour market, for everybody`;
    case 'buy':
      return `${coins(c.coins)}: ${stoneName(c.stone)}${c.points > 0 ? ` and ${points(c.points)}` : ''}`;
    case 'trade':
      return capital(fieldEffect(BLACK_MARKET));
    case 'keep':
      return `Keep only ${heldCard(c.card)}: exchange ${handCards(c.exchanged)}, then draw ${ACTION_FIELDS.handCards.cards}`;
    case 'takeVineyard':
      return `Take the ${cardName(c.card)}`;
    case 'draw':
      return `Draw ${cards(c.cards)}`;
    case 'remove':
      return `${coins(c.coins)}: remove ${progressName(c.progress)}, and ${points(ACTION_FIELDS.progress.points)}`;
    case 'build':
      return `Build ${heldCard(c.card)}: ${coins(c.price)} or more`;
    case 'buildOpen':
      return `From the display, build ${heldCard(c.card)}: ${coins(c.price)} or more`;
    case 'skip':
      return skipping(c);
    case 'end':
      return ENDS[c.kind] ?? 'Go on';
    case 'at':
    case 'through':
      return site(c);
    case 'pay':
      return `Give ${goods(c.good, 1)}: ${coins(c.coins)}${c.left > 0 ? `, then ${c.left} to go` : ', and it is paid'}`;
    case 'settle':
      return c.goods.length === 0
        ? `Pay ${coins(c.price)} by proposal`
        : `By proposal: ${listOf(c.goods.map(amount))}${c.coins > c.price ? `, ${c.coins - c.price} too much` : ', exactly'}`;
    case 'area':
      return `${capital(areaName(c.area))}: ${c.ways.flatMap(({ helpers: more, goods: n }, way) => (n > 0 ? [`${wayName(way)} ${change(more)}${n}`] : [])).join(', ')}${c.stoneOn === NOTHING ? '' : `; your stone is already on “${wayName(wayOf(c.stoneOn))}”`}`;
    case 'take':
      return c.tile === NOTHING
        ? `Tile of field ${c.field + 1}`
        : `Field ${c.field + 1}, ${tileName(c.tile)}: ${tileEffect(c.tile)}`;
    case 'produce':
      return `Produce with helpers: ${made(c.made, c.steps)}`;
    case 'cover':
      return `${covering(c.tiles, c.cards)}: ${made(c.made, c.steps)}`;
    case 'chain':
      return `${listOf(c.taken.map(amount))} → ${amount(c.made)}`;
    case 'feed':
      return `Discard ${heldCard(c.card)}: ${goods(c.good, 1)}${c.bonus ? ', and one more at the end' : ''}`;
    case 'press':
      return `${goods(grapeOf(c.grape), 1)} and ${goods(c.other, 1)} → ${goods(c.good, 1)}`;
    case 'stop':
      return c.bonus === null ? 'End the chain' : `End the chain: ${amount(c.bonus)} as a bonus`;
    case 'onto':
      return `${goods(c.good, 1)} (${coins(c.coins)})`;
    case 'helper':
      return `${capital(helperName(c.colour))} (${c.n} in the bag)`;
    case 'bridge':
      return `Bridge ${siteName(c.site)}: ${coins(CHAPTER_FIELDS.bridge.coins)} for ${points(CHAPTER_FIELDS.bridge.points)} and ${cards(CHAPTER_FIELDS.bridge.cards)}`;
    case 'deliver':
      return `Deliver goods worth ${coins(CHAPTER_FIELDS.shipyard.coins)}: ${points(CHAPTER_FIELDS.shipyard.points)} and ${cards(CHAPTER_FIELDS.shipyard.cards)}`;
    case 'sail':
    case 'back':
      return sailing(c);
    case 'stay':
      return c.card ? `Stay where you are, ${NO_PART}` : 'Stay where you are';
    case 'hire':
      return `${cardName(c.card)} for ${coins(c.coins)}: ${cardEffect(c.card)}`;
    case 'recruit':
      return `Take in ${personName(c.person)} for ${coins(c.coins)}: ${personEffect(c.person)}`;
    case 'use':
      return using(c, cast);
    case 'jail':
      return `Lock up a ${figureName(c.figure)} of the labour market`;
    case 'jailLent':
      return 'Lock up Rabbit’s hooded figure';
    case 'fulfil':
      return c.coins > 0
        ? `“${supplementaryName(c.mission)}”: goods worth ${coins(c.coins)} for ${points(c.points)}`
        : `Show “${supplementaryName(c.mission)}”: ${points(c.points)}`;
    case 'run':
      return `${cardName(c.card)} in ${areaName(c.area)}: ${chainWords(c.card)}`;
    case 'best':
      return c.runs.length === 0
        ? 'Best order: nothing more can be gained'
        : `Best order: ${listOf(c.runs.map(({ links, good }) => goods(good, links)))}`;
  }
}

function placing({ field, card, made: n, share, links }: Choice & { do: 'placeArea' }): string {
  if (card === NOTHING)
    return `${capital(areaName(areaOf(field)))}, ${wayName(wayOf(field))}: no building here yet`;
  const out = card === CAPTAIN ? steps(n) : goods(GOOD[card], n);
  return `${cardName(card)} in ${areaName(areaOf(field))}, ${wayName(wayOf(field))}: ${out} (${percent(share)})${links > 0 ? ', then the chain' : ''}`;
}

function tileChoice({ tile, lower, gained }: Choice & { do: 'tile' }): string {
  const name = tileName(tile);
  if (lower !== null) return `${name}: ${coins(lower.to)} instead of ${lower.from}`;
  const key = TILE_KEYS[tile];
  switch (key) {
    case 'cardsForYellow':
      return `${name}: draw ${cards(gained)}`;
    case 'coalForGreen':
      return `${name}: ${goods(COAL, gained)} and ${points(TILES.coalForGreen.points)}`;
    case 'cardsForPoints':
      return `${name}: discard ${handCards(TILES.cardsForPoints.cards)} for ${points(gained)}`;
    case 'cottonForPoints':
      return `${name}: discard ${handCards(TILES.cottonForPoints.cards)} with cotton for ${points(gained)}`;
    case 'offspringLess':
    case 'buildingLess':
    case 'missingHelper':
    case 'anyGood':
    case 'woodForCoal':
      return `${name}: ${tileEffect(tile)}`;
    default:
      return `${name}: ${givingUp(GOODS_TILES[key])} for ${points(gained)}`;
  }
}

/** "Replace missing helpers: 6 hand cards" */
const covering = (tiles: number, given: number): string =>
  `Replace missing helpers: ${listOf([
    tiles > 0 && `${tileName(TILE_KEYS.indexOf('missingHelper'))} ${timesInWords(tiles)}`,
    given > 0 && `discard ${handCards(given)}`,
  ])}`;

function site({
  do: verb,
  board,
  place,
  price,
  cheaper,
  steps: far,
  premium,
  tiles,
  mission,
  isTarget,
}: Choice & { do: 'at' | 'through' }): string {
  const gains = listOf([
    premium > 0 && `premium of ${points(premium)}`,
    tiles.length > 0 && eitherOf([...new Set(tiles)].map((tile) => `“${tileName(tile)}”`)),
    mission > 0 && `secret mission +${mission}`,
    isTarget && 'target of the chapter',
  ]);
  return `${capital(placeName(board, place))}${verb === 'through' ? ', through the thicket with 1 board' : ''}: ${coins(price)}${cheaper ? ' (reduced)' : ''}${far > 0 ? `, ${steps(far)}` : ''}${gains === '' ? '' : `; ${gains}`}`;
}

function sailing({
  do: verb,
  spaces: n,
  to,
  cards: given,
  board,
  anchor,
  arrival,
  drift,
}: Choice & { do: 'sail' | 'back' }): string {
  if (drift) return `Drift back ${spaces(n)}, to ${spaceName(to)}`;
  if (to === NOTHING) return `${spaces(n)} ${verb === 'sail' ? 'ahead' : 'back'}`;
  const where = anchor === NOTHING ? spaceName(to) : `${spaceName(to)} before ${placeName(board, anchor)}`;
  return `${spaces(n)} ${verb === 'sail' ? 'ahead' : 'back'}: ${where}${given > 0 ? `, discard ${handCards(given)}` : ''}${arrival > 0 ? `, ${points(arrival)}` : ''}`;
}

function using({ work, given, points: n, seats }: Choice & { do: 'use' }, cast: Cast): string {
  if (given !== null) return `${workName(work)}: ${amount(given)} for ${points(n)}`;
  if (work === USE_BARRACKS)
    return seats.length === 0
      ? `Use the ${workName(work)}`
      : `${workName(work)}: ${listOf(seats.map((seat) => cast.name(seat)))} ${seats.length === 1 ? 'loses' : 'lose'} ${points(n)}${seats.length === 1 ? '' : ' each'}`;
  return `${workName(work)}: lock up a figure`;
}

const SKIPS: Readonly<Partial<Record<QuestionKind, string>>> = {
  offspring: `Buy no stone, ${NO_PART}`,
  blackMarket: `Do not trade, ${NO_PART}`,
  progress: `Make no progress, ${NO_PART}`,
  build: `Build nothing, ${NO_PART}`,
  bridge: `Build no bridge, ${NO_PART}`,
  shipyard: `Deliver nothing, ${NO_PART}`,
  sail: `Do not sail, ${NO_PART}`,
  hire: `Hire nobody, ${NO_PART}`,
  emptyArea: `Make nothing, ${NO_PART}`,
  buildNow: 'Keep it in your hand',
};
function skipping({ kind, missing, card }: Choice & { do: 'skip' }): string {
  const instead = card ? `, ${NO_PART}` : '';
  if (kind === 'chain') return `Do not use the chain${instead}`;
  if (kind !== 'produce') return SKIPS[kind] ?? 'Leave it';
  if (missing === 0) return `Decline the production${instead}`;
  return card ? `Do not make up for it${instead}` : 'Do not make up for it, use the chain only';
}
const ENDS: Readonly<Partial<Record<QuestionKind, string>>> = {
  prepare: 'On to planning',
  release: 'Set nobody free',
  endTurn: 'End the turn',
  special: 'Done with special buildings',
  finalProduction: 'End the final production',
};

const WISHES: Readonly<Record<NewdaleWish['wish'], string>> = {
  change: 'Give more and get change',
  noTile: 'Take no tile',
  keepCards: 'Keep all cards',
};
export const wish = ({ wish: wanted }: NewdaleWish): string => WISHES[wanted];
