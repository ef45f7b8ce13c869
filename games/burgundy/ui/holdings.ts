import type { Holding, Holdings } from '@spielstube/ui';
import { ANIMAL_KEYS, GOODS_KEYS } from '../data/setup.ts';
import { holdingNames } from '../text/holdings.ts';
import type { BurgundyTexts } from '../text/types.ts';
import { ANIMAL_SIGNS, GOODS_SIGNS } from './drawings.ts';
import { stacksOf } from './stacks.ts';

/** What the panel of a seat counts. */
export const holdings: Holdings<BurgundyTexts> = {
  of(view, seat, words, lang) {
    const player = view.players[seat];
    const names = holdingNames[lang];
    const stacks = stacksOf(player.estate);
    return [
      { key: 'silver', name: names.silver, sign: 'silver', count: player.silver },
      { key: 'workers', name: names.workers, sign: 'worker', count: player.workers },
      ...GOODS_KEYS.map(
        (key, sort): Holding => ({
          key,
          name: words.goods(key),
          sign: GOODS_SIGNS[key],
          count: player.goods[sort],
        }),
      ),
      ...ANIMAL_KEYS.map(
        (key, sort): Holding => ({
          key,
          name: words.animal(key),
          sign: ANIMAL_SIGNS[key],
          count: player.animals[sort],
        }),
      ),
      { key: 'projects', name: names.projects, sign: 'ui-draw', count: player.projects.length },
      {
        key: 'estate',
        name: names.estate,
        sign: 'ui-burgundy',
        count: stacks.reduce((sum, { cards }) => sum + cards.length, 0),
      },
      {
        key: 'stacks',
        name: names.stacks,
        sign: 'ui-check',
        count: stacks.filter(({ complete }) => complete).length,
      },
      { key: 'hand', name: names.hand, sign: 'ui-hand', count: player.hand.length },
    ];
  },
};
