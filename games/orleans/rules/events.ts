import type { GameEvent } from '@spielstube/engine';

/** What happens in the game, for the log, the animation and the screen reader. */
export type OrleansEvent = GameEvent &
  (
    | { readonly what: 'tileRemoved'; readonly tile: number }
    | {
        readonly what: 'roundStarted';
        readonly round: number;
        readonly event: number;
        readonly start: number;
      }
    /** Phase 3. `returned` is heard by its seat at once, `returnsShown` by all when everybody has chosen. */
    | { readonly what: 'returned'; readonly space: number; readonly kind: number }
    | { readonly what: 'returnsShown'; readonly spaces: readonly number[]; readonly kinds: readonly number[] }
    | { readonly what: 'drew'; readonly kinds: readonly number[] }
    | { readonly what: 'fetched'; readonly kind: number }
    | { readonly what: 'stowed'; readonly kind: number }
    /** Planning: `from` and `to` are market or tower; `planShown` is for all when everybody is ready. */
    | {
        readonly what: 'placed';
        readonly space: number;
        readonly kind: number;
        readonly from: 'market' | 'tower' | 'bathhouse';
      }
    | {
        readonly what: 'tookBack';
        readonly space: number;
        readonly kind: number;
        readonly to: 'market' | 'tower';
      }
    | { readonly what: 'ready' }
    | { readonly what: 'planShown'; readonly spaces: readonly number[]; readonly kinds: readonly number[] }
    /** Actions. */
    | { readonly what: 'used'; readonly place: number }
    | { readonly what: 'passed' }
    /** Persons go into the bag: from a place, or from the Bathhouse's draw (its place is the Bathhouse, too). */
    | { readonly what: 'wentHome'; readonly place: number; readonly kinds: readonly number[] }
    | { readonly what: 'recruited'; readonly profession: number }
    | { readonly what: 'advanced'; readonly track: number; readonly field: number }
    | { readonly what: 'developed'; readonly from: number; readonly to: number }
    | { readonly what: 'gotCitizen'; readonly citizen: number }
    /** Lapsed: what an empty bank could not pay. */
    | {
        readonly what: 'gotCoins';
        readonly coins: number;
        readonly lapsed: number;
        readonly by: 'census' | 'track' | 'development' | 'deed' | 'place' | 'income' | 'tradingDay';
      }
    | {
        readonly what: 'paidCoins';
        readonly coins: number;
        readonly by: 'census' | 'harvest' | 'taxes' | 'pharmacy';
      }
    /** Path: where it lay, or -1 if it comes from the goods market. */
    | { readonly what: 'gotGood'; readonly good: number; readonly path: number }
    | { readonly what: 'gotGear'; readonly farmerOnly: boolean }
    | { readonly what: 'gotTile'; readonly tile: number }
    | { readonly what: 'travelled'; readonly path: number; readonly from: number; readonly to: number }
    | { readonly what: 'leftGoods'; readonly path: number }
    | { readonly what: 'builtStation'; readonly city: number }
    | {
        readonly what: 'sent';
        readonly profession: number;
        readonly deed: number;
        readonly place: number;
      }
    | { readonly what: 'deedCompleted'; readonly deed: number }
    | { readonly what: 'drewInBathhouse'; readonly kinds: readonly number[] }
    | { readonly what: 'fittedGear'; readonly space: number; readonly farmerOnly: boolean }
    | { readonly what: 'keptGears' }
    /** Torture. */
    | { readonly what: 'owes'; readonly coins: number }
    | { readonly what: 'gaveStation'; readonly city: number }
    | { readonly what: 'gaveUnbuilt' }
    | { readonly what: 'gavePerson'; readonly profession: number }
    | { readonly what: 'gaveStep'; readonly field: number }
    | { readonly what: 'gaveGood'; readonly good: number }
    | { readonly what: 'gaveTile'; readonly tile: number }
    | { readonly what: 'gaveFittedGear'; readonly space: number }
    | { readonly what: 'gaveGear'; readonly farmerOnly: boolean }
    | { readonly what: 'debtLapsed'; readonly coins: number }
    /** Events of the hourglass. */
    | { readonly what: 'eventStarted'; readonly event: number }
    | { readonly what: 'shielded'; readonly event: number }
    | { readonly what: 'fed'; readonly good: number }
    | { readonly what: 'lostPerson'; readonly profession: number }
    /** Kind: the own person that was drawn, or -1 if the bag was empty. */
    | { readonly what: 'sparedByPlague'; readonly kind: number }
    | { readonly what: 'startPassed'; readonly start: number }
    | { readonly what: 'gameOver' }
  );
