import { expect } from 'vitest';
import { CARD_COUNT } from '../data/cards.ts';
import { ANIMAL_KEYS, ANIMALS, GOODS, GOODS_KEYS } from '../data/setup.ts';
import type { Burgundy } from '../rules/state.ts';

/** BUR-GEN-03: every action card once, and all goods and animals of each sort, are somewhere at every moment. */
export function census(s: Burgundy): Record<string, number> {
  const places = [s.drawPile, s.discardPile, s.bought, ...s.rows];
  for (const player of s.players) places.push(player.pile, player.hand, player.projects, player.estate);
  if (s.egon !== null) places.push(...s.egon.stacks, s.egon.estate);
  const different = new Set<number>();
  let actionCards = 0;
  for (const place of places) {
    for (const card of place) {
      if (card < 0 || card >= CARD_COUNT) continue;
      different.add(card);
      actionCards++;
    }
  }
  const counts: Record<string, number> = { actionCards, differentActionCards: different.size };
  GOODS_KEYS.forEach((key, sort) => {
    counts[key] = lying(s.goodsStacks, sort);
    for (const player of s.players) counts[key] += player.goods[sort] + player.sold[sort];
  });
  ANIMAL_KEYS.forEach((key, sort) => {
    counts[key] = lying(s.animalStacks, sort);
    for (const player of s.players) counts[key] += player.animals[sort];
  });
  return counts;
}

function lying(stacks: readonly (readonly number[])[], sort: number): number {
  let cards = 0;
  for (const stack of stacks) for (const one of stack) if (one === sort) cards++;
  return cards;
}

const WHOLE_BOX = {
  actionCards: CARD_COUNT,
  differentActionCards: CARD_COUNT,
  ...Object.fromEntries(GOODS_KEYS.map((key) => [key, GOODS.ofASort])),
  ...Object.fromEntries(ANIMAL_KEYS.map((key) => [key, ANIMALS.ofASort])),
};

/** Fails if a card is missing or there twice. */
export function expectCensus(s: Burgundy): void {
  expect(census(s)).toEqual(WHOLE_BOX);
}
