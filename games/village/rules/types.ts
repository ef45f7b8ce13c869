import type { GameTypes, Offer, Question, Step, Verdict } from '@spielstube/engine';
import type { VillageEvent } from './events.ts';
import type { VillageAction, VillageWish } from './moves.ts';
import type { VillageReason } from './reasons.ts';
import type { Village, VillageFrame } from './state.ts';

/** The types of the game. Which words a board needs is said in the texts, see `VillageTexts`. */
export interface VillageTypes extends GameTypes {
  state: Village;
  frame: VillageFrame;
  action: VillageAction;
  event: VillageEvent;
  wish: VillageWish;
}

/** The kernel's building blocks, as this game fills them. */
export type VillageQuestion = Question<VillageTypes>;
export type VillageStep = Step<VillageTypes>;
export type VillageOffer = Offer<VillageTypes>;
export type VillageVerdict = Verdict<VillageReason>;
