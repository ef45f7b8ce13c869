import { type Corrections, randomInt, rngFromSeed } from '@spielstube/engine';
import { whyRefused } from '@spielstube/engine/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { boxText } from '../text/box-en.ts';

/* Tables are read when the game is loaded, so every test loads it anew, with its own corrections. */

async function corrected(corrections: Corrections) {
  const { layCorrections } = await import('@spielstube/engine');
  layCorrections('villagers', corrections);
  return import('../index.ts');
}

beforeEach(() => {
  vi.resetModules();
});

/** A value that fits, for most of the box. */
const OTHER: Corrections = {
  'villagers.hunter.signposts': 0,
  'villagers.cooper.signposts': 1,
  'villagers.cooper.padlock': 'carpenter',
  'villagers.jeweler.gold': 18,
  'villagers.mason.on': 'miner > seeker',
  'villagers.agent.copies': 3,
  'basics.miner.copies': 8,
  'founders.founders.gold': 3,
  'profiteers.captain.copies': 2,
  'silver.grocer.gold': 2,
  'bronze.alchemist.every': 3,
  'specials.recruiter.picks': 3,
  'specials.pigeoneer.cards': 4,
  'stacks.2': 5,
  'starting.gold': 6,
  'limits.most': 6,
  'swaps.perBuildPhase': 2,
  'road.coin': 2,
  'padlock.gold': 3,
  'markets.first': 3,
  'developments.inn.reward': 'basic',
  'developments.well.gold': 3,
  'seasons.levy.amount': 3,
};

describe('a corrected box', () => {
  test.each([1, 2, 4])('is played to the end by %i', async (seats) => {
    const { villagers } = await corrected(OTHER);
    const { census, expectCensus } = await import('./census.ts');
    const rng = rngFromSeed('corrected');
    const options = seats > 1 ? { support: true, profiteers: true, development: true } : {};
    for (let game = 0; game < 6; game++) {
      const s = villagers.setup(seats, options, `corrected ${game}`);
      const inBox = census(s);
      for (let seat = villagers.turnOf(s); seat >= 0; seat = villagers.turnOf(s)) {
        const moves = villagers.actions(s, seat);
        villagers.apply(s, seat, moves[randomInt(rng, moves.length)]);
      }
      expectCensus(s);
      expect(census(s)).toEqual(inBox);
    }
  });

  test.each<[Corrections, string]>([
    [{ 'villagers.hunter.signposts': 0 }, '6 villagers have a signpost'],
    [{ 'villagers.hunter.signposts': 3, 'villagers.wattler.signposts': 0 }, 'a signpost is a copy'],
    [{ 'villagers.cooper.padlock': 'nobody' }, 'is called "nobody"'],
    [{ 'villagers.cooper.on': 'lumberjack > baker' }, 'is called "baker"'],
    [{ 'silver.grocer.every': 0 }, 'one or more'],
    [{ 'markets.first': 7 }, 'stacks 1 to 6'],
    [{ 'stacks.4': 0 }, '1 to 9'],
    [
      {
        'developments.inn.direction': 'trade',
        'developments.church.direction': 'trade',
        'developments.tavern.direction': 'trade',
        'developments.well.direction': 'trade',
      },
      'each direction',
    ],
    [{ 'developments.inn.most': 'luck' }, 'luck'],
    [{ 'villagers.baker.gold': 3 }, 'no value'],
  ])('%j is refused: %s', async (corrections, why) => {
    expect(await whyRefused(corrected(corrections), boxText)).toContain(why);
  });
});
