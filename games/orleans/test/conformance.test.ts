import { conformance } from '@spielstube/engine/testing';
import { orleans } from '../index.ts';
import { busy } from './busy.ts';
import { census } from './census.ts';

conformance(orleans, {
  census,
  mostDecisions: 20_000,
  golden: {
    2: [19, 295, 3811, 43435],
    3: [19, 295, 3811, 44047],
    4: [19, 295, 3811, 44047],
  },
});

conformance(busy, {
  census,
  mostDecisions: 3000,
  // These change with what a search looks at (rules/search.ts), too.
  golden: {
    2: [4, 4, 4, 7, 16, 16, 16, 16, 18, 35, 70, 85, 125, 211],
    3: [4, 4, 4, 7, 16, 16, 19, 37, 64, 64, 64, 66, 89, 175],
    4: [4, 4, 4, 7, 16, 16, 19, 37, 64, 67, 94, 175, 256, 256],
  },
});
