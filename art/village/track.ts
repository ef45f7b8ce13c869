// The prestige track is the neatline of the map: a hundred cells, clockwise from the upper left corner.
import { BOARD, type Box, type Point } from './anchors/spots.ts';
import { tenths } from './lines.ts';

export const TRACK_CELLS = 100;

const INSET = 5;
const BAND = 20;
/** The bars of the neatline, on its inner side. */
const BAR = 5;
const TOP_CELLS = 32;
const SIDE_CELLS = 18;
const CELL_W = (BOARD.w - 2 * INSET) / TOP_CELLS;
const CELL_H = (BOARD.h - 2 * INSET - 2 * BAND) / SIDE_CELLS;

type Side = 'top' | 'right' | 'bottom' | 'left';

const RIGHT_FROM = TOP_CELLS;
const BOTTOM_FROM = RIGHT_FROM + SIDE_CELLS;
const LEFT_FROM = BOTTOM_FROM + TOP_CELLS;

function sideOf(cell: number): Side {
  if (cell < RIGHT_FROM) return 'top';
  if (cell < BOTTOM_FROM) return 'right';
  return cell < LEFT_FROM ? 'bottom' : 'left';
}

/** The cell of a score; from 100 points on it goes around again. */
export function trackCell(points: number): Box {
  const cell = ((points % TRACK_CELLS) + TRACK_CELLS) % TRACK_CELLS;
  switch (sideOf(cell)) {
    case 'top':
      return { x: INSET + cell * CELL_W, y: INSET, w: CELL_W, h: BAND };
    case 'right':
      return {
        x: BOARD.w - INSET - BAND,
        y: INSET + BAND + (cell - RIGHT_FROM) * CELL_H,
        w: BAND,
        h: CELL_H,
      };
    case 'bottom':
      return {
        x: BOARD.w - INSET - (cell - BOTTOM_FROM + 1) * CELL_W,
        y: BOARD.h - INSET - BAND,
        w: CELL_W,
        h: BAND,
      };
    case 'left':
      return { x: INSET, y: BOARD.h - INSET - BAND - (cell - LEFT_FROM + 1) * CELL_H, w: BAND, h: CELL_H };
  }
}

/** The middle of the cell of a score, where a marker stands. */
export function trackSpot(points: number): Point {
  const { x, y, w, h } = trackCell(points);
  return [tenths(x + w / 2), tenths(y + h / 2)];
}

/** Every other cell has a bar, as on the margins of old maps. */
function bar(cell: number): string {
  const { x, y, w, h } = trackCell(cell);
  switch (sideOf(cell)) {
    case 'top':
      return `M${tenths(x)} ${y + BAND - BAR}h${tenths(w)}v${BAR}h${tenths(-w)}z`;
    case 'bottom':
      return `M${tenths(x)} ${y}h${tenths(w)}v${BAR}h${tenths(-w)}z`;
    case 'right':
      return `M${x} ${tenths(y)}h${BAR}v${tenths(h)}h${-BAR}z`;
    case 'left':
      return `M${x + BAND - BAR} ${tenths(y)}h${BAR}v${tenths(h)}h${-BAR}z`;
  }
}

/** Where the number or the dot of a cell stands: the middle of a base line. */
function label(cell: number): Point {
  const { x, y, w, h } = trackCell(cell);
  switch (sideOf(cell)) {
    case 'top':
      return [tenths(x + w / 2), tenths(y + 11.5)];
    case 'bottom':
      return [tenths(x + w / 2), tenths(y + 16.5)];
    case 'right':
      return [tenths(x + 12.5), tenths(y + h / 2 + 4)];
    case 'left':
      return [tenths(x + 7.5), tenths(y + h / 2 + 4)];
  }
}

const frame = (inset: number): string => `M${inset} ${inset}H${BOARD.w - inset}V${BOARD.h - inset}H${inset}Z`;

/** The empty track as SVG; numbers at every fifth cell. */
export function trackSvg(): string {
  const cells = Array.from({ length: TRACK_CELLS }, (_, cell) => cell);
  const bars = cells.filter((cell) => cell % 2 === 1).map(bar);
  const marks = cells.map((cell) => {
    const [x, y] = label(cell);
    return cell % 5 === 0
      ? `<text class="track-number" x="${x}" y="${y}">${cell}</text>`
      : `<circle class="track-dot" cx="${x}" cy="${tenths(y - 3.8)}" r="1"/>`;
  });
  const inner = INSET + BAND;
  return [
    '<g class="track">',
    `<path class="track-paper" fill-rule="evenodd" d="${frame(INSET)}${frame(inner)}"/>`,
    `<path class="track-bars" d="${bars.join('')}"/>`,
    `<path class="track-lines" d="${frame(INSET)}${frame(inner)}${frame(inner - BAR)}"/>`,
    ...marks,
    '</g>',
  ].join('');
}
