// Murr, the tomcat of the parlour: he teaches first games and looks over one's shoulder afterwards.
import { type Drawing, drawing } from '../../ink/drawing.ts';
import { BONE } from '../../ink/palette.ts';
import type { Plate } from '../../ink/plate.ts';
import { circle, radians } from '../../ink/shapes.ts';

const FUR = '#d9924a';
const STRIPE = '#96501d';
const EYE = '#e6d06a';
/** His coat has the colour of the game that lies on the table. */
const COAT = 'var(--accent,#7a1f3d)';
const PLATE = { wobble: 0.6, grain: 15, tolerance: 0.11 };

type Mood = 'speaks' | 'glad' | 'thinks' | 'doubts';

const mirror = (d: string): string =>
  d.replace(
    /([MLCQ ])?(-?[\d.]+) (-?[\d.]+)/g,
    (_, head = '', x, y) => `${head}${(160 - Number(x)).toFixed(1)} ${y}`,
  );

const both = (d: string, draw: (d: string) => void): void => {
  draw(d);
  draw(mirror(d));
};

function ears(p: Plate, mood: Mood): void {
  const [outer, inner] =
    mood === 'doubts'
      ? [
          'M44 56C30 46 20 40 12 38C24 28 44 22 66 30C54 36 48 44 44 56Z',
          'M43 46C35 41 29 38 24 37C33 32 44 30 55 33C49 36 45 40 43 46Z',
        ]
      : [
          'M41 54C37 36 35 20 37 6C50 12 62 20 70 30C56 34 47 42 41 54Z',
          'M45 42C43 32 42 24 43 17C50 21 56 25 61 30C53 33 48 37 45 42Z',
        ];
  both(outer, (d) => p.shape(d, FUR, 2.2));
  both(inner, (d) => p.shape(d, '#e8b094', 1.3));
}

function coat(p: Plate): void {
  p.shape('M18 180C18 150 42 130 80 130C118 130 142 150 142 180Z', COAT, 2.4);
  p.hatch('M104 133C128 140 142 156 142 180H112C118 164 116 146 104 133Z', {
    angle: 70,
    gap: 4,
    w: [1.8, 0.2],
  });
  p.ink('M80 142V180', 1.8);
  for (const y of [152, 168]) p.shape(circle(86, y, 3.2), 'var(--gold,#d7a62a)', 1.3);
}

function ruff(p: Plate): void {
  for (let k = 0; k < 18; k++) {
    const a = radians(k * 20 + 10);
    p.shape(circle(80 + 47 * Math.cos(a), 122 + 15 * Math.sin(a), 9.4, 7.4), BONE, 1.6);
  }
  p.fill(circle(80, 121, 46, 14), BONE);
  for (let k = 0; k < 19; k++) {
    const a = radians(k * 10);
    p.ink(
      `M${(80 + 30 * Math.cos(a)).toFixed(1)} ${(119 + 8 * Math.sin(a)).toFixed(1)}L${(80 + 52 * Math.cos(a)).toFixed(1)} ${(122 + 18 * Math.sin(a)).toFixed(1)}`,
      1.3,
      { taper: [0.2, 0.8] },
    );
  }
}

function quill(p: Plate): void {
  p.shape('M104 52L118 34C120 22 130 10 156 2C158 20 150 34 130 42L112 58Z', BONE, 1.9);
  p.ink('M103 58C116 40 130 24 152 8', 1.5, { taper: [0, 0.7] });
  p.hatch('M130 42C150 34 158 20 156 2C146 16 136 30 124 42Z', { angle: -10, gap: 3.4, w: [1.2, 0.1] });
}

function head(p: Plate): void {
  p.shape(
    'M80 25C101 25 115 34 121 48C126 61 126 71 124 79L138 84L126 90L134 100L117 101C108 110 96 115 80 115C64 115 52 110 43 101L26 100L34 90L22 84L36 79C34 71 34 61 39 48C45 34 59 25 80 25Z',
    FUR,
    2.4,
  );
  p.hatch(
    'M112 34C124 44 128 64 124 79L138 84L126 90L134 100L117 101C110 108 102 112 92 114C110 98 118 66 112 34Z',
    {
      angle: 24,
      gap: 3.4,
      w: [1.5, 0.1],
      color: STRIPE,
    },
  );
  p.fill(
    'M80 44C85 56 87 64 90 72C99 76 106 84 106 95C104 107 93 113.5 80 113.5C67 113.5 56 107 54 95C54 84 61 76 70 72C73 64 75 56 80 44Z',
    BONE,
  );
  for (const d of ['M80 27L80 42', 'M69 28L72 43', 'M91 28L88 43', 'M59 32L64 43', 'M101 32L96 43']) {
    p.ink(d, 4.4, { color: STRIPE, taper: [0.1, 0.9] });
  }
  both('M37 66L50 70', (d) => p.ink(d, 3.6, { color: STRIPE, taper: [0, 0.9] }));
  both('M34 78L47 78', (d) => p.ink(d, 3.6, { color: STRIPE, taper: [0, 0.9] }));
  both('M38 91L50 87', (d) => p.ink(d, 3.4, { color: STRIPE, taper: [0, 0.9] }));
}

function eyes(p: Plate, mood: Mood): void {
  if (mood === 'glad') {
    both('M47 68C52 59 66 58 71 67', (d) => p.ink(d, 3.4, { taper: [0.3, 0.3] }));
    return;
  }
  both('M46 68C50 56 67 55 72 68C66 77 52 77 46 68Z', (d) => p.shape(d, EYE, 2.2));
  const [dx, dy] = mood === 'thinks' ? [4, -4.5] : mood === 'doubts' ? [5, 1] : [0, 0];
  for (const x of [59, 101]) {
    p.fill(circle(x + dx, 66.5 + dy * 0.6, mood === 'doubts' ? 3.4 : 4.6, 7), p.cut);
    p.fill(circle(x + dx - 1.6, 63.6 + dy * 0.6, 1.7), BONE);
  }
  if (mood === 'thinks') both('M46 53C53 47 62 46 70 50', (d) => p.ink(d, 2.4, { taper: [0.5, 0.5] }));
  if (mood === 'doubts') {
    p.ink('M47 56C54 50 64 50 71 55', 2.6, { taper: [0.5, 0.4] });
    p.ink('M89 50C96 44 106 44 113 49', 2.6, { taper: [0.4, 0.5] });
  }
}

function face(p: Plate, mood: Mood): void {
  if (mood === 'speaks')
    p.shape('M70 98C76 102 84 102 90 98C90 107 85 110.5 80 110.5C75 110.5 70 107 70 98Z', '#8c3232', 1.6);
  p.shape('M71 81C76 78 84 78 89 81C88 86 84 89 80 91C76 89 72 86 71 81Z', '#c9685c', 1.6);
  p.ink('M80 91V95', 1.8);
  if (mood === 'doubts') p.ink('M66 98C72 94 84 94 94 99', 2, { taper: [0.4, 0.6] });
  else if (mood === 'glad') both('M80 95C76 106 65 105 61 95', (d) => p.ink(d, 2.3, { taper: [0, 0.5] }));
  else both('M80 95C76 101 68 101 64 96', (d) => p.ink(d, 2, { taper: [0, 0.6] }));
  for (const d of ['M57 90C42 84 28 80 8 80', 'M56 95C42 94 26 94 6 98', 'M58 100C46 104 32 110 16 118']) {
    both(d, (line) => p.ink(line, 1.5, { taper: [0, 0.9] }));
  }
  for (const [x, y] of [
    [64, 90],
    [68, 95],
    [62, 96],
  ]) {
    p.fill(circle(x, y, 1.1), p.cut);
    p.fill(circle(160 - x, y, 1.1), p.cut);
  }
}

/** The lifted paw of whoever has something to say, pads to the front. */
function paw(p: Plate): void {
  p.shape('M2 180C0 160 4 146 12 138L36 146C32 156 32 168 36 180Z', COAT, 2.2);
  p.shape(
    'M5 143C3 135 8 129 14 131C18 127 25 128 27 132C33 130 39 135 38 143C34 151 9 151 5 143Z',
    BONE,
    1.8,
  );
  const toes: readonly (readonly [number, number])[] = [
    [9.5, 111],
    [17, 102.5],
    [27, 102.5],
    [34.5, 111],
  ];
  for (const [x, y] of toes) p.shape(circle(x, y, 6.6, 7.4), FUR, 2);
  p.shape('M7 124C5 113 12 107 22 107C32 107 39 113 37 124C36 134 30 138 22 138C14 138 8 134 7 124Z', FUR, 2);
  p.fill(circle(22, 117, 11, 9), FUR);
  for (const [x, y] of toes) p.fill(circle(x, y, 2.9, 3.5), '#e8a894');
  p.shape('M14 126C13 118 18 115 22 115C26 115 31 118 30 126C27 131 17 131 14 126Z', '#e8a894', 1.3);
}

/** A paw before the mouth: give me a moment. */
function chin(p: Plate): void {
  p.shape('M84 180C90 164 92 150 94 140L116 146C118 158 118 168 114 180Z', COAT, 2.2);
  p.shape(
    'M88 142C86 134 90 130 96 132C100 127 108 128 110 133C116 132 120 138 118 145C112 152 92 150 88 142Z',
    BONE,
    1.8,
  );
  p.shape(
    'M92 136C84 128 84 116 92 112C95 106 106 106 109 112C117 114 118 126 112 134C107 140 98 141 92 136Z',
    FUR,
    2.2,
  );
  p.ink('M96 124C95 118 96 115 98 112M105 124C105 118 106 115 108 113', 1.6, { taper: [0, 0.6] });
}

const bust = (p: Plate, mood: Mood): void => {
  coat(p);
  ruff(p);
  ears(p, mood);
  quill(p);
  head(p);
};
const look = (p: Plate, mood: Mood): void => {
  eyes(p, mood);
  face(p, mood);
};
const murr = (id: string, seed: number, draw: (p: Plate) => void): Drawing =>
  drawing(id, 160, 180, { ...PLATE, seed }, draw);

/** Laid together: `murr-bust`, then a mood. In doubt he lays back his ears, so that is a whole picture. */
export const teacher: readonly Drawing[] = [
  murr('murr-bust', 501, (p) => bust(p, 'speaks')),
  murr('murr-speaks', 501, (p) => {
    look(p, 'speaks');
    paw(p);
  }),
  murr('murr-glad', 501, (p) => {
    look(p, 'glad');
    paw(p);
  }),
  murr('murr-thinks', 501, (p) => {
    look(p, 'thinks');
    chin(p);
  }),
  murr('murr-doubts', 504, (p) => {
    bust(p, 'doubts');
    look(p, 'doubts');
  }),
  drawing('murr-sleeps', 220, 120, { ...PLATE, seed: 505 }, (p) => {
    p.shape(
      'M20 96C10 60 50 22 112 22C170 22 206 54 202 92C200 110 180 114 150 114H50C34 114 24 108 20 96Z',
      FUR,
      2.4,
    );
    for (const [x, y, l] of [
      [92, 24, 20],
      [114, 22, 22],
      [136, 25, 22],
      [158, 33, 20],
    ]) {
      p.ink(`M${x} ${y}C${x + 6} ${y + 8} ${x + 8} ${y + 16} ${x + 6} ${y + l + 6}`, 5, {
        color: STRIPE,
        taper: [0.1, 0.9],
      });
    }
    p.hatch('M176 44C204 64 208 104 176 114H120C160 108 182 84 176 44Z', {
      angle: 30,
      gap: 4,
      w: [1.7, 0.1],
      color: STRIPE,
    });
    p.shape(
      'M198 84C208 96 200 113 178 113C150 116 112 115 88 113C82 108 84 100 92 100C120 103 150 102 168 98C180 96 190 92 198 84Z',
      FUR,
      2.2,
    );
    for (const x of [112, 130, 148]) p.ink(`M${x} 101L${x + 3} 113`, 4, { color: STRIPE, taper: [0.2, 0.4] });
    p.shape('M28 66C22 54 20 44 22 34C32 38 40 44 46 50Z', FUR, 2.2);
    p.shape('M68 48C74 40 84 34 94 34C95 44 92 54 86 62Z', FUR, 2.2);
    p.shape('M26 70C34 50 78 46 88 64C98 76 96 100 82 108C66 116 40 116 28 106C16 98 18 82 26 70Z', FUR, 2.4);
    p.fill(
      'M56 72C60 78 62 84 66 88C74 92 76 100 70 106C62 112 46 112 40 106C34 100 36 92 44 88C48 84 52 78 56 72Z',
      BONE,
    );
    p.ink('M34 82C38 88 46 88 50 83M62 83C66 88 74 88 78 81', 2.6, { taper: [0.3, 0.3] });
    p.shape('M51 90C54 88 58 88 61 90C60 94 58 95 56 96C54 95 52 94 51 90Z', '#c9685c', 1.4);
    p.ink('M56 96C53 102 48 102 45 99M56 96C59 102 64 102 67 99', 1.6, { taper: [0, 0.6] });
    p.ink('M44 98C32 98 20 100 8 106M70 98C82 98 90 100 100 106', 1.4, { taper: [0, 0.9] });
    for (const d of ['M50 54L52 66', 'M58 53L58 65', 'M66 54L64 66'])
      p.ink(d, 3.8, { color: STRIPE, taper: [0.1, 0.9] });
  }),
  /** Reaches to the right; the middle toe ends at 94, 22. Turned about it by the page. */
  drawing('murr-paw', 96, 44, { ...PLATE, seed: 506 }, (p) => {
    p.shape('M2 4C16 6 28 8 40 10V34C28 36 16 38 2 40Z', COAT, 2.2);
    p.shape(
      'M36 6C42 4 46 8 45 12C49 15 49 19 46 22C49 26 49 30 45 33C46 38 41 41 36 38C33 30 33 14 36 6Z',
      BONE,
      1.8,
    );
    p.shape(
      'M45 10C55 6 68 5 78 6.5C87 6 92 11 88.5 16C96 17 96.5 27 89.5 28.5C92 34 86 39 78 37.5C66 39 54 38 45 34C43 26 43 18 45 10Z',
      FUR,
      2.2,
    );
    p.hatch('M48 28C60 34 74 34 88 30C91 34 86 39 78 37.5C66 39 54 38 46 34Z', {
      angle: 20,
      gap: 2.8,
      w: [1.3, 0.1],
      color: STRIPE,
    });
    p.ink('M88.5 16C84 16 81 17 78 19M89.5 28.5C85 28.5 82 27.5 79 26.5', 1.8, { taper: [0, 0.5] });
    for (const d of ['M52 9L54 19', 'M60 8L61.5 17', 'M68 8L69 15'])
      p.ink(d, 3.4, { color: STRIPE, taper: [0.1, 0.8] });
  }),
];
