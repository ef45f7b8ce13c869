import type { Explanation } from '@spielstube/ui';
import type { VillageText } from '../../../text/types.ts';

/** What a villager card costs and does; of a back, what is known. */
export function aboutCard({ words: { inn } }: VillageText, card: number): Explanation {
  if (card < 0) return { title: inn.back(card), lines: [inn.backAbout], rule: 'VIL-CARD-GEN-14' };
  return {
    title: inn.villager(card),
    lines: [`${inn.price(card)} · ${inn.when(card)}`, inn.effect(card), inn.inkwellAbout(card)],
    rule: 'VIL-CARD-GEN-16',
  };
}
