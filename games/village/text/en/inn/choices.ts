import { INN_BOARD, VILLAGER_EFFECTS } from '../../../data/inn.ts';
import { SALE_GREEN, SALE_TIME } from '../../../data/market.ts';
import { LIFE_TRACK } from '../../../data/pieces.ts';
import { type FrameKind, MARKET_CLOSES, MARKET_OPENS } from '../../../rules/state.ts';
import type { Choice } from '../../facts.ts';
import type { InnChoice } from '../../inn/facts.ts';
import { elsewhere } from '../../layers.ts';
import { customerWords } from '../tiles.ts';
import { ofWhom } from '../whose.ts';
import { anyCubes, castleName, cubes, figure, points, rewardOf, time } from '../words.ts';
import { villagerEffect, villagerName, villagerPrice } from './villagers.ts';

/** By move of the Herbalist. */
const LIFE: readonly string[] = [
  `Lifetime marker right behind the quill: ${time(LIFE_TRACK)} until the next death`,
  `Lifetime marker right before the quill: ${time(1)} until the next death`,
  'Leave the lifetime marker where it is',
];
const stepOne = (needed: { readonly time: number; readonly cubes: number }): string =>
  needed.cubes > 0 ? anyCubes(needed.cubes) : time(needed.time);
const isMarket = (moment: number): boolean => moment === MARKET_OPENS || moment === MARKET_CLOSES;

export function innChoiceWords(c: Choice): string | undefined {
  switch (c.do) {
    case 'done':
      return DONE[c.question];
    case 'play':
      return `Play the ${villagerName(c.card)}: ${villagerEffect(c.card)}`;
    case 'buy':
      return `Buy the ${villagerName(c.card)} for ${villagerPrice(c.card)}: ${villagerEffect(c.card)}`;
    case 'noCards':
      return isMarket(c.moment) ? 'No more cards on this market day' : 'No more cards in this Mass';
    case 'visit':
      return c.member === 0
        ? 'Put somebody into the Inn'
        : `Put the ${figure(c.member)} into the Inn: ${time(INN_BOARD.placeTime)}; then change a stack for ${stepOne(c.cost)}`;
    case 'drink':
      return `Change a stack for ${stepOne(c.cost)} and perhaps buy a card`;
    case 'rotate':
      return c.card < 0
        ? `Change stack ${c.stack + 1}`
        : `Stack ${c.stack + 1}: put the ${villagerName(c.card)} under it`;
    case 'look':
      return `Look through stack ${c.stack + 1} (${c.cards === 1 ? '1 card' : `${c.cards} cards`})`;
    case 'life':
      return LIFE[c.where];
    case 'mark':
      return `Marker on the ${castleName(c.castle)}: ${rewardOf(c.castle)}`;
    case 'pick':
      return `A ${figure(c.member)} ${ofWhom(c.whose)}`;
    case 'pickMonk':
      return 'A monk';
    case 'roll':
      return `Roll: ${VILLAGER_EFFECTS.jackRolls} cubes of random colours`;
    case 'serveWaiting': {
      const served = `Serve customer ${c.place + 1} of the queue`;
      if (c.customer === null) return served;
      return `${served}: ${customerWords(c.customer)}, brings ${points(c.customer.points)}${c.free ? '' : `; plus ${cubes([0, SALE_GREEN])}, ${time(SALE_TIME)}`}`;
    }
    case 'takeCustomer':
      return c.customer === null
        ? `Take the customer at stall ${c.stall + 1}`
        : `Take the customer at stall ${c.stall + 1} for nothing: brings ${points(c.customer.points)}`;
    case 'toTop':
      return `The ${figure(c.member)} from step ${c.step} to step ${c.top} of the Church`;
    case 'freeTrip':
      return `The ${figure(c.member)} to the ${castleName(c.castle)}: ${c.first ? `brings ${rewardOf(c.castle)}` : 'visited before'}`;
    default:
      return elsewhere<Exclude<Choice, InnChoice>>(c);
  }
}

/** How a question of the Inn is left. */
const DONE: Partial<Record<FrameKind, string>> = {
  cards: 'Play no card',
  bard: 'Bury as usual',
  prodigalSon: 'Bring nobody to the farm',
  jack: 'Do not roll',
  innBuy: 'Buy no card',
  lookThrough: 'Buy no card of this stack',
};
