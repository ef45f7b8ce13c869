// Watching a game again, and what surrounds a game: files, keys, sound.
import type { Drawing } from '../ink/drawing.ts';
import { circle, roundRect } from '../ink/shapes.ts';
import { INK, icon } from './icon.ts';

const TRIANGLE_RIGHT = 'M17 8C30 15 43 23 53 32C43 41 30 49 17 56C19 40 19 24 17 8Z';

export const replay: readonly Drawing[] = [
  icon('play', 101, (p) => p.fill(TRIANGLE_RIGHT, INK)),
  icon('pause', 102, (p) => {
    p.fill('M15 8H27V56H15Z', INK);
    p.fill('M37 8H49V56H37Z', INK);
  }),
  icon('forward', 103, (p) => {
    p.fill('M9 10C20 16 31 24 40 32C31 40 20 48 9 54C11 40 11 24 9 10Z', INK);
    p.fill('M45 10H54V54H45Z', INK);
  }),
  icon('back', 104, (p) => {
    p.fill('M55 10C44 16 33 24 24 32C33 40 44 48 55 54C53 40 53 24 55 10Z', INK);
    p.fill('M10 10H19V54H10Z', INK);
  }),
  icon('first', 105, (p) => {
    p.fill('M59 12C50 18 42 25 36 32C42 39 50 46 59 52C57 39 57 25 59 12Z', INK);
    p.fill('M36 12C27 18 19 25 13 32C19 39 27 46 36 52C34 39 34 25 36 12Z', INK);
    p.fill('M4 10H11V54H4Z', INK);
  }),
  icon('last', 106, (p) => {
    p.fill('M5 12C14 18 22 25 28 32C22 39 14 46 5 52C7 39 7 25 5 12Z', INK);
    p.fill('M28 12C37 18 45 25 51 32C45 39 37 46 28 52C30 39 30 25 28 12Z', INK);
    p.fill('M53 10H60V54H53Z', INK);
  }),
  icon('turn-back', 113, (p) => {
    p.fill('M56 12C47 18 39 25 33 32C39 39 47 46 56 52C54 39 54 25 56 12Z', INK);
    p.fill('M31 12C22 18 14 25 8 32C14 39 22 46 31 52C29 39 29 25 31 12Z', INK);
  }),
  icon('turn-forward', 114, (p) => {
    p.fill('M8 12C17 18 25 25 31 32C25 39 17 46 8 52C10 39 10 25 8 12Z', INK);
    p.fill('M33 12C42 18 50 25 56 32C50 39 42 46 33 52C35 39 35 25 33 12Z', INK);
  }),
  icon('export', 107, (p) => {
    p.ink('M20 26H9V58H55V26H44', 4.6);
    p.fill('M32 2C37 9 43 15 50 20L36 19V42H28V19L14 20C21 15 27 9 32 2Z', INK);
  }),
  icon('import', 108, (p) => {
    p.ink('M20 26H9V58H55V26H44', 4.6);
    p.fill('M32 44C37 37 43 31 50 26L36 27V3H28V27L14 26C21 31 27 37 32 44Z', INK);
  }),
  icon('trash', 109, (p) => {
    p.ink('M24 13C24 5 40 5 40 13', 4);
    p.ink('M14 22L18 58H46L50 22', 4.6);
    p.ink('M25.5 28L27 50M38.5 28L37 50', 3.6);
    p.fill('M8 14H56V20H8Z', INK);
  }),
  icon('keyboard', 110, (p) => {
    p.ink(roundRect(4, 14, 56, 36, 6), 4, { light: false });
    for (const x of [14, 23, 32, 41, 50]) p.fill(circle(x, 25, 2.9), INK);
    for (const x of [18.5, 27.5, 36.5, 45.5]) p.fill(circle(x, 33, 2.9), INK);
    p.ink('M20 41.5H44', 4);
  }),
  icon('sound', 111, (p) => {
    p.fill('M4 24H15C21 20 26 15 31 9V55C26 49 21 44 15 40H4Z', INK);
    p.ink('M39 23C44 28 44 36 39 41', 4.4, { taper: [0.3, 0.3] });
    p.ink('M47 14C57 24 57 40 47 50', 4.6, { taper: [0.3, 0.3] });
  }),
  icon('mute', 112, (p) => {
    p.ink('M40 24L58 41M58 23L40 41', 5);
    p.fill('M4 24H15C21 20 26 15 31 9V55C26 49 21 44 15 40H4Z', INK);
  }),
];
