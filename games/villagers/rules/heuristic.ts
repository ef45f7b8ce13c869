import type { Seat } from '@spielstube/engine';
import { STACK_CARDS, STACKS } from '../data/setup.ts';
import type { Villagers } from './state.ts';
import { buildersIn, coinsIn, foodIn, goldIn, silverIn } from './symbols.ts';

function cardsLeft(s: Villagers): number {
  let cards = 0;
  for (const stack of s.stacks) cards += stack.length;
  return cards;
}

/** How far the game has come, by the stacks. */
export function progress(s: Villagers): number {
  if (s.stack.length === 0) return 1;
  return Math.max(0, 1 - cardsLeft(s) / (STACKS * STACK_CARDS[s.seats]));
}

/** Gold now, and what the village will earn at the market days to come. */
export function evaluate(s: Villagers, seat: Seat): number {
  const { gold, village, hand } = s.players[seat];
  const rival = s.countess === null ? 0 : s.countess.gold;
  if (s.stack.length === 0) return gold - rival;
  const ahead = 1 - progress(s);
  const printed = goldIn(village);
  const coins = coinsIn(village);
  const firstMarket = s.markets === 0 ? printed + coins : 0;
  const symbols = Math.min(foodIn(village), 3) * 6 + Math.min(buildersIn(village), 3) * 5;
  return gold - rival + firstMarket + printed + coins + silverIn(village) + ahead * (symbols + hand.length);
}
