import { defineGame } from '@spielstube/engine';
import { copyBurgundy } from './rules/copy.ts';
import { takeFromDisplay } from './rules/display.ts';
import { cityHall, effect, phaseBonus } from './rules/effects.ts';
import { egonsTurn } from './rules/egon.ts';
import { target } from './rules/estate.ts';
import { animal, boardingHouse, goods, warehouse } from './rules/goods.ts';
import { evaluate, features, progress } from './rules/heuristic.ts';
import { notate, parse } from './rules/notation.ts';
import { endPhase, nextTurn, startPhase, startRound } from './rules/phases.ts';
import { makeRoom } from './rules/projects.ts';
import { scores, winners } from './rules/scoring.ts';
import { start } from './rules/setup.ts';
import { bought } from './rules/silver.ts';
import { action, endTurn, startTurn, turn } from './rules/turn.ts';
import { imagine, view } from './rules/view.ts';

/** The Castles of Burgundy: the card game. 2 to 4 players, or one against Egon. */
export const burgundy = defineGame({
  id: 'burgundy',
  rulePrefix: 'BUR',
  rulesVersion: 1,
  seats: [1, 2, 3, 4],
  options: [
    { key: 'startPlayer', values: ['random', '1', '2', '3', '4'], standard: 'random', seats: [2, 3, 4] },
  ],
  start,
  questions: {
    turn,
    action,
    makeRoom,
    target,
    phaseBonus,
    goods,
    animal,
    boardingHouse,
    takeFromDisplay,
    warehouse,
    cityHall,
    bought,
    endTurn,
  },
  steps: { startPhase, egonsTurn, startRound, startTurn, nextTurn, endPhase, effect },
  copy: copyBurgundy,
  view,
  imagine,
  scores,
  winners,
  evaluate,
  features,
  progress,
  notate,
  parse,
});

export type { BurgundyAction, BurgundyWish } from './rules/actions.ts';
export type { BurgundyEvent } from './rules/events.ts';
export type { Burgundy, BurgundyFrame, Player } from './rules/state.ts';
