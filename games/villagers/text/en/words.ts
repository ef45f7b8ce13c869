import { counted, joined } from '@spielstube/engine/text';
import { DIRECTION_KEYS } from '../../data/developments.ts';
import { BASICS, JOB_KEYS } from '../../data/jobs.ts';
import type { JobKey } from '../../data/villagers.ts';
import { DRAW_PILE } from '../../rules/piles.ts';

/** "A, B and C" */
export const listOf = (parts: readonly (string | false)[]): string => joined(parts, 'and');
/** "A, B or C" */
export const eitherOf = (parts: readonly (string | false)[]): string => joined(parts, 'or');

const NUMBERS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
/** "three" */
export const inWords = (n: number): string => NUMBERS[n] ?? `${n}`;
const TIMES = ['never', 'once', 'twice'];
/** "three times" */
export const timesInWords = (n: number): string => TIMES[n] ?? `${inWords(n)} times`;

export const gold = (n: number): string => `${n} gold`;
export const coins = (n: number): string => counted(n, 'coin', 'coins');
export const cards = (n: number): string => counted(n, 'card', 'cards');
export const food = (n: number): string => `${n} food`;
export const builders = (n: number): string => counted(n, 'builder', 'builders');
export const villagersWord = (n: number): string => counted(n, 'villager', 'villagers');

/** Written with | where a card may break the name. */
const JOBS: Readonly<Record<JobKey, string>> = {
  founders: 'Founders',
  fedFounders: 'Founders',
  countess: 'Countess',
  lumberjack: 'Lumber|jack',
  hayer: 'Hayer',
  miner: 'Miner',

  carpenter: 'Carpenter',
  cooper: 'Cooper',
  shipwright: 'Ship|wright',
  wheeler: 'Wheeler',
  cartwright: 'Cart|wright',
  woodCarver: 'Wood Carver',
  logRafter: 'Log Rafter',
  thatcher: 'Thatcher',
  bedBuilder: 'Bed Builder',
  grazier: 'Grazier',
  milkMaid: 'Milk Maid',
  fromager: 'Fromager',
  peddler: 'Peddler',
  horseTrader: 'Horse Trader',
  oreMuler: 'Ore Muler',
  blacksmith: 'Black|smith',
  glassBlower: 'Glass Blower',
  mason: 'Mason',
  seeker: 'Seeker',
  spelunker: 'Spelunker',
  jeweler: 'Jeweller',
  locksmith: 'Lock|smith',
  brewer: 'Brewer',
  poulterer: 'Poulterer',
  swineherd: 'Swine|herd',
  truffler: 'Truffler',
  graper: 'Graper',
  vintner: 'Vintner',
  wineTrader: 'Wine Trader',
  shepherd: 'Shepherd',
  spinner: 'Spinner',
  weaver: 'Weaver',
  tailor: 'Tailor',
  tanner: 'Tanner',
  saddler: 'Saddler',
  cobbler: 'Cobbler',
  harvester: 'Harvester',
  hunter: 'Hunter',
  chandler: 'Chandler',
  wattler: 'Wattler',
  fisher: 'Fisher',
  beekeeper: 'Bee|keeper',
  grocer: 'Grocer',
  freemason: 'Free|mason',
  priest: 'Priest',
  agent: 'Agent',
  monk: 'Monk',
  apprentice: 'Appren|tice',
  tinner: 'Tinner',
  smuggler: 'Smuggler',

  benefactor: 'Bene|factor',
  prophet: 'Prophet',
  pigeoneer: 'Pigeon|eer',
  recruiter: 'Recruiter',
  nun: 'Nun',
  arkwright: 'Ark|wright',
  carter: 'Carter',
  alchemist: 'Alchemist',
  captain: 'Captain',
  wholesaler: 'Whole|saler',
  freelancer: 'Free|lancer',
};
const NAMES: readonly string[] = JOB_KEYS.map((key) => JOBS[key].replaceAll('|', ''));

/** "Cooper" */
export const jobName = (job: number): string => NAMES[job];
export const onCardName = (job: number): string => JOBS[JOB_KEYS[job]].replaceAll('|', '\u00ad');
const startsWithVowel = (word: string): boolean => /^[AEIO]/.test(word);
/** "a Cooper", "an Agent" */
export const aJob = (job: number): string => `${startsWithVowel(NAMES[job]) ? 'an' : 'a'} ${NAMES[job]}`;
/** "Anna’s" */
export const possessive = (name: string): string => `${name}’s`;

/** In the order of SUIT_KEYS. */
const SUITS: readonly string[] = [
  'wood',
  'hay',
  'ore',
  'grain',
  'grapes',
  'wool',
  'leather',
  'solitary',
  'special',
];
/** How they begin a longer word. */
const SUIT_STEMS: readonly string[] = SUITS.map((suit) => (suit === 'grapes' ? 'grape' : suit));
export const suitName = (suit: number): string => SUITS[suit];
/** "2 hay symbols" */
export const suitSymbols = (suit: number, n: number): string =>
  counted(n, `${SUIT_STEMS[suit]} symbol`, `${SUIT_STEMS[suit]} symbols`);
/** "hay card" */
export const suitCard = (suit: number): string => `${SUIT_STEMS[suit]} card`;

export const basicName = (basic: number): string => jobName(BASICS[basic]);
export const placeName = (place: number): string => `Place ${place + 1}`;
/** "Stack 3" */
export const stackName = (stack: number): string =>
  stack === DRAW_PILE ? 'Draw pile' : `Stack ${stack + 1}`;
/** "from stack 3" */
export const fromStack = (stack: number): string =>
  stack === DRAW_PILE ? 'from the draw pile' : `from stack ${stack + 1}`;
/** "onto stack 3" */
export const ontoStack = (stack: number): string =>
  stack === DRAW_PILE ? 'onto the draw pile' : `onto stack ${stack + 1}`;

const PHASES: readonly string[] = [
  'Before the first round',
  'draft phase',
  'road update',
  'build phase',
  'end of the round',
];
export const phaseName = (phase: number): string => PHASES[phase];
const ORDINALS = ['', '1st', '2nd'];
/** "1st market day" */
export const marketName = (market: number): string => `${ORDINALS[market]} market day`;

/** In the order of DEVELOPMENT_KEYS. */
const DEVELOPMENTS: readonly string[] = [
  'Church',
  'Inn',
  'Tavern',
  'Village Well',
  'Marketplace',
  'Guildhall',
  'Trading Post',
  'Builders’ Yard',
  'Ox Crane',
  'Sawmill',
  'Windmill',
  'Hay Barn',
];
export const developmentName = (development: number): string => DEVELOPMENTS[development];
const DIRECTIONS: Readonly<Record<(typeof DIRECTION_KEYS)[number], string>> = {
  community: 'community',
  trade: 'trade',
  production: 'production',
};
export const directionName = (direction: number): string => DIRECTIONS[DIRECTION_KEYS[direction]];

/** In the order of EVENT_KEYS. */
const EVENTS: readonly string[] = [
  'Tithe',
  'Road Toll',
  'Bailiff',
  'Feast',
  'Poaching',
  'Levy',
  'Winter Tax',
  'Frost',
  'Snow',
  'Seizure',
  'Bribe',
  'Court Day',
];
export const eventName = (event: number): string => EVENTS[event];
export const seasonName = (season: number): string => ['summer', 'winter'][season];
/** "Lumberjacks" */
export const jobsName = (job: number): string => `${NAMES[job]}s`;
