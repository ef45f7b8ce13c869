export * from './conformance.ts';
export * from './corrections.ts';
export * from './letters.ts';
export * from './pairwise.ts';
export * from './play.ts';
export * from './test-table.ts';
export * from './text-suite.ts';
