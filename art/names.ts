/** The sprites, as their files are called. */
export const SPRITE_NAMES = ['parlour', 'covers', 'burgundy', 'village'] as const;

export type SpriteName = (typeof SPRITE_NAMES)[number];
