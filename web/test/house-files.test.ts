import { expect, test } from 'vitest';
import { type BuiltChunk, filesOfGames } from '../offline/house-files.ts';

const chunk = (file: string, part: Partial<BuiltChunk> = {}): BuiltChunk => ({
  file,
  partOf: null,
  brings: [],
  mayLoad: [],
  ...part,
});

test('a file that can only be come to through a game is of this game; all others are of the house', () => {
  const games = filesOfGames([
    chunk('page', {
      brings: ['react', 'page.css'],
      mayLoad: ['dialog', 'chess-board', 'go-board', 'go-words'],
    }),
    chunk('react'),
    chunk('dialog', { brings: ['button'] }),
    chunk('button'),
    chunk('chess-board', { partOf: 'chess', brings: ['react', 'button', 'kit', 'chess.css'] }),
    chunk('go-board', { partOf: 'go', brings: ['kit'], mayLoad: ['go-book'] }),
    chunk('go-words', { partOf: 'go' }),
    chunk('go-book', { brings: ['grammar'] }),
    chunk('kit'),
    chunk('grammar'),
    // A worker is a bundle of its own.
    chunk('worker', { mayLoad: ['go-rules'] }),
    chunk('go-rules', { partOf: 'go', brings: ['engine'] }),
    chunk('engine'),
  ]);
  expect([...(games.get('chess') ?? [])].sort()).toEqual(['chess-board', 'chess.css', 'kit']);
  expect([...(games.get('go') ?? [])].sort()).toEqual(
    ['engine', 'go-board', 'go-book', 'go-rules', 'go-words', 'grammar', 'kit'].sort(),
  );
});

test('what a game shares with the house leads to no other game', () => {
  const games = filesOfGames([
    chunk('page', { brings: ['shelf'], mayLoad: ['chess-board', 'go-board'] }),
    chunk('shelf', { mayLoad: ['chess-words', 'go-words'] }),
    chunk('chess-board', { partOf: 'chess', brings: ['shelf'] }),
    chunk('chess-words', { partOf: 'chess' }),
    chunk('go-board', { partOf: 'go', brings: ['shelf'] }),
    chunk('go-words', { partOf: 'go' }),
  ]);
  expect([...(games.get('chess') ?? [])].sort()).toEqual(['chess-board', 'chess-words']);
  expect([...(games.get('go') ?? [])].sort()).toEqual(['go-board', 'go-words']);
});
