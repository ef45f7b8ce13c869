import type { GameEvent } from '@spielstube/engine';
import type { Card } from '../data/cards.ts';

/** What happens in the game, for the log, the animation and the screen reader. */
export type BurgundyEvent = GameEvent &
  (
    | { readonly what: 'phaseStarted'; readonly phase: number; readonly first: number }
    | { readonly what: 'roundStarted'; readonly round: number }
    | { readonly what: 'displayDealt'; readonly card: Card; readonly row: number }
    | { readonly what: 'displayCleared'; readonly cards: number }
    | { readonly what: 'reshuffled'; readonly cards: number }
    | { readonly what: 'played'; readonly die: number; readonly card: Card }
    | { readonly what: 'workersSpent'; readonly workers: number; readonly from: number; readonly to: number }
    | { readonly what: 'took'; readonly card: Card; readonly row: number }
    | { readonly what: 'gaveUp'; readonly card: Card }
    | { readonly what: 'placed'; readonly card: Card; readonly stack: number; readonly size: number }
    | { readonly what: 'tripled'; readonly type: number; readonly stack: number }
    | { readonly what: 'firstTriple'; readonly type: number }
    | { readonly what: 'allSeven'; readonly points: number }
    | { readonly what: 'choseBonus'; readonly phase: number; readonly option: number }
    | {
        readonly what: 'gotSilver';
        readonly silver: number;
        readonly by: 'action' | 'card' | 'bonus' | 'sale';
      }
    | { readonly what: 'gotWorkers'; readonly workers: number; readonly by: 'action' | 'card' | 'bonus' }
    | { readonly what: 'gotPoints'; readonly points: number; readonly by: 'card' | 'bonus' | 'egon' }
    | { readonly what: 'gotGoods'; readonly sort: number; readonly stack: number }
    | { readonly what: 'gotAnimal'; readonly sort: number; readonly stack: number }
    | { readonly what: 'stackDivided'; readonly supply: 'goods' | 'animals' }
    | { readonly what: 'nothingLeft'; readonly supply: 'goods' | 'animals' }
    | { readonly what: 'noCardFits'; readonly card: Card }
    | { readonly what: 'sold'; readonly sort: number; readonly cards: number }
    | { readonly what: 'startCardTaken'; readonly from: number }
    | {
        readonly what: 'converted';
        readonly workers: number;
        readonly silver: number;
        readonly points: number;
      }
    | { readonly what: 'bought'; readonly cards: readonly Card[] }
    | { readonly what: 'keptBought'; readonly card: Card }
    | { readonly what: 'usedBought'; readonly card: Card }
    | { readonly what: 'declined' }
    | { readonly what: 'egonRevealed'; readonly card: Card }
    | { readonly what: 'compared'; readonly player: number; readonly egon: number }
    | { readonly what: 'gameOver' }
  );
