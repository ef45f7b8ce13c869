import type { GameEvent, Seat } from '@spielstube/engine';

/** Why goods come or go, points are won or lost, cards are drawn. */
export type Cause =
  | 'event'
  | 'helpers'
  | 'chain'
  | 'chainBonus'
  | 'blackMarket'
  | 'handCards'
  | 'offspring'
  | 'progress'
  | 'building'
  | 'premium'
  | 'tile'
  | 'person'
  | 'special'
  | 'notCarriedOut'
  | 'buildingPhase'
  | 'threshold'
  | 'barracks'
  | 'raid'
  | 'prison'
  | 'mission'
  | 'bridge'
  | 'shipyard'
  | 'sail'
  | 'hire'
  | 'recruit'
  | 'arrival'
  | 'blackShip'
  | 'notArrived'
  | 'thicket'
  | 'emptyPiles'
  | 'storm';

/** What happens in the game, for the log, the animation and the screen reader. */
export type NewdaleEvent = GameEvent &
  (
    | { readonly what: 'laidAside'; readonly card: number }
    /** When everybody has laid cards aside. */
    | { readonly what: 'asideShown'; readonly cards: readonly number[] }
    | { readonly what: 'chosePerson'; readonly person: number }
    | { readonly what: 'roundStarted'; readonly round: number; readonly event: number; readonly start: Seat }
    | { readonly what: 'displayed'; readonly cards: readonly number[] }
    | { readonly what: 'personDisplayed'; readonly person: number }
    | { readonly what: 'hoodedIntoBag'; readonly figures: number }
    | { readonly what: 'missionLaidOut'; readonly mission: number }
    /** Planning: in lanes secret; `planShown` is for all when everybody is ready. */
    | { readonly what: 'placed'; readonly stone: number; readonly field: number }
    | { readonly what: 'ready' }
    | { readonly what: 'planShown'; readonly fields: readonly number[] }
    | { readonly what: 'figuresDrawn'; readonly figures: readonly number[] }
    | { readonly what: 'stoneResolved'; readonly stone: number; readonly field: number }
    | { readonly what: 'notCarriedOut'; readonly field: number }
    /** Cards: all hear how many, their owner which. */
    | { readonly what: 'drew'; readonly cards: number; readonly by: Cause }
    | { readonly what: 'drewCards'; readonly cards: readonly number[] }
    | { readonly what: 'reshuffled'; readonly cards: number }
    | { readonly what: 'discarded'; readonly card: number; readonly by: Cause }
    /** Hand cards that are shuffled into the draw pile at once. */
    | { readonly what: 'exchanged'; readonly cards: number }
    | { readonly what: 'gotGoods'; readonly good: number; readonly count: number; readonly by: Cause }
    | { readonly what: 'gaveGoods'; readonly good: number; readonly count: number; readonly by: Cause }
    | { readonly what: 'gotPoints'; readonly points: number; readonly by: Cause }
    | { readonly what: 'lostPoints'; readonly points: number; readonly by: Cause }
    /** Place: by its number among all boards, as in moves. Area: NOTHING for a special building. Steps: how far from the next own house. */
    | {
        readonly what: 'built';
        readonly card: number;
        readonly from: number;
        readonly place: number;
        readonly area: number;
        readonly steps: number;
      }
    | { readonly what: 'gotTile'; readonly tile: number; readonly field: number }
    | { readonly what: 'usedTile'; readonly tile: number }
    | { readonly what: 'usedPerson'; readonly person: number }
    | { readonly what: 'recruited'; readonly person: number }
    /** Figures for this seat alone: Rabbit's, Onyx's. */
    | { readonly what: 'borrowed'; readonly figures: readonly number[] }
    /** So many cards were turned up; they lie on the discard pile. Found: the Vineyard, or NOTHING. */
    | { readonly what: 'searched'; readonly cards: number; readonly found: number }
    | { readonly what: 'boughtStone'; readonly stone: number }
    | { readonly what: 'progressed'; readonly progress: number }
    /** Helpers do not produce: so many are missing; with 0 the production was declined. */
    | { readonly what: 'failed'; readonly area: number; readonly missing: number }
    | { readonly what: 'released'; readonly colour: number }
    | { readonly what: 'jailed'; readonly figure: number; readonly fromRabbit: boolean }
    | { readonly what: 'hoodedReplaced'; readonly colour: number }
    | { readonly what: 'fulfilled'; readonly mission: number }
    | { readonly what: 'bridgeBuilt'; readonly site: number }
    | { readonly what: 'sailed'; readonly from: number; readonly to: number; readonly by: Cause }
    | { readonly what: 'arrived'; readonly order: number }
    | { readonly what: 'hired'; readonly card: number }
    | { readonly what: 'blackShipSailed'; readonly from: number; readonly to: number }
    | { readonly what: 'raid'; readonly hooded: number; readonly double: boolean }
    | { readonly what: 'roundEnded'; readonly start: Seat }
    | { readonly what: 'finalProduction' }
    | { readonly what: 'missionsShown'; readonly missions: readonly number[] }
    | { readonly what: 'gameOver' }
  );
