import { conformance } from '@spielstube/engine/testing';
import { newdale } from '../index.ts';
import { busy } from './busy.ts';
import { census, ledger } from './census.ts';

conformance(newdale, {
  census,
  ledger,
  mostDecisions: 3000,
  golden: { 1: [8], 2: [8], 3: [8], 4: [8] },
});

conformance(busy, {
  census,
  ledger,
  mostDecisions: 3000,
  golden: { 1: [8], 2: [8], 3: [8], 4: [8] },
});
