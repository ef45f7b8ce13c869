import type { Offer, Question, Step } from '@spielstube/engine';
import type { BurgundyAction, BurgundyWish } from './actions.ts';
import type { BurgundyEvent } from './events.ts';
import type { BurgundyReason } from './reasons.ts';
import type { Burgundy, BurgundyFrame } from './state.ts';

/** The kernel's building blocks, as this game fills them. */
export type BurgundyQuestion = Question<Burgundy, BurgundyAction, BurgundyFrame, BurgundyEvent, BurgundyWish>;
export type BurgundyStep = Step<Burgundy, BurgundyFrame, BurgundyEvent>;
export type BurgundyOffer = Offer<BurgundyAction, BurgundyReason, BurgundyWish | BurgundyAction>;
