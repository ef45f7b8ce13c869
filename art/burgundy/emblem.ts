import { INK, icon } from '../icons/icon.ts';

export const emblem = icon('burgundy', 81, (p) => {
  p.fill(
    'M8 60V24H5V10H12V16H18V10H25V24H22V32H26V27H31V32H33V27H38V32H42V24H39V10H46V16H52V10H59V24H56V60H39V50A7 7 0 0 0 25 50V60Z',
    INK,
  );
});
