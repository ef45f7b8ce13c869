import { INK, icon } from '../icons/icon.ts';

export const emblem = icon('village', 79, (p) => {
  p.ink('M12 5H52M12 59H52', 6);
  p.ink('M17 8C17 22 28 26 28 32C28 38 17 42 17 56M47 8C47 22 36 26 36 32C36 38 47 42 47 56', 3.6);
  p.fill('M22 18H42C40 24 34 27 32 30C30 27 24 24 22 18Z', INK);
  p.fill('M21 55C22 47 30 46 32 41C34 46 42 47 43 55Z', INK);
});
