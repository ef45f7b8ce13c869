import { type BoxUi, byKey } from '@spielstube/ui';
import { CARD_KEYS, KIND, KIND_KEYS } from '../data/cards.ts';
import { EVENT_KEYS } from '../data/events.ts';
import { GOOD_KEYS, RAW_KEYS } from '../data/goods.ts';
import { SUPPLEMENTARY_KEYS } from '../data/missions.ts';
import { PERSON_KEYS } from '../data/persons.ts';
import { TILE_KEYS } from '../data/tiles.ts';
import type { NewdaleTexts } from '../text/types.ts';
import { CardFace } from './card.tsx';
import { cardPicture, eventPicture, GOOD_SIGNS, personPicture, RAW_SIGNS } from './drawings.ts';

/** Tables whose rows are whole cards. */
const OF_CARDS = ['production', 'specials', 'sailors'];

/** What lies in the box of New Dale. */
export const newdaleBox: BoxUi<NewdaleTexts> = {
  sprites: ['newdale'],
  sections: [
    {
      title: { de: 'Gebäude', en: 'Buildings' },
      tables: ['trades', 'production', 'coalMine', 'building', 'goods'],
    },
    { title: { de: 'Besondere Gebäude', en: 'Special buildings' }, tables: ['specials', 'effects'] },
    {
      title: { de: 'Menschen', en: 'People' },
      tables: ['figures', 'persons', 'personEffects', 'sailors', 'sailorEffects'],
    },
    { title: { de: 'Ereignisse', en: 'Events' }, tables: ['events', 'eventPoints'] },
    {
      title: { de: 'Felder und Plättchen', en: 'Fields and tiles' },
      tables: ['frontAreas', 'backAreas', 'actionFields', 'chapterFields', 'bonusTiles', 'pointsTrack'],
    },
    {
      title: { de: 'Kapitel', en: 'Chapters' },
      tables: [
        'chapters',
        'orders',
        'targetPlaces',
        'arrivals',
        'voyage',
        'supplementaryMissions',
        'soloCards',
        'scoring',
        'starting',
      ],
    },
    {
      title: { de: 'Landkarten', en: 'Maps' },
      tables: ['boardA', 'boardB', 'boardC', 'boardD', 'boardE', 'boardF'],
    },
  ],
  named: (words) => ({
    ...byKey(CARD_KEYS, (_, n) => words.card(n)),
    ...byKey(KIND_KEYS, (_, n) => words.kind(n)),
    ...byKey(GOOD_KEYS, (_, n) => words.good(n)),
    ...byKey(PERSON_KEYS, (_, n) => words.person(n)),
    ...byKey(TILE_KEYS, (_, n) => words.tile(n)),
    ...byKey(EVENT_KEYS, (_, n) => words.event(n)),
    ...byKey(SUPPLEMENTARY_KEYS, (_, n) => words.supplementary(n)),
  }),
  signs: {
    ...byKey(CARD_KEYS, (_, n) => cardPicture(n)),
    ...byKey(KIND_KEYS, (_, n) => cardPicture(KIND.indexOf(n))),
    ...byKey(GOOD_KEYS, (_, n) => GOOD_SIGNS[n]),
    ...byKey(RAW_KEYS, (_, n) => RAW_SIGNS[n]),
    ...byKey(PERSON_KEYS, (_, n) => personPicture(n)),
    ...byKey(EVENT_KEYS, (_, n) => eventPicture(n)),
    yellow: 'n-helper-y',
    green: 'n-helper-g',
    red: 'n-helper-r',
    blue: 'n-helper-b',
    hooded: 'n-hooded',
    forest: 'n-land-forest',
    mountain: 'n-land-mountain',
    field: 'n-land-field',
    water: 'n-land-water',
    coins: 'n-coin',
    cost: 'n-coin',
    vp: 'vp',
    points: 'vp',
    fists: 'n-fist',
    cards: 'n-card',
    steps: 'n-steps',
    houses: 'n-house',
    helpers: 'n-helper-any',
    bridge: 'n-act-bridge',
    shipyard: 'n-act-shipyard',
    sail: 'n-act-sail',
    offspring: 'n-act-offspring',
    blackMarket: 'n-act-black',
    handCards: 'n-act-hand',
    progress: 'n-act-progress',
    sloppy: 'n-sloppy',
    orderly: 'n-orderly',
    extraordinary: 'n-extra',
  },
  picture({ table, row, words }) {
    const card = CARD_KEYS.indexOf(row);
    return card >= 0 && OF_CARDS.includes(table) ? <CardFace card={card} words={words} /> : null;
  },
};
