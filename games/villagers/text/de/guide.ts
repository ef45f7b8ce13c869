import type { Guides } from '@spielstube/engine/text';
import type { VillagersTexts } from '../types.ts';

export const guides: Guides<VillagersTexts> = {
  draft: () => 'Gold an beiden Markttagen entscheidet.',
  benefactor: () => 'Gold an beiden Markttagen entscheidet.',
  search: () => 'Gold an beiden Markttagen entscheidet.',
  pick: () => 'Gold an beiden Markttagen entscheidet.',
  putBack: () => 'Gold an beiden Markttagen entscheidet.',
  coin: () => 'Gold an beiden Markttagen entscheidet.',
  build: () => 'Gold an beiden Markttagen entscheidet.',
  cover: () => 'Gold an beiden Markttagen entscheidet.',
  apprentice: () => 'Gold an beiden Markttagen entscheidet.',
  side: () => 'Gold an beiden Markttagen entscheidet.',
  where: () => 'Gold an beiden Markttagen entscheidet.',
  unlock: () => 'Gold an beiden Markttagen entscheidet.',
  smuggle: () => 'Gold an beiden Markttagen entscheidet.',
  layDown: () => 'Gold an beiden Markttagen entscheidet.',
  stack: () => 'Gold an beiden Markttagen entscheidet.',
  church: () => 'Gold an beiden Markttagen entscheidet.',
  inn: () => 'Gold an beiden Markttagen entscheidet.',
  tavern: () => 'Gold an beiden Markttagen entscheidet.',
  countess: () => 'Gold an beiden Markttagen entscheidet.',
  jester: () => 'Gold an beiden Markttagen entscheidet.',
  bailiff: () => 'Gold an beiden Markttagen entscheidet.',
  levy: () => 'Gold an beiden Markttagen entscheidet.',
  seizure: () => 'Gold an beiden Markttagen entscheidet.',
};
