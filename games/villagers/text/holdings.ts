import type { Lang } from '@spielstube/engine/text';

type HoldingKey = 'gold' | 'coins' | 'villagers' | 'food' | 'builders' | 'draft' | 'build';

/** What a seat has, as headings of lines. */
export const holdingNames: Readonly<Record<Lang, Readonly<Record<HoldingKey, string>>>> = {
  de: {
    gold: 'Gold im Vorrat',
    coins: 'Gold auf Karten',
    villagers: 'Dorfbewohner',
    food: 'Nahrung',
    builders: 'Baumeister',
    draft: 'Anwerben bis zu',
    build: 'Ausspielen bis zu',
  },
  en: {
    gold: 'gold in the supply',
    coins: 'gold on cards',
    villagers: 'villagers',
    food: 'food',
    builders: 'builders',
    draft: 'drafts up to',
    build: 'builds up to',
  },
};
