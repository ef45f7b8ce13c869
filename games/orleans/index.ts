import { defineGame, START_PLAYER } from '@spielstube/engine';
import { box } from './data/box.ts';
import { act, endTurn, goHome, nextTurn, openActions } from './rules/actions.ts';
import { bathhouse } from './rules/bathhouse.ts';
import { copyOrleans } from './rules/copy.ts';
import { canalReward, send } from './rules/deeds.ts';
import { callFollowers, drawFollowers, followers } from './rules/followers.ts';
import { evaluate, features, progress } from './rules/heuristic.ts';
import { event, eventFor, harvest, sacristy } from './rules/hourglass-events.ts';
import { laneOf } from './rules/lanes.ts';
import { moves } from './rules/moves.ts';
import { pharmacy } from './rules/place-tiles.ts';
import { openPlanning, plan, showPlans } from './rules/planning.ts';
import { recruit } from './rules/recruiting.ts';
import { census, endRound, startRound } from './rules/rounds.ts';
import { scores, winners } from './rules/scoring.ts';
import { prune } from './rules/search.ts';
import { removeTile, start } from './rules/setup.ts';
import type { QuestionKind, StepKind } from './rules/state.ts';
import { technology } from './rules/technology.ts';
import { chooseTile } from './rules/tile-offer.ts';
import { torture } from './rules/torture.ts';
import { tower } from './rules/tower.ts';
import { takeGood, travel } from './rules/travel.ts';
import type { OrleansQuestion, OrleansStep, OrleansTypes } from './rules/types.ts';
import { imagine, view } from './rules/view.ts';

const questions: Readonly<Record<QuestionKind, OrleansQuestion>> = {
  removeTile,
  followers,
  tower,
  plan,
  act,
  recruit,
  chooseTile,
  travel,
  takeGood,
  send,
  canalReward,
  pharmacy,
  bathhouse,
  endTurn,
  technology,
  torture,
  sacristy,
  harvest,
};

const steps: Readonly<Record<StepKind, OrleansStep>> = {
  startRound,
  census,
  callFollowers,
  drawFollowers,
  openPlanning,
  showPlans,
  openActions,
  nextTurn,
  goHome,
  event,
  eventFor,
  endRound,
};

/** Orléans for 2 to 4 players. */
export const orleans = defineGame<OrleansTypes>({
  id: 'orleans',
  rulePrefix: 'ORL',
  rulesVersion: 1,
  seats: [2, 3, 4],
  options: [
    START_PLAYER,
    { key: 'planning', values: ['hidden', 'open'], standard: 'hidden' },
    { key: 'removeTiles', values: [false, true], standard: false },
    { key: 'hourglass', values: ['shuffled', 'stacks'], standard: 'shuffled' },
  ],
  box,
  start,
  questions,
  steps,
  copy: copyOrleans,
  view,
  imagine,
  scores,
  winners,
  evaluate,
  features,
  progress,
  laneOf,
  planned: { round: ({ round }) => round, ahead: () => 2 },
  moment: ({ round, phase }) => ({ round, phase }),
  moves,
  prune,
});

export type { OrleansEvent } from './rules/events.ts';
export type { OrleansAction, OrleansWish } from './rules/moves.ts';
export type { Orleans, OrleansFrame, Player } from './rules/state.ts';
export type { OrleansTypes } from './rules/types.ts';
