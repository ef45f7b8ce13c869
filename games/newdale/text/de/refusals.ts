import { capital } from '@spielstube/engine/text';
import type { NewdaleLanguage } from '../types.ts';
import { NORTH, SHIPYARD_GOODS } from './effects.ts';
import {
  cards,
  coins,
  goods,
  handCards,
  inLandscape,
  inWords,
  listOf,
  rawName,
  steps,
  timesInWords,
} from './words.ts';

/** „fehlt“, „fehlen“ */
const lack = (n: number): string => (n === 1 ? 'fehlt' : 'fehlen');

/** Why not: one sentence for each reason in the rules. */
export const refusals: NewdaleLanguage['refusals'] = {
  areaTaken: () => 'In diesem Bereich liegt schon ein Stein: Jedes Gebäude arbeitet nur einmal je Runde.',
  fieldTaken: () => 'Auf diesem Feld liegt schon ein Stein von dir.',
  noSuchField: () => 'Dieses Feld gibt es in diesem Kapitel nicht.',
  allStonesPlaced: (detail) =>
    `Alle Steine müssen liegen: Es ${lack(detail('missing'))} noch ${detail('missing') === 1 ? 'einer' : inWords(detail('missing'))}.`,

  noSuchTile: () => 'Dieses Plättchen hast du nicht.',
  tileWaitsForPrice: () => 'Dieses Plättchen nutzt du beim Bezahlen.',
  tileWaitsForProduction: () => 'Dieses Plättchen nutzt du bei einer Produktion, der ein Gehilfe fehlt.',
  tooFewGoods: (detail) => `Dir ${lack(detail('missing'))} ${goods(detail('good'), detail('missing'))}.`,
  tooFewCards: (detail) =>
    `Dir ${lack(detail('missing'))} ${handCards(detail('missing'))}${detail('raw') < 0 ? '' : ` mit ${rawName(detail('raw'))}`}.`,
  mustDiscard: (detail) =>
    `Das geht nicht: ${capital(cards(detail('cards')))} ${detail('cards') === 1 ? 'muss' : 'müssen'} noch weg.`,
  noSuchPerson: () => 'Diese Person ist nicht bei dir.',
  personWaitsForPrice: () => 'Gunda hilft beim Bezahlen eines Gebäudes.',
  noHelperInBag: () => 'So ein Gehilfe ist nicht im Beutel.',
  noSuchPrisoner: () => 'So jemand sitzt nicht in deinem Gefängnis.',
  prisonerWaits: () => 'Gefangene kommen erst frei, wenn die Gehilfen der Runde gezogen sind.',
  whileAllPlan: () => 'Solange alle planen, ruht das: Es ging davor und geht wieder in deinen Zügen.',

  tooFewCoins: (detail) => `Dir ${lack(detail('missing'))} ${coins(detail('missing'))}.`,
  stoneBought: () => 'Diesen Stein hast du schon.',
  progressMade: () => 'Diesen Fortschritt hast du schon gemacht.',
  nothingToExchange: () => 'Zum Tauschen brauchst du mindestens zwei Handkarten: Eine behältst du immer.',
  helpersMissing: (detail) =>
    `Am Arbeitsmarkt ${detail('missing') === 1 ? 'fehlt dafür ein Gehilfe' : `fehlen dafür ${inWords(detail('missing'))} Gehilfen`}.`,
  noGoodsForChain: () => 'Für diese Kette hast du nicht, was sie braucht.',
  otherRaw: () => 'Diese Karte zeigt einen anderen Rohstoff.',
  noGrapes: () => 'Solche Trauben hast du nicht, oder es fehlen Fässer.',
  producesNothing: () => 'Keines deiner Gebäude stellt diese Ware her.',

  noHouseLeft: () => 'Du hast kein Haus mehr im Vorrat.',
  noFreeArea: () => 'Kein Bereich ist mehr frei. Sondergebäude kannst du noch bauen.',
  areaOccupied: () => 'Hier liegt schon ein Gebäude.',
  areaReserved: () => 'Dieser Bereich ist für Kapitän oder Smutje reserviert.',
  noPlaceInReach: () => 'Kein freier Ort liegt in deiner Reichweite.',
  tooFar: (detail) => `Das ist zu weit von deinen Häusern: Deine Reichweite ist ${steps(detail('range'))}.`,
  ownHouseThere: () => 'Hier steht schon ein Haus von dir.',
  needlessBoards: () => 'Dorthin kommst du ohne Bretter genauso schnell.',
  noBoards: () => 'Dir fehlt 1 Brett für den Weg durchs Dickicht.',
  noTileThere: () => 'Auf diesem Bonusfeld liegt nichts mehr.',
  mustTakeTile: () => 'Liegt ein Plättchen daneben, musst du eines nehmen.',
  fieldNotAdjacent: () => 'Dieses Bonusfeld grenzt nicht an den Ort.',

  noSuchGood: () => 'Diese Ware hast du nicht.',
  worthless: () =>
    'Diese Trauben sind gerade nichts wert: Kein Gehilfe ihrer Farbe ist an deinem Arbeitsmarkt.',
  noChange: () => 'Wechselgeld gibt es nicht.',
  notAccepted: () => `Die Werft nimmt nur ${listOf(SHIPYARD_GOODS)}.`,
  dearestFirst: () => 'Die wertvollste Ware kommt zuerst; danach nur noch gleiche oder kleinere.',
  doesNotReach: (detail) =>
    `Mit dieser und kleineren Waren kommst du nicht auf ${coins(detail('coins'))}. Fang mit einer wertvolleren an.`,
  notInPayment: () => 'Mitten im Bezahlen hilft nur, was diesen Preis senkt.',
  reduceFirst: () => 'Was den Preis senkt, kommt vor der ersten Ware.',

  noSuchBuilding: () => 'So ein Sondergebäude hast du nicht.',
  alreadyUsed: () => 'Das hast du in dieser Phase schon genutzt.',
  nobodyAtMarket: () =>
    'Am Arbeitsmarkt steht keine Figur, die man einsperren könnte: Gedruckte zählen nicht.',
  nobodyWeaker: () => 'Niemand hat weniger Fäuste als du.',
  missionNotOut: () => 'Ein Zusatzauftrag liegt noch nicht aus.',
  missionFulfilled: () => 'Diesen Zusatzauftrag hast du schon erfüllt.',
  noHouseInTheNorth: () => `Dafür brauchst du ein Haus im Norden: ${NORTH}.`,
  landscapesMissing: (_detail, list) =>
    `Dir fehlt noch ein Haus ${listOf(list('missing').map(inLandscape))}.`,

  bridgeBuilt: () => 'Hier steht schon eine Brücke. Sie ist ein Weg für alle.',
  ownBridgeBuilt: () => 'Deine Brücke steht schon, und jeder hat nur eine.',
  noHouseAtBridge: () => 'An keinem der beiden Ufer steht hier ein Haus von dir.',
  shipyardLimit: (detail) => `Mehr als ${timesInWords(detail('times'))} nimmt die Werft von dir nichts.`,
  endOfSea: () => 'So weit reicht der Seeweg nicht.',
  arrivedInNewdale: () => 'Dein Schiff ist in Newdale und bleibt dort.',
  notInDisplay: () => 'Davon liegt nichts mehr aus.',
  oneCook: () => 'Du hast schon einen Smutje, und zwei verderben die Suppe.',

  chainUsed: () => 'Diese Kette hast du in der Schlussproduktion schon genutzt.',
  noChain: () => 'Hier gibt es keine Kette.',

  notYourTurn: () => 'Du bist gerade nicht dran.',
  notOffered: () => 'Das steht jetzt nicht zur Wahl.',
};
