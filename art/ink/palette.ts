/** Paper-white of things; follows the light. */
export const BONE = 'var(--bone,#fbf1d8)';
export const GOLD = 'var(--gold,#d7a62a)';
export const SILVER = 'var(--silver,#b8bfc6)';
/** The face of a card; follows the light. */
export const CARD = 'var(--card,#fbf3df)';

/** Colours of landscapes. Pictures are things: they keep their colours in both lights. */
export const hue = {
  bone: '#fbf1d8',
  stone: '#d8ccb2',
  roof: '#a8482e',
  roof2: '#c06a3c',
  slate: '#56616b',
  wood: '#a8743f',
  wood2: '#7b5028',
  leaf2: '#43683c',
  earth: '#c39a62',
  straw: '#dfba62',
} as const;
