import { send, type Travels } from '@spielstube/ui';
import { BAKERY, BLISS, STORE } from '../../data/places.ts';
import { CARGO_GRAIN, CHEST, COCOA, HARBOUR, TEA, waterOfIsland } from '../../data/port.ts';
import type { VillageTexts } from '../../text/types.ts';
import { CUBE_SIGNS } from '../drawings.ts';
import { TRAVELS } from '../travels.ts';
import { cardPiece, cargoSign, DIE_SIGNS, place, shipPiece } from './drawings.ts';

/** Where a piece of cargo lies at home. */
function storeOf(seat: number, cargo: number): string {
  switch (cargo) {
    case CARGO_GRAIN:
      return place.grain(seat);
    case COCOA:
      return place.cocoa(seat);
    case TEA:
      return place.tea(seat);
    case CHEST:
      return place.chests(seat);
    default:
      return place.good(seat, cargo);
  }
}

/** Where a couple lives, or goes home from. */
const houseOf = (house: number): string => place.house(house === BAKERY || house === STORE ? house : BLISS);

/** The same with cards, ships, bread, tools and couples. Cards, ships and members travel by themselves. */
export const EXPANDED_TRAVELS: Travels<VillageTexts> = {
  start: TRAVELS.start,
  scenes: {
    ...TRAVELS.scenes,
    cardWentUnder: ({ stack }) => place.stack(stack),
    cardCameUp: ({ stack }) => place.stack(stack),
    boughtCard: ({ stack }) => place.stack(stack),
    boughtSecretly: ({ stack }) => place.stack(stack),
    lookedThrough: ({ stack }) => place.stack(stack),
    hired: () => place.captains,
    sailed: ({ to }) => place.water(to),
    docked: ({ island }) => place.island(island),
    loadedTile: ({ island }) => place.island(island),
    cameHome: () => place.water(HARBOUR),
    soldExotic: ({ cargo }) => place.exotic(cargo),
    weddingStarted: () => place.die,
    pinkPlaced: ({ rank }) => place.rank(rank),
    married: ({ house }) => houseOf(house),
  },
  trips: {
    ...TRAVELS.trips,
    playedCard: ({ seat }, { home }) => send('v-person', home(place.hand(seat)), place.supply),
    boughtSecretly: ({ seat }, { scene, home }) => send('v-person', scene, home(place.hand(seat))),
    boughtCard: ({ seat }, { mine, scene }) => (mine ? [] : send('v-person', scene, place.seat(seat))),
    showedCard: ({ seat }, { home, points }) => send('v-person', home(place.hand(seat)), points),
    lifeMoved: ({ seat }, { home }) => send('v-time', place.supply, home(place.dial(seat))),
    rolled: ({ colour }) => send(DIE_SIGNS[colour], place.supply, place.die),
    servedWaiting: ({ seat }, { mine }) => (mine ? [] : send('v-customer', place.stall(0), place.seat(seat))),
    hired: ({ seat }, { home }) => send('v-captain', place.captains, home(place.ship(seat))),
    captainLeft: ({ seat }, { home }) => send('v-captain', home(place.ship(seat)), place.supply),
    loaded: ({ seat, cargo, count }, { home }) =>
      send(cargoSign(cargo), home(storeOf(seat, cargo)), home(place.ship(seat)), count),
    loadedTile: ({ seat, cargo, island }, { home }) =>
      send(cargoSign(cargo), place.island(island), home(place.ship(seat))),
    soldCargo: ({ seat, cargo, island }, { home }) =>
      send(cargoSign(cargo), home(place.ship(seat)), place.island(island)),
    paidCargo: ({ seat, cargo, count }, { scene, home }) =>
      send(cargoSign(cargo), home(place.ship(seat)), scene, count),
    unloaded: ({ seat, cargo, count }, { home }) =>
      send(cargoSign(cargo), home(place.ship(seat)), home(storeOf(seat, cargo)), count),
    openedChest: ({ seat }, { home }) => send('v-chest-open', home(place.chests(seat)), place.supply),
    gaveChest: ({ seat }, { scene, home }) => send('v-chest', home(place.chests(seat)), scene),
    soldExotic: ({ seat, cargo }, { home }) =>
      send(cargoSign(cargo), home(storeOf(seat, cargo)), place.exotic(cargo)),
    gotBread: ({ seat, count }, { scene, home }) => send('v-bread', scene, home(place.bread(seat)), count),
    paidBread: ({ seat, count }, { scene, home }) => send('v-bread', home(place.bread(seat)), scene, count),
    gotTools: ({ seat, count }, { scene, home }) => send('v-tool', scene, home(place.tools(seat)), count),
    paidTools: ({ seat, count }, { scene, home }) => send('v-tool', home(place.tools(seat)), scene, count),
    fed: ({ seat, member, place: at }, { home }) =>
      send('v-bread', home(place.bread(seat)), place.member(seat, member, at)),
    swapped: ({ seat, cube }, { scene, home }) => send(CUBE_SIGNS[cube], home(place.cube(seat, cube)), scene),
    docked: ({ island }) => send('v-dock', place.water(waterOfIsland(island)), place.island(island)),
    pinkPlaced: ({ rank }) => send('v-rings', place.die, place.rank(rank)),
    pinkReturned: () => send('v-rings', place.house(BLISS), place.die),
    married: ({ house }) => send('v-rings', place.die, houseOf(house)),
  },
  sounds: {
    ...TRAVELS.sounds,
    cardWentUnder: 'card',
    cardCameUp: 'card',
    boughtCard: 'card',
    boughtSecretly: 'card',
    playedCard: 'card',
    lookedThrough: 'page',
    rolled: 'dice',
    sailed: 'wood',
    docked: 'wood',
    cameHome: 'bell',
    openedChest: 'coin',
    weddingStarted: 'bell',
    married: 'bell',
  },
  changes: {
    ...TRAVELS.changes,
    cardWentUnder: ({ stack }) => place.stack(stack),
    cardCameUp: ({ card }) => cardPiece(card),
    lookedThrough: ({ stack }) => place.stack(stack),
    sailed: ({ seat }) => shipPiece(seat),
    cameHome: ({ seat }) => shipPiece(seat),
    docked: ({ seat, island }) => [shipPiece(seat), place.island(island)],
  },
};
