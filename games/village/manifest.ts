import { type GameManifest, loadPlayed } from '@spielstube/ui/manifest';

const RULES = {
  inn: () => import('./rules/inn/dock.ts'),
  port: () => import('./rules/port/dock.ts'),
  marriage: () => import('./rules/marriage/dock.ts'),
};
const GERMAN = {
  inn: async () => (await import('./text/de/inn/layer.ts')).innLayer,
  port: async () => (await import('./text/de/port/layer.ts')).portLayer,
  marriage: async () => (await import('./text/de/marriage/layer.ts')).marriageLayer,
};
const ENGLISH = {
  inn: async () => (await import('./text/en/inn/layer.ts')).innLayer,
  port: async () => (await import('./text/en/port/layer.ts')).portLayer,
  marriage: async () => (await import('./text/en/marriage/layer.ts')).marriageLayer,
};

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
  expansions: ['inn', 'port', 'marriage'],
  async rules(options) {
    const [{ village: game }] = await Promise.all([import('./index.ts'), loadPlayed(RULES, options)]);
    return game;
  },
  text: {
    async de(options) {
      const [{ speakGerman }, layers] = await Promise.all([
        import('./text/de.ts'),
        loadPlayed(GERMAN, options),
      ]);
      return speakGerman(...layers);
    },
    async en(options) {
      const [{ speakEnglish }, layers] = await Promise.all([
        import('./text/en.ts'),
        loadPlayed(ENGLISH, options),
      ]);
      return speakEnglish(...layers);
    },
  },
  book: {
    de: async () => (await import('./text/chapters-de.ts')).chapters,
    en: async () => (await import('./text/chapters-en.ts')).chapters,
  },
  boxText: {
    de: async () => (await import('./text/box-de.ts')).boxText,
    en: async () => (await import('./text/box-en.ts')).boxText,
  },
  board: async (options = {}) => (await import('./ui/index.ts')).villageBoard(options),
  box: async () => (await import('./ui/box.tsx')).villageBox,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
};
