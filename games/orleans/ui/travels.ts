import { send, type Travels, type Trip } from '@spielstube/ui';
import { KNIGHT_CITIZEN } from '../data/citizens.ts';
import { DEED_KEYS } from '../data/deeds.ts';
import { TILE_CATEGORY } from '../data/places.ts';
import { NOTHING } from '../rules/state.ts';
import type { OrleansTexts } from '../text/types.ts';
import { EVENT_SIGNS, GOOD_SIGNS, PERSON_SIGNS, personSign, place, START_PIECE } from './drawings.ts';

/** Somebody for each kind, from one place to another. */
const people = (kinds: readonly number[], from: string, to: string): Trip[] =>
  kinds.map((kind) => send(personSign(kind), from, to));

/** People, goods, coins, technology and tiles on their way. Cubes, merchants, stations and the flag travel by themselves. */
export const TRAVELS: Travels<OrleansTexts> = {
  start: place.bank,
  scenes: {
    used: ({ seat, place: where }, { home }) => home(place.at(seat, where)),
    advanced: ({ seat, track }) => place.cube(seat, track),
    developed: ({ seat }) => place.development(seat),
    travelled: ({ to }) => place.city(to),
    sent: ({ deed }) => place.deed(deed),
    eventStarted: () => place.event,
  },
  trips: {
    tileRemoved: ({ tile }) => send('o-ui-offer', place.stack(TILE_CATEGORY[tile]), place.bank),
    roundStarted: ({ event }) => send(EVENT_SIGNS[event], place.event, place.bank),
    returned: ({ seat, space, kind }, { home }) =>
      people([kind], home(place.space(seat, space)), home(place.market(seat))),
    returnsShown: ({ seat, spaces, kinds }, { mine }) =>
      mine ? [] : spaces.map((_, n) => send(personSign(kinds[n]), place.bank, place.seat(seat))),
    drew: ({ seat, kinds }, { home }) => people(kinds, home(place.bag(seat)), home(place.market(seat))),
    fetched: ({ seat, kind }, { home }) => people([kind], home(place.tiles(seat)), home(place.market(seat))),
    stowed: ({ seat, kind }, { home }) => people([kind], home(place.market(seat)), home(place.tiles(seat))),
    placed: ({ seat, space, kind, from }, { home }) => {
      const source = { market: place.market(seat), tower: place.tiles(seat), bathhouse: place.bag(seat) }[
        from
      ];
      return people([kind], home(source), home(place.space(seat, space)));
    },
    tookBack: ({ seat, space, kind, to }, { home }) =>
      people(
        [kind],
        home(place.space(seat, space)),
        home(to === 'tower' ? place.tiles(seat) : place.market(seat)),
      ),
    wentHome: ({ seat, place: where, kinds }, { home }) =>
      people(kinds, home(place.at(seat, where)), home(place.bag(seat))),
    recruited: ({ seat, profession }, { home }) =>
      send(PERSON_SIGNS[profession], place.people(profession), home(place.bag(seat))),
    gotCitizen: ({ seat, citizen }, { home, scene }) =>
      send(
        'o-citizen',
        citizen < KNIGHT_CITIZEN ? scene : place.citizen(citizen),
        home(place.citizens(seat)),
      ),
    gotCoins: ({ seat, coins, by }, { scene, home }) =>
      send('o-coin', by === 'census' || by === 'income' ? place.bank : scene, home(place.coins(seat)), coins),
    paidCoins: ({ seat, coins }, { home }) => send('o-coin', home(place.coins(seat)), place.bank, coins),
    gotGood: ({ seat, good, path }, { home }) =>
      send(
        GOOD_SIGNS[good],
        path === NOTHING ? place.goods(good) : place.path(path),
        home(place.good(seat, good)),
      ),
    gotGear: ({ seat, farmerOnly }, { home }) =>
      send(farmerOnly ? 'o-tech-farmer' : 'o-tech', place.gearSupply, home(place.gears(seat))),
    gotTile: ({ seat, tile }, { home }) =>
      send(
        TILE_CATEGORY[tile] === 1 ? 'o-back-1' : 'o-back-2',
        place.stack(TILE_CATEGORY[tile]),
        home(place.tiles(seat)),
      ),
    sent: ({ seat, profession, deed, place: where }, { home }) =>
      send(PERSON_SIGNS[profession], home(place.at(seat, where)), place.deed(deed)),
    drewInBathhouse: ({ seat, kinds }, { home }) =>
      people(kinds, home(place.bag(seat)), home(place.market(seat))),
    fittedGear: ({ seat, space, farmerOnly }, { home }) =>
      send(farmerOnly ? 'o-tech-farmer' : 'o-tech', home(place.gears(seat)), home(place.space(seat, space))),
    gaveUnbuilt: ({ seat }, { home }) => send('o-station-off', home(place.stations(seat)), place.bank),
    gavePerson: ({ seat, profession }, { home }) =>
      send(PERSON_SIGNS[profession], home(place.bag(seat)), place.bank),
    gaveStation: ({ seat, city }) => send('o-station-off', place.city(city), place.seat(seat)),
    gaveGood: ({ seat, good }, { home }) => send(GOOD_SIGNS[good], home(place.good(seat, good)), place.bank),
    gaveTile: ({ seat }, { home }) => send('o-ui-offer', home(place.tiles(seat)), place.bank),
    gaveFittedGear: ({ seat, space }, { home }) => send('o-tech', home(place.space(seat, space)), place.bank),
    gaveGear: ({ seat, farmerOnly }, { home }) =>
      send(farmerOnly ? 'o-tech-farmer' : 'o-tech', home(place.gears(seat)), place.bank),
    fed: ({ seat, good }, { home }) =>
      send(GOOD_SIGNS[good], home(place.good(seat, good)), place.goods(good)),
    lostPerson: ({ seat, profession }, { home }) =>
      send(PERSON_SIGNS[profession], home(place.bag(seat)), place.people(profession)),
  },
  sounds: {
    roundStarted: 'page',
    planShown: 'card',
    ready: 'seal',
    advanced: 'wood',
    developed: 'wood',
    travelled: 'wood',
    builtStation: 'wood',
    gotTile: 'card',
    deedCompleted: 'bell',
    eventStarted: 'bell',
    shielded: 'seal',
    owes: 'bell',
    gameOver: 'bell',
  },
  changes: {
    advanced: ({ seat, track }) => place.cube(seat, track),
    developed: ({ seat }) => place.development(seat),
    gaveStep: ({ seat }) => place.development(seat),
    travelled: ({ seat }) => place.merchant(seat),
    builtStation: ({ seat, city }) => place.station(seat, city),
    sent: ({ deed }) => place.deed(deed),
    deedCompleted: ({ deed }) => place.deed(Math.min(deed, DEED_KEYS.length - 1)),
    roundStarted: () => place.event,
    startPassed: () => START_PIECE,
  },
};
