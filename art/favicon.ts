import { Plate } from './ink/plate.ts';
import { circle, roundRect } from './ink/shapes.ts';

/** The sign over the door, with colours of its own: a browser's tab knows no custom properties. */
export function favicon(): string {
  const p = new Plate(64, 64, { seed: 161, wobble: 0.3, cut: '#1d140c' });
  p.fill(roundRect(1, 1, 62, 62, 13), '#7a1f3d');
  p.shape('M11 12H53V45L32 57L11 45Z', '#fbf1d8', 2.4);
  const pips = [
    [21, 22],
    [43, 22],
    [32, 32],
    [21, 42],
    [43, 42],
  ];
  for (const [x, y] of pips) p.fill(circle(x, y, 4.6), p.cut);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${p.paths()}</svg>\n`;
}
