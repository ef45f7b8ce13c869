import type { GameEvent } from '@spielstube/engine';

/** What happens in the game, for the log, the animation and the screen reader. */
export type VillageEvent = GameEvent &
  (
    | { readonly what: 'roundStarted'; readonly round: number; readonly start: number }
    | { readonly what: 'seeded'; readonly space: number; readonly cube: number }
    | { readonly what: 'tookCube'; readonly space: number; readonly cube: number }
    | { readonly what: 'usedWell' }
    | { readonly what: 'freeAction' }
    | { readonly what: 'choseAction'; readonly space: number }
    /** Not able: the action was impossible. */
    | { readonly what: 'declined'; readonly space: number; readonly able: boolean }
    | { readonly what: 'declinedFreeAction' }
    | { readonly what: 'paidCubes'; readonly cubes: number; readonly coins: number }
    | { readonly what: 'paidTime'; readonly time: number; readonly life: number }
    | { readonly what: 'paidGrain'; readonly grain: number }
    | { readonly what: 'paidGood'; readonly good: number; readonly count: number }
    | { readonly what: 'paidCoins'; readonly coins: number; readonly ring: boolean }
    /** Alone: the ring lies in the supply instead of a coin just paid. */
    | { readonly what: 'gaveRing' }
    | { readonly what: 'quillCrossed' }
    | { readonly what: 'gotGrain'; readonly grain: number }
    | { readonly what: 'gotCube'; readonly cube: number }
    | { readonly what: 'gotGood'; readonly good: number }
    | { readonly what: 'gotCoins'; readonly coins: number }
    | {
        readonly what: 'gotPoints';
        readonly points: number;
        readonly by: 'castle' | 'privilege' | 'majority' | 'goal';
      }
    | { readonly what: 'born'; readonly member: number }
    | { readonly what: 'moved'; readonly member: number; readonly from: number; readonly to: number }
    | { readonly what: 'tookRing' }
    | { readonly what: 'ringReturned' }
    | { readonly what: 'visited'; readonly castle: number; readonly first: boolean }
    | { readonly what: 'marketCalled' }
    | { readonly what: 'served'; readonly stall: number; readonly customer: number }
    | { readonly what: 'passed' }
    | { readonly what: 'customerMoved'; readonly customer: number; readonly stall: number }
    | { readonly what: 'customerCame'; readonly customer: number; readonly place: number }
    | { readonly what: 'died'; readonly member: number; readonly from: number; readonly to: number }
    | { readonly what: 'nobodyDied' }
    | { readonly what: 'endTriggered' }
    | { readonly what: 'massStarted' }
    | { readonly what: 'drewMember'; readonly member: number; readonly step: number }
    | { readonly what: 'drewMonk' }
    | { readonly what: 'climbed'; readonly member: number; readonly step: number }
    | { readonly what: 'goalRevealed'; readonly goal: number; readonly points: number }
    | {
        readonly what: 'connyTookCube';
        readonly space: number;
        readonly cube: number;
        readonly compartment: number;
      }
    | { readonly what: 'connyRolled'; readonly colour: number }
    | { readonly what: 'fateTurned'; readonly compartment: number; readonly quill: boolean }
    | { readonly what: 'fateShuffled'; readonly set: number }
    | { readonly what: 'gameOver' }
  );
