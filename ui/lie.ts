import type { Size } from './sight.ts';

/**
 * How a board with a shape lies: `usual`; `broad`, more than twice as broad as high, so that the own area gets the height
 * it leaves; or a `strip`, where the own area is the main thing. The last two need `broad-board.css`.
 */
export type Lie = 'usual' | 'broad' | 'strip';

export function lieOf(shape: Size | undefined): Lie {
  if (shape === undefined) return 'usual';
  const breadth = shape.width / shape.height;
  return breadth > 3 ? 'strip' : breadth > 2 ? 'broad' : 'usual';
}
