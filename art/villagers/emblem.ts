import { INK, icon } from '../icons/icon.ts';

export const emblem = icon('villagers', 80, (p) => {
  p.fill('M28 4H36V61H28Z', INK);
  p.fill('M10 8H48L59 17L48 26H10Z', INK);
  p.fill('M54 31H18L6 40L18 49H54Z', INK);
});
