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

/** Where a thing lies on the board: its middle, and how far it reaches from there. */
export interface Spot extends Point {
  readonly reach: Point;
}

/** What can be seen of a board, and where on it something is lit: all as shares of the board. */
export interface Outlook {
  readonly across: Stretch;
  readonly down: Stretch;
  readonly lit: readonly Spot[];
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

/**
 * Where to look if something is lit: where all of it is in sight, if there is such a place; and if nothing is, at the
 * nearest of it.
 */
export function toBeShown({ across, down, lit }: Outlook): Point | undefined {
  const middle = { x: middleOf(across), y: middleOf(down) };
  const isSeen = lit.some(({ x, y }) => isWithin(x, across) && isWithin(y, down));
  const whole = {
    x: nearestFor(
      across,
      lit.map(({ x, reach }) => [x, reach.x]),
      isSeen,
    ),
    y: nearestFor(
      down,
      lit.map(({ y, reach }) => [y, reach.y]),
      isSeen,
    ),
  };
  if (lit.length > 0 && whole.x !== undefined && whole.y !== undefined) {
    const { x, y } = whole;
    return x === middle.x && y === middle.y ? undefined : { x, y };
  }
  if (isSeen) return undefined;
  const away = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y);
  return lit.toSorted((one, other) => away(one) - away(other))[0];
}

const middleOf = ({ from, to }: Stretch): number => (from + to) / 2;

/** Where the middle of a stretch has to be to hold all of these; undefined if it is too short for that. */
function nearestFor(
  stretch: Stretch,
  spots: readonly (readonly [at: number, reach: number])[],
  isSeen: boolean,
): number | undefined {
  const now = middleOf(stretch);
  const half = (stretch.to - stretch.from) / 2;
  const first = Math.max(0, Math.min(...spots.map(([at, reach]) => at - reach)));
  const last = Math.min(1, Math.max(...spots.map(([at, reach]) => at + reach)));
  const from = Math.max(half, last - half);
  const to = Math.min(1 - half, first + half);
  if (from > to) return undefined;
  // What has to be looked for is shown in the middle; what is there already moves as little as possible.
  return Math.min(Math.max(isSeen ? now : (first + last) / 2, from), to);
}
