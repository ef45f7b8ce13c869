import type { GameText, Language } from '@spielstube/engine/text';
import type { BoxKey } from '../data/box.ts';
import type { ReasonId } from '../rules/reasons.ts';
import type { ScoreSource } from '../rules/scoring.ts';
import type { QuestionKind } from '../rules/state.ts';
import type { NewdaleTypes } from '../rules/types.ts';
import type { bookDe } from './book-de.ts';
import type { Asked, Choice } from './facts.ts';
import type { Guided } from './guided.ts';
import type { NewdaleWords } from './words.ts';

/** The types of the game with all that has words. */
export interface NewdaleTexts extends NewdaleTypes {
  words: NewdaleWords;
  asked: Asked;
  choice: Choice;
  question: QuestionKind;
  guided: Guided;
  chapter: keyof typeof bookDe;
  reason: ReasonId | 'notYourTurn' | 'notOffered';
  option: 'startPlayer' | 'chapter' | 'road' | 'planning' | 'targets';
  source: ScoreSource;
  table: BoxKey;
}

export type NewdaleLanguage = Language<NewdaleTexts>;
export type NewdaleText = GameText<NewdaleTexts>;
