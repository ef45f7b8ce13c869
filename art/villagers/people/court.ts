// The Countess of the solo game and her Jester.
import type { Drawing } from '../../ink/drawing.ts';
import { circle, rect } from '../../ink/shapes.ts';
import { pane, plain, planks, stones } from '../portrait/backdrop.ts';
import { Person } from '../portrait/person.ts';
import { portrait } from '../portrait/portrait.ts';
import { put } from '../portrait/spot.ts';
import { cloth, hair, skin, stuff } from '../portrait/tones.ts';
import { scroll, staff } from '../portrait/tools.ts';

export const court: readonly Drawing[] = [
  portrait('countess', 402, (p) => {
    stones(p, '#c9c1c9');
    pane(p, 6, 8, 20, 30, '#b9d2dc');
    p.shape('M66 80V10H99V80Z', cloth.wine, 1.3);
    p.ink('M74 12V80M84 12V80M92 12V80', 1.1, { opacity: 0.5 });
    p.shape(rect(62, 6, 40, 6), stuff.gold, 1.2);
    const who = new Person(p, {
      x: 46,
      y: 31,
      woman: true,
      skin: skin.pale,
      head: 'oval',
      eyes: 'narrow',
      brow: 'raised',
      mouth: 'smirk',
      blush: true,
      hair: 'long',
      locks: hair.auburn,
      coat: cloth.plum,
      bodice: cloth.wine,
      cloak: '#4a2f5c',
      broad: 17,
      neck: 'fur',
      neckColor: '#f3ead6',
    });
    p.shape('M33 21L31 7L38 13L46 4L54 13L61 7L59 21C50 17 42 17 33 21Z', stuff.gold, 1.3);
    for (const [x, y, color] of [
      [31, 7, cloth.red],
      [46, 5, cloth.teal],
      [61, 7, cloth.red],
    ] as const)
      p.shape(circle(x, y, 2.4), color, 0.9);
    p.ink('M38 48C42 55 50 55 54 48', 1.6, { color: stuff.gold, light: false });
    p.shape(circle(46, 55, 3), cloth.teal, 0.9);
    put(p, scroll, { x: 68, y: 58, s: 1.1, turn: 12 });
    who.left([20, 66], [38, 70], { hand: 'fist', turn: 70, cuff: '#f3ead6' });
    who.right([72, 70], [64, 62], { turn: 20, cuff: '#f3ead6' });
  }),
  portrait('jester', 403, (p) => {
    planks(p, '#b99a6a', '#0003');
    plain(p, '#6a438426');
    p.shape('M-3 -3H99V10C83 18 71 4 59 12C45 20 33 4 21 12C13 17 5 15 -3 10Z', cloth.red, 1.2);
    const who = new Person(p, {
      x: 48,
      y: 32,
      skin: skin.rosy,
      head: 'round',
      eyes: 'wink',
      brow: 'raised',
      mouth: 'grin',
      blush: true,
      nose: 'long',
      hair: 'fringe',
      locks: hair.ginger,
      coat: cloth.ochre,
      shirt: cloth.red,
      broad: 16,
      neck: 'ruff',
      belt: cloth.teal,
    });
    p.shape('M34 26C24 24 18 14 24 6C32 8 38 14 41 20Z', cloth.teal, 1.3);
    p.shape('M62 26C72 24 78 14 72 6C64 8 58 14 55 20Z', cloth.red, 1.3);
    p.shape('M34 26C34 16 42 8 48 2C54 8 62 16 62 26C53 21 43 21 34 26Z', cloth.ochre, 1.3);
    for (const [x, y] of [
      [24, 6],
      [72, 6],
      [48, 2],
    ])
      p.shape(circle(x, y, 2.8), stuff.gold, 1);
    put(p, staff, { x: 76, y: 52, turn: 8, s: 0.8 });
    p.shape(circle(79, 28, 6), skin.rosy, 1.2);
    p.shape('M72 26C70 18 76 15 79 20C82 15 88 18 86 26C82 23 76 23 72 26Z', cloth.red, 1.1);
    p.fill(`${circle(77, 29, 0.9)}${circle(81, 29, 0.9)}`, p.cut);
    who.left([22, 64], [24, 46], { hand: 'open', turn: -70, cuff: cloth.teal });
    who.right([74, 66], [75, 56], { turn: 8, cuff: cloth.teal });
  }),
];
