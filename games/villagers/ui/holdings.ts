import type { Holdings } from '@spielstube/ui';
import { cardsIn, coinsAt } from '../rules/village.ts';
import { holdingNames } from '../text/holdings.ts';
import { buildLimitOf, draftLimitOf } from '../text/prospect.ts';
import type { VillagersTexts } from '../text/types.ts';

/** What the panel of a seat counts. */
export const holdings: Holdings<VillagersTexts> = {
  of(view, seat, words, lang) {
    const player = view.players[seat];
    const names = holdingNames[lang];
    const { village } = player;
    const cards = Array.from({ length: cardsIn(village) }, (_, card) => card);
    const [draft, build] = [draftLimitOf(view, seat), buildLimitOf(view, seat)];
    return [
      { key: 'gold', name: names.gold, sign: 'v-gold', count: player.gold },
      {
        key: 'coins',
        name: names.coins,
        sign: 'v-coin-1',
        count: cards.reduce((sum, card) => sum + coinsAt(village, card), 0),
      },
      { key: 'villagers', name: names.villagers, sign: 'v-develop', count: cards.length },
      { key: 'food', name: names.food, sign: 'v-food', count: draft.symbols },
      { key: 'draft', name: names.draft, sign: 'v-signpost', count: draft.limit },
      { key: 'builders', name: names.builders, sign: 'v-builder', count: build.symbols },
      { key: 'build', name: names.build, sign: 'ui-check', count: build.limit },
      { key: 'hand', name: words.hand, sign: 'ui-hand', count: player.hand.length },
    ];
  },
};
