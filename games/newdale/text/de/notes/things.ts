import { capital } from '@spielstube/engine/text';
import { NOTHING } from '../../../data/box.ts';
import {
  CARD_POINTS,
  CHAIN,
  COST,
  DISCOUNT,
  GOOD,
  HELPERS,
  isSailor,
  NO_CHAIN,
  RAW,
  RAW_CHAIN,
} from '../../../data/cards.ts';
import { isGrape } from '../../../data/goods.ts';
import { MYSTIC } from '../../../data/missions.ts';
import {
  BUILDING,
  MILITARY_POINTS,
  SCORING,
  THRESHOLD_CARDS,
  THRESHOLDS,
  TRACK_TURNED,
} from '../../../data/setup.ts';
import { TILE_COPIES } from '../../../data/tiles.ts';
import { note, type ThingNotes } from '../../notes.ts';
import { ruleOfCard, ruleOfPerson, ruleOfTile } from '../../rules.ts';
import { cardEffect, chainWords, personEffect, tileEffect } from '../effects.ts';
import {
  cardName,
  cards,
  coins,
  eitherOf,
  fists,
  goodName,
  goods,
  handCards,
  helpers,
  helpersNeeded,
  houses,
  inLandscape,
  landscapeName,
  listOf,
  personName,
  points,
  rawName,
  steps,
  symbolName,
  tileName,
} from '../words.ts';

/** How a chain works, in a sentence. */
const chainHow = (card: number): string =>
  CHAIN[card].sort === RAW_CHAIN
    ? 'Je abgelegter Handkarte mit diesem Rohstoff entsteht eine Ware, am Ende eine mehr.'
    : 'So oft du willst, am Ende entsteht eine mehr.';

/** Everything that is printed on a card. */
export function cardLines(card: number): readonly (string | false)[] {
  const made = GOOD[card];
  const activated = HELPERS[card].some((n) => n > 0);
  return [
    COST[card] > 0 &&
      `Kostet ${coins(COST[card])}${!isSailor(card) && DISCOUNT[card] >= 0 ? `, ${inLandscape(DISCOUNT[card])} ${BUILDING.discount} weniger` : ''}.`,
    activated && `Braucht ${helpersNeeded(HELPERS[card])}.`,
    activated && made !== NOTHING && `Stellt her: ${goodName(made)}.`,
    cardEffect(card) !== '' && `${capital(cardEffect(card))}.`,
    CHAIN[card].sort !== NO_CHAIN && `Kette: ${chainWords(card)}. ${chainHow(card)}`,
    CARD_POINTS[card] > 0 && `${points(CARD_POINTS[card])} in der Schlusswertung.`,
    RAW[card] !== undefined && `Auf der Hand zählt die Karte als Rohstoff: ${rawName(RAW[card])}.`,
  ];
}

/** What lies before a player explains itself. */
export const thingNotes: ThingNotes = {
  card: (card) => note(cardName(card), cardLines(card), ruleOfCard(card)),
  good: (one, n, worth) =>
    note(
      capital(goodName(one)),
      [
        `${capital(goods(one, n))}. Beim Bezahlen zählt jede Ware ${coins(worth)}.`,
        isGrape(one)
          ? 'Trauben sind so viel wert, wie gerade Gehilfen ihrer Farbe an deinem Arbeitsmarkt sind.'
          : `Am Ende bringen je ${SCORING.coinsPerPoint} Münzen übriger Waren ${points(1)}.`,
      ],
      isGrape(one) ? 'NEW-SPECIAL-12' : 'NEW-PAY-01',
    ),
  raw: (raw) =>
    note(
      rawName(raw),
      [
        'Rohstoff: Diese Handkarte kannst du in einer Kette ablegen, die ihn braucht. Gebaut wird sie dann nicht.',
      ],
      'NEW-CHAIN-02',
    ),
  landscape: (landscape) =>
    note(
      landscapeName(landscape),
      [`Gebäude mit diesem Zeichen kosten ${inLandscape(landscape)} ${BUILDING.discount} weniger.`],
      'NEW-BUILD-04',
    ),
  symbol: (symbol) =>
    note(
      symbolName(symbol),
      [
        symbol === MYSTIC
          ? `Zählt für alle Geheimaufträge: ein Haus hier bringt jedem ${points(SCORING.missionHouse)} am Ende.`
          : `Ein Haus hier bringt dem, dessen Geheimauftrag das Zeichen zeigt, ${points(SCORING.missionHouse)} am Ende.`,
      ],
      'NEW-SCORE-11',
    ),
  mission: (mission, built) =>
    note(
      `Geheimauftrag: ${symbolName(mission)}`,
      [
        `Jedes Haus an einem Ort mit ${symbolName(mission)} oder Mystischer Stätte bringt am Ende ${points(SCORING.missionHouse)}.`,
        `Du hast ${houses(built)} dort: ${points(built * SCORING.missionHouse)}.`,
      ],
      'NEW-SCORE-11',
    ),
  price: (card) =>
    note(
      `Preis: ${coins(COST[card])}`,
      [
        'Du zahlst mit Waren. Wechselgeld gibt es nicht.',
        !isSailor(card) &&
          DISCOUNT[card] >= 0 &&
          `${capital(inLandscape(DISCOUNT[card]))} kostet es ${BUILDING.discount} weniger.`,
      ],
      'NEW-BUILD-03',
    ),
  cardPoints: (n) => note(points(n), ['Sie zählen erst in der Schlusswertung.'], 'NEW-SCORE-12'),
  chain: (card) =>
    note(
      `Kette: ${chainWords(card)}`,
      [chainHow(card), 'Dafür braucht es einen Stein im Bereich, aber keine Gehilfen.'],
      'NEW-CHAIN-01',
    ),
  helpersNeeded: (card) =>
    note(
      helpers(HELPERS[card]),
      [
        'So viele müssen für das ordentliche Feld am Arbeitsmarkt sein. Schlampig geht es mit weniger, außerordentlich nur mit mehr.',
      ],
      'NEW-PROD-03',
    ),

  hand: (name, n) =>
    note(`Hand von ${name}`, [`${capital(handCards(n))}. Eine Grenze gibt es nicht.`], 'NEW-GEN-08'),
  pile: (n) =>
    note('Nachziehstapel', [`Noch ${cards(n)}. Ist er leer, wird die Ablage gemischt.`], 'NEW-GEN-10'),
  discards: (n) => note('Ablage', [`${capital(cards(n))}, offen für alle.`], 'NEW-GEN-12'),
  display: (n) =>
    note(
      'Auslage',
      [
        n === 0
          ? 'Gerade liegt nichts aus.'
          : `${capital(cards(n))}. Jeder darf sie bauen, als hätte er sie auf der Hand.`,
      ],
      'NEW-BUILD-02',
    ),

  points: (n) =>
    note(
      points(n),
      [
        `Wer im Spiel ${eitherOf(THRESHOLDS.map(String))} überschreitet, zieht jedes Mal ${cards(THRESHOLD_CARDS)}.`,
        n > TRACK_TURNED && `Über ${TRACK_TURNED} bringt die Leiste keine Karten mehr.`,
        'Punkte auf Gebäuden und für den Geheimauftrag kommen erst am Ende dazu.',
      ],
      'NEW-VP-01',
    ),
  threshold: (n) =>
    note(
      `Schwelle nach ${n}`,
      [`Wer sie im Spiel überschreitet, zieht sofort ${cards(THRESHOLD_CARDS)}.`],
      'NEW-VP-02',
    ),
  coins: (n) =>
    note(
      `Waren im Wert von ${coins(n)}`,
      [
        'Bezahlt wird mit Waren, jede zählt ihren Wert.',
        `Was am Ende übrig ist, bringt je ${SCORING.coinsPerPoint} Münzen ${points(1)}.`,
      ],
      'NEW-PAY-01',
    ),
  houses: (n) =>
    note(
      'Häuser',
      [
        `Noch ${houses(n)} im Vorrat. Jedes Gebäude stellt eines auf den Spielplan; ohne Haus kann niemand mehr bauen.`,
      ],
      'NEW-BUILD-14',
    ),
  strength: (n) =>
    note(
      `Militärstärke: ${fists(n)}`,
      [
        `Am Ende bekommen die Stärksten ${listOf(MILITARY_POINTS.map(String))} Siegpunkte. Wer keine Faust hat, bekommt nichts.`,
        'Fäuste schützen auch vor Kasernen und Überfällen.',
      ],
      'NEW-SCORE-02',
    ),
  range: (removed) =>
    note(
      'Reichweite',
      [
        `Dein nächstes Haus darf bis zu ${steps(removed ? BUILDING.longRange : BUILDING.range)} von einem eigenen entfernt sein.`,
        removed
          ? `Ein Plättchen gibt es bis zu ${steps(BUILDING.longRange - 1)} weit.`
          : `Die Aktion Fortschritt macht daraus ${BUILDING.longRange}. Ein Plättchen gibt es nur ${steps(BUILDING.range - 1)} weit.`,
      ],
      'NEW-BUILD-11',
    ),
  compensation: (removed) =>
    note(
      'Kartenausgleich',
      [
        `Für jeden fehlenden Gehilfen kannst du ${handCards(removed ? BUILDING.cardsAfterProgress : BUILDING.cardsForHelper)} ablegen.`,
        !removed && `Die Aktion Fortschritt macht daraus ${BUILDING.cardsAfterProgress}.`,
      ],
      'NEW-PROD-09',
    ),

  tile: (tile, n) =>
    note(
      tileName(tile),
      [
        `${capital(tileEffect(tile))}.`,
        n > 1 && `Es sind ${n}.`,
        'Danach ist es weg. Am Ende ist es nichts wert.',
      ],
      ruleOfTile(tile),
    ),
  bonusField: (field, tile, n) =>
    note(
      `Bonusfeld ${field + 1}`,
      tile === NOTHING || n === 0
        ? ['Hier liegt kein Plättchen mehr.']
        : [
            `${tileName(tile)}, ${n} von ${TILE_COPIES[tile]}: ${tileEffect(tile)}.`,
            `Wer an einem Ort rundherum baut, ${steps(BUILDING.range - 1)} von einem eigenen Haus, nimmt sofort eines; mit größerer Reichweite zählen auch ${steps(BUILDING.longRange - 1)}.`,
          ],
      'NEW-BUILD-18',
    ),
  person: (person) =>
    note(
      personName(person),
      [`Einmal: ${personEffect(person)}.`, 'Danach ist die Karte weg.'],
      ruleOfPerson(person),
    ),
};
