/** Which part of the board is in sight. */
export interface Sight {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Sight = { scale: 1, x: 0, y: 0 };
const MOST = 4;

/** Zooms around a point of the room, and keeps the board from leaving it. */
export function zoomAround(
  from: Sight,
  factor: number,
  x: number,
  y: number,
  width: number,
  height: number,
): Sight {
  const scale = Math.min(MOST, Math.max(1, from.scale * factor));
  if (scale === 1) return WHOLE;
  const grown = scale / from.scale;
  const within = (value: number, size: number): number => Math.min(0, Math.max(size - size * scale, value));
  return {
    scale,
    x: within(x - (x - from.x) * grown, width),
    y: within(y - (y - from.y) * grown, height),
  };
}
