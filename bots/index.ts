export * from './bot.ts';
export * from './levels.ts';
export * from './measures.ts';
export * from './self-play.ts';
export * from './spec.ts';
export * from './think.ts';
