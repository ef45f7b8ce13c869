// Things that lie about on the table.
import { type Drawing, drawing } from '../ink/drawing.ts';
import { circle, radians } from '../ink/shapes.ts';

const DECORATION = { wobble: 0.5, grain: 13, tolerance: 0.08 };

export const decorations: readonly Drawing[] = [
  drawing('deco-laurel', 180, 180, { ...DECORATION, seed: 241 }, (p) => {
    const leaf = (x: number, y: number, a: number, s: number, c: string) => {
      const t = radians(a);
      const co = Math.cos(t);
      const si = Math.sin(t);
      const P = (u: number, v: number) =>
        `${(x + (u * co - v * si) * s).toFixed(2)} ${(y + (u * si + v * co) * s).toFixed(2)}`;
      p.shape(`M${P(0, 0)}C${P(6, -8)} ${P(17, -8)} ${P(25, 0)}C${P(17, 7)} ${P(6, 7)} ${P(0, 0)}Z`, c, 1.6);
      p.ink(`M${P(3, 0)}L${P(19, 0)}`, 1, { taper: [0, 0.8] });
    };
    for (const side of [-1, 1]) {
      let d = '';
      for (let a = 88; a >= -62; a -= 6) {
        const r = radians(a);
        const x = 90 + side * 66 * Math.cos(r);
        const y = 92 + 66 * Math.sin(r);
        d += `${d ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
      }
      p.ink(d, 2.6, { taper: [0, 0.7], color: '#5b4a1c' });
      for (let a = 78; a >= -60; a -= 17) {
        const r = radians(a);
        const x = 90 + side * 66 * Math.cos(r);
        const y = 92 + 66 * Math.sin(r);
        const tan = side > 0 ? a - 90 : 270 - a;
        const s = 0.78 + 0.26 * Math.sin(((78 - a) / 140) * Math.PI);
        leaf(x, y, tan - 34, s, '#8fb257');
        leaf(x, y, tan + 34, s, '#6f9446');
      }
      leaf(
        90 + side * 66 * Math.cos(-radians(62)),
        92 + 66 * Math.sin(-radians(62)),
        side > 0 ? -150 : -30,
        0.8,
        '#8fb257',
      );
    }
    p.shape('M78 150C84 146 96 146 102 150L106 172L96 164L90 174L84 164L74 172Z', '#a3341f', 1.8);
    p.shape(circle(90, 154, 7.5), '#c24a30', 1.6);
  }),
  drawing('deco-quill', 260, 110, { ...DECORATION, seed: 321 }, (p) => {
    p.shape(
      'M12 98L34 84C60 66 92 50 128 36C168 20 214 8 250 6C244 30 218 54 184 66C190 58 192 54 193 50C176 62 158 72 140 76C146 69 148 66 149 62C120 78 92 86 66 88C56 90 46 90 38 91Z',
      '#fbf1d8',
      2,
    );
    p.ink('M14 97C60 70 130 42 244 10', 1.8, { taper: [0, 0.6] });
    p.hatch(
      'M66 88C92 86 120 78 149 62C148 66 146 69 140 76C158 72 176 62 193 50C192 54 190 58 184 66C218 54 244 30 250 6C200 30 120 62 66 84Z',
      { angle: -38, gap: 4.2, w: [1.3, 0.1], from: 'start', cover: [0.4, 0.9] },
    );
    p.fill('M4 104L16 92L24 96Z', p.cut);
  }),
  drawing('deco-inkwell', 90, 96, { ...DECORATION, seed: 151 }, (p) => {
    p.shape('M14 42C6 56 6 78 14 90C32 96 58 96 76 90C84 78 84 56 76 42Z', '#3f5f6b', 2.2);
    p.hatch('M60 42H76C84 56 84 78 76 90C70 92 64 93 58 94C68 78 68 58 60 42Z', {
      angle: 8,
      gap: 3.6,
      w: [1.7, 0.1],
    });
    p.shape('M26 26H64V42H26Z', '#3f5f6b', 2);
    p.shape('M20 24C32 16 58 16 70 24C58 31 32 31 20 24Z', '#1d1b22', 2);
    p.ink('M18 60C19 70 20 76 24 82', 1.8, { color: '#a9c6cf', taper: [0.6, 0.6] });
  }),
];
