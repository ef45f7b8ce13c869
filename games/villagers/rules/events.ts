import type { GameEvent } from '@spielstube/engine';
import type { SourceKey } from './state.ts';

/** What happens in the game, for the log, the animation and the screen reader. Jobs, stacks and places are numbers. */
export type VillagersEvent = GameEvent &
  (
    | { readonly what: 'roundStarted'; readonly round: number; readonly start: number }
    /** Draft. Stack is STACKS for the draw pile. */
    | {
        readonly what: 'tookFromRoad';
        readonly place: number;
        readonly job: number;
        readonly coins: number;
      }
    | { readonly what: 'drewFromStack'; readonly stack: number; readonly job: number }
    | { readonly what: 'refilled'; readonly place: number; readonly job: number; readonly stack: number }
    | { readonly what: 'recruited'; readonly gold: number }
    | { readonly what: 'tookIntoHand'; readonly jobs: readonly number[] }
    /** Road update. */
    | { readonly what: 'putCoin'; readonly place: number; readonly job: number; readonly coins: number }
    | { readonly what: 'putNoCoin' }
    | {
        readonly what: 'leftRoad';
        readonly place: number;
        readonly job: number;
        readonly coins: number;
      }
    /** Build phase. */
    | { readonly what: 'buildsUpTo'; readonly limit: number }
    | { readonly what: 'hired'; readonly owner: number; readonly card: number; readonly gold: number }
    | { readonly what: 'played'; readonly job: number }
    | { readonly what: 'placed'; readonly job: number; readonly card: number; readonly on: number }
    | {
        readonly what: 'unlocked';
        readonly job: number;
        /** Whose villager opened it, NOBODY if the gold went to the bank, and which one. */
        readonly owner: number;
        readonly card: number;
        /** Gold from the supply and from the bank; a Tinner costs neither. */
        readonly paid: number;
        readonly fromBank: number;
      }
    | { readonly what: 'replaced'; readonly job: number; readonly owner: number; readonly card: number }
    | { readonly what: 'smuggled'; readonly job: number; readonly gold: number }
    | { readonly what: 'discarded'; readonly job: number }
    /** A hand card is laid down for a basic: what it was, only its seat hears. Stack is STACKS for the draw pile. */
    | { readonly what: 'laidDown'; readonly suit: number; readonly stack: number }
    | { readonly what: 'laidDownCard'; readonly job: number; readonly stack: number }
    | { readonly what: 'gotBasic'; readonly basic: number; readonly card: number }
    | { readonly what: 'endedBuilding' }
    /** Cards are looked at; which ones, only the seat hears. */
    | { readonly what: 'lookedThrough'; readonly stack: number; readonly cards: number }
    | { readonly what: 'sawCards'; readonly jobs: readonly number[] }
    | { readonly what: 'tookSecretly'; readonly suit: number; readonly stack: number }
    | { readonly what: 'tookCard'; readonly job: number; readonly stack: number }
    | { readonly what: 'putBack'; readonly stack: number; readonly cards: number }
    /** End of the round. */
    | { readonly what: 'turnedFounders' }
    | { readonly what: 'passedStart'; readonly start: number }
    | { readonly what: 'scoredBronze'; readonly job: number; readonly gold: number }
    | { readonly what: 'laidBackProduction' }
    | { readonly what: 'wonDevelopment'; readonly development: number; readonly gold: number }
    /** A tie, or nobody has anything of it. */
    | { readonly what: 'nobodyWon'; readonly development: number }
    | { readonly what: 'rewardLapsed'; readonly development: number }
    | { readonly what: 'marketHeld'; readonly market: number }
    /** At a market day; for silver the job that brings it. Coins at the first market are paid by the bank and stay. */
    | { readonly what: 'earned'; readonly source: SourceKey; readonly job: number; readonly gold: number }
    /** At the end of the second market day coins are moved from villagers into the supply. */
    | { readonly what: 'collectedCoins'; readonly gold: number }
    /** Against the Countess; her own events have her number as seat: the one after the last. */
    | { readonly what: 'eventOpened'; readonly event: number }
    | { readonly what: 'eventCancelled'; readonly event: number }
    | { readonly what: 'eventHappened'; readonly event: number }
    | {
        readonly what: 'wentToCountess';
        readonly place: number;
        readonly job: number;
        readonly coins: number;
      }
    | { readonly what: 'paidCountess'; readonly gold: number }
    | { readonly what: 'countessGot'; readonly gold: number }
    | { readonly what: 'seized'; readonly job: number; readonly card: number }
    | { readonly what: 'gameOver' }
  );
