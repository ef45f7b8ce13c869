import type { GameTypes, Offer, Question, Step, Tell, Verdict } from '@spielstube/engine';
import type { OrleansEvent } from './events.ts';
import type { OrleansAction, OrleansWish } from './moves.ts';
import type { OrleansReason } from './reasons.ts';
import type { Orleans, OrleansFrame } from './state.ts';

/** The types of the game. Which words a board needs is said in the texts. */
export interface OrleansTypes extends GameTypes {
  state: Orleans;
  frame: OrleansFrame;
  action: OrleansAction;
  event: OrleansEvent;
  wish: OrleansWish;
}

/** The kernel's building blocks, as this game fills them. */
export type OrleansQuestion = Question<OrleansTypes>;
export type OrleansStep = Step<OrleansTypes>;
export type OrleansOffer = Offer<OrleansTypes>;
export type OrleansVerdict = Verdict<OrleansReason>;
export type OrleansTell = Tell<OrleansEvent>;
