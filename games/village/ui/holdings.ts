import type { Holding, Holdings } from '@spielstube/ui';
import { ALL_GOODS, BEER, COLOURS } from '../data/pieces.ts';
import { FARM } from '../data/places.ts';
import { cardsHeld } from '../rules/hand.ts';
import { holdingNames } from '../text/holdings.ts';
import type { VillageTexts } from '../text/types.ts';
import { prestigeOf } from './board.ts';
import { CUBE_SIGNS, GOOD_SIGNS } from './drawings.ts';

/** What the panel of a seat counts. */
export const holdings: Holdings<VillageTexts> = {
  of(view, seat, words, lang) {
    const player = view.players[seat];
    const names = holdingNames[lang];
    const { inn, marriage } = view;
    const lines: Holding[] = [
      { key: 'prestige', name: names.prestige, sign: 'vp', count: prestigeOf(player) },
      { key: 'life', name: names.life, sign: 'v-time', count: player.life },
      {
        key: 'farm',
        name: names.farm,
        sign: 'v-ui-farm',
        count: player.members.filter((place) => place === FARM).length,
      },
      { key: 'grain', name: names.grain, sign: 'grain', count: player.grain },
      { key: 'coins', name: names.coins, sign: 'coin', count: player.coins },
      ...COLOURS.map(
        (colour): Holding => ({
          key: `cube${colour}`,
          name: words.cube(colour),
          sign: CUBE_SIGNS[colour],
          count: player.cubes[colour],
        }),
      ),
      ...ALL_GOODS.filter((good) => good !== BEER || inn !== null).map(
        (good): Holding => ({
          key: `good${good}`,
          name: words.good(good),
          sign: GOOD_SIGNS[good],
          count: player.goods[good],
        }),
      ),
      { key: 'customers', name: names.customers, sign: 'v-customer', count: player.customers.length },
    ];
    if (view.options.goals === true)
      lines.push({ key: 'goals', name: names.goals, sign: 'v-medal', count: player.revealedGoals.length });
    if (inn !== null)
      lines.push({ key: 'cards', name: names.cards, sign: 'v-person', count: cardsHeld(inn, seat) });
    if (marriage !== null) {
      lines.push(
        { key: 'bread', name: names.bread, sign: 'v-bread', count: marriage.bread[seat] },
        { key: 'tools', name: names.tools, sign: 'v-tool', count: marriage.tools[seat] },
      );
    }
    return lines;
  },
};
