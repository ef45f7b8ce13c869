import type { Seat } from '@spielstube/engine';
import { NOTHING } from '../data/box.ts';
import { EFFECTS } from '../data/buildings.ts';
import {
  CHAIN,
  type Chain,
  COST,
  FIRST_SAILOR,
  GOOD,
  HELPERS,
  NO_CHAIN,
  RAW,
  RAW_CHAIN,
  STEPS,
} from '../data/cards.ts';
import {
  ACTION_FIELDS,
  areaOf,
  CHAPTER_FIELDS,
  FOURTH_STONE,
  isAreaField,
  THIRD_STONE,
  wayOf,
} from '../data/fields.ts';
import { COAL, FISH } from '../data/goods.ts';
import { BLUE, GREEN, RED, YELLOW } from '../data/helpers.ts';
import { AID, countsFor, SUPPLEMENTARY } from '../data/missions.ts';
import { GUNDA, PERSON_EFFECTS, RECRUIT_PRICE } from '../data/persons.ts';
import { NAVIGATOR } from '../data/sailors.ts';
import { SCORING } from '../data/setup.ts';
import { BUILDING_LESS, OFFSPRING_LESS, TILE_KEYS, TILES } from '../data/tiles.ts';
import { bestLinks, type Run } from '../rules/best-production.ts';
import { priceAt } from '../rules/building.ts';
import { BY_CHAIN_ALONE, IN_FINAL_PRODUCTION, mostLinks } from '../rules/chains.ts';
import { chanceNow } from '../rules/chances.ts';
import type { NewdaleAction } from '../rules/moves.ts';
import { meansFor, proposal, worthFor } from '../rules/payment.ts';
import { areasOf } from '../rules/planning.ts';
import { cardsForHelper, missingFor } from '../rules/production.ts';
import { hasSawmill, placesFor, rangeOf, stepsTo } from '../rules/reach.ts';
import {
  GIVE_FISH,
  hasBit,
  type Newdale,
  type NewdaleFrame,
  type QuestionKind,
  TRADE_COAL,
  USE_BARRACKS,
} from '../rules/state.ts';
import { boardOf, chapterOf, coinsOf, helpersAt } from '../rules/supply.ts';

/* What the sentence of a choice needs to know, worked out once for both languages. */

/** A price before and after something makes it lower. */
export interface Lower {
  readonly from: number;
  readonly to: number;
}

/** A good with how many. */
export interface Amount {
  readonly good: number;
  readonly n: number;
}

/** A choice with everything that its sentence mentions. */
export type Choice =
  | { readonly do: 'layAside' | 'discard'; readonly card: number }
  | { readonly do: 'choose'; readonly person: number }
  /** A field of the action board or of the chapter card. */
  | { readonly do: 'placeBoard'; readonly field: number }
  /** Card: NOTHING in an empty area. Share: how likely all helpers are there. */
  | {
      readonly do: 'placeArea';
      readonly field: number;
      readonly card: number;
      readonly more: number;
      readonly made: number;
      readonly share: number;
      /** Goods that the chain could make now, without its bonus. */
      readonly links: number;
    }
  | { readonly do: 'tile'; readonly tile: number; readonly lower: Lower | null; readonly gained: number }
  | { readonly do: 'person'; readonly person: number; readonly lower: Lower | null }
  | { readonly do: 'release' | 'helper'; readonly colour: number; readonly n: number }
  | { readonly do: 'buy'; readonly stone: number; readonly coins: number; readonly points: number }
  | { readonly do: 'trade' | 'deliver' | 'ready' | 'jailLent' }
  /** Whether a card is drawn for it. */
  | { readonly do: 'stay'; readonly card: boolean }
  | { readonly do: 'keep'; readonly card: number; readonly exchanged: number }
  | { readonly do: 'takeVineyard'; readonly card: number }
  | { readonly do: 'draw'; readonly cards: number }
  | { readonly do: 'remove'; readonly progress: number; readonly coins: number }
  /** Price: at the cheapest place in reach. */
  | { readonly do: 'build' | 'buildOpen'; readonly card: number; readonly price: number }
  | { readonly do: 'end'; readonly kind: QuestionKind }
  /** Missing: helpers. Card: whether one is drawn for it. */
  | {
      readonly do: 'skip';
      readonly kind: QuestionKind;
      readonly missing: number;
      readonly card: boolean;
    }
  | {
      readonly do: 'at' | 'through';
      readonly board: number;
      readonly place: number;
      readonly price: number;
      readonly cheaper: boolean;
      /** 0 for a place out of reach. */
      readonly steps: number;
      readonly premium: number;
      /** Kinds of tiles of which one is taken. */
      readonly tiles: readonly number[];
      /** Points that the own mission brings here. */
      readonly mission: number;
      readonly isTarget: boolean;
    }
  | { readonly do: 'pay'; readonly good: number; readonly coins: number; readonly left: number }
  | {
      readonly do: 'settle';
      readonly goods: readonly Amount[];
      readonly coins: number;
      readonly price: number;
    }
  | {
      readonly do: 'area';
      readonly area: number;
      readonly ways: readonly { readonly helpers: number; readonly goods: number }[];
      /** The field with an own stone here, or NOTHING. */
      readonly stoneOn: number;
    }
  | { readonly do: 'take'; readonly field: number; readonly tile: number }
  | { readonly do: 'produce'; readonly made: Amount | null; readonly steps: number }
  | {
      readonly do: 'cover';
      readonly tiles: number;
      readonly cards: number;
      readonly made: Amount | null;
      readonly steps: number;
    }
  | { readonly do: 'chain'; readonly taken: readonly Amount[]; readonly made: Amount }
  | { readonly do: 'feed'; readonly card: number; readonly good: number; readonly bonus: boolean }
  | { readonly do: 'press'; readonly grape: number; readonly other: number; readonly good: number }
  | { readonly do: 'stop'; readonly bonus: Amount | null }
  | { readonly do: 'onto'; readonly good: number; readonly coins: number }
  | { readonly do: 'bridge'; readonly site: number }
  | {
      readonly do: 'sail' | 'back';
      readonly spaces: number;
      /** NOTHING beyond the sea track. */
      readonly to: number;
      readonly cards: number;
      readonly board: number;
      /** The place before which the ship anchors then, or NOTHING. */
      readonly anchor: number;
      /** Points of the arrival, 0 if it is none. */
      readonly arrival: number;
      /** Drifting in a storm. */
      readonly drift: boolean;
    }
  | { readonly do: 'hire'; readonly card: number; readonly coins: number; readonly steps: number }
  | { readonly do: 'recruit'; readonly person: number; readonly coins: number }
  | {
      readonly do: 'use';
      readonly work: number;
      readonly given: Amount | null;
      readonly points: number;
      readonly seats: readonly Seat[];
    }
  | { readonly do: 'jail'; readonly figure: number }
  | { readonly do: 'fulfil'; readonly mission: number; readonly coins: number; readonly points: number }
  | { readonly do: 'run'; readonly area: number; readonly card: number }
  | { readonly do: 'best'; readonly runs: readonly (Run & { readonly good: number })[] };

/** A choice that answers the question of a frame. */
export function choiceOf(s: Newdale, f: NewdaleFrame, a: NewdaleAction): Choice {
  const player = s.players[f.seat];
  switch (a.do) {
    case 'place':
      return placing(s, f.seat, a.field);
    case 'tile':
      return tileChoice(s, f, a.tile);
    case 'person':
      return {
        ...a,
        lower: f.kind === 'pay' && a.person === GUNDA ? lowered(f, PERSON_EFFECTS.gunda.coins) : null,
      };
    case 'release':
      return { ...a, n: player.prisoners[a.colour] };
    case 'helper':
      return { ...a, n: s.bag[a.colour] };
    case 'buy':
      return { ...a, ...stonePrice(a.stone) };
    case 'keep':
      return f.kind === 'chooseVineyard'
        ? { do: 'takeVineyard', card: a.card }
        : { ...a, exchanged: player.hand.length - 1 };
    case 'draw':
      return {
        do: 'draw',
        cards: f.kind === 'buildPhase' ? ACTION_FIELDS.buildingPhase.cards : ACTION_FIELDS.handCards.cards,
      };
    case 'remove':
      return { ...a, coins: ACTION_FIELDS.progress.coins };
    case 'build':
    case 'buildOpen':
      return { ...a, price: lowestPrice(s, f.seat, a.card) };
    case 'end':
      return { do: 'end', kind: f.kind as QuestionKind };
    case 'skip':
      return skipping(s, f);
    case 'stay':
      return { do: 'stay', card: f.what >= 0 };
    case 'at':
    case 'through':
      return siteOf(s, f, a.place - boardOf(s).first, a.do);
    case 'pay': {
      const coins = worthFor(s, f.seat, f.what, a.good);
      return { ...a, coins, left: Math.max(0, f.count - coins) };
    }
    case 'settle':
      return settling(s, f);
    case 'area':
      return {
        ...a,
        ways: areasOf(s)[a.area],
        stoneOn: player.stones.find((field) => isAreaField(field) && areaOf(field) === a.area) ?? NOTHING,
      };
    case 'take':
      return { ...a, tile: s.fieldTiles[a.field] ?? NOTHING };
    case 'produce':
      return { do: 'produce', ...outcome(s, f) };
    case 'cover':
      return {
        do: 'cover',
        tiles: a.tiles,
        cards: (missingFor(s, f.seat, f.what) - a.tiles) * cardsForHelper(s, f.seat),
        ...outcome(s, f),
      };
    case 'chain': {
      const { first, second } = chainAt(s, f);
      const taken = [first, second].filter((good) => good !== NOTHING);
      return {
        do: 'chain',
        taken: taken.map((good) => ({ good, n: a.links })),
        made: { good: goodAt(s, f), n: a.links + (f.from === IN_FINAL_PRODUCTION ? 0 : 1) },
      };
    }
    case 'feed':
      return { ...a, good: goodAt(s, f), bonus: f.from !== IN_FINAL_PRODUCTION && f.count === 0 };
    case 'press':
      return { do: 'press', grape: a.colour, other: chainAt(s, f).second, good: goodAt(s, f) };
    case 'stop':
      return {
        do: 'stop',
        bonus: f.from === IN_FINAL_PRODUCTION || f.count === 0 ? null : { good: goodAt(s, f), n: 1 },
      };
    case 'onto':
      return { ...a, coins: coinsOf(s, f.seat, a.good) };
    case 'sail':
    case 'back':
      return voyage(s, f, a.do, a.spaces);
    case 'hire': {
      const card = FIRST_SAILOR + a.sailor;
      return { do: 'hire', card, coins: COST[card], steps: STEPS[card] };
    }
    case 'recruit':
      return { ...a, coins: RECRUIT_PRICE };
    case 'use':
      return using(s, f.seat, a.work);
    case 'fulfil':
      return {
        do: 'fulfil',
        mission: s.supplementary,
        coins: s.supplementary === AID ? SUPPLEMENTARY.aid.coins : 0,
        points:
          s.supplementary === AID
            ? SUPPLEMENTARY.aid.points
            : s.charted
              ? SUPPLEMENTARY.charting.points
              : SUPPLEMENTARY.charting.firstPoints,
      };
    case 'run':
      return { ...a, card: player.areas[a.area] };
    case 'best':
      return {
        do: 'best',
        runs: bestLinks(s, f.seat, f.count).map((run) => ({ ...run, good: GOOD[player.areas[run.area]] })),
      };
    default:
      return a;
  }
}

const chainAt = (s: Newdale, f: NewdaleFrame): Chain => CHAIN[s.players[f.seat].areas[f.place]];
const goodAt = (s: Newdale, f: NewdaleFrame): number => GOOD[s.players[f.seat].areas[f.place]];

/** What is left out, and whether a card is drawn for it: in a production only if the chain can make nothing either. */
function skipping(s: Newdale, f: NewdaleFrame): Choice {
  const kind = f.kind as QuestionKind;
  const skip = { do: 'skip', kind, missing: 0 } as const;
  if (kind === 'chain') return { ...skip, card: f.from === BY_CHAIN_ALONE };
  if (kind !== 'produce') return { ...skip, card: kind !== 'buildNow' };
  const card = s.players[f.seat].areas[areaOf(f.what)];
  return {
    ...skip,
    missing: missingFor(s, f.seat, f.what),
    card: CHAIN[card].sort === NO_CHAIN || linksOf(s, f.seat, card) === 0,
  };
}

/** Goods that a chain could make now, without its bonus; of raw materials what the own hand holds. */
export function linksOf(s: Newdale, seat: Seat, card: number): number {
  const chain = CHAIN[card];
  return chain.sort === RAW_CHAIN
    ? s.players[seat].hand.filter((one) => RAW[one] === chain.first).length
    : mostLinks(s, seat, chain);
}

function placing(s: Newdale, seat: Seat, field: number): Choice {
  if (!isAreaField(field)) return { do: 'placeBoard', field };
  const card = s.players[seat].areas[areaOf(field)];
  const { helpers: more, goods: made } = areasOf(s)[areaOf(field)][wayOf(field)];
  return {
    do: 'placeArea',
    field,
    card,
    more,
    made,
    share: card === NOTHING ? 0 : chanceNow(s, seat, HELPERS[card], more),
    links: card === NOTHING ? 0 : linksOf(s, seat, card),
  };
}

const lowered = ({ count }: NewdaleFrame, less: number): Lower => ({
  from: count,
  to: Math.max(0, count - less),
});

function tileChoice(s: Newdale, f: NewdaleFrame, tile: number): Choice {
  if (f.kind === 'pay' && (tile === BUILDING_LESS || tile === OFFSPRING_LESS)) {
    const less = tile === BUILDING_LESS ? TILES.buildingLess.coins : TILES.offspringLess.coins;
    return { do: 'tile', tile, lower: lowered(f, less), gained: 0 };
  }
  return { do: 'tile', tile, lower: null, gained: gainOfTile(s, f.seat, tile) };
}

/** What a tile that counts helpers brings now: cards, coal or points. */
export function gainOfTile(s: Newdale, seat: Seat, tile: number): number {
  const helpers = (colour: number): number => helpersAt(s, seat, colour);
  const key = TILE_KEYS[tile];
  switch (key) {
    case 'cardsForYellow':
    case 'cardsForPoints':
      return helpers(YELLOW);
    case 'coalForGreen':
      return helpers(GREEN);
    case 'oreForPoints':
      return helpers(GREEN) + TILES[key].points;
    case 'coalForPoints':
    case 'yarnForPoints':
    case 'cottonForPoints':
      return helpers(RED) + TILES[key].points;
    case 'boardsForPoints':
    case 'clayForPoints':
    case 'cattleForPoints':
      return helpers(BLUE) + TILES[key].points;
    default:
      return 0;
  }
}

function stonePrice(stone: number): { readonly coins: number; readonly points: number } {
  const { thirdCoins, fourthCoins, fourthPoints } = ACTION_FIELDS.offspring;
  return {
    coins: stone === THIRD_STONE ? thirdCoins : fourthCoins,
    points: stone === FOURTH_STONE ? fourthPoints : 0,
  };
}

/** The price of a card at the cheapest place in reach. */
export function lowestPrice(s: Newdale, seat: Seat, card: number): number {
  const places = placesFor(s, seat, hasSawmill(s, seat));
  let lowest = COST[card];
  for (let place = 0; place < boardOf(s).places; place++) {
    if (hasBit(places, place)) lowest = Math.min(lowest, priceAt(s, card, place));
  }
  return lowest;
}

function siteOf(s: Newdale, f: NewdaleFrame, place: number, verb: 'at' | 'through'): Choice {
  const { premium, symbol, fieldsAt } = boardOf(s);
  const price = priceAt(s, f.what, place);
  const cleared = verb === 'through' || hasSawmill(s, f.seat);
  const inReach = hasBit(placesFor(s, f.seat, cleared), place);
  const steps = inReach ? stepsTo(s, f.seat, place, cleared) : 0;
  const { mission } = s.players[f.seat];
  const withTile = inReach && steps < rangeOf(s, f.seat);
  return {
    do: verb,
    board: chapterOf(s).board,
    place,
    price,
    cheaper: price < COST[f.what],
    steps,
    premium: hasBit(s.premiums, place) ? 0 : premium[place],
    tiles: withTile
      ? fieldsAt[place].filter((field) => s.fieldCounts[field] > 0).map((field) => s.fieldTiles[field])
      : [],
    mission: symbol[place] !== NOTHING && countsFor(symbol[place], mission) ? SCORING.missionHouse : 0,
    isTarget: chapterOf(s).target === place,
  };
}

function settling(s: Newdale, f: NewdaleFrame): Choice {
  // What does not reach is told as it is.
  if (meansFor(s, f.seat, f.what) < f.count) return { do: 'settle', goods: [], coins: 0, price: f.count };
  const counts = proposal(s, f);
  const goods = counts.flatMap((n, good) => (n > 0 ? [{ good, n }] : []));
  const coins = goods.reduce((all, { good, n }) => all + n * worthFor(s, f.seat, f.what, good), 0);
  return { do: 'settle', goods, coins, price: f.count };
}

/** What production with helpers would bring: goods, or steps of the ship. */
function outcome(s: Newdale, f: NewdaleFrame): { readonly made: Amount | null; readonly steps: number } {
  const card = s.players[f.seat].areas[areaOf(f.what)];
  const { goods } = areasOf(s)[areaOf(f.what)][wayOf(f.what)];
  return GOOD[card] === NOTHING
    ? { made: null, steps: goods }
    : { made: { good: GOOD[card], n: goods }, steps: 0 };
}

function voyage(s: Newdale, f: NewdaleFrame, verb: 'sail' | 'back', spaces: number): Choice {
  const { ship, arrived } = s.players[f.seat];
  const { sea } = boardOf(s);
  const { arrivals, board } = chapterOf(s);
  const to = ship + (verb === 'sail' ? spaces : -spaces);
  return {
    do: verb,
    spaces,
    to: sea[to] === undefined ? NOTHING : to,
    cards: f.kind === 'sail' ? Math.max(0, spaces - CHAPTER_FIELDS.sail.spaces) : 0,
    board,
    anchor: sea[to] ?? NOTHING,
    arrival: to === sea.length - 1 && !arrived ? (arrivals[s.arrivals] ?? 0) : 0,
    drift: f.kind === 'storm',
  };
}

function using(s: Newdale, seat: Seat, work: number): Choice {
  const { coalTrader, barracks } = EFFECTS;
  switch (work) {
    case TRADE_COAL:
      return {
        do: 'use',
        work,
        given: { good: COAL, n: coalTrader.coal },
        points: coalTrader.points,
        seats: [],
      };
    case USE_BARRACKS:
      return {
        do: 'use',
        work,
        given: null,
        points: barracks.points,
        seats: s.players.flatMap(({ fists }, other) => (fists < s.players[seat].fists ? [other] : [])),
      };
    case GIVE_FISH:
      return {
        do: 'use',
        work,
        given: { good: FISH, n: NAVIGATOR.fish },
        points: NAVIGATOR.points,
        seats: [],
      };
    default:
      return { do: 'use', work, given: null, points: 0, seats: [] };
  }
}
