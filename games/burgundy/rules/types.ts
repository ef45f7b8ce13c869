import type { GameTypes, Offer, Question, Step, Tell } from '@spielstube/engine';
import type { BurgundyEvent } from './events.ts';
import type { BurgundyAction, BurgundyWish } from './moves.ts';
import type { Burgundy, BurgundyFrame } from './state.ts';

/** The types of this game, and the kernel's building blocks as it fills them. */
export interface BurgundyTypes extends GameTypes {
  state: Burgundy;
  frame: BurgundyFrame;
  action: BurgundyAction;
  event: BurgundyEvent;
  wish: BurgundyWish;
}
export type BurgundyQuestion = Question<BurgundyTypes>;
export type BurgundyStep = Step<BurgundyTypes>;
export type BurgundyOffer = Offer<BurgundyTypes>;
export type BurgundyTell = Tell<BurgundyEvent>;
