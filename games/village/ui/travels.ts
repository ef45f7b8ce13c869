import type { Seat } from '@spielstube/engine';
import { type SpriteId, useFlights, useNews } from '@spielstube/ui';
import { useCallback, useRef } from 'react';
import { COLOURS, PLAGUE } from '../data/pieces.ts';
import type { VillageEvent } from '../rules/events.ts';
import { cubesOf } from '../rules/prices.ts';
import { CUBE_SIGNS, GOOD_SIGNS, place } from './drawings.ts';
import type { TableProps } from './table.ts';

/** One thing starts so many milliseconds after the other. */
const APART = 90;

/** Sends cubes, coins, grain, goods and points on their way. Members, customers and crests travel by themselves. */
export function useTravels({ news, viewer }: TableProps): void {
  const flights = useFlights();
  /** Where something happened last: what it brings comes from there. */
  const source = useRef<string>(place.supply);
  const tell = useCallback(
    (event: VillageEvent, order: number) => {
      const mine = event.seat === viewer;
      /** Own things have a place each; the others' panels are one. */
      const home = (own: string): string => (mine ? own : place.seat(event.seat));
      const fly = (glyph: SpriteId, from: string, to: string, times = 1): void => {
        for (let n = 0; n < times; n++) flights.fly({ glyph, from, to, delay: (order + n) * APART });
      };
      switch (event.what) {
        case 'tookCube':
          source.current = place.space(event.space);
          return fly(
            CUBE_SIGNS[event.cube],
            source.current,
            event.cube === PLAGUE ? home(place.dial(event.seat)) : home(place.cube(event.seat, event.cube)),
          );
        case 'connyTookCube':
          return fly(CUBE_SIGNS[event.cube], place.space(event.space), place.compartment(event.compartment));
        case 'choseAction':
          source.current = place.space(event.space);
          return;
        case 'usedWell':
          source.current = place.well;
          return;
        case 'paidCubes':
          for (const colour of COLOURS) {
            fly(
              CUBE_SIGNS[colour],
              home(place.cube(event.seat, colour)),
              source.current,
              cubesOf(event.cubes, colour),
            );
          }
          return;
        case 'paidCoins':
          return fly('coin', home(place.coins(event.seat)), source.current, event.coins);
        case 'paidGrain':
          return fly('grain', home(place.grain(event.seat)), source.current, event.grain);
        case 'paidGood':
          return fly(
            GOOD_SIGNS[event.good],
            home(place.good(event.seat, event.good)),
            source.current,
            event.count,
          );
        case 'paidTime':
          return fly('v-time', source.current, home(place.dial(event.seat)), event.time);
        case 'gotGrain':
          return fly('grain', place.field, home(place.grain(event.seat)), event.grain);
        case 'gotCube':
          return fly(CUBE_SIGNS[event.cube], place.supply, home(place.cube(event.seat, event.cube)));
        case 'gotGood':
          return fly(
            GOOD_SIGNS[event.good],
            place.workshop(event.good),
            home(place.good(event.seat, event.good)),
          );
        case 'gotCoins':
          return fly('coin', place.mill, home(place.coins(event.seat)), event.coins);
        case 'gotPoints':
          return fly('vp', source.current, pointsOf(event.seat, mine), event.points);
        case 'visited':
          source.current = place.castle(event.castle);
          return;
        case 'served':
          source.current = place.stall(event.stall);
          if (!mine) fly('v-customer', source.current, place.seat(event.seat));
          return;
        case 'goalRevealed':
          return fly('v-medal', place.seat(event.seat), pointsOf(event.seat, mine));
      }
    },
    [flights, viewer],
  );
  useNews(news, tell);
}

function pointsOf(seat: Seat, mine: boolean): string {
  return mine ? place.points(seat) : place.seat(seat);
}
