import type { GameManifest } from '@spielstube/ui/manifest';

export const orleans: GameManifest = {
  id: 'orleans',
  title: { de: 'Orléans', en: 'Orléans' },
  subtitle: { de: 'Am Ufer der Loire', en: 'On the banks of the Loire' },
  short: { de: 'Orléans', en: 'Orléans' },
  cover: 'cover-orleans',
  emblem: 'ui-orleans',
  seats: [2, 4],
  minutes: 90,
  rival: null,
  rules: async () => (await import('./index.ts')).orleans,
  text: {
    de: async () => (await import('./text/de.ts')).orleansDe,
    en: async () => (await import('./text/en.ts')).orleansEn,
  },
  book: {
    de: async () => (await import('./text/chapters-de.ts')).chapters,
    en: async () => (await import('./text/chapters-en.ts')).chapters,
  },
  boxText: {
    de: async () => (await import('./text/box-de.ts')).boxText,
    en: async () => (await import('./text/box-en.ts')).boxText,
  },
  board: async () => (await import('./ui/index.ts')).orleansUi,
  box: async () => (await import('./ui/box.tsx')).orleansBox,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
};
