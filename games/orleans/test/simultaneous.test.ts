import { hashState, type Options, randomInt, rngFromSeed, type Seat } from '@spielstube/engine';
import { expect, test } from 'vitest';
import { orleans } from '../index.ts';
import type { OrleansAction } from '../rules/moves.ts';
import type { Orleans } from '../rules/state.ts';
import { busy } from './busy.ts';

interface Answer {
  readonly seat: Seat;
  readonly action: OrleansAction;
  /** The simultaneous phase to which it belongs, or a number of its own. */
  readonly phase: number;
}

/** A game in which whoever is asked answers in any order. Its moves with the phases that they belong to. */
function playShuffled(s: Orleans, seed: string): Answer[] {
  const rng = rngFromSeed(`shuffled ${seed}`);
  const answers: Answer[] = [];
  let phase = 0;
  for (let asked = orleans.deciding(s); asked.length > 0; asked = orleans.deciding(s)) {
    const seat = asked[randomInt(rng, asked.length)];
    const moves = busy.actions(s, seat);
    const action = moves[randomInt(rng, moves.length)];
    const { barriers } = s;
    answers.push({ seat, action, phase });
    const simultaneous = s.lanes.length > 0;
    orleans.apply(s, seat, action);
    if (!simultaneous || s.barriers !== barriers) phase++;
  }
  return answers;
}

test.each<[number, Options]>([
  [2, {}],
  [3, {}],
  [4, {}],
  [3, { removeTiles: true, hourglass: 'stacks' }],
  [4, { planning: 'open', removeTiles: true }],
])(
  'ORL-PLAN-13, ORL-FOLLOW-12 answers in any order make the same game as in the order of seats: %i seats, %o',
  (seats, options) => {
    for (let game = 0; game < 5; game++) {
      const end = orleans.setup(seats, options, `shuffled ${game}`);
      const answers = playShuffled(end, `${game}`);
      const inOrder = answers.toSorted((a, b) => a.phase - b.phase || a.seat - b.seat);
      const again = orleans.setup(seats, options, `shuffled ${game}`);
      for (const { seat, action } of inOrder) {
        expect(orleans.check(again, seat, action)).toBeNull();
        orleans.apply(again, seat, action);
      }
      expect(hashState(again)).toBe(hashState(end));
    }
  },
);
