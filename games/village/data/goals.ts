import { unless } from '@spielstube/engine';
import { type Amounts, amountsFrom, unreadableIn } from './amounts.ts';
import { box } from './box.ts';
import type { Needs } from './mixes.ts';
import { GRAIN_LIMIT, MEMBER_NUMBERS } from './pieces.ts';
import { GROUP_KEYS, STEPS, WORKSHOPS } from './places.ts';

/** Achievements that the other goals ask for. */
export type Achievement =
  | 'craftsman'
  | 'travellingSalesman'
  | 'merchant'
  | 'saint'
  | 'historian'
  | 'master'
  | 'acolyte'
  | 'secretary'
  | 'governess'
  | 'lighthouseKeeper'
  | 'innkeeper';

export interface LifeGoal {
  readonly key: string;
  readonly silver: boolean;
  readonly points: number;
  /** Pieces of a silver goal are shown, not spent. */
  readonly needs: Amounts | Achievement;
  /** Which expansion its symbol names. VIL-GOAL-02 */
  readonly with: Needs;
}

const POINTS = box.table('goalPoints', { silver: 5, gold: 8 });

const SILVER = box.table(
  'silverGoals',
  {
    aristocrat: '7 coin',
    farmer: '5 grain + 1 horse + 1 plough + 1 ox',
    bailiff: '1 scroll + 1 horse + 4 persuasion',
    explorer: '1 scroll + 2 wagon + 3 faith',
    coachman: '2 horse + 2 wagon',
    knight: '3 horse + 2 coin',
    brewer: '2 grain + 5 beer',
    writer: '3 scroll + 1 skill + 1 persuasion + 1 faith + 1 knowledge',
  },
  {
    reconstructed: ['farmer', 'bailiff', 'explorer', 'coachman', 'knight', 'brewer'],
    check: (goals) =>
      unreadableIn(Object.values(goals)) ??
      unless([
        Object.values(goals).every((needs) => amountsFrom(needs).grain <= GRAIN_LIMIT),
        'farmHoldsGrain',
        GRAIN_LIMIT,
      ]),
  },
);

/** How much of it the achievements ask for. */
export const {
  craftsmanBuildings: CRAFTSMAN_BUILDINGS,
  salesmanCustomers: SALESMAN_CUSTOMERS,
  merchantCustomers: MERCHANT_CUSTOMERS,
  saintSteps: SAINT_STEPS,
  historianGroups: HISTORIAN_GROUPS,
  masterCraftsmen: MASTER_CRAFTSMEN,
  acolyteNumber: ACOLYTE_NUMBER,
  secretaryStep: SECRETARY_STEP,
  lighthouses: KEEPER_LIGHTHOUSES,
  innkeeperCards: INNKEEPER_CARDS,
} = box.table(
  'achievements',
  {
    craftsmanBuildings: 3,
    salesmanCustomers: 2,
    merchantCustomers: 6,
    saintSteps: [1, 2, 3],
    historianGroups: 4,
    masterCraftsmen: 4,
    acolyteNumber: 4,
    secretaryStep: 4,
    lighthouses: 2,
    innkeeperCards: 4,
  },
  {
    reconstructed: ['craftsmanBuildings'],
    check: (goals) =>
      unless(
        [goals.craftsmanBuildings <= WORKSHOPS.length, 'craftBuildings', WORKSHOPS.length],
        [goals.historianGroups <= GROUP_KEYS.length, 'chronicleGroups', GROUP_KEYS.length],
        [MEMBER_NUMBERS.includes(goals.acolyteNumber), 'memberNumbers', MEMBER_NUMBERS.join(', ')],
        [
          [...goals.saintSteps, goals.secretaryStep].every((step) => step >= 1 && step <= STEPS),
          'steps',
          STEPS,
        ],
      ),
  },
);

const pieces = (key: keyof typeof SILVER, symbol: Needs = 'nothing'): LifeGoal =>
  Object.freeze<LifeGoal>({
    key,
    silver: true,
    points: POINTS.silver,
    needs: amountsFrom(SILVER[key]),
    with: symbol,
  });
const deed = (needs: Achievement, silver: boolean, symbol: Needs = 'nothing'): LifeGoal =>
  Object.freeze<LifeGoal>({
    key: needs,
    silver,
    points: silver ? POINTS.silver : POINTS.gold,
    needs,
    with: symbol,
  });

/** The life goals: those that can be played without Inn, Port and Marriage, then theirs. */
export const LIFE_GOALS: readonly LifeGoal[] = [
  pieces('aristocrat'),
  pieces('farmer'),
  pieces('bailiff'),
  pieces('explorer'),
  deed('craftsman', true),
  pieces('coachman'),
  pieces('knight'),
  pieces('writer'),
  deed('travellingSalesman', false, 'noPort'),
  deed('merchant', false),
  deed('saint', false),
  deed('historian', false),
  deed('master', false),
  deed('acolyte', false),
  deed('secretary', false),
  pieces('brewer', 'inn'),
  deed('governess', false, 'marriage'),
  deed('lighthouseKeeper', false, 'port'),
  deed('innkeeper', false, 'inn'),
];
