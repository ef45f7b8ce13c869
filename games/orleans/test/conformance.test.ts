import { conformance } from '@spielstube/engine/testing';
import { orleans } from '../index.ts';
import { census } from './census.ts';

conformance(orleans, {
  census,
  mostDecisions: 20_000,
  golden: { 2: [1], 3: [1], 4: [1] },
});
