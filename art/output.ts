import type { Collection } from './collection.ts';
import { appIcon, favicon } from './favicon.ts';
import { pngOf } from './png.ts';
import { spriteSvg } from './sprite.ts';
import { texturesCss } from './textures/css.ts';

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
/** How the glyphs of a sprite are called as a type: `VillageGlyph`, `VillageInnGlyph`. */
const typeOf = (sprite: string): string => `${sprite.split('/').map(capital).join('')}Glyph`;
const union = (members: readonly string[]): string => members.map((member) => `\n  | ${member}`).join('');
const literals = (names: Iterable<string>): string => union([...names].map((name) => `'${name}'`));

/** Edges of the icons for home screens, in pixels: what systems ask for. */
const APP_ICONS = [192, 512];

const isGame = (sprite: string): boolean => sprite !== 'parlour' && sprite !== 'covers';

/** What sprites, glyphs and pictures are called, as types. */
function spriteIds({ sprites, pictures }: Collection): string {
  const glyphs = [...sprites].map(
    ([sprite, drawings]) => `export type ${typeOf(sprite)} =${literals(drawings.map(({ id }) => id))};\n`,
  );
  return [
    ...glyphs,
    `export type Glyph =${union([...sprites.keys()].map(typeOf))};\n`,
    `export type SpriteName =${literals([...sprites.keys()].filter(isGame))};\n`,
    `export type PictureName =${literals(pictures.keys())};\n`,
  ].join('\n');
}

/** Everything that a build writes: content by name of the file. */
export function outputFiles(collection: Collection): ReadonlyMap<string, string | Buffer> {
  return new Map<string, string | Buffer>([
    ['parlour.svg', spriteSvg(collection.sprites.get('parlour') ?? [])],
    ['textures.css', texturesCss()],
    ['favicon.svg', favicon()],
    ...APP_ICONS.map((size): [string, Buffer] => [`icon-${size}.png`, pngOf(appIcon(), 64, size)]),
    ['sprite-ids.ts', spriteIds(collection)],
  ]);
}
