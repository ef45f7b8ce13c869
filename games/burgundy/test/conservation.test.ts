import { expect, test } from 'vitest';
import { burgundy } from '../index.ts';
import { expectCensus } from './census.ts';
import { playOut } from './random-game.ts';

test.each([1, 2, 3, 4])(
  'BUR-GEN-03 every card is somewhere, exactly once, at every decision (%i seats)',
  (seats) => {
    for (let game = 0; game < 5; game++) {
      let decisions = 0;
      playOut(burgundy.setup(seats, {}, `census ${game}`), undefined, (s) => {
        // Every card by name costs time: look closely at every seventh decision.
        if (decisions++ % 7 === 0) expectCensus(s);
      });
      expect(decisions).toBeGreaterThan(10);
    }
  },
);
