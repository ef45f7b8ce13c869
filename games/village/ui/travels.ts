import { send, type Travels } from '@spielstube/ui';
import { COLOURS, PLAGUE } from '../data/pieces.ts';
import { churchStep, FARM } from '../data/places.ts';
import { cubesOf } from '../rules/prices.ts';
import type { VillageTexts } from '../text/types.ts';
import { CUBE_SIGNS, customerPiece, GOOD_SIGNS, place, RING_PIECE } from './drawings.ts';

/** Cubes, coins, grain, goods and points on their way. Members, customers and crests travel by themselves. */
export const TRAVELS: Travels<VillageTexts> = {
  start: place.supply,
  scenes: {
    tookCube: ({ space }) => place.space(space),
    choseAction: ({ space }) => place.space(space),
    usedWell: () => place.well,
    visited: ({ castle }) => place.castle(castle),
    served: ({ stall }) => place.stall(stall),
  },
  trips: {
    tookCube: ({ seat, cube }, { scene, home }) =>
      send(CUBE_SIGNS[cube], scene, home(cube === PLAGUE ? place.dial(seat) : place.cube(seat, cube))),
    connyTookCube: ({ cube, space, compartment }) =>
      send(CUBE_SIGNS[cube], place.space(space), place.compartment(compartment)),
    paidCubes: ({ seat, cubes }, { scene, home }) =>
      COLOURS.map((colour) =>
        send(CUBE_SIGNS[colour], home(place.cube(seat, colour)), scene, cubesOf(cubes, colour)),
      ),
    paidCoins: ({ seat, coins }, { scene, home }) => send('coin', home(place.coins(seat)), scene, coins),
    paidGrain: ({ seat, grain }, { scene, home }) => send('grain', home(place.grain(seat)), scene, grain),
    paidGood: ({ seat, good, count }, { scene, home }) =>
      send(GOOD_SIGNS[good], home(place.good(seat, good)), scene, count),
    paidTime: ({ seat, time }, { scene, home }) => send('v-time', scene, home(place.dial(seat)), time),
    gotGrain: ({ seat, grain }, { home }) => send('grain', place.field, home(place.grain(seat)), grain),
    gotCube: ({ seat, cube }, { home }) => send(CUBE_SIGNS[cube], place.supply, home(place.cube(seat, cube))),
    gotGood: ({ seat, good }, { home }) =>
      send(GOOD_SIGNS[good], place.workshop(good), home(place.good(seat, good))),
    gotCoins: ({ seat, coins }, { home }) => send('coin', place.mill, home(place.coins(seat)), coins),
    gotPoints: (event, { scene, points }) => send('vp', scene, points, event.points),
    served: ({ seat }, { scene, mine }) => (mine ? [] : send('v-customer', scene, place.seat(seat))),
    goalRevealed: ({ seat }, { points }) => send('v-medal', place.seat(seat), points),
  },
  sounds: {
    roundStarted: 'page',
    born: 'wood',
    moved: 'wood',
    climbed: 'wood',
    drewMember: 'wood',
    tookRing: 'coin',
    served: 'card',
    customerCame: 'card',
    quillCrossed: 'page',
    died: 'bell',
    massStarted: 'bell',
    connyRolled: 'dice',
    fateTurned: 'card',
    gameOver: 'bell',
  },
  changes: {
    born: ({ seat, member }) => place.member(seat, member, FARM),
    moved: ({ seat, member, to }) => place.member(seat, member, to),
    died: ({ seat, member, to }) => place.member(seat, member, to),
    drewMember: ({ seat, member, step }) => place.member(seat, member, churchStep(step)),
    climbed: ({ seat, member, step }) => place.member(seat, member, churchStep(step)),
    customerMoved: ({ customer }) => customerPiece(customer),
    customerCame: ({ customer }) => customerPiece(customer),
    tookRing: () => RING_PIECE,
    ringReturned: () => RING_PIECE,
    gotPoints: ({ seat }) => place.prestige(seat),
    goalRevealed: ({ seat }) => place.prestige(seat),
  },
};
