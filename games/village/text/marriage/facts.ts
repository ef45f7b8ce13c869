import { MILL } from '../../data/crafts.ts';
import { CUSTOMERS, type Customer } from '../../data/customers.ts';
import { MARRIAGE_BOARD, SMUGGLER_TABLE } from '../../data/marriage.ts';
import { countedNumber, hasBread } from '../../data/pieces.ts';
import { BAKERY, FARM, STORE } from '../../data/places.ts';
import { breadOf, toolsOf } from '../../rules/bread-and-tools.ts';
import { workshopFor } from '../../rules/crafts.ts';
import {
  COUPLE,
  coupleOf,
  memberOfSpouse,
  PINK,
  partnerOf,
  seatOfSpouse,
  spouseOf,
} from '../../rules/marriage/couples.ts';
import { lowestVisible } from '../../rules/members.ts';
import type { VillageAction } from '../../rules/moves.ts';
import {
  FOR_BREAD,
  type Marriage,
  MILL_AGAIN,
  NOTHING,
  type Village,
  type VillageFrame,
} from '../../rules/state.ts';
import type { Whose } from '../inn/facts.ts';
import { restOf } from '../rest.ts';

/** Bread or tools, as the Smuggler buys them. */
export type Tiles = 'bread' | 'tools';
const tilesOf = (n: number): Tiles => (n === 0 ? 'bread' : 'tools');

/** Whom a member is married to: a pink one, one of some family, or nobody. */
export type Partner =
  /** One of several pink ones there: the one who has been there longest is the first. */
  | { readonly is: 'pink'; readonly nth: number; readonly of: number }
  | { readonly is: 'nobody' }
  | { readonly is: 'member'; readonly whose: Whose; readonly member: number };

/** What happens to the one of equal members who is named by his partner. */
export type Lot = 'dies' | 'comesHome' | 'getsBread';
export function lotOf({ price, free }: VillageFrame): Lot {
  if (price === FOR_BREAD) return 'getsBread';
  return free ? 'comesHome' : 'dies';
}

/** The choices of Marriage. */
export type MarriageChoice =
  | { readonly do: 'smuggle'; readonly tiles: Tiles }
  | { readonly do: 'amount'; readonly tiles: Tiles; readonly count: number; readonly points: number }
  | { readonly do: 'smuggleFor'; readonly place: number; readonly customer: Customer | null }
  | { readonly do: 'barter'; readonly time: number; readonly cubes: number }
  | {
      readonly do: 'court';
      readonly member: number;
      /** Nothing of both with the Cousin. */
      readonly time: number;
      readonly cubes: number;
    }
  | { readonly do: 'rank'; readonly rank: number; readonly side: string }
  | { readonly do: 'swap'; readonly colour: number; readonly cubes: number }
  | { readonly do: 'house' | 'gainTiles' | 'gainMixed'; readonly place: number }
  | { readonly do: 'takeBread' | 'takeTool'; readonly cubes: number }
  | { readonly do: 'useTool'; readonly good: number; readonly count: number; readonly coins: number }
  | { readonly do: 'climbBread'; readonly member: number; readonly step: number }
  | { readonly do: 'feed'; readonly member: number; readonly place: number; readonly counts: number }
  | { readonly do: 'diesWithBread'; readonly member: number; readonly place: number; readonly to: number }
  | { readonly do: 'spouse'; readonly lot: Lot; readonly member: number; readonly partner: Partner };

const HOUSE_PLACES: readonly number[] = [BAKERY, STORE];

/** A choice of Marriage, null if it is none. */
export function marriageChoice(s: Village, f: VillageFrame, a: VillageAction): MarriageChoice | null {
  const { seat } = f;
  const player = s.players[seat];
  switch (a.do) {
    case 'smuggle':
      return { do: 'smuggle', tiles: tilesOf(a.tiles) };
    case 'amount':
      return { ...a, tiles: tilesOf(f.what), points: a.count * SMUGGLER_TABLE.points };
    case 'smuggleFor':
      return { ...a, customer: CUSTOMERS[s.queue[a.place] ?? NOTHING] ?? null };
    case 'barter':
      return { do: 'barter', time: SMUGGLER_TABLE.cubesTime, cubes: SMUGGLER_TABLE.cubes };
    case 'court': {
      const member = player.members.includes(FARM) ? a.member : 0;
      const { time, cubes } = f.kind === 'cousin' ? { time: 0, cubes: 0 } : MARRIAGE_BOARD;
      return { do: 'court', member, time, cubes };
    }
    case 'rank':
      return { ...a, side: `${s.options.marriage}` };
    case 'swap':
      return { ...a, cubes: f.what };
    case 'house':
      return { do: 'house', place: HOUSE_PLACES[a.house] };
    case 'gainTiles':
    case 'gainMixed':
      return { do: a.do, place: f.what };
    case 'takeBread':
    case 'takeTool':
      return { do: a.do, cubes: f.kind === 'offer' ? MARRIAGE_BOARD.offerCubes : 0 };
    case 'useTool':
      return f.what === MILL_AGAIN
        ? { do: 'useTool', good: NOTHING, count: 0, coins: MILL.coins }
        : { do: 'useTool', good: f.what, count: workshopFor(f.what).yields, coins: 0 };
    case 'climbBread':
      return { do: 'climbBread', member: a.member, step: a.step + 1 };
    case 'feed':
      return { ...a, counts: countedNumber(a.member) + (hasBread(a.member) ? 0 : 1) };
    case 'diesWithBread':
      return { ...a, member: fedAt(s, f, a.place), to: restOf(s, a.place) };
    case 'spouse':
      return { do: 'spouse', lot: lotOf(f), member: f.member, partner: partnerOfMember(s, seat, a.one) };
    default:
      return null;
  }
}

/** The kind of the member with bread who may die at a place. */
function fedAt(s: Village, f: VillageFrame, place: number): number {
  const player = s.players[f.seat];
  const number = lowestVisible(player);
  const member = player.members.findIndex(
    (at, n) => at === place && hasBread(player.kinds[n]) && countedNumber(player.kinds[n]) === number,
  );
  return player.kinds[member] ?? number;
}

function partnerOfMember(s: Village, seat: number, member: number): Partner {
  const partner = s.marriage === null ? null : partnerOf(s.marriage, spouseOf(seat, member));
  if (partner === null) return { is: 'nobody' };
  if (s.marriage !== null && partner === PINK) return pinkPartner(s.marriage, spouseOf(seat, member));
  const owner = seatOfSpouse(partner);
  return {
    is: 'member',
    whose: owner === seat ? 'own' : owner,
    member: s.players[owner].kinds[memberOfSpouse(partner)],
  };
}

/** Couples are in the order of their weddings. */
function pinkPartner(marriage: Marriage, spouse: number): Partner {
  const { couples } = marriage;
  const at = coupleOf(marriage, spouse);
  const isPink = (n: number): boolean =>
    n % COUPLE === 0 && couples[n] === couples[at] && couples.slice(n + 1, n + COUPLE).includes(PINK);
  const pink = couples.flatMap((_, n) => (isPink(n) ? [n] : []));
  return { is: 'pink', nth: pink.indexOf(at) + 1, of: pink.length };
}

/** What is asked with Marriage. */
export type MarriageAsked =
  | { readonly kind: 'howMany'; readonly tiles: Tiles; readonly have: number; readonly points: number }
  | { readonly kind: 'rank'; readonly free: boolean }
  | { readonly kind: 'swap'; readonly cubes: number }
  | { readonly kind: 'useTool'; readonly tools: number }
  | { readonly kind: 'gain'; readonly place: number }
  | { readonly kind: 'offer'; readonly cubes: number }
  | { readonly kind: 'spouse'; readonly lot: Lot; readonly member: number; readonly place: number }
  | { readonly kind: 'oneOfTwo' | 'house' };

/** A question of Marriage, null if it is none. */
export function marriageAsked(s: Village, f: VillageFrame): MarriageAsked | null {
  const { kind, seat } = f;
  switch (kind) {
    case 'howMany':
      return {
        kind,
        tiles: tilesOf(f.what),
        have: f.what === 0 ? breadOf(s, seat) : toolsOf(s, seat),
        points: SMUGGLER_TABLE.points,
      };
    case 'rank':
      return { kind, free: f.free };
    case 'swap':
      return { kind, cubes: f.what };
    case 'useTool':
      return { kind, tools: toolsOf(s, seat) };
    case 'gain':
      return { kind, place: f.what };
    case 'offer':
      return { kind, cubes: MARRIAGE_BOARD.offerCubes };
    case 'spouse':
      return { kind, lot: lotOf(f), member: f.member, place: f.what };
    case 'oneOfTwo':
    case 'house':
      return { kind };
    default:
      return null;
  }
}
