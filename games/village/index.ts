import { defineGame, everywhere, type OptionRule, START_PLAYER } from '@spielstube/engine';
import { box } from './data/box.ts';
import { goals, withAnyTime } from './rules/any-time.ts';
import { payChurch } from './rules/church.ts';
import { connysCube, connysTurn } from './rules/conny.ts';
import { copyVillage } from './rules/copy.ts';
import { payCouncil, takeStep } from './rules/council.ts';
import { deliver, produceNow } from './rules/crafts.ts';
import { afterAction, death } from './rules/death.ts';
import { innDock, marriageDock, portDock } from './rules/docks.ts';
import { formerly } from './rules/formerly.ts';
import { evaluate, features, progress } from './rules/heuristic.ts';
import { callMarket, closeMarket, market, nextAtMarket } from './rules/market.ts';
import { buyOut, climb, majority, mass, massDraw } from './rules/mass.ts';
import { moves } from './rules/moves.ts';
import { pay } from './rules/payment.ts';
import { privilege, takeCubes, takeGood } from './rules/privileges.ts';
import { EXPANSION_PROMO_OPTIONS, PROMO_OPTIONS } from './rules/promos.ts';
import { prune } from './rules/prune.ts';
import { ringOrCoin } from './rules/ring.ts';
import { endRound, finalScoring, nextTurn, startRound, startTurn } from './rules/rounds.ts';
import { scores, winners } from './rules/scoring.ts';
import { start, startingCube } from './rules/setup.ts';
import type { BaseQuestionKind, BaseStepKind } from './rules/state.ts';
import { arrive } from './rules/travel.ts';
import { action, chooseAction, endTurn, turn } from './rules/turn.ts';
import type { VillageQuestion, VillageStep, VillageTypes } from './rules/types.ts';
import { imagine, view } from './rules/view.ts';

const questions: Readonly<Record<BaseQuestionKind, VillageQuestion>> = {
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
};

const steps: Readonly<Record<BaseStepKind, VillageStep>> = {
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

/** Village: for 2 to 5 players, or one with Conny; with Inn, Port, Marriage and every mix of them, once they are docked. */
export const village = defineGame<VillageTypes>({
  id: 'village',
  rulePrefix: 'VIL',
  rulesVersion: 8,
  seats: [1, 2, 3, 4, 5],
  options: [
    START_PLAYER,
    ...EXPANSION_OPTIONS,
    COMPENSATION,
    ...GOAL_OPTIONS,
    ...PROMO_OPTIONS,
    ...EXPANSION_PROMO_OPTIONS,
    CONNYS_CUBE,
  ],
  box,
  formerly,
  start,
  questions: everywhere(questions, withAnyTime, ['startingCube']),
  steps,
  docks: [innDock, portDock, marriageDock],
  copy: copyVillage,
  view,
  imagine,
  scores,
  winners,
  evaluate,
  features,
  progress,
  moment: ({ round }) => ({ round }),
  moves,
  // A card may be bought of which the others see the back. VIL-CARD-GEN-14
  secretMoves: ['buy'],
  prune,
});

export type { VillageEvent } from './rules/events.ts';
export type { VillageAction, VillageWish } from './rules/moves.ts';
export type { Conny, Player, Village, VillageFrame } from './rules/state.ts';
export type { VillageTypes } from './rules/types.ts';
