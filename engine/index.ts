export * from './box.ts';
export * from './box-file.ts';
export * from './box-list.ts';
export { AnythingOpen } from './collect.ts';
export * from './decision.ts';
export * from './define.ts';
export * from './dock.ts';
export * from './game.ts';
export * from './hash.ts';
export * from './lesson.ts';
export * from './lists.ts';
export * from './misfit.ts';
export * from './options.ts';
export * from './random.ts';
export * from './reshuffle.ts';
export * from './score.ts';
export {
  drawTop,
  type Frame,
  type GameState,
  lanesSeenBy,
  NOBODY,
  openLanes,
  push,
  reveal,
  roll,
  type Seat,
  shufflePile,
} from './state.ts';
export * from './vocabulary.ts';
export * from './worth.ts';
