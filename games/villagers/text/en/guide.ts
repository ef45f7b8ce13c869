import type { Guides } from '@spielstube/engine/text';
import type { VillagersTexts } from '../types.ts';

export const guides: Guides<VillagersTexts> = {
  draft: () => 'Gold at both market days decides.',
  benefactor: () => 'Gold at both market days decides.',
  search: () => 'Gold at both market days decides.',
  pick: () => 'Gold at both market days decides.',
  putBack: () => 'Gold at both market days decides.',
  coin: () => 'Gold at both market days decides.',
  build: () => 'Gold at both market days decides.',
  cover: () => 'Gold at both market days decides.',
  apprentice: () => 'Gold at both market days decides.',
  side: () => 'Gold at both market days decides.',
  where: () => 'Gold at both market days decides.',
  unlock: () => 'Gold at both market days decides.',
  smuggle: () => 'Gold at both market days decides.',
  layDown: () => 'Gold at both market days decides.',
  stack: () => 'Gold at both market days decides.',
  church: () => 'Gold at both market days decides.',
  inn: () => 'Gold at both market days decides.',
  tavern: () => 'Gold at both market days decides.',
  countess: () => 'Gold at both market days decides.',
  jester: () => 'Gold at both market days decides.',
  bailiff: () => 'Gold at both market days decides.',
  levy: () => 'Gold at both market days decides.',
  seizure: () => 'Gold at both market days decides.',
};
