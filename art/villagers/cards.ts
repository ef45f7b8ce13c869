// Single cards: market days, the GO! card and the seasons. The page writes their words.
import { type Draw, type Drawing, drawing } from '../ink/drawing.ts';
import { CARD, GOLD, hue, SILVER } from '../ink/palette.ts';
import type { Plate } from '../ink/plate.ts';
import { circle, rect, roundRect } from '../ink/shapes.ts';
import { gable } from '../scenery/houses.ts';
import { hill } from '../scenery/land.ts';
import { strokes } from '../scenery/sky.ts';

const EDGE = roundRect(1.2, 1.2, 97.6, 137.6, 7);
const FIELD = roundRect(6, 6, 88, 128, 4);

const card = (id: string, seed: number, sky: string, draw: Draw): Drawing =>
  drawing(id, 100, 140, { seed, wobble: 0.4, grain: 12, tolerance: 0.15, scale: 5 }, (p) => {
    p.fill(EDGE, CARD);
    p.fill(FIELD, sky);
    draw(p);
    p.ink(EDGE, 2);
    p.ink(FIELD, 1.3);
  });

function stall(p: Plate, x: number, y: number, w: number, color: string): void {
  p.shape(rect(x + 3, y - 34, 3, 34), hue.wood, 1);
  p.shape(rect(x + w - 6, y - 34, 3, 34), hue.wood, 1);
  p.shape(rect(x, y - 16, w, 12), hue.wood, 1.2);
  const n = 5;
  const s = (w + 8) / n;
  let d = `M${x + 2} ${y - 48}H${x + w - 2}L${x + w + 4} ${y - 33}`;
  for (let i = 0; i < n; i++) d += `q${-s / 2} 6 ${-s} 0`;
  p.fill(`${d}Z`, hue.bone);
  for (let i = 0; i < n; i += 2) {
    const a = x - 4 + i * s;
    const t = x + 2 + (i * (w - 4)) / n;
    p.fill(`M${t} ${y - 48}H${t + (w - 4) / n}L${a + s} ${y - 33}q${-s / 2} 6 ${-s} 0Z`, color);
  }
  p.ink(`${d}Z`, 1.3);
}

const market =
  (color: string, silver: boolean): Draw =>
  (p) => {
    strokes(p, 7, 8, 86, 40, { gap: 6, opacity: 0.4 });
    gable(p, 12, 84, 22, 20, 16, { k: 0.8, timber: true, win: [[0.5, 0.7]] });
    gable(p, 66, 84, 22, 22, 14, { k: 0.8, timber: true, win: [[0.5, 0.7]], roof: hue.roof2 });
    hill(p, 'M6.5 133.5V84C30 80 70 80 93.5 84V133.5Z', '#e6d3a4', {});
    stall(p, 24, 112, 52, color);
    for (const [x, c] of [
      [34, '#c2402c'],
      [44, '#d9a32b'],
      [54, '#8fae4c'],
      [64, '#c2402c'],
    ] as const)
      p.shape(circle(x, 93, 4), c, 1.1);
    p.shape(circle(silver ? 38 : 50, 122, 9), GOLD, 1.6);
    if (silver) p.shape(circle(62, 122, 9), SILVER, 1.6);
  };

export const cards: readonly Drawing[] = [
  card('vk-market-1', 481, '#cfe0d2', market('#9c5220', false)),
  card('vk-market-2', 482, '#f0d3a6', market('#2c5f8a', true)),
  card('vk-go', 483, '#f3dfae', (p) => {
    hill(p, 'M6.5 133.5V104C30 96 66 98 93.5 104V133.5Z', '#9bb070', { hatch: true, cover: [0.1, 0.3] });
    p.fill('M40 104C46 112 34 120 22 133H72C72 120 58 112 62 103Z', '#ead3a0');
    p.ink('M40 104C46 112 34 120 22 133M62 103C58 112 72 120 72 133', 1.3);
    p.shape('M46 120V26H54V120Z', hue.wood, 1.6);
    p.hatch('M50 30H54V118H50Z', { gap: 4.6, w: [1, 0.1] });
    p.shape('M14 34H72L90 51L72 68H14Z', 'var(--villagers,#9c5220)', 2);
    p.ink('M20 39H70L83 51L70 63H20Z', 1.2, { color: '#f0d0a0', light: false });
    p.shape(circle(50, 22, 5), GOLD, 1.5);
    p.ink('M30 90C34 84 40 84 42 90M60 88C64 82 70 82 72 88', 1.2);
  }),
  card('vk-summer', 485, '#bfe0ea', (p) => {
    p.shape(circle(70, 34, 14), '#f7cf57', 1.6);
    for (let k = 0; k < 10; k++) {
      const a = (k * Math.PI) / 5;
      const at = (r: number) => `${70 + r * Math.cos(a)} ${34 + r * Math.sin(a)}`;
      p.ink(`M${at(18)}L${at(24)}`, 2.2);
    }
    hill(p, 'M6.5 133.5V78C30 68 66 70 93.5 80V133.5Z', '#d9b04e', { hatch: true, cover: [0.1, 0.3] });
    hill(p, 'M6.5 133.5V104C30 92 66 98 93.5 102V133.5Z', '#9bb070', { hatch: true, cover: [0.1, 0.3] });
    for (const [x, y] of [
      [22, 74],
      [34, 71],
      [84, 78],
    ])
      p.shape(
        `M${x - 6} ${y + 12}C${x - 8} ${y} ${x - 3} ${y - 8} ${x} ${y - 8}C${x + 3} ${y - 8} ${x + 8} ${y} ${x + 6} ${y + 12}Z`,
        '#e2bd62',
        1.3,
      );
  }),
  card('vk-winter', 486, '#c3cfdd', (p) => {
    for (const [x, y] of [
      [20, 24],
      [36, 44],
      [54, 20],
      [72, 38],
      [84, 20],
      [16, 58],
      [62, 58],
      [82, 62],
    ])
      p.fill(circle(x, y, 2.4), '#fff');
    hill(p, 'M6.5 133.5V82C30 72 66 74 93.5 82V133.5Z', '#eef2f4', {});
    gable(p, 54, 104, 26, 22, 18, { k: 0.9, timber: true, win: [[0.5, 0.7]], roof: '#f4f7f8' });
    p.shape('M26 60L34 74H30L38 86H32L40 98H12L20 86H14L22 74H18Z', '#5f7d68', 1.4);
    p.shape('M26 60L31 69C28 67 24 67 21 69Z', '#fff', 1);
    hill(p, 'M6.5 133.5V108C30 98 66 102 93.5 106V133.5Z', '#fff', {});
  }),
];
