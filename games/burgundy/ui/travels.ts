import { send, type Travels } from '@spielstube/ui';
import { PURCHASE } from '../data/bonuses.ts';
import { ANIMAL_KEYS, GOODS_KEYS } from '../data/setup.ts';
import { saleOf } from '../rules/goods.ts';
import type { BurgundyTexts } from '../text/types.ts';
import { ANIMAL_SIGNS, cardPiece, GOODS_SIGNS, place } from './drawings.ts';

/** Silver, workers, goods, animals and points on their way. Action cards travel by themselves. */
export const TRAVELS: Travels<BurgundyTexts> = {
  start: place.phaseCard,
  scenes: {
    played: ({ seat }, { home }) => home(place.hand(seat)),
    placed: ({ card }) => cardPiece(card),
    choseBonus: () => place.phaseCard,
  },
  trips: {
    played: (_, { scene }) => send('card-back', scene, place.discardPile),
    workersSpent: ({ seat, to, workers }, { home }) =>
      send('worker', home(place.workers(seat)), place.lane(to), workers),
    gotSilver: ({ seat, silver }, { scene, home }) => send('silver', scene, home(place.silver(seat)), silver),
    gotWorkers: ({ seat, workers }, { scene, home }) =>
      send('worker', scene, home(place.workers(seat)), workers),
    gotPoints: (event, { scene, points }) => send('vp', scene, points, event.points),
    gotGoods: ({ seat, sort, stack }, { home }) =>
      send(GOODS_SIGNS[GOODS_KEYS[sort]], place.goodsStack(stack), home(place.goods(seat, sort))),
    gotAnimal: ({ seat, sort, stack }, { home }) =>
      send(ANIMAL_SIGNS[ANIMAL_KEYS[sort]], place.animalStack(stack), home(place.animals(seat, sort))),
    sold: ({ seat, sort, cards }, { home, points }) => {
      const [goods, sale] = [home(place.goods(seat, sort)), saleOf(cards)];
      return [
        send('vp', goods, points, sale.points),
        send('silver', goods, home(place.silver(seat)), sale.silver),
      ];
    },
    converted: ({ seat, workers, silver }, { home, points }) => [
      send('worker', home(place.workers(seat)), points, workers),
      send('silver', home(place.silver(seat)), points, silver),
    ],
    firstTriple: ({ type }, { points }) => send('seal', place.firstTriple(type), points),
    allSeven: (_, { points }) => send('all-seven', place.allSeven, points),
    bought: ({ seat }, { home }) => send('silver', home(place.silver(seat)), place.drawPile, PURCHASE.price),
    startCardTaken: ({ from }, { points }) => send('start-back', place.seat(from), points),
    egonRevealed: ({ seat }) => send('card-back', place.egonStack, place.seat(seat)),
    roundStarted: (_, { viewer }) =>
      viewer === null ? [] : send('card-back', place.pile(viewer), place.hand(viewer)),
  },
  sounds: {
    phaseStarted: 'page',
    played: 'dice',
    took: 'card',
    placed: 'card',
    tripled: 'seal',
    reshuffled: 'card',
    gameOver: 'bell',
  },
  changes: {
    displayDealt: ({ card }) => cardPiece(card),
    took: ({ card }) => cardPiece(card),
    gotGoods: ({ stack }) => place.goodsStack(stack),
    gotAnimal: ({ stack }) => place.animalStack(stack),
  },
};
