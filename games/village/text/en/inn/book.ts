import type { Translated } from '@spielstube/engine/text';
import { INNKEEPER_CARDS } from '../../../data/goals.ts';
import { BREWERY_TABLE, CARD_STACKS, INN_BOARD, VILLAGERS } from '../../../data/inn.ts';
import { MIX_INN } from '../../../data/mixes.ts';
import { BEER } from '../../../data/pieces.ts';
import { cardsInPlay } from '../../../rules/inn/stacks.ts';
import { customersInPlay } from '../../../rules/promos.ts';
import type { innBook as german } from '../../de/inn/book.ts';
import { anyCubes, goodsCount, grain, inWords, time } from '../words.ts';

const CARDS = cardsInPlay(MIX_INN);
const A_STACK = CARDS.length / CARD_STACKS;
const CUSTOMERS_MORE = customersInPlay({ inn: 'front' }).length - customersInPlay({}).length;
const used = (use: string): number => CARDS.filter((card) => VILLAGERS[card].use === use).length;
const { trainingTime, productionTime, yields, grain: sacks } = BREWERY_TABLE;
const beer = goodsCount(BEER, yields);

/** The chapters of the Inn: the house, the Brewery, and cards in general. */
export const innBook: Translated<typeof german> = {
  inn: {
    title: 'Inn: the house',
    intro: [
      'With Inn the village gets a public house. People sit there who can help you: villager cards, each of them different, each of them once. You pay them with beer or a coin.',
    ],
    rules: {
      'VIL-INN-SET-01':
        'The Inn board lies next to the main board. Before the game you choose one of its two sides, and that stays.',
      'VIL-INN-SET-02': `The sides differ only in step 1 of the action: ${time(INN_BOARD.frontTime)} on the front, ${anyCubes(INN_BOARD.backCubes)} on the back.`,
      'VIL-INN-SET-03': `${CARDS.length} villager cards are shuffled and laid out face up in ${inWords(CARD_STACKS)} stacks of ${A_STACK}. Only the top card of each is seen.`,
      'VIL-INN-SET-04': `${CUSTOMERS_MORE} customers of the Inn are shuffled into the others before the market is filled.`,
      'VIL-INN-SET-05': 'Beer joins the supply as a sixth good.',
      'VIL-INN-SET-06': `Everybody begins with ${goodsCount(BEER, INN_BOARD.startingBeer)} more on the farm.`,
      'VIL-INN-SET-07':
        'The set-up card with sun and mug is used; it puts cubes on the space of the Inn as well.',
      'VIL-INN-BEER-01': 'Beer is a good: the privilege of step 3 may bring beer, too.',
      'VIL-INN-BEER-02': 'Beer pays for villager cards, and some customers want it.',
      'VIL-INN-BEER-03': 'Like all goods, beer never runs out.',
      'VIL-INN-ACT-01':
        'The Inn has an action space of its own. Its action comes with a cube from there, at the Well, or by a card.',
      'VIL-INN-ACT-02': 'An action brings one villager card at most.',
      'VIL-INN-ACT-03': `You need somebody in the Inn. If nobody of yours is there, you put one from the farm there, for ${time(INN_BOARD.placeTime)} on both sides.`,
      'VIL-INN-ACT-04': 'With nobody in the Inn and nobody on the farm the action cannot be carried out.',
      'VIL-INN-ACT-05':
        'If somebody of yours sits there already, that costs nothing, and no second one joins him. Here: people of different families sit side by side in peace.',
      'VIL-INN-ACT-06': `Step 1, in any case: ${time(INN_BOARD.frontTime)} on the front, ${anyCubes(INN_BOARD.backCubes)} on the back. It may be the cube just taken, and a coin replaces it.`,
      'VIL-INN-ACT-07':
        'Step 2, in any case: you put the top card of one stack face up under the same stack.',
      'VIL-INN-ACT-08':
        'Step 3, if you like: you buy one of the cards now on top for its price and take it to hand.',
      'VIL-INN-ACT-09':
        'The steps come in this order: whether you buy you decide when you have seen the new card.',
      'VIL-INN-ACT-10': 'Whoever cannot or does not want to pay skips step 3. Steps 1 and 2 stay done.',
      'VIL-INN-ACT-11': 'Looking through the stacks is not allowed; only the Noblewoman may do so.',
      'VIL-INN-ACT-12':
        'Whoever dies in the Inn goes to the Graveyard, even if the Chronicle had room. Only the Bard knows better.',
      'VIL-INN-ACT-13': 'Here: a price in beer is paid with beer, a price in coins with coins.',
      'VIL-INN-ACT-14':
        'Here: a stack with a single card may be chosen, an empty one may not. If all are empty, the action cannot be carried out.',
      'VIL-INN-ACT-15':
        'Here: whoever puts somebody there also does steps 1 and 2. Doing without the whole action is allowed as always.',
      'VIL-INN-ACT-16': 'The Family action also calls somebody home from the Inn.',
    },
  },
  brewery: {
    title: 'Inn: the Brewery',
    intro: ['A fifth craft building, in which beer is made.'],
    rules: {
      'VIL-INN-BREW-01': 'The Brewery belongs to Crafts and is used with that action.',
      'VIL-INN-BREW-02': `Brewing once brings exactly ${beer}.`,
      'VIL-INN-BREW-03': `With a brewer of your own that costs ${time(productionTime)}.`,
      'VIL-INN-BREW-04': `Training a brewer costs ${time(trainingTime)}; if he brews at once it is ${time(trainingTime + productionTime)}.`,
      'VIL-INN-BREW-05': `Without a brewer ${grain(sacks)} bring ${beer}.`,
      'VIL-INN-BREW-06':
        'Here: any number may work in the Brewery, and whoever dies there belongs to Crafts in the Chronicle.',
      'VIL-INN-BREW-07': 'Here: for the life goals Craftsman and Master it counts like any workshop.',
    },
  },
  cards: {
    title: 'Inn: villager cards',
    intro: [
      'Cards with an empty inkwell stay in hand and are scored at the end. Cards with a full inkwell are played once: most of them at any time, some only in the moment that they name.',
    ],
    rules: {
      'VIL-CARD-GEN-01': 'Each card works once in a game.',
      'VIL-CARD-GEN-02':
        'An empty inkwell means: the card stays in hand until final scoring and cannot be played before.',
      'VIL-CARD-GEN-03':
        'A full inkwell means: the card is played. It may be any number of them in a turn, if their conditions hold.',
      'VIL-CARD-GEN-04':
        'A card that was played leaves the game; Admiral and Helmsman only when the ship comes home.',
      'VIL-CARD-GEN-05':
        'Cards work for you only. The Father alone takes something from the others: buying out in one Mass.',
      'VIL-CARD-GEN-06':
        '“Any time” means: in your turn, on any market day, also one of somebody else, and in any Mass, the last one included.',
      'VIL-CARD-GEN-07':
        "Here: not in another player's turn outside a market day, not at the wedding, and not after the last Mass.",
      'VIL-CARD-GEN-08': 'Here: a card just bought may be played in the same turn.',
      'VIL-CARD-GEN-09': `Here: how many cards you hold is up to you; the Innkeeper even asks for ${inWords(INNKEEPER_CARDS)}.`,
      'VIL-CARD-GEN-10': 'If what a card presupposes is missing, it cannot be played.',
      'VIL-CARD-GEN-11': 'Points of a card that is played count at once.',
      'VIL-CARD-GEN-12':
        'Here: if a card brings points and something that you may do, the points alone will do.',
      'VIL-CARD-GEN-13':
        'Here: if several want to play cards in the same moment, it goes clockwise, on a market day from whoever called it, in a Mass from the starting player.',
      'VIL-CARD-GEN-14':
        'Here: cards bought openly are known to all. What was bought with the Noblewoman is known to its owner alone; the price is seen.',
      'VIL-CARD-GEN-15': 'Cards with a full inkwell that are left at the end bring nothing.',
      'VIL-CARD-GEN-16': `${used('situation')} cards of the Inn and the four of Port have a moment of their own; ${used('anyTime')} and the three of Marriage can be played any time.`,
      'VIL-CARD-GEN-17':
        'Here: a card comes before a choice, never between a choice and its payment. If it makes an action of the Well or the Old Man impossible, that action is lost.',
      'VIL-CARD-GEN-18':
        'Here: a card is finished before the next one comes. Bread, chests and life goals are possible any time all the same.',
      'VIL-CARD-GEN-19':
        'Here: an action is possible even if only a card such as Toll Keeper or Admiral makes it so. What an any-time card supplies has to be there before.',
    },
  },
};
