import { counted } from '@spielstube/engine/text';
import { ACTIONS, ANIMAL_SETS, POINTS, PURCHASE } from '../../data/bonuses.ts';
import { ANIMAL_SORTS, STACK_SIZE } from '../../data/setup.ts';
import { saleOf } from '../../rules/goods.ts';
import type { BurgundyWords } from '../words.ts';
import { effects } from './effects.ts';
import {
  amount,
  amountOf,
  animalName,
  cardName,
  cardNames,
  goodsName,
  spelled,
  stackOf,
  tripleOf,
} from './words.ts';

const cards = (n: number): string => counted(n, 'Karte', 'Karten');

const boughtCards = spelled(PURCHASE.cards, 'eine Karte', 'Karten');

export const words: BurgundyWords = {
  sheets: { board: 'Auslage', own: 'Mein Gut' },
  card: cardName,
  face: cardName,
  goods: goodsName,
  animal: animalName,
  effect: (key) => effects[key],
  gain: amountOf,
  amount,

  joker: 'Joker',
  triple: (points) => `Drei davon, ein Drilling: ${amount('points', points)}.`,
  copies: (type, n) => `${n} ${cardNames(type)} sind im Spiel.`,
  onHand: (n) => `${cards(n)} auf der Hand`,

  round: (round, of) => `Runde ${round} von ${of}`,
  roundShort: (round, of) => `${round}/${of}`,
  phase: (letter) => `Durchgang ${letter}`,

  roundAbout: 'Fünf Durchgänge von A bis E, jeder mit sechs Runden. In jeder Runde hat jeder einen Zug.',
  phaseCard: 'Drilling bringt',
  phaseCardAbout: 'Wer einen Drilling vollendet, nimmt sich davon eines.',
  firstTriples: 'Erster Drilling:',
  firstTriplesAbout: (points) =>
    `Wer als Erster einen Drilling einer Art vollendet, bekommt ihre Karte: ${amount('points', points)}.`,
  firstTriple: (type, points) => `Erster ${tripleOf(type)}: ${amount('points', points)}`,
  heldBy: (name) => `Vergeben an ${name}.`,
  stillFree: 'Noch zu haben.',
  step: 'Jeder Schritt zur Nachbarzahl:',
  allSeven: 'Alle 7 Arten',
  allSevenCard: (points) => `Alle 7 Arten: ${amount('points', points)}`,
  allSevenAbout: 'Für Karten aller sieben Arten im Fürstentum. Wer zuerst kommt, bekommt am meisten.',
  goodsStacks: 'Waren',
  animalStacks: 'Tiere',
  goodsOnTop: (top, n) => (top === null ? 'Warenstapel, leer' : `Warenstapel: ${top}, ${cards(n)}`),
  animalOnTop: (top, n) => (top === null ? 'Tierstapel, leer' : `Tierstapel: ${top}, ${cards(n)}`),
  cardsLeft: (n) => `${cards(n)} im Stapel, die oberste liegt offen.`,
  row: (row) => `Reihe ${row}`,
  rowAbout: (row) =>
    `Mit einer ${row} nimmst du eine Karte von hier. Jeder Schritt daneben kostet 1 Arbeiter.`,
  empty: 'leer',
  free: 'frei',
  drawPile: 'Stapel',
  discardPile: 'Ablage',
  drawPileOf: (n) => `Nachziehstapel: ${cards(n)}`,
  drawPileAbout: `Einmal im Zug: für ${PURCHASE.price} Silber ${boughtCards} ziehen und eine davon nutzen.`,
  discardPileOf: (n) => `Ablagestapel: ${cards(n)}`,
  discardAbout: 'Gespielte und abgelegte Karten. Ein Klick auf den Stapel zeigt sie alle.',
  discardEmpty: 'Auf dem Ablagestapel liegt nichts.',
  bought: 'Deine gekauften Karten',
  boughtBy: (name) => `${name} kauft`,
  asProject: 'Projekt',
  asDie: 'Würfel',

  projects: 'Projekte',
  estate: 'Fürstentum',
  storage: 'Lager',
  points: (n) => (n === 1 ? 'Punkt' : 'Punkte'),
  freeSlot: 'frei',
  freeSlotAbout: 'Platz für ein Projekt. Drei sind das Höchste.',
  estateEmpty: (own) =>
    own ? 'Hier wächst dein Fürstentum: gesetzte Projekte, je drei einer Art.' : 'Noch ist nichts gesetzt.',
  newStack: 'neuer Stapel',
  newStackAbout: 'Hier beginnt ein neuer Stapel.',
  stack: (type, n) => `${stackOf(type)}: ${n} von ${STACK_SIZE}`,
  stackWorth: (points, complete) =>
    complete ? `Vollständig: ${amount('points', points)}.` : `Mit drei Karten: ${amount('points', points)}.`,
  chosen: 'gewählt',
  hand: 'Hand',
  handCard: (die) => `Handkarte: eine ${die}`,
  chosenDie: (die) => (die === null ? 'Eine beliebige Zahl, von der Burg' : `Gewählt: eine ${die}`),
  inPile: (n) => (n === 0 ? 'Stapel ist leer' : `${n} im Stapel`),
  inPileAbout: 'Deine Würfel für den Rest des Durchgangs. In jeder Runde ziehst du eine Karte nach.',
  silverAbout: `Für ${PURCHASE.price} Silber bekommst du ${boughtCards} vom Stapel, einmal im Zug.`,
  workersAbout: 'Ein Arbeiter ändert deine Zahl um einen Schritt. 6 und 1 sind Nachbarn.',
  goodsAbout: (low, high) =>
    `Verkauft wird mit einer ${low} oder ${high}, immer alle: je Karte ${amount('points', saleOf(1).points)} und ${amount('silver', saleOf(1).silver)}.`,
  animalsAbout: `Verschiedene zählen am Ende: 2 bringen ${amount('points', ANIMAL_SETS[2])}, 3 bringen ${ANIMAL_SETS[3]}, alle ${ANIMAL_SORTS} bringen ${ANIMAL_SETS[4]}.`,
  pointCards: (n) => `Siegpunktkarten: ${amount('points', n)}`,
  pointCardsAbout: `${ACTIONS.cardsPerPoint} Arbeiter oder Silber, auch gemischt, werden zu 1 Punkt.`,
  sold: (n) => `Verkaufte Waren: ${amount('points', n)}`,
  startCard: `Startspielerkarte: ${amount('points', POINTS.startCard)} am Ende`,
  startFront: 'Wer zuletzt Waren verkauft, beginnt den nächsten Durchgang.',
  startBack: 'Umgedreht: in diesem Durchgang wurde verkauft. Wer sie am Ende hat, beginnt den nächsten.',
  exchange: 'In Punkte tauschen',
  exchangeAbout: `Je ${spelled(ACTIONS.cardsPerPoint, 'eine Karte', 'Karten')}, Arbeiter und Silber gemischt, werden zu einem Punkt.`,

  status: { deciding: 'am Zug', played: 'hat gespielt', next: 'als Nächstes', later: 'später' },
  whole: (name) => `Das Gut von ${name}`,
  toCome: 'kommt noch',
  bonusCards: 'Bonuskarten',
  egonType: (type, n) => `Egon, ${cardNames(type)}: ${cards(n)}`,
  egonStack: (letter, n) => `Durchgang ${letter}: ${n === 0 ? 'aufgedeckt' : cards(n)}`,
};
