import { type Amounts, amountsFrom, unreadableIn } from './amounts.ts';
import { box, unless } from './box.ts';
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
  | 'secretary';

export interface LifeGoal {
  readonly key: string;
  readonly silver: boolean;
  readonly points: number;
  /** Pieces of a silver goal are shown, not spent. */
  readonly needs: Amounts | Achievement;
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
    writer: '3 scroll + 1 skill + 1 persuasion + 1 faith + 1 knowledge',
  },
  {
    reconstructed: ['farmer', 'bailiff', 'explorer', 'coachman', 'knight'],
    check: (goals) =>
      unreadableIn(Object.values(goals)) ??
      unless([
        Object.values(goals).every((needs) => amountsFrom(needs).grain <= GRAIN_LIMIT),
        'a goal asks for more grain than a farm holds',
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
  },
  {
    reconstructed: ['craftsmanBuildings'],
    check: (goals) =>
      unless(
        [goals.craftsmanBuildings <= WORKSHOPS.length, 'there are four craft buildings'],
        [goals.historianGroups <= GROUP_KEYS.length, 'the chronicle has five groups'],
        [MEMBER_NUMBERS.includes(goals.acolyteNumber), 'members have the numbers 1 to 4'],
        [
          [...goals.saintSteps, goals.secretaryStep].every((step) => step >= 1 && step <= STEPS),
          'church and council have the steps 1 to 4',
        ],
      ),
  },
);

const pieces = (key: keyof typeof SILVER): LifeGoal =>
  Object.freeze<LifeGoal>({ key, silver: true, points: POINTS.silver, needs: amountsFrom(SILVER[key]) });
const gold = (needs: Achievement): LifeGoal =>
  Object.freeze<LifeGoal>({ key: needs, silver: false, points: POINTS.gold, needs });

/** The life goals that can be played without Inn, Port and Marriage: eight silver, seven gold. */
export const LIFE_GOALS: readonly LifeGoal[] = [
  pieces('aristocrat'),
  pieces('farmer'),
  pieces('bailiff'),
  pieces('explorer'),
  Object.freeze<LifeGoal>({ key: 'craftsman', silver: true, points: POINTS.silver, needs: 'craftsman' }),
  pieces('coachman'),
  pieces('knight'),
  pieces('writer'),
  gold('travellingSalesman'),
  gold('merchant'),
  gold('saint'),
  gold('historian'),
  gold('master'),
  gold('acolyte'),
  gold('secretary'),
];
