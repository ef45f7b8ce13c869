import type { GameManifest } from '@spielstube/ui/manifest';

export const burgundy: GameManifest = {
  id: 'burgundy',
  title: { de: 'Die Burgen von Burgund', en: 'The Castles of Burgundy' },
  subtitle: { de: 'Kartenspiel', en: 'Card game' },
  short: { de: 'Burgund', en: 'Burgundy' },
  cover: 'cover-burgundy',
  emblem: 'ui-burgundy',
  seats: [1, 4],
  minutes: 45,
  rival: { de: 'Egon', en: 'Egon' },
  rules: async () => (await import('./index.ts')).burgundy,
  text: {
    de: async () => (await import('./text/de.ts')).burgundyDe,
    en: async () => (await import('./text/en.ts')).burgundyEn,
  },
  book: {
    de: async () => (await import('./text/chapters-de.ts')).chapters,
    en: async () => (await import('./text/chapters-en.ts')).chapters,
  },
  boxText: {
    de: async () => (await import('./text/box-de.ts')).boxText,
    en: async () => (await import('./text/box-en.ts')).boxText,
  },
  board: async () => (await import('./ui/index.ts')).burgundyUi,
  box: async () => (await import('./ui/box.tsx')).burgundyBox,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
};
