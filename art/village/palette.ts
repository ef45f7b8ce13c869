/** Colours of the village. All follow the light, so that windows glow by candle and roofs can be told apart. */
export const tone = {
  wall: 'var(--b-wall,#f6ecd2)',
  wallShade: 'var(--b-wall-s,#e3d3ae)',
  stone: 'var(--b-stone,#d6cdbb)',
  stoneShade: 'var(--b-stone-s,#b9ae9a)',
  timber: 'var(--b-tim,#7b5430)',
  trunk: 'var(--b-tim,#7b5430)',
  window: 'var(--b-win,#3a2c20)',
  door: 'var(--b-door,#6b4526)',
  /** Set around a house to colour its roof. */
  roof: 'var(--roof,#b8573f)',
  slate: 'var(--roof2,#7c8ea0)',
  straw: 'var(--b-straw,#d9ad55)',
  inside: 'var(--b-inside,#cbb78c)',
  tree: 'var(--tree,#8aa35f)',
  fir: 'var(--fir,#5f7f4e)',
  hill: 'var(--b-hill,#bcbf88)',
  wood: 'var(--wood,#a8743f)',
  iron: 'var(--b-iron,#8b8f93)',
} as const;
