// Chapters I to IV: the heartland, the river and the wood.
import { hue } from '../../ink/palette.ts';
import { circle, polygon, rect } from '../../ink/shapes.ts';
import { figure } from '../../scenery/figure.ts';
import { gable, tower } from '../../scenery/houses.ts';
import { tree, waves } from '../../scenery/land.ts';
import { birds, cloud, sun } from '../../scenery/sky.ts';
import { cart, firs, peak, ridge, type Scenes, scene, sky, tent, torch } from './scene.ts';

export const inland: Scenes = {
  // tents before Longsdale, carts that must be filled
  'story-1': scene(801, (p) => {
    sky(p, '#e7e0bd', 64);
    sun(p, 40, 26, 10, { rays: 20, reach: 22, opacity: 0.6 });
    cloud(p, 168, 32, 1.3);
    ridge(p, 'M-4 90V62C50 48 110 56 150 58C190 52 220 54 244 60V90Z', '#b9c07a');
    for (const [x, w, h] of [
      [112, 9, 26],
      [196, 9, 26],
      [150, 12, 34],
    ])
      tower(p, x, 70 - h, w, h, { top: 'cone', roof: hue.roof, k: 0.9 });
    gable(p, 124, 66, 16, 12, 11, { door: 0.5 });
    gable(p, 170, 66, 17, 12, 12, { door: 0.5, roof: hue.slate });
    p.shape(rect(108, 64, 100, 12), hue.stone, 1.3);
    p.ink('M108 70H208M122 64V70M140 70V76M168 64V70M186 70V76', 0.9);
    ridge(p, 'M-4 144V82C60 72 150 76 244 80V144Z', '#a3b566');
    for (const [x, y, s, c] of [
      [24, 94, 0.9, hue.bone],
      [52, 98, 1, '#c96a4a'],
      [212, 96, 0.95, hue.bone],
      [186, 92, 0.8, '#7c93ad'],
    ] as const)
      tent(p, x, y, s, c);
    cart(p, 112, 126, 1.2);
    cart(p, 206, 132, 1.05);
    for (const [x, y] of [
      [58, 132],
      [72, 134],
      [65, 124],
    ])
      p.shape(`M${x - 8} ${y}C${x - 10} ${y - 14} ${x + 10} ${y - 14} ${x + 8} ${y}Z`, '#f0e2bf', 1.3);
    figure(p, 36, 134, 1.25, { coat: '#5d3a4a', hat: 'cap' });
    figure(p, 158, 132, 1.1, { coat: '#4f7a4d', hat: 'scarf', skirt: true });
    birds(p, [
      [92, 30, 1.1],
      [106, 24, 0.9],
    ]);
  }),
  // coats and boots; frost far too early, guides from the north
  'story-2': scene(802, (p) => {
    sky(p, '#d6e0e4', 60);
    peak(p, 40, 74, 52, 50, '#9aa6b8');
    peak(p, 206, 74, 54, 56, '#9aa6b8');
    peak(p, 120, 74, 60, 42, '#aab4c2');
    ridge(p, 'M-4 144V74C60 66 160 68 244 74V144Z', '#dfe3d6', [0.05, 0.2]);
    firs(p, [
      [14, 88, 1.4],
      [226, 88, 1.5],
      [212, 82, 1.1],
    ]);
    p.ink('M20 62L120 58L220 62', 1.6);
    p.ink('M20 62V112M220 62V112M120 58V104', 2.4, { color: hue.wood2 });
    const coat = (x: number, y: number, c: string): void => {
      p.shape(
        `M${x - 5} ${y}C${x - 2} ${y + 3} ${x + 2} ${y + 3} ${x + 5} ${y}L${x + 14} ${y + 4}L${x + 17} ${y + 22}L${x + 11} ${y + 23}L${x + 10} ${y + 40}H${x - 10}L${x - 11} ${y + 23}L${x - 17} ${y + 22}L${x - 14} ${y + 4}Z`,
        c,
        1.5,
      );
      p.hatch(
        `M${x + 5} ${y + 1}L${x + 14} ${y + 4}L${x + 17} ${y + 22}L${x + 11} ${y + 23}L${x + 10} ${y + 40}H${x + 4}Z`,
        { angle: 8, gap: 3, w: [1.3, 0.1] },
      );
      p.ink(`M${x} ${y + 3}V${y + 39}`, 1);
    };
    coat(48, 62, '#8d4a6f');
    coat(86, 60, '#6f9a86');
    coat(154, 60, '#a8683b');
    coat(192, 62, '#44537d');
    cart(p, 124, 132, 1.2, '#eef2f2');
    figure(p, 58, 134, 1.3, { coat: '#7d6a52', hat: 'hood', hatColor: '#cbbba2', staff: true });
    figure(p, 32, 134, 1.15, { coat: '#8a5a3a', hat: 'hood', hatColor: '#cbbba2' });
    figure(p, 190, 134, 1.2, { coat: '#a3341f', hat: 'cap' });
    p.ink('M10 22l4 2M54 14l4 2M90 28l4 2M140 16l4 2M180 26l4 2M220 18l4 2M70 40l4 2M160 40l4 2', 1.6, {
      color: '#fff',
    });
  }),
  // the flood has torn the bridge away
  'story-3a': scene(803, (p) => {
    sky(p, '#dbe3dc', 56);
    ridge(p, 'M-4 70V52C30 42 70 48 96 54V70Z', '#9db070');
    ridge(p, 'M244 70V50C210 40 170 46 146 54V70Z', '#9db070');
    peak(p, 120, 68, 40, 48, '#a3a9a8');
    ridge(p, 'M60 70C84 60 156 60 180 70V74H60Z', '#a9b98a');
    firs(p, [
      [84, 68, 0.9],
      [94, 67, 1],
      [148, 67, 0.9],
      [158, 68, 1],
    ]);
    p.fill('M-4 144V68H244V144Z', '#86b0c0');
    p.ink('M64 68H176', 1.3, { taper: [0.5, 0.5] });
    for (const [a, b, y, n] of [
      [70, 170, 78, 6],
      [60, 180, 90, 6],
      [64, 176, 104, 5],
      [50, 190, 120, 6],
      [70, 170, 134, 5],
    ])
      waves(p, a, b, y, n, 3.4, { color: '#eef5f5', w: 1.6 });
    p.shape('M-4 144V70C20 66 50 70 62 78C58 96 54 120 46 144Z', '#93a864', 1.5);
    p.shape('M244 144V70C220 66 190 70 178 78C182 96 186 120 194 144Z', '#93a864', 1.5);
    // stumps
    p.shape('M36 84C52 76 70 78 84 86L80 92L86 96L78 102C66 94 52 94 40 104Z', hue.stone, 1.6);
    p.shape('M204 84C188 76 172 78 158 86L162 92L156 96L164 102C174 94 188 94 200 104Z', hue.stone, 1.6);
    p.hatch('M60 80C70 80 78 82 84 86L80 92L86 96L78 102C72 98 66 96 60 96Z', {
      angle: 60,
      gap: 3,
      w: [1.2, 0.1],
    });
    p.shape(polygon([104, 96], [132, 90], [134, 95], [106, 101]), hue.wood, 1.3);
    p.shape(polygon([116, 118], [146, 124], [145, 129], [115, 123]), hue.wood2, 1.3);
    figure(p, 26, 84, 0.95, { coat: '#a3341f', hat: 'straw' });
    figure(p, 214, 82, 0.8, { coat: '#44537d', hat: 'scarf', skirt: true });
    figure(p, 226, 84, 0.85, { coat: '#5f9648', hat: 'cap' });
    cart(p, 20, 134, 0.9);
    gable(p, 218, 66, 14, 10, 9, { roof: hue.roof });
  }),
  // dusk at noon between the trunks
  'story-3b': scene(804, (p) => {
    sky(p, '#6f8068', 70, 0.5);
    p.fill('M60 -4L110 -4L150 90H70Z', '#a8b48a', 0.6);
    firs(
      p,
      [
        [14, 84, 3],
        [40, 78, 2.6],
        [96, 74, 2.2],
        [150, 76, 2.4],
        [196, 80, 2.8],
        [228, 86, 3.1],
        [66, 76, 2.1],
        [122, 72, 1.9],
        [174, 78, 2.4],
      ],
      '#33503f',
    );
    ridge(p, 'M-4 144V86C60 78 170 78 244 88V144Z', '#5d6b46', [0.2, 0.6]);
    for (const [x, w] of [
      [4, 22],
      [206, 26],
    ]) {
      p.shape(`M${x} -4H${x + w}L${x + w + 4} 144H${x - 6}Z`, '#5a4330', 1.8);
      p.hatch(`M${x + w * 0.4} -4H${x + w}L${x + w + 4} 144H${x + w * 0.5}Z`, {
        angle: 0,
        gap: 5,
        w: [1.6, 0.2],
      });
    }
    // signs cut into the bark
    p.ink('M214 44L224 56L214 68M226 44L218 56L228 68', 2.4, { color: '#e6cf9f' });
    p.ink('M20 112C50 84 66 132 96 96M30 96C52 108 70 92 90 124', 3, { taper: [0.2, 0.5], color: '#2f3a24' });
    p.ink('M150 124C166 96 186 128 204 104M158 104C174 112 184 100 198 126', 3, {
      taper: [0.2, 0.5],
      color: '#2f3a24',
    });
    p.ink('M40 100l-5 -6M58 104l3 -7M78 112l6 -3M166 112l-5 -5M182 116l4 -7', 2, {
      taper: [0, 0.8],
      color: '#2f3a24',
    });
    cart(p, 118, 128, 1.05, '#d9cfae');
    figure(p, 78, 132, 1.15, { coat: '#8a5a2e', hat: 'scarf', hatColor: '#b9543c' });
    p.shape(polygon([84, 116], [104, 108], [106, 112], [88, 121]), '#c9d1d6', 1.2);
  }),
  // Creekside and its smiths
  'story-4a': scene(805, (p) => {
    sky(p, '#e6cda0', 62);
    ridge(p, 'M-4 144V96C60 84 90 60 140 50C190 46 220 56 244 62V144Z', '#b39a62');
    p.shape(rect(112, 40, 116, 12), hue.stone, 1.4);
    for (const x of [108, 220]) tower(p, x, 24, 14, 32, { k: 1, flag: '#a3341f' });
    for (const [x, r] of [
      [126, hue.roof],
      [148, hue.slate],
      [172, hue.roof2],
      [194, hue.roof],
    ] as const)
      gable(p, x, 42, 18, 13, 13, { roof: r, door: 0.5 });
    p.fill(
      'M-4 144C40 120 60 100 110 86C140 78 160 66 166 52H182C182 70 160 90 130 100C90 112 60 130 50 144Z',
      '#ead3a0',
    );
    p.ink(
      'M-4 144C40 120 60 100 110 86C140 78 160 66 166 52M182 52C182 70 160 90 130 100C90 112 60 130 50 144',
      1.4,
    );
    // a forge by the road
    p.shape(polygon([150, 96], [166, 80], [222, 80], [236, 96]), hue.slate, 1.6);
    p.fill(rect(156, 96, 74, 34), '#4a3a2c');
    for (const x of [154, 190, 228]) p.shape(rect(x, 96, 5, 38), hue.wood2, 1.3);
    p.shape('M166 130C162 116 172 118 172 106C180 114 182 122 178 130Z', '#f2a13c', 1.3);
    p.shape('M198 118H222V124H214L216 132H204L206 124C201 124 198 121 198 118Z', '#5d6670', 1.4);
    cart(p, 62, 118, 0.9);
    figure(p, 104, 108, 0.95, { coat: '#a3341f', hat: 'straw', staff: true });
    figure(p, 122, 136, 1.15, { coat: '#44537d', hat: 'cap' });
    tree(p, 24, 96, 1.6);
    p.ink('M176 76C172 66 180 62 176 52', 1.8, { taper: [0.2, 0.8] });
  }),
  // the feast of Thickthorn
  'story-4b': scene(806, (p) => {
    sky(p, '#3f4a5e', 60, 0.5);
    p.shape('M196 14A12 12 0 1 0 208 32A10 10 0 0 1 196 14Z', '#f2e3b0', 1.3);
    firs(
      p,
      [
        [10, 80, 2.6],
        [34, 76, 2.2],
        [60, 78, 2],
        [178, 78, 2],
        [206, 80, 2.4],
        [232, 82, 2.7],
        [150, 74, 1.6],
        [88, 74, 1.7],
      ],
      '#2c4536',
    );
    ridge(p, 'M-4 144V82C60 74 180 74 244 84V144Z', '#4d5f3c', [0.1, 0.4]);
    for (const [x, y, w] of [
      [22, 98, 34],
      [184, 96, 36],
    ]) {
      gable(p, x, y, w, 18, 22, { roof: '#6b5a34', wall: '#b99a6a', door: 0.5, k: 1.1 });
      p.fill(rect(x + 5, y - 14, 6, 7), '#ffcf6a').fill(rect(x + w - 11, y - 14, 6, 7), '#ffcf6a');
    }
    p.ink('M40 70C80 84 160 84 200 68', 1.2, { color: '#d8c7a0' });
    for (const [x, y, c] of [
      [66, 77, '#f2a13c'],
      [92, 81, '#f7d25c'],
      [120, 82, '#f2a13c'],
      [148, 80, '#f7d25c'],
      [174, 76, '#f2a13c'],
    ] as const)
      p.shape(circle(x, y + 4, 4.6), c, 1.1);
    p.fill(circle(120, 122, 40, 18), '#f2a13c', 0.28);
    p.shape(
      'M106 126C98 112 112 108 112 94C122 100 120 108 126 104C136 114 134 122 132 126Z',
      '#e2722c',
      1.4,
    );
    p.fill('M113 126C109 118 117 114 118 106C124 112 127 120 125 126Z', '#f9e07a');
    p.ink('M100 130L140 124M102 124L138 131', 4, { color: '#5a4330' });
    figure(p, 74, 130, 1.2, { coat: '#5f9648', hat: 'hood' });
    figure(p, 88, 136, 1.2, { coat: '#c1483a', hat: 'straw' });
    figure(p, 156, 134, 1.2, { coat: '#3f6ea6', hat: 'scarf', skirt: true });
    figure(p, 172, 130, 1.15, { coat: '#d9a93f', hat: 'cap' });
    torch(p, 60, 126, 22);
    p.shape(circle(196, 124, 9), '#b98246', 1.5);
    p.ink(circle(196, 124, 6), 1);
  }),
};
