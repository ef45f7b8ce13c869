import { counted } from '@spielstube/engine/text';
import { BREWERY_TABLE, INN_BOARD, VILLAGERS } from '../../../data/inn.ts';
import { BEER } from '../../../data/pieces.ts';
import { BACK } from '../../../rules/mix.ts';
import { BEER_BACK, COIN_BACK, TWO_BEER_BACK } from '../../../rules/state.ts';
import type { InnWords } from '../../inn/words.ts';
import { anyCubes, goodsCount, grain, time } from '../words.ts';
import { cardPrice, villagerEffect, villagerMoment, villagerName, villagerPrice } from './villagers.ts';

const BACKS = new Map<number, string>([
  [COIN_BACK, cardPrice(1, 0)],
  [BEER_BACK, cardPrice(0, 1)],
  [TWO_BEER_BACK, cardPrice(0, 2)],
]);

/** By number in MOMENTS. */
const MOMENTS: readonly string[] = [
  'Before the burial',
  'The market day begins',
  'The market day ends',
  'The Mass begins',
  'Before the majority in the Church',
];

/** What the Inn and its cards say on the board. */
export const innWords: InnWords = {
  villager: villagerName,
  price: villagerPrice,
  effect: villagerEffect,
  when: villagerMoment,
  back: (back) => (BACKS.has(back) ? `Hidden villager for ${BACKS.get(back)}` : 'Hidden villager'),
  backAbout: 'Bought with the Noblewoman: everybody saw what it cost, but not the card itself.',
  inkwell: { empty: 'empty inkwell', full: 'full inkwell' },
  inkwellAbout: (card) =>
    VILLAGERS[card].use === 'scored'
      ? 'Empty inkwell: the card stays in hand and is scored at the end.'
      : 'Full inkwell: the card is played once and then leaves the game. At the end it is worth nothing.',

  board: 'Inn',
  boardAbout: (side) =>
    `First pay ${side === BACK ? anyCubes(INN_BOARD.backCubes) : time(INN_BOARD.frontTime)}, then put the top card of one stack under it, then buy one of the three open cards or not.`,
  guestsAbout: `Whoever acts here needs somebody in the Inn: if nobody is there, one comes from the farm for ${time(INN_BOARD.placeTime)}. More than one is not allowed. Whoever dies here goes to the Graveyard.`,
  stack: (stack) => `Stack ${stack + 1}`,
  stackAbout: (cards) =>
    `${counted(cards, 'villager card', 'villager cards')}; only the top one is seen. What is put under it comes back.`,
  emptyStack: 'The stack is empty.',
  buy: 'Buy',
  putUnder: 'Put under',
  play: 'Play',

  hand: 'Villagers',
  handAbout: 'Each card works once. Everybody knows those bought openly; a hand has no limit.',
  noCards: 'no cards',
  cardsOf: (name, cards) => `${name}: ${counted(cards, 'villager card', 'villager cards')}`,
  played: 'Cards played',
  playedAbout: 'Villagers that were played are out of the game.',
  worthNow: (points) => `Worth now: ${counted(points, 'point', 'points')}.`,

  moment: (moment) => MOMENTS[moment],
  crier: 'Market Crier: may serve the queue today as well',
  father: 'Father: chooses the figures of this Mass',
  quiet: 'plays no more cards for now',
  breweryAbout: `A fifth craft building: ${goodsCount(BEER, BREWERY_TABLE.yields)} at a time, for ${time(BREWERY_TABLE.productionTime)} with a brewer of your own, otherwise for ${grain(BREWERY_TABLE.grain)}.`,
};
