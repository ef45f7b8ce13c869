import { unless } from '@spielstube/engine';
import { box } from './box.ts';
import { ROAD_PLACES } from './villagers.ts';

/** Road places, and stacks above them. VRS-SET-02, -10 */
export const ROAD = ROAD_PLACES;
export const STACKS = ROAD;

/** Cards in each hidden stack, by the number of players; alone it is played against the Countess. VRS-SET-09 */
const stacks = box.table(
  'stacks',
  { 1: 5, 2: 4, 3: 6, 4: 8 },
  {
    check: (table) => unless([Object.values(table).every((cards) => cards >= 1 && cards <= 9), 'stackCards']),
  },
);
export const STACK_CARDS: readonly number[] = [0, stacks[1], stacks[2], stacks[3], stacks[4]];

/** What everybody begins with, and with how many players wool and leather come in. VRS-SET-06, -08, -12 */
export const {
  gold: STARTING_GOLD,
  hand: STARTING_HAND,
  woolAndLeatherFrom: WOOL_AND_LEATHER_FROM,
} = box.table(
  'starting',
  { gold: 8, hand: 5, woolAndLeatherFrom: 4 },
  { check: ({ hand }) => unless([hand <= 5, 'handCards']) },
);

/** Draft and build limits: so many, one more for each symbol, but never more than the most. VRS-DRAFT-03, VRS-BUILD-02 */
export const LIMITS = box.table('limits', { base: 2, most: 5 });

/** Basics for hand cards, in one build phase. VRS-START-02 */
export const { perBuildPhase: SWAPS } = box.table('swaps', { perBuildPhase: 3 });

/** The coin that is put on villagers of the road. VRS-ROAD-05, -07 */
export const { coin: ROAD_COIN } = box.table('road', { coin: 1 });

/** What a padlock costs. VRS-LOCK-01 */
export const { gold: PADLOCK_GOLD } = box.table('padlock', { gold: 2 });

/** The market days take place when this stack and all to its left are exhausted. VRS-SET-11 */
export const MARKETS = box.table(
  'markets',
  { first: 2, second: 6 },
  {
    check: ({ first, second }) =>
      unless([first >= 1 && first <= second && second <= ROAD, 'marketStacks', ROAD]),
  },
);

/** Numbers on special villagers. VRS-SPECIAL-26, VRS-SUP-12, VRS-SUP-15, VRS-PROF-07, VRS-PROF-08, VRS-PROF-12 */
export const SPECIALS = box.table(
  'specials',
  {
    smuggler: { part: 2 },
    recruiter: { gold: 1, picks: 2 },
    pigeoneer: { cards: 6 },
    freelancer: { gold: 1, actions: 1 },
    carter: { chain: 3 },
    windmill: { chain: 2 },
  },
  { check: ({ smuggler, recruiter }) => unless([smuggler.part > 0 && recruiter.picks > 0, 'atLeastOne']) },
);
