import type { GameEvent } from '@spielstube/engine';

/** What points are gained by during the game. */
export type PointsBy =
  | 'castle'
  | 'privilege'
  | 'majority'
  | 'goal'
  | 'card'
  | 'sale'
  | 'lighthouse'
  | 'seaBurial'
  | 'smuggler'
  | 'rank';

/** What happens in the game, for the log, the animation and the screen reader. */
export type BaseEvent = GameEvent &
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
        readonly by: PointsBy;
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

/** What else happens with Inn, Port and Marriage. */
export type ExpansionEvent = GameEvent &
  /** The top card of a stack goes under it. */
  (
    | { readonly what: 'cardWentUnder'; readonly stack: number; readonly card: number }
    /** The card that now lies on top. */
    | { readonly what: 'cardCameUp'; readonly stack: number; readonly card: number }
    | { readonly what: 'boughtCard'; readonly stack: number; readonly card: number }
    /** With the Noblewoman: only the price is seen. `boughtCard` follows for the buyer alone. */
    | {
        readonly what: 'boughtSecretly';
        readonly stack: number;
        readonly coins: number;
        readonly beer: number;
      }
    | { readonly what: 'lookedThrough'; readonly stack: number }
    | { readonly what: 'playedCard'; readonly card: number }
    /** At the end of the game: a card that was hidden. */
    | { readonly what: 'showedCard'; readonly card: number }
    /** A moment passed by itself, because the seat wanted to play no more cards; so many could have been played. */
    | { readonly what: 'keptCards'; readonly moment: number; readonly cards: number }
    | { readonly what: 'lifeMoved'; readonly life: number }
    /** A die: for a cube, for a pink member's rank, or for the house that a pink member chooses. */
    | { readonly what: 'rolled'; readonly colour: number; readonly for: 'cube' | 'rank' | 'house' }
    | { readonly what: 'servedWaiting'; readonly place: number; readonly customer: number }
    | { readonly what: 'hired'; readonly captain: number }
    | { readonly what: 'captainLeft'; readonly captain: number; readonly helmsman: boolean }
    | { readonly what: 'loaded'; readonly cargo: number; readonly count: number }
    /** From an island; CHEST for a chest. */
    | { readonly what: 'loadedTile'; readonly cargo: number; readonly island: number }
    | { readonly what: 'sawChest'; readonly chest: number }
    | { readonly what: 'sailed'; readonly from: number; readonly to: number }
    | { readonly what: 'docked'; readonly island: number }
    | { readonly what: 'soldCargo'; readonly cargo: number; readonly island: number }
    | { readonly what: 'paidCargo'; readonly cargo: number; readonly count: number }
    | { readonly what: 'cameHome' }
    /** `lost`: grain for which the farm has no room. */
    | {
        readonly what: 'unloaded';
        readonly cargo: number;
        readonly count: number;
        readonly lost: number;
      }
    | { readonly what: 'openedChest'; readonly chest: number }
    | { readonly what: 'gaveChest' }
    /** At the market: cocoa or tea. */
    | { readonly what: 'soldExotic'; readonly cargo: number }
    | { readonly what: 'gotBread'; readonly count: number }
    | { readonly what: 'paidBread'; readonly count: number }
    | { readonly what: 'gotTools'; readonly count: number }
    | { readonly what: 'paidTools'; readonly count: number }
    /** Bread under a member: its printed number. */
    | { readonly what: 'fed'; readonly member: number; readonly place: number }
    | { readonly what: 'swapped'; readonly cube: number }
    | { readonly what: 'weddingStarted' }
    | { readonly what: 'pinkPlaced'; readonly rank: number; readonly fromBliss: boolean }
    | { readonly what: 'pinkReturned' }
    /** Seats of the two, PINK_SEAT for a pink member; no house for two pink ones. */
    | { readonly what: 'married'; readonly one: number; readonly other: number; readonly house: number }
    | { readonly what: 'extraAction' }
  );
export type VillageEvent = BaseEvent | ExpansionEvent;
