import type { TurningKind } from '@spielstube/bots/coach';
import { expect, test } from 'vitest';
import { coachSteps, turnAt } from '../coach/spot.ts';
import type { Told } from '../coach/told.ts';

const decision = (move: number) => ({ move }) as Told['decisions'][number];
const turn = (move: number, kind: TurningKind, isSeen = true) =>
  ({ move, kind, decision: isSeen ? decision(move) : null }) as Told['turns'][number];
const spot = (move: number, kind: TurningKind | null = null) => ({ move, kind });
const turns = [turn(5, 'given'), turn(14, 'luck'), turn(14, 'given'), turn(31, 'luck', false)];
const told = { decisions: [2, 5, 9, 14, 20].map(decision), turns };

test('steps lead to the next decision and to the next turning point, both ways', () => {
  expect(coachSteps(told, spot(9))).toEqual({
    back: spot(5),
    forward: spot(14),
    turnBack: spot(5, 'given'),
    turnForward: spot(14, 'luck'),
  });
});

test('at both ends they lead nowhere, and a turn that no decision shows is none', () => {
  const nowhere = { back: null, forward: null, turnBack: null, turnForward: null };
  expect(coachSteps(told, spot(20))).toEqual({ ...nowhere, back: spot(14), turnBack: spot(14, 'given') });
  expect(coachSteps(told, spot(5, 'given'))).toMatchObject({ turnBack: null, turnForward: spot(14, 'luck') });
  expect(coachSteps({ decisions: [], turns: [] }, null)).toEqual(nowhere);
});

test('of two turning points at one decision each has its step, and one of them is looked at', () => {
  const [given, luck, deed] = turns;
  expect(turnAt(turns, spot(14, 'luck'))).toBe(luck);
  expect(turnAt(turns, spot(14, 'given'))).toBe(deed);
  expect(turnAt(turns, spot(14))).toBe(deed);
  expect(turnAt(turns, spot(5, 'luck'))).toBe(given);
  expect(turnAt(turns, spot(9))).toBeUndefined();
  expect(coachSteps(told, spot(14, 'luck'))).toMatchObject({
    turnBack: spot(5, 'given'),
    turnForward: spot(14, 'given'),
  });
  expect(coachSteps(told, spot(14, 'given'))).toMatchObject({
    turnBack: spot(14, 'luck'),
    turnForward: null,
  });
});
