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
  wayName,
  workName,
} from './words.ts';

/** „Mühle (2 gelbe und 2 rote Gehilfen, Rohstoff Getreide)“: what tells a hand card from all others. */
const heldCard = (card: number): string => {
  const own = isProduction(card)
    ? `${helpers(HELPERS[card])}, `
    : COLOUR[card] < 0
      ? ''
      : `${colourName(COLOUR[card])}, `;
  return `${kindName(KIND[card])} (${own}Rohstoff ${rawName(RAW[card])})`;
};
const amount = ({ good, n }: Amount): string => goods(good, n);
/** „86 %“ */
const percent = (share: number): string => `${Math.round(100 * share)} %`;
const made = (what: Amount | null, by: number): string =>
  what === null ? `bis zu ${steps(by)} mit dem Schiff` : amount(what);
/** „−2 → “ */
const change = (more: number): string => (more === 0 ? '→ ' : `${signed(more)} → `);
const NO_PART = `${cards(ACTION_FIELDS.notCarriedOut.cards)} stattdessen`;

/** What a choice does, in words. */
export function choice(c: Choice, cast: Cast): string {
  switch (c.do) {
    case 'layAside':
    case 'discard':
      return `${heldCard(c.card)} ablegen`;
    case 'choose':
      return `${personName(c.person)}: ${personEffect(c.person)}`;
    case 'placeBoard':
      return `${fieldName(c.field)}: ${fieldEffect(c.field)}`;
    case 'placeArea':
      return placing(c);
    case 'ready':
      return c.plan ? 'Plan bestätigen' : 'Karten bestätigen';
    case 'tile':
      return tileChoice(c);
    case 'person':
      return c.lower === null
        ? `${personName(c.person)} einsetzen: ${personEffect(c.person)}`
        : `${personName(c.person)} einsetzen: ${coins(c.lower.to)} statt ${c.lower.from}`;
    case 'release':
      return `${capital(helperName(c.colour))} kommt aus dem Gefängnis auf den Arbeitsmarkt, für alle`;
    case 'buy':
      return `${coins(c.coins)}: ${stoneName(c.stone)}${c.points > 0 ? ` und ${points(c.points)}` : ''}`;
    case 'trade':
      return capital(fieldEffect(BLACK_MARKET));
    case 'keep':
      return `Nur ${heldCard(c.card)} behalten: ${handCards(c.exchanged)} tauschen, dann ${ACTION_FIELDS.handCards.cards} ziehen`;
    case 'takeVineyard':
      return `${cardName(c.card)} nehmen`;
    case 'draw':
      return `${cards(c.cards)} ziehen`;
    case 'remove':
      return `${coins(c.coins)}: „${progressName(c.progress)}“ entfernen und ${points(ACTION_FIELDS.progress.points)}`;
    case 'build':
      return `${heldCard(c.card)} bauen: ab ${coins(c.price)}`;
    case 'buildOpen':
      return `Aus der Auslage: ${heldCard(c.card)} bauen: ab ${coins(c.price)}`;
    case 'skip':
      return skipping(c);
    case 'end':
      return ENDS[c.kind] ?? 'Weiter';
    case 'at':
    case 'through':
      return site(c);
    case 'pay':
      return `${goods(c.good, 1)} geben: ${coins(c.coins)}${c.left > 0 ? `, dann ${c.left === 1 ? 'fehlt' : 'fehlen'} noch ${c.left}` : ', dann ist bezahlt'}`;
    case 'settle':
      return c.goods.length === 0
        ? `${coins(c.price)} nach Vorschlag bezahlen`
        : `Nach Vorschlag: ${listOf(c.goods.map(amount))}${c.coins > c.price ? `, ${c.coins - c.price} zu viel` : ', genau passend'}`;
    case 'area':
      return `${areaName(c.area)}: ${c.ways.flatMap(({ helpers: more, goods: n }, way) => (n > 0 ? [`${wayName(way)} ${change(more)}${n}`] : [])).join(', ')}${c.stoneOn === NOTHING ? '' : `; dein Stein liegt schon auf „${wayName(wayOf(c.stoneOn))}“`}`;
    case 'take':
      return c.tile === NOTHING
        ? `Plättchen von Feld ${c.field + 1}`
        : `Feld ${c.field + 1}, ${tileName(c.tile)}: ${tileEffect(c.tile)}`;
    case 'produce':
      return `Mit den Gehilfen produzieren: ${made(c.made, c.steps)}`;
    case 'cover':
      return `${covering(c.tiles, c.cards)}: ${made(c.made, c.steps)}`;
    case 'chain':
      return `${listOf(c.taken.map(amount))} → ${amount(c.made)}`;
    case 'feed':
      return `${heldCard(c.card)} ablegen: ${goods(c.good, 1)}${c.bonus ? ', am Ende eine mehr' : ''}`;
    case 'press':
      return `${goods(grapeOf(c.grape), 1)} und ${goods(c.other, 1)} → ${goods(c.good, 1)}`;
    case 'stop':
      return c.bonus === null ? 'Kette beenden' : `Kette beenden: ${amount(c.bonus)} als Bonus`;
    case 'onto':
      return `${goods(c.good, 1)} (${coins(c.coins)})`;
    case 'helper':
      return `${capital(helperName(c.colour))} (${c.n} im Beutel)`;
    case 'bridge':
      return `Brücke ${siteName(c.site)}: ${coins(CHAPTER_FIELDS.bridge.coins)} für ${points(CHAPTER_FIELDS.bridge.points)} und ${cards(CHAPTER_FIELDS.bridge.cards)}`;
    case 'deliver':
      return `Waren im Wert von ${coins(CHAPTER_FIELDS.shipyard.coins)} liefern: ${points(CHAPTER_FIELDS.shipyard.points)} und ${cards(CHAPTER_FIELDS.shipyard.cards)}`;
    case 'sail':
    case 'back':
      return sailing(c);
    case 'stay':
      return c.card ? `Liegen bleiben, ${NO_PART}` : 'Liegen bleiben';
    case 'hire':
      return `${cardName(c.card)} für ${coins(c.coins)}: ${cardEffect(c.card)}`;
    case 'recruit':
      return `${personName(c.person)} für ${coins(c.coins)} aufnehmen: ${personEffect(c.person)}`;
    case 'use':
      return using(c, cast);
    case 'jail':
      return `${capital(figureName(c.figure))} vom Arbeitsmarkt einsperren`;
    case 'jailLent':
      return 'Den Kapuzenträger von Rabbit einsperren';
    case 'fulfil':
      return c.coins > 0
        ? `„${supplementaryName(c.mission)}“: Waren im Wert von ${coins(c.coins)} für ${points(c.points)}`
        : `„${supplementaryName(c.mission)}“ vorzeigen: ${points(c.points)}`;
    case 'run':
      return `${cardName(c.card)} in ${areaName(c.area)}: ${chainWords(c.card)}`;
    case 'best':
      return c.runs.length === 0
        ? 'Beste Reihenfolge: Mehr lässt sich nicht herausholen'
        : `Beste Reihenfolge: ${listOf(c.runs.map(({ links, good }) => goods(good, links)))}`;
  }
}

function placing({ field, card, made: n, share, links }: Choice & { do: 'placeArea' }): string {
  if (card === NOTHING)
    return `${areaName(areaOf(field))}, ${wayName(wayOf(field))}: hier steht noch kein Gebäude`;
  const out = card === CAPTAIN ? steps(n) : goods(GOOD[card], n);
  return `${cardName(card)} in ${areaName(areaOf(field))}, ${wayName(wayOf(field))}: ${out} (${percent(share)})${links > 0 ? ', danach die Kette' : ''}`;
}

function tileChoice({ tile, lower, gained }: Choice & { do: 'tile' }): string {
  const name = tileName(tile);
  if (lower !== null) return `${name}: ${coins(lower.to)} statt ${lower.from}`;
  const key = TILE_KEYS[tile];
  switch (key) {
    case 'cardsForYellow':
      return `${name}: ${cards(gained)} ziehen`;
    case 'coalForGreen':
      return `${name}: ${goods(COAL, gained)} und ${points(TILES.coalForGreen.points)}`;
    case 'cardsForPoints':
      return `${name}: ${handCards(TILES.cardsForPoints.cards)} ablegen für ${points(gained)}`;
    case 'cottonForPoints':
      return `${name}: ${handCards(TILES.cottonForPoints.cards)} mit Baumwolle ablegen für ${points(gained)}`;
    case 'offspringLess':
    case 'buildingLess':
    case 'missingHelper':
    case 'anyGood':
    case 'woodForCoal':
      return `${name}: ${tileEffect(tile)}`;
    default:
      return `${name}: ${givingUp(GOODS_TILES[key])} für ${points(gained)}`;
  }
}

/** „6 Handkarten und 1 Plättchen „Aushilfe““ */
const covering = (tiles: number, given: number): string =>
  `Fehlende ersetzen: ${listOf([
    tiles > 0 && `${tiles}-mal „${tileName(TILE_KEYS.indexOf('missingHelper'))}“`,
    given > 0 && `${handCards(given)} ablegen`,
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
    premium > 0 && `Prämie ${points(premium)}`,
    tiles.length > 0 && eitherOf([...new Set(tiles)].map((tile) => `„${tileName(tile)}“`)),
    mission > 0 && `Geheimauftrag +${mission}`,
    isTarget && 'Ziel des Kapitels',
  ]);
  return `${capital(placeName(board, place))}${verb === 'through' ? ', mit 1 Brett durchs Dickicht' : ''}: ${coins(price)}${cheaper ? ' (ermäßigt)' : ''}${far > 0 ? `, ${steps(far)}` : ''}${gains === '' ? '' : `; ${gains}`}`;
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
  if (drift) return `${spaces(n)} zurücktreiben, auf ${spaceName(to)}`;
  if (to === NOTHING) return `${spaces(n)} ${verb === 'sail' ? 'vorwärts' : 'zurück'}`;
  const where = anchor === NOTHING ? spaceName(to) : `${spaceName(to)} vor ${placeName(board, anchor)}`;
  return `${spaces(n)} ${verb === 'sail' ? 'vorwärts' : 'zurück'}: ${where}${given > 0 ? `, ${handCards(given)} ablegen` : ''}${arrival > 0 ? `, ${points(arrival)}` : ''}`;
}

function using({ work, given, points: n, seats }: Choice & { do: 'use' }, cast: Cast): string {
  if (given !== null) return `${workName(work)}: ${amount(given)} für ${points(n)}`;
  if (work === USE_BARRACKS)
    return seats.length === 0
      ? `${workName(work)} nutzen`
      : `${workName(work)}: ${listOf(seats.map((seat) => cast.name(seat)))} ${seats.length === 1 ? 'verliert' : 'verlieren je'} ${points(n)}`;
  return `${workName(work)}: eine Figur einsperren`;
}

const SKIPS: Readonly<Partial<Record<QuestionKind, string>>> = {
  offspring: `Keinen Stein kaufen, ${NO_PART}`,
  blackMarket: `Nicht handeln, ${NO_PART}`,
  progress: `Keinen Fortschritt machen, ${NO_PART}`,
  build: `Nichts bauen, ${NO_PART}`,
  bridge: `Keine Brücke bauen, ${NO_PART}`,
  shipyard: `Nichts liefern, ${NO_PART}`,
  sail: `Nicht segeln, ${NO_PART}`,
  hire: `Niemanden anheuern, ${NO_PART}`,
  emptyArea: `Nichts herstellen, ${NO_PART}`,
  buildNow: 'Auf der Hand behalten',
};
function skipping({ kind, missing, card }: Choice & { do: 'skip' }): string {
  const instead = card ? `, ${NO_PART}` : '';
  if (kind === 'chain') return `Die Kette nicht nutzen${instead}`;
  if (kind !== 'produce') return SKIPS[kind] ?? 'Auslassen';
  if (missing === 0) return `Auf die Produktion verzichten${instead}`;
  return card ? `Nicht ausgleichen${instead}` : 'Nicht ausgleichen, nur die Kette nutzen';
}
const ENDS: Readonly<Partial<Record<QuestionKind, string>>> = {
  prepare: 'Weiter zur Planung',
  release: 'Niemanden freilassen',
  endTurn: 'Zug beenden',
  special: 'Fertig mit den Sondergebäuden',
  finalProduction: 'Schlussproduktion beenden',
};

const WISHES: Readonly<Record<NewdaleWish['wish'], string>> = {
  change: 'Mehr geben und etwas herausbekommen',
  noTile: 'Kein Plättchen nehmen',
  keepCards: 'Alle Karten behalten',
};
export const wish = ({ wish: wanted }: NewdaleWish): string => WISHES[wanted];
