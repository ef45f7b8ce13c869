import { defineGame, everywhere, START_PLAYER } from '@spielstube/engine';
import { box } from './data/box.ts';
import { CHAPTER_KEYS, SOLO_LEVELS } from './data/chapters.ts';
import { emptyArea, endTurn, openActions, resolveStone } from './rules/actions.ts';
import { blackMarket } from './rules/black-market.ts';
import { build, where } from './rules/building.ts';
import { buildPhase, openBuilding, recruitPaid } from './rules/building-phase.ts';
import { chain, feed } from './rules/chains.ts';
import { bridge, bridgePaid } from './rules/chapters/bridges.ts';
import { hire, hirePaid } from './rules/chapters/hiring.ts';
import { sail, steps as shipSteps, storm } from './rules/chapters/ships.ts';
import { shipyard, shipyardPaid } from './rules/chapters/shipyard.ts';
import { missionPaid } from './rules/chapters/supplementary.ts';
import { copyNewdale } from './rules/copy.ts';
import { discard } from './rules/discarding.ts';
import { afterBuild, area, erect, takeTile } from './rules/erecting.ts';
import { finalProduction } from './rules/final-production.ts';
import { formerly } from './rules/formerly.ts';
import { handCards } from './rules/hand-cards.ts';
import { evaluate, features, progressOf } from './rules/heuristic.ts';
import { drawFigures } from './rules/labour.ts';
import { laneOf } from './rules/lanes.ts';
import { moves } from './rules/moves.ts';
import { offspring, stoneBought } from './rules/offspring.ts';
import { pay } from './rules/payment.ts';
import { buildNow, chooseHelper, chooseVineyard, nate, nateFor } from './rules/persons.ts';
import { drawRest, halve } from './rules/piles.ts';
import { openPlanning, plan, planTogether, prepare, showPlans } from './rules/planning.ts';
import { jail, release, replaceHooded } from './rules/prison.ts';
import { produce } from './rules/production.ts';
import { progress, progressMade } from './rules/progress.ts';
import { eventPoints, marketDay } from './rules/round-events.ts';
import { endRound, passBag, startRound } from './rules/rounds.ts';
import { scores, scoring, winners } from './rules/scoring.ts';
import { prune, roundsAhead } from './rules/search.ts';
import { choosePerson, dealt, layAside, start } from './rules/setup.ts';
import { openSpecials, special, specialsOf } from './rules/specials.ts';
import type { QuestionKind, StepKind, WindowKind } from './rules/state.ts';
import { onto } from './rules/tiles.ts';
import type { NewdaleQuestion, NewdaleStep, NewdaleTypes } from './rules/types.ts';
import { imagine, view } from './rules/view.ts';
import { withWindow, withWindowInTurn } from './rules/windows.ts';

/** Questions at which tiles, persons and prisoners can be used, too. NEW-BONUS-23 */
const withWindows = everywhere<NewdaleTypes, Readonly<Record<WindowKind, NewdaleQuestion>>>(
  {
    prepare,
    offspring,
    blackMarket,
    handCards,
    progress,
    build,
    bridge,
    shipyard,
    sail,
    hire,
    produce,
    emptyArea,
    chain,
    endTurn,
    buildPhase,
    buildNow,
    special,
    finalProduction,
  },
  withWindow,
);

const questions: Readonly<Record<QuestionKind, NewdaleQuestion>> = {
  ...withWindows,
  layAside,
  choosePerson,
  plan: withWindowInTurn(plan),
  release,
  feed,
  steps: shipSteps,
  where,
  pay,
  area,
  takeTile,
  jail,
  discard,
  onto,
  chooseHelper,
  chooseVineyard,
  nate,
  halve,
  storm,
};

const steps: Readonly<Record<StepKind, NewdaleStep>> = {
  dealt,
  startRound,
  marketDay,
  openPlanning,
  planTogether,
  showPlans,
  drawFigures,
  openActions,
  resolveStone,
  stoneBought,
  progressMade,
  bridgePaid,
  shipyardPaid,
  hirePaid,
  recruitPaid,
  missionPaid,
  erect,
  afterBuild,
  openBuilding,
  openSpecials,
  specialsOf,
  replaceHooded,
  drawRest,
  nateFor,
  endRound,
  eventPoints,
  passBag,
  scoring,
};

/** Expedition to Newdale for 1 to 4 players: one chapter is one game. */
export const newdale = defineGame<NewdaleTypes>({
  id: 'newdale',
  rulePrefix: 'NEW',
  rulesVersion: 6,
  seats: [1, 2, 3, 4],
  options: [
    { key: 'chapter', values: CHAPTER_KEYS, standard: 'I' },
    {
      key: 'road',
      values: ['creekside', 'thickthorn'],
      standard: 'creekside',
      when: (_seats, { chapter }) => chapter === 'V',
    },
    START_PLAYER,
    { key: 'planning', values: ['hidden', 'open'], standard: 'hidden', when: (seats) => seats > 1 },
    { key: 'targets', values: SOLO_LEVELS, standard: SOLO_LEVELS[0], when: (seats) => seats === 1 },
  ],
  box,
  start,
  questions,
  steps,
  copy: copyNewdale,
  view,
  imagine,
  scores,
  winners,
  evaluate,
  features,
  progress: progressOf,
  laneOf,
  planned: { round: ({ round }) => round, ahead: roundsAhead },
  moment: ({ round, phase }) => ({ round, phase }),
  moves,
  secretMoves: ['keep'],
  prune,
  formerly,
});

export type { NewdaleEvent } from './rules/events.ts';
export type { NewdaleAction, NewdaleWish } from './rules/moves.ts';
export type { Newdale, NewdaleFrame, Player } from './rules/state.ts';
export type { NewdaleTypes } from './rules/types.ts';
