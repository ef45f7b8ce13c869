import { conformance } from '@spielstube/engine/testing';
import { villagers } from '../index.ts';
import { census, ledger } from './census.ts';

conformance(villagers, {
  census,
  ledger,
  mostDecisions: 1500,
  golden: { 1: [], 2: [], 3: [], 4: [] },
});
