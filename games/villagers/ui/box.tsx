import { type BoxUi, byKey, indexOfKey } from '@spielstube/ui';
import { EVENT_KEYS } from '../data/countess.ts';
import { DEVELOPMENT_KEYS } from '../data/developments.ts';
import { JOB_KEYS } from '../data/jobs.ts';
import { SUIT_KEYS } from '../data/suits.ts';
import type { VillagersTexts } from '../text/types.ts';
import { CardFace } from './card.tsx';
import { developmentSign, portraitSign, suitSign } from './drawings.ts';

/** Tables whose rows are whole cards. */
const OF_CARDS = ['founders', 'basics', 'villagers', 'support', 'profiteers'];

/** What lies in the box of Villagers. */
export const villagersBox: BoxUi<VillagersTexts> = {
  sprites: ['villagers'],
  sections: [
    { title: { de: 'Dorfbewohner', en: 'Villagers' }, tables: ['villagers'] },
    {
      title: { de: 'Gründer und Grundkarten', en: 'Founders and basics' },
      tables: ['founders', 'basics', 'jokers', 'specials'],
    },
    {
      title: { de: 'Unterstützer und Gewinnler', en: 'Support and profiteers' },
      tables: ['support', 'profiteers'],
    },
    { title: { de: 'Auszahlung', en: 'Payout' }, tables: ['silver', 'bronze', 'markets', 'padlock', 'road'] },
    {
      title: { de: 'Entwicklung und Gräfin', en: 'Development and Countess' },
      tables: ['developments', 'countess', 'seasons'],
    },
    { title: { de: 'Aufbau', en: 'Set-up' }, tables: ['stacks', 'starting', 'limits', 'swaps'] },
  ],
  named: (words) => ({
    ...byKey(JOB_KEYS, (_, n) => words.job(n)),
    ...byKey(DEVELOPMENT_KEYS, (_, n) => words.development(n)),
    ...byKey(EVENT_KEYS, (_, n) => words.event(n)),
  }),
  signs: {
    ...byKey(JOB_KEYS, (_, n) => portraitSign(n)),
    ...byKey(DEVELOPMENT_KEYS, (_, n) => developmentSign(n)),
    ...byKey(SUIT_KEYS, (_, n) => suitSign(n)),
    food: 'v-food',
    builders: 'v-builder',
    gold: 'v-gold',
    padlock: 'v-lock',
    keyRing: 'v-keyring',
    signposts: 'v-signpost',
    carries: 'v-chain',
    on: 'v-below',
    discarded: 'v-discard',
    summer: 'vk-summer',
    winter: 'vk-winter',
    community: 'vd-community',
    trade: 'vd-trade',
    production: 'vd-production',
    coin: 'v-coins',
  },
  picture({ table, row, words }) {
    const job = indexOfKey(JOB_KEYS, row);
    return job >= 0 && OF_CARDS.includes(table) ? <CardFace job={job} words={words} /> : null;
  },
};
