// Where things stand on the board of 1100 × 596.
export * from './anchors/crafts.ts';
export * from './anchors/market.ts';
export * from './anchors/resting.ts';
export * from './anchors/spaces.ts';
export * from './anchors/spots.ts';
export * from './anchors/steps.ts';
export * from './anchors/travel.ts';
