import type { GameManifest } from '@spielstube/ui/manifest';

export const newdale: GameManifest = {
  id: 'newdale',
  title: { de: 'Aufbruch nach Newdale', en: 'Expedition to Newdale' },
  subtitle: { de: 'Acht Kapitel bis ans Eismeer', en: 'Eight chapters to the sea of ice' },
  short: { de: 'Newdale', en: 'Newdale' },
  cover: 'cover-newdale',
  emblem: 'ui-newdale',
  seats: [1, 4],
  minutes: 90,
  rival: null,
  rules: async () => (await import('./index.ts')).newdale,
  text: {
    de: async () => (await import('./text/de.ts')).newdaleDe,
    en: async () => (await import('./text/en.ts')).newdaleEn,
  },
  book: {
    de: async () => (await import('./text/chapters-de.ts')).chapters,
    en: async () => (await import('./text/chapters-en.ts')).chapters,
  },
  boxText: {
    de: async () => (await import('./text/box-de.ts')).boxText,
    en: async () => (await import('./text/box-en.ts')).boxText,
  },
  board: async () => (await import('./ui/index.ts')).newdaleUi,
  campaign: {
    plan: async () => (await import('./campaign.ts')).campaignPlan,
    book: async () => (await import('./ui/campaign/index.ts')).newdaleCampaign,
  },
  box: async () => (await import('./ui/box.tsx')).newdaleBox,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
};
