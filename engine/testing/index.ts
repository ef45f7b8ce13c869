export * from './conformance.ts';
export * from './play.ts';
