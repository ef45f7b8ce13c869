import { type Drawing, piece } from '../ink/drawing.ts';
import { SILVER } from '../ink/palette.ts';

export const wealth: readonly Drawing[] = [
  piece('silver', 9, (p) => {
    const top = 'M18 17L45 13L57 24L26 29Z';
    const end = 'M18 17L26 29L23 51L5 34Z';
    p.fill('M18 17L45 13L57 24L61 44L23 51L5 34Z', SILVER);
    p.fill(top, '#fff', 0.6);
    p.fill(end, '#000', 0.16);
    p.hatch(end, { angle: 58, gap: 2.9, w: [1.2, 0.2] });
    p.hatch('M30 42L60 37L61 44L23 51Z', {
      angle: -8,
      gap: 2.4,
      w: [1, 0.1],
      from: 'start',
      cover: [0.5, 1],
    });
    p.ink('M18 17L45 13L57 24L61 44L23 51L5 34Z', 2.2)
      .ink('M18 17L26 29L23 51', 1.8)
      .ink('M26 29L57 24', 1.8);
    p.ink('M35 35.5L50 33L52 38L36 40.5Z', 1.2);
    p.ink('M10 10L13 15M8 20H2M26 4L27 9', 1.3, { taper: [0.6, 0.6] });
  }),
  piece('worker', 11, (p) => {
    // pick over the shoulder
    p.shape('M47 60L54 9L57.5 9.5L51 60Z', '#a8743f', 1.4);
    p.shape('M40 12C47 4 58 4 63 13C58 10 54 10 50 11.5C46 12 43 12 40 12Z', SILVER, 1.5);
    // tunic
    p.shape('M7 61C7 45 15 39 28 38C41 39 49 45 49 61Z', 'var(--worker,#c98d4e)', 2.1);
    p.hatch('M36 40C44 43 49 48 49 61H34C38 54 39 47 36 40Z', { angle: 20, gap: 2.9, w: [1.3, 0.1] });
    p.ink('M28 40V60M21 39C22 45 25 47 28 47C31 47 34 45 35 39', 1.3);
    // head and straw hat
    p.shape('M18 22C17 34 21 40 28 40C35 40 39 34 38 22Z', '#f1cfa6', 1.8);
    p.hatch('M33 24H38C39 34 35 40 29 40C33 36 34 30 33 24Z', { gap: 2.2, w: [1, 0.1] });
    p.ink('M23.5 29.5V31M31.5 29.5V31', 1.8).ink('M24.5 35.5C26.5 37 29.5 37 31.5 35.5', 1.1);
    p.shape('M17 20C17 10 21 5 28 5C35 5 39 10 39 20Z', '#e6c66a', 1.8);
    p.shape('M8 22C14 17.5 42 17.5 48 22C42 26.5 14 26.5 8 22Z', '#e6c66a', 1.8);
    p.ink('M18 17.5C24 19.5 32 19.5 38.5 17.5', 1.6);
  }),
];
