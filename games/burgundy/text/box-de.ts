import type { BoxNames } from './box-names.ts';

/** Was auf den Komponenten steht, mit Worten. */
export const names: BoxNames = {
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
