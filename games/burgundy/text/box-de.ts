import type { BoxNames, BoxText, ClaimWords } from '@spielstube/engine/text';
import type { BoxClaim } from '../data/box.ts';

/** Was auf den Komponenten steht, mit Worten. */
const names: BoxNames = {
  points: 'Punkte',
  goods: 'Waren',
  animals: 'Tiere',
  silver: 'Silber',
  workers: 'Arbeiter',
  workersUpTo: 'Arbeiter auffüllen bis',
  cardsPerPoint: 'Karten für 1 Punkt',
  price: 'Preis in Silber',
  cards: 'Karten',
  firstTriple: 'erster Drilling',
  startCard: 'Startspielerkarte',
  egonCloister: 'Kloster Egons',
  ofASort: 'von jeder Sorte',
  soloWorkers: 'Arbeiter allein',
  inOrder: 'der Reihe nach',
  byDie: 'nach Würfel',
  A: 'Durchgang A',
  B: 'Durchgang B',
  C: 'Durchgang C',
  D: 'Durchgang D',
  E: 'Durchgang E',
};

/** Was gelten muss und bei berichtigten Werten nicht gilt. */
const claims: ClaimWords<BoxClaim> = {
  threeOfEachBuilding: () => 'Von jedem Gebäude gibt es drei Karten',
  cardsOfType: (count, type) => `Es gibt ${count} Karten „${type}“`,
  copiesOfNumber: (most) => `Höchstens ${most} Karten einer Sorte zeigen dieselbe Zahl`,
  dieNumber: () => 'Ein Würfel zeigt 1 bis 6',
  cardType: (types) => `Als Sorte geht nur ${types}`,
  optionLeft: () => 'In jedem Durchgang bringt eine Möglichkeit Punkte, Silber oder Arbeiter',
  actionsBring: () => 'Silber und Karten für 1 Punkt sind mindestens 1',
  purchaseBrings: () => 'Der Kauf bringt mindestens eine Karte',
  setsGrow: () => 'Jedes weitere Tier einer Sammlung bringt mindestens so viel wie das vorige',
  enoughOfASort: (least) => `Von jeder Sorte gibt es mindestens ${least}`,
  oneSortEach: () => 'Jede Zahl verkauft genau eine Sorte',
  cardsForSetup: (seats) => `Der Aufbau für ${seats} braucht mehr Karten, als es gibt`,
  cardWorth: () => 'Jede Karte ist mindestens einen Punkt wert',
};

export const boxText: BoxText<BoxClaim> = { names, claims };
