import { conformance } from '@spielstube/engine/testing';
import { villagers } from '../index.ts';
import { census, ledger } from './census.ts';

conformance(villagers, {
  census,
  ledger,
  mostDecisions: 1500,
  golden: { 1: [12, 66, 792, 4356], 2: [12, 144, 1728], 3: [12, 144, 1728], 4: [12, 144, 1728] },
});
