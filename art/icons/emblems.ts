// Emblems of the five games and of the house.
import type { Drawing } from '../ink/drawing.ts';
import { INK, icon } from './icon.ts';

export const emblems: readonly Drawing[] = [
  icon('village', 79, (p) => {
    p.ink('M12 5H52M12 59H52', 6);
    p.ink('M17 8C17 22 28 26 28 32C28 38 17 42 17 56M47 8C47 22 36 26 36 32C36 38 47 42 47 56', 3.6);
    p.fill('M22 18H42C40 24 34 27 32 30C30 27 24 24 22 18Z', INK);
    p.fill('M21 55C22 47 30 46 32 41C34 46 42 47 43 55Z', INK);
  }),
  icon('villagers', 80, (p) => {
    p.fill('M28 4H36V61H28Z', INK);
    p.fill('M10 8H48L59 17L48 26H10Z', INK);
    p.fill('M54 31H18L6 40L18 49H54Z', INK);
  }),
  icon('burgundy', 81, (p) => {
    p.fill(
      'M8 60V24H5V10H12V16H18V10H25V24H22V32H26V27H31V32H33V27H38V32H42V24H39V10H46V16H52V10H59V24H56V60H39V50A7 7 0 0 0 25 50V60Z',
      INK,
    );
  }),
  icon('orleans', 82, (p) => {
    p.fill('M32 2C40 12 42 20 38 32L37 38H27L26 32C22 20 24 12 32 2Z', INK);
    p.fill('M25 38C24 26 20 18 12 18C5 18 2 25 5 31C8 36 14 35 15 30C18 33 18 36 17 38Z', INK);
    p.fill('M39 38C40 26 44 18 52 18C59 18 62 25 59 31C56 36 50 35 49 30C46 33 46 36 47 38Z', INK);
    p.fill('M15 40H49V46H15Z', INK);
    p.fill('M27 48H37C37 54 40 57 42 61C37 60 34 58 32 62C30 58 27 60 22 61C24 57 27 54 27 48Z', INK);
    p.fill('M24 48C23 53 19 55 14 54C16 52 18 51 18 48ZM40 48C41 53 45 55 50 54C48 52 46 51 46 48Z', INK);
  }),
  icon('newdale', 83, (p) => {
    p.fill('M32 1L38 26L63 32L38 38L32 63L26 38L1 32L26 26ZM32 12L29 29L32 32Z', INK);
    p.fill('M14 14L27 23L23 27ZM50 14L41 27L37 23ZM50 50L37 41L41 37ZM14 50L23 37L27 41Z', INK);
  }),
  icon('stube', 84, (p) => {
    p.fill('M4 4H60V10H4Z', INK);
    p.ink('M16 10V18M48 10V18', 3);
    p.fill(
      'M8 18H56V50L32 62L8 50ZM20 26A3.8 3.8 0 0 0 20 33.6A3.8 3.8 0 0 0 20 26ZM44 26A3.8 3.8 0 0 0 44 33.6A3.8 3.8 0 0 0 44 26ZM32 34A3.8 3.8 0 0 0 32 41.6A3.8 3.8 0 0 0 32 34ZM20 42A3.8 3.8 0 0 0 20 49.6A3.8 3.8 0 0 0 20 42ZM44 42A3.8 3.8 0 0 0 44 49.6A3.8 3.8 0 0 0 44 42Z',
      INK,
    );
  }),
];
