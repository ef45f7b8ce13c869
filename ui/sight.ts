export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large a board is drawn in its room, and how far it has been moved there. */
export interface Sight {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export const WHOLE: Sight = { scale: 1, left: 0, top: 0 };
const MOST = 4;

/** Zooms around a point of the room, and keeps the board from leaving it. `board`: its size when it is not zoomed. */
export function zoomAround(from: Sight, factor: number, at: Point, room: Size, board: Size): Sight {
  const scale = Math.min(MOST, Math.max(1, from.scale * factor));
  const grown = scale / from.scale;
  const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));
  return {
    scale,
    left: within((from.left + at.x) * grown - at.x, board.width * scale - room.width),
    top: within((from.top + at.y) * grown - at.y, board.height * scale - room.height),
  };
}

/** A stretch of the board between one edge (0) and the other (1). */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What can be seen of a board, and where on it something is lit: all as shares of the board. */
export interface Outlook {
  readonly across: Stretch;
  readonly down: Stretch;
  readonly lit: readonly Point[];
}

const ALL: Stretch = { from: 0, to: 1 };
export const ALL_IN_SIGHT: Outlook = { across: ALL, down: ALL, lit: [] };

/** At the edges a fraction of a pixel may be missing. */
const EDGE = 0.004;
/** What lies nearer to an edge of the room than this share of the board is cut off. */
const CUT = 0.02;

/** The stretch in sight of a board that is larger than its room. */
export function stretchOf(scrolled: number, room: number, board: number): Stretch {
  const [from, to] = [scrolled / board, (scrolled + room) / board];
  return { from: from < EDGE ? 0 : from, to: to > 1 - EDGE ? 1 : to };
}

export const isBefore = (at: number, { from }: Stretch): boolean => from > 0 && at < from + CUT;
export const isBeyond = (at: number, { to }: Stretch): boolean => to < 1 && at > to - CUT;
const isWithin = (at: number, stretch: Stretch): boolean => !isBefore(at, stretch) && !isBeyond(at, stretch);

/** Where to look if something is lit and nothing of it is in sight: at the nearest of it. */
export function toBeShown({ across, down, lit }: Outlook): Point | undefined {
  if (lit.some(({ x, y }) => isWithin(x, across) && isWithin(y, down))) return undefined;
  const away = ({ x, y }: Point): number =>
    Math.hypot(x - (across.from + across.to) / 2, y - (down.from + down.to) / 2);
  return lit.toSorted((one, other) => away(one) - away(other))[0];
}
