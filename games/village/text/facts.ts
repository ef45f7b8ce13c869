import type { Seat } from '@spielstube/engine';
import type { Facts } from '@spielstube/engine/text';
import { CLIMB_GRAIN, MASS_FIGURES } from '../data/church.ts';
import { COUNCIL_TIME } from '../data/council.ts';
import { MILL } from '../data/crafts.ts';
import { CUSTOMERS, type Customer } from '../data/customers.ts';
import { GRAIN_LIMIT, hasBread } from '../data/pieces.ts';
import { FARM } from '../data/places.ts';
import { VILLAGE } from '../data/travel.ts';
import { breadOf } from '../rules/bread-and-tools.ts';
import { connyFollows } from '../rules/conny-follows.ts';
import { workshopAt, workshopFor } from '../rules/crafts.ts';
import { nextBorn } from '../rules/family.ts';
import { harvestYield } from '../rules/harvest.ts';
import { lowestAt, lowestVisible } from '../rules/members.ts';
import { NO_SECOND, type VillageAction } from '../rules/moves.ts';
import { anyCubesOf, coinsFor, unpacked, WELL_PRICE } from '../rules/prices.ts';
import { cubesToTake } from '../rules/privileges.ts';
import { cubesOnBoard } from '../rules/rounds.ts';
import { type FrameKind, NOTHING, SOON_LOST, type Village, type VillageFrame } from '../rules/state.ts';
import { hasMarker, pathPrice } from '../rules/travel.ts';
import { docked } from './expansions.ts';
import type { InnAsked, InnChoice } from './inn/facts.ts';
import type { MarriageAsked, MarriageChoice } from './marriage/facts.ts';
import type { PortAsked, PortChoice } from './port/facts.ts';
import { restOf } from './rest.ts';
import type { VillageTexts } from './types.ts';

/* What the sentences need to know, worked out once for both languages. Languages only choose words. */

/** Cubes by colour, and the coins that stand in for others. */
export interface Payment {
  readonly cubes: readonly number[];
  readonly coins: number;
}

/** A choice with everything that its sentence mentions. `member` is a kind; 0: nobody there. */
export type Choice = BaseChoice | InnChoice | PortChoice | MarriageChoice;

export type BaseChoice =
  | { readonly do: 'cube'; readonly space: number; readonly cube: number; readonly forConny: boolean }
  | { readonly do: 'well' | 'payScroll' | 'payTime' | 'giveRing' | 'keepRing' | 'pass' | 'end' }
  | { readonly do: 'choose'; readonly space: number }
  | { readonly do: 'harvest'; readonly grain: number; readonly kept: number }
  | { readonly do: 'birth'; readonly member: number }
  | { readonly do: 'recall'; readonly member: number; readonly place: number }
  | { readonly do: 'train'; readonly member: number; readonly place: number; readonly time: number }
  | { readonly do: 'produce'; readonly good: number; readonly count: number; readonly time: number }
  | {
      readonly do: 'order';
      readonly good: number;
      readonly count: number;
      readonly cubes: readonly number[];
      readonly grain: number;
    }
  | { readonly do: 'mill'; readonly time: number; readonly grain: number; readonly coins: number }
  | {
      readonly do: 'enter' | 'advance';
      readonly member: number;
      readonly step: number;
      readonly time: number;
    }
  | { readonly do: 'privilege'; readonly step: number }
  | {
      readonly do: 'travel';
      readonly member: number;
      readonly from: number;
      readonly castle: number;
      readonly cubes: readonly number[];
      /** No reward where the own marker lies already. */
      readonly first: boolean;
    }
  | { readonly do: 'devote' | 'buyOut'; readonly member: number }
  | { readonly do: 'payCubes'; readonly church: boolean }
  | { readonly do: 'pay'; readonly payment: Payment }
  | { readonly do: 'takeCubes'; readonly cubes: readonly number[] }
  | { readonly do: 'takeGood'; readonly good: number }
  | {
      readonly do: 'serve';
      readonly stall: number;
      readonly customer: Customer | null;
      readonly free: boolean;
    }
  | { readonly do: 'dies'; readonly member: number; readonly place: number; readonly to: number }
  | { readonly do: 'climb'; readonly member: number; readonly step: number; readonly grain: number }
  | { readonly do: 'reveal'; readonly goal: number }
  | { readonly do: 'done' | 'decline'; readonly question: FrameKind };

/** A choice that answers the question of a frame. */
export function choiceOf(s: Village, f: VillageFrame, a: VillageAction): Choice {
  for (const expansion of docked) {
    const choice = expansion.choice(s, f, a);
    if (choice !== null) return choice;
  }
  return baseChoice(s, f, a);
}

function baseChoice(s: Village, f: VillageFrame, a: VillageAction): BaseChoice {
  const { seat } = f;
  const player = s.players[seat];
  switch (a.do) {
    case 'cube':
      return { ...a, forConny: f.kind === 'connysCube' };
    case 'harvest': {
      const grain = harvestYield(player.goods);
      return { do: 'harvest', grain, kept: Math.min(grain, GRAIN_LIMIT - player.grain) };
    }
    case 'birth':
      return { do: 'birth', member: nextBorn(player) };
    case 'recall':
      return { do: 'recall', place: a.place, member: a.place === FARM ? 0 : a.member };
    case 'train':
      return { ...a, member: onFarm(s, seat, a.member), time: workshopAt(a.place).trainingTime };
    case 'produce':
      return { ...a, count: workshopFor(a.good).yields, time: workshopFor(a.good).productionTime };
    case 'order': {
      const { cubes, grain, yields } = workshopFor(a.good);
      return { do: 'order', good: a.good, count: yields, cubes, grain };
    }
    case 'mill':
      return { do: 'mill', ...MILL };
    case 'enter':
      return { do: 'enter', member: onFarm(s, seat, a.member), step: 1, time: COUNCIL_TIME[1] };
    case 'advance':
      return { do: 'advance', member: a.member, step: a.step + 1, time: COUNCIL_TIME[a.step + 1] ?? 0 };
    case 'depart':
      return trip(s, seat, VILLAGE, onFarm(s, seat, a.member), a.castle);
    case 'journey':
      return trip(s, seat, a.from, a.member, a.castle);
    case 'devote':
      return { do: 'devote', member: onFarm(s, seat, a.member) };
    case 'payCubes':
      return { do: 'payCubes', church: f.kind === 'payChurch' };
    case 'pay':
      return { do: 'pay', payment: { cubes: unpacked(a.cubes), coins: coinsFor(f.price, a.cubes) } };
    case 'takeCubes':
      return { do: 'takeCubes', cubes: a.second === NO_SECOND ? [a.first] : [a.first, a.second] };
    case 'serve': {
      const tile = s.stalls[a.stall] ?? NOTHING;
      return { do: 'serve', stall: a.stall, customer: CUSTOMERS[tile] ?? null, free: f.free };
    }
    case 'dies':
      return { do: 'dies', member: dyingAt(s, seat, a.place), place: a.place, to: restOf(s, a.place) };
    case 'climb':
      return { do: 'climb', member: a.member, step: a.step + 1, grain: CLIMB_GRAIN[a.step + 1] ?? 0 };
    case 'done':
    case 'decline':
      return { do: a.do, question: f.kind };
    case 'well':
    case 'payScroll':
    case 'payTime':
    case 'giveRing':
    case 'keepRing':
    case 'pass':
    case 'end':
    case 'choose':
    case 'privilege':
    case 'takeGood':
    case 'buyOut':
    case 'reveal':
      return a;
    // Those of the expansions have been told before.
    default:
      throw new Error(`nothing is said about "${a.do}"`);
  }
}

/** The number of a member on the farm, 0 if the farm is empty. */
function onFarm(s: Village, seat: Seat, number: number): number {
  return s.players[seat].members.includes(FARM) ? number : 0;
}

/** The number of whoever dies at a place, were it there; bread is another choice. */
function dyingAt(s: Village, seat: Seat, place: number): number {
  const player = s.players[seat];
  const number = lowestVisible(player);
  const isHere = player.members.some((at, n) => at === place && player.kinds[n] === number);
  return isHere && !hasBread(number) ? number : lowestAt(player, place);
}

function trip(s: Village, seat: Seat, from: number, member: number, castle: number): BaseChoice {
  const cubes = unpacked(pathPrice(from, castle));
  return { do: 'travel', member, from, castle, cubes, first: !hasMarker(s.players[seat], castle) };
}

/** What is asked, with everything that the question mentions. */
export type Asked = BaseAsked | InnAsked | PortAsked | MarriageAsked;

export type BaseAsked =
  | { readonly kind: 'turn'; readonly cubes: number; readonly last: boolean }
  | { readonly kind: 'chooseAction'; readonly free: boolean; readonly oldMan: boolean }
  | { readonly kind: 'action'; readonly space: number; readonly sea: boolean }
  | { readonly kind: 'produceNow'; readonly place: number; readonly time: number }
  | {
      readonly kind: 'pay';
      readonly price: readonly number[];
      readonly any: number;
      readonly well: boolean;
    }
  | { readonly kind: 'privilege'; readonly step: number }
  | { readonly kind: 'takeCubes'; readonly count: number; readonly different: boolean }
  | { readonly kind: 'market'; readonly free: boolean; readonly sea: boolean }
  | { readonly kind: 'death'; readonly member: number; readonly bread: boolean; readonly sea: boolean }
  | { readonly kind: 'buyOut'; readonly left: number }
  | { readonly kind: 'climb'; readonly grain: number; readonly bread: number }
  | { readonly kind: 'connysCube'; readonly space: number }
  | { readonly kind: 'endTurn'; readonly connyFollows: boolean }
  | { readonly kind: 'goals'; readonly soonLost: boolean }
  | { readonly kind: 'startingCube' | 'payCouncil' | 'payChurch' | 'ringOrCoin' | 'takeGood' };

function askedOf(s: Village, f: VillageFrame): Asked {
  for (const expansion of docked) {
    const asked = expansion.asked(s, f);
    if (asked !== null) return asked;
  }
  return baseAsked(s, f);
}

function baseAsked(s: Village, f: VillageFrame): BaseAsked {
  const { kind } = f;
  switch (kind) {
    case 'turn':
      return { kind, cubes: cubesOnBoard(s), last: s.ending };
    case 'chooseAction':
      return { kind, free: f.free, oldMan: f.free && cubesOnBoard(s) > 0 };
    case 'action':
      return { kind, space: f.what, sea: s.port !== null };
    case 'produceNow':
      return { kind, place: f.what, time: workshopAt(f.what).productionTime };
    case 'pay':
      return { kind, price: unpacked(f.price), any: anyCubesOf(f.price), well: f.price === WELL_PRICE };
    case 'privilege':
      return { kind, step: f.what };
    case 'takeCubes':
      return { kind, count: cubesToTake(s, f.what), different: f.free };
    case 'market':
      return { kind, free: f.free, sea: s.port !== null };
    case 'death':
      return {
        kind,
        member: lowestVisible(s.players[f.seat]),
        bread: breadOf(s, f.seat) > 0,
        sea: s.port !== null,
      };
    case 'buyOut':
      return { kind, left: MASS_FIGURES - s.massFigures };
    case 'climb':
      return { kind, grain: s.players[f.seat].grain, bread: breadOf(s, f.seat) };
    case 'connysCube':
      return { kind, space: f.what };
    case 'endTurn':
      return { kind, connyFollows: connyFollows(s) && cubesOnBoard(s) > 0 };
    case 'startingCube':
    case 'payCouncil':
    case 'payChurch':
    case 'ringOrCoin':
    case 'takeGood':
      return { kind };
    case 'goals':
      return { kind, soonLost: f.what === SOON_LOST };
    default:
      throw new Error(`nobody is asked "${kind}"`);
  }
}

export const facts: Facts<VillageTexts> = {
  asked: askedOf,
  choice: choiceOf,
};
