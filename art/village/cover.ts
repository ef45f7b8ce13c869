import { hue } from '../ink/palette.ts';
import { arch, circle } from '../ink/shapes.ts';
import { backdrop, boxFront } from '../scenery/box-front.ts';
import { figure } from '../scenery/figure.ts';
import { gable, longhouse, tower } from '../scenery/houses.ts';
import { hill, tree } from '../scenery/land.ts';
import { birds, rays, strokes } from '../scenery/sky.ts';

export const cover = boxFront('village', 90, (p) => {
  backdrop(p, '#e9dca6');
  rays(p, [150, 108], 22, [34, 260], '#f3ecc9', 0.05);
  for (let k = 0; k < 40; k++) {
    const a = (k * Math.PI) / 20 + 0.08;
    const r = k % 2 ? 74 : 58;
    p.ink(
      `M${150 + 39 * Math.cos(a)} ${108 + 39 * Math.sin(a)}L${150 + r * Math.cos(a)} ${108 + r * Math.sin(a)}`,
      2.2,
      { taper: [0, 1] },
    );
  }
  p.shape(circle(150, 108, 32), '#e8b13c', 1.8);
  strokes(p, 0, 0, 240, 50, { gap: 6, len: [20, 60], opacity: 0.3 });
  birds(p, [
    [40, 52, 1.3],
    [58, 42, 1],
    [28, 70, 0.9],
  ]);
  hill(p, 'M-4 254V150C30 130 60 128 90 132C130 118 190 110 244 140V254Z', '#a9be76', {
    hatch: true,
    gap: 4.2,
    cover: [0.1, 0.4],
    line: 1.6,
  });
  // church on the hill
  longhouse(p, 122, 136, 48, 22, 17, { roof: hue.roof, cut: 4, k: 1.25 });
  for (const x of [132, 144, 156]) p.fill(arch(x, 120, 6, 13), '#36506b');
  tower(p, 100, 84, 25, 54, { top: 'cone', roofH: 42, roof: hue.slate, k: 1.3 });
  p.ink('M112.5 42V30M107 35H118', 2);
  p.shape(circle(112.5, 101, 6), hue.bone, 1.3);
  p.ink('M112.5 101V97M112.5 101L115.5 103', 1.3);
  p.shape(arch(107, 121, 11, 17), hue.wood2, 1.3);
  // houses down the slope
  gable(p, 178, 160, 32, 22, 19, {
    k: 1.1,
    timber: true,
    door: 0.5,
    win: [
      [0.22, 0.72],
      [0.78, 0.72],
    ],
    roof: hue.roof2,
  });
  gable(p, 50, 164, 34, 24, 20, {
    k: 1.1,
    timber: true,
    door: 0.5,
    win: [
      [0.22, 0.72],
      [0.78, 0.72],
    ],
  });
  tree(p, 218, 166, 1.7);
  tree(p, 38, 168, 1.35);
  hill(p, 'M-4 254V184C40 166 80 172 120 168C160 164 200 170 244 176V254Z', '#86a556', {
    hatch: true,
    gap: 4,
    cover: [0.05, 0.3],
    line: 1.6,
    angle: 6,
  });
  gable(p, 12, 212, 46, 30, 27, {
    k: 1.35,
    timber: true,
    door: 0.5,
    win: [
      [0.22, 0.72],
      [0.78, 0.72],
      [0.5, 1.2],
    ],
    wall: '#f3dfb2',
    roof: '#8a3a26',
  });
  // path from the church to the reader, with four generations on it
  p.fill(
    'M108 168C112 182 96 190 92 202C88 216 108 226 96 254H172C168 232 142 222 138 208C134 196 128 184 122 168Z',
    hue.earth,
  );
  p.ink(
    'M108 168C112 182 96 190 92 202C88 216 108 226 96 254M122 168C128 184 134 196 138 208C142 222 168 232 172 254',
    1.5,
  );
  figure(p, 114, 188, 0.75, { coat: '#2f5d8c', hat: 'cap', hatColor: '#24201d', staff: true });
  figure(p, 109, 212, 1.05, { coat: '#7a1f3d', hat: 'scarf', skirt: true });
  figure(p, 134, 232, 1.3, { coat: '#3f6b3a', hat: 'straw', staff: true });
  figure(p, 116, 242, 0.9, { coat: '#d9a321', hat: 'cap', hatColor: '#b3392b' });
  // ripe field at the right
  hill(p, 'M172 254C170 234 150 224 146 210C176 196 214 196 244 200V254Z', '#dfba62', { line: 1.5 });
  for (let i = 0; i < 34; i++) {
    const x = 158 + (i % 9) * 10 + (Math.floor(i / 9) % 2) * 5;
    const y = 216 + Math.floor(i / 9) * 11;
    if (x > 166 + (y - 215) * 0.3) {
      p.ink(`M${x} ${y + 7}V${y - 3}`, 1.2);
      p.ink(
        `M${x} ${y}L${x - 2.6} ${y - 4}M${x} ${y}L${x + 2.6} ${y - 4}M${x} ${y - 3}L${x - 2} ${y - 7}M${x} ${y - 3}L${x + 2} ${y - 7}`,
        1.2,
        { taper: [0, 0.5] },
      );
    }
  }
});
