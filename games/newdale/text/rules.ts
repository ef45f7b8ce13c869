import { KIND } from '../data/cards.ts';
import { CHAPTER_KEYS, type ChapterKey } from '../data/chapters.ts';
import { EVENT_KEYS, type EventKey } from '../data/events.ts';
import { BOARD_FIELD_KEYS, isAreaField, wayOf } from '../data/fields.ts';
import { PERSON_KEYS } from '../data/persons.ts';
import { TILE_KEYS, type TileKey } from '../data/tiles.ts';
import type { SoloTargetKey } from '../rules/scoring.ts';
import { type KindKey, kindKey } from './kinds.ts';
import type { RuleId } from './words.ts';

/* Which rule explains what, the same in every language. */

const PHASE_RULES: readonly RuleId[] = [
  'NEW-SET-28',
  'NEW-P1-01',
  'NEW-PLAN-01',
  'NEW-P3-01',
  'NEW-P4-01',
  'NEW-P5-01',
  'NEW-P6-01',
  'NEW-REND-01',
  'NEW-FINAL-02',
  'NEW-SCORE-01',
];
export const ruleOfPhase = (phase: number): RuleId => PHASE_RULES[phase];

const WAY_RULES: readonly RuleId[] = ['NEW-PROD-04', 'NEW-PROD-03', 'NEW-PROD-05'];
const FIELD_RULES: Readonly<Record<(typeof BOARD_FIELD_KEYS)[number], RuleId>> = {
  offspring: 'NEW-OFFSPRING-01',
  blackMarket: 'NEW-BLACK-01',
  handCards: 'NEW-HAND-01',
  progress: 'NEW-PROGRESS-01',
  build: 'NEW-BUILD-01',
  bridge: 'NEW-CH3-02',
  shipyard: 'NEW-CH6-01',
  sail: 'NEW-CH7-05',
  hire: 'NEW-SAILOR-09',
};
export const ruleOfField = (field: number): RuleId =>
  isAreaField(field) ? WAY_RULES[wayOf(field)] : FIELD_RULES[BOARD_FIELD_KEYS[field]];

const KIND_RULES: Readonly<Partial<Record<KindKey, RuleId>>> = {
  coalMine: 'NEW-SET-17',
  fortress: 'NEW-SPECIAL-02',
  watchtower: 'NEW-SPECIAL-03',
  coalTrader: 'NEW-SPECIAL-04',
  coalDepot: 'NEW-SPECIAL-05',
  cornFarm: 'NEW-SPECIAL-06',
  postStation: 'NEW-SPECIAL-07',
  scriptorium: 'NEW-SPECIAL-09',
  barracks: 'NEW-SPECIAL-10',
  vineyard: 'NEW-SPECIAL-12',
  prison: 'NEW-SPECIAL-13',
  captain: 'NEW-SAILOR-01',
  sailorYellow: 'NEW-SAILOR-03',
  sailorGreen: 'NEW-SAILOR-03',
  sailorRed: 'NEW-SAILOR-03',
  sailorBlue: 'NEW-SAILOR-03',
  cook: 'NEW-SAILOR-04',
  navigator: 'NEW-SAILOR-06',
  officer: 'NEW-SAILOR-07',
};
export const ruleOfCard = (card: number): RuleId => KIND_RULES[kindKey(KIND[card])] ?? 'NEW-PROD-01';

const TILE_RULES: Readonly<Record<TileKey, RuleId>> = {
  offspringLess: 'NEW-BONUS-05',
  buildingLess: 'NEW-BONUS-06',
  missingHelper: 'NEW-BONUS-07',
  anyGood: 'NEW-BONUS-08',
  cardsForYellow: 'NEW-BONUS-09',
  coalForGreen: 'NEW-BONUS-10',
  woodForCoal: 'NEW-BONUS-11',
  cardsForPoints: 'NEW-BONUS-12',
  oreForPoints: 'NEW-BONUS-13',
  coalForPoints: 'NEW-BONUS-14',
  yarnForPoints: 'NEW-BONUS-15',
  cottonForPoints: 'NEW-BONUS-16',
  boardsForPoints: 'NEW-BONUS-17',
  clayForPoints: 'NEW-BONUS-21',
  cattleForPoints: 'NEW-BONUS-22',
};
export const ruleOfTile = (tile: number): RuleId => TILE_RULES[TILE_KEYS[tile]];

const PERSON_RULES: Readonly<Record<(typeof PERSON_KEYS)[number], RuleId>> = {
  nate: 'NEW-PERSON-03',
  rabbit: 'NEW-PERSON-04',
  enoch: 'NEW-PERSON-07',
  onyx: 'NEW-PERSON-08',
  gunda: 'NEW-PERSON-09',
  aaron: 'NEW-PERSON-10',
};
export const ruleOfPerson = (person: number): RuleId => PERSON_RULES[PERSON_KEYS[person]];

const EVENT_RULES: Readonly<Partial<Record<EventKey, RuleId>>> = {
  e1: 'NEW-FINAL-02',
  e2: 'NEW-FINAL-02',
  e11A: 'NEW-P1-07',
  e11B: 'NEW-P1-07',
  e11C: 'NEW-P1-07',
  e12: 'NEW-CH2-02',
  e13: 'NEW-CH3-10',
  e14: 'NEW-CH7-07',
  e15: 'NEW-CH8-09',
  e100: 'NEW-P1-05',
  e101: 'NEW-P3-02',
  e102: 'NEW-P1-04',
  e103: 'NEW-P1-04',
  e104: 'NEW-P1-04',
  e105: 'NEW-P1-04',
  e106: 'NEW-PERSON-12',
  e107: 'NEW-P1-04',
  e108: 'NEW-CH5-02',
  e109: 'NEW-PERSON-12',
  e110: 'NEW-CH7-08',
  e111: 'NEW-CH8-08',
};
export const ruleOfEvent = (event: number): RuleId => EVENT_RULES[EVENT_KEYS[event]] ?? 'NEW-P1-06';

const CHAPTER_RULES: Readonly<Record<ChapterKey, RuleId>> = {
  I: 'NEW-CH1-01',
  II: 'NEW-CH2-01',
  IIIa: 'NEW-CH3-01',
  IIIb: 'NEW-CH3-06',
  IVa: 'NEW-CH4-03',
  IVb: 'NEW-CH4-02',
  V: 'NEW-CH5-04',
  VI: 'NEW-CH6-01',
  VII: 'NEW-CH7-01',
  VIII: 'NEW-CH8-01',
};
export const ruleOfChapter = (chapter: number): RuleId => CHAPTER_RULES[CHAPTER_KEYS[chapter]];

const TARGET_RULES: Readonly<Partial<Record<SoloTargetKey, RuleId>>> = {
  delivery: 'NEW-SOLO-10',
  fists: 'NEW-SPECIAL-01',
  bridge: 'NEW-CH3-02',
  shipyards: 'NEW-CH6-01',
  lighthouse: 'NEW-CH7-06',
  newdale: 'NEW-CH8-05',
};
export const ruleOfTarget = (key: SoloTargetKey): RuleId => TARGET_RULES[key] ?? 'NEW-SOLO-05';
