import { conformance } from '@spielstube/engine/testing';
import { burgundy } from '../index.ts';
import { type Burgundy, EMPTY } from '../rules/state.ts';

/** BUR-GEN-03: 114 action cards, 18 goods and 20 animals are somewhere at every moment. */
function census(s: Burgundy): Record<string, number> {
  const places = [s.drawPile, s.discardPile, s.bought, ...s.rows];
  let goods = s.goodsStacks[0].length + s.goodsStacks[1].length;
  let animals = s.animalStacks[0].length + s.animalStacks[1].length;
  for (const player of s.players) {
    places.push(player.pile, player.hand, player.projects, player.estate);
    for (const cards of player.goods) goods += cards;
    for (const cards of player.sold) goods += cards;
    for (const cards of player.animals) animals += cards;
  }
  if (s.egon !== null) places.push(...s.egon.stacks, s.egon.estate);
  const cards = new Set<number>();
  let total = 0;
  for (const place of places) {
    for (const card of place) {
      if (card === EMPTY) continue;
      cards.add(card);
      total++;
    }
  }
  return { actionCards: total, differentActionCards: cards.size, goods, animals };
}

conformance(burgundy, {
  census,
  mostDecisions: 3000,
  optionSets: [{ startPlayer: '1' }],
  golden: {
    1: [2, 13, 13, 26, 136, 150, 363, 1884, 2665, 8476, 29566, 50223],
    2: [2, 7, 7, 14, 96, 96, 192, 964, 1076, 2516, 11895, 13347, 32335, 148284],
    3: [2, 7, 7, 14, 122, 122, 244, 1916, 1916, 3832, 21348, 22508, 49656],
    4: [2, 10, 10, 20, 194, 194, 388, 3418, 3418, 6836, 84720],
  },
});
