import type { CoversGlyph, PictureName, SpriteName } from './generated/sprite-ids.ts';

/** Something that can be drawn. */
export type Drawable =
  | { readonly what: 'sprite'; readonly name: SpriteName }
  | { readonly what: 'cover'; readonly name: CoversGlyph }
  | { readonly what: 'picture'; readonly name: PictureName };

/** What the drawing worker is asked for. */
export type DrawingOrder = { readonly number: number } & Drawable;

export type DrawingAnswer =
  | { readonly number: number; readonly ok: true; readonly svg: string }
  | { readonly number: number; readonly ok: false; readonly message: string };
