import { INK, icon } from '../icons/icon.ts';

export const emblem = icon('newdale', 83, (p) => {
  p.fill('M32 1L38 26L63 32L38 38L32 63L26 38L1 32L26 26ZM32 12L29 29L32 32Z', INK);
  p.fill('M14 14L27 23L23 27ZM50 14L41 27L37 23ZM50 50L37 41L41 37ZM14 50L23 37L27 41Z', INK);
});
