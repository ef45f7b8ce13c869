import { crc32, deflateSync } from 'node:zlib';
import { type Point, sample } from './ink/path.ts';

// Home screens of telephones take no SVG: what plates print is put into pixels here.

/** Samples across a pixel and down. */
const FINE = 4;
const PATH = /<path fill="#([0-9a-f]{6})"(?: fill-rule="(evenodd)")? d="([^"]+)"\/>/g;

/** A square picture of what a plate has printed; colours must be plain ones, and the first must cover all. */
export function pngOf(paths: string, plate: number, size: number): Buffer {
  const pixels = Buffer.alloc(size * size * 3);
  for (const [, color, rule, d] of paths.matchAll(PATH)) {
    const scale = size / plate;
    const loops = sample(d, 1 / scale).map(({ points }) =>
      points.map(([x, y]): Point => [x * scale, y * scale]),
    );
    const rgb = [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    paint(pixels, size, rgb, coverage(loops, size, rule === 'evenodd'));
  }
  return encode(pixels, size);
}

function paint(pixels: Buffer, size: number, rgb: readonly number[], covered: Uint8Array): void {
  for (let at = 0; at < size * size; at++) {
    if (covered[at] === 0) continue;
    const part = covered[at] / (FINE * FINE);
    for (let n = 0; n < 3; n++) {
      pixels[at * 3 + n] = Math.round(pixels[at * 3 + n] * (1 - part) + rgb[n] * part);
    }
  }
}

/** How many samples of each pixel lie inside. */
function coverage(loops: readonly Point[][], size: number, evenodd: boolean): Uint8Array {
  const covered = new Uint8Array(size * size);
  for (let row = 0; row < size * FINE; row++) {
    const crossings = crossingsAt(loops, (row + 0.5) / FINE);
    let winding = 0;
    crossings.forEach(([from, turn], n) => {
      winding += turn;
      const isInside = evenodd ? n % 2 === 0 : winding !== 0;
      if (!isInside || n + 1 >= crossings.length) return;
      const first = Math.max(0, Math.ceil(from * FINE - 0.5));
      const last = Math.min(size * FINE - 1, Math.ceil(crossings[n + 1][0] * FINE - 0.5) - 1);
      for (let x = first; x <= last; x++) covered[Math.floor(row / FINE) * size + Math.floor(x / FINE)]++;
    });
  }
  return covered;
}

/** Where the edges cross a line across the picture, from left to right, and in which sense. */
function crossingsAt(loops: readonly Point[][], y: number): [x: number, turn: number][] {
  const crossings: [number, number][] = [];
  for (const loop of loops) {
    for (let n = 0; n < loop.length; n++) {
      const [from, to] = [loop[n], loop[n + 1 < loop.length ? n + 1 : 0]];
      if (from[1] <= y === to[1] <= y) continue;
      const part = (y - from[1]) / (to[1] - from[1]);
      crossings.push([from[0] + part * (to[0] - from[0]), from[1] <= y ? 1 : -1]);
    }
  }
  return crossings.sort(([one], [other]) => one - other);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Eight bits each of red, green and blue, lines unfiltered. */
function encode(pixels: Buffer, size: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const lines = Array.from({ length: size }, (_, y) =>
    Buffer.concat([Buffer.from([0]), pixels.subarray(y * size * 3, (y + 1) * size * 3)]),
  );
  const data = deflateSync(Buffer.concat(lines), { level: 9 });
  return Buffer.concat([SIGNATURE, part('IHDR', head), part('IDAT', data), part('IEND', Buffer.alloc(0))]);
}

function part(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
