import type { Choice } from './choice.ts';
import type { Ahead, OrderState, Prospect, Recommended } from './outlook.ts';

/* What the guide mentions, by kind of question. */

/** A place to build with what it brings. */
export type Site = Extract<Choice, { do: 'at' | 'through' }>;

/** A tile with what it brings now. */
export interface TileNow {
  readonly tile: number;
  readonly gain: number;
}

/** Building, as an action or in phase V. */
export interface ForBuilding {
  readonly card: Recommended | null;
  readonly late: boolean;
  readonly roundsLeft: number;
  readonly order: OrderState;
}

/** By kind of question: what the guide mentions there. */
export interface Guided {
  readonly layAside: { readonly coins: number; readonly forOrder: readonly number[]; readonly wood: number };
  readonly choosePerson: { readonly offered: readonly number[] };
  readonly prepare: { readonly tile: TileNow | null };
  readonly plan: {
    readonly best: Prospect | null;
    /** All stones lie. */
    readonly isFull: boolean;
    readonly roundsLeft: number;
    readonly late: boolean;
    /** The third stone could be bought now. */
    readonly thirdStone: boolean;
    readonly canBuild: number;
    readonly order: OrderState;
  };
  readonly release: { readonly saves: number; readonly colour: number; readonly alone: boolean };
  readonly offspring: { readonly roundsLeft: number; readonly coins: number };
  readonly blackMarket: { readonly coins: number; readonly cards: number };
  readonly handCards: { readonly cards: number; readonly payable: number; readonly forOrder: number };
  readonly progress: { readonly places: number; readonly morePlaces: number; readonly roundsLeft: number };
  readonly build: ForBuilding;
  readonly buildPhase: ForBuilding;
  readonly bridge: { readonly premium: number; readonly place: number; readonly board: number };
  readonly shipyard: { readonly order: OrderState; readonly left: number; readonly coins: number };
  readonly sail: Ahead;
  readonly hire: Ahead;
  readonly steps: Ahead;
  readonly storm: Ahead;
  readonly produce: {
    readonly card: number;
    readonly coins: number;
    /** 0 if nobody is missing. */
    readonly cards: number;
    /** A Captain whose ship has arrived makes no steps. */
    readonly arrived: boolean;
    readonly order: boolean;
  };
  readonly chain: {
    readonly card: number;
    readonly each: number;
    readonly from: number;
    readonly order: boolean;
    readonly links: number;
  };
  readonly feed: {
    readonly card: number;
    readonly each: number;
    readonly raw: boolean;
    readonly final: boolean;
    readonly roundsLeft: number;
  };
  /** Whether a tile or a person is left. */
  readonly emptyArea: { readonly unused: boolean; readonly roundsLeft: number };
  readonly endTurn: { readonly unused: boolean; readonly roundsLeft: number };
  readonly buildNow: { readonly colour: number; readonly helpers: number; readonly roundsLeft: number };
  readonly where: { readonly site: Site | null; readonly houses: number };
  readonly pay: { readonly orderGoods: readonly number[]; readonly tooMuch: number };
  readonly area: { readonly area: number; readonly way: number; readonly share: number };
  readonly takeTile: { readonly tile: TileNow | null };
  readonly special: {
    readonly order: OrderState;
    /** Nobody is stronger. */
    readonly leads: boolean;
    readonly trader: boolean;
    readonly roundsLeft: number;
  };
  readonly jail: { readonly hooded: number; readonly missing: number };
  readonly discard: { readonly card: number; readonly raw: number; readonly roundsLeft: number };
  readonly onto: { readonly good: number; readonly coins: number; readonly order: boolean };
  readonly chooseHelper: { readonly colour: number; readonly saves: number };
  readonly chooseVineyard: { readonly colour: number; readonly helpers: number };
  readonly nate: { readonly card: number };
  readonly halve: { readonly card: number };
  readonly finalProduction: { readonly now: number; readonly best: number };
}
