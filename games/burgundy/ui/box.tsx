import { type BoxUi, byKey, indexOfKey } from '@spielstube/ui';
import { CARD_BUILDING, CARD_TYPE } from '../data/cards.ts';
import { ANIMAL_KEYS, GOODS_KEYS } from '../data/setup.ts';
import { BUILDING_KEYS, TYPE_KEYS } from '../data/types.ts';
import type { BurgundyTexts } from '../text/types.ts';
import { CardFace } from './card.tsx';
import { ANIMAL_SIGNS, drawingOf, emblemOf, GAIN_SIGNS, GOODS_SIGNS } from './drawings.ts';

/** Any card of a type, or of a kind of building. */
const cardOf = (key: string): number => {
  const building = indexOfKey(BUILDING_KEYS, key);
  if (building >= 0) return CARD_BUILDING.indexOf(building);
  return CARD_TYPE.indexOf(indexOfKey(TYPE_KEYS, key));
};
const WITH_CARDS = ['triplePoints', 'buildingDice', 'cardDice'];

/** What lies in the box of Burgundy. */
export const burgundyBox: BoxUi<BurgundyTexts> = {
  sprites: ['burgundy'],
  sections: [
    {
      title: { de: 'Aktionskarten', en: 'Action cards' },
      tables: ['triplePoints', 'buildingDice', 'cardDice', 'cardCounts', 'effects', 'buildingTakes'],
    },
    { title: { de: 'Phasenkarten', en: 'Phase cards' }, tables: ['phaseBonuses', 'egonStacks'] },
    { title: { de: 'Boni', en: 'Bonus cards' }, tables: ['allSeven', 'points', 'animalSets'] },
    { title: { de: 'Waren und Tiere', en: 'Goods and animals' }, tables: ['goods', 'goodsDice', 'animals'] },
    {
      title: { de: 'Aufbau und Aktionen', en: 'Set-up and actions' },
      tables: ['starting', 'display', 'actions', 'purchase'],
    },
  ],
  named: (words) => ({
    ...byKey([...TYPE_KEYS, ...BUILDING_KEYS], (key) => words.card(key)),
    ...byKey(GOODS_KEYS, (key) => words.goods(key)),
    ...byKey(ANIMAL_KEYS, (key) => words.animal(key)),
  }),
  signs: {
    ...byKey(TYPE_KEYS, emblemOf),
    ...byKey(BUILDING_KEYS, (key) => drawingOf(cardOf(key)).emblem),
    ...GOODS_SIGNS,
    ...ANIMAL_SIGNS,
    ...GAIN_SIGNS,
    A: 'phase-a',
    B: 'phase-b',
    C: 'phase-c',
    D: 'phase-d',
    E: 'phase-e',
    soloWorkers: 'worker',
    workersUpTo: 'worker',
    price: 'silver',
    firstTriple: 'triple',
    startCard: 'start-front',
    egonCloister: 'rival-egon',
  },
  picture({ table, row, words, shown }) {
    // No card is just a building.
    if (!WITH_CARDS.includes(table) || row.includes('.') || row === 'building') return null;
    const card = cardOf(row);
    if (card < 0) return null;
    const points = shown(`triplePoints.${TYPE_KEYS[CARD_TYPE[card]]}`);
    return <CardFace card={card} words={words} points={Number(points)} />;
  },
};
