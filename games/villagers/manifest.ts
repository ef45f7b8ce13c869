import type { GameManifest } from '@spielstube/ui/manifest';

export const villagers: GameManifest = {
  id: 'villagers',
  title: { de: 'Villagers', en: 'Villagers' },
  subtitle: { de: 'Bau dir dein Dorf', en: 'Build your village' },
  short: { de: 'Villagers', en: 'Villagers' },
  cover: 'cover-villagers',
  emblem: 'ui-villagers',
  seats: [1, 4],
  minutes: 60,
  rival: { de: 'die Gräfin', en: 'the Countess' },
  rules: async () => (await import('./index.ts')).villagers,
  text: {
    de: async () => (await import('./text/de.ts')).villagersDe,
    en: async () => (await import('./text/en.ts')).villagersEn,
  },
  book: {
    de: async () => (await import('./text/chapters-de.ts')).chapters,
    en: async () => (await import('./text/chapters-en.ts')).chapters,
  },
  boxText: {
    de: async () => (await import('./text/box-de.ts')).boxText,
    en: async () => (await import('./text/box-en.ts')).boxText,
  },
  board: async () => (await import('./ui/index.ts')).villagersUi,
  box: async () => (await import('./ui/box.tsx')).villagersBox,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
};
