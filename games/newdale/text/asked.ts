import { AREAS } from '../data/areas.ts';
import { NOTHING } from '../data/box.ts';
import { CHAIN, COST, DISCOUNT, GRAPE_CHAIN, RAW_CHAIN } from '../data/cards.ts';
import { areaOf, wayOf } from '../data/fields.ts';
import { HOODED } from '../data/helpers.ts';
import { ANY_GOOD, MISSING_HELPER } from '../data/tiles.ts';
import { IN_FINAL_PRODUCTION } from '../rules/chains.ts';
import { HIRED_STEPS, WIND_STEPS } from '../rules/chapters/ships.ts';
import { FOR_SHIPYARD, meansFor, reductionsFor } from '../rules/payment.ts';
import { cardsForHelper, goesNowhere, missingFor } from '../rules/production.ts';
import { linksOf } from '../rules/prospects.ts';
import { rangeOf } from '../rules/reach.ts';
import { hasWork } from '../rules/specials.ts';
import {
  bitsIn,
  hasBit,
  type Newdale,
  type NewdaleFrame,
  type Player,
  type QuestionKind,
} from '../rules/state.ts';
import { chapterOf, wealthOf } from '../rules/supply.ts';

/* What the sentence of a question needs to know, worked out once for both languages. */

/** Why a ship moves. */
type StepsBy = 'captain' | 'hired' | 'wind';

/** What is asked, with everything that the question mentions. */
export type Asked =
  | { readonly kind: 'layAside' | 'nate' | 'halve'; readonly left: number }
  | { readonly kind: 'choosePerson'; readonly persons: number; readonly alone: boolean }
  /** Stone: NOTHING when all are placed. */
  | {
      readonly kind: 'plan';
      readonly stone: number;
      readonly left: number;
      readonly open: boolean;
      readonly alone: boolean;
    }
  | { readonly kind: 'offspring' | 'progress' | 'bridge' | 'hire' | 'build'; readonly coins: number }
  | {
      readonly kind: 'buildPhase';
      readonly coins: number;
      readonly houses: number;
      readonly persons: boolean;
    }
  | { readonly kind: 'blackMarket' | 'handCards'; readonly cards: number }
  | { readonly kind: 'shipyard'; readonly coins: number; readonly times: number }
  | { readonly kind: 'sail' | 'storm'; readonly space: number; readonly cards: number }
  | {
      readonly kind: 'produce';
      readonly card: number;
      readonly way: number;
      readonly missing: number;
      /** A Captain whose ship has arrived makes no steps. */
      readonly arrived: boolean;
      readonly cardsEach: number;
      readonly cards: number;
      readonly tiles: number;
    }
  | {
      readonly kind: 'chain';
      readonly card: number;
      readonly links: number;
      /** Goods that the chain needs and that are not there; raw materials count as cards. */
      readonly lacking: readonly number[];
      readonly raw: boolean;
    }
  | {
      readonly kind: 'feed';
      readonly card: number;
      readonly made: number;
      readonly raw: boolean;
      readonly final: boolean;
    }
  | { readonly kind: 'steps'; readonly by: StepsBy; readonly most: number; readonly space: number }
  | { readonly kind: 'buildNow'; readonly card: number; readonly coins: number }
  | {
      readonly kind: 'where';
      readonly card: number;
      readonly cost: number;
      readonly coins: number;
      readonly range: number;
      /** The landscape that makes it cheaper, or NOTHING. */
      readonly discount: number;
    }
  | {
      readonly kind: 'pay';
      readonly what: number;
      /** The card, stone, progress, site, person or mission that is paid for. */
      readonly thing: number;
      readonly left: number;
      readonly coins: number;
      readonly begun: boolean;
      readonly reductions: boolean;
    }
  | { readonly kind: 'area'; readonly card: number }
  | { readonly kind: 'takeTile'; readonly board: number; readonly place: number }
  | { readonly kind: 'discard'; readonly purpose: number; readonly left: number }
  | { readonly kind: 'onto'; readonly tile: boolean }
  | { readonly kind: 'finalProduction'; readonly chains: number }
  | { readonly kind: 'release'; readonly prisoners: readonly number[] }
  | { readonly kind: 'jail'; readonly hooded: boolean }
  | { readonly kind: 'special'; readonly works: boolean }
  | { readonly kind: 'prepare' | 'emptyArea' | 'endTurn' | 'chooseHelper' | 'chooseVineyard' };

export function askedOf(s: Newdale, f: NewdaleFrame): Asked {
  const player = s.players[f.seat];
  const kind = f.kind as QuestionKind;
  switch (kind) {
    case 'layAside':
    case 'nate':
    case 'halve':
      return { kind, left: f.count };
    case 'choosePerson':
      return { kind, persons: bitsIn(s.offered), alone: s.seats === 1 };
    case 'plan': {
      const waiting = player.stones.flatMap((field, stone) =>
        field === NOTHING && hasBit(player.available, stone) ? [stone] : [],
      );
      return {
        kind,
        stone: f.what === NOTHING ? (waiting[0] ?? NOTHING) : f.what,
        left: waiting.length,
        open: s.options.planning === 'open',
        alone: s.seats === 1,
      };
    }
    case 'offspring':
    case 'progress':
    case 'bridge':
    case 'hire':
    case 'build':
      return { kind, coins: wealthOf(s, f.seat) };
    case 'buildPhase':
      return { kind, coins: wealthOf(s, f.seat), houses: player.supply, persons: s.displayed !== 0 };
    case 'blackMarket':
    case 'handCards':
      return { kind, cards: player.hand.length };
    case 'shipyard':
      return { kind, coins: meansFor(s, f.seat, FOR_SHIPYARD), times: player.shipyards };
    case 'sail':
    case 'storm':
      return { kind, space: player.ship, cards: player.hand.length };
    case 'produce':
      return {
        kind,
        card: player.areas[areaOf(f.what)],
        way: wayOf(f.what),
        missing: missingFor(s, f.seat, f.what),
        arrived: goesNowhere(s, f.seat, f.what),
        cardsEach: cardsForHelper(s, f.seat),
        cards: player.hand.length,
        tiles: player.tiles[MISSING_HELPER],
      };
    case 'chain': {
      const card = player.areas[f.place];
      const links = linksOf(s, f.seat, card);
      return { kind, card, links, lacking: lackingFor(player, card), raw: CHAIN[card].sort === RAW_CHAIN };
    }
    case 'feed': {
      const card = player.areas[f.place];
      return {
        kind,
        card,
        made: f.count,
        raw: CHAIN[card].sort === RAW_CHAIN,
        final: f.from === IN_FINAL_PRODUCTION,
      };
    }
    case 'steps':
      return {
        kind,
        by: f.what === WIND_STEPS ? 'wind' : f.what === HIRED_STEPS ? 'hired' : 'captain',
        most: f.count,
        space: player.ship,
      };
    case 'buildNow':
      return { kind, card: f.what, coins: wealthOf(s, f.seat) };
    case 'where':
      return {
        kind,
        card: f.what,
        cost: COST[f.what],
        coins: wealthOf(s, f.seat),
        range: rangeOf(s, f.seat),
        discount: DISCOUNT[f.what],
      };
    case 'pay':
      return {
        kind,
        what: f.what,
        thing: f.place,
        left: f.count,
        coins: meansFor(s, f.seat, f.what),
        begun: f.last !== NOTHING,
        reductions: f.last === NOTHING && reductionsFor(s, f.seat, f.what) > 0,
      };
    case 'area':
      return { kind, card: f.what };
    case 'takeTile':
      return { kind, board: chapterOf(s).board, place: f.place };
    case 'discard':
      return { kind, purpose: f.what, left: f.count };
    case 'onto':
      return { kind, tile: f.what === ANY_GOOD };
    case 'finalProduction':
      return { kind, chains: chainsLeft(s, f) };
    case 'release':
      return { kind, prisoners: player.prisoners };
    case 'special':
      return { kind, works: hasWork(s, f.seat) };
    case 'jail':
      return { kind, hooded: s.market[HOODED] + player.lent[HOODED] > 0 };
    case 'prepare':
    case 'emptyArea':
    case 'endTurn':
    case 'chooseHelper':
    case 'chooseVineyard':
      return { kind };
  }
}

/** Goods of a chain of which there is none; a Vineyard's grapes are told apart by their colour elsewhere. */
function lackingFor({ goods }: Player, card: number): readonly number[] {
  const { sort, first, second } = CHAIN[card];
  if (sort === RAW_CHAIN || sort === GRAPE_CHAIN) return [];
  return [first, second].filter((good) => good !== NOTHING && goods[good] === 0);
}

/** Chains that could still make something in the final production. */
function chainsLeft(s: Newdale, f: NewdaleFrame): number {
  const { areas } = s.players[f.seat];
  let left = 0;
  for (let area = 0; area < AREAS; area++) {
    if (areas[area] !== NOTHING && !hasBit(f.count, area) && linksOf(s, f.seat, areas[area]) > 0) left++;
  }
  return left;
}
