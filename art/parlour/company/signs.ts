// Signs of playing together.

import { INK, icon } from '../../icons/icon.ts';
import type { Drawing } from '../../ink/drawing.ts';
import { circle, radians } from '../../ink/shapes.ts';

export const signs: readonly Drawing[] = [
  // a banner of speech, as in old prints
  icon('talk', 601, (p) => {
    p.ink('M8 9H56V40H32L19 54L20 40H8Z', 4.4);
    p.ink('M17 20H47M17 29H38', 3.4);
  }),
  icon('send', 602, (p) => {
    p.fill('M4 30C22 24 42 14 60 4C52 24 44 44 38 60L28 40Z', INK);
    p.ink('M28 40L44 20', 3, { color: 'var(--send-fold,#fff6e0)' });
  }),
  icon('letter', 603, (p) => {
    p.ink('M5 13H59V51H5Z', 4.2);
    p.ink('M6 15L32 36L58 15', 4);
  }),
  icon('live', 604, (p) => {
    p.fill('M37 2C30 14 20 24 12 36H28C25 46 22 54 20 62C32 52 44 40 53 27H36C37 18 38 10 37 2Z', INK);
  }),
  icon('days', 605, (p) => {
    p.ink('M7 13H57V57H7Z', 4.2);
    p.fill('M7 13H57V25H7Z', INK);
    p.ink('M19 5V17M45 5V17', 4.6);
    for (const [x, y] of [
      [19, 35],
      [32, 35],
      [45, 35],
      [19, 46],
      [32, 46],
    ])
      p.fill(circle(x, y, 3.4), INK);
  }),
  // values corrected by an owner of the box: a seal with a quill stroke
  icon('corrected', 608, (p) => {
    const lobes = Array.from({ length: 10 }, (_, k) =>
      circle(32 + 20 * Math.cos(radians(k * 36)), 32 + 20 * Math.sin(radians(k * 36)), 9),
    );
    for (const lobe of lobes) p.fill(lobe, INK);
    p.fill(circle(32, 32, 20), INK);
    p.ink('M21 33L29 42L45 21', 6, { color: 'var(--corrected-mark,#fff6e0)', taper: [0.2, 0.1] });
  }),
  icon('chest', 613, (p) => {
    p.ink('M7 30H57V56H7Z', 4.4);
    p.ink('M7 30C7 16 14 9 24 9H40C50 9 57 16 57 30', 4.4);
    p.fill('M26 24H38V40C38 44 26 44 26 40Z', INK);
  }),
];
