import type { Action } from '@spielstube/engine';
import type { Task } from '../bot.ts';
import { greedy } from '../greedy.ts';
import { TreeSearch } from '../mcts.ts';
import type { OwnDecision } from './decisions.ts';
import type { Judgement } from './judgement.ts';
import { Outlook, rounded } from './outlook.ts';

/** How hard the coach thinks about a decision. */
export interface Effort {
  readonly name: string;
  /** Iterations of the search for something better. */
  readonly search: number;
  /** Imagined worlds in which each move is tried that comes into question. */
  readonly worlds: number;
}

/** So many moves of the search come into question: the worlds decide between them. */
const FOUND = 2;
/** Worlds between two moments in which the coach can be stopped. */
const WORLDS_AT_ONCE = 8;

/**
 * Judges a decision by what the seat saw. Yields every few milliseconds; returns the judgement. What a search likes best,
 * what a bot would do that looks one turn ahead, and what was played are tried in the same imagined worlds, other ones than
 * those of the search: who chooses the best of several guesses may not measure it by these guesses.
 */
export function* judge(decision: OwnDecision, effort: Effort): Generator<null, Judgement> {
  const { game, view, seat, played, choices, move } = decision;
  const task = (what: string): Task => ({
    game,
    view,
    seat,
    seed: `${decision.seed} ${effort.name} ${what}`,
  });
  const glimpse = greedy().begin(task('usual'));
  while (glimpse.step()) yield null;
  const usual = glimpse.advice().action;
  const search = new TreeSearch(task('search'), {
    iterations: effort.search,
    milliseconds: Number.POSITIVE_INFINITY,
  });
  while (search.step()) yield null;
  const found = search.advice().moves.slice(0, FOUND);
  const tried = new Set<Action>([played, ...found.map(({ action }) => action), usual]);
  const outlooks = [...tried].map((action) => new Outlook(task('worlds'), action));
  for (let worlds = 0; worlds < effort.worlds; worlds += WORLDS_AT_ONCE) {
    for (const outlook of outlooks) {
      outlook.look(WORLDS_AT_ONCE);
      yield null;
    }
  }
  const [own] = outlooks;
  const best = outlooks.reduce((top, outlook) => (outlook.lead > top.lead ? outlook : top), own);
  const loss = best.betterThan(own);
  const gain = own.betterThan(outlooks.find(({ action }) => action === usual) ?? own);
  const doubts = outlooks.slice(1).map((outlook) => {
    const { points, error } = outlook.betterThan(own);
    return points + error;
  });
  return {
    move,
    played: own.outcome(),
    best: best.outcome(),
    loss: rounded(loss.points),
    lossError: rounded(loss.error),
    gain: rounded(gain.points),
    gainError: rounded(gain.error),
    doubt: rounded(Math.max(0, ...doubts)),
    choices: choices.length,
    worlds: own.worlds,
    thorough: effort === THOROUGH,
  };
}

/** For the curve, and to find out where more thought is needed. */
export const GLANCE: Effort = { name: 'glance', search: 64, worlds: 32 };
export const THOROUGH: Effort = { name: 'thorough', search: 400, worlds: 240 };
