import { PILGRIMAGE, ROUNDS } from '../../data/hourglass.ts';
import type { Labels } from '../labels.ts';
import { coins, listOf, placeName } from './words.ts';

/** What the board itself says. */
export const labels: Labels = {
  sheets: { map: 'Karte', tracks: 'Leisten', deeds: 'Werke', own: 'Tableau' },
  whole: (name) => `Das Tableau von ${name}`,
  status: {
    deciding: 'am Zug',
    next: 'nach dir',
    planning: 'plant',
    ready: 'fertig',
    passed: 'hat gepasst',
    drawing: 'wählt',
  },
  round: (round) => (round === 0 ? 'Vor der ersten Runde' : `Runde ${round} von ${ROUNDS}`),
  atTheEnd: 'am Ende',
  eventTime: (event) => (event === PILGRIMAGE ? 'bei den Aktionen' : 'am Rundenende'),

  goods: 'Waren',
  places: 'Orte',
  noTiles: 'noch keine Ortskarte',
  noGears: 'keine übrig',
  emptyBag: 'Der Beutel ist leer.',
  lookIntoBag: 'In den Beutel sehen',
  waiting: (n, room) => `${n} von ${room}`,
  drawsUpTo: (n) => `zieht bis zu ${n}`,
  stepsToNext: (n) => (n === 0 ? 'höchster Stand' : n === 1 ? 'noch 1 Schritt' : `noch ${n} Schritte`),
  endNow: 'wenn jetzt Schluss wäre:',
  inSupply: (n) => `noch ${n} im Vorrat`,
  offer: 'Ausliegende Ortskarten',
  takenBy: (name) => `gehört ${name}`,
  gone: 'aus dem Spiel',

  usable: 'bereit',
  covered: 'besetzt, aber gerade nicht möglich',
  sinceEarlier: 'liegt hier seit einer früheren Runde',
  clear: (place) => `${placeName(place)} räumen`,
  clearAll: 'Alles zurücknehmen',
  repeat: 'Plan der letzten Runde',
  repeatAbout: 'Setzt, wer kann, dorthin, wo letzte Runde jemand lag.',
  nothingToRepeat: 'Vom letzten Plan lässt sich gerade niemand setzen.',
  ready: 'Fertig geplant',
  takeReadyBack: 'Doch noch ändern',
  waitingFor: (names) => `Es ${names.length === 1 ? 'plant' : 'planen'} noch ${listOf(names)}.`,
  hiddenPlan: 'Verdeckt, bis alle fertig sind. Hier siehst du, was vorher dalag.',
  sealed: 'verdeckt',
  chooseSpace: 'Wohin?',

  drawn: 'Gezogen',
  inTheBath: 'Im Badehaus gezogen',
  stillToPlace: (n) => (n === 1 ? 'noch einer wird gesetzt' : `noch ${n} werden gesetzt`),
  owes: (name, n) => `${name} schuldet ${coins(n)}`,
  torture: 'Folter',
  complete: 'vollendet',
  citizenWaits: 'Der Bürger wartet noch.',
  citizenOf: (name) => `Den Bürger hat ${name}.`,
};
