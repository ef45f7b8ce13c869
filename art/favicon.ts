import { Plate } from './ink/plate.ts';
import { circle, rect, roundRect } from './ink/shapes.ts';
import { transform } from './ink/transform.ts';

const RED = '#7a1f3d';
const PIPS = [
  [21, 22],
  [43, 22],
  [32, 32],
  [21, 42],
  [43, 42],
];

/** The sign over the door, with colours of its own: outside of pages there are no custom properties. */
function sign(ground: string, scale: number): string {
  const p = new Plate(64, 64, { seed: 161, wobble: 0.3, cut: '#1d140c' });
  const aside = 32 * (1 - scale);
  const place = (d: string): string => transform(d, scale, aside, aside);
  p.fill(ground, RED);
  p.shape(place('M11 12H53V45L32 57L11 45Z'), '#fbf1d8', 2.4 * scale);
  for (const [x, y] of PIPS) p.fill(place(circle(x, y, 4.6)), p.cut);
  return p.paths();
}

/** For the tab of a browser. */
export const favicon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${sign(roundRect(1, 1, 62, 62, 13), 1)}</svg>\n`;

/** For a home screen, which cuts its own shape out of it: red up to the edge, and the sign well inside. */
export const appIcon = (): string => sign(rect(-2, -2, 68, 68), 0.8);
