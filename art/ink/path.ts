import { arcPoints } from './arc.ts';

export type Point = readonly [x: number, y: number];

export interface Polyline {
  readonly points: Point[];
  closed: boolean;
}

/** How many numbers each path command takes. */
const ARGUMENTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** Walks along path data and leaves points behind, never further apart than `step`. */
class Walker {
  readonly lines: Polyline[] = [];
  private readonly step: number;
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  /** The last control point, which S and T mirror. */
  private controlX = 0;
  private controlY = 0;
  private last = '';
  private current: Polyline = { points: [], closed: false };

  constructor(step: number) {
    this.step = step;
  }

  /** Carries out one command, given with absolute coordinates already. */
  go(command: string, n: readonly number[]): void {
    switch (command) {
      case 'M':
        this.move(n[0], n[1]);
        break;
      case 'L':
      case 'H':
      case 'V':
        this.line(n[0], n[1]);
        break;
      case 'C':
        this.cubic(n[0], n[1], n[2], n[3], n[4], n[5]);
        break;
      case 'S': {
        const [ax, ay] = this.mirrored(/[CS]/);
        this.cubic(ax, ay, n[0], n[1], n[2], n[3]);
        break;
      }
      case 'Q':
        this.quadratic(n[0], n[1], n[2], n[3]);
        break;
      case 'T': {
        const [ax, ay] = this.mirrored(/[QT]/);
        this.quadratic(ax, ay, n[0], n[1]);
        break;
      }
      case 'A':
        this.arc(n);
        break;
      case 'Z':
        this.close();
        break;
      default:
        throw new Error(`Unknown path command "${command}"`);
    }
    this.last = command;
  }

  /** Numbers of a command as absolute coordinates; H and V become the point that they lead to. */
  absolute(command: string, relative: boolean, n: readonly number[]): number[] {
    const bx = relative ? this.x : 0;
    const by = relative ? this.y : 0;
    if (command === 'H') return [bx + n[0], this.y];
    if (command === 'V') return [this.x, by + n[0]];
    if (command === 'A') return [n[0], n[1], n[2], n[3], n[4], bx + n[5], by + n[6]];
    return n.map((v, i) => (i % 2 ? by : bx) + v);
  }

  private put(x: number, y: number): void {
    this.current.points.push([x, y]);
  }

  private move(x: number, y: number): void {
    this.x = this.startX = x;
    this.y = this.startY = y;
    this.current = { points: [[x, y]], closed: false };
    this.lines.push(this.current);
  }

  private line(x: number, y: number): void {
    const n = Math.max(1, Math.ceil(Math.hypot(x - this.x, y - this.y) / this.step));
    for (let k = 1; k <= n; k++) {
      this.put(this.x + ((x - this.x) * k) / n, this.y + ((y - this.y) * k) / n);
    }
    this.x = x;
    this.y = y;
  }

  private mirrored(after: RegExp): Point {
    return after.test(this.last)
      ? [2 * this.x - this.controlX, 2 * this.y - this.controlY]
      : [this.x, this.y];
  }

  private cubic(ax: number, ay: number, bx: number, by: number, px: number, py: number): void {
    const { x, y } = this;
    const length = Math.hypot(ax - x, ay - y) + Math.hypot(bx - ax, by - ay) + Math.hypot(px - bx, py - by);
    const n = Math.max(3, Math.ceil(length / this.step));
    for (let k = 1; k <= n; k++) {
      const t = k / n;
      const m = 1 - t;
      this.put(
        m * m * m * x + 3 * m * m * t * ax + 3 * m * t * t * bx + t * t * t * px,
        m * m * m * y + 3 * m * m * t * ay + 3 * m * t * t * by + t * t * t * py,
      );
    }
    this.controlX = bx;
    this.controlY = by;
    this.x = px;
    this.y = py;
  }

  private quadratic(qx: number, qy: number, px: number, py: number): void {
    const { x, y } = this;
    this.cubic(
      x + (2 / 3) * (qx - x),
      y + (2 / 3) * (qy - y),
      px + (2 / 3) * (qx - px),
      py + (2 / 3) * (qy - py),
      px,
      py,
    );
    this.controlX = qx;
    this.controlY = qy;
  }

  private arc([rx, ry, rotation, large, sweep, x, y]: readonly number[]): void {
    if (!rx || !ry) {
      this.line(x, y);
      return;
    }
    const bend = { rx, ry, rotation, large: large !== 0, sweep: sweep !== 0 };
    this.current.points.push(...arcPoints([this.x, this.y], [x, y], bend, this.step));
    this.x = x;
    this.y = y;
  }

  private close(): void {
    if (Math.hypot(this.startX - this.x, this.startY - this.y) > 0.01) this.line(this.startX, this.startY);
    // The first point closes the loop; a second one in the same place would give a corner without direction.
    if (this.current.points.length > 1) this.current.points.pop();
    this.current.closed = true;
    this.x = this.startX;
    this.y = this.startY;
  }
}

/** Path data (M L H V C S Q T A Z, absolute or relative) as lines of points at most `step` apart. */
export function sample(d: string, step = 1.5): Polyline[] {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d*\.\d+|\d+)(?:e-?\d+)?/g) ?? [];
  const walker = new Walker(step);
  let letter = '';
  for (let i = 0; i < tokens.length; ) {
    if (/[a-zA-Z]/.test(tokens[i])) letter = tokens[i++];
    const command = letter.toUpperCase();
    const relative = letter !== command;
    const count = ARGUMENTS[command];
    const numbers = tokens.slice(i, i + count).map(Number);
    i += count;
    walker.go(command, walker.absolute(command, relative, numbers));
    // Further pairs after a move are lines; after a close there must be a command.
    if (command === 'M') letter = relative ? 'l' : 'L';
    if (command === 'Z') letter = '';
  }
  return walker.lines;
}
