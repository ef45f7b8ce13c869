import type { GameText } from '@spielstube/engine/text';
import type { BoxKey } from '../data/box.ts';
import type { ReasonId } from '../rules/reasons.ts';
import type { QuestionKind, SourceKey } from '../rules/state.ts';
import type { VillagersTypes } from '../rules/types.ts';
import type { bookDe } from './book-de.ts';
import type { Asked, Choice } from './facts.ts';
import type { Guided } from './guide.ts';
import type { VillagersWords } from './words.ts';

/** The types of the game with all that has words. */
export interface VillagersTexts extends VillagersTypes {
  words: VillagersWords;
  asked: Asked;
  choice: Choice;
  question: QuestionKind;
  guided: Guided;
  chapter: keyof typeof bookDe;
  reason: ReasonId | 'notYourTurn' | 'notOffered';
  option: 'startPlayer' | 'padlocks' | 'support' | 'profiteers' | 'development' | 'memory';
  source: SourceKey;
  table: BoxKey;
}

export type VillagersText = GameText<VillagersTexts>;
