import { conformance, countSequences } from '@spielstube/engine/testing';
import { expect, test } from 'vitest';
import { villagers } from '../index.ts';
import { census, ledger } from './census.ts';
import { position } from './position.ts';

conformance(villagers, {
  census,
  ledger,
  mostDecisions: 1500,
  golden: { 1: [12, 66, 792, 4356], 2: [12, 144, 1728], 3: [12, 144, 1728], 4: [12, 144, 1728] },
});

test('a build phase with everything in it has the golden number of action sequences', () => {
  const s = position({
    options: { support: true, profiteers: true },
    road: '- - - - - -',
    players: [
      {
        hand: 'monk apprentice tinner smuggler pigeoneer mason cooper spelunker agent',
        village: 'miner[seeker] lumberjack wattler miner[blacksmith{2}] freelancer',
      },
      { village: 'founders[swineherd] monk[grazier] miner[blacksmith] freelancer' },
    ],
  });
  expect([1, 2, 3, 4].map((moves) => countSequences(villagers, s, moves))).toEqual([15, 133, 891, 6464]);
});
