import { defineGame } from '@spielstube/engine';
import { payChurch } from './rules/church.ts';
import { connysCube, connysTurn } from './rules/conny.ts';
import { copyVillage } from './rules/copy.ts';
import { payCouncil, privilege, takeCubes, takeGood, takeStep } from './rules/council.ts';
import { deliver, produceNow } from './rules/crafts.ts';
import { afterAction, death } from './rules/death.ts';
import { goals, withGoals } from './rules/goals-by-hand.ts';
import { evaluate, progress } from './rules/heuristic.ts';
import { callMarket, closeMarket, market, nextAtMarket } from './rules/market.ts';
import { buyOut, climb, majority, mass, massDraw } from './rules/mass.ts';
import { notate, parse } from './rules/notation.ts';
import { pay } from './rules/payment.ts';
import { ringOrCoin } from './rules/ring.ts';
import { endRound, finalScoring, nextTurn, startRound, startTurn } from './rules/rounds.ts';
import { scores, winners } from './rules/scoring.ts';
import { start, startingCube } from './rules/setup.ts';
import { arrive } from './rules/travel.ts';
import { action, chooseAction, endTurn, turn } from './rules/turn.ts';
import { imagine, view } from './rules/view.ts';

/** Village: the base game for 2 to 5 players, or one with Conny. */
export const village = defineGame({
  id: 'village',
  rulePrefix: 'VIL',
  rulesVersion: 2,
  seats: [1, 2, 3, 4, 5],
  options: [
    {
      key: 'startPlayer',
      values: ['random', '1', '2', '3', '4', '5'],
      standard: 'random',
      seats: [2, 3, 4, 5],
    },
    { key: 'compensation', values: [true, false], standard: true, seats: [2, 3, 4, 5] },
    { key: 'goals', values: [false, true], standard: false },
    { key: 'revealGoals', values: ['auto', 'byHand'], standard: 'auto' },
    { key: 'promos', values: [false, true], standard: false },
    { key: 'connysCube', values: ['follow', 'die'], standard: 'follow', seats: [1] },
  ],
  start,
  questions: {
    startingCube,
    turn: withGoals(turn),
    chooseAction: withGoals(chooseAction),
    action: withGoals(action),
    produceNow: withGoals(produceNow),
    pay: withGoals(pay),
    payCouncil: withGoals(payCouncil),
    payChurch: withGoals(payChurch),
    ringOrCoin: withGoals(ringOrCoin),
    privilege: withGoals(privilege),
    takeCubes: withGoals(takeCubes),
    takeGood: withGoals(takeGood),
    market: withGoals(market),
    death: withGoals(death),
    buyOut: withGoals(buyOut),
    climb: withGoals(climb),
    connysCube: withGoals(connysCube),
    goals,
    endTurn: withGoals(endTurn),
  },
  steps: {
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
  },
  copy: copyVillage,
  view,
  imagine,
  scores,
  winners,
  evaluate,
  progress,
  notate,
  parse,
});

export type { VillageAction, VillageWish } from './rules/actions.ts';
export type { VillageEvent } from './rules/events.ts';
export type { Conny, Player, Village, VillageFrame } from './rules/state.ts';
