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
    1: [2, 13, 13, 26, 133, 146, 434, 1550, 2301, 7560, 25780, 43597],
    2: [2, 8, 8, 16, 94, 94, 188, 926, 1046, 2572, 12106, 13271, 40392],
    3: [2, 8, 8, 16, 118, 118, 236, 1651, 1651, 3302, 16967, 19117, 46834],
    4: [2, 8, 8, 16, 148, 148, 296, 2606, 2606, 5212, 65512],
  },
});
