import { defineGame, everywhere, START_PLAYER } from '@spielstube/engine';
import { box } from './data/box.ts';
import { copyBurgundy } from './rules/copy.ts';
import { takeFromDisplay } from './rules/display.ts';
import { cityHall, effect, phaseBonus } from './rules/effects.ts';
import { egonsTurn } from './rules/egon.ts';
import { target } from './rules/estate.ts';
import { animal, boardingHouse, goods, warehouse } from './rules/goods.ts';
import { evaluate, features, progress } from './rules/heuristic.ts';
import { moves } from './rules/moves.ts';
import { endPhase, nextTurn, startPhase, startRound } from './rules/phases.ts';
import { makeRoom } from './rules/projects.ts';
import { scores, winners } from './rules/scoring.ts';
import { start } from './rules/setup.ts';
import { bought, withPurchase } from './rules/silver.ts';
import type { QuestionKind, StepKind } from './rules/state.ts';
import { action, endTurn, playedUnasked, startTurn, turn } from './rules/turn.ts';
import type { BurgundyQuestion, BurgundyStep, BurgundyTypes } from './rules/types.ts';
import { imagine, view } from './rules/view.ts';

const questions: Readonly<Record<QuestionKind, BurgundyQuestion>> = {
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
};

const steps: Readonly<Record<StepKind, BurgundyStep>> = {
  startPhase,
  egonsTurn,
  startRound,
  startTurn,
  nextTurn,
  endPhase,
  effect,
};

/** The Castles of Burgundy: the card game. 2 to 4 players, or one against Egon. */
export const burgundy = defineGame<BurgundyTypes>({
  id: 'burgundy',
  rulePrefix: 'BUR',
  rulesVersion: 2,
  seats: [1, 2, 3, 4],
  options: [START_PLAYER],
  box,
  start,
  questions: everywhere(questions, withPurchase, ['makeRoom', 'target', 'bought']),
  steps,
  copy: copyBurgundy,
  view,
  imagine,
  scores,
  winners,
  evaluate,
  features,
  progress,
  moment: ({ phase, round }) => ({ phase, round }),
  moves,
  formerly: {
    unasked: (version, s, seat) => (version < 2 ? playedUnasked(s, seat) : null),
    written(version, s) {
      const { options: _options, ...without } = s;
      return version < 2 ? without : s;
    },
  },
});

export type { BurgundyTypes } from './rules/types.ts';
