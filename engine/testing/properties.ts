import { expect } from 'vitest';
import type { Action } from '../decision.ts';
import type { Game, GameEvent } from '../game.ts';
import { hashState } from '../hash.ts';
import type { Options } from '../options.ts';
import { randomInt, rngFromSeed } from '../random.ts';
import type { GameState, Seat } from '../state.ts';
import { type Position, replay } from './play.ts';
import { expectSame } from './same.ts';

const everySeat = (s: GameState): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat);

/** 2. What is offered can be done; what is not offered is refused, and nothing has changed. */
export function offersAreExact(
  game: Game,
  { s, seat, choices }: Position,
  everSeen: ReadonlySet<Action>,
): void {
  const before = JSON.stringify(s);
  expect(new Set(choices).size).toBe(choices.length);
  for (const action of choices) {
    expect(game.check(s, seat, action)).toBeNull();
    const copy = game.copy(s);
    game.apply(copy, seat, action);
  }
  let tried = 0;
  for (const action of everSeen) {
    if (choices.includes(action)) continue;
    expect(game.check(s, seat, action)).not.toBeNull();
    if (++tried === 20) break;
  }
  for (const other of everySeat(s)) {
    if (!game.deciding(s).includes(other)) expect(game.check(s, other, choices[0])).not.toBeNull();
  }
  expect(JSON.stringify(s)).toBe(before);
}

/** 2. What a search looks at is open, and there is always something. It depends on nothing hidden. */
export function candidatesAreOpen(game: Game, { s, seat, choices }: Position): void {
  const candidates = game.candidates(s, seat);
  expect(candidates.length).toBeGreaterThan(0);
  for (const action of candidates) expect(choices).toContain(action);
  expectSame(game.candidates(game.view(s, seat), seat), candidates);
}

/** 2. People and bots are offered the same; a choice is open or closed, never both. */
export function reasonsAgree(game: Game, { s, seat, choices }: Position): void {
  const decision = game.decision(s, seat);
  expectSame(decision.choices, choices);
  for (const { wish, refusal } of decision.closed) {
    expect(choices).not.toContain(wish);
    expect(refusal.rule).toMatch(new RegExp(`^${game.rulePrefix}-`));
  }
}

/** 4. State, action and log survive JSON; a copy is the same and shares nothing that changes. */
export function survivesJson(game: Game, { s, seat, choices }: Position): void {
  const text = JSON.stringify(s);
  const parsed: GameState = JSON.parse(text);
  expect(parsed).toEqual(s);
  const copy = game.copy(s);
  expect(JSON.stringify(copy)).toBe(text);
  for (const action of choices) {
    expect(game.parse(game.notate(action))).toBe(action);
    expect(game.parse(` ${game.notate(action)}`)).toBeNull();
    expect(game.moveNumber(action)).toBeLessThan(game.moveCount);
  }
  expect(JSON.parse(JSON.stringify(choices))).toEqual(choices);
  const last = choices[choices.length - 1];
  const events: GameEvent[] = [];
  game.apply(copy, seat, last, (event) => events.push(event));
  expect(JSON.stringify(s)).toBe(text);
  game.apply(parsed, seat, last);
  expect(JSON.stringify(parsed)).toBe(JSON.stringify(copy));
  expect(JSON.parse(JSON.stringify(events))).toEqual(events);
}

/** 5. Two states that differ only in what a seat cannot see give it the same view, choices and reasons. */
export function nothingLeaks(game: Game, { s }: Position, seed: string): void {
  const rng = rngFromSeed(`imagine ${seed}`);
  const deciding = game.deciding(s);
  for (const seat of everySeat(s)) {
    const view = game.view(s, seat);
    const imagined = game.imagine(view, seat, rng);
    expect(imagined.rng).not.toEqual(s.rng);
    expectSame(game.view(imagined, seat), view);
    expectSame(game.view(view, seat), view);
    expectSame(game.scores(view), game.scores(imagined));
    expectSame(game.deciding(imagined), deciding);
    if (!deciding.includes(seat)) continue;
    const asked = game.decision(s, seat);
    expectSame(game.decision(imagined, seat), asked);
    expectSame(game.decision(view, seat), asked);
  }
  const imagined = game.imagine(game.view(s, 0), 0, rng);
  expectSame(game.view(imagined, null), game.view(s, null));
}

/** 3. and 7. The same seed and the same moves lead to the same state, also half way. */
export function replaysToTheSame(
  game: Game,
  options: Options,
  seed: string,
  end: GameState,
  played: Position['played'],
): void {
  expect(hashState(replay(game, end.seats, options, seed, played))).toBe(hashState(end));
  const half = randomInt(rngFromSeed(`half ${seed}`), played.length + 1);
  const s = replay(game, end.seats, options, seed, played.slice(0, half));
  const before = game.copy(s);
  for (const { seat, action } of played.slice(half)) game.apply(s, seat, action);
  expect(hashState(s)).toBe(hashState(end));
  expect(hashState(before)).toBe(hashState(replay(game, end.seats, options, seed, played.slice(0, half))));
}
