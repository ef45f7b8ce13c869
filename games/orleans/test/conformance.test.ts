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
  golden: {
    2: [4, 4, 13, 32, 35, 128, 137, 435, 1024, 1024, 1032, 1324, 2696, 2956],
    3: [4, 4, 13, 32, 35, 128, 137, 435, 1027, 1213, 4105, 4682],
    4: [4, 4, 13, 32, 35, 128, 137, 435, 1027, 1213, 4105, 4682],
  },
});
