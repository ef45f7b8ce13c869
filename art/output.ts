import { favicon } from './favicon.ts';
import type { Drawing } from './ink/drawing.ts';
import { SPRITE_NAMES, type SpriteName } from './names.ts';
import { sprites } from './sprites.ts';
import { texturesCss } from './textures/css.ts';
import { boardSvg } from './village/board/board.ts';

/** How the glyphs of each sprite are called as a type. */
const GLYPH_TYPES: Readonly<Record<SpriteName, string>> = {
  parlour: 'ParlourGlyph',
  covers: 'CoverGlyph',
  burgundy: 'BurgundyGlyph',
  village: 'VillageGlyph',
};

/** Nothing but symbols: to be put into the page itself, where they see its custom properties. */
function spriteSvg(drawings: readonly Drawing[]): string {
  const symbols = drawings.map((drawing) => drawing.symbol()).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" class="sprite" width="0" height="0" aria-hidden="true">\n${symbols}\n</svg>\n`;
}

function spriteIds(): string {
  const union = (names: readonly string[]): string => names.map((name) => `\n  | ${name}`).join('');
  const types = SPRITE_NAMES.map((sprite) => {
    const ids = sprites[sprite].map(({ id }) => `'${id}'`);
    return `export type ${GLYPH_TYPES[sprite]} =${union(ids)};\n`;
  });
  const all = `export type Glyph =${union(SPRITE_NAMES.map((sprite) => GLYPH_TYPES[sprite]))};\n`;
  return [...types, all].join('\n');
}

/** Everything that a build writes: content by name of the file. */
export function outputFiles(): ReadonlyMap<string, string> {
  return new Map([
    ...SPRITE_NAMES.map((name): [string, string] => [`${name}.svg`, spriteSvg(sprites[name])]),
    ['village-board.svg', boardSvg()],
    ['textures.css', texturesCss()],
    ['favicon.svg', favicon()],
    ['sprite-ids.ts', spriteIds()],
  ]);
}
