// How large the road and its cards are drawn, and where things lie on a card.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The bare road; a page may stretch it. */
export const ROAD = { w: 1100, h: 244 } as const;

/** A card, and one whose lower part is tucked away. */
export const CARD = { w: 100, h: 140 } as const;
export const SHORT = { w: 100, h: 92 } as const;

/** The picture on a card: its lowest twentieth is cut off. */
export const PICTURE: Box = { x: 3.4, y: 27, w: 93.2, h: 70.4 };
/** A portrait as it is drawn, in its own units, and how much of its height a card shows. */
export const PORTRAIT = { w: 288, h: 228, shown: 217.5 } as const;

/** Signs sit on the lower edge of the picture. */
export const SIGNS_Y = 97.4;
export const SHORT_SIGNS_Y = 80;
