export * from './book.ts';
export * from './game-text.ts';
export * from './grammar.ts';
export * from './language.ts';
