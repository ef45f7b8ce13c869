export * from './bot.ts';
export * from './levels.ts';
export * from './spec.ts';
export * from './think.ts';
