import { amountsFrom, unreadableIn } from './amounts.ts';
import { box } from './box.ts';
import { type Cubes, HORSE, OX, PLOUGH, SCROLL, WAGON } from './pieces.ts';
import { OFFICE, SMITHY, STABLES, WAINWRIGHT } from './places.ts';

/** A craft building: what training and producing cost, and what it makes. */
export interface Workshop {
  readonly place: number;
  readonly trainingTime: number;
  readonly productionTime: number;
  /** The price of a good without a craftsman: cubes or grain. */
  readonly cubes: Cubes;
  readonly grain: number;
  readonly goods: readonly number[];
  /** How many of a good one production makes. */
  readonly yields: number;
}

const PRINTED = box.table(
  'workshops',
  {
    wainwright: { training: 2, production: 2, price: '1 skill + 1 knowledge' },
    stables: { training: 3, production: 3, price: '3 grain' },
    office: { training: 2, production: 2, price: '1 knowledge' },
    smithy: { training: 3, production: 3, price: '1 skill + 1 knowledge' },
  },
  {
    check: (shops) =>
      unreadableIn(
        Object.values(shops).map(({ price }) => price),
        ['skill', 'persuasion', 'faith', 'knowledge', 'grain'],
      ),
  },
);

function workshop(place: number, printed: (typeof PRINTED)[keyof typeof PRINTED], goods: number[]): Workshop {
  const { cubes, grain } = amountsFrom(printed.price);
  return Object.freeze<Workshop>({
    place,
    trainingTime: printed.training,
    productionTime: printed.production,
    cubes,
    grain,
    goods,
    yields: 1,
  });
}
export const WORKSHOP_TABLE: readonly Workshop[] = [
  workshop(WAINWRIGHT, PRINTED.wainwright, [WAGON]),
  workshop(STABLES, PRINTED.stables, [HORSE, OX]),
  workshop(OFFICE, PRINTED.office, [SCROLL]),
  workshop(SMITHY, PRINTED.smithy, [PLOUGH]),
];

/** The Mill: time and grain for coins, and nobody works there. */
export const MILL = box.table('mill', { time: 2, grain: 2, coins: 2 });

/** Grain Harvest: without help, with horse and plough, with ox and plough. */
export const HARVEST = box.table('harvest', { plain: 2, withHorse: 3, withOx: 4 });
