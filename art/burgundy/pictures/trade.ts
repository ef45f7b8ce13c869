import type { Drawing } from '../../ink/drawing.ts';
import { hue, SILVER } from '../../ink/palette.ts';
import { arch, circle, rect } from '../../ink/shapes.ts';
import { gable } from '../../scenery/houses.ts';
import { waves } from '../../scenery/land.ts';
import { backdrop, picture, street, townSky } from './picture.ts';

export const trade: readonly Drawing[] = [
  picture('carpenter', 58, (p) => {
    townSky(p);
    street(p);
    p.fill('M12 62V26H88V62Z', '#5a3d22');
    p.hatch(rect(14, 28, 72, 34), { angle: 90, gap: 6, w: [1, 0.3], color: '#2a1a0d' });
    p.shape('M10 62V24H17V62Z', hue.wood, 1.2);
    p.shape('M83 62V24H90V62Z', hue.wood, 1.2);
    p.ink('M17 36L27 27M83 36L73 27', 2.2, { color: hue.wood });
    const r = 'M4 27L18 7H82L96 27Z';
    p.fill(r, hue.roof);
    p.hatch(r, { gap: 2.7, w: [0.8, 0.2], from: 'both', cover: [0.8, 1] });
    p.hatch('M70 27V7H82L96 27Z', { angle: 68, gap: 2.4, w: [1, 0.1] });
    p.ink(r, 1.4);
    // saw horse with plank and saw
    p.ink('M26 66L34 48M42 66L34 48M60 66L68 48M76 66L68 48', 2.4, { color: hue.wood2 });
    p.ink('M26 66L34 48L42 66M60 66L68 48L76 66', 1, {});
    p.shape('M20 47L84 43V48L20 52Z', hue.straw, 1.3);
    p.ink('M24 49.5L78 46', 0.8);
    p.shape('M44 34L66 29L67 33L46 44Z', SILVER, 1.1);
    p.ink('M46 44L48.5 41L51 42L53 39L55.5 40L58 37L60.5 38L63 35L67 33', 1);
    p.shape('M38 33C38 29 44 29 45 34L46.5 42C42 44 37 40 38 33Z', hue.wood, 1.1);
    for (const y of [30, 34, 38]) p.ink(`M20 ${y}H32`, 1.3, { color: '#d8ccb2', taper: [0.2, 0.3] });
    p.shape('M6 62L8 56H22L20 62Z', hue.straw, 1);
    p.ink('M9 59H20', 0.7);
    p.ink('M70 62C72 58 76 60 78 57', 0.9);
  }),
  picture('market', 64, (p) => {
    townSky(p);
    gable(p, 4, 60, 24, 22, 16, { k: 0.8, timber: true, win: [[0.5, 0.72]] });
    gable(p, 70, 60, 26, 24, 15, {
      k: 0.8,
      timber: true,
      win: [
        [0.3, 0.75],
        [0.7, 0.75],
      ],
      roof: hue.roof2,
    });
    street(p);
    const stall = (x: number, y: number, w: number, c: string) => {
      p.shape(rect(x + 2, y - 26, 2.4, 26), hue.wood, 0.9);
      p.shape(rect(x + w - 4.4, y - 26, 2.4, 26), hue.wood, 0.9);
      p.shape(rect(x, y - 12, w, 9), hue.wood, 1.2);
      p.hatch(rect(x, y - 12, w, 9), { angle: 90, gap: 4, w: [0.8, 0.4] });
      const n = 5;
      const s = (w + 8) / n;
      let d = `M${x} ${y - 36}H${x + w}L${x + w + 4} ${y - 24}`;
      for (let i = 0; i < n; i++) d += `q${-s / 2} 5 ${-s} 0`;
      d += 'Z';
      p.fill(d, hue.bone);
      for (let i = 0; i < n; i += 2) {
        const a = x - 4 + i * s;
        const t = x + (i * w) / n;
        p.fill(`M${t} ${y - 36}H${t + w / n}L${a + s} ${y - 24}q${-s / 2} 5 ${-s} 0Z`, c);
      }
      p.ink(d, 1.3);
    };
    stall(22, 62, 34, hue.roof);
    ['#d9a32b', '#8fae4c', '#c2553b', '#d9a32b'].forEach((color, i) => {
      p.shape(circle(28 + 6 * i, 47.5, 3), color, 0.9);
    });
    stall(58, 70, 34, '#2f6593');
    p.shape('M64 57C63 51 70 50 71 54C73 50 79 52 77 57Z', hue.straw, 1);
    p.shape(rect(80, 51.5, 8, 6), hue.wood2, 1);
    p.shape('M8 58C6 63 6 69 8 73H20C22 69 22 63 20 58Z', hue.wood, 1.1);
    p.ink('M7 62H21M7 69H21', 1.2);
    p.shape('M8 58C11 55.5 17 55.5 20 58C17 60 11 60 8 58Z', '#d9a32b', 1);
  }),
  picture('bank', 70, (p) => {
    backdrop(p, '#8c5a3a');
    p.hatch(rect(0, 0, 100, 50), { angle: 90, gap: 8, w: [1.1, 0.5], color: '#57341d' });
    p.shape(arch(58, 6, 30, 42), '#e9cf8e', 1.4);
    p.ink('M73 8V48M58 26H88M63 14L63 48M83 14V48', 1, { color: hue.wood2 });
    p.shape('M-2 52H102V60H-2Z', hue.wood, 1.3);
    p.shape('M-2 60H102V78H-2Z', '#3f6b63', 1.2);
    p.hatch('M-2 60H102V78H-2Z', { angle: 90, gap: 4, w: [1, 0.2], from: 'start', cover: [0.4, 0.9] });
    p.ink('M-2 72H102', 1.2, { color: '#d7a62a' });
    // scales
    p.ink('M30 50V12', 2.2);
    p.ink('M10 18C20 13 40 13 50 18', 2);
    p.ink('M10 18L4 36M10 18L16 36M50 18L44 36M50 18L56 36', 0.9);
    p.shape('M2 36H18C17 41.5 4 41.5 2 36Z', '#d7a62a', 1.2);
    p.shape('M42 36H58C57 41.5 44 41.5 42 36Z', '#d7a62a', 1.2);
    p.shape('M20 52C20 47 25 46 30 46C35 46 40 47 40 52Z', '#d7a62a', 1.2);
    p.shape(circle(30, 11, 3), '#d7a62a', 1);
    p.shape(circle(10, 33, 3), SILVER, 1);
    p.shape(circle(47, 33.5, 2.4), SILVER, 1);
    p.shape(circle(53, 33.5, 2.4), SILVER, 1);
    for (const [x, n] of [
      [64, 3],
      [74, 5],
      [84, 4],
    ])
      for (let i = 0; i < n; i++)
        p.shape(`M${x - 5} ${50 - i * 3.2}a5 2 0 0 1 10 0v2.4a5 2 0 0 1 -10 0z`, SILVER, 0.9);
  }),
  picture('warehouse', 76, (p) => {
    townSky(p, '#dfe4d6');
    p.fill(rect(-2, 62, 104, 16), '#5c91b3');
    p.shape('M20 62V28L50 4L80 28V62Z', '#d9a87a', 1.4);
    p.hatch('M56 9L80 28V62H60Z', { gap: 2.6, w: [1.1, 0.05], cover: [0.4, 0.9] });
    p.shape('M15 31L50 1L85 31L81 35L50 9L19 35Z', hue.roof, 1.3);
    p.ink('M20 44H80', 1.1);
    p.shape(rect(40, 20, 20, 16), '#4a2f18', 1.2);
    p.ink('M50 20V36', 1);
    p.shape(rect(28, 46, 16, 16), '#4a2f18', 1.2);
    p.shape(rect(56, 46, 16, 16), '#4a2f18', 1.2);
    p.ink('M28 46L44 62M44 46L28 62', 0.9, { color: hue.wood });
    p.shape('M48 12H74V15H48Z', hue.wood2, 1.1);
    p.ink('M72 15V38', 1);
    p.shape(rect(66, 38, 12, 9), hue.wood, 1.2);
    p.ink('M66 38L78 47M78 38L66 47', 0.9);
    p.shape('M-2 60H102V66H-2Z', hue.stone, 1.3);
    p.hatch('M-2 60H102V66H-2Z', { angle: 90, gap: 9, w: [1, 0.8] });
    p.shape('M6 46C4 51 4 56 6 60H16C18 56 18 51 16 46Z', hue.wood, 1.1);
    p.ink('M5 50H17M5 56H17', 1.1);
    p.shape(rect(84, 49, 11, 11), hue.wood, 1.2);
    p.ink('M84 49L95 60M95 49L84 60', 0.9);
    for (const [a, b, y] of [
      [4, 34, 70],
      [44, 70, 71],
      [74, 98, 69.5],
      [20, 52, 74.5],
      [62, 92, 74.5],
    ])
      waves(p, a, b, y, 3, 1.5, { color: hue.bone, w: 1 });
  }),
];
