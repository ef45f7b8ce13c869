import type { Refusal } from '@spielstube/engine';
import { detail } from '../language.ts';
import { amount, goodsOfShade } from './words.ts';

/** Why not: one sentence for each reason in the rules. */
export function refusal(r: Refusal): string {
  switch (r.reason) {
    case 'emptyRow':
      return `No card is left in row ${detail(r, 'row')}.`;
    case 'tooFewWorkers':
      return tooFewWorkers(detail(r, 'die'), detail(r, 'price'), detail(r, 'workers'));
    case 'noProject':
      return 'You have no project that you could place. Take a card from the display first.';
    case 'noSuchGoods':
      return `You have no ${goodsOfShade(detail(r, 'sort'))} in your storage.`;
    case 'enoughWorkers':
      return `You already have ${amount('workers', detail(r, 'workers'))}. This action only tops up to 2.`;
    case 'tooFewToConvert':
      return `A point takes 3 workers or silver, you have ${detail(r, 'cards')} in all.`;
    case 'noPassing':
      return 'You cannot pass: every turn has an action. Taking 1 silver is always possible.';
    case 'castleMustAct':
      return "You must carry out the Castle's action. Taking 1 silver is always possible.";
    case 'newCardStays':
      return 'The new card stays. One of your three old projects makes room.';
    case 'projectsFull':
      return 'You already have three projects, there is no room for more.';
    case 'stackComplete':
      return 'This triple is complete and takes no further card.';
    case 'stackOfOtherType':
      return 'Another type lies there. Only Cloisters go with every type.';
    case 'stackToContinue':
      return 'You still have an open stack of this type. A new one begins only when that is complete.';
    case 'bonusGivesNothing':
      return 'Nothing of that is left in the supply, so the bonus would give you nothing.';
    case 'stackEmpty':
      return 'This stack is empty.';
    case 'wrongTypeForBuilding':
      return 'The building does not take this type.';
    case 'tooLittleSilver':
      return `The purchase costs 3 silver, you have ${detail(r, 'silver') === 0 ? 'none' : `only ${detail(r, 'silver')}`}.`;
    case 'alreadyBought':
      return 'You have already bought cards this turn. Once a turn is all you get.';
    case 'tooFewCardsToBuy':
      return 'Draw pile and discard pile together hold fewer than three cards.';
    case 'notYourTurn':
      return 'It is not your turn.';
    default:
      return 'That is not open to you now.';
  }
}

function tooFewWorkers(die: number, price: number, workers: number): string {
  const steps = price === 1 ? 'one step' : `${price} steps`;
  const have = workers === 0 ? 'you have none' : `you have only ${workers}`;
  return `That is ${steps} away from your ${die} and costs ${amount('workers', price)}, ${have}.`;
}
