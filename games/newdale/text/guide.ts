import type { QuestionKind } from '../rules/state.ts';

/** By kind of question: what the guide mentions there. */
export type Guided = Readonly<Record<QuestionKind, null>>;
