// For the browser: what the glyphs are called, and how they get into the page. Nothing here draws.
export type {
  BurgundyGlyph,
  CoverGlyph,
  Glyph,
  ParlourGlyph,
  VillageGlyph,
} from './generated/sprite-ids.ts';
export { loadPicture, loadSprite } from './load.ts';
export { SPRITE_NAMES, type SpriteName } from './names.ts';
