import { roof, stand, type Thing, use } from './thing.ts';

/** The village goes on behind the church and the council. */
const cottage = (id: string, x: number, y: number, scale: number, style: string): Thing =>
  stand(id, x, y, { scale, style, shadow: 'm' });

interface Shadow {
  readonly id: 'b-sh-m' | 'b-sh-l';
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

const cast = ({ id, x, y, w }: Shadow): string => use(id, x, y, w, { class: 'shadow' });

const COTTAGES: readonly Thing[] = [
  cottage('b-house1', 124, 96, 0.8, roof.brick),
  cottage('b-house2', 176, 92, 0.78, roof.ochre),
  cottage('b-house3', 224, 98, 0.8, roof.red),
  cottage('b-house1', 268, 100, 0.74, roof.slate),
  cottage('b-hut', 312, 100, 0.86, roof.ochre),
  cottage('b-house3', 330, 150, 0.86, roof.brick),
  cottage('b-house1', 372, 66, 0.66, roof.ochre),
  cottage('b-house2', 462, 66, 0.7, roof.brick),
  cottage('b-house1', 264, 300, 0.76, roof.brick),
];

const GREAT: readonly Thing[] = [
  {
    base: 202,
    svg:
      cast({ id: 'b-sh-l', x: 282, y: 196, w: 30 }) +
      use('b-church', 30, 29, 276, { style: '--roof2:var(--b-slate)' }),
  },
  {
    base: 205,
    svg: cast({ id: 'b-sh-l', x: 552, y: 199, w: 28 }) + use('b-hall', 318, 27, 252, { style: roof.red }),
  },
  {
    base: 392,
    svg: cast({ id: 'b-sh-l', x: 120, y: 386, w: 70 }) + use('b-family', 36, 294, 166, { style: roof.ochre }),
  },
  { base: 380, svg: cast({ id: 'b-sh-m', x: 262, y: 368, w: 34 }) + use('b-well', 232, 312, 54) },
  stand('b-walltower', 592, 78, { scale: 0.95, style: roof.slate, shadow: false }),
  stand('b-walltower', 580, 200, { scale: 0.95, style: roof.slate, shadow: false }),
  { base: 393, svg: use('b-gate', 556, 297, 128, { style: roof.red }) },
];

const CRAFTS: readonly Thing[] = [
  use('b-wainwright', 290, 414, 92, { style: roof.red }),
  use('b-stables', 382, 414, 98, { style: roof.red }),
  use('b-office', 480, 406, 78, { style: roof.slate }),
  use('b-smithy', 562, 402, 88, { style: roof.red }),
  use('b-mill', 648, 408, 100, { style: roof.red }),
].map((svg): Thing => ({ base: 487, svg }));

const FIELDS: readonly Thing[] = [
  stand('b-sheaf', 58, 504, { scale: 0.9 }),
  stand('b-sheaf', 76, 516, { scale: 0.9 }),
  stand('b-sheaf', 182, 476, { scale: 0.8 }),
  stand('b-scarecrow', 132, 504, { scale: 0.9 }),
  stand('b-geese', 262, 420, { scale: 0.9, shadow: false }),
];

/** On the road out of the gate. */
const CART: Thing = stand('b-cart', 756, 418, { scale: 0.7, shadow: false });

const CASTLE_SCALE = 0.86;
const castle = (id: string, x: number, y: number): Thing => ({
  base: y,
  svg: use(id, x - 50 * CASTLE_SCALE, y - 78 * CASTLE_SCALE, 100 * CASTLE_SCALE, {
    style: `${roof.red};--roof2:var(--b-slate)`,
  }),
});

const CASTLES: readonly Thing[] = [
  castle('b-castle-a', 756, 282),
  castle('b-castle-b', 862, 374),
  castle('b-castle-c', 908, 246),
  castle('b-castle-d', 836, 116),
  castle('b-castle-e', 1026, 376),
  castle('b-castle-f', 1020, 124),
];

/** What stands on this side of the river, whatever lies on the other. */
export const villageBuildings: readonly Thing[] = [...COTTAGES, ...GREAT, ...CRAFTS, ...FIELDS];

export const buildings: readonly Thing[] = [...villageBuildings, CART, ...CASTLES];
