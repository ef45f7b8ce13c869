import type { GameText, Language } from '@spielstube/engine/text';
import type { BoxKey } from '../data/box.ts';
import type { PromoSwitch } from '../rules/promos.ts';
import type { ReasonId } from '../rules/reasons.ts';
import type { ScoreSource } from '../rules/scoring.ts';
import type { QuestionKind } from '../rules/state.ts';
import type { VillageTypes } from '../rules/types.ts';
import type { bookDe } from './book-de.ts';
import type { Asked, Choice } from './facts.ts';
import type { Guided } from './guide.ts';
import type { VillageWords } from './words.ts';

/** The types of the game with all that has words. */
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
