import { type BoxUi, byKey, indexOfKey, kebab, type SpriteId } from '@spielstube/ui';
import { CAPTAIN_KEYS, VILLAGER_KEYS } from '../data/expansion-keys.ts';
import { ALL_GOOD_KEYS, CUBE_KEYS } from '../data/pieces.ts';
import { GROUP_KEYS } from '../data/places.ts';
import { ALL_SPACE_KEYS } from '../data/spaces.ts';
import { CASTLE_KEYS } from '../data/travel.ts';
import type { VillageTexts } from '../text/types.ts';
import { CUBE_SIGNS, GOOD_SIGNS } from './drawings.ts';
import { Card } from './expansions/inn/card.tsx';
import { Captain } from './expansions/port/captain.tsx';

/** What lies in the Big Box of Village. */
export const villageBox: BoxUi<VillageTexts> = {
  sprites: ['village', 'village/inn', 'village/port', 'village/marriage'],
  sections: [
    {
      title: { de: 'Das Dorf', en: 'The village' },
      tables: ['cubes', 'farm', 'well', 'harvest', 'workshops', 'mill', 'sale', 'council', 'church', 'mass'],
    },
    { title: { de: 'Kunden', en: 'Customers' }, tables: ['customers', 'promoCustomers', 'stalls'] },
    { title: { de: 'Reisen', en: 'Travel' }, tables: ['travel', 'castles', 'paths', 'travelPoints'] },
    {
      title: { de: 'Chronik und Wertung', en: 'Chronicle and scoring' },
      tables: [
        'chronicle',
        'graves',
        'chroniclePoints',
        'endPoints',
        'goalPoints',
        'silverGoals',
        'achievements',
      ],
    },
    {
      title: { de: 'Aufbau', en: 'Set-up' },
      tables: ['setupCards', 'fillOrder', 'ringSpaces', 'mixCards'],
    },
    {
      title: { de: 'Allein gegen Conny', en: 'Alone against Conny' },
      tables: ['tray', 'titles', 'titleShift'],
    },
    {
      title: { de: 'Wirtshaus', en: 'Inn' },
      tables: ['inn', 'brewery', 'villagers', 'villagerEffects', 'innCustomers'],
    },
    {
      title: { de: 'Hafen', en: 'Port' },
      tables: ['captains', 'islands', 'waters', 'voyage', 'cargoStacks', 'exotics', 'chests', 'seaBurials'],
    },
    {
      title: { de: 'Heirat', en: 'Marriage' },
      tables: ['marriage', 'ranks', 'die', 'houses', 'smuggler', 'marriageCustomers'],
    },
  ],
  named: (words) => ({
    ...byKey(GROUP_KEYS, (_, n) => words.group(n)),
    ...byKey(ALL_SPACE_KEYS, (_, n) => words.space(n)),
    ...byKey(CUBE_KEYS, (_, n) => words.cube(n)),
    ...byKey(ALL_GOOD_KEYS, (_, n) => words.good(n)),
    ...byKey(CASTLE_KEYS, (_, n) => words.castle(n)),
    ...byKey(VILLAGER_KEYS, (_, n) => words.inn.villager(n)),
  }),
  signs: {
    ...byKey(VILLAGER_KEYS, (key): SpriteId => `v-p-${kebab(key)}`),
    ...byKey(CUBE_KEYS, (_, n) => CUBE_SIGNS[n]),
    ...byKey(ALL_GOOD_KEYS, (_, n) => GOOD_SIGNS[n]),
    grain: 'grain',
    coin: 'coin',
    coins: 'coin',
    cubes: 'v-any-cube',
    anyCubes: 'v-any-cube',
    points: 'vp',
    time: 'v-time',
    training: 'v-time',
    production: 'v-time',
    wainwright: 'b-wainwright',
    stables: 'b-stables',
    office: 'b-office',
    smithy: 'b-smithy',
    north: 'b-castle-a',
    east: 'b-castle-b',
    middle: 'b-castle-c',
    high: 'b-castle-d',
    valley: 'b-castle-e',
    corner: 'b-castle-f',
    crafts: 'b-ribbon-crafts',
    family: 'b-ribbon-family',
    market: 'b-ribbon-market',
    council: 'b-ribbon-council',
    travel: 'b-ribbon-travel',
    church: 'b-ribbon-church',
    farm: 'b-farm',
    silver: 'v-goal-silver',
    gold: 'v-goal-gold',
    monks: 'v-monk',
    bread: 'v-bread',
    tools: 'v-tool',
    bakery: 'b-bakery',
    store: 'b-store',
    cocoa: 'v-cocoa',
    tea: 'v-tea',
    lighthouse: 'v-lighthouse',
    steps: 'v-step',
    startingBeer: 'v-beer',
  },
  picture({ table, row, words }) {
    if (table === 'villagers' && !row.includes('.')) {
      const card = indexOfKey(VILLAGER_KEYS, row);
      return card < 0 ? null : <Card card={card} name={words.inn.villager(card)} />;
    }
    const captain = table === 'captains' ? indexOfKey(CAPTAIN_KEYS, row) : -1;
    return captain < 0 ? null : <Captain captain={captain} />;
  },
};
