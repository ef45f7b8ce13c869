// Woods, single trees, and what grazes between them.
import { stand, type Thing, use } from './thing.ts';

type Planted = readonly [id: string, x: number, y: number, scale: number];

/** The wood behind the river, from north to south. */
const WOOD: readonly (readonly [x: number, y: number])[] = [
  [650, 70],
  [672, 56],
  [696, 76],
  [720, 54],
  [744, 72],
  [768, 56],
  [660, 98],
  [686, 110],
  [712, 100],
  [738, 114],
  [762, 100],
  [650, 132],
  [676, 146],
  [704, 138],
  [730, 150],
  [756, 140],
  [656, 176],
  [684, 184],
  [712, 176],
  [740, 182],
  [664, 214],
  [692, 218],
  [720, 210],
  [656, 250],
  [682, 256],
  [704, 250],
  [652, 290],
  [676, 296],
];

const wood = ([x, y]: readonly [number, number], i: number): Thing => {
  const id = i % 4 === 3 ? 'b-tree1' : i % 3 ? 'b-fir1' : 'b-fir2';
  return stand(id, x + (i % 2 ? 3 : -2), y, { scale: 0.98 });
};

const OPEN_LAND: readonly Planted[] = [
  ['b-fir1', 886, 72, 0.9],
  ['b-fir2', 904, 62, 0.9],
  ['b-fir1', 952, 64, 0.85],
  ['b-fir2', 968, 58, 0.85],
  ['b-fir2', 1054, 62, 0.9],
  ['b-fir1', 1066, 76, 0.9],
  ['b-tree1', 976, 276, 0.9],
  ['b-tree2', 998, 264, 0.9],
  ['b-tree3', 994, 292, 0.85],
  ['b-tree2', 1014, 282, 0.9],
  ['b-tree2', 858, 214, 0.8],
  ['b-fir2', 874, 206, 0.8],
  ['b-fir2', 1068, 176, 0.8],
  ['b-tree1', 872, 168, 0.8],
  ['b-bush', 890, 174, 0.8],
  ['b-bush', 778, 404, 0.7],
  ['b-bush', 730, 420, 0.7],
];

const VILLAGE: readonly Planted[] = [
  ['b-tree1', 286, 262, 0.8],
  ['b-tree2', 236, 268, 0.8],
  ['b-bush', 226, 300, 0.9],
  ['b-tree2', 290, 306, 0.8],
  ['b-tree1', 222, 350, 0.85],
  ['b-poplar', 38, 312, 0.85],
  ['b-poplar', 50, 310, 0.75],
  ['b-tree2', 568, 52, 0.8],
  ['b-tree2', 578, 240, 0.85],
  ['b-tree2', 302, 172, 0.8],
  ['b-bush', 316, 182, 0.8],
  ['b-bush', 42, 424, 0.9],
  ['b-bush', 250, 434, 0.8],
  ['b-bush', 756, 562, 0.7],
  ['b-bush', 216, 404, 0.7],
  ['b-tree2', 306, 432, 0.8],
  ['b-tree2', 740, 438, 0.8],
];

const plant = ([id, x, y, scale]: Planted): Thing => stand(id, x, y, { scale });

/** What grows on this side of the river. */
export const villageGreen: readonly Thing[] = VILLAGE.filter(([, x]) => x < 730).map(plant);

export const green: readonly Thing[] = [
  ...WOOD.map(wood),
  ...OPEN_LAND.map(plant),
  { base: 322, svg: use('b-sheep', 944, 306, 17) + use('b-sheep', 962, 314, 15) },
  { base: 196, svg: use('b-cattle', 966, 196, 22) },
  ...VILLAGE.map(plant),
];
