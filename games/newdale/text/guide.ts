import type { Seat } from '@spielstube/engine';
import type { GuideFacts } from '@spielstube/engine/text';
import { NOTHING } from '../data/box.ts';
import { CHAIN, COAL_TRADER, COLOUR, GOOD, KIND, RAW, RAW_CHAIN } from '../data/cards.ts';
import { ACTION_FIELDS, areaOf, CHAPTER_FIELDS, THIRD_STONE } from '../data/fields.ts';
import { COAL, GOOD_VALUES, WOOD } from '../data/goods.ts';
import { COLOURS, HOODED } from '../data/helpers.ts';
import { PERSON_KEYS } from '../data/persons.ts';
import { BUILDING, STARTING } from '../data/setup.ts';
import { TILE_KINDS } from '../data/tiles.ts';
import { IN_FINAL_PRODUCTION } from '../rules/chains.ts';
import { rawFor } from '../rules/discarding.ts';
import { isOfOrder } from '../rules/order-ahead.ts';
import { FOR_SHIPYARD, meansFor, proposal, worthFor } from '../rules/payment.ts';
import { cardsForHelper, goesNowhere, missingFor } from '../rules/production.ts';
import { linksOf } from '../rules/prospects.ts';
import { hasSawmill, placesFor, placesWithin } from '../rules/reach.ts';
import { bitsIn, hasBit, type Newdale, type NewdaleFrame } from '../rules/state.ts';
import { boardOf, chapterOf, coinsOf, helpersAt, sum, wealthOf } from '../rules/supply.ts';
import { gainOfTile, makesGood } from '../rules/tiles.ts';
import { choiceOf } from './choice.ts';
import type { ForBuilding, Site, TileNow } from './guided.ts';
import {
  aheadOf,
  bestArea,
  bestField,
  buildable,
  farthest,
  finalPoints,
  isLate,
  orderState,
  outcomeCoins,
  recommended,
  roundsLeft,
  savedBy,
} from './outlook.ts';
import type { NewdaleTexts } from './types.ts';

/* What the guide mentions at each question, worked out once for both languages. */

/** The first colour of some whose helper lets a stone of one's own succeed. */
function saviour(
  s: Newdale,
  seat: Seat,
  from: readonly number[],
): { readonly colour: number; readonly saves: number } {
  for (let colour = 0; colour < COLOURS; colour++) {
    if (from[colour] === 0) continue;
    const saves = savedBy(s, seat, colour);
    if (saves !== NOTHING) return { colour, saves };
  }
  return { colour: from.findIndex((n) => n > 0), saves: NOTHING };
}

/** Of some tiles the one that brings most now, as far as it counts helpers. */
function bestTile(s: Newdale, seat: Seat, tiles: readonly number[]): TileNow | null {
  const gains = tiles
    .map((tile) => ({ tile, gain: gainOfTile(s, seat, tile) }))
    .filter(({ gain }) => gain > 0);
  return gains.toSorted((a, b) => b.gain - a.gain)[0] ?? null;
}

const whatIsUnused = (s: Newdale, { seat }: NewdaleFrame) => ({
  unused: sum(s.players[seat].tiles) > 0 || s.players[seat].persons > 0,
  roundsLeft: roundsLeft(s),
});

const forBuilding = (s: Newdale, { seat }: NewdaleFrame): ForBuilding => ({
  card: recommended(s, seat),
  late: isLate(s),
  roundsLeft: roundsLeft(s),
  order: orderState(s, seat),
});

/** The place in reach that brings most besides the house itself. */
function bestSite(s: Newdale, f: NewdaleFrame): Site | null {
  const places = placesFor(s, f.seat, hasSawmill(s, f.seat));
  const { first, places: count } = boardOf(s);
  let best: Site | null = null;
  let most = 0;
  for (let place = 0; place < count; place++) {
    if (!hasBit(places, place)) continue;
    const site = choiceOf(s, f, { do: 'at', place: first + place });
    if (site.do !== 'at' || site.price > wealthOf(s, f.seat)) continue;
    const worth =
      site.premium +
      site.mission +
      (site.tiles.length > 0 ? 2 : 0) +
      (site.cheaper ? 1 : 0) +
      (site.isTarget ? 3 : 0);
    if (worth <= most) continue;
    most = worth;
    best = site;
  }
  return best;
}

/** What a chain takes for one good, in coins; of raw materials nothing but a card. */
function inputCoins(s: Newdale, seat: Seat, card: number): number {
  const { sort, first, second } = CHAIN[card];
  if (sort === RAW_CHAIN) return 0;
  return GOOD_VALUES[first] + (second === NOTHING ? 0 : coinsOf(s, seat, second));
}

/** Cards of one kind have one name. */
const oneOfEachKind = (cards: readonly number[]): readonly number[] =>
  cards.filter((card, n) => cards.findIndex((other) => KIND[other] === KIND[card]) === n);

export const guided: GuideFacts<NewdaleTexts> = {
  layAside: (s, { seat }) => ({
    coins: STARTING.coal * GOOD_VALUES[COAL],
    forOrder: oneOfEachKind(s.players[seat].hand.filter((card) => isOfOrder(card, chapterOf(s)))),
    wood: s.players[seat].hand.filter((card) => RAW[card] === WOOD).length,
  }),
  choosePerson: (s) => ({
    offered: PERSON_KEYS.flatMap((_, person) => (hasBit(s.offered, person) ? [person] : [])),
  }),
  prepare(s, { seat }) {
    const { tiles } = s.players[seat];
    return {
      tile: bestTile(
        s,
        seat,
        tiles.flatMap((n, tile) => (n > 0 ? [tile] : [])),
      ),
    };
  },
  plan(s, { seat }) {
    const { available, bought, stones } = s.players[seat];
    const isFull = bitsIn(available) === stones.filter((field) => field !== NOTHING).length;
    return {
      best: isFull ? null : bestField(s, seat),
      isFull,
      roundsLeft: roundsLeft(s),
      late: isLate(s),
      thirdStone:
        !hasBit(available | bought, THIRD_STONE) && wealthOf(s, seat) >= ACTION_FIELDS.offspring.thirdCoins,
      canBuild: buildable(s, seat).length,
      order: orderState(s, seat),
    };
  },
  release(s, { seat }) {
    const { colour, saves } = saviour(s, seat, s.players[seat].prisoners);
    return { colour, saves, alone: s.seats === 1 };
  },
  offspring: (s, { seat }) => ({ roundsLeft: roundsLeft(s), coins: wealthOf(s, seat) }),
  blackMarket(s, { seat }) {
    const dearest = Math.max(
      ...s.players[seat].goods.map((_, good) => (makesGood(s, seat, good) ? coinsOf(s, seat, good) : 0)),
    );
    const { coal, goods, cards } = ACTION_FIELDS.blackMarket;
    return { coins: coal * GOOD_VALUES[COAL] + goods * dearest, cards };
  },
  handCards(s, { seat }) {
    const { hand } = s.players[seat];
    const can = buildable(s, seat);
    return {
      cards: hand.length,
      payable: hand.filter((card) => can.includes(card)).length,
      forOrder: hand.filter((card) => isOfOrder(card, chapterOf(s))).length,
    };
  },
  progress(s, { seat }) {
    const { houses } = s.players[seat];
    const cleared = hasSawmill(s, seat);
    return {
      places: bitsIn(placesFor(s, seat, cleared)),
      morePlaces: bitsIn(placesWithin(s, seat, BUILDING.longRange, cleared) & ~houses),
      roundsLeft: roundsLeft(s),
    };
  },
  build: forBuilding,
  buildPhase: forBuilding,
  bridge(s) {
    const { premium } = boardOf(s);
    const free = premium.map((points, place) => (hasBit(s.premiums, place) ? 0 : points));
    const most = Math.max(...free);
    return { premium: most, place: free.indexOf(most), board: chapterOf(s).board };
  },
  shipyard: (s, { seat }) => ({
    order: orderState(s, seat),
    left: CHAPTER_FIELDS.shipyard.times - s.players[seat].shipyards,
    coins: meansFor(s, seat, FOR_SHIPYARD),
  }),
  sail: (s, { seat }) => aheadOf(s, seat),
  hire: (s, { seat }) => aheadOf(s, seat),
  steps: (s, { seat }) => aheadOf(s, seat),
  storm: (s, { seat }) => aheadOf(s, seat),
  produce(s, { seat, what }) {
    const card = s.players[seat].areas[areaOf(what)];
    return {
      card,
      coins: outcomeCoins(s, seat, what),
      cards: missingFor(s, seat, what) * cardsForHelper(s, seat),
      arrived: goesNowhere(s, seat, what),
      order: isOfOrder(card, chapterOf(s)),
    };
  },
  chain(s, { seat, place }) {
    const card = s.players[seat].areas[place];
    return {
      card,
      each: coinsOf(s, seat, GOOD[card]),
      from: inputCoins(s, seat, card),
      order: isOfOrder(card, chapterOf(s)),
      links: linksOf(s, seat, card),
    };
  },
  feed(s, { seat, place, from }) {
    const card = s.players[seat].areas[place];
    return {
      card,
      each: coinsOf(s, seat, GOOD[card]),
      raw: CHAIN[card].sort === RAW_CHAIN,
      final: from === IN_FINAL_PRODUCTION,
      roundsLeft: roundsLeft(s),
    };
  },
  emptyArea: whatIsUnused,
  endTurn: whatIsUnused,
  buildNow: (s, { seat, what }) => ({
    colour: COLOUR[what],
    helpers: helpersAt(s, seat, COLOUR[what]),
    roundsLeft: roundsLeft(s),
  }),
  where: (s, f) => ({ site: bestSite(s, f), houses: s.players[f.seat].supply }),
  pay(s, f) {
    if (meansFor(s, f.seat, f.what) < f.count) return { orderGoods: [], tooMuch: 0 };
    const counts = proposal(s, f);
    const coins = counts.reduce(
      (all, n, good) => (n > 0 ? all + n * worthFor(s, f.seat, f.what, good) : all),
      0,
    );
    return {
      orderGoods: counts.flatMap((n, good) => (n > 0 && chapterOf(s).order[good] ? [good] : [])),
      tooMuch: coins - f.count,
    };
  },
  area: (s, { seat, what }) => bestArea(s, seat, what),
  takeTile: (s, { seat, place }) => ({
    tile: bestTile(
      s,
      seat,
      boardOf(s)
        .fieldsAt[place].filter((field) => s.fieldCounts[field] > 0)
        .map((field) => s.fieldTiles[field]),
    ),
  }),
  special: (s, { seat }) => ({
    order: orderState(s, seat),
    leads: s.players[seat].fists > 0 && s.players.every(({ fists }) => fists <= s.players[seat].fists),
    trader: s.players[seat].specials.some((card) => KIND[card] === COAL_TRADER),
    roundsLeft: roundsLeft(s),
  }),
  jail: (s, { seat }) => ({
    hooded: s.market[HOODED],
    missing: Math.max(0, s.market[HOODED] - s.players[seat].fists),
  }),
  discard(s, { seat, what }) {
    const raw = what < TILE_KINDS ? rawFor(what) : NOTHING;
    const { hand } = s.players[seat];
    const fitting = raw === NOTHING ? hand : hand.filter((card) => RAW[card] === raw);
    return { card: farthest(s, seat, fitting), raw, roundsLeft: roundsLeft(s) };
  },
  onto(s, { seat }) {
    const goods = s.players[seat].goods.flatMap((_, good) => (makesGood(s, seat, good) ? [good] : []));
    const good = goods.toSorted((a, b) => coinsOf(s, seat, b) - coinsOf(s, seat, a))[0];
    return { good, coins: coinsOf(s, seat, good), order: chapterOf(s).order[good] };
  },
  chooseHelper: (s, { seat }) => saviour(s, seat, s.bag.slice(0, COLOURS)),
  chooseVineyard(s, { seat }) {
    const colours = s.display.map((card) => COLOUR[card] ?? NOTHING).filter((colour) => colour !== NOTHING);
    const [colour] = colours.toSorted((a, b) => helpersAt(s, seat, b) - helpersAt(s, seat, a));
    return { colour, helpers: helpersAt(s, seat, colour) };
  },
  nate: (s, { seat }) => ({ card: farthest(s, seat, s.drawn) }),
  halve: (s, { seat }) => ({ card: farthest(s, seat, s.players[seat].hand) }),
  finalProduction: (s, f) => finalPoints(s, f),
};
