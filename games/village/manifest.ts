import type { GameManifest } from '@spielstube/ui/manifest';

export const village: GameManifest = {
  id: 'village',
  title: { de: 'Village', en: 'Village' },
  subtitle: { de: 'Big Box', en: 'Big Box' },
  short: { de: 'Village', en: 'Village' },
  cover: 'cover-village',
  emblem: 'ui-village',
  seats: [1, 5],
  minutes: 75,
  rival: { de: 'Conny', en: 'Conny' },
  rules: async () => (await import('./index.ts')).village,
  text: {
    de: async () => (await import('./text/de.ts')).villageDe,
    en: async () => (await import('./text/en.ts')).villageEn,
  },
  book: {
    de: async () => (await import('./text/chapters-de.ts')).chapters,
    en: async () => (await import('./text/chapters-en.ts')).chapters,
  },
  board: async () => (await import('./ui/index.ts')).villageUi,
};
