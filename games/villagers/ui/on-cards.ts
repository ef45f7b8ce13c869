import type { Seat } from '@spielstube/engine';
import { closedChoice, openChoices } from '@spielstube/ui';
import { RECRUITER } from '../data/jobs.ts';
import type { VillagersAction } from '../rules/moves.ts';
import { coinsAt, isCovered, jobAt, placeWord } from '../rules/village.ts';
import { type Board, type Closed, type Open, villageAt } from './board.ts';

/* Equal places are one choice of the rules: whichever of them is pointed at, it is meant. */

const isEqual = (village: readonly number[], one: number, other: number): boolean =>
  one === other || placeWord(village, one) === placeWord(village, other);

const looksEqual = (village: readonly number[], one: number, other: number): boolean =>
  one === other ||
  (jobAt(village, one) === jobAt(village, other) &&
    coinsAt(village, one) === coinsAt(village, other) &&
    isCovered(village, one) === isCovered(village, other));

/** Whether an action means a card of somebody's village. */
function means({ view, frame }: Board, seat: Seat, card: number, village: readonly number[]) {
  const isOwn = frame?.seat === seat;
  return (a: VillagersAction): boolean => {
    switch (a.do) {
      case 'onto':
      case 'seize':
        return isOwn && isEqual(village, a.card, card);
      case 'smuggle':
        return isOwn && looksEqual(village, a.card, card);
      case 'replace':
        return a.seat === seat && isEqual(village, a.card, card);
      case 'unlock':
        return a.seat === seat && looksEqual(village, a.card, card);
      case 'hire':
        return a.seat === seat && a.card === card;
      case 'recruit':
        return isOwn && view.players[seat] !== undefined && jobAt(village, card) === RECRUITER;
      default:
        return false;
    }
  };
}

/** What can be done with a card of a village now. */
export const openOn = (board: Board, seat: Seat, card: number): Open[] =>
  openChoices(board, means(board, seat, card, villageAt(board, seat)));

export const closedOn = (board: Board, seat: Seat, card: number): Closed | undefined =>
  closedChoice(board, means(board, seat, card, villageAt(board, seat)));
