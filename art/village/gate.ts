import type { Drawing } from '../ink/drawing.ts';
import { arch } from '../ink/shapes.ts';
import { tone } from './palette.ts';
import { place } from './print.ts';
import { tower } from './tower.ts';

export const gate: readonly Drawing[] = [
  place('b-gate', 140, 104, 123, (p) => {
    // bridge
    p.shape(
      'M52 92C72 74 108 74 136 88L136 96C130 94 126 98 126 102H110C110 90 96 90 96 100H82C82 90 68 90 68 102L52 102Z',
      tone.stone,
      1.5,
    );
    p.ink('M54 90C74 72 108 72 136 85', 1.4);
    p.ink('M62 92H67M74 86H80M88 84H94M101 85H107M114 89H120M125 93H130', 0.9);
    p.hatch('M96 98C97 90 109 90 110 100L112 102H126C126 98 130 94 136 96L136 92C120 86 104 86 96 90Z', {
      angle: 0,
      gap: 2.8,
      w: [1, 0.1],
      cover: [0.3, 0.8],
    });
    // tower
    p.shape('M8 98V34H52V98Z', tone.stone, 1.6);
    p.hatch('M40 34H52V98H38Z', { angle: 0, gap: 2.8, w: [1.3, 0.1], cover: [0.45, 1] });
    p.shape('M4 35L14 10H46L56 35Z', tone.roof, 1.6);
    p.hatch('M4 35L14 10H46L56 35Z', { angle: 90, gap: 3.1, w: [1.3, 0.1], cover: [0.35, 0.85] });
    p.ink('M10 22H50', 0.9);
    p.shape(arch(18, 62, 24, 36), tone.window, 1.5);
    p.ink('M24 62V84M30 60V84M36 62V84M19 72H41M19 79H41', 1.1, { color: tone.wood });
    for (const x of [16, 27, 38]) p.archWindow(x, 43, 5, 9);
    p.ink('M8 57H52', 1.2);
    p.ink('M11 66H15M10 76H15M44 68H49M45 80H50M12 88H16', 0.9);
    p.ink('M30 10V1', 1.3);
    p.shape('M30 1C34 -1 37 3 42 1V6C37 8 34 4 30 6Z', 'var(--b-flag,#3f6b3a)', 1.1);
  }),
  place('b-walltower', 34, 50, 139, (p) => {
    tower(p, 17, 48, 20, 30, { roof: tone.roof, roofHeight: 15 });
  }),
];
