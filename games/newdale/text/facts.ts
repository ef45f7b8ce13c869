import type { Facts } from '@spielstube/engine/text';
import { askedOf } from './asked.ts';
import { choiceOf } from './choice.ts';
import type { NewdaleTexts } from './types.ts';

export type { Asked } from './asked.ts';
export type { Choice } from './choice.ts';
export type { Amount } from './works.ts';

/** What the sentences need to know, worked out once for both languages. Languages only choose words. */
export const facts: Facts<NewdaleTexts> = { asked: askedOf, choice: choiceOf };
