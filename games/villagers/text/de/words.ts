import { counted, joined } from '@spielstube/engine/text';
import { DIRECTION_KEYS } from '../../data/developments.ts';
import { BASICS, JOB_KEYS } from '../../data/jobs.ts';
import type { JobKey } from '../../data/villagers.ts';
import { DRAW_PILE } from '../../rules/piles.ts';

/** „A, B und C“ */
export const listOf = (parts: readonly (string | false)[]): string => joined(parts, 'und');
/** „A, B oder C“ */
export const eitherOf = (parts: readonly (string | false)[]): string => joined(parts, 'oder');

const NUMBERS = [
  'null',
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];
/** „drei“ */
export const inWords = (n: number): string => NUMBERS[n] ?? `${n}`;
/** „dreimal“ */
export const timesInWords = (n: number): string => (n === 1 ? 'einmal' : `${inWords(n)}mal`);

export const gold = (n: number): string => `${n} Gold`;
export const coins = (n: number): string => counted(n, 'Münze', 'Münzen');
export const cards = (n: number): string => counted(n, 'Karte', 'Karten');
export const food = (n: number): string => `${n} Nahrung`;
export const builders = (n: number): string => counted(n, 'Bausymbol', 'Bausymbole');
export const villagersWord = (n: number): string => counted(n, 'Karte', 'Karten');

/** What the Countess is called where others have names. */
export const COUNTESS_NAME = 'die Gräfin';
/** After „von“ and „zahlt“: names stay as they are, the Countess does not. */
export const dative = (name: string): string => (name === COUNTESS_NAME ? 'der Gräfin' : name);

type Gender = 'm' | 'f';
interface Job {
  readonly name: string;
  readonly gender: Gender;
  /** After „den“ and „dem“, where it differs. */
  readonly oblique: string;
  /** After „der“ and „die“, where it differs. */
  readonly definite: string;
  /** With soft hyphens. */
  readonly onCard: string;
}
/** Written with | where a card may break the name. */
function someone(written: string, gender: Gender, oblique?: string, definite?: string): Job {
  const name = written.replaceAll('|', '');
  return {
    name,
    gender,
    oblique: oblique ?? name,
    definite: definite ?? name,
    onCard: written.replaceAll('|', '\u00ad'),
  };
}
const he = (written: string, oblique?: string, definite?: string): Job =>
  someone(written, 'm', oblique, definite);
const she = (written: string): Job => someone(written, 'f');

const JOBS: Readonly<Record<JobKey, Job>> = {
  founders: she('Gründungs|karte'),
  fedFounders: she('Gründungs|karte'),
  countess: she('Gräfin'),
  lumberjack: he('Holz|fäller'),
  hayer: he('Heu|wender'),
  miner: he('Berg|arbeiter'),

  carpenter: he('Tischler'),
  cooper: he('Böttcher'),
  shipwright: he('Schiffs|bauer'),
  wheeler: she('Rad|macherin'),
  cartwright: he('Wagner'),
  woodCarver: she('Schnitzerin'),
  logRafter: she('Flößerin'),
  thatcher: he('Stroh|dach|decker'),
  bedBuilder: he('Betten|bauer'),
  grazier: he('Vieh|züchter'),
  milkMaid: she('Milch|magd'),
  fromager: she('Käserin'),
  peddler: he('Fahrender Händler', 'Fahrenden Händler', 'Fahrende Händler'),
  horseTrader: she('Pferde|händlerin'),
  oreMuler: he('Erz|maultier|treiber'),
  blacksmith: he('Schmied'),
  glassBlower: he('Glas|bläser'),
  mason: he('Maurer'),
  seeker: he('Sucher'),
  spelunker: he('Höhlen|forscher'),
  jeweler: he('Juwelier'),
  locksmith: he('Schlosser'),
  brewer: he('Brauer'),
  poulterer: she('Geflügel|händlerin'),
  swineherd: he('Schweine|hirt', 'Schweinehirten'),
  truffler: he('Trüffel|sucher'),
  graper: she('Trauben|pflückerin'),
  vintner: he('Winzer'),
  wineTrader: he('Wein|händler'),
  shepherd: he('Schäfer'),
  spinner: she('Spinnerin'),
  weaver: she('Weberin'),
  tailor: he('Schneider'),
  tanner: he('Gerber'),
  saddler: he('Sattler'),
  cobbler: he('Schuster'),
  harvester: she('Ernte|helferin'),
  hunter: he('Jäger'),
  chandler: he('Kerzen|macher'),
  wattler: she('Flechterin'),
  fisher: he('Fischer'),
  beekeeper: she('Imkerin'),
  grocer: he('Lebens|mittel|händler'),
  freemason: he('Frei|maurer'),
  priest: he('Priester'),
  agent: he('Vermittler'),
  monk: he('Mönch'),
  apprentice: he('Gehilfe', 'Gehilfen'),
  tinner: she('Blech|schmiedin'),
  smuggler: he('Schmuggler'),

  benefactor: he('Gönner'),
  prophet: he('Prophet', 'Propheten'),
  pigeoneer: she('Tauben|züchterin'),
  recruiter: she('Rekru|tiererin'),
  nun: she('Nonne'),
  arkwright: she('Truhen|bauerin'),
  carter: she('Kutscherin'),
  alchemist: he('Alchemist', 'Alchemisten'),
  captain: he('Kapitän'),
  wholesaler: she('Groß|händlerin'),
  freelancer: she('Frei|beruflerin'),
};
const of = (job: number): Job => JOBS[JOB_KEYS[job]];

/** „Böttcher“ */
export const jobName = (job: number): string => of(job).name;
export const onCardName = (job: number): string => of(job).onCard;
/** „der Böttcher“ */
export const theJob = (job: number): string =>
  `${of(job).gender === 'm' ? 'der' : 'die'} ${of(job).definite}`;
/** „den Böttcher“ */
export const theJobObject = (job: number): string =>
  `${of(job).gender === 'm' ? 'den' : 'die'} ${of(job).gender === 'm' ? of(job).oblique : of(job).name}`;
/** „dem Böttcher“ */
export const theJobDative = (job: number): string =>
  `${of(job).gender === 'm' ? 'dem' : 'der'} ${of(job).gender === 'm' ? of(job).oblique : of(job).name}`;
/** „ein Böttcher“ */
export const aJob = (job: number): string => `${of(job).gender === 'm' ? 'ein' : 'eine'} ${of(job).name}`;
/** „einen Böttcher“ */
export const aJobObject = (job: number): string =>
  of(job).gender === 'm' ? `einen ${of(job).oblique}` : `eine ${of(job).name}`;
/** „deinen Böttcher“ */
export const yourJobObject = (job: number): string =>
  of(job).gender === 'm' ? `deinen ${of(job).oblique}` : `deine ${of(job).name}`;
/** „er“, „sie“ */
export const pronoun = (job: number): string => (of(job).gender === 'm' ? 'er' : 'sie');

/** „des Böttchers“, „der Radmacherin“, „des Schweinehirten“ */
export function ofJob(job: number): string {
  const { gender, name, oblique, definite } = of(job);
  if (gender === 'f') return `der ${name}`;
  if (definite !== name) return `des ${oblique}s`;
  return `des ${oblique === name ? `${name}s` : oblique}`;
}
/** „ihm“, „ihr“ */
export const pronounDative = (job: number): string => (of(job).gender === 'm' ? 'ihm' : 'ihr');
/** „ihn“, „sie“ */
export const pronounObject = (job: number): string => (of(job).gender === 'm' ? 'ihn' : 'sie');

/** In the order of SUIT_KEYS. */
const SUITS: readonly string[] = [
  'Holz',
  'Heu',
  'Erz',
  'Getreide',
  'Wein',
  'Wolle',
  'Leder',
  'Solo',
  'Spezial',
];
/** How they begin a longer word. */
const SUIT_STEMS: readonly string[] = SUITS.map((suit) => (suit === 'Wolle' ? 'Woll' : suit));
export const suitName = (suit: number): string => SUITS[suit];
/** „2 Heusymbole“ */
export const suitSymbols = (suit: number, n: number): string =>
  counted(n, `${SUIT_STEMS[suit]}symbol`, `${SUIT_STEMS[suit]}symbole`);
/** „Heukarte“ */
export const suitCard = (suit: number): string => `${SUIT_STEMS[suit]}karte`;

export const basicName = (basic: number): string => jobName(BASICS[basic]);
export const placeName = (place: number): string => `Platz ${place + 1}`;
/** „Stapel 3“ */
export const stackName = (stack: number): string =>
  stack === DRAW_PILE ? 'Nachziehstapel' : `Stapel ${stack + 1}`;
/** „von Stapel 3“ */
export const fromStack = (stack: number): string =>
  stack === DRAW_PILE ? 'vom Nachziehstapel' : `von ${stackName(stack)}`;
/** „auf Stapel 3“ */
export const ontoStack = (stack: number): string =>
  stack === DRAW_PILE ? 'auf den Nachziehstapel' : `auf ${stackName(stack)}`;

const PHASES: readonly string[] = ['Vor der ersten Runde', 'Draftphase', 'Auslage', 'Bauphase', 'Rundenende'];
export const phaseName = (phase: number): string => PHASES[phase];
/** „1. Markttag“ */
export const marketName = (market: number): string => `${market}. Markttag`;

/** In the order of DEVELOPMENT_KEYS. */
const DEVELOPMENTS: readonly string[] = [
  'Kirche',
  'Gasthaus',
  'Schänke',
  'Dorfbrunnen',
  'Marktplatz',
  'Zunfthaus',
  'Handelskontor',
  'Bauhof',
  'Ochsenkran',
  'Sägemühle',
  'Windmühle',
  'Heuscheune',
];
export const developmentName = (development: number): string => DEVELOPMENTS[development];
const DIRECTIONS: Readonly<Record<(typeof DIRECTION_KEYS)[number], string>> = {
  community: 'Gemeinschaft',
  trade: 'Handel',
  production: 'Produktion',
};
export const directionName = (direction: number): string => DIRECTIONS[DIRECTION_KEYS[direction]];

/** In the order of EVENT_KEYS. */
const EVENTS: readonly string[] = [
  'Zehnt',
  'Wegezoll',
  'Büttel',
  'Festmahl',
  'Abwerbung',
  'Aushebung',
  'Wintersteuer',
  'Frost',
  'Schnee',
  'Beschlagnahme',
  'Bestechung',
  'Hoftag',
];
export const eventName = (event: number): string => EVENTS[event];
export const seasonName = (season: number): string => ['Sommer', 'Winter'][season];
