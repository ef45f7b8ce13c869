// Cards are laid together by the page: a frame by type, a picture, the lines on top, then the words.
import { type Drawing, drawing } from '../ink/drawing.ts';
import { CARD } from '../ink/palette.ts';
import type { HatchOptions, Plate } from '../ink/plate.ts';
import { roundRect } from '../ink/shapes.ts';

const WIDTH = 100;
const HEIGHT = 140;
const EDGE = roundRect(1.4, 1.4, 97.2, 137.2, 8);
/** The coloured band at the head of a card. */
const BAND = 'M4.5 12a7.5 7.5 0 0 1 7.5 -7.5h76a7.5 7.5 0 0 1 7.5 7.5v15.5h-91z';

interface FrameType {
  readonly id: string;
  readonly seed: number;
  readonly color: string;
  /** The hatching's colour. */
  readonly deep: string;
  readonly pattern: (p: Plate, deep: string) => void;
}

const rows = (p: Plate, angle: number, color: string, options: HatchOptions = {}): Plate =>
  p.hatch(BAND, { angle, gap: 3.4, w: [0.9, 0.8], color, opacity: 0.75, jitter: 0.1, ...options });

/** Courses of brick. */
function masonry(p: Plate, color: string): void {
  rows(p, 0, color, { gap: 5.6 });
  for (let course = 0; course < 4; course++) {
    for (let x = 6 + (course % 2) * 6; x < 95; x += 12) {
      p.ink(`M${x} ${5.4 + course * 5.6}v4.6`, 0.8, { color, opacity: 0.75 });
    }
  }
}

/** Blades of grass. */
const grass = (p: Plate, color: string): Plate =>
  p.hatch(BAND, { angle: 90, gap: 3.2, w: [1, 0.1], cover: [0.2, 0.5], color, opacity: 0.8 });

const TYPES: readonly FrameType[] = [
  { id: 'castle', seed: 21, color: '#2f5a3d', deep: '#183624', pattern: (p, c) => rows(p, 45, c) },
  {
    id: 'mine',
    seed: 22,
    color: '#6b6761',
    deep: '#3d3934',
    pattern: (p, c) => {
      rows(p, 0, c, { gap: 4.4 });
      rows(p, 90, c, { gap: 4.4 });
    },
  },
  { id: 'cloister', seed: 23, color: '#6a4a86', deep: '#412857', pattern: (p, c) => rows(p, -45, c) },
  {
    id: 'knowledge',
    seed: 24,
    color: '#d2a026',
    deep: '#8a6207',
    pattern: (p, color) => p.dots(BAND, { gap: 4.6, r: 0.85, color, opacity: 0.85 }),
  },
  { id: 'ship', seed: 25, color: '#2f6593', deep: '#173d60', pattern: (p, c) => rows(p, 0, c) },
  { id: 'pasture', seed: 26, color: '#86ad4a', deep: '#4e7420', pattern: grass },
  { id: 'building', seed: 27, color: '#cda66a', deep: '#8d6a34', pattern: masonry },
];

const frame = ({ id, seed, color, deep, pattern }: FrameType): Drawing =>
  drawing(`card-${id}`, WIDTH, HEIGHT, { seed, wobble: 0.4, grain: 12, tolerance: 0.08 }, (p) => {
    p.fill(EDGE, CARD);
    p.fill(BAND, `var(--t-${id},${color})`);
    pattern(p, deep);
  });

const lines = drawing(
  'card-lines',
  WIDTH,
  HEIGHT,
  { seed: 33, wobble: 0.45, grain: 12, tolerance: 0.07 },
  (p) => {
    p.ink(EDGE, 2.1);
    p.ink('M4.5 27.6H95.5', 1.4);
    p.ink(roundRect(5.6, 30, 88.8, 66, 1.5), 1.5);
  },
);

const back = drawing(
  'card-back',
  WIDTH,
  HEIGHT,
  { seed: 35, wobble: 0.45, grain: 12, tolerance: 0.08 },
  (p) => {
    const ground = 'var(--burgundy,#7a1f3d)';
    const gilt = '#e0b48a';
    const inner = roundRect(10, 10, 80, 120, 3);
    p.fill(EDGE, CARD);
    p.fill(roundRect(6, 6, 88, 128, 5), ground);
    for (const angle of [57, -57]) {
      p.hatch(inner, { angle, gap: 10, w: [1.2, 1.1], color: '#c98a6a', opacity: 0.75, jitter: 0 });
    }
    p.ink(inner, 1.2, { color: gilt });
    p.shape('M50 38L78 70L50 102L22 70Z', ground, 2);
    p.ink('M50 44L73 70L50 96L27 70Z', 1.2, { color: gilt });
    p.fill(
      'M37 84V62H35V55H40V58H44V55H48V58H52V55H56V58H60V55H65V62H63V84H55V76A5 5 0 0 0 45 76V84Z',
      '#f0d0a0',
    );
    p.ink(EDGE, 2.1);
    p.ink(roundRect(6, 6, 88, 128, 5), 1.3);
  },
);

/** Three fanned cards. */
const triple = drawing('triple', 40, 32, { seed: 41, wobble: 0.3, tolerance: 0.06 }, (p) => {
  const color = 'var(--type,#cda66a)';
  p.shape('M4 8L16 4L22 24L10 28Z', color, 1.7);
  p.shape('M11 4H25V28H11Z', color, 1.7);
  p.shape('M22 4L35 8L29 29L17 25Z', color, 1.7);
});

export const frames: readonly Drawing[] = [...TYPES.map(frame), lines, back, triple];
