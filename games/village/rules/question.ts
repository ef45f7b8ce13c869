import type { Offer, Question, Step } from '@spielstube/engine';
import type { VillageAction, VillageWish } from './actions.ts';
import type { VillageEvent } from './events.ts';
import type { VillageReason } from './reasons.ts';
import type { Village, VillageFrame } from './state.ts';

/** The kernel's building blocks, as this game fills them. */
export type VillageQuestion = Question<Village, VillageAction, VillageFrame, VillageEvent, VillageWish>;
export type VillageStep = Step<Village, VillageFrame, VillageEvent>;
export type VillageOffer = Offer<VillageAction, VillageReason, VillageWish | VillageAction>;
