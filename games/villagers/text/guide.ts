import type { GuideFacts } from '@spielstube/engine/text';
import type { QuestionKind } from '../rules/state.ts';
import type { VillagersTexts } from './types.ts';

/** By kind of question: what the guide mentions there. */
export type Guided = Readonly<Record<QuestionKind, { readonly markets: number }>>;

export const guided: GuideFacts<VillagersTexts> = {
  draft: ({ markets }) => ({ markets }),
  benefactor: ({ markets }) => ({ markets }),
  search: ({ markets }) => ({ markets }),
  pick: ({ markets }) => ({ markets }),
  putBack: ({ markets }) => ({ markets }),
  coin: ({ markets }) => ({ markets }),
  build: ({ markets }) => ({ markets }),
  cover: ({ markets }) => ({ markets }),
  apprentice: ({ markets }) => ({ markets }),
  side: ({ markets }) => ({ markets }),
  where: ({ markets }) => ({ markets }),
  unlock: ({ markets }) => ({ markets }),
  smuggle: ({ markets }) => ({ markets }),
  layDown: ({ markets }) => ({ markets }),
  stack: ({ markets }) => ({ markets }),
  church: ({ markets }) => ({ markets }),
  inn: ({ markets }) => ({ markets }),
  tavern: ({ markets }) => ({ markets }),
  countess: ({ markets }) => ({ markets }),
  jester: ({ markets }) => ({ markets }),
  bailiff: ({ markets }) => ({ markets }),
  levy: ({ markets }) => ({ markets }),
  seizure: ({ markets }) => ({ markets }),
};
