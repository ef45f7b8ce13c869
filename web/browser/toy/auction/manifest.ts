import type { GameManifest } from '@spielstube/ui/manifest';

/** The auction of the engine's tests as a sixth game: this folder, and one line in `games.ts`. It is not shipped. */
export const auction: GameManifest = {
  id: 'auction',
  title: { de: 'Auktion', en: 'Auction' },
  subtitle: { de: 'Nur zur Probe', en: 'For trial only' },
  short: { de: 'Auktion', en: 'Auction' },
  cover: 'cover-villagers',
  emblem: 'ui-villagers',
  seats: [2, 3],
  minutes: 2,
  rival: null,
  rules: async () => (await import('../../../../engine/test/auction.ts')).auction,
  text: {
    de: async () => (await import('./text/words.ts')).auctionDe,
    en: async () => (await import('./text/words.ts')).auctionEn,
  },
  book: {
    de: async () => (await import('./text/words.ts')).chaptersDe,
    en: async () => (await import('./text/words.ts')).chaptersEn,
  },
  board: async () => (await import('./ui/board.tsx')).auctionUi,
};
