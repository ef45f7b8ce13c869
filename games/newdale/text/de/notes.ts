import { capital } from '@spielstube/engine/text';
import { CAPTAIN_AREA, COAL_AREA, COOK_AREA } from '../../data/areas.ts';
import { BOARDS } from '../../data/boards.ts';
import { NOTHING } from '../../data/box.ts';
import {
  CARD_POINTS,
  CHAIN,
  COST,
  DISCOUNT,
  GOOD,
  HELPERS,
  isProduction,
  isSailor,
  NO_CHAIN,
  RAW,
  RAW_CHAIN,
} from '../../data/cards.ts';
import { CHAPTER_ROWS, SOLO_DELIVERY_POINTS, TARGET_PLACE_POINTS, VOYAGE } from '../../data/chapters.ts';
import { FIGURES_DRAWN } from '../../data/events.ts';
import { ACTION_FIELDS, BRIDGE, CHAPTER_FIELDS, isAreaField, THIRD_STONE, wayOf } from '../../data/fields.ts';
import { isGrape } from '../../data/goods.ts';
import { AID, MYSTIC } from '../../data/missions.ts';
import {
  BUILDING,
  MILITARY_POINTS,
  ROUNDS,
  SCORING,
  STARTING,
  THRESHOLD_CARDS,
  THRESHOLDS,
  TRACK_TURNED,
} from '../../data/setup.ts';
import { TILE_COPIES } from '../../data/tiles.ts';
import type { Note, Notes } from '../notes.ts';
import {
  ruleOfCard,
  ruleOfChapter,
  ruleOfEvent,
  ruleOfField,
  ruleOfPerson,
  ruleOfPhase,
  ruleOfTarget,
  ruleOfTile,
} from '../rules.ts';
import {
  cardEffect,
  chainWords,
  eventEffect,
  fieldEffect,
  orderGoods,
  personEffect,
  soloTargetWords,
  supplementaryEffect,
  taskWords,
  tileEffect,
} from './effects.ts';
import { scoreSources } from './score.ts';
import {
  areaName,
  boardName,
  cardName,
  cards,
  chapterName,
  chapterTitle,
  coins,
  eventName,
  fieldName,
  figures,
  fists,
  goodName,
  goods,
  handCards,
  helperName,
  helpers,
  houses,
  inLandscape,
  landscapeName,
  listOf,
  personName,
  phaseName,
  placeName,
  points,
  rawName,
  siteName,
  spaceName,
  steps,
  stoneName,
  supplementaryName,
  symbolName,
  tileName,
  timesInWords,
} from './words.ts';

const note = (title: string, lines: readonly (string | false)[], rule: Note['rule']): Note => ({
  title,
  lines: lines.filter((line): line is string => line !== false && line !== ''),
  rule,
});

const PHASES: readonly string[] = [
  `Jeder bekommt einen Geheimauftrag und ${cards(STARTING.cards)}, von denen er ${STARTING.discarded} ablegt. Ab Kapitel II wählt jeder eine Person.`,
  'Die oberste Ereigniskarte wird aufgedeckt. Die Gehilfen auf ihr gehören diese Runde zum Arbeitsmarkt.',
  'Alle legen gleichzeitig alle ihre Aktionssteine auf Felder. Ausgeführt wird noch nichts.',
  'Aus dem Beutel kommen weitere Gehilfen auf den Arbeitsmarkt.',
  'Reihum führen alle ihren Stein 1 aus, dann alle ihren Stein 2 und so weiter.',
  `Reihum baut jeder ein Gebäude oder zieht ${cards(ACTION_FIELDS.buildingPhase.cards)}.`,
  'Reihum nutzt jeder seine Sondergebäude, auf denen VI steht, je einmal.',
  'Ereignisse und Überfälle werden abgehandelt, die Figuren kehren in den Beutel zurück, und der Beutel geht nach links weiter.',
  'Noch einmal darf jeder die Ketten aller seiner Gebäude nutzen, ohne Steine und ohne Kettenbonus.',
  'Militär, Kapitelauftrag, übrige Waren, Geheimauftrag und Gebäude bringen Siegpunkte.',
];

/** „Holz auf der Hand …“: what a chain takes, in a sentence. */
function chainLine(card: number): string {
  const { sort } = CHAIN[card];
  if (sort === NO_CHAIN) return '';
  return sort === RAW_CHAIN
    ? `Kette: ${chainWords(card)}. Je abgelegter Handkarte mit diesem Rohstoff entsteht eine Ware, am Ende eine mehr.`
    : `Kette: ${chainWords(card)}. So oft du willst, am Ende entsteht eine mehr.`;
}

function cardLines(card: number): readonly (string | false)[] {
  const made = GOOD[card];
  const activated = HELPERS[card].some((n) => n > 0);
  return [
    COST[card] > 0 &&
      `Kostet ${coins(COST[card])}${!isSailor(card) && DISCOUNT[card] >= 0 ? `, ${inLandscape(DISCOUNT[card])} ${BUILDING.discount} weniger` : ''}.`,
    activated && `Braucht ${helpers(HELPERS[card])}.`,
    isProduction(card) && `Stellt her: ${goodName(made)}.`,
    cardEffect(card) !== '' && `${capital(cardEffect(card))}.`,
    chainLine(card),
    `${points(CARD_POINTS[card])} in der Schlusswertung.`,
    RAW[card] !== undefined && `Auf der Hand zählt die Karte als Rohstoff: ${rawName(RAW[card])}.`,
  ];
}

const bySeat = (names: readonly string[], one: string, many: string, nobody: string): string =>
  names.length === 0 ? nobody : `${listOf(names)} ${names.length === 1 ? one : many}`;

/** Everything on the table explains itself. */
export const notes: Notes = {
  round: (round) =>
    note(
      `Runde ${round} von ${ROUNDS}`,
      ['Jede Runde hat sechs Phasen. Nach der letzten folgen Schlussproduktion und Schlusswertung.'],
      'NEW-GEN-02',
    ),
  phase: (phase) => note(phaseName(phase), [PHASES[phase]], ruleOfPhase(phase)),
  startPlayer: (name) =>
    note(
      'Startspieler',
      [
        `${name} hat den Beutel und beginnt.`,
        'Am Ende jeder Runde geht er nach links weiter.',
        'Bei Gleichstand am Ende gewinnt, wer am weitesten vom neuen Startspieler entfernt sitzt.',
      ],
      'NEW-REND-04',
    ),
  event: (event) =>
    note(
      eventName(event),
      [
        eventEffect(event),
        `Gedruckte Gehilfen gelten für alle. Gezogen werden dazu ${FIGURES_DRAWN[event]} Figuren.`,
      ],
      ruleOfEvent(event),
    ),
  eventStack: (left) =>
    note(
      'Ereignisstapel',
      [
        left === 0
          ? 'Es kommt keines mehr.'
          : `Es ${left === 1 ? 'kommt noch eines' : `kommen noch ${left}`}, in jeder Runde eines.`,
      ],
      'NEW-SET-10',
    ),

  market: () =>
    note(
      'Arbeitsmarkt',
      [
        'Die Gehilfen auf dem Ereignis und die aus dem Beutel. Sie werden nicht verbraucht: Alle nutzen alle.',
        'Wer Poststationen hat, zählt für sich welche dazu.',
      ],
      'NEW-P3-03',
    ),
  bag: (counts) =>
    note(
      'Beutel',
      [
        `Darin: ${figures(counts)}.`,
        'Aus ihm werden in Phase III Figuren gezogen; am Rundenende kehren sie zurück.',
      ],
      'NEW-P3-01',
    ),
  helper: (colour, { printed, drawn, own, lent }) =>
    note(
      capital(helperName(colour)),
      [
        `Auf dem Ereignis ${printed}, gezogen ${drawn}${own + lent > 0 ? `, nur für dich ${own + lent}` : ''}: zusammen ${printed + drawn + own + lent}.`,
        'Gehilfen werden nicht verbraucht: Alle dürfen alle nutzen, beliebig oft.',
        lent > 0 && `${lent} davon ${lent === 1 ? 'kehrt' : 'kehren'} am Rundenende in den Beutel zurück.`,
      ],
      'NEW-P3-04',
    ),
  hooded: (n, strength) =>
    note(
      'Kapuzenträger',
      [
        `${n} am Arbeitsmarkt. Sie helfen niemandem.`,
        `Am Rundenende verliert jeder so viele Siegpunkte, wie ihm Fäuste gegen sie fehlen. Du hast ${fists(strength)}: ${n > strength ? `dir fehlen ${n - strength}` : 'das reicht'}.`,
      ],
      'NEW-CH5-04',
    ),
  prisoners: (counts) =>
    note(
      'Gefangene',
      [
        `Im Gefängnis: ${helpers(counts)}.`,
        'Du kannst sie später auf den Arbeitsmarkt lassen. Dann helfen sie allen, bis zum Rundenende.',
      ],
      'NEW-SPECIAL-14',
    ),

  actionBoard: () =>
    note(
      'Aktionstableau',
      ['Diese Felder stehen allen offen, jedem für einen Stein je Runde. Andere Steine stören nicht.'],
      'NEW-PLAN-06',
    ),
  field: (field) =>
    note(
      capital(fieldName(field)),
      [
        `${capital(fieldEffect(field))}.`,
        isAreaField(field)
          ? wayOf(field) === 1
            ? 'Was fehlt, kannst du mit Handkarten ausgleichen.'
            : wayOf(field) === 0
              ? 'Welche der gedruckten Gehilfen fehlen, ist gleich.'
              : 'Die zusätzlichen Gehilfen müssen von den gedruckten Farben sein.'
          : `Wer nichts davon ausführt, zieht ${cards(ACTION_FIELDS.notCarriedOut.cards)}.`,
      ],
      ruleOfField(field),
    ),
  area: (area, voyage) =>
    note(
      capital(areaName(area)),
      [
        area === COAL_AREA && 'Hier liegt die Kohlemine.',
        voyage && area === CAPTAIN_AREA && 'Hier liegt der Kapitän: Seine Felder bewegen das Schiff.',
        voyage && area === COOK_AREA && 'Nur der Smutje darf hierher.',
        'Hier liegt höchstens ein Produktionsgebäude, und in jeder Runde höchstens ein Stein auf einem der Felder.',
      ],
      voyage && area === COOK_AREA ? 'NEW-CH8-10' : 'NEW-PLAN-05',
    ),
  stone: (stone) =>
    note(
      capital(stoneName(stone)),
      ['Die Zahl sagt, wann er ausgeführt wird: erst alle Steine 1, dann alle Steine 2 und so weiter.'],
      'NEW-PLAN-10',
    ),
  stoneForSale: (stone, names) =>
    note(
      `${capital(stoneName(stone))} zu kaufen`,
      [
        stone === THIRD_STONE
          ? `Mit der Aktion Nachwuchs für ${coins(ACTION_FIELDS.offspring.thirdCoins)}.`
          : `Mit der Aktion Nachwuchs für ${coins(ACTION_FIELDS.offspring.fourthCoins)}, dazu ${points(ACTION_FIELDS.offspring.fourthPoints)}.`,
        `${bySeat(names, 'hat', 'haben', 'Niemand hat')} ihn noch nicht.`,
        'Er gehört dir ab der nächsten Runde.',
      ],
      'NEW-OFFSPRING-01',
    ),
  chance: (share, missing) =>
    note(
      'Chance',
      [
        `So wahrscheinlich sind nach dem Ziehen alle Gehilfen da: ${Math.round(100 * share)} %.`,
        missing === 0
          ? 'Schon jetzt fehlt keiner.'
          : `Jetzt ${missing === 1 ? 'fehlt einer' : `fehlen ${missing}`}.`,
      ],
      'NEW-PROD-06',
    ),

  card: (card) => note(cardName(card), cardLines(card), ruleOfCard(card)),
  good: (one, n, worth) =>
    note(
      goodName(one),
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
      [chainLine(card), 'Dafür braucht es einen Stein im Bereich, aber keine Gehilfen.'],
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
        `Wer beim Punkten ${listOf(THRESHOLDS.map(String))} überschreitet, zieht jedes Mal ${cards(THRESHOLD_CARDS)}.`,
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
            'Wer nah genug an einem Ort rundherum baut, nimmt eines.',
          ],
      'NEW-BUILD-18',
    ),
  person: (person) =>
    note(
      personName(person),
      [`Einmal: ${personEffect(person)}.`, 'Danach ist die Karte weg.'],
      ruleOfPerson(person),
    ),

  place: ({ board, place, premiumTaken, owners, tiles, isStart, isTarget }) => {
    const { landscape, premium, symbol } = BOARDS[board];
    return note(
      capital(placeName(board, place)),
      [
        isStart && 'Hier beginnen alle.',
        landscape[place] >= 0 &&
          `${landscapeName(landscape[place])}: Passende Gebäude kosten ${BUILDING.discount} weniger.`,
        !isStart &&
          premium[place] > 0 &&
          (premiumTaken
            ? 'Die Prämie ist vergeben.'
            : `Wer hier zuerst baut, bekommt ${points(premium[place])}.`),
        symbol[place] >= 0 && `Zeichen für Geheimaufträge: ${symbolName(symbol[place])}.`,
        isTarget && `Ziel des Kapitels: Ein Haus hier bringt am Ende ${points(TARGET_PLACE_POINTS)}.`,
        tiles.length > 0 && `Plättchen daneben: ${listOf([...new Set(tiles)].map(tileName))}.`,
        `${bySeat(owners, 'hat', 'haben', 'Noch hat niemand')} hier ein Haus.`,
      ],
      'NEW-BUILD-10',
    );
  },
  premium: (n) => note(`Prämie: ${points(n)}`, ['Für den Ersten, der hier baut, sofort.'], 'NEW-BUILD-16'),
  bridgeSite: (site, owner) =>
    note(
      `Brücke ${siteName(site)}`,
      [
        owner === ''
          ? `Noch gibt es hier keinen Weg. Wer an einem der Ufer ein Haus hat, kann hier bauen: ${fieldEffect(BRIDGE)}.`
          : `Von ${owner} gebaut. Sie ist für alle ein Weg von einem Schritt.`,
      ],
      owner === '' ? 'NEW-CH3-02' : 'NEW-CH3-03',
    ),
  thicket: () =>
    note(
      'Dickicht',
      ['Dieser Pfad zählt zwei Schritte. Wer ein Sägewerk hat, geht ihn in einem.'],
      'NEW-CH3-06',
    ),
  seaSpace: (space, board) => {
    const anchor = BOARDS[board].sea[space];
    return note(
      capital(spaceName(space)),
      anchor === NOTHING || anchor === undefined
        ? ['Offenes Meer: Von hier aus lässt sich nicht bauen.']
        : [
            `Ankerplatz vor ${placeName(board, anchor)}: Ein Schiff hier zählt wie ein Haus, einen Schritt von diesem Ort.`,
          ],
      'NEW-CH7-03',
    );
  },
  ship: (name, space) =>
    note(
      `Schiff von ${name}`,
      [`Auf ${spaceName(space)}. Vor Anker misst man von ihm wie von einem Haus.`],
      'NEW-CH7-02',
    ),
  blackShip: (space) =>
    note(
      'Schwarzes Schiff',
      [
        `Auf ${spaceName(space)}. Ab Runde ${VOYAGE.blackShipFromRound} fährt es an jedem Rundenende ${VOYAGE.blackShipSteps} Felder weiter.`,
        `Ist es dann vor dir, verlierst du ${points(VOYAGE.blackShipAhead)}.`,
      ],
      'NEW-CH8-12',
    ),
  arrival: (chapter, order) =>
    note(
      `${order + 1}. Schiff am Ziel`,
      [`Bringt sofort ${points(CHAPTER_ROWS[chapter].arrivals[order] ?? 0)}.`],
      CHAPTER_ROWS[chapter].voyage ? 'NEW-CH8-06' : 'NEW-CH7-06',
    ),
  shipyards: (n) =>
    note(
      'Werft',
      [
        `${n === 0 ? 'Noch nie' : capital(timesInWords(n))} genutzt, höchstens ${timesInWords(CHAPTER_FIELDS.shipyard.times)}.`,
      ],
      'NEW-CH6-01',
    ),
  sailor: (card, left) =>
    note(cardName(card), [`Noch ${left} zum Anheuern.`, ...cardLines(card)], ruleOfCard(card)),

  chapter: (chapter) =>
    note(
      `${chapterName(chapter)}: ${chapterTitle(chapter)}`,
      [taskWords(chapter), `Gespielt wird auf dem Plan „${boardName(CHAPTER_ROWS[chapter].board)}“.`],
      ruleOfChapter(chapter),
    ),
  order: (chapter, delivered, gained, alone) => {
    const { low, lowPoints, high, highPoints, solo } = CHAPTER_ROWS[chapter];
    return note(
      'Kapitelauftrag',
      [
        `Am Ende gibst du ${orderGoods(chapter)} ab, gemischt, wie du willst.`,
        alone
          ? `Ab ${coins(solo.delivery)} gibt es ${points(SOLO_DELIVERY_POINTS)}.`
          : `Ab ${coins(low)} gibt es ${points(lowPoints)}, ab ${coins(high)} ${highPoints}. Nur eine der beiden Stufen.`,
        gained > 0
          ? `Jetzt brächte es ${points(gained)} für ${coins(delivered)}.`
          : 'Jetzt reicht es noch nicht.',
      ],
      alone ? 'NEW-SOLO-10' : 'NEW-SCORE-06',
    );
  },
  supplementary: (mission, fulfilled) =>
    note(
      supplementaryName(mission),
      [`${capital(supplementaryEffect(mission))}.`, fulfilled && 'Du hast ihn erfüllt.'],
      mission === AID ? 'NEW-CH2-02' : 'NEW-CH3-10',
    ),
  soloTarget: (chapter, target) =>
    note(
      capital(soloTargetWords(chapter, target)),
      [
        target.met
          ? 'Erreicht.'
          : target.wanted > 1
            ? `Bis jetzt ${target.reached} von ${target.wanted}.`
            : 'Noch nicht erreicht.',
        'Allein müssen alle Ziele in derselben Partie erreicht sein.',
      ],
      ruleOfTarget(target.key),
    ),
  cup: (name) => note('Siegerpokal', [`${name} hat das letzte Kapitel gewonnen.`], 'NEW-CAMP-04'),
  endNow: (total, lines) =>
    note(
      `Wenn jetzt Schluss wäre: ${points(total)}`,
      [
        ...lines.map(({ source, points: n }) => `${scoreSources[source]}: ${n}.`),
        'Geheimaufträge zählen erst, wenn sie offen liegen.',
      ],
      'NEW-SCORE-01',
    ),
};
