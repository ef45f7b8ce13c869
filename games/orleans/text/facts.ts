import type { Facts } from '@spielstube/engine/text';
import { CANALISATION, DEED_COINS, DEEDS, deedSpace } from '../data/deeds.ts';
import { GOODS_OF_A_PATH, MAP, otherEnd, ROAD } from '../data/map.ts';
import { professionOf, TRADER } from '../data/people.ts';
import { EFFECTS, PLACE_OF_SPACE, PLACES, TOWN_HALL } from '../data/places.ts';
import { MARKET_SPACES } from '../data/setup.ts';
import { CATEGORY_ONE_FIELDS } from '../data/tracks.ts';
import { mayUse } from '../rules/actions.ts';
import { canalReward } from '../rules/deeds.ts';
import { drawValue, mostDraws, returnedBy } from '../rules/followers.ts';
import type { OrleansAction } from '../rules/moves.ts';
import { pharmacy } from '../rules/place-tiles.ts';
import { nextPlace, ownsTower } from '../rules/places.ts';
import { mayRecruit, recruit } from '../rules/recruiting.ts';
import {
  FROM_TOWER,
  GEAR,
  NOTHING,
  type Orleans,
  type OrleansFrame,
  sourceOfPlacement,
  spaceOfPlacement,
} from '../rules/state.ts';
import { sum } from '../rules/supply.ts';
import { listed } from './figures.ts';
import { type Gain, gainOf, missingOn, type Prospect, prospectOf } from './prospect.ts';
import type { OrleansTexts } from './types.ts';

/* What the sentences need to know, worked out once for both languages. Languages only choose words. */

/** Where somebody comes from when he is placed. */
export type Source = 'market' | 'tower' | 'bathhouse';

/** A choice with everything that its sentence mentions. */
export type Choice =
  | { readonly do: 'remove' | 'take' | 'giveTile'; readonly tile: number }
  /** `kind` may be technology, which does not go back. */
  | { readonly do: 'return'; readonly kind: number; readonly space: number }
  | { readonly do: 'draw'; readonly count: number }
  | { readonly do: 'fetch' | 'stow'; readonly kind: number }
  | {
      readonly do: 'place';
      readonly kind: number;
      readonly space: number;
      readonly from: Source;
      /** What the place still needs then; if nothing, what it would do. */
      readonly missing: readonly number[];
      readonly prospect: Prospect;
      /** Deeds that take him, for the Town Hall. */
      readonly deeds: readonly number[];
    }
  | {
      readonly do: 'takeBack';
      readonly kind: number;
      readonly space: number;
      readonly toTower: boolean;
    }
  | { readonly do: 'use'; readonly place: number; readonly prospect: Prospect }
  | { readonly do: 'recruit'; readonly profession: number; readonly gain: Gain | null }
  /** The town at the other end, and the goods on the way. */
  | {
      readonly do: 'travel';
      readonly path: number;
      readonly to: number;
      readonly goods: readonly number[];
    }
  | { readonly do: 'collect' | 'giveGood' | 'feed'; readonly good: number }
  | {
      readonly do: 'send';
      readonly profession: number;
      readonly deed: number;
      readonly coins: number;
      readonly choice: boolean;
      /** His is the last space: the deed is complete and brings its citizen. */
      readonly last: boolean;
    }
  | { readonly do: 'coin'; readonly coins: number }
  | { readonly do: 'step'; readonly gain: Gain }
  | { readonly do: 'pay'; readonly coins: number; readonly gain: Gain | null }
  | { readonly do: 'fit'; readonly gear: number; readonly space: number }
  | { readonly do: 'giveGear'; readonly gear: number }
  | { readonly do: 'giveFitted'; readonly space: number }
  | { readonly do: 'giveStation'; readonly city: number }
  | { readonly do: 'giveUnbuilt'; readonly unbuilt: number }
  | { readonly do: 'giveStep'; readonly field: number }
  | { readonly do: 'shield' | 'endure'; readonly event: number }
  | {
      readonly do: 'done' | 'ready' | 'pass' | 'leave' | 'stop' | 'end' | 'keep' | 'givePerson';
    };

/** A choice that answers the question of a frame. */
export function choiceOf(s: Orleans, f: OrleansFrame, a: OrleansAction): Choice {
  const player = s.players[f.seat];
  switch (a.do) {
    case 'return':
      return { ...a, kind: player.spaces[a.space] };
    case 'place':
      return placing(s, f, a.kind, a.space, f.kind === 'bathhouse' ? 'bathhouse' : 'market');
    case 'placeFromTower':
      return placing(s, f, a.kind, a.space, 'tower');
    case 'takeBack': {
      const placed = player.plan.find((one) => spaceOfPlacement(one) === a.space);
      const toTower = placed !== undefined && sourceOfPlacement(placed) === FROM_TOWER;
      return { ...a, kind: player.spaces[a.space], toTower };
    }
    case 'use':
      return { ...a, prospect: prospectOf(s, f.seat, a.place) };
    case 'recruit': {
      const possible = mayRecruit(s, f.seat, a.profession) === null;
      return { ...a, gain: possible ? gainOf(s, recruit, f, a) : null };
    }
    case 'travel': {
      const { from, to } = MAP[a.path];
      const leadsOn = from === player.city || to === player.city;
      return { ...a, to: leadsOn ? otherEnd(a.path, player.city) : NOTHING, goods: goodsOn(s, a.path) };
    }
    case 'send':
      return {
        ...a,
        coins: DEED_COINS[a.deed],
        choice: a.deed === CANALISATION,
        last: freeSpaces(s, a.deed) === 1,
      };
    case 'coin':
      return { do: 'coin', coins: DEED_COINS[CANALISATION] };
    case 'step':
      return { do: 'step', gain: gainOf(s, canalReward, f, a) };
    case 'pay':
      return { ...a, gain: player.coins >= a.coins ? gainOf(s, pharmacy, f, a) : null };
    case 'giveUnbuilt':
      return { do: 'giveUnbuilt', unbuilt: player.unbuilt };
    case 'giveStep':
      return { do: 'giveStep', field: player.development - 1 };
    case 'shield':
    case 'endure':
      return { do: a.do, event: s.event };
    default:
      return a;
  }
}

function placing(s: Orleans, f: OrleansFrame, kind: number, space: number, from: Source): Choice {
  const place = PLACE_OF_SPACE[space];
  const spaces = s.players[f.seat].spaces.slice();
  spaces[space] = kind;
  return {
    do: 'place',
    kind,
    space,
    from,
    missing: missingOn(spaces, place),
    prospect: prospectOf(s, f.seat, place),
    deeds: place === TOWN_HALL ? deedsFor(s, professionOf(kind)) : [],
  };
}

/** The deeds that have a free space for a profession. */
const deedsFor = (s: Orleans, profession: number): readonly number[] =>
  Array.from({ length: DEEDS }, (_, deed) => deed).filter((deed) => s.deeds[deedSpace(deed, profession)] > 0);

/** Free spaces of a deed, of all professions. */
export const freeSpaces = (s: Orleans, deed: number): number =>
  sum(s.deeds.slice(deedSpace(deed, 0), deedSpace(deed + 1, 0)));

/** The sorts of goods on a path. */
export const goodsOn = (s: Orleans, path: number): readonly number[] => [
  ...new Set(
    s.pathGoods
      .slice(path * GOODS_OF_A_PATH, (path + 1) * GOODS_OF_A_PATH)
      .filter((good) => good !== NOTHING),
  ),
];

/** The own places that could be used now. */
export function usablePlaces(s: Orleans, seat: number): readonly number[] {
  const usable: number[] = [];
  for (let place = nextPlace(s, seat, NOTHING); place < PLACES; place = nextPlace(s, seat, place)) {
    if (mayUse(s, seat, place) === null) usable.push(place);
  }
  return usable;
}

/** What is asked, with everything that the question mentions. */
export type Asked =
  | {
      readonly kind: 'followers';
      readonly most: number;
      /** What the knights allow. */
      readonly allowed: number;
      readonly returned: number;
      /** Fewer than that are in the bag; otherwise the market is too small. */
      readonly bagTooSmall: boolean;
      /** The tower is part of the room that there is. */
      readonly tower: boolean;
      /** Somebody from an earlier round could return. */
      readonly lying: boolean;
    }
  | {
      readonly kind: 'tower';
      readonly room: number;
      /** Too many on the market. */
      readonly over: number;
    }
  | {
      readonly kind: 'plan';
      readonly waiting: number;
      readonly placed: number;
      readonly open: boolean;
    }
  | { readonly kind: 'act'; readonly usable: number }
  | { readonly kind: 'chooseTile'; readonly category: number }
  | { readonly kind: 'travel'; readonly road: boolean; readonly city: number }
  | { readonly kind: 'takeGood'; readonly goods: readonly number[]; readonly city: number }
  | { readonly kind: 'send'; readonly place: number; readonly sent: number }
  | { readonly kind: 'pharmacy'; readonly coins: number }
  | { readonly kind: 'bathhouse'; readonly drawn: readonly number[]; readonly left: number }
  | { readonly kind: 'technology'; readonly farmerGears: number; readonly freeGears: number }
  | { readonly kind: 'torture'; readonly owed: number }
  | { readonly kind: 'sacristy'; readonly event: number }
  | { readonly kind: 'removeTile' | 'recruit' | 'canalReward' | 'endTurn' | 'harvest' };

function askedOf(s: Orleans, f: OrleansFrame): Asked {
  const player = s.players[f.seat];
  const { kind } = f;
  switch (kind) {
    case 'followers':
      return {
        kind,
        most: mostDraws(s, f.seat),
        allowed: drawValue(s, f.seat),
        returned: returnedBy(s, f.seat),
        bagTooSmall: mostDraws(s, f.seat) === sum(player.bag),
        tower: ownsTower(s, f.seat),
        lying: player.spaces.some((on) => on !== NOTHING && on !== GEAR),
      };
    case 'tower':
      return {
        kind,
        room: EFFECTS.gunpowderTower.room - sum(s.tower),
        over: Math.max(0, sum(player.market) - MARKET_SPACES),
      };
    case 'plan':
      return {
        kind,
        waiting: sum(player.market) + (ownsTower(s, f.seat) ? sum(s.tower) : 0),
        placed: player.plan.length,
        open: s.options.planning === 'open',
      };
    case 'act':
      return { kind, usable: usablePlaces(s, f.seat).length };
    case 'chooseTile':
      return { kind, category: player.tracks[TRADER] <= CATEGORY_ONE_FIELDS ? 1 : 2 };
    case 'travel':
      return { kind, road: f.what === ROAD, city: player.city };
    case 'takeGood':
      return { kind, goods: goodsOn(s, f.what), city: player.city };
    case 'send':
      return { kind, place: f.what, sent: f.count };
    case 'pharmacy':
      return { kind, coins: player.coins };
    case 'bathhouse':
      return { kind, drawn: listed(s.bath), left: EFFECTS.bathhouse.placed - f.count };
    case 'technology':
      return { kind, farmerGears: player.farmerGears, freeGears: player.freeGears };
    case 'torture':
      return { kind, owed: f.count };
    case 'sacristy':
      return { kind, event: s.event };
    case 'removeTile':
    case 'recruit':
    case 'canalReward':
    case 'endTurn':
    case 'harvest':
      return { kind };
    default:
      throw new Error(`nobody is asked "${kind}"`);
  }
}

export const facts: Facts<OrleansTexts> = {
  asked: askedOf,
  choice: choiceOf,
};
