import { hue } from '../ink/palette.ts';
import { backdrop, boxFront } from '../scenery/box-front.ts';
import { figure } from '../scenery/figure.ts';
import { gable, tower } from '../scenery/houses.ts';
import { hill, tree } from '../scenery/land.ts';
import { birds, cloud, strokes } from '../scenery/sky.ts';

export const cover = boxFront('villagers', 95, (p) => {
  backdrop(p, '#efcf95');
  strokes(p, 0, 0, 240, 96, { gap: 6, len: [20, 70], opacity: 0.4 });
  cloud(p, 34, 52, 1.7);
  cloud(p, 172, 74, 1.5);
  birds(p, [
    [120, 44, 1.4],
    [140, 34, 1],
    [104, 30, 0.9],
  ]);
  hill(p, 'M-4 160V112L30 82L52 98L86 62L112 92L132 80L176 118L204 96L244 124V160Z', '#c99a63', {
    line: 1.6,
  });
  for (const d of [
    'M86 62L112 92L104 130L84 120Z',
    'M30 82L52 98L48 124L28 114Z',
    'M132 80L176 118L166 140L140 116Z',
    'M204 96L244 124V140L206 122Z',
  ])
    p.hatch(d, { angle: 58, gap: 4.2, w: [1.5, 0.1] });
  hill(p, 'M-4 200V142C40 128 90 132 130 136C170 128 210 132 244 140V200Z', '#cfa552', {
    hatch: true,
    gap: 4.4,
    cover: [0.1, 0.4],
    line: 1.6,
  });
  for (const [x, y, w, h, r] of [
    [120, 148, 17, 12, 11],
    [140, 146, 15, 10, 10],
    [158, 150, 18, 12, 12],
  ])
    gable(p, x, y, w, h, r, { k: 0.85, door: 0.5, roof: hue.roof });
  tower(p, 178, 122, 11, 26, { top: 'cone', roofH: 18, roof: hue.slate, k: 0.9 });
  tree(p, 106, 150, 1, { color: '#b8632b' });
  tree(p, 200, 152, 1.15, { color: '#8f7a2e' });
  tree(p, 20, 158, 1.5, { color: '#b8632b' });
  hill(p, 'M-4 254V176C40 162 100 164 150 166C190 166 220 172 244 168V254Z', '#b98e42', {
    hatch: true,
    gap: 4,
    cover: [0.05, 0.3],
    angle: 5,
    line: 1.6,
  });
  p.fill(
    'M150 150C168 156 176 166 150 174C110 184 92 194 118 206C146 218 92 232 62 254H196C214 232 214 212 180 202C150 194 176 184 190 172C200 162 184 152 160 149Z',
    '#ead3a0',
  );
  p.ink(
    'M150 150C168 156 176 166 150 174C110 184 92 194 118 206C146 218 92 232 62 254M160 149C184 152 200 162 190 172C176 184 150 194 180 202C214 212 214 232 196 254',
    1.6,
  );
  figure(p, 164, 186, 0.72, { coat: '#44537d', hat: 'hood', bundle: '#c2553b' });
  figure(p, 150, 214, 1.12, { coat: '#3f6b3a', hat: 'scarf', skirt: true, bundle: '#d9a321' });
  figure(p, 124, 240, 1.5, { coat: '#a8482e', hat: 'straw', staff: true });
  figure(p, 176, 238, 1.3, { coat: '#6a3f86', hat: 'cap', hatColor: '#24201d', bundle: hue.bone });
  // signpost
  p.shape('M44 254L46 112H57L58 254Z', hue.wood, 1.8);
  p.hatch('M50 112H57L58 254H50Z', { gap: 5, w: [1.3, 0.1] });
  p.shape('M43 113L51.5 101L60 113Z', hue.wood2, 1.6);
  p.shape('M30 124H84L96 134L84 145H30Z', hue.straw, 1.8);
  p.shape('M72 152H20L8 162L20 173H72Z', hue.straw, 1.8);
  p.shape('M34 180H80L90 189L80 199H34Z', hue.straw, 1.8);
  for (const [x, y, w] of [
    [38, 131, 40],
    [38, 137.5, 30],
    [22, 159, 42],
    [24, 166, 32],
    [42, 186.5, 34],
    [42, 193, 26],
  ])
    p.ink(`M${x} ${y}h${w}`, 1.3, { taper: [0.3, 0.8] });
  tree(p, 222, 214, 2.4, { color: '#a8482e' });
});
