import type { Drawing } from '../../ink/drawing.ts';
import { hue } from '../../ink/palette.ts';
import { circle, rect } from '../../ink/shapes.ts';
import { flag } from '../../scenery/houses.ts';
import { hill, waves } from '../../scenery/land.ts';
import { cloud, strokes } from '../../scenery/sky.ts';
import { backdrop, picture } from './picture.ts';

export const travel: readonly Drawing[] = [
  picture('knowledge', 49, (p) => {
    backdrop(p, '#2d3a52');
    p.fill('M52 -2H102V46H52Z', '#e9cf8e'); // window with moonlit land
    p.fill(circle(84, 12, 6.5), hue.bone);
    p.fill(circle(87, 10.5, 5.6), '#e9cf8e');
    hill(p, 'M52 46V34C62 26 70 34 80 29C90 26 96 30 102 28V46Z', '#8ba05a', {
      hatch: true,
      cover: [0.2, 0.5],
    });
    p.ink('M77 -2V46M52 17H102', 1.6, { color: hue.wood2 });
    p.shape('M50 -2H55V48H50Z', hue.wood, 1.2);
    p.shape('M48 46H102V51H48Z', hue.wood, 1.2);
    p.hatch(rect(0, 0, 50, 56), {
      gap: 3.4,
      w: [0.8, 0.1],
      from: 'start',
      cover: [0.3, 0.95],
      color: '#55678a',
    });
    // table, books
    p.shape('M-2 62H102V76H-2Z', hue.wood, 1.3);
    p.hatch('M-2 64H102V76H-2Z', { gap: 3, w: [0.9, 0.1], from: 'both', cover: [0.3, 0.8] });
    p.shape(rect(14, 55, 34, 8), '#a8482e', 1.2);
    p.shape('M15 56.5H46V61.5H15Z', hue.bone, 0.8);
    p.ink('M16 59H45', 0.7);
    p.shape(rect(18, 47.5, 28, 7.5), '#3f6b63', 1.2);
    p.shape('M20 49H46V53.5H20Z', hue.bone, 0.8);
    // owl
    p.shape(
      'M20 22C24 25 27 24 31 23C34 22.5 36 24 42 21C43.5 26 43 29 42 31C45 38 44 44 40 47.5H24C19 44 18 37 20.5 31C19.5 28 19 25 20 22Z',
      '#c98d3f',
      1.4,
    );
    p.hatch('M36 30C44 32 45 42 40 47.5H32C37 43 38 36 36 30Z', { angle: 20, gap: 2.3, w: [1, 0.1] });
    p.shape(circle(26.5, 30, 4.8), hue.bone, 1.1);
    p.shape(circle(36, 30, 4.8), hue.bone, 1.1);
    p.fill(circle(27, 30.3, 2.3), p.cut);
    p.fill(circle(35.5, 30.3, 2.3), p.cut);
    p.shape('M29.5 33H33L31.2 37.5Z', '#f0c04a', 0.8);
    p.ink('M26 40L28 42L30 40L32 42L34 40L36 42M28 44.5L30 46L32 44.5L34 46', 0.9);
    // open book, candle
    p.shape(
      'M54 66C58 60 66 60 71 63C76 60 85 60 89 65L92 71C86 67 77 67 71.5 71C66 67 57 67 51 72Z',
      hue.bone,
      1.2,
    );
    p.ink('M71 63L71.5 71M57 65C61 63.5 65 64 68 65.5M75 65C79 63.5 83 64 86 65.5', 0.8);
    p.shape(rect(60.5, 45, 5, 14), hue.bone, 1);
    p.shape('M56 59H70L68 62H58Z', '#d7a62a', 1);
    p.shape('M63 34C67 39 66.5 43 63 44C59.5 43 59.5 39 63 34Z', '#f3b63e', 1);
  }),
  picture('ship', 52, (p) => {
    backdrop(p, '#cfe0e6');
    strokes(p, 0, 0, 100, 32, { gap: 4.4, opacity: 0.5 });
    cloud(p, 4, 18, 0.7);
    cloud(p, 76, 22, 0.7);
    hill(p, 'M-2 52V44C8 38 16 42 22 45L30 48V52Z', '#8fa76a', { hatch: true });
    hill(p, 'M76 52C84 44 92 46 102 42V52Z', '#8fa76a', { hatch: true });
    p.fill(rect(-2, 50, 104, 28), '#5c91b3');
    p.ink('M-2 50H102', 1.1);
    p.ink('M50 3V54', 2);
    p.ink('M50 10L18 47M50 10L84 46', 0.7);
    p.shape('M30 12C42 9 58 9 70 12C74 22 73 32 69 41C56 37 44 37 31 41C35 31 35 21 30 12Z', hue.bone, 1.4);
    p.fill(
      'M39.5 10.5C43 10 46.5 9.8 50 9.8C50 19 50 28 50 38C46.5 38 43.5 38.3 40 39C43 29 43 19 39.5 10.5Z',
      '#2f6593',
    );
    p.fill(
      'M60.5 10.5C64 11 67 11.5 70 12C74 22 73 32 69 41C66 40 63 39.3 60 39C63 29 63.5 19 60.5 10.5Z',
      '#2f6593',
    );
    p.hatch('M63 11L70 12C74 22 73 32 69 41L62 39C67 30 67 20 63 11Z', { gap: 2.4, w: [1, 0.1] });
    p.ink('M30 12C42 9 58 9 70 12C74 22 73 32 69 41C56 37 44 37 31 41C35 31 35 21 30 12Z', 1.3);
    flag(p, 50, 10, 0.8, hue.roof);
    p.shape('M16 46L24 47.5H76L88 44C86 56 80 63 72 64H30C22 63 17 56 16 46Z', hue.wood, 1.5);
    p.shape('M74 47L89 42L88 37H76Z', hue.wood2, 1.2);
    p.shape('M26 47.5L15 45L16 40H25Z', hue.wood2, 1.2);
    p.ink('M18 52C36 56 68 56 86 51M22 58C40 61 64 61 81 57', 1);
    p.hatch('M60 55L86 51C84 58 78 63 72 64H58Z', { angle: 10, gap: 2.3, w: [1, 0.1] });
    for (const x of [34, 46, 58]) p.fill(circle(x, 51.5, 1.5), p.cut);
    p.shape(
      'M-2 62C6 58 10 64 18 61C26 58 32 65 40 62C48 59 56 65 64 62C72 59 80 65 88 61C94 59 98 61 102 60V78H-2Z',
      '#4b80a4',
      1.2,
    );
    for (const [a, b, y] of [
      [2, 30, 68],
      [38, 66, 70],
      [70, 98, 67],
      [14, 44, 73.5],
      [56, 90, 73.5],
    ])
      waves(p, a, b, y, 3, 1.6, { color: hue.bone, w: 1 });
  }),
];
