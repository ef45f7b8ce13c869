import { hue } from '../ink/palette.ts';
import { circle } from '../ink/shapes.ts';
import { backdrop, boxFront } from '../scenery/box-front.ts';
import { figure } from '../scenery/figure.ts';
import { flag, gable } from '../scenery/houses.ts';
import { hill, tree, waves } from '../scenery/land.ts';
import { strokes } from '../scenery/sky.ts';

export const cover = boxFront('newdale', 110, (p) => {
  backdrop(p, '#b9bdd0');
  p.fill('M-4 60C60 76 180 76 244 60V180H-4Z', '#e9cfa8');
  strokes(p, 0, 0, 240, 110, { gap: 6, len: [24, 80], opacity: 0.42 });
  for (const [x, y, s] of [
    [26, 26, 1.3],
    [60, 16, 0.9],
    [98, 34, 1],
    [150, 18, 1.2],
    [214, 44, 1],
    [190, 22, 0.8],
  ])
    p.fill(
      `M${x} ${y - 5 * s}L${x + 1.3 * s} ${y - 1.3 * s}L${x + 5 * s} ${y}L${x + 1.3 * s} ${y + 1.3 * s}L${x} ${y + 5 * s}L${x - 1.3 * s} ${y + 1.3 * s}L${x - 5 * s} ${y}L${x - 1.3 * s} ${y - 1.3 * s}Z`,
      hue.bone,
    );
  // peaks
  const peak = (x: number, y: number, w: number, h: number, c: string) => {
    p.fill(`M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}Z`, c);
    p.hatch(`M${x} ${y - h}L${x + w} ${y}H${x + w * 0.05}L${x + w * 0.14} ${y - h * 0.5}Z`, {
      angle: 52,
      gap: 4.2,
      w: [1.8, 0.1],
    });
    p.shape(
      `M${x} ${y - h}L${x + w * 0.3} ${y - h * 0.7}L${x + w * 0.14} ${y - h * 0.64}L${x + w * 0.04} ${y - h * 0.72}L${x - w * 0.1} ${y - h * 0.62}L${x - w * 0.3} ${y - h * 0.7}Z`,
      hue.bone,
      1.5,
    );
    p.ink(`M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}`, 1.7);
  };
  peak(40, 160, 64, 84, '#8b93ad');
  peak(206, 160, 60, 92, '#8b93ad');
  peak(124, 160, 66, 118, '#7a83a2');
  hill(p, 'M-4 258V152C40 138 90 146 120 152C160 142 210 144 244 152V258Z', '#8da072', {
    hatch: true,
    gap: 4.4,
    cover: [0.1, 0.4],
    line: 1.6,
  });
  for (const [x, y, s] of [
    [14, 166, 1.5],
    [30, 172, 1.8],
    [46, 164, 1.3],
    [226, 168, 1.7],
    [210, 174, 1.9],
    [196, 164, 1.3],
    [182, 168, 1.1],
  ])
    tree(p, x, y, s, { kind: 'fir', color: '#3f5f4c' });
  // river from the mountains
  p.fill(
    'M118 152C134 158 138 166 118 172C92 180 84 190 110 198C150 210 120 230 92 254H190C206 230 196 206 156 196C132 190 150 180 158 172C166 162 144 154 130 151Z',
    '#7fa9c4',
  );
  p.ink(
    'M118 152C134 158 138 166 118 172C92 180 84 190 110 198C150 210 120 230 92 254M130 151C144 154 166 162 158 172C150 180 132 190 156 196C196 206 206 230 190 254',
    1.5,
  );
  for (const [a, b, y] of [
    [116, 140, 186],
    [128, 158, 204],
    [140, 176, 222],
    [124, 160, 238],
  ])
    waves(p, a, b, y, 3, 1.8, { color: hue.bone, w: 1.4 });
  gable(p, 68, 178, 19, 13, 12, { k: 0.95, door: 0.5, roof: hue.roof });
  gable(p, 168, 186, 20, 14, 13, { k: 0.95, door: 0.5, roof: hue.roof2 });
  flag(p, 92, 178, 1.1, '#44537d');
  hill(p, 'M-4 254V204C30 190 70 200 100 214C112 222 110 238 96 254Z', '#74905a', {
    hatch: true,
    gap: 4,
    cover: [0.05, 0.35],
    angle: 6,
    line: 1.6,
  });
  hill(p, 'M190 254C206 232 204 214 196 206C212 198 230 198 244 202V254Z', '#74905a', {
    hatch: true,
    gap: 4,
    cover: [0.1, 0.4],
    angle: 6,
    line: 1.6,
  });
  // covered wagon with ox
  p.shape('M20 222C16 196 66 194 66 222Z', hue.bone, 1.8);
  p.hatch('M48 203C60 204 66 212 66 222H50C54 216 53 209 48 203Z', { angle: 10, gap: 3, w: [1.3, 0.1] });
  p.ink('M31 222C28 208 32 203 36 202M45 222C45 210 44 204 42 202M57 222C58 212 56 206 52 203', 1.2);
  p.shape('M14 222H72L68 233H18Z', hue.wood, 1.7);
  p.ink('M17 227.5H70', 1.1);
  for (const x of [27, 59]) {
    p.shape(circle(x, 235, 8.5), hue.wood2, 1.7);
    p.shape(circle(x, 235, 5.6), '#d8ccb2', 1.1);
    for (let k = 0; k < 6; k++) {
      const a = (k * Math.PI) / 3;
      p.ink(`M${x} 235L${x + 5.5 * Math.cos(a)} ${235 + 5.5 * Math.sin(a)}`, 1);
    }
  }
  p.ink('M70 229L84 228', 2);
  p.shape(
    'M80 220C88 217 100 219 108 218C112 214 119 216 120 221C121 226 116 228 113 227L110 234L111 243H107L105 235C99 237 92 237 87 235L86 243H82L81 233C78 229 78 223 80 220Z',
    '#a8743f',
    1.7,
  );
  p.shape('M110 217C106 215 105 211 107 208C109 211 111 213 114 214Z', hue.bone, 1.2);
  p.shape('M117 215C118 211 121 210 124 210C123 213 122 215 120 217Z', hue.bone, 1.2);
  p.hatch('M84 232C92 236 104 234 110 226L108 235C100 238 90 237 84 233Z', {
    angle: 20,
    gap: 2.6,
    w: [1.3, 0.1],
  });
  p.fill(circle(115, 220.5, 1.1), p.cut);
  figure(p, 10, 246, 1.2, { coat: '#7a1f3d', hat: 'straw', staff: true });
  tree(p, 222, 244, 2.6, { kind: 'fir', color: '#33503f' });
  tree(p, 238, 250, 2.1, { kind: 'fir', color: '#33503f' });
});
