// For the browser: what the glyphs are called, and how they get into the page.
export type * from './generated/sprite-ids.ts';
export { loadCover, loadPicture, loadSprite } from './load.ts';
