// What the village makes and trades.
import type { Drawing } from '../ink/drawing.ts';
import { BONE } from '../ink/palette.ts';
import { circle, rect } from '../ink/shapes.ts';
import { token } from './token.ts';

export const goods: readonly Drawing[] = [
  token('v-scroll', 41, (p) => {
    p.shape('M16 10C24 6 40 14 52 9C55 22 52 40 54 54C42 58 28 50 15 55C18 40 13 24 16 10Z', '#f8eccb', 2.1);
    p.hatch('M44 11L52 9C55 22 52 40 54 54L44 56C47 40 47 26 44 11Z', { angle: 0, gap: 2.9, w: [1.2, 0.1] });
    p.shape('M10 6C6 6 5 12 8 15C11 18 16 16 17 11C18 7 14 5 10 6Z', '#e7d29c', 1.9);
    p.shape('M56 6C60 5 62 11 59 15C56 18 51 16 51 11C51 7 53 6 56 6Z', '#e7d29c', 1.9);
    p.shape('M9 50C5 51 5 58 9 59C14 60 17 57 16 53C15 50 12 49 9 50Z', '#e7d29c', 1.9);
    p.shape('M57 49C61 50 61 57 57 58C53 59 50 56 51 52C52 49 54 48 57 49Z', '#e7d29c', 1.9);
    for (const y of [20, 27, 34])
      p.ink(`M22 ${y}C30 ${y - 2} 36 ${y + 3} 46 ${y}`, 1.7, { taper: [0.4, 0.6] });
    p.ink('M31 44L27 60L32 56L37 61L36 44', 1.5, {});
    p.fill('M31 44L27 60L32 56L37 61L36 44Z', '#a3341f');
    p.shape(circle(33.5, 43, 6.2), '#c0412c', 1.8);
    p.ink(circle(33.5, 43, 2.4), 1.2);
  }),
  token('v-horse', 42, (p) => {
    p.shape(
      'M20 61C22 50 29 44 28 34C24 39 17 43 11 42C6 41 3 37 5 32C8 26 12 23 15 17C17 12 21 9 25 8L25 2L31 7C44 9 55 20 57 36C58 46 57 54 59 61Z',
      'var(--horse,#b98252)',
      2.2,
    );
    p.hatch('M44 14C53 20 57 30 57 36C58 46 57 54 59 61H45C50 48 52 30 44 14Z', {
      angle: 16,
      gap: 3,
      w: [1.5, 0.1],
      cover: [0.7, 1],
    });
    p.shape(
      'M25 8L25 2L31 7C44 9 55 20 57 36C58 44 57 52 58 58C53 53 54 44 50 40C51 36 47 32 45 30C46 26 41 23 38 21C38 17 33 15 29 14Z',
      '#5a3a22',
      1.8,
    );
    p.ink('M34 10C40 14 44 19 47 25M44 16C49 21 52 28 53 34', 1.1, { color: '#e3c39a', taper: [0.5, 0.6] });
    p.fill(circle(21, 19.5, 2.2), p.cut);
    p.ink('M9 36C12 37 14 36 16 34', 1.6);
    p.fill(circle(9.5, 32.5, 1.3), p.cut);
    p.ink('M28 34C30 31 31 28 31 24', 1.6, { taper: [0, 0.7] });
    p.ink('M12 27C18 27 23 30 27 33M17 13C22 17 26 20 33 22', 1.9, { color: '#6d2b1c' });
  }),
  token('v-ox', 43, (p) => {
    p.shape('M17 20C9 21 3 15 4 5C8 12 13 13 21 14Z', BONE, 1.9);
    p.shape('M47 20C55 21 61 15 60 5C56 12 51 13 43 14Z', BONE, 1.9);
    p.shape('M16 23C10 21 5 24 3 29C9 32 14 31 18 28Z', '#c9854d', 1.8);
    p.shape('M48 23C54 21 59 24 61 29C55 32 50 31 46 28Z', '#c9854d', 1.8);
    p.shape('M17 17C23 11 41 11 47 17C50 26 46 36 44 44L20 44C18 36 14 26 17 17Z', '#c9854d', 2.2);
    p.hatch('M40 14C45 15 48 18 48 24C48 32 45 38 44 44H36C41 36 42 24 40 14Z', {
      angle: 8,
      gap: 3,
      w: [1.4, 0.1],
    });
    p.shape('M26 13C29 9 35 9 38 13C38 19 35 23 32 27C29 23 26 19 26 13Z', '#7a4724', 1.5);
    p.shape('M17 44C15 52 22 60 32 60C42 60 49 52 47 44C44 38 20 38 17 44Z', '#f0cfae', 2.1);
    p.hatch('M47 44C49 52 42 60 32 60C40 56 43 50 41 41Z', { angle: 20, gap: 2.8, w: [1.1, 0.1] });
    p.fill(circle(25.5, 48, 2.6), p.cut);
    p.fill(circle(38.5, 48, 2.6), p.cut);
    p.ink('M26 54C30 56.5 34 56.5 38 54', 1.5);
    p.fill(circle(22.5, 28, 2.4), p.cut);
    p.fill(circle(41.5, 28, 2.4), p.cut);
  }),
  token('v-plough', 44, (p) => {
    p.shape('M3 25L6 20L36 28L52 6L57 8C53 16 47 24 43 33L37 35Z', 'var(--wood,#a8743f)', 2);
    p.shape('M40 32L46 25L61 20L62 24L50 30L44 38Z', 'var(--wood,#a8743f)', 1.8);
    p.hatch('M36 28L52 6L57 8C53 16 47 24 43 33Z', { angle: -55, gap: 2.8, w: [1.1, 0.1] });
    p.shape('M37 33L45 36C44 44 38 54 25 60L13 59C24 53 33 45 37 33Z', '#aab0b6', 2.1);
    p.hatch('M45 36C44 44 38 54 25 60C34 52 38 45 40 35Z', { angle: 35, gap: 2.6, w: [1.3, 0.1] });
    p.fill(circle(11, 37, 9.5), '#c79a5e');
    p.ink(circle(11, 37, 9.5), 3.4, { light: false });
    p.ink('M11 28V46M2 37H20M5 31L17 43M17 31L5 43', 1.4);
    p.fill(circle(11, 37, 2.6), p.cut);
    p.ink('M11 37L20 26', 2);
  }),
  token('v-wagon', 45, (p) => {
    p.shape('M8 36C4 18 12 7 27 7C44 7 56 14 57 36Z', '#f5ead0', 2.2);
    p.hatch('M44 10C53 14 57 22 57 36H46C50 28 49 18 44 10Z', { angle: 4, gap: 3, w: [1.3, 0.1] });
    p.ink('M19 9C15 17 15 27 17 36M32 7C31 17 31 27 32 36M44 10C47 18 47 27 46 36', 1.4);
    p.ink('M9 33C14 28 14 14 22 8', 1.2, { taper: [0.3, 0.6] });
    p.shape('M5 36H60L57 46H9Z', 'var(--wood,#a8743f)', 2);
    p.ink('M6 40H58', 1.2);
    for (const x of [18, 47]) {
      p.fill(circle(x, 50, 11), '#c79a5e');
      p.ink(circle(x, 50, 11), 2.8, { light: false });
      p.fill(circle(x, 50, 7.6), BONE);
      p.ink(circle(x, 50, 7.6), 1.2);
      p.ink(
        `M${x} 42V58M${x - 8} 50H${x + 8}M${x - 5.5} 44.5L${x + 5.5} 55.5M${x + 5.5} 44.5L${x - 5.5} 55.5`,
        1.3,
      );
      p.fill(circle(x, 50, 2.6), p.cut);
    }
    p.ink('M6 40L0.5 44', 2.4);
  }),
  token('v-crate', 66, (p) => {
    p.shape('M6 24L32 14L58 24V52L32 62L6 52Z', '#b7854c', 2.1);
    p.shape('M6 24L32 34L58 24L32 14Z', '#e0bd86', 1.8);
    p.ink('M32 34V62', 1.8);
    p.hatch('M32 34L58 24V52L32 62Z', { angle: -20, gap: 3.4, w: [1.3, 0.4] });
    // a question mark: any good
    const hook = 'M24 7C24 0 40 0 40 7C40 12 32 11 32 17';
    p.ink(hook, 6.4, { color: '#e0bd86', light: false });
    p.ink(hook, 3.6);
    p.fill(circle(32, 22.5, 2.6), p.cut);
  }),
  token('v-any-cube', 63, (p) => {
    p.fill('M5 19L17 6H58V47L46 60H5Z', '#e8d9b4');
    p.fill(rect(5, 19, 20.5, 20.5), 'var(--skill,#e08a2c)');
    p.fill(rect(25.5, 19, 20.5, 20.5), 'var(--speech,#5d9a48)');
    p.fill(rect(5, 39.5, 20.5, 20.5), 'var(--knowledge,#d77fa1)');
    p.fill(rect(25.5, 39.5, 20.5, 20.5), 'var(--faith,#7b4f2d)');
    p.fill('M5 19L17 6H58L46 19Z', '#fff', 0.45);
    p.fill('M46 19L58 6V47L46 60Z', '#000', 0.18);
    p.hatch('M46 19L58 6V47L46 60Z', { angle: 132, gap: 3.1, w: [1.5, 0.4] });
    p.ink('M25.5 19V60M5 39.5H46', 2);
    p.ink('M5 19H46V60H5Z', 2).ink('M5 19L17 6H58L46 19', 2).ink('M58 6V47L46 60', 2.3);
  }),
];
