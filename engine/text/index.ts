export * from './book.ts';
export * from './box-text.ts';
export * from './game-text.ts';
export * from './grammar.ts';
export * from './language.ts';
