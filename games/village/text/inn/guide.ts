import type { Seat } from '@spielstube/engine';
import { CHURCH_POINTS } from '../../data/church.ts';
import { CUSTOMERS } from '../../data/customers.ts';
import { CARD_STACKS, VILLAGERS } from '../../data/inn.ts';
import { BEER, HORSE, OX, PLOUGH } from '../../data/pieces.ts';
import { FARM, STEPS, stepInChurch } from '../../data/places.ts';
import { nextBorn } from '../../rules/family.ts';
import { mayBuy } from '../../rules/inn/noblewoman.ts';
import { topOf } from '../../rules/inn/stacks.ts';
import { mayServe } from '../../rules/market.ts';
import { countAt } from '../../rules/members.ts';
import { NOTHING, type Village, type VillageFrame } from '../../rules/state.ts';
import { purse } from '../../rules/supply.ts';
import {
  type Church,
  castleGainOf,
  churchOf,
  type Dying,
  dyingOf,
  inTheBag,
  lackingOf,
  type Sales,
  type Wanted,
  wantedOf,
} from '../position.ts';

/** What can be paid at the Inn. */
export interface Purse {
  readonly coins: number;
  readonly beer: number;
  /** Cards now on top that could be bought. */
  readonly affordable: number;
}

/** What the guide mentions at the questions of the Inn. */
export interface InnGuided {
  readonly cards: {
    readonly moment: number;
    readonly dying: Dying;
    /** Customers of the queue who could be served, and the best of those left at the stalls. */
    readonly waiting: Sales;
    readonly left: number;
    readonly bag: { readonly own: number; readonly inBag: number };
    readonly church: Church;
  };
  readonly extraTurn: { readonly dying: Dying; readonly lacking: readonly number[] };
  readonly innStack: Purse;
  readonly innBuy: Purse;
  readonly noblewoman: Purse;
  readonly lookThrough: Purse;
  readonly bard: Dying;
  readonly abbot: { readonly gain: number; readonly church: Church };
  readonly messenger: { readonly gain: number };
  readonly tollKeeper: { readonly gain: number };
  readonly herbalist: Dying;
  readonly councilman: { readonly step: number; readonly coins: number; readonly wanted: Wanted | null };
  readonly prodigalSon: { readonly born: number; readonly onFarm: number };
  readonly cattleBreeder: { readonly wanted: Wanted | null; readonly ploughs: number };
  readonly scrapDealer: { readonly best: number };
  readonly father: { readonly own: number; readonly inBag: number; readonly church: Church };
  readonly grocer: { readonly bread: number; readonly tools: number };
  readonly jack: { readonly lacking: readonly number[] };
  readonly cousin: { readonly onFarm: number };
}

export function purseOf(s: Village, seat: Seat): Purse {
  let affordable = 0;
  for (let stack = 0; s.inn !== null && stack < CARD_STACKS; stack++) {
    const card = topOf(s.inn, stack);
    if (card !== NOTHING && VILLAGERS[card] !== undefined && mayBuy(s, seat, card) === null) affordable++;
  }
  return { coins: purse(s, seat), beer: s.players[seat].goods[BEER], affordable };
}

/** Customers of the waiting line who could be served. */
function waitingOf(s: Village, seat: Seat, free: boolean): Sales {
  const served = s.queue
    .filter((tile) => tile >= 0 && mayServe(s, seat, CUSTOMERS[tile], free) === null)
    .map((tile) => CUSTOMERS[tile].points);
  return { customers: served.length, points: Math.max(0, ...served) };
}
const bestLeft = (s: Village): number =>
  Math.max(0, ...s.stalls.filter((tile) => tile >= 0).map((tile) => CUSTOMERS[tile].points));

type Fact<K extends keyof InnGuided> = (s: Village, frame: VillageFrame) => InnGuided[K];
const purseAt = (s: Village, { seat }: VillageFrame): Purse => purseOf(s, seat);

export const innGuided: { readonly [K in keyof InnGuided]: Fact<K> } = {
  cards: (s, { seat, what }) => ({
    moment: what,
    dying: dyingOf(s, s.players[seat]),
    waiting: waitingOf(s, seat, s.marketCaller === seat),
    left: bestLeft(s),
    bag: inTheBag(s, seat),
    church: churchOf(s, s.players[seat]),
  }),
  extraTurn: (s, { seat }) => ({
    dying: dyingOf(s, s.players[seat]),
    lacking: lackingOf(s.players[seat]),
  }),
  innStack: purseAt,
  innBuy: purseAt,
  noblewoman: purseAt,
  lookThrough: purseAt,
  bard: (s, { seat }) => dyingOf(s, s.players[seat]),
  abbot(s, { seat }) {
    const { members } = s.players[seat];
    const steps = members.map(stepInChurch).filter((step) => step > 0 && step < STEPS);
    const lowest = Math.min(STEPS, ...steps);
    return {
      gain: CHURCH_POINTS[STEPS] - CHURCH_POINTS[lowest],
      church: churchOf(s, s.players[seat]),
    };
  },
  messenger: (s, { seat }) => ({ gain: castleGainOf(s.players[seat]) }),
  tollKeeper: (s, { seat }) => ({ gain: castleGainOf(s.players[seat]) }),
  herbalist: (s, { seat }) => dyingOf(s, s.players[seat]),
  councilman: (s, { seat, what }) => ({
    step: what,
    coins: purse(s, seat),
    wanted: wantedOf(s, s.players[seat]),
  }),
  prodigalSon: (s, { seat }) => ({
    born: nextBorn(s.players[seat]),
    onFarm: countAt(s.players[seat].members, FARM),
  }),
  cattleBreeder: (s, { seat }) => ({
    wanted: wantedOf(s, s.players[seat], [HORSE, OX]),
    ploughs: s.players[seat].goods[PLOUGH],
  }),
  scrapDealer: (s) => ({ best: bestLeft(s) }),
  father: (s, { seat }) => ({ ...inTheBag(s, seat), church: churchOf(s, s.players[seat]) }),
  grocer: (s, { seat }) => ({
    bread: s.marriage?.bread[seat] ?? 0,
    tools: s.marriage?.tools[seat] ?? 0,
  }),
  jack: (s, { seat }) => ({ lacking: lackingOf(s.players[seat]) }),
  cousin: (s, { seat }) => ({ onFarm: countAt(s.players[seat].members, FARM) }),
};
