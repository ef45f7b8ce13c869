import { hue } from '../ink/palette.ts';
import { arch, circle, rect } from '../ink/shapes.ts';
import { backdrop, boxFront } from '../scenery/box-front.ts';
import { tower, window } from '../scenery/houses.ts';
import { hill, waves } from '../scenery/land.ts';
import { rays, strokes } from '../scenery/sky.ts';

export const cover = boxFront('burgundy', 100, (p) => {
  backdrop(p, '#e6b98d');
  rays(p, [66, 66], 20, [22, 250], '#f0d0a0', 0.1);
  strokes(p, 0, 0, 240, 90, { gap: 6, len: [20, 70], opacity: 0.38 });
  p.shape(circle(66, 66, 20), '#f3d675', 1.8);
  hill(p, 'M-4 170V132C30 112 60 120 84 128C120 110 170 96 244 118V170Z', '#b98a86', {
    hatch: true,
    gap: 4.4,
    cover: [0.1, 0.35],
    line: 1.6,
  });
  // river
  p.fill('M-4 156C40 148 80 150 110 160C124 166 110 176 84 180C50 186 20 196 -4 206Z', '#7fa9bd');
  p.ink('M-4 156C40 148 80 150 110 160C124 166 110 176 84 180C50 186 20 196 -4 206', 1.5);
  for (const [a, b, y] of [
    [6, 40, 166],
    [50, 86, 163],
    [14, 46, 180],
    [60, 92, 173],
  ])
    waves(p, a, b, y, 3, 1.7, { color: hue.bone, w: 1.3 });
  p.ink('M44 150V172', 1.6);
  p.shape(
    'M34 152C40 150 48 150 55 152C57 158 56 163 54 167C48 165 40 165 35 167C37 162 37 157 34 152Z',
    hue.bone,
    1.3,
  );
  p.shape('M28 170L60 170C58 177 54 179 50 179H38C33 179 29 176 28 170Z', hue.wood2, 1.4);
  // rock and castle
  p.fill('M92 176C100 150 112 140 118 128L134 122H206L222 134C228 150 240 160 244 170V184H92Z', '#a48c78');
  p.hatch('M178 122H206L222 134C228 150 240 160 244 170V184H190C196 160 190 140 178 122Z', {
    angle: 68,
    gap: 4,
    w: [1.8, 0.1],
    cover: [0.5, 1],
  });
  p.hatch('M92 176C100 150 112 140 118 128L126 125C124 145 116 165 112 182Z', {
    angle: 70,
    gap: 4.4,
    w: [1.2, 0.1],
    cover: [0.3, 0.8],
  });
  p.ink('M92 180C100 150 112 140 118 128L134 122H206L222 134C228 150 240 160 244 170', 1.7);
  tower(p, 122, 84, 24, 44, { top: 'crenel', slit: 0.35, k: 1.3 });
  tower(p, 196, 78, 24, 50, { top: 'crenel', slit: 0.35, k: 1.3 });
  p.fill(rect(144, 98, 54, 30), hue.stone);
  p.hatch(rect(164, 98, 34, 30), { gap: 3.4, w: [1.3, 0.05], cover: [0.2, 0.6] });
  p.ink(rect(144, 98, 54, 30), 1.6);
  p.shape('M144 98V91h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6V98Z', hue.stone, 1.4);
  tower(p, 156, 56, 30, 42, { top: 'cone', roofH: 34, roof: '#7a1f3d', k: 1.4, flag: '#7a1f3d' });
  window(p, 165, 72, 4.5, 8);
  window(p, 177, 72, 4.5, 8);
  tower(p, 132, 66, 15, 22, { top: 'cone', roofH: 20, roof: '#7a1f3d', k: 1.1 });
  p.shape(arch(163, 108, 17, 20), hue.wood2, 1.5);
  p.ink('M171.5 110V128M164 118H179', 1.1);
  // vineyard rows
  hill(p, 'M-4 254V206C30 188 70 180 112 180C160 178 206 180 244 176V254Z', '#9aae5c', { line: 1.6 });
  for (let i = 0; i < 9; i++) {
    const x0 = 96 + i * 13;
    const x1 = -60 + i * 46;
    const row = `M${x0} 181C${x0 + (x1 - x0) * 0.3} 196 ${x0 + (x1 - x0) * 0.7} 222 ${x1} 258`;
    p.ink(row, 4.6, { color: '#566f33', taper: [0.7, 0] });
    p.ink(row, 1.2, { taper: [0.7, 0] });
    // a vine at every tenth of the way
    for (let t = 0.12; t < 1; t += 0.105) {
      const m = 1 - t;
      const x =
        m * m * m * x0 +
        3 * m * m * t * (x0 + (x1 - x0) * 0.3) +
        3 * m * t * t * (x0 + (x1 - x0) * 0.7) +
        t * t * t * x1;
      const y = m * m * m * 181 + 3 * m * m * t * 196 + 3 * m * t * t * 222 + t * t * t * 258;
      const s = 0.7 + t * 2;
      p.shape(circle(x, y - s, 2 * s, 1.8 * s), '#6f8f45', 1);
    }
  }
  // a bunch of grapes in front
  p.ink('M204 190C206 200 200 206 204 212', 3);
  p.shape(
    'M204 204C190 194 176 200 170 212C178 216 180 222 178 228C190 228 202 220 204 204Z',
    '#7fa24f',
    1.6,
  );
  p.ink('M203 206C192 208 184 214 179 224M193 211L186 204M190 214L192 223', 1.1);
  p.shape(
    'M206 204C216 192 230 194 238 204C232 210 232 216 234 222C222 222 210 218 206 204Z',
    '#7fa24f',
    1.6,
  );
  p.ink('M207 206C216 206 226 210 232 218', 1.1);
  for (const [x, y] of [
    [190, 218],
    [203, 215],
    [216, 218],
    [184, 229],
    [197, 227],
    [210, 227],
    [222, 229],
    [191, 238],
    [204, 238],
    [216, 239],
    [198, 248],
    [210, 249],
  ]) {
    p.shape(circle(x, y, 7), '#7a2d52', 1.4);
    p.ink(`M${x - 3.5} ${y - 2}A4 4 0 0 1 ${x} ${y - 4.5}`, 1.4, { color: '#e9b7c9', taper: [0.5, 0.5] });
  }
});
