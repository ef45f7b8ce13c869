// The bare road: what nobody can move. Cards lie on it, so it stays pale and keeps its details to the edges.
import { Plate } from '../../ink/plate.ts';
import { rect } from '../../ink/shapes.ts';
import { ROAD } from '../anchors.ts';

const tone = {
  sky: 'var(--r-sky,#efe3c4)',
  far: 'var(--r-far,#d9d3a2)',
  near: 'var(--r-near,#cdcb92)',
  road: 'var(--r-road,#ead6a8)',
  rut: 'var(--r-rut,#b99a63)',
  tree: 'var(--r-tree,#8fa863)',
  fir: 'var(--r-fir,#66865a)',
  wall: 'var(--r-wall,#f8efd9)',
  roof: 'var(--r-roof,#b9543c)',
  thatch: 'var(--r-thatch,#dcb15a)',
  wood: 'var(--r-wood,#80552f)',
  win: 'var(--r-win,#3a2c20)',
} as const;

function fir(p: Plate, x: number, y: number, s: number): void {
  const at = (u: number, v: number) => `${x + u * s} ${y + v * s}`;
  p.shape(
    `M${at(0, -24)}L${at(5, -15)}H${x + 2.6 * s}L${at(8, -7)}H${x + 4 * s}L${at(10, 0)}H${x - 10 * s}L${at(-4, -7)}H${x - 8 * s}L${at(-2.6, -15)}H${x - 5 * s}Z`,
    tone.fir,
    1.2,
  );
}

function tree(p: Plate, x: number, y: number, s: number): void {
  const at = (u: number, v: number) => `${x + u * s} ${y + v * s}`;
  p.ink(`M${at(0, 0)}L${at(0, -9)}`, 2.2 * s, { color: tone.wood });
  p.shape(
    `M${at(-6, -7)}C${at(-13, -9)} ${at(-11, -17)} ${at(-7, -17)}C${at(-7, -25)} ${at(5, -25)} ${at(6, -18)}C${at(13, -18)} ${at(12, -8)} ${at(6, -7)}C${at(3, -5)} ${at(-3, -5)} ${at(-6, -7)}Z`,
    tone.tree,
    1.2,
  );
}

function house(p: Plate, x: number, y: number, s: number, roof: string): void {
  const at = (u: number, v: number) => `${x + u * s} ${y + v * s}`;
  p.shape(`M${at(0, 0)}V${y - 11 * s}L${at(9, -21)}L${at(18, -11)}V${y}Z`, tone.wall, 1.2);
  p.shape(`M${at(-3, -9)}L${at(9, -23)}L${at(21, -9)}L${at(18, -7)}L${at(9, -17)}L${at(0, -7)}Z`, roof, 1.2);
  p.fill(
    `${rect(x + 7 * s, y - 6 * s, 4 * s, 6 * s)}${rect(x + 7.4 * s, y - 12.6 * s, 3.4 * s, 3.4 * s)}`,
    tone.win,
  );
}

const tufts = (p: Plate, spots: readonly (readonly [number, number])[]): void => {
  for (const [x, y] of spots)
    p.ink(`M${x} ${y}l-2.4 -5M${x} ${y}l0.4 -6.4M${x} ${y}l3 -4.6`, 1, { opacity: 0.7 });
};

export function roadSvg(): string {
  const p = new Plate(ROAD.w, ROAD.h, {
    seed: 531,
    wobble: 0.7,
    grain: 16,
    tolerance: 0.2,
    scale: 5,
  });
  p.fill(rect(0, 0, ROAD.w, ROAD.h), tone.sky);
  p.shape(
    `M-4 62C80 34 150 58 250 44C360 30 430 56 540 42C660 28 740 58 840 40C930 28 1020 52 1104 38V246H-4Z`,
    tone.far,
    1.2,
  );
  for (const [x, y, s] of [
    [12, 62, 1],
    [742, 56, 1.1],
    [1092, 52, 1],
  ])
    fir(p, x, y, s);
  for (const [x, y, s] of [
    [136, 60, 0.7],
    [256, 54, 0.8],
    [496, 54, 0.8],
    [616, 48, 0.7],
  ])
    tree(p, x, y, s);
  p.shape(`M-4 112C120 96 300 108 470 100C640 92 800 108 1104 96V246H-4Z`, tone.near, 1.1);
  // the road
  p.fill(
    `M-4 132C200 120 420 136 640 126C760 121 900 128 1104 120V222C880 232 700 218 500 228C320 236 160 222 -4 230Z`,
    tone.road,
  );
  p.ink(`M-4 132C200 120 420 136 640 126C760 121 900 128 1104 120`, 1.7, { light: false });
  p.ink(`M-4 230C160 222 320 236 500 228C700 218 880 232 1104 222`, 1.7, { light: false });
  for (const y of [152, 205]) {
    p.ink(`M-4 ${y}C200 ${y - 8} 420 ${y + 6} 640 ${y - 3}C800 ${y - 8} 940 ${y + 2} 1104 ${y - 6}`, 3, {
      color: tone.rut,
      opacity: 0.55,
      light: false,
    });
  }
  for (const x of [140, 262, 382, 500, 620])
    p.ink(`M${x} 176q5 -4 10 0M${x + 3} 190q4 -3 8 0M${x - 3} 164q4 -3 8 0`, 1.1, {
      color: tone.rut,
      light: false,
    });
  // the inn where the road ends and people ask for work
  house(p, 1046, 118, 1.5, tone.roof);
  house(p, 1014, 112, 1.1, tone.thatch);
  tufts(p, [
    [8, 112],
    [140, 108],
    [262, 112],
    [500, 106],
    [742, 108],
    [960, 112],
    [742, 236],
    [382, 238],
    [140, 238],
    [960, 236],
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ROAD.w} ${ROAD.h}" class="road" aria-hidden="true" preserveAspectRatio="none">${p.paths()}</svg>\n`;
}
