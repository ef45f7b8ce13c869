import type { Holding, Holdings } from '@spielstube/ui';
import { NOTHING } from '../data/box.ts';
import { GOOD_KEYS } from '../data/goods.ts';
import { rangeOf } from '../rules/reach.ts';
import { chapterOf, sum, wealthOf } from '../rules/supply.ts';
import { holdingNames } from '../text/holdings.ts';
import type { NewdaleTexts } from '../text/types.ts';
import { GOOD_SIGNS } from './drawings.ts';

/** What the panel of a seat counts. */
export const holdings: Holdings<NewdaleTexts> = {
  of(view, seat, words, lang) {
    const player = view.players[seat];
    const names = holdingNames[lang];
    const lines: Holding[] = [
      { key: 'points', name: names.points, sign: 'vp', count: player.points },
      { key: 'cards', name: names.cards, sign: 'n-card', count: player.hand.length },
      { key: 'houses', name: names.houses, sign: 'n-act-build', count: player.supply },
      { key: 'fists', name: names.fists, sign: 'n-fist', count: player.fists },
      { key: 'coins', name: names.coins, sign: 'n-coin', count: wealthOf(view, seat) },
      ...GOOD_KEYS.map(
        (key, good): Holding => ({
          key,
          name: words.good(good),
          sign: GOOD_SIGNS[good],
          count: player.goods[good],
        }),
      ),
      { key: 'range', name: names.range, sign: 'n-range', count: rangeOf(view, seat) },
      { key: 'tiles', name: names.tiles, sign: 'n-tile', count: sum(player.tiles) },
      {
        key: 'buildings',
        name: names.buildings,
        sign: 'n-card-produce',
        count: player.areas.filter((card) => card !== NOTHING).length,
      },
      { key: 'specials', name: names.specials, sign: 'n-vi', count: player.specials.length },
    ];
    if (chapterOf(view).ships)
      lines.push({ key: 'ship', name: names.ship, sign: 'n-compass', count: player.ship });
    return lines;
  },
};
