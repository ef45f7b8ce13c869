import { CUSTOMERS, type Customer } from '../../data/customers.ts';
import { INN_BOARD } from '../../data/inn.ts';
import { BEER } from '../../data/pieces.ts';
import { FARM, STEPS } from '../../data/places.ts';
import { topOf } from '../../rules/inn/stacks.ts';
import { BACK } from '../../rules/mix.ts';
import type { VillageAction } from '../../rules/moves.ts';
import { CONNY, NOTHING, type Village, type VillageFrame } from '../../rules/state.ts';
import { purse } from '../../rules/supply.ts';
import { hasMarker } from '../../rules/travel.ts';

/** Whose member: the own one, Conny's, or that of another seat. */
export type Whose = 'own' | 'conny' | number;

/** What step 1 of the Inn takes. */
interface InnCost {
  readonly time: number;
  readonly cubes: number;
}

/** The choices of the Inn and of its cards. */
export type InnChoice =
  | { readonly do: 'play' | 'buy'; readonly card: number }
  | { readonly do: 'noCards'; readonly moment: number }
  | { readonly do: 'visit'; readonly member: number; readonly cost: InnCost }
  | { readonly do: 'drink'; readonly cost: InnCost }
  | { readonly do: 'rotate'; readonly stack: number; readonly card: number }
  | { readonly do: 'look'; readonly stack: number; readonly cards: number }
  | { readonly do: 'life'; readonly where: number }
  | { readonly do: 'mark'; readonly castle: number }
  | { readonly do: 'pick'; readonly whose: Whose; readonly member: number }
  | { readonly do: 'pickMonk' | 'roll' }
  | {
      readonly do: 'serveWaiting';
      readonly place: number;
      readonly customer: Customer | null;
      readonly free: boolean;
    }
  | { readonly do: 'takeCustomer'; readonly stall: number; readonly customer: Customer | null }
  | { readonly do: 'toTop'; readonly member: number; readonly step: number; readonly top: number }
  | { readonly do: 'freeTrip'; readonly member: number; readonly castle: number; readonly first: boolean };

const customerAt = (tiles: readonly number[], place: number): Customer | null =>
  CUSTOMERS[tiles[place] ?? NOTHING] ?? null;

function costOf(s: Village): InnCost {
  return s.options.inn === BACK
    ? { time: 0, cubes: INN_BOARD.backCubes }
    : { time: INN_BOARD.frontTime, cubes: 0 };
}

/** A choice of the Inn, null if it is none. */
export function innChoice(s: Village, f: VillageFrame, a: VillageAction): InnChoice | null {
  const player = s.players[f.seat];
  switch (a.do) {
    case 'play':
    case 'buy':
    case 'life':
    case 'mark':
    case 'pickMonk':
    case 'roll':
      return a;
    case 'noCards':
      return { do: 'noCards', moment: f.what };
    case 'visit':
      return { do: 'visit', member: player.members.includes(FARM) ? a.member : 0, cost: costOf(s) };
    case 'drink':
      return { do: 'drink', cost: costOf(s) };
    case 'rotate':
      return { ...a, card: s.inn === null ? NOTHING : topOf(s.inn, a.stack) };
    case 'look':
      return { ...a, cards: s.inn?.stacks[a.stack].length ?? 0 };
    case 'pick':
      return { do: 'pick', whose: whoseIs(s, f, a.owner), member: a.member };
    case 'serveWaiting':
      return { ...a, customer: customerAt(s.queue, a.place), free: f.free };
    case 'serve':
      return f.kind === 'scrapDealer'
        ? { do: 'takeCustomer', stall: a.stall, customer: customerAt(s.stalls, a.stall) }
        : null;
    case 'climb':
      return f.kind === 'abbot' ? { do: 'toTop', member: a.member, step: a.step, top: STEPS } : null;
    case 'depart':
    case 'journey':
      return f.kind === 'tollKeeper'
        ? { do: 'freeTrip', member: a.member, castle: a.castle, first: !hasMarker(player, a.castle) }
        : null;
    default:
      return null;
  }
}

function whoseIs(s: Village, f: VillageFrame, owner: number): Whose {
  if (owner === f.seat) return 'own';
  return s.conny !== null && owner === CONNY ? 'conny' : owner;
}

/** What is asked at the Inn and by its cards. */
export type InnAsked =
  | { readonly kind: 'cards'; readonly moment: number }
  | { readonly kind: 'innStack' | 'innBuy' | 'lookThrough'; readonly coins: number; readonly beer: number }
  | { readonly kind: 'bard'; readonly place: number }
  | { readonly kind: 'councilman'; readonly step: number }
  | { readonly kind: 'father'; readonly left: number }
  | { readonly kind: 'herbalist'; readonly life: number }
  | {
      readonly kind:
        | 'extraTurn'
        | 'abbot'
        | 'messenger'
        | 'noblewoman'
        | 'prodigalSon'
        | 'cattleBreeder'
        | 'scrapDealer'
        | 'tollKeeper'
        | 'grocer'
        | 'jack'
        | 'cousin';
    };

/** A question of the Inn, null if it is none. */
export function innAsked(s: Village, f: VillageFrame): InnAsked | null {
  const { kind } = f;
  const player = s.players[f.seat];
  switch (kind) {
    case 'cards':
      return { kind, moment: f.what };
    case 'innStack':
    case 'innBuy':
    case 'lookThrough':
      return { kind, coins: purse(s, f.seat), beer: player.goods[BEER] };
    case 'bard':
      return { kind, place: player.members[f.what] };
    case 'councilman':
      return { kind, step: f.what };
    case 'father':
      return { kind, left: f.what };
    case 'herbalist':
      return { kind, life: player.life };
    case 'extraTurn':
    case 'abbot':
    case 'messenger':
    case 'noblewoman':
    case 'prodigalSon':
    case 'cattleBreeder':
    case 'scrapDealer':
    case 'tollKeeper':
    case 'grocer':
    case 'jack':
    case 'cousin':
      return { kind };
    default:
      return null;
  }
}
