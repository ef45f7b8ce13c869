import type { Drawing } from './ink/drawing.ts';

const GAP = 14;
const LABEL = 16;
const CELL = 96;
const COLUMNS = 12;

/** A picture of all drawings of a sprite with their names, for the eye. `dark` shows them by candle. */
export function contactSheet(drawings: readonly Drawing[], css: string, dark: boolean): string {
  const scenes = drawings.every((drawing) => drawing.width > 200);
  const cell = scenes ? 2.5 * CELL : CELL;
  const columns = scenes ? 5 : COLUMNS;
  const step = cell + GAP + LABEL;
  const uses = drawings.map(({ id }, i) => {
    const x = (i % columns) * (cell + GAP) + GAP;
    const y = Math.floor(i / columns) * step + GAP;
    const label = `<text x="${x + cell / 2}" y="${y + cell + 12}" text-anchor="middle">${id}</text>`;
    return `<use href="#${id}" x="${x}" y="${y}" width="${cell}" height="${cell}"/>${label}`;
  });
  const width = columns * (cell + GAP) + GAP;
  const height = Math.ceil(drawings.length / columns) * step + GAP;
  return page(width, height, css, dark, drawings, uses.join('\n'));
}

/** A large picture that uses drawings of a sprite, as it will look in the page. */
export function pictureSheet(
  picture: string,
  drawings: readonly Drawing[],
  css: string,
  dark: boolean,
): string {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(picture) ?? [];
  return page(Number(width), Number(height), css, dark, drawings, picture);
}

const page = (
  width: number,
  height: number,
  css: string,
  dark: boolean,
  drawings: readonly Drawing[],
  content: string,
): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" data-light="${dark ? 'candle' : 'day'}">`,
    `<style>${css} svg { color: var(--ink); } text { font: 11px sans-serif; fill: var(--ink); }</style>`,
    '<rect width="100%" height="100%" fill="var(--parchment)"/>',
    ...drawings.map((drawing) => drawing.symbol()),
    content,
    '</svg>\n',
  ].join('\n');
