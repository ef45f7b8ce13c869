import { hue } from '../ink/palette.ts';
import { arch, circle, rect } from '../ink/shapes.ts';
import { backdrop, boxFront } from '../scenery/box-front.ts';
import { figure } from '../scenery/figure.ts';
import { gable, tower } from '../scenery/houses.ts';
import { waves } from '../scenery/land.ts';
import { birds, cloud, strokes } from '../scenery/sky.ts';

export const cover = boxFront('orleans', 105, (p) => {
  backdrop(p, '#cfe0e4');
  strokes(p, 0, 0, 240, 120, { gap: 6, len: [24, 80], opacity: 0.42 });
  cloud(p, 18, 46, 1.8);
  cloud(p, 182, 36, 1.6);
  birds(p, [
    [70, 30, 1.2],
    [86, 24, 0.9],
  ]);
  // cathedral
  const cathedralTower = (x: number) => {
    tower(p, x, 62, 26, 92, { top: 'flat', k: 1.3, wall: '#e6dcc2', teeth: 3 });
    p.fill(arch(x + 5, 68, 6, 20), '#36506b');
    p.fill(arch(x + 15, 68, 6, 20), '#36506b');
    p.fill(arch(x + 5, 98, 6, 16), '#36506b');
    p.fill(arch(x + 15, 98, 6, 16), '#36506b');
    p.ink(`M${x} 92H${x + 26}M${x} 120H${x + 26}`, 1.4);
  };
  p.shape('M106 150V84L122 66L138 84V150Z', '#e6dcc2', 1.6);
  p.shape(circle(122, 98, 11), '#36506b', 1.6);
  for (let k = 0; k < 6; k++) {
    const a = (k * Math.PI) / 3;
    p.ink(`M122 98L${122 + 10 * Math.cos(a)} ${98 + 10 * Math.sin(a)}`, 1.2, { color: '#d7a62a' });
  }
  p.shape(circle(122, 98, 3), '#d7a62a', 1);
  p.ink('M122 66V26', 2.4);
  p.shape('M116 68L122 28L128 68Z', hue.slate, 1.5);
  p.ink('M122 28V18M118 22H126', 1.8);
  cathedralTower(80);
  cathedralTower(138);
  p.shape(arch(114, 122, 16, 32), '#4a2f18', 1.5);
  // roofs of the town
  const house = (x: number, y: number, w: number, h: number, rh: number, roof: string) => {
    const win = [0.3, 0.7].map((fx) => [fx, 0.65] as const);
    gable(p, x, y, w, h, rh, { k: 1.05, roof, win });
  };
  house(8, 160, 26, 22, 18, hue.roof);
  house(36, 162, 24, 28, 18, hue.roof2);
  house(60, 162, 22, 20, 16, hue.roof);
  house(168, 162, 24, 26, 18, hue.roof2);
  house(192, 162, 24, 20, 17, hue.roof);
  house(214, 162, 26, 28, 18, '#8a3a26');
  p.shape('M-4 158H244V170H-4Z', hue.stone, 1.6);
  p.hatch('M-4 158H244V170H-4Z', { angle: 90, gap: 15, w: [1.3, 1] });
  p.ink('M-4 164H244', 1);
  // river and bridge
  p.fill(rect(-4, 170, 248, 84), '#5c8fb3');
  for (const [a, b, y] of [
    [4, 60, 222],
    [90, 140, 226],
    [170, 232, 220],
    [30, 80, 236],
    [120, 190, 240],
    [196, 240, 234],
    [6, 50, 247],
    [80, 130, 249],
  ])
    waves(p, a, b, y, 4, 2.2, { color: hue.bone, w: 1.5 });
  const deck = 'M-4 176C60 164 180 164 244 176V188C180 177 60 177 -4 188Z';
  const piers =
    'M-4 186C60 176 180 176 244 186V212H232A20 22 0 0 0 192 212H172A22 24 0 0 0 128 212H112A22 24 0 0 0 68 212H48A20 22 0 0 0 8 212H-4Z';
  p.fill(piers, '#cdbf9f');
  p.hatch(piers, { gap: 5, w: [1, 0.1], cover: [0.15, 0.5] });
  p.ink(piers, 1.7);
  p.shape(deck, '#e6dcc2', 1.6);
  for (const [x, w] of [
    [48, 20],
    [112, 16],
    [172, 20],
  ]) {
    p.shape(`M${x} 213V204L${x + w / 2} 196L${x + w} 204V213L${x + w / 2} 221Z`, '#b9ab8f', 1.5);
    p.hatch(`M${x + w / 2} 197L${x + w} 204V213L${x + w / 2} 221Z`, { gap: 3, w: [1.3, 0.2] });
  }
  figure(p, 96, 171, 0.62, { coat: '#b3392b', hat: 'cap', hatColor: '#24201d', staff: true });
  figure(p, 148, 171, 0.62, { coat: '#6a3f86', hat: 'hood' });
  figure(p, 118, 169, 0.62, { coat: '#24201d', hat: 'hood' });
  // barge in front
  p.ink('M150 206V238', 2);
  p.shape('M152 206C166 208 178 216 182 230L152 234Z', hue.bone, 1.5);
  p.fill('M152 213C163 214 172 219 177 224L152 227Z', '#2c5f8a');
  p.ink('M152 206C166 208 178 216 182 230L152 234Z', 1.4);
  p.shape('M84 232H196C194 244 186 250 178 250H104C94 250 86 244 84 232Z', hue.wood, 1.9);
  p.ink('M86 239C120 243 160 243 194 239', 1.3);
  p.hatch('M150 240L194 239C192 246 186 250 178 250H146Z', { angle: 8, gap: 3.4, w: [1.4, 0.1] });
  p.shape('M100 218C98 223 98 228 100 232H112C114 228 114 223 112 218Z', hue.wood2, 1.4);
  p.ink('M99 222H113M99 228H113', 1.2);
  p.shape('M116 222C114 226 114 229 116 232H128C130 229 130 226 128 222Z', hue.wood2, 1.4);
  p.shape('M130 220H142V232H130Z', hue.straw, 1.4);
  p.ink('M130 220L142 232M142 220L130 232', 1);
});
