import type { Guides } from '@spielstube/engine/text';
import { ACTIONS, ANIMAL_SETS, PURCHASE } from '../../data/bonuses.ts';
import { type AnimalGain, LAST_TURNS, type Prospect, type Sale } from '../guide.ts';
import type { BurgundyTexts } from '../types.ts';
import { amount, animalName, cardName, goodsCount, listOf, spelled } from './words.ts';

const points = (n: number): string => amount('points', n);
const turns = (n: number): string => spelled(n, 'turn', 'turns');

/** "completes a triple: 4 points and a bonus" */
function does({ size, points: worth, first }: Prospect): string {
  if (size === 2)
    return `completes a triple: ${listOf([points(worth), first && 'the bonus card “1.”', 'a bonus'])}`;
  if (size === 1) return `turns one card into two: only one is missing then for a triple of ${points(worth)}`;
  return `begins a new stack; as a triple it would be worth ${points(worth)}`;
}

function sale({ sort, cards, points: worth, silver, start }: Sale): string {
  const brings = listOf([points(worth), amount('silver', silver), start && 'the start player card']);
  return `Selling ${goodsCount(cards, sort)} brings ${brings}`;
}

const SETS = `Two, three and four different animals count ${listOf(Object.values(ANIMAL_SETS).map(String))} points.`;
const animal = ({ sort, points: worth }: AnimalGain): string =>
  `The ${animalName(sort)} makes your animals worth ${points(worth)} more.`;
const held = ({ sort, cards }: Sale): string =>
  `You already have ${goodsCount(cards, sort)}: one sale takes the whole sort, so collect the same where you can.`;

export const guides: Guides<BurgundyTexts> = {
  turn({ fit, projects, turns: left }) {
    if (fit !== null)
      return `The ${fit.die} places your ${cardName(fit.card)} without workers. That ${does(fit)}.`;
    if (left < LAST_TURNS)
      return `After this turn ${left === 0 ? 'the game is over' : `you have ${turns(left)} left`}: only what still scores is worth it. Unfinished stacks count nothing.`;
    if (projects === 0)
      return 'You have no project, and only placed cards make triples. Play the number whose row has a card that you can soon complete to a triple.';
    return 'None of your numbers fits a project exactly. Each step to the next number costs a worker; the other card stays for later.';
  },
  action({ place, take, sale: goods, full, turns: left }) {
    if (place !== null && place.size === 2)
      return `Your ${cardName(place.card)} ${does(place)}. That is hard to beat.`;
    if (goods !== null && (goods.cards >= 3 || left < LAST_TURNS))
      return `${sale(goods)}. Unsold goods count nothing at the end.`;
    if (full)
      return 'Your three projects are full: whoever takes now gives one up. Placing makes room and takes effect at once.';
    if (take !== null && take.size === 2 && left > 0)
      return `A ${cardName(take.card)} is within reach in the display: placed, it ${does(take)}.`;
    if (place !== null) return `Placing takes effect at once: your ${cardName(place.card)} ${does(place)}.`;
    if (take !== null && left > 1)
      return `Without a fitting project, taking is usually best. Of the cards within reach, the ${cardName(take.card)} helps you most.`;
    return `If nothing fits, workers and silver make the next turn freer; ${spelled(ACTIONS.cardsPerPoint, 'card', 'cards')} of them can also become a point.`;
  },
  makeRoom: ({ loose }) =>
    loose === null
      ? 'Each of your projects fits a stack that you have begun. Give up the one whose triple is farthest away.'
      : `The ${cardName(loose)} fits none of the stacks that you have begun, so you will miss it least.`,
  target: (best) =>
    best.size === 2
      ? `The best place ${does(best)}. Scattered cards bring nothing at the end.`
      : `Only full stacks count. Put the ${cardName(best.card)} where you are most likely to find ${best.size === 1 ? 'one more card that fits' : 'two more cards that fit'}.`,
  phaseBonus({ workers, missing, turns: left }) {
    if (left === 0)
      return 'You have no turn left: silver helps only if it pays for a purchase in this turn, a worker only with another die.';
    if (left < LAST_TURNS)
      return `You have ${turns(left)} left. Take what you will surely spend in ${left === 1 ? 'it' : 'them'}: kept, it brings no points.`;
    if (workers === 0)
      return 'You have no worker and are bound to your numbers. Two or three open nearly the whole display in the next turns.';
    if (missing > 0)
      return `You are ${amount('silver', missing)} short of a purchase, and a purchase is almost an extra turn. Early triples bring the bigger bonuses.`;
    return 'You have workers, and silver for a purchase. Goods and animals turn into points later, point cards are points at once.';
  },
  goods: ({ held: sort }) =>
    sort === null
      ? 'You have nothing of either sort. Take the one whose number you can soon play to sell it.'
      : held(sort),
  animal: ({ best }) =>
    best === null
      ? `${SETS} None brings more at once, but variety pays in the end.`
      : `${animal(best)} ${SETS}`,
  boardingHouse({ held: sort, best }) {
    if (best !== null) return `${animal(best)} A good counts only when you sell it.`;
    return sort === null ? `${SETS} Goods bring points only when they are sold.` : held(sort);
  },
  takeFromDisplay({ best, full }) {
    if (best === null) return 'The display has nothing that this building can take.';
    if (full)
      return 'You have three projects already. Take only what is better than the one you give up for it.';
    return `What helps you most is the ${cardName(best.card)}. Placed, it ${does(best)}.`;
  },
  warehouse({ sale: goods }) {
    if (goods === null) return 'You have no goods, so this sale passes you by.';
    return goods.cards > 1
      ? `${sale(goods)}, and it costs no action.`
      : `${sale(goods)}. With more cards of the sort the same sale would be worth more, but it is rarely free.`;
  },
  cityHall: ({ best }) =>
    best === null
      ? 'Without a project the City Hall has no effect.'
      : `A second project in the same turn is a whole turn for free. Your ${cardName(best.card)} ${does(best)}.`,
  bought({ best, full }) {
    if (best !== null && best.size === 2 && !full)
      return `The ${cardName(best.card)} ${does(best)}, once you place it. As a die, a purchase gives you another action at once.`;
    return full
      ? 'Your three projects are full: as a die the purchase gives you a second action at once.'
      : 'As a die the purchase gives you a second action at once. As a project, a card pays that fits one of your stacks.';
  },
  endTurn({ mayBuy, missing, turns: left }) {
    if (mayBuy)
      return left < LAST_TURNS
        ? 'Silver brings no points at the end: buy now, while cards can still do something.'
        : `A purchase is almost an extra turn. Keep the ${PURCHASE.price} silver only if you soon have a better use for it.`;
    if (left === 0)
      return 'That was your last turn. Triples, bonuses, sold goods and animals are counted next.';
    return missing > 0
      ? `You are ${amount('silver', missing)} short of the next purchase. Sold goods and Mines bring it fastest.`
      : 'There is one purchase a turn. Your silver is enough for the next one already.';
  },
};
