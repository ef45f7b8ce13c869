// Chapters V to VIII: the borderlands, the yard, the bay and the ice.
import { hue } from '../../ink/palette.ts';
import { arch, circle, polygon, rect } from '../../ink/shapes.ts';
import { figure } from '../../scenery/figure.ts';
import { flag, gable, tower } from '../../scenery/houses.ts';
import { tree, waves } from '../../scenery/land.ts';
import { birds, cloud, sun } from '../../scenery/sky.ts';
import { boat, cart, firs, hooded, peak, ridge, type Scenes, scene, sky, torch } from './scene.ts';

export const coastal: Scenes = {
  // nobody's land after dark
  'story-5': scene(811, (p) => {
    sky(p, '#8d6a5c', 66, 0.5);
    p.shape(circle(60, 44, 16), '#f0cd8c', 1.3);
    peak(p, 30, 84, 60, 56, '#6d6470');
    peak(p, 110, 84, 56, 44, '#766c76');
    peak(p, 196, 84, 66, 62, '#6d6470');
    ridge(p, 'M-4 144V82C60 74 170 74 244 84V144Z', '#7d6a44', [0.15, 0.5]);
    tower(p, 182, 36, 18, 44, { k: 1.1, slit: 0.3 });
    p.fill(rect(188, 44, 6, 8), '#ffcf6a');
    for (const [x, y, s] of [
      [22, 96, 1.7],
      [226, 100, 1.9],
      [214, 92, 1.3],
    ])
      tree(p, x, y, s, { color: '#a8602c' });
    p.fill('M104 80C120 92 90 104 60 144H150C150 116 140 100 124 80Z', '#c9b083');
    p.ink('M104 80C120 92 90 104 60 144M124 80C140 100 150 116 150 144', 1.4);
    cart(p, 112, 120, 0.85);
    torch(p, 140, 124, 24);
    figure(p, 82, 126, 1.05, { coat: '#44537d', hat: 'cap', staff: true });
    hooded(p, 196, 132, 1.15);
    hooded(p, 222, 138, 1.25);
    hooded(p, 30, 134, 1.1);
  }),
  // keels on wooden blocks
  'story-6': scene(812, (p) => {
    sky(p, '#d9e4e6', 58);
    cloud(p, 24, 30, 1.3);
    birds(p, [
      [120, 22, 1.2],
      [140, 30, 1],
      [104, 34, 0.9],
    ]);
    p.fill('M-4 144V62H244V144Z', '#8fb7c4');
    for (const [a, b, y] of [
      [8, 80, 72],
      [150, 236, 76],
      [180, 238, 90],
    ])
      waves(p, a, b, y, 5, 2.4, { color: '#eef5f5', w: 1.4 });
    boat(p, 208, 78, 0.7, hue.bone);
    p.shape('M-4 144V98C60 88 150 92 244 104V144Z', '#d9c28a', 1.5);
    gable(p, 8, 98, 30, 20, 20, { roof: hue.roof, door: 0.5, k: 1.1 });
    gable(p, 40, 96, 22, 15, 15, { roof: hue.slate, door: 0.5 });
    // the keel
    p.shape('M74 84H186C182 108 164 120 142 120H112C90 118 78 104 74 84Z', '#c99a5e', 1.8);
    p.ink('M80 92H183M86 101H177M96 110H168', 1.2);
    for (const x of [92, 108, 124, 140, 156, 170])
      p.ink(`M${x} 84C${x - 2} 98 ${x} 112 ${x + 2} 120`, 1.4, { color: hue.wood2 });
    for (const x of [90, 106, 122, 138, 154, 170])
      p.ink(`M${x} 84C${x - 1} 74 ${x} 66 ${x + 2} 60`, 2.6, { color: hue.wood2 });
    p.ink('M88 62H174', 2.2, { color: hue.wood2 });
    p.ink('M98 120L92 136M130 120V136M162 118L170 136M80 136H184', 3.2, { color: '#6d4426' });
    p.ink('M196 136L206 60L214 136M199 112H212M202 88H209', 2.4, { color: hue.wood2 });
    p.ink('M206 60L166 52', 2.4, { color: hue.wood2 });
    p.ink('M166 52V66', 1.3);
    figure(p, 60, 134, 1.2, { coat: '#8a5a2e', hat: 'scarf', hatColor: '#b9543c' });
    figure(p, 226, 134, 1.15, { coat: '#4d6b48', hat: 'straw' });
    for (const y of [136, 131, 126]) p.shape(rect(14, y - 4, 32, 4.4), '#e2ba80', 1.1);
  }),
  // Lark Bay
  'story-7': scene(813, (p) => {
    sky(p, '#cfe0e6', 56);
    sun(p, 44, 24, 9, { rays: 18, reach: 20, opacity: 0.55 });
    p.fill('M-4 144V60H244V144Z', '#7fabbe');
    for (const [a, b, y, n] of [
      [6, 90, 74, 5],
      [120, 230, 70, 7],
      [80, 200, 92, 7],
      [10, 120, 122, 6],
      [150, 236, 128, 5],
    ])
      waves(p, a, b, y, n, 2.6, { color: '#eef5f5', w: 1.4 });
    p.shape('M96 66C104 52 130 50 150 56C164 58 170 62 172 66Z', '#9db070', 1.4);
    gable(p, 118, 58, 12, 8, 8, { roof: hue.roof });
    tree(p, 140, 60, 0.9);
    p.shape('M188 84C192 72 214 70 232 74L244 78V92H196Z', '#a39a88', 1.5);
    tower(p, 210, 30, 13, 44, { top: 'cone', roof: hue.roof, roofH: 10, wall: hue.bone, k: 1 });
    p.fill(rect(210, 44, 13, 8), '#a3341f').fill(rect(210, 60, 13, 8), '#a3341f');
    p.ink('M206 32L184 24M206 36L182 38M228 32L244 26', 2, { color: '#d7a62a' });
    p.shape('M-4 144V96C30 86 60 92 78 104C84 118 76 132 66 144Z', '#93a864', 1.5);
    for (const [x, y, r] of [
      [4, 106, hue.roof],
      [26, 102, hue.slate],
      [46, 108, hue.roof2],
    ] as const)
      gable(p, x, y, 18, 12, 12, { roof: r, door: 0.5 });
    boat(p, 122, 108, 1, '#d9a93f');
    boat(p, 178, 124, 0.62, '#37323a');
    figure(p, 58, 138, 1.1, { coat: '#44537d', hat: 'cap' });
    hooded(p, 20, 140, 0.85);
  }),
  // Newdale under the green sky
  'story-8': scene(814, (p) => {
    sky(p, '#33465c', 50, 0.5);
    for (const [d, c] of [
      ['M-4 30C40 8 70 40 120 20C170 4 200 34 244 12V30C200 50 170 22 120 38C70 56 40 26 -4 48Z', '#7fc49a'],
      [
        'M-4 54C50 40 90 62 140 46C180 36 210 52 244 40V48C210 62 180 48 140 56C90 72 50 52 -4 62Z',
        '#a8dcae',
      ],
    ] as const)
      p.fill(d, c, 0.55);
    for (const [x, y] of [
      [20, 16],
      [64, 10],
      [150, 10],
      [210, 60],
      [226, 12],
      [96, 60],
    ])
      p.fill(
        `M${x} ${y - 4}L${x + 1} ${y - 1}L${x + 4} ${y}L${x + 1} ${y + 1}L${x} ${y + 4}L${x - 1} ${y + 1}L${x - 4} ${y}L${x - 1} ${y - 1}Z`,
        '#fff6e0',
      );
    peak(p, 150, 96, 46, 52, '#8fa6b8');
    peak(p, 216, 96, 54, 66, '#8fa6b8');
    p.fill('M-4 144V92H244V144Z', '#4f7389');
    p.shape('M128 98C150 88 200 86 244 90V144H176C160 130 138 112 128 98Z', '#e3eef0', 1.5);
    for (const [x, w, h] of [
      [158, 16, 34],
      [206, 18, 38],
      [178, 24, 54],
    ]) {
      p.shape(`M${x} 98V${98 - h * 0.6}L${x + w / 2} ${98 - h}L${x + w} ${98 - h * 0.6}V98Z`, '#d5e7ec', 1.5);
      p.hatch(`M${x + w / 2} 98V${98 - h}L${x + w} ${98 - h * 0.6}V98Z`, {
        angle: 60,
        gap: 3.2,
        w: [1.3, 0.1],
        color: '#5f8ea3',
      });
      p.fill(arch(x + w * 0.34, 98 - h * 0.5, w * 0.3, h * 0.24), '#ffcf6a');
    }
    flag(p, 190, 44, 1, '#a3341f');
    // giants at the shore, a kettle between them and the guests
    for (const [x, y, s, c] of [
      [208, 132, 1.8, '#7f97a8'],
      [228, 136, 1.9, '#8fa0a0'],
    ] as const)
      figure(p, x, y, s, { coat: c, hat: 'hood', hatColor: '#cfdde2' });
    figure(p, 172, 134, 1, { coat: '#a3341f', hat: 'cap' });
    figure(p, 160, 130, 0.95, { coat: '#5f9648', hat: 'scarf', skirt: true });
    p.shape('M180 126H194C194 136 192 138 187 138C182 138 180 136 180 126Z', '#3a3438', 1.3);
    p.fill(circle(187, 126, 7, 2), '#f0d489');
    boat(p, 70, 108, 1.1, hue.bone);
    boat(p, 28, 124, 0.7, '#d9a93f');
    for (const [x, y, w] of [
      [100, 132, 22],
      [130, 124, 16],
      [8, 136, 18],
      [110, 112, 14],
    ])
      p.shape(
        polygon([x - w / 2, y], [x - w / 4, y - 4], [x + w / 3, y - 4], [x + w / 2, y], [x, y + 4]),
        '#eef6f7',
        1.1,
      );
    waves(p, 30, 130, 120, 6, 2.4, { color: '#cfe0e6', w: 1.3 });
    firs(p, [[240, 96, 1]], '#3f5f66');
  }),
};
