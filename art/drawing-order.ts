import type { CoversGlyph, PictureName, SpriteName } from './generated/sprite-ids.ts';

/** What the drawing worker is asked for. */
export type DrawingOrder = { readonly number: number } & (
  | { readonly what: 'sprite'; readonly name: SpriteName }
  | { readonly what: 'cover'; readonly name: CoversGlyph }
  | { readonly what: 'picture'; readonly name: PictureName }
);

export type DrawingAnswer =
  | { readonly number: number; readonly ok: true; readonly svg: string }
  | { readonly number: number; readonly ok: false; readonly message: string };
