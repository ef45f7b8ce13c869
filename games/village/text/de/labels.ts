import { capital, counted, joined } from '@spielstube/engine/text';
import { MASS_FIGURES } from '../../data/church.ts';
import { GRAIN_LIMIT, PLAGUE, PLAGUE_TIME, WELL_CUBES } from '../../data/pieces.ts';
import {
  BLACK_BAG,
  castleOf,
  GRAVE,
  groupOf,
  lighthouseOf,
  rankOf,
  seaBurialOf,
  stepInChurch,
  stepInCouncil,
  WITH_THE_BARD,
} from '../../data/places.ts';
import { COIN_POINTS } from '../../data/scoring.ts';
import type { Labels } from '../labels.ts';
import { ABOUT_SPACES, COUNCIL_CUBES, groupName, inWords, islandName, placeName, time } from './words.ts';

const points = (n: number): string => counted(n, 'Punkt', 'Punkte');

/** What each kind of cube pays for, and what each good is used for; in the order of the data tables. */
const WELL_TOO = `${capital(inWords(WELL_CUBES))} gleiche bezahlen auch den Brunnen.`;
const CUBE_USES: readonly string[] = [
  `Bezahlt Handwerk und Wege. ${WELL_TOO}`,
  `Bezahlt die Ratsstube und Verkäufe. ${WELL_TOO}`,
  `Bezahlt die Kirche und Wege. ${WELL_TOO}`,
  `Bezahlt Handwerk und Wege. ${WELL_TOO}`,
  `Ein Peststein kostet ${time(PLAGUE_TIME)} und geht zurück in den Vorrat.`,
];
const GOOD_USES: readonly string[] = [
  'Bezahlt eine Stufe der Ratsstube; auch Kunden wollen Schriftrollen.',
  'Bringt mit einem Pflug eine bessere Ernte; auch Kunden wollen Pferde.',
  'Bringt mit Pferd oder Ochse eine bessere Ernte; auch Kunden wollen Pflüge.',
  'Bringt mit einem Pflug die beste Ernte; auch Kunden wollen Ochsen.',
  'Jede Reise kostet einen; auch Kunden wollen Planwagen.',
  'Bezahlt Personenkarten; auch manche Kunden wollen Bier.',
];

/** What the board itself says. */
export const labels: Labels = {
  sheets: { board: 'Dorf', own: 'Mein Hof' },
  whole: (name) => `Der Hof von ${name}`,
  status: { deciding: 'am Zug', next: 'nach dir' },

  round: (round) => (round === 0 ? 'Aufbau' : `Runde ${round}`),
  turns: (left) => (left === 1 ? 'noch 1 Stein' : `noch ${left} Steine`),
  roundAbout: 'Eine Runde geht, bis alle Steine von den Feldern genommen sind; dann ist Messe.',
  phases: { turns: 'Züge', mass: 'Messe', wedding: 'Hochzeit' },
  supply: 'Vorrat',
  supplyAbout: 'Aus dem Vorrat kommt, was Burgen und Privilegien bringen; Bezahltes geht dorthin zurück.',
  greenBagAbout: 'Aus dem grünen Beutel werden zu Beginn jeder Runde die Felder bestückt.',
  inSupply: (what, n) => `${what} im Vorrat: ${n}`,
  inGreenBag: (n) => `Im grünen Beutel: ${n}`,

  prestige: 'Ruhm',
  prestigeAbout: 'So viel Ruhm ist schon sicher. Was am Ende dazukommt, zeigt der Wertungsblock.',
  prestigeOf: (name, n) => `${name}: ${n} Ruhm`,
  ifItEnded: (total) => `Wenn jetzt Schluss wäre: ${points(total)}.`,
  endNow: 'wenn jetzt Schluss wäre:',
  entries: 'Einträge',
  freeEntries: (free, of) => `${free} von ${of} Plätzen frei. Wer hier stirbt, wird eingetragen.`,
  freeGraves: (free) =>
    free === 0
      ? 'Kein Grab ist mehr frei.'
      : `${counted(free, 'Grab', 'Gräber')} frei. Nach dem letzten endet das Spiel.`,
  memberOf: (member, name) => `${member} von ${name}`,

  spaceAbout: (space) => ABOUT_SPACES[space],
  wellAbout: `Statt einen Stein zu nehmen: ${WELL_CUBES} Steine einer Farbe zahlen und eine beliebige Aktion ausführen.`,
  cubeAbout: (kind, acts) => {
    if (kind === PLAGUE) return `Ein Peststein kostet ${time(PLAGUE_TIME)} und geht zurück in den Vorrat.`;
    return acts
      ? 'Der Stein kommt auf deinen Hof, dann darfst du an seinem Ort handeln.'
      : 'Den Stein darfst du nehmen, handeln kannst du hier nicht.';
  },
  workshopAbout: (training, production) =>
    `Ausbilden kostet ${time(training)}, jedes Gut danach ${time(production)}.`,
  boughtFor: (price) => `Ohne Handwerker kostet ein Gut ${price}.`,
  millAbout: (time, grain, coins) => `${time} Zeit und ${grain} Getreide werden ${coins} Münzen.`,
  councilAbout: (time, worth) =>
    `Hierher: ${time} Zeit und eine Schriftrolle oder ${COUNCIL_CUBES}.${worth > 0 ? ` Am Ende ${points(worth)}.` : ''}`,
  privilege: 'Privileg',
  ringAbout: (alone) =>
    alone
      ? 'Bis zum Ende der Runde zahlst du damit wie mit einer Münze.'
      : 'Wer ihn hat, beginnt die nächste Runde.',
  churchAbout: (worth, grain) =>
    `Am Ende ${points(worth)}.${grain > 0 ? ` Hinauf in der Messe: ${grain} Getreide.` : ' Hierher kommt, wer in der Messe gezogen wird.'}`,
  bagAbout: (monks) => `Mit ${monks} Mönchen. In der Messe verlassen ihn ${inWords(MASS_FIGURES)} Figuren.`,
  castleAbout: (reward) => `Der erste Besuch bringt ${reward}.`,
  path: (from, to) => `Weg: ${from} – ${to}`,
  pathAbout: (cubes, wagons, time) => `Eine Reise hierüber kostet ${cubes}, dazu ${wagons} und ${time}.`,
  entriesAbout: (entries, worth) =>
    `Am Ende zählen die eigenen Einträge: ${entries.map((n, at) => `${n} bringen ${worth[at]}`).join(', ')}.`,
  village: 'Dorf',
  monks: 'Mönche',
  visited: (names) => `Hier waren: ${joined(names, 'und')}.`,
  customer: 'Kunde',
  wants: 'Will',
  brings: 'Bringt',
  customersToCome: (n) => `${counted(n, 'Kunde kommt', 'Kunden kommen')} noch`,

  marketDay: 'Markttag',
  calledBy: (name) => `ausgerufen von ${name}`,
  hasPassed: (name) => `${name} hat gepasst`,
  mass: 'Messe',
  drawn: 'aus dem Beutel gezogen',
  stillToDraw: (n) =>
    n === 1 ? 'noch eine Figur verlässt den Beutel' : `noch ${n} Figuren verlassen den Beutel`,
  quillFalls: 'Der Federkiel',
  roomForTheDead: (entries, graves) =>
    `Noch frei: ${counted(entries, 'Platz', 'Plätze')} in der Chronik, ${counted(graves, 'Grab', 'Gräber')}.`,
  someoneDies: (name) => `Bei ${name} stirbt jemand.`,

  onTheFarm: 'Auf dem Hof',
  away: 'Unterwegs',
  shortPlace: (at) => {
    if (at === BLACK_BAG) return 'Beutel';
    if (at === GRAVE) return 'Friedhof';
    if (stepInCouncil(at) > 0) return `Rat ${stepInCouncil(at)}`;
    if (stepInChurch(at) > 0) return `Kirche ${stepInChurch(at)}`;
    if (rankOf(at) > 0) return `Rang ${rankOf(at)}`;
    if (lighthouseOf(at) >= 0) return islandName(lighthouseOf(at));
    if (seaBurialOf(at) >= 0) return 'auf See';
    if (at === WITH_THE_BARD) return 'Barde';
    if (castleOf(at) >= 0) return placeName(at);
    return groupOf(at) >= 0 ? groupName(groupOf(at)) : placeName(at);
  },
  nobodyAway: 'niemand',
  departed: 'Verstorben',
  unborn: 'Ungeboren',
  unbornAbout: 'Noch nicht geboren: kommt mit der Aktion „Familie“ auf den Hof, die kleinste Zahl zuerst.',
  nobodyDeparted: 'niemand',
  barn: 'Getreide',
  stores: 'Scheune',
  inTheBarn: (grain, room) => `Scheune: ${grain} von ${room} Getreide`,
  barnAbout: `Mehr als ${inWords(GRAIN_LIMIT)} Säcke passen nicht hinein.`,
  goods: 'Güter',
  cubeUse: (kind) => CUBE_USES[kind],
  goodUse: (good) => GOOD_USES[good],
  coinsAbout: `Eine Münze ersetzt einen Stein jeder Farbe und zählt am Ende ${points(COIN_POINTS)}.`,
  customersAbout: 'Wer bedient ist, zählt am Ende seine Punkte.',
  goalsAbout: 'Lebensziele, die erfüllt und aufgedeckt sind.',
  wealth: 'Einfluss und Münzen',
  customers: 'Kunden',
  servedBy: (n) => counted(n, 'Kunde', 'Kunden'),
  atTheEnd: (n) => `${n} am Ende`,
  goals: 'Ziele',
  goalBrings: (n) => `Bringt ${points(n)}.`,
  goalFulfilled: (n) => `Erfüllt: ${points(n)}.`,
  hiddenGoal: 'Verdecktes Lebensziel',
  reveal: 'Aufdecken',
  lifeLeft: ['noch', 'Zeit'],
  dial: (left) => `Lebenszeit: noch ${left} bis zum Federkiel`,
  dialAbout: 'Wer den Federkiel überschreitet, verliert ein Familienmitglied der ältesten Generation.',
  startAbout: 'Beginnt in dieser Runde.',

  connysLastTurn: 'Connys letzter Zug',
  connyWaits: 'Nach jedem Stein, den du nimmst, nimmt Conny auch einen.',
  connyFollows:
    'Conny nimmt nach dir einen Stein derselben Farbe: vom selben Feld oder vom nächsten, das ihn hat. Gibt es keinen, suchst du ihr einen anderen aus. So geht es reihum:',
  connyRolls:
    'Nach dir sagt ein Würfel, welche Farbe Conny nimmt: von deinem Feld oder vom nächsten, das sie hat. Liegt nur noch eine Farbe aus, suchst du ihr einen Stein aus. So geht es reihum:',
  besideTray: 'Neben der Ablage',
  yourTitle: 'Dein Titel',
  compartment: (n, cube) => `Fach ${n}: ${cube}`,
  empty: 'leer',
  fate: (state) => (state === 'down' ? 'Schicksalsplättchen, verdeckt' : 'Schicksalsplättchen, aufgedeckt'),
  fateAbout:
    'Liegt ein Stein davor, wird es aufgedeckt. Unter einem von dreien ist der Federkiel: Dann stirbt jemand bei Conny.',
  quarter: (n) => `${n}. Viertel`,
};
