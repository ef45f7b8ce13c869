import { capital } from '@spielstube/engine/text';
import type { ChapterKey } from '../../data/chapters.ts';
import { ROUNDS } from '../../data/setup.ts';
import type { Labels } from '../labels.ts';
import { cards, coins, inWords, listOf, points } from './words.ts';

const PHASES: readonly string[] = [
  'Vorbereitung',
  'Ereignis',
  'Planung',
  'Gehilfen',
  'Aktionen',
  'Bauen',
  'Sonder\u00adgebäude',
  'Rundenende',
  'Schluss\u00adproduktion',
  'Wertung',
];

const NEWS: Readonly<Record<ChapterKey, readonly string[]>> = {
  I: ['Das Grundspiel: Planen, Produzieren, Bauen.', 'Niemand hat eine Person.'],
  II: ['Jeder wählt eine Person mit einem einmaligen Vorteil.', 'Ein Bote bringt einen Zusatzauftrag.'],
  IIIa: ['Über den Fluss kommt ihr nur an der Furt und über Brücken.', 'Neues Aktionsfeld: Brücke.'],
  IIIb: [
    'Pfade durchs Dickicht zählen zwei Schritte, mit Sägewerk nur einen.',
    'Sägewerke liegen von Anfang an aus.',
  ],
  IVa: ['Noch einmal Brücken, und ein Haus in Creekside bringt am Ende Punkte.'],
  IVb: [
    'Wer Bretter abgibt, kommt leichter durchs Dickicht.',
    'Ein Haus in Thickthorn bringt am Ende Punkte.',
  ],
  V: [
    'Kapuzenträger kommen in den Beutel und überfallen euch am Rundenende.',
    'Ein Haus in Canyon Brook bringt am Ende Punkte.',
  ],
  VI: ['Neues Aktionsfeld: Werft. Sie nimmt Waren und gibt Punkte.'],
  VII: [
    'Kapuzenträger von Anfang an, Gefängnisse gegen sie.',
    'Schiffe bringen euch zu den Inseln. Neues Aktionsfeld: Segeln.',
  ],
  VIII: [
    'Die Rückseite des Tableaus mit Kapitän und Smutje.',
    'Neues Aktionsfeld: Anheuern.',
    'Wer nicht in Newdale ankommt, verliert Punkte.',
  ],
};

const WAYS: Readonly<Partial<Record<ChapterKey, string>>> = {
  IIIa: 'Dem Fluss nach',
  IIIb: 'In den Dornwald',
};

/** What the board itself says. */
export const labels: Labels = {
  sheets: { map: 'Karte', actions: 'Aktionen', own: 'Tableau', hand: 'Hand', round: 'Runde' },
  whole: (name) => `Alles von ${name}`,
  status: {
    deciding: 'am Zug',
    next: 'nach dir',
    planning: 'plant noch',
    ready: 'fertig',
    choosing: 'wählt',
    done: 'fertig für diese Phase',
  },
  round: (round) => (round === 0 ? 'Vor der ersten Runde' : `Runde ${round} von ${ROUNDS}`),
  phaseShort: (phase) => PHASES[phase],
  alone: 'solo',

  printed: 'gedruckt',
  drawn: 'gezogen',
  yours: (n) => `+${n} nur für dich`,
  bagState: (drawn, left) => `${drawn} gezogen, ${left} im Beutel`,
  bagAhead: (draws, left) => `${draws} von ${left} werden noch gezogen`,

  actionFields: 'Aktionsfelder',
  forSale: 'Noch zu kaufen',
  notForSale: 'Alle gekauft',
  stones: 'Aktionssteine',
  stonesLeft: (n) => (n === 1 ? 'noch ein Stein' : `noch ${inWords(n)} Steine`),
  ready: 'Plan bestätigen',
  chance: (share) => `${Math.round(100 * share)} %`,
  chanceAbout: 'So wahrscheinlich kommen die Gehilfen aus dem Beutel.',

  free: 'frei',
  reserved: 'nur für den Smutje',
  handCards: (n) => `Hand: ${cards(n)}`,
  emptyHand: 'Keine Handkarten',
  noSpecials: 'noch keine Sondergebäude',
  noTiles: 'keine Plättchen',
  goods: 'Waren',
  secret: 'geheim',
  worth: (n) => `${coins(n)} wert`,
  endNow: 'wenn jetzt Schluss wäre:',
  startPlayer: 'beginnt',

  order: 'Kapitelauftrag',
  yourDelivery: (n) => `du: ${n}`,
  pile: 'Karten',
  discards: 'Ablage',
  emptyDisplay: 'Nichts liegt aus.',
  fulfilled: 'erfüllt',
  times: (n, most) => `${n} von ${most}`,

  unnamed: 'unbenannt',
  premiumTaken: 'Prämie vergeben',
  bridgeSite: 'Bauplatz für eine Brücke',
  thicket: 'Dickicht',
  anchor: 'Ankerplatz',
  houseOf: (name, place) => `Haus von ${name} in ${place}`,

  payment: 'Womit zahlst du?',
  proposal: 'Vorschlag',
  byHand: 'Selbst aussuchen',
  laid: (n, price) => `${n} von ${coins(price)}`,
  tooMuch: 'Es gibt kein Wechselgeld.',
  reductions: 'Vorher billiger machen',

  finalProduction: 'Schlussproduktion',
  passed: 'Kapitel bestanden',
  failed: 'Kapitel nicht bestanden',
  targets: 'Ziele des Kapitels',
  targetsAbout: 'Alle in derselben Partie, sonst wird das Kapitel wiederholt.',

  chronicle: 'Die Chronik der Reise',
  chronicleAbout: 'Acht Kapitel, von Longsdale bis ans Ende der Karte.',
  written: (chapters) =>
    chapters === 0
      ? 'Noch ist nichts geschrieben.'
      : chapters === 1
        ? 'Eines von acht Kapiteln ist geschrieben.'
        : chapters === 8
          ? 'Alle acht Kapitel sind geschrieben.'
          : `${capital(inWords(chapters))} von acht Kapiteln sind geschrieben.`,
  chooseWay: 'Wohin geht die Reise?',
  cupHolder: (name) => `${name} hält den Pokal und weist den Weg.`,
  way: (chapter) => WAYS[chapter] ?? `Weiter mit Kapitel ${chapter}`,
  pages: 'Was geschrieben steht',
  seeScoring: 'Zur Wertung',
  before: 'Bevor es losgeht',
  after: 'Wie es ausging',
  skip: 'Überspringen',
  begin: 'Kapitel beginnen',
  goOn: 'Weiter',
  tryAgain: 'Noch einmal versuchen',
  newRules: 'Was neu ist',
  news: (chapter) => NEWS[chapter],
  namePlace: 'Gib einem Ort einen Namen',
  namePlaceAbout: (winner) =>
    `${winner} hat gewonnen und darf einen unbenannten Ort taufen. Er behält den Namen für immer.`,
  wonThenSum: 'Gewonnen, dann Summe',
  chapterColumn: 'Kapitel',
  campaignWon: 'Die Reise ist zu Ende.',
  campaignWinner: (names, chapters, sum) =>
    `${listOf(names)} ${names.length === 1 ? 'bringt' : 'bringen'} den Pokal heim: ${chapters === 1 ? '1 Kapitel' : `${chapters} Kapitel`} gewonnen, ${points(sum)} in allen zusammen.`,
  campaignDone: (sum) => `${points(sum)} in allen Kapiteln zusammen.`,
};
