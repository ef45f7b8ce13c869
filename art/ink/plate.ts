import { carve, type Taper } from './carve.ts';
import { noise, type Random, randomFrom } from './noise.ts';
import { outline } from './outline.ts';
import { type Point, type Polyline, sample } from './path.ts';
import { type Ground, type Hatching, hatchCuts, type Stipple, stippleDots } from './shade.ts';

export interface InkOptions {
  readonly color?: string;
  readonly opacity?: number;
  readonly taper?: Taper;
  /** False for lines that are not the edge of a thing and so have no side away from the light. */
  readonly light?: boolean;
}

export interface HatchOptions extends Partial<Hatching> {
  readonly color?: string;
  readonly opacity?: number;
}

export interface DotOptions extends Partial<Stipple> {
  readonly color?: string;
  readonly opacity?: number;
}

/** What a drawing needs to be drawn with: a whole plate, or a small part of one. */
export interface Pen {
  readonly cut: string;
  fill(d: string, color: string): Pen;
  ink(d: string, width: number, options?: InkOptions): Pen;
  shape(d: string, color: string, width: number, options?: InkOptions): Pen;
  hatch(d: string, options: HatchOptions): Pen;
}

export interface PlateOptions {
  /** Another seed is another hand: the same drawing with other tremors. */
  readonly seed?: number;
  /** How far the wood pushes a line aside. */
  readonly wobble?: number;
  /** Length over which the wobble turns. */
  readonly grain?: number;
  /** Distance of the points that a path is followed by. */
  readonly step?: number;
  /** How much a written outline may deviate. */
  readonly tolerance?: number;
  /** Colour of the carved lines. */
  readonly cut?: string;
  /** Coordinates are rounded to 1/scale. */
  readonly scale?: number;
}

interface Layer {
  readonly color: string;
  readonly opacity: number | undefined;
  readonly evenodd: boolean;
  d: string;
}

/** A woodblock: clean geometry in, carved lines out, and nothing but filled paths on paper. */
export class Plate implements Pen, Ground {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly cut: string;
  readonly random: Random;
  wobble: number;
  protected readonly grain: number;
  protected readonly step: number;
  protected readonly tolerance: number;
  protected readonly scale: number;
  protected readonly layers: Layer[] = [];

  constructor(width: number, height: number, options: PlateOptions = {}) {
    this.width = width;
    this.height = height;
    this.seed = options.seed ?? 1;
    this.wobble = options.wobble ?? 0.45;
    this.grain = options.grain ?? 11;
    this.step = options.step ?? 1.5;
    this.tolerance = options.tolerance ?? 0.09;
    this.cut = options.cut ?? 'var(--cut,#2a2018)';
    this.scale = options.scale ?? 10;
    this.random = randomFrom(this.seed * 7919 + 13);
  }

  /** Where the wood lets a point come to lie. */
  warp([x, y]: Point): Point {
    const g = this.grain;
    return [
      x + this.wobble * noise(x / g, y / g, this.seed),
      y + this.wobble * noise(x / g + 50, y / g, this.seed + 7),
    ];
  }

  /** Flat colour. */
  fill(d: string, color: string, opacity?: number): this {
    const outlines = this.follow(d).map((line) => this.write(line.points));
    this.layers.push({ color, opacity, evenodd: true, d: outlines.join('') });
    return this;
  }

  /** A carved line: swells and thins, heavier on the side away from the light. */
  ink(d: string, width: number, { color = this.cut, opacity, taper, light = true }: InkOptions = {}): this {
    for (const line of this.follow(d)) {
      if (line.points.length < 2) continue;
      const phase = this.random() * 100;
      const { left, right } = carve(line, { width, seed: this.seed, phase, lit: light, taper });
      const edges = line.closed ? [closeLoop(left), closeLoop(right)] : [[...left, ...right]];
      this.add(color, edges.map((edge) => this.write(edge)).join(''), opacity);
    }
    return this;
  }

  /** Flat colour with a carved outline. */
  shape(d: string, color: string, width: number, options?: InkOptions): this {
    return this.fill(d, color).ink(d, width, options);
  }

  /** Woodcut shading: tapered cuts across a shape. */
  hatch(d: string, { color = this.cut, opacity, ...options }: HatchOptions): this {
    const hatching: Hatching = {
      angle: 0,
      gap: 2.6,
      w: [1.2, 0.1],
      from: 'end',
      cover: [1, 1],
      bow: 0,
      jitter: 0.25,
      skip: 0,
      ...options,
    };
    const cuts = hatchCuts(this.loops(d), hatching, this);
    // Cuts are fine, so they may deviate only half as much as outlines.
    return this.add(color, cuts.map((cut) => outline(cut, this.tolerance / 2, this.scale)).join(''), opacity);
  }

  /** Stipple. */
  dots(d: string, { color = this.cut, opacity, ...options }: DotOptions): this {
    const dots = stippleDots(this.loops(d), { gap: 4, r: 0.7, jitter: 0.15, ...options }, this);
    return this.add(color, dots.map((dot) => outline(dot, 0.01, this.scale)).join(''), opacity);
  }

  /** The paths, in the order in which they were cut. */
  paths(): string {
    return this.layers
      .filter((layer) => layer.d)
      .map(({ color, opacity, evenodd, d }) => {
        const rule = evenodd ? ' fill-rule="evenodd"' : '';
        const alpha = opacity ? ` fill-opacity="${opacity}"` : '';
        return `<path fill="${color}"${rule}${alpha} d="${d}"/>`;
      })
      .join('');
  }

  symbol(id: string): string {
    return `<symbol id="${id}" viewBox="0 0 ${this.width} ${this.height}">${this.paths()}</symbol>`;
  }

  protected loops(d: string): Point[][] {
    return sample(d, this.step).map((line) => line.points);
  }

  protected follow(d: string): Polyline[] {
    return sample(d, this.step).map(({ points, closed }) => ({
      points: points.map((point) => this.warp(point)),
      closed,
    }));
  }

  protected write(points: readonly Point[]): string {
    return outline(points, this.tolerance, this.scale);
  }

  /** Lines of the same colour on top of each other are one path: fewer elements to draw. */
  protected add(color: string, d: string, opacity: number | undefined): this {
    if (!d) return this;
    const last = this.layers.at(-1);
    if (last && last.color === color && last.opacity === opacity) last.d += d;
    else this.layers.push({ color, opacity, evenodd: false, d });
    return this;
  }
}

const closeLoop = (points: readonly Point[]): Point[] => [...points, points[0]];
