import { type BoxUi, byKey } from '@spielstube/ui';
import { DEED_KEYS } from '../data/deeds.ts';
import { GOOD_KEYS } from '../data/goods.ts';
import { CITY_KEYS } from '../data/map.ts';
import { PROFESSION_KEYS } from '../data/people.ts';
import { PLACE_KEYS } from '../data/places.ts';
import type { OrleansTexts } from '../text/types.ts';
import { deedSign, GOOD_SIGNS, PERSON_SIGNS, placeSign } from './drawings.ts';

/** What lies in the box of Orléans. */
export const orleansBox: BoxUi<OrleansTexts> = {
  sprites: ['orleans'],
  sections: [
    {
      title: { de: 'Gefolgsleute und Orte', en: 'Followers and places' },
      tables: ['people', 'places', 'placeTiles', 'effects', 'technology'],
    },
    {
      title: { de: 'Leisten', en: 'Tracks' },
      tables: [
        'farmerTrack',
        'boatmanTrack',
        'craftsmanTrack',
        'traderTrack',
        'knightTrack',
        'scholarTrack',
        'development',
        'citizens',
      ],
    },
    { title: { de: 'Nützliche Taten', en: 'Beneficial deeds' }, tables: ['deeds'] },
    {
      title: { de: 'Waren und Karte', en: 'Goods and map' },
      tables: ['goods', 'goodsRemoved', 'roads', 'waterways'],
    },
    {
      title: { de: 'Stundenglas und Aufbau', en: 'Hourglass and set-up' },
      tables: ['hourglass', 'census', 'harvest', 'taxes', 'coins', 'starting'],
    },
  ],
  named: (words) => ({
    ...byKey(PROFESSION_KEYS, (_, n) => words.profession(n)),
    ...byKey(GOOD_KEYS, (_, n) => words.good(n)),
    ...byKey(PLACE_KEYS, (_, n) => words.place(n)),
    ...byKey(DEED_KEYS, (_, n) => words.deed(n)),
    ...byKey(CITY_KEYS, (_, n) => words.city(n)),
  }),
  signs: {
    ...byKey(PROFESSION_KEYS, (_, n) => PERSON_SIGNS[n]),
    ...byKey(GOOD_KEYS, (_, n) => GOOD_SIGNS[n]),
    ...byKey(PLACE_KEYS, (_, n) => placeSign(n)),
    ...byKey(DEED_KEYS, (_, n) => deedSign(n)),
    coins: 'o-coin',
    ones: 'o-coin',
    fives: 'o-coin-5',
    tens: 'o-coin-10',
    citizen: 'o-citizen',
    station: 'o-station-off',
    stations: 'o-station-off',
    points: 'vp',
    any: 'o-slot-any',
    fine: 'o-coin',
    'technology.tiles': 'o-tech',
  },
};
