import type { GameText, Language } from '@spielstube/engine/text';
import type { BaseBoxKey, BoxKey } from '../data/box.ts';
import type { PromoSwitch } from '../rules/promos.ts';
import type { BaseReasonId, ReasonId } from '../rules/reasons.ts';
import type { ScoreSource } from '../rules/scoring.ts';
import type { BaseQuestionKind, QuestionKind } from '../rules/state.ts';
import type { VillageTypes } from '../rules/types.ts';
import type { bookDe } from './book-de.ts';
import type { Asked, Choice } from './facts.ts';
import type { BaseGuided, Guided } from './guide.ts';
import type { BaseWords, VillageWords } from './words.ts';

/** The types of the game with all that has words, for the base game alone. */
export interface BaseTexts extends Omit<VillageTexts, 'words' | 'guided'> {
  words: BaseWords;
  question: BaseQuestionKind;
  guided: BaseGuided;
  reason: BaseReasonId | 'notYourTurn' | 'notOffered';
  table: BaseBoxKey;
}

/** The same with all expansions. */
export interface VillageTexts extends VillageTypes {
  words: VillageWords;
  asked: Asked;
  choice: Choice;
  question: QuestionKind;
  guided: Guided;
  chapter: keyof typeof bookDe;
  reason: ReasonId | 'notYourTurn' | 'notOffered';
  option:
    | 'startPlayer'
    | 'inn'
    | 'port'
    | 'marriage'
    | 'compensation'
    | 'goals'
    | 'revealGoals'
    | 'promos'
    | PromoSwitch
    | 'connysCube';
  source: ScoreSource;
  table: BoxKey;
}

export type VillageLanguage = Language<VillageTexts>;
export type VillageText = GameText<VillageTexts>;
