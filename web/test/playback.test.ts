import { expect, test } from 'vitest';
import { coachSteps } from '../coach/playback.ts';
import type { Told } from '../coach/told.ts';

const decision = (move: number) => ({ move }) as Told['decisions'][number];
const turn = (move: number, isSeen = true) =>
  ({ move, decision: isSeen ? decision(move) : null }) as Told['turns'][number];
// Turning points stand in the order of what they are worth.
const told = { decisions: [2, 5, 9, 14, 20].map(decision), turns: [turn(14), turn(5), turn(31, false)] };

test('steps lead to the next decision and to the next turning point, both ways', () => {
  expect(coachSteps(told, 9)).toEqual({ back: 5, forward: 14, turnBack: 5, turnForward: 14 });
  expect(coachSteps(told, 5)).toEqual({ back: 2, forward: 9, turnBack: 5, turnForward: 14 });
});

test('at both ends they lead nowhere, and a turn that no decision shows is none', () => {
  expect(coachSteps(told, 20)).toEqual({ back: 14, forward: 20, turnBack: 14, turnForward: 20 });
  expect(coachSteps(told, 2)).toEqual({ back: 2, forward: 5, turnBack: 2, turnForward: 5 });
  expect(coachSteps({ decisions: [], turns: [] }, null)).toEqual({
    back: 0,
    forward: 0,
    turnBack: 0,
    turnForward: 0,
  });
});
