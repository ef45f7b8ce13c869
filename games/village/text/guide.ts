import type { Seat } from '@spielstube/engine';
import type { GuideFacts } from '@spielstube/engine/text';
import { CHURCH_TIME } from '../data/church.ts';
import { COUNCIL_POINTS, ONE_GOOD } from '../data/council.ts';
import { isScored } from '../data/expansion-keys.ts';
import { LIFE_GOALS } from '../data/goals.ts';
import { SALE_TIME } from '../data/market.ts';
import { COLOURS, CUBE_KINDS, PLAGUE, SCROLL } from '../data/pieces.ts';
import { FARM, STEPS, stepInChurch, stepInCouncil } from '../data/places.ts';
import { MARKET, SPACES_IN_PLAY } from '../data/spaces.ts';
import { mayStillFeed } from '../rules/any-time.ts';
import { workshopAt } from '../rules/crafts.ts';
import { nextBorn } from '../rules/family.ts';
import { isFulfilled } from '../rules/goals.ts';
import { hasExotics } from '../rules/market.ts';
import { countAt } from '../rules/members.ts';
import { mixOf } from '../rules/mix.ts';
import { cubesOnBoard } from '../rules/rounds.ts';
import type { Village } from '../rules/state.ts';
import { docked } from './expansions.ts';
import type { InnGuided, Purse } from './inn/guide.ts';
import type { MarriageGuided } from './marriage/guide.ts';
import type { PortGuided, Sea } from './port/guide.ts';
import {
  askedFor,
  type Church,
  castleGainOf,
  castlesOf,
  churchOf,
  type Dying,
  dyingOf,
  inTheBag,
  isDeadly,
  lackingOf,
  type Sales,
  salesOf,
  type Wanted,
  wantedOf,
} from './position.ts';
import type { BaseTexts } from './types.ts';

/* What the guide mentions at each question, worked out once for both languages. */

/** What each action space is good for now. */
export interface SpaceGuided {
  readonly space: number;
  readonly onFarm: number;
  readonly grain: number;
  /** Members who could climb a step in the Mass, were there grain. */
  readonly climbers: number;
  /** The number of the next member to be born, 0 if all are. */
  readonly born: number;
  readonly wanted: Wanted | null;
  readonly councilStep: number;
  readonly councilGain: number;
  readonly castles: number;
  readonly castleGain: number;
  readonly church: Church;
  readonly sales: Sales;
  /** With expansions: what pays at the Inn, where the ship is, what the Smuggler would buy, who stands in the ceremony. */
  readonly purse?: Purse;
  readonly sea?: Sea;
  readonly bread?: number;
  readonly tools?: number;
  readonly ceremony?: number;
}

/** By kind of question: what the guide mentions there. */
export interface Guided extends BaseGuided, InnGuided, PortGuided, MarriageGuided {}

export interface BaseGuided {
  readonly startingCube: null;
  readonly turn: {
    readonly last: boolean;
    /** A card in hand counts at the end what is left. */
    readonly kept: boolean;
    readonly lastOfRound: boolean;
    readonly dying: Dying;
    readonly sales: Sales;
    readonly marketOpen: boolean;
    readonly onFarm: number;
    readonly lacking: readonly number[];
  };
  readonly chooseAction: {
    readonly free: boolean;
    readonly oldMan: boolean;
    readonly sea: boolean;
    readonly emptied: readonly number[];
    readonly sales: Sales;
  };
  readonly action: SpaceGuided;
  readonly produceNow: { readonly dying: Dying; readonly dies: boolean; readonly wanted: Wanted | null };
  readonly pay: { readonly coins: number; readonly most: number; readonly kept: boolean };
  readonly payCouncil: { readonly scrolls: number; readonly wanted: number };
  readonly payChurch: { readonly dying: Dying; readonly dies: boolean };
  readonly ringOrCoin: { readonly coins: number };
  readonly privilege: { readonly step: number; readonly coins: number; readonly wanted: Wanted | null };
  readonly takeCubes: { readonly lacking: readonly number[] };
  readonly takeGood: { readonly wanted: Wanted | null; readonly sea: boolean };
  readonly market: {
    readonly sales: Sales;
    readonly dying: Dying;
    readonly dies: boolean;
    /** Cocoa and tea at home. */
    readonly exotics: boolean;
    readonly kept: boolean;
  };
  readonly death: Dying;
  readonly buyOut: { readonly own: number; readonly inBag: number };
  readonly climb: Church;
  readonly connysCube: { readonly plague: boolean; readonly lacking: readonly number[] };
  readonly goals: {
    readonly points: number;
    /** Bread might still fulfil one. */
    readonly bread: boolean;
  };
  readonly endTurn: { readonly dying: Dying; readonly cubes: number };
}

function spaceGuided(s: Village, seat: Seat, space: number): SpaceGuided {
  const player = s.players[seat];
  const { members, grain } = player;
  const councilStep = Math.max(0, ...members.map(stepInCouncil));
  return {
    space,
    onFarm: countAt(members, FARM),
    grain,
    climbers: members.filter((place) => stepInChurch(place) > 0 && stepInChurch(place) < STEPS).length,
    born: nextBorn(player),
    wanted: wantedOf(s, player),
    councilStep,
    councilGain:
      (COUNCIL_POINTS[councilStep + 1] ?? COUNCIL_POINTS[councilStep]) - COUNCIL_POINTS[councilStep],
    castles: castlesOf(player),
    castleGain: castleGainOf(player),
    church: churchOf(s, player),
    sales: salesOf(s, seat, true),
    ...Object.assign({}, ...docked.map((expansion) => expansion.space(s, seat))),
  };
}

const cubesOn = (s: Village, space: number): number =>
  s.spaces.slice(space * CUBE_KINDS, (space + 1) * CUBE_KINDS).reduce((sum, cubes) => sum + cubes, 0);

/** Whether a card in hand is scored at the end: then cubes, grain or goods that are left may count. */
function keepsForTheEnd({ inn }: Village, seat: Seat): boolean {
  const counts = (card: number): boolean => card >= 0 && isScored(card);
  return inn !== null && (inn.hands[seat].some(counts) || inn.secrets[seat].some(counts));
}

export const guided: GuideFacts<BaseTexts> = {
  startingCube: () => null,
  turn(s, { seat }) {
    const player = s.players[seat];
    return {
      last: s.ending,
      kept: keepsForTheEnd(s, seat),
      lastOfRound: cubesOnBoard(s) <= s.seats + (s.conny === null ? 0 : 1),
      dying: dyingOf(s, player),
      sales: salesOf(s, seat, true),
      marketOpen: cubesOn(s, MARKET) > 0,
      onFarm: countAt(player.members, FARM),
      lacking: lackingOf(player),
    };
  },
  chooseAction: (s, { seat, free }) => ({
    free,
    oldMan: free && cubesOnBoard(s) > 0,
    sea: s.port !== null,
    emptied: SPACES_IN_PLAY[mixOf(s)].filter((space) => cubesOn(s, space) === 0),
    sales: salesOf(s, seat, true),
  }),
  action: (s, { seat, what }) => spaceGuided(s, seat, what),
  produceNow(s, { seat, what }) {
    const { productionTime, goods } = workshopAt(what);
    const player = s.players[seat];
    const dying = dyingOf(s, player);
    return { dying, dies: isDeadly(dying, productionTime), wanted: wantedOf(s, player, goods) };
  },
  pay(s, { seat }) {
    const { coins, cubes } = s.players[seat];
    const most = COLOURS.reduce<number>((best, colour) => (cubes[colour] > cubes[best] ? colour : best), 0);
    return { coins, most, kept: keepsForTheEnd(s, seat) };
  },
  payCouncil: (s, { seat }) => ({ scrolls: s.players[seat].goods[SCROLL], wanted: askedFor(s, SCROLL) }),
  payChurch(s, { seat }) {
    const dying = dyingOf(s, s.players[seat]);
    return { dying, dies: isDeadly(dying, CHURCH_TIME) };
  },
  ringOrCoin: (s, { seat }) => ({ coins: s.players[seat].coins }),
  privilege(s, { seat, what }) {
    const player = s.players[seat];
    return { step: what, coins: player.coins, wanted: what >= ONE_GOOD ? wantedOf(s, player) : null };
  },
  takeCubes: (s, { seat }) => ({ lacking: lackingOf(s.players[seat]) }),
  takeGood: (s, { seat }) => ({ wanted: wantedOf(s, s.players[seat]), sea: s.port !== null }),
  market(s, { seat, free }) {
    const dying = dyingOf(s, s.players[seat]);
    return {
      sales: salesOf(s, seat, free),
      dying,
      dies: !free && isDeadly(dying, SALE_TIME),
      exotics: hasExotics(s, seat),
      kept: keepsForTheEnd(s, seat),
    };
  },
  death: (s, { seat }) => dyingOf(s, s.players[seat]),
  buyOut: (s, { seat }) => inTheBag(s, seat),
  climb: (s, { seat }) => churchOf(s, s.players[seat]),
  connysCube: (s, { seat, what }) => ({
    plague: s.spaces[what * CUBE_KINDS + PLAGUE] > 0,
    lacking: lackingOf(s.players[seat]),
  }),
  goals: (s, { seat }) => ({
    bread: mayStillFeed(s, seat),
    points: s.players[seat].goals
      .filter((goal) => goal >= 0 && isFulfilled(s, seat, goal))
      .reduce((sum, goal) => sum + LIFE_GOALS[goal].points, 0),
  }),
  endTurn: (s, { seat }) => ({ dying: dyingOf(s, s.players[seat]), cubes: cubesOnBoard(s) }),
};
