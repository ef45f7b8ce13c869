import type { Seat } from '@spielstube/engine';
import { send, type Travels, type Trip, type Way } from '@spielstube/ui';
import { NOTHING } from '../data/box.ts';
import { areaOf, isAreaField, OFFSPRING, PROGRESS } from '../data/fields.ts';
import { HOODED } from '../data/helpers.ts';
import { HAND } from '../rules/state.ts';
import type { NewdaleTexts } from '../text/types.ts';
import { FIGURE_SIGNS, GOOD_SIGNS, PROGRESS_SIGNS, place, START_PIECE } from './drawings.ts';

/** A trip for each figure. */
const figures = (kinds: readonly number[], from: string, to: (kind: number) => string): Trip[] =>
  kinds.map((kind) => send(FIGURE_SIGNS[kind], from, to(kind)));

/** Where a field lies: on the action board, or in an area of its seat. */
const fieldPlace = (seat: Seat, field: number, home: Way['home']): string =>
  isAreaField(field) ? home(place.area(seat, areaOf(field))) : place.field(field);

/** Helpers, goods, cards, points and tiles on their way. Houses, stones, ships and markers travel by themselves. */
export const TRAVELS: Travels<NewdaleTexts> = {
  start: place.order,
  scenes: {
    roundStarted: () => place.event,
    stoneResolved: ({ seat, field }, { home }) => fieldPlace(seat, field, home),
    built: ({ place: where }) => place.at(where),
    bridgeBuilt: ({ site }) => place.site(site),
    sailed: ({ to }) => place.space(to),
    raid: () => place.helpers(HOODED),
  },
  trips: {
    laidAside: ({ seat }, { home }) => send('n-card-out', home(place.hand(seat)), place.discards),
    placed: ({ seat, field }, { home }) =>
      send('n-stone', home(place.stones(seat)), fieldPlace(seat, field, home)),
    planShown: ({ seat, fields }, { mine, home }) =>
      mine
        ? []
        : fields
            .filter((field) => field !== NOTHING)
            .map((field) => send('n-stone', home(place.stones(seat)), fieldPlace(seat, field, home))),
    stoneResolved: ({ seat }, { home, scene }) => send('n-stone', scene, home(place.stones(seat))),
    failed: ({ seat, area }, { home }) =>
      send('ui-close', home(place.area(seat, area)), home(place.stones(seat))),
    raid: ({ hooded }) => send('n-raid', place.bag, place.helpers(HOODED), hooded),
    roundStarted: () => send('n-card', place.order, place.event),
    displayed: ({ cards }) => send('n-card', place.event, place.display, cards.length),
    personDisplayed: () => send('n-helper-any', place.event, place.display),
    hoodedIntoBag: ({ figures: count }) => send('n-hooded', place.event, place.bag, count),
    missionLaidOut: () => send('n-secret', place.event, place.order),
    figuresDrawn: ({ figures: kinds }) => figures(kinds, place.bag, place.helpers),
    borrowed: ({ figures: kinds }) => figures(kinds, place.bag, place.helpers),
    drew: ({ seat, cards }, { home }) => send('n-card', place.pile, home(place.hand(seat)), cards),
    reshuffled: () => send('n-card', place.discards, place.pile, 3),
    discarded: ({ seat }, { home }) => send('n-card-out', home(place.hand(seat)), place.discards),
    exchanged: ({ seat, cards }, { home }) => send('n-card-out', home(place.hand(seat)), place.pile, cards),
    asideShown: ({ seat, cards }, { mine, home }) =>
      mine ? [] : send('n-card-out', home(place.hand(seat)), place.discards, cards.length),
    gotGoods: ({ seat, good, count }, { scene, home }) =>
      send(GOOD_SIGNS[good], scene, home(place.goods(seat)), count),
    gaveGoods: ({ seat, good, count }, { scene, home }) =>
      send(GOOD_SIGNS[good], home(place.goods(seat)), scene, count),
    gotPoints: ({ points }, { scene, points: to }) => send('vp', scene, to, points),
    lostPoints: ({ points }, { scene, points: from }) => send('vp', from, scene, points),
    built: ({ seat, area, from }, { home }) =>
      send(
        'n-card',
        from === HAND ? home(place.hand(seat)) : place.display,
        home(area === NOTHING ? place.specials(seat) : place.area(seat, area)),
      ),
    gotTile: ({ seat, field }, { home }) => send('n-tile', place.bonus(field), home(place.tiles(seat))),
    usedTile: ({ seat }, { home }) => send('n-tile', home(place.tiles(seat)), place.display),
    usedPerson: ({ seat }, { home }) => send('n-helper-any', home(place.specials(seat)), place.display),
    chosePerson: ({ seat }, { home }) => send('n-helper-any', place.display, home(place.specials(seat))),
    recruited: ({ seat }, { home }) => send('n-helper-any', place.display, home(place.specials(seat))),
    searched: ({ cards }) => send('n-card', place.pile, place.discards, Math.min(cards, 5)),
    boughtStone: ({ seat }, { home }) => send('n-stone', place.field(OFFSPRING), home(place.stones(seat))),
    progressed: ({ seat, progress }, { home }) =>
      send(PROGRESS_SIGNS[progress], home(place.progress(seat)), place.field(PROGRESS)),
    released: ({ seat, colour }, { home }) =>
      send(FIGURE_SIGNS[colour], home(place.prison(seat)), place.helpers(colour)),
    jailed: ({ seat, figure }, { home }) =>
      send(FIGURE_SIGNS[figure], place.helpers(figure), home(place.prison(seat))),
    hoodedReplaced: ({ seat, colour }, { home }) =>
      send(FIGURE_SIGNS[colour], place.bag, home(place.prison(seat))),
    fulfilled: ({ seat }, { home }) => send('n-secret', place.order, home(place.specials(seat))),
    bridgeBuilt: ({ site, seat }, { home }) => send('n-bridge', home(place.stones(seat)), place.site(site)),
    arrived: ({ seat }, { home, scene }) => send('n-anchor', scene, home(place.stones(seat))),
    hired: ({ seat }, { home }) => send('n-helper-any', place.display, home(place.specials(seat))),
    notCarriedOut: ({ seat, field }, { home }) =>
      send('ui-close', fieldPlace(seat, field, home), home(place.stones(seat))),
  },
  sounds: {
    roundStarted: 'page',
    placed: 'wood',
    planShown: 'wood',
    ready: 'seal',
    stoneResolved: 'wood',
    built: 'wood',
    bridgeBuilt: 'wood',
    sailed: 'wood',
    raid: 'bell',
    arrived: 'bell',
    fulfilled: 'bell',
    finalProduction: 'bell',
    missionsShown: 'page',
    gameOver: 'bell',
  },
  changes: {
    planShown: ({ seat, fields }) => fields.flatMap((_, stone) => place.stone(seat, stone)),
    built: ({ seat, place: where }) => place.house(seat, where),
    gotPoints: ({ seat }) => place.marker(seat),
    lostPoints: ({ seat }) => place.marker(seat),
    sailed: ({ seat }) => place.ship(seat),
    blackShipSailed: () => place.blackShip,
    roundEnded: () => START_PIECE,
  },
};
