import { defineGame, everywhere, type GameRules, type OptionRule, START_PLAYER } from '@spielstube/engine';
import { box } from './data/box.ts';
import { goals, withAnyTime } from './rules/any-time.ts';
import { payChurch } from './rules/church.ts';
import { connysCube, connysTurn } from './rules/conny.ts';
import { copyVillage } from './rules/copy.ts';
import { payCouncil, takeStep } from './rules/council.ts';
import { deliver, produceNow } from './rules/crafts.ts';
import { afterAction, death } from './rules/death.ts';
import { formerly } from './rules/formerly.ts';
import { evaluate, progress } from './rules/heuristic.ts';
import {
  abbot,
  cattleBreeder,
  councilman,
  cousin,
  grocer,
  herbalist,
  jack,
  messenger,
  prodigalSon,
} from './rules/inn/card-questions.ts';
import { innBuy, innStack } from './rules/inn/inn.ts';
import { cards, scrapDealer } from './rules/inn/moments.ts';
import { lookThrough, noblewoman } from './rules/inn/noblewoman.ts';
import { bard, beforeExtra, father, tollKeeper } from './rules/inn/situations.ts';
import { callMarket, closeMarket, market, nextAtMarket } from './rules/market.ts';
import { ceremony, oneOfTwo, rank, swap } from './rules/marriage/ceremony.ts';
import { gain, offer, weddingGains } from './rules/marriage/gains.ts';
import { howMany, smuggled } from './rules/marriage/smuggler.ts';
import { spouse } from './rules/marriage/spouses.ts';
import { useTool } from './rules/marriage/tools.ts';
import { house, nextHouse, wedding, weddingMoves } from './rules/marriage/wedding.ts';
import { buyOut, climb, majority, mass, massDraw } from './rules/mass.ts';
import { moves } from './rules/moves.ts';
import { pay } from './rules/payment.ts';
import { seaBurial } from './rules/port/burial.ts';
import { giveChest } from './rules/port/chests.ts';
import { teaCoin } from './rules/port/exotics.ts';
import { island, keeperPaid } from './rules/port/island.ts';
import { load, loadPair } from './rules/port/loading.ts';
import { helmsman } from './rules/port/sea-travel.ts';
import { cartographer, sailTo, voyage } from './rules/port/voyage.ts';
import { privilege, takeCubes, takeGood } from './rules/privileges.ts';
import { EXPANSION_PROMO_OPTIONS, PROMO_OPTIONS } from './rules/promos.ts';
import { prune } from './rules/prune.ts';
import { ringOrCoin } from './rules/ring.ts';
import { endRound, finalScoring, nextTurn, startRound, startTurn } from './rules/rounds.ts';
import { scores, winners } from './rules/scoring.ts';
import { start, startingCube } from './rules/setup.ts';
import type { QuestionKind, StepKind } from './rules/state.ts';
import { arrive } from './rules/travel.ts';
import { action, chooseAction, endTurn, extraTurn, turn } from './rules/turn.ts';
import type { VillageQuestion, VillageStep, VillageTypes } from './rules/types.ts';
import { imagine, view } from './rules/view.ts';

const questions: Readonly<Record<QuestionKind, VillageQuestion>> = {
  startingCube,
  turn,
  chooseAction,
  action,
  produceNow,
  pay,
  payCouncil,
  payChurch,
  ringOrCoin,
  privilege,
  takeCubes,
  takeGood,
  market,
  death,
  buyOut,
  climb,
  connysCube,
  goals,
  endTurn,
  cards,
  extraTurn,
  bard,
  abbot,
  messenger,
  noblewoman,
  lookThrough,
  herbalist,
  councilman,
  prodigalSon,
  cattleBreeder,
  scrapDealer,
  tollKeeper,
  father,
  grocer,
  jack,
  cousin,
  innStack,
  innBuy,
  helmsman,
  load,
  loadPair,
  voyage,
  cartographer,
  island,
  seaBurial,
  giveChest,
  howMany,
  rank,
  oneOfTwo,
  swap,
  useTool,
  house,
  offer,
  gain,
  spouse,
};

const steps: Readonly<Record<StepKind, VillageStep>> = {
  startRound,
  startTurn,
  afterAction,
  nextTurn,
  connysTurn,
  callMarket,
  nextAtMarket,
  closeMarket,
  arrive,
  takeStep,
  deliver,
  mass,
  massDraw,
  majority,
  endRound,
  finalScoring,
  beforeExtra,
  sailTo,
  keeperPaid,
  smuggled,
  ceremony,
  teaCoin,
  wedding,
  nextHouse,
  weddingMoves,
  weddingGains,
};

/** Which expansions are played, with the side of their boards. VIL-INN-SET-01, VIL-MAR-SET-01 */
const EXPANSION_OPTIONS: readonly OptionRule[] = [
  { key: 'inn', values: ['off', 'front', 'back'], standard: 'off' },
  { key: 'port', values: [false, true], standard: false },
  { key: 'marriage', values: ['off', 'front', 'back'], standard: 'off' },
];
const COMPENSATION: OptionRule = {
  key: 'compensation',
  values: [true, false],
  standard: true,
  when: (seats) => seats > 1,
};
const GOAL_OPTIONS: readonly OptionRule[] = [
  { key: 'goals', values: [false, true], standard: false },
  {
    key: 'revealGoals',
    values: ['auto', 'byHand'],
    standard: 'auto',
    when: (_seats, { goals: dealt }) => dealt === true,
  },
];
const CONNYS_CUBE: OptionRule = {
  key: 'connysCube',
  values: ['follow', 'die'],
  standard: 'follow',
  when: (seats) => seats === 1,
};

const rules: Omit<GameRules<VillageTypes>, 'options'> = {
  id: 'village',
  rulePrefix: 'VIL',
  rulesVersion: 4,
  seats: [1, 2, 3, 4, 5],
  box,
  formerly,
  start,
  questions: everywhere(questions, withAnyTime, ['startingCube']),
  steps,
  copy: copyVillage,
  view,
  imagine,
  scores,
  winners,
  evaluate,
  progress,
  moment: ({ round }) => ({ round }),
  moves,
  prune,
};

/**
 * Village as players find it: the base game for 2 to 5 players, or one with Conny. The options of the expansions join
 * this list as soon as their boards can be seen and their sentences read.
 */
export const village = defineGame<VillageTypes>({
  ...rules,
  options: [START_PLAYER, COMPENSATION, ...GOAL_OPTIONS, ...PROMO_OPTIONS, CONNYS_CUBE],
});

/** The same with Inn, Port, Marriage and every mix of them. */
export const villageWithExpansions = defineGame<VillageTypes>({
  ...rules,
  options: [
    START_PLAYER,
    ...EXPANSION_OPTIONS,
    COMPENSATION,
    ...GOAL_OPTIONS,
    ...PROMO_OPTIONS,
    ...EXPANSION_PROMO_OPTIONS,
    CONNYS_CUBE,
  ],
});

export type { VillageEvent } from './rules/events.ts';
export type { VillageAction, VillageWish } from './rules/moves.ts';
export type { Conny, Player, Village, VillageFrame } from './rules/state.ts';
export type { VillageTypes } from './rules/types.ts';
