import type { GameTypes, Offer, Question, Step, Tell, Verdict } from '@spielstube/engine';
import type { NewdaleEvent } from './events.ts';
import type { NewdaleAction, NewdaleWish } from './moves.ts';
import type { NewdaleReason } from './reasons.ts';
import type { Newdale, NewdaleFrame } from './state.ts';

/** The types of the game. Which words a board needs is said in the texts. */
export interface NewdaleTypes extends GameTypes {
  state: Newdale;
  frame: NewdaleFrame;
  action: NewdaleAction;
  event: NewdaleEvent;
  wish: NewdaleWish;
}

/** The kernel's building blocks, as this game fills them. */
export type NewdaleQuestion = Question<NewdaleTypes>;
export type NewdaleStep = Step<NewdaleTypes>;
export type NewdaleOffer = Offer<NewdaleTypes>;
export type NewdaleVerdict = Verdict<NewdaleReason>;
export type NewdaleTell = Tell<NewdaleEvent>;
