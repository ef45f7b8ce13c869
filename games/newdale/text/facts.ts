import type { Facts } from '@spielstube/engine/text';
import type { NewdaleAction } from '../rules/moves.ts';
import type { QuestionKind } from '../rules/state.ts';
import type { NewdaleTexts } from './types.ts';

/* What the sentences need to know, worked out once for both languages. Languages only choose words. */

export type Choice = NewdaleAction;
export interface Asked {
  readonly kind: QuestionKind;
}

export const facts: Facts<NewdaleTexts> = {
  asked: (_s, { kind }) => ({ kind: kind as QuestionKind }),
  choice: (_s, _f, action) => action,
};
