import type { GameTypes, Offer, Question, Step, Tell, Verdict } from '@spielstube/engine';
import type { VillagersEvent } from './events.ts';
import type { VillagersAction, VillagersWish } from './moves.ts';
import type { VillagersReason } from './reasons.ts';
import type { Villagers, VillagersFrame } from './state.ts';

/** The types of the game. Which words a board needs is said in the texts. */
export interface VillagersTypes extends GameTypes {
  state: Villagers;
  frame: VillagersFrame;
  action: VillagersAction;
  event: VillagersEvent;
  wish: VillagersWish;
}

/** The kernel's building blocks, as this game fills them. */
export type VillagersQuestion = Question<VillagersTypes>;
export type VillagersStep = Step<VillagersTypes>;
export type VillagersOffer = Offer<VillagersTypes>;
export type VillagersVerdict = Verdict<VillagersReason>;
export type VillagersTell = Tell<VillagersEvent>;
