// Where families live: the farmstead of the village, its well, and what a player's own farm shows.
import type { Drawing } from '../ink/drawing.ts';
import { arch, circle } from '../ink/shapes.ts';
import { house, smoke } from './house.ts';
import { tone } from './palette.ts';
import { place } from './print.ts';

export const farm: readonly Drawing[] = [
  place('b-family', 178, 112, 121, (p) => {
    house(p, {
      x: 10,
      y: 100,
      w: 50,
      h: 28,
      g: 32,
      d: 52,
      roof: tone.straw,
      thatch: true,
      windows: 2,
      sideWindows: 3,
      chimney: 0.6,
    });
    smoke(p, 70, 20, 0.75);
    p.ink('M116 72V100M168 70V98', 2);
    p.ink('M116 75C134 82 150 82 168 73', 1.1);
    p.shape('M122 77.5L133 80L132 95L123 93Z', '#fbf4e2', 1.2);
    p.shape('M137 80L148 80L150 90L146 89L146 97L139 97L139 89L135 90Z', 'var(--b-cloth,#b3392b)', 1.2);
    p.shape('M152 79L164 75.5L164 87L153 90Z', 'var(--b-cloth2,#5f86a6)', 1.2);
    p.hatch('M128 79L133 80L132 95L127 94Z', { angle: 0, gap: 2.4, w: [1, 0.1] });
    p.hatch('M144 80H148L150 90L146 89V97H142Z', { angle: 0, gap: 2.4, w: [1, 0.1] });
    p.hatch('M159 77L164 75.5V87L158 89Z', { angle: 0, gap: 2.4, w: [1, 0.1] });
    // cradle by the door
    p.shape('M62 96C64 90 84 90 86 96L83 104H65Z', tone.wood, 1.3);
    p.shape('M63 96C66 91 72 90 76 91L75 96Z', '#fbf4e2', 1.1);
    p.ink('M60 106C68 110 80 110 88 106', 1.7);
    p.shape(circle(69, 93.5, 2.4), '#f1cfa6', 0.9);
  }),
  place('b-well', 60, 66, 122, (p) => {
    p.ink('M14 20V50M46 20V50', 2.8, { color: tone.timber });
    p.ink('M12.6 20V50M15.6 20V50M44.6 20V50M47.6 20V50', 0.9);
    p.shape('M4 24L16 6H44L56 24Z', tone.straw, 1.5);
    p.hatch('M4 24L16 6H44L56 24Z', { angle: 90, gap: 3, w: [1.3, 0.1], cover: [0.4, 0.9] });
    p.ink('M14 30H46', 2);
    p.ink('M30 30V40', 1.1);
    p.shape('M25 39H35L34 48H26Z', tone.wood, 1.2);
    p.shape('M8 48C8 42 52 42 52 48V60C52 66 8 66 8 60Z', tone.stone, 1.5);
    p.fill('M12 48C12 45 48 45 48 48C48 52 12 52 12 48Z', tone.window);
    p.ink('M8 48C8 54 52 54 52 48', 1.2);
    p.ink('M9 57C22 61 38 61 51 57M20 53V59M32 54.5V60M42 53V58M14 58V63M26 60V64.5M38 60V64', 1);
    p.hatch('M40 52C48 51 52 50 52 48V60C52 63 46 65 38 65Z', { angle: 6, gap: 2.6, w: [1.2, 0.1] });
  }),
  place('b-farm', 236, 126, 140, (p) => {
    // barn wing behind, house in front
    house(p, {
      x: 116,
      y: 108,
      w: 46,
      h: 28,
      g: 28,
      d: 56,
      roof: 'var(--b-red,#b9543c)',
      doorWidth: 20,
      windows: 0,
      sideWindows: 2,
      timber: false,
      wall: 'var(--b-wall-s,#e4d4b0)',
    });
    house(p, {
      x: 14,
      y: 114,
      w: 58,
      h: 36,
      g: 36,
      d: 62,
      roof: tone.straw,
      thatch: true,
      windows: 2,
      sideWindows: 3,
      chimney: 0.62,
    });
  }),
  place('b-barn', 176, 124, 141, (p) => {
    p.shape('M10 118V52L88 10L166 52V118Z', 'var(--b-wall-s,#e4d4b0)', 1.8);
    for (let x = 24; x < 160; x += 13)
      p.ink(`M${x} 118V${x < 88 ? 52 - (x - 10) * 0.53 + 6 : 52 - (166 - x) * 0.53 + 6}`, 0.9, {
        opacity: 0.5,
      });
    p.shape('M18 118V62H158V118Z', 'var(--b-inside,#cdb98e)', 1.7);
    p.hatch('M18 62H158V72H18Z', { angle: 90, gap: 3.4, w: [1.1, 0.1], from: 'start', cover: [0.5, 1] });
    p.ink('M18 62H158', 2.4, { color: tone.timber });
    for (const x of [18, 46, 74, 102, 130, 158]) p.ink(`M${x} 62V118`, 2, { color: tone.timber });
    p.shape('M2 56L88 8L174 56L166 62L88 19L10 62Z', tone.roof, 1.8);
    p.hatch('M88 8L174 56L166 62L88 19Z', { angle: 28, gap: 3, w: [1.3, 0.2], cover: [0.5, 1] });
    p.shape(arch(79, 34, 18, 22), tone.window, 1.3);
    p.ink('M88 34V56M79 45H97', 1, { color: tone.timber });
    p.ink('M4 119H172', 1.6);
  }),
];
