import type { Lang } from '@spielstube/engine/text';

/** What a seat has, as headings of lines. */
export const holdingNames: Readonly<
  Record<Lang, Readonly<Record<'silver' | 'workers' | 'projects' | 'estate' | 'stacks' | 'hand', string>>>
> = {
  de: {
    silver: 'Silber',
    workers: 'Arbeiter',
    projects: 'Projekte',
    estate: 'Karten im Fürstentum',
    stacks: 'volle Stapel',
    hand: 'Handkarten',
  },
  en: {
    silver: 'silver',
    workers: 'workers',
    projects: 'projects',
    estate: 'cards in the estate',
    stacks: 'full stacks',
    hand: 'hand cards',
  },
};
