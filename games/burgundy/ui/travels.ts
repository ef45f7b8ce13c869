import type { Seat } from '@spielstube/engine';
import { type SpriteId, useFlights, useNews } from '@spielstube/ui';
import { useCallback, useRef } from 'react';
import { PURCHASE } from '../data/bonuses.ts';
import { ANIMAL_KEYS, GOODS_KEYS } from '../data/setup.ts';
import type { BurgundyEvent } from '../rules/events.ts';
import { saleOf } from '../rules/goods.ts';
import { ANIMAL_SIGNS, cardPiece, GOODS_SIGNS, place } from './drawings.ts';
import type { TableProps } from './table.ts';

/** One thing starts so many milliseconds after the other. */
const APART = 90;

/** Sends silver, workers, goods, animals and points on their way. Action cards travel by themselves. */
export function useTravels({ news, viewer }: TableProps): void {
  const flights = useFlights();
  /** The card that was placed last: what it brings comes out of it. */
  const source = useRef('');
  const tell = useCallback(
    (event: BurgundyEvent, order: number) => {
      const mine = event.seat === viewer;
      /** The own things lie in the storage; the others' panels are one place each. */
      const home = (own: string): string => (mine ? own : place.seat(event.seat));
      const fly = (glyph: SpriteId, from: string, to: string, times = 1): void => {
        for (let n = 0; n < times; n++) flights.fly({ glyph, from, to, delay: (order + n) * APART });
      };
      switch (event.what) {
        case 'played':
          source.current = home(place.hand(event.seat));
          return fly('card-back', source.current, place.discardPile);
        case 'placed':
          source.current = cardPiece(event.card);
          return;
        case 'choseBonus':
          source.current = place.phaseCard;
          return;
        case 'workersSpent':
          return fly('worker', home(place.workers(event.seat)), place.lane(event.to), event.workers);
        case 'gotSilver':
          return fly('silver', source.current, home(place.silver(event.seat)), event.silver);
        case 'gotWorkers':
          return fly('worker', source.current, home(place.workers(event.seat)), event.workers);
        case 'gotPoints':
          return fly('vp', source.current, pointsOf(event.seat, mine), event.points);
        case 'gotGoods':
          return fly(
            GOODS_SIGNS[GOODS_KEYS[event.sort]],
            place.goodsStack(event.stack),
            home(place.goods(event.seat, event.sort)),
          );
        case 'gotAnimal':
          return fly(
            ANIMAL_SIGNS[ANIMAL_KEYS[event.sort]],
            place.animalStack(event.stack),
            home(place.animals(event.seat, event.sort)),
          );
        case 'sold':
          fly(
            'vp',
            home(place.goods(event.seat, event.sort)),
            pointsOf(event.seat, mine),
            saleOf(event.cards).points,
          );
          return fly(
            'silver',
            home(place.goods(event.seat, event.sort)),
            home(place.silver(event.seat)),
            saleOf(event.cards).silver,
          );
        case 'converted':
          fly('worker', home(place.workers(event.seat)), pointsOf(event.seat, mine), event.workers);
          return fly('silver', home(place.silver(event.seat)), pointsOf(event.seat, mine), event.silver);
        case 'firstTriple':
          return fly('seal', place.firstTriple(event.type), pointsOf(event.seat, mine));
        case 'allSeven':
          return fly('all-seven', place.allSeven, pointsOf(event.seat, mine));
        case 'bought':
          return fly('silver', home(place.silver(event.seat)), place.drawPile, PURCHASE.price);
        case 'startCardTaken':
          return fly('start-back', place.seat(event.from), pointsOf(event.seat, mine));
        case 'egonRevealed':
          return fly('card-back', place.egonStack, place.seat(event.seat));
        case 'roundStarted':
          if (viewer !== null) fly('card-back', place.pile(viewer), place.hand(viewer));
          return;
      }
    },
    [flights, viewer],
  );
  useNews(news, tell);
}

function pointsOf(seat: Seat, mine: boolean): string {
  return mine ? place.points(seat) : place.seat(seat);
}
