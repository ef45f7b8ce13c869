import { defineGame, everywhere, START_PLAYER } from '@spielstube/engine';
import { box } from './data/box.ts';
import { payChurch } from './rules/church.ts';
import { connysCube, connysTurn } from './rules/conny.ts';
import { copyVillage } from './rules/copy.ts';
import { payCouncil, takeStep } from './rules/council.ts';
import { deliver, produceNow } from './rules/crafts.ts';
import { afterAction, death } from './rules/death.ts';
import { formerly } from './rules/formerly.ts';
import { goals, withGoals } from './rules/goals-by-hand.ts';
import { evaluate, progress } from './rules/heuristic.ts';
import { callMarket, closeMarket, market, nextAtMarket } from './rules/market.ts';
import { buyOut, climb, majority, mass, massDraw } from './rules/mass.ts';
import { moves } from './rules/moves.ts';
import { pay } from './rules/payment.ts';
import { privilege, takeCubes, takeGood } from './rules/privileges.ts';
import { PROMO_OPTIONS } from './rules/promos.ts';
import { ringOrCoin } from './rules/ring.ts';
import { endRound, finalScoring, nextTurn, startRound, startTurn } from './rules/rounds.ts';
import { scores, winners } from './rules/scoring.ts';
import { start, startingCube } from './rules/setup.ts';
import type { QuestionKind } from './rules/state.ts';
import { arrive } from './rules/travel.ts';
import { action, chooseAction, endTurn, turn } from './rules/turn.ts';
import type { VillageQuestion, VillageTypes } from './rules/types.ts';
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
};

/** Village: the base game for 2 to 5 players, or one with Conny. */
export const village = defineGame<VillageTypes>({
  id: 'village',
  rulePrefix: 'VIL',
  rulesVersion: 3,
  seats: [1, 2, 3, 4, 5],
  options: [
    START_PLAYER,
    { key: 'compensation', values: [true, false], standard: true, when: (seats) => seats > 1 },
    { key: 'goals', values: [false, true], standard: false },
    {
      key: 'revealGoals',
      values: ['auto', 'byHand'],
      standard: 'auto',
      when: (_seats, { goals: dealt }) => dealt === true,
    },
    ...PROMO_OPTIONS,
    { key: 'connysCube', values: ['follow', 'die'], standard: 'follow', when: (seats) => seats === 1 },
  ],
  box,
  formerly,
  start,
  questions: everywhere(questions, withGoals, ['startingCube']),
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
  moment: ({ round }) => ({ round }),
  moves,
});

export type { VillageEvent } from './rules/events.ts';
export type { VillageAction, VillageWish } from './rules/moves.ts';
export type { Conny, Player, Village, VillageFrame } from './rules/state.ts';
export type { VillageTypes } from './rules/types.ts';
