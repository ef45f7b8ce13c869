import { defineGame, START_PLAYER } from '@spielstube/engine';
import { box } from './data/box.ts';
import { apprentice } from './rules/apprentice.ts';
import { build, startBuilding } from './rules/build.ts';
import { copyVillagers } from './rules/copy.ts';
import { bailiff, carryOutEvent, countess, event, jester, levy, seizure } from './rules/countess.ts';
import { church, developments, inn, reward, tavern } from './rules/developments.ts';
import { draft, draftTurn, endDraft, refill } from './rules/draft.ts';
import { evaluate, features, progress } from './rules/heuristic.ts';
import { markets } from './rules/markets.ts';
import { cover } from './rules/monk.ts';
import { moves } from './rules/moves.ts';
import { unlock } from './rules/padlocks.ts';
import { lay, side, where } from './rules/placing.ts';
import { coin, updateRoad } from './rules/road.ts';
import { bronze, endBuilding, startRound } from './rules/rounds.ts';
import { scores, winners } from './rules/scoring.ts';
import { start } from './rules/setup.ts';
import { smuggle } from './rules/specials.ts';
import type { QuestionKind, StepKind } from './rules/state.ts';
import { benefactor, pick, putBack, search } from './rules/support.ts';
import { layDown, stack } from './rules/swaps.ts';
import type { VillagersQuestion, VillagersStep, VillagersTypes } from './rules/types.ts';
import { imagine, view } from './rules/view.ts';

const questions: Readonly<Record<QuestionKind, VillagersQuestion>> = {
  draft,
  benefactor,
  search,
  pick,
  putBack,
  coin,
  build,
  cover,
  apprentice,
  side,
  where,
  unlock,
  smuggle,
  layDown,
  stack,
  church,
  inn,
  tavern,
  countess,
  jester,
  bailiff,
  levy,
  seizure,
};

const steps: Readonly<Record<StepKind, VillagersStep>> = {
  startRound,
  draftTurn,
  endDraft,
  refill,
  updateRoad,
  startBuilding,
  lay,
  endBuilding,
  event,
  carryOutEvent,
  bronze,
  developments,
  reward,
  markets,
};

const together = (seats: number): boolean => seats > 1;

/** Villagers for 2 to 4 players with its three modules, and alone against the Countess. */
export const villagers = defineGame<VillagersTypes>({
  id: 'villagers',
  rulePrefix: 'VRS',
  rulesVersion: 2,
  seats: [1, 2, 3, 4],
  options: [
    START_PLAYER,
    { key: 'padlocks', values: [true, false], standard: true },
    { key: 'support', values: [false, true], standard: false, when: together },
    { key: 'profiteers', values: [false, true], standard: false, when: together },
    { key: 'development', values: [false, true], standard: false, when: together },
    // Whether boards show what has been seen of cards that lie face down now; the rules do not care.
    { key: 'memory', values: [true, false], standard: true, when: together },
  ],
  box,
  start,
  questions,
  steps,
  copy: copyVillagers,
  view,
  imagine,
  scores,
  winners,
  evaluate,
  features,
  progress,
  moment: ({ round, phase }) => ({ round, phase }),
  moves,
  secretMoves: ['lay', 'pick', 'putBack', 'keepOrder'],
});

export type { VillagersEvent } from './rules/events.ts';
export type { VillagersAction, VillagersWish } from './rules/moves.ts';
export type { Countess, Player, Villagers, VillagersFrame } from './rules/state.ts';
export type { VillagersTypes } from './rules/types.ts';
