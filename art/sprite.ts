import type { Drawing } from './ink/drawing.ts';

/** Nothing but symbols: to be put into the page itself, where they see its custom properties. */
export function spriteSvg(drawings: readonly Drawing[]): string {
  const symbols = drawings.map((drawing) => drawing.symbol()).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" class="sprite" width="0" height="0" aria-hidden="true">\n${symbols}\n</svg>\n`;
}
