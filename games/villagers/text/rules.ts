import { type ConditionKey, DEVELOPMENT_KEYS, type DevelopmentKey } from '../data/developments.ts';
import { JOB_KEYS } from '../data/jobs.ts';
import type { JobKey } from '../data/villagers.ts';
import type { RuleId, SignKey } from './words.ts';

/* Which rule explains what, the same in every language. */

const JOB_RULES: Readonly<Record<JobKey, RuleId>> = {
  founders: 'VRS-CARD-FOUNDERS-01',
  fedFounders: 'VRS-CARD-FOUNDERS-01',
  countess: 'VRS-SOLO-14',
  lumberjack: 'VRS-CARD-LUMBERJACK-01',
  hayer: 'VRS-CARD-HAYER-01',
  miner: 'VRS-CARD-MINER-01',
  carpenter: 'VRS-CARD-CARPENTER-01',
  cooper: 'VRS-CARD-COOPER-01',
  shipwright: 'VRS-CARD-SHIPWRIGHT-01',
  wheeler: 'VRS-CARD-WHEELER-01',
  cartwright: 'VRS-CARD-CARTWRIGHT-01',
  woodCarver: 'VRS-CARD-WOOD_CARVER-01',
  logRafter: 'VRS-CARD-LOG_RAFTER-01',
  thatcher: 'VRS-CARD-THATCHER-01',
  bedBuilder: 'VRS-CARD-BED_BUILDER-01',
  grazier: 'VRS-CARD-GRAZIER-01',
  milkMaid: 'VRS-CARD-MILK_MAID-01',
  fromager: 'VRS-CARD-FROMAGER-01',
  peddler: 'VRS-CARD-PEDDLER-01',
  horseTrader: 'VRS-CARD-HORSE_TRADER-01',
  oreMuler: 'VRS-CARD-ORE_MULER-01',
  blacksmith: 'VRS-CARD-BLACKSMITH-01',
  glassBlower: 'VRS-CARD-GLASS_BLOWER-01',
  mason: 'VRS-CARD-MASON-01',
  seeker: 'VRS-CARD-SEEKER-01',
  spelunker: 'VRS-CARD-SPELUNKER-01',
  jeweler: 'VRS-CARD-JEWELER-01',
  locksmith: 'VRS-CARD-LOCKSMITH-01',
  brewer: 'VRS-CARD-BREWER-01',
  poulterer: 'VRS-CARD-POULTERER-01',
  swineherd: 'VRS-CARD-SWINEHERD-01',
  truffler: 'VRS-CARD-TRUFFLER-01',
  graper: 'VRS-CARD-GRAPER-01',
  vintner: 'VRS-CARD-VINTNER-01',
  wineTrader: 'VRS-CARD-WINE_TRADER-01',
  shepherd: 'VRS-CARD-SHEPHERD-01',
  spinner: 'VRS-CARD-SPINNER-01',
  weaver: 'VRS-CARD-WEAVER-01',
  tailor: 'VRS-CARD-TAILOR-01',
  tanner: 'VRS-CARD-TANNER-01',
  saddler: 'VRS-CARD-SADDLER-01',
  cobbler: 'VRS-CARD-COBBLER-01',
  harvester: 'VRS-CARD-HARVESTER-01',
  hunter: 'VRS-CARD-HUNTER-01',
  chandler: 'VRS-CARD-CHANDLER-01',
  wattler: 'VRS-CARD-WATTLER-01',
  fisher: 'VRS-CARD-FISHER-01',
  beekeeper: 'VRS-CARD-BEEKEEPER-01',
  grocer: 'VRS-CARD-GROCER-01',
  freemason: 'VRS-CARD-FREEMASON-01',
  priest: 'VRS-CARD-PRIEST-01',
  agent: 'VRS-CARD-AGENT-01',
  monk: 'VRS-CARD-MONK-01',
  apprentice: 'VRS-CARD-APPRENTICE-01',
  tinner: 'VRS-CARD-TINNER-01',
  smuggler: 'VRS-CARD-SMUGGLER-01',
  benefactor: 'VRS-SUP-03',
  prophet: 'VRS-SUP-08',
  pigeoneer: 'VRS-SUP-15',
  recruiter: 'VRS-SUP-12',
  nun: 'VRS-SUP-17',
  arkwright: 'VRS-PROF-09',
  carter: 'VRS-PROF-08',
  alchemist: 'VRS-PROF-10',
  captain: 'VRS-PROF-07',
  wholesaler: 'VRS-PROF-11',
  freelancer: 'VRS-PROF-12',
};
export const ruleOfJob = (job: number): RuleId => JOB_RULES[JOB_KEYS[job]];

const PHASE_RULES: readonly RuleId[] = [
  'VRS-SET-01',
  'VRS-DRAFT-01',
  'VRS-ROAD-01',
  'VRS-BUILD-01',
  'VRS-FLOW-04',
];
export const ruleOfPhase = (phase: number): RuleId => PHASE_RULES[phase];

const SIGN_RULES: Readonly<Record<SignKey, RuleId>> = {
  food: 'VRS-DRAFT-03',
  builders: 'VRS-BUILD-02',
  gold: 'VRS-MKT1-02',
  silver: 'VRS-MKT2-03',
  bronze: 'VRS-PROF-02',
  padlock: 'VRS-LOCK-01',
  keyRing: 'VRS-LOCK-11',
  carries: 'VRS-CHAIN-05',
  banner: 'VRS-CHAIN-09',
  discarded: 'VRS-SPECIAL-02',
  signpost: 'VRS-SET-02',
  coins: 'VRS-LOCK-10',
};
export const ruleOfSign = (sign: SignKey): RuleId => SIGN_RULES[sign];

const DEVELOPMENT_RULES: Readonly<Record<DevelopmentKey, RuleId>> = {
  church: 'VRS-DEV-19',
  inn: 'VRS-DEV-18',
  tavern: 'VRS-DEV-21',
  well: 'VRS-DEV-26',
  marketplace: 'VRS-DEV-17',
  guildhall: 'VRS-DEV-24',
  tradingPost: 'VRS-DEV-24',
  buildersYard: 'VRS-DEV-24',
  oxCrane: 'VRS-DEV-23',
  sawmill: 'VRS-DEV-23',
  windmill: 'VRS-DEV-22',
  hayBarn: 'VRS-DEV-23',
};
export const ruleOfDevelopment = (development: number): RuleId =>
  DEVELOPMENT_RULES[DEVELOPMENT_KEYS[development]];

/** Conditions that look at uncovered cards only. VRS-DEV-16 */
export const COUNTS_UNCOVERED: readonly ConditionKey[] = ['food', 'goldSymbols', 'builders'];
