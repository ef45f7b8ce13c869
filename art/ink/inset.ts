import type { HatchOptions, InkOptions, Pen } from './plate.ts';
import { transform } from './transform.ts';

/** A corner of another plate: draws the same thing smaller, with lines a little stronger than the scale. */
export class Inset implements Pen {
  readonly cut: string;
  private readonly pen: Pen;
  private readonly x: number;
  private readonly y: number;
  private readonly scale: number;

  constructor(pen: Pen, x: number, y: number, scale: number) {
    this.pen = pen;
    this.x = x;
    this.y = y;
    this.scale = scale;
    this.cut = pen.cut;
  }

  fill(d: string, color: string): this {
    this.pen.fill(this.place(d), color);
    return this;
  }

  ink(d: string, width: number, options?: InkOptions): this {
    this.pen.ink(this.place(d), this.line(width), options);
    return this;
  }

  shape(d: string, color: string, width: number, options?: InkOptions): this {
    this.pen.shape(this.place(d), color, this.line(width), options);
    return this;
  }

  hatch(d: string, options: HatchOptions): this {
    const [thick, thin] = options.w ?? [1.2, 0.1];
    this.pen.hatch(this.place(d), {
      ...options,
      gap: (options.gap ?? 2.6) * this.scale * 1.3,
      w: [thick * this.scale * 1.2, thin * this.scale * 1.2],
    });
    return this;
  }

  private place(d: string): string {
    return transform(d, this.scale, this.x, this.y);
  }

  private line(width: number): number {
    return width * this.scale * 1.25;
  }
}
