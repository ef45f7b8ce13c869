// Finding one's way: log, rules, search, arrows.
import type { Drawing } from '../ink/drawing.ts';
import { circle } from '../ink/shapes.ts';
import { INK, icon } from './icon.ts';

export const reading: readonly Drawing[] = [
  icon('log', 56, (p) => {
    p.ink('M44 34V57H8V9H34', 4, {});
    p.ink('M16 24H28M16 34H26M16 44H34', 3.2);
    p.fill(
      'M61 3C48 5 36 18 33 38L30 45L33 46L37 40C50 37 60 22 61 3ZM39 36C43 27 48 20 54 13C50 22 45 30 39 36Z',
      INK,
    );
  }),
  icon('rules', 57, (p) => {
    p.ink('M14 5H54V49H14C9 49 8 53 8 54V11C8 7 10 5 14 5Z', 4.2);
    p.ink('M8 53C8 57 10 59 14 59H54V49', 4.2);
    p.fill('M24 14H46V20H24Z', INK);
    p.ink('M24 28H46M24 36H40', 3.2);
  }),
  icon('search', 72, (p) => {
    p.ink(circle(27, 27, 18), 5, { light: false });
    p.ink('M41 41L57 57', 7);
  }),
  icon('help', 77, (p) => {
    p.ink('M19 20C19 8 45 6 45 21C45 32 32 31 32 44', 6.4, { taper: [0.1, 0] });
    p.fill(circle(32, 56, 5), INK);
  }),
  icon('menu', 75, (p) => {
    p.ink('M7 16H57M7 32H57M7 48H57', 6);
  }),
  icon('arrow', 73, (p) => {
    p.fill('M20 6C30 14 40 23 48 32C40 41 30 50 20 58L16 52C22 45 28 39 33 32C28 25 22 19 16 12Z', INK);
  }),
  icon('down', 74, (p) => {
    p.fill('M6 20C14 30 23 40 32 48C41 40 50 30 58 20L52 16C45 22 39 28 32 33C25 28 19 22 12 16Z', INK);
  }),
  icon('again', 62, (p) => {
    p.ink('M53 34C53 46 44 55 32 55C20 55 10 45 10 33C10 21 20 11 32 11C37 11 41 12 45 15', 5.4, {
      taper: [0.5, 0],
    });
    p.fill('M38 2L60 12L44 28C44 22 42 10 38 2Z', INK);
  }),
  icon('replay', 63, (p) => {
    p.ink(circle(32, 32, 26), 4, { light: false });
    p.fill('M25 18L48 32L25 46C26 37 26 27 25 18Z', INK);
  }),
];
