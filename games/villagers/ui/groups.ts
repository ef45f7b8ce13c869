import { TABLE } from '../rules/state.ts';
import { cardsIn, onAt } from '../rules/village.ts';

/** A bottom card with the columns on it, each from below to the top: numbers of cards. */
export interface Group {
  readonly bottom: number;
  readonly columns: readonly (readonly number[])[];
}

/** A village as it lies on the table, in the order in which the bottom cards were laid. */
export function groupsOf(village: readonly number[]): Group[] {
  const cards = Array.from({ length: cardsIn(village) }, (_, card) => card);
  const above = (card: number): number[] => cards.filter((other) => onAt(village, other) === card);
  const columnFrom = (card: number): number[] => [card, ...above(card).flatMap(columnFrom)];
  return cards
    .filter((card) => onAt(village, card) === TABLE)
    .map((bottom) => ({ bottom, columns: above(bottom).map(columnFrom) }));
}

/** The cards of a group that nothing lies on, each with those that it covers in its column. */
export const topsOf = ({
  bottom,
  columns,
}: Group): { readonly card: number; readonly under: readonly number[] }[] =>
  columns.length === 0
    ? [{ card: bottom, under: [] }]
    : columns.map((column) => ({ card: column[column.length - 1], under: column.slice(0, -1) }));

/** The room that a village has, in rem; on a phone it may be as high as it wants. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** How a village is laid out: rows of groups, cards of one size, whole or without their lower part. */
export interface Layout {
  readonly card: number;
  readonly isShort: boolean;
  readonly rows: readonly (readonly Group[])[];
}

/** What stays in sight of a covered card, and how high cards are, as shares of their width. */
export const BAND = 0.272;
const WHOLE_HEIGHT = 1.4;
const SHORT_HEIGHT = 0.92;
/** How broad cards are at most, and at least: below that a village is scrolled. */
const WHOLE_MOST = 12.6;
const SHORT_MOST = 11.4;
export const LEAST = 6.8;
export const GAP = { groups: 0.9, columns: 0.4, rows: 0.9 } as const;
const MOST_ROWS = 5;
/** A whole card is worth a smaller size, as long as its words can be read. */
const WHOLE_WORTH = 1.3;
const WHOLE_LEAST = 9.6;

const columnsIn = ({ columns }: Group): number => Math.max(1, columns.length);

function heightOf({ columns }: Group, isShort: boolean): number {
  const deepest = columns.reduce((most, column) => Math.max(most, column.length), 0);
  return deepest * BAND + (isShort ? SHORT_HEIGHT : WHOLE_HEIGHT);
}

/** Breaks the groups into rows of about the same breadth, in their order. */
function broken(groups: readonly Group[], rows: number): Group[][] {
  const columns = groups.reduce((sum, group) => sum + columnsIn(group), 0);
  const lines: Group[][] = Array.from({ length: rows }, () => []);
  let before = 0;
  for (const group of groups) {
    const middle = before + columnsIn(group) / 2;
    lines[Math.min(rows - 1, Math.floor((middle / columns) * rows))].push(group);
    before += columnsIn(group);
  }
  return lines.filter((line) => line.length > 0);
}

function layoutIn(groups: readonly Group[], room: Room, count: number, isShort: boolean): Layout {
  const rows = broken(groups, count);
  const across = rows.map((row) => {
    const columns = row.reduce((sum, group) => sum + columnsIn(group), 0);
    const gaps = (row.length - 1) * GAP.groups + (columns - row.length) * GAP.columns;
    return (room.width - gaps) / columns;
  });
  const heights = rows.map((row) => Math.max(...row.map((group) => heightOf(group, isShort))));
  const down =
    (room.height - (rows.length - 1) * GAP.rows) / heights.reduce((sum, height) => sum + height, 0);
  const card = Math.min(...across, down, isShort ? SHORT_MOST : WHOLE_MOST);
  return { card, isShort, rows };
}

const worthOf = ({ card, isShort }: Layout): number => {
  if (isShort) return card;
  return card < WHOLE_LEAST ? card / WHOLE_WORTH : card * WHOLE_WORTH;
};

/** Lays a village out so that its cards are as large as the room allows. */
export function layOut(groups: readonly Group[], room: Room): Layout {
  if (room.height === Number.POSITIVE_INFINITY) return layFreely(groups, room.width);
  let best = layoutIn(groups, room, 1, false);
  for (let rows = 1; rows <= MOST_ROWS; rows++) {
    for (const isShort of rows <= 2 ? [false, true] : [true]) {
      const layout = layoutIn(groups, room, rows, isShort);
      if (worthOf(layout) > worthOf(best)) best = layout;
    }
  }
  return best.card < LEAST ? filled(groups, room.width, LEAST) : best;
}

/** Where it may be as high as it wants: three cards or more beside each other. */
function layFreely(groups: readonly Group[], width: number): Layout {
  const columns = Math.max(3, Math.floor(width / (SHORT_MOST + GAP.groups)));
  return filled(groups, width, Math.min(SHORT_MOST, (width - (columns - 1) * GAP.groups) / columns));
}

/** Short cards of this breadth, as many beside each other as there is room for, row after row. */
function filled(groups: readonly Group[], width: number, card: number): Layout {
  const columns = Math.floor((width + GAP.groups) / (card + GAP.groups) + 0.001);
  const rows: Group[][] = [];
  let left = 0;
  for (const group of groups) {
    if (left < columnsIn(group)) {
      rows.push([]);
      left = columns;
    }
    rows[rows.length - 1].push(group);
    left -= columnsIn(group);
  }
  return { card, isShort: true, rows };
}

/** How high a row is, in rem, as long as nothing in it is opened. */
export const rowHeight = (
  row: readonly Group[],
  { card, isShort }: Pick<Layout, 'card' | 'isShort'>,
): number => card * Math.max(...row.map((group) => heightOf(group, isShort)));
