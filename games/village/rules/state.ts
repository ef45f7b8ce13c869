import type { Frame, GameState, Seat } from '@spielstube/engine';
import { LIFE_GOALS } from '../data/goals.ts';

/** What a seat is asked in the base game. */
export type BaseQuestionKind =
  | 'startingCube'
  | 'turn'
  | 'chooseAction'
  | 'action'
  | 'produceNow'
  | 'pay'
  | 'payCouncil'
  | 'payChurch'
  | 'ringOrCoin'
  | 'privilege'
  | 'takeCubes'
  | 'takeGood'
  | 'market'
  | 'death'
  | 'buyOut'
  | 'climb'
  | 'connysCube'
  | 'goals'
  | 'endTurn';

/** What else a seat is asked with Inn. */
export type InnQuestionKind =
  /** A moment for cards: `what` is one of `MOMENTS`. */
  | 'cards'
  | 'extraTurn'
  | 'bard'
  | 'abbot'
  | 'messenger'
  | 'noblewoman'
  | 'lookThrough'
  | 'herbalist'
  | 'councilman'
  | 'prodigalSon'
  | 'cattleBreeder'
  | 'scrapDealer'
  | 'tollKeeper'
  | 'father'
  | 'grocer'
  | 'jack'
  | 'cousin'
  | 'innStack'
  | 'innBuy';
/** With Port. */
export type PortQuestionKind =
  | 'helmsman'
  | 'load'
  | 'loadPair'
  | 'voyage'
  | 'cartographer'
  | 'island'
  | 'seaBurial'
  | 'giveChest';
/** With Marriage. */
export type MarriageQuestionKind =
  | 'howMany'
  | 'rank'
  | 'oneOfTwo'
  | 'swap'
  | 'useTool'
  | 'house'
  | 'offer'
  | 'gain'
  | 'spouse';
export type ExpansionQuestionKind = InnQuestionKind | PortQuestionKind | MarriageQuestionKind;
export type QuestionKind = BaseQuestionKind | ExpansionQuestionKind;

/** What happens by itself. */
export type BaseStepKind =
  | 'startRound'
  | 'startTurn'
  | 'afterAction'
  | 'nextTurn'
  | 'connysTurn'
  | 'callMarket'
  | 'nextAtMarket'
  | 'closeMarket'
  | 'arrive'
  | 'takeStep'
  | 'deliver'
  | 'mass'
  | 'massDraw'
  | 'majority'
  | 'endRound'
  | 'finalScoring';
export type InnStepKind = 'beforeExtra';
export type PortStepKind = 'sailTo' | 'keeperPaid' | 'teaCoin';
export type MarriageStepKind =
  | 'smuggled'
  | 'ceremony'
  | 'wedding'
  | 'nextHouse'
  | 'weddingMoves'
  | 'weddingGains';
export type StepKind = BaseStepKind | InnStepKind | PortStepKind | MarriageStepKind;

export type FrameKind = QuestionKind | StepKind;

/** What is pending. All frames have the same fields; each kind uses those that it needs. */
export interface VillageFrame extends Frame {
  readonly kind: FrameKind;
  readonly seat: Seat;
  /** An action space, a place, a castle, a good, a council step or a number of cubes; with expansions see the question. */
  readonly what: number;
  /** The kind of a member; with expansions see the question. */
  readonly member: number;
  /** A price in cubes, as `packCubes` makes it. */
  readonly price: number;
  /** An action that may be declined, or a sale without the fee. */
  readonly free: boolean;
}

export function frame(kind: FrameKind, seat: Seat, what = 0, member = 0, price = 0): VillageFrame {
  return { kind, seat, what, member, price, free: false };
}
/** The same with fewer strings: see `free`. */
export function freeFrame(kind: FrameKind, seat: Seat, what = 0): VillageFrame {
  return { kind, seat, what, member: 0, price: 0, free: true };
}

export interface Player {
  /** Where each member is. */
  members: number[];
  cubes: number[];
  /** By good; beer only with Inn. */
  goods: number[];
  coins: number;
  grain: number;
  /** Position on the life-time track. */
  life: number;
  /** Prestige points gained during the game, life goals not included. */
  points: number;
  /** Castles with an own marker, as bits. */
  castles: number;
  /* Lists that seldom change are made anew then, so that copies may share them: read-only ones. */
  /** Customers served. */
  customers: readonly number[];
  /** Life goals in hand; of the others' only the backs are seen, silver or gold. */
  goals: readonly number[];
  revealedGoals: readonly number[];
  /** Deaths that wait for the end of the turn. */
  deaths: number;
  /** The kind of each member: its number, or with bread. */
  kinds: readonly number[];
}

/** The solo rival. */
export interface Conny {
  members: number[];
  /** The cubes on her tray in the order in which they were laid: the last one lies in `lastCompartment`. */
  tray: number[];
  /** Where her last cube lies, NOTHING before the first. */
  lastCompartment: number;
  /** By compartment: the fate tile before it, NOTHING where there is none. */
  fate: number[];
  customers: number[];
  /** Where the person's cube came from and which it was: she follows it. NOTHING: she takes none. */
  followsSpace: number;
  followsCube: number;
}

/** The Inn: villager cards. */
export interface Inn {
  /** The three stacks, the top card last; HIDDEN what a seat does not know. */
  stacks: number[][];
  /** For each card of a stack who knows that it lies there: a bit for each seat, or EVERYBODY. */
  seen: number[][];
  /** By seat: cards in hand that everybody saw being bought. */
  hands: number[][];
  /** By seat: cards in hand whose buyer alone knows them; others see backs by price. VIL-CARD-GEN-14 */
  secrets: number[][];
  /** Cards that were played. */
  box: number[];
  /** On a market day: who may serve the waiting line, as bits. */
  criers: number;
  /** Who plays no more cards on this market day or in this Mass, as bits. */
  quiet: number;
  /** Who chooses the figures of this Mass, or NOBODY. */
  father: Seat;
}

/** A ship with its board, and what it has brought home. */
export interface Ship {
  /** Where it is: a water, HARBOUR at first. */
  water: number;
  /** A captain, NOTHING in the harbour. */
  captain: number;
  helmsman: boolean;
  /** Pieces in the holds by kind of cargo; members and chests besides. */
  cargo: number[];
  chests: number[];
  /** At home: cocoa, tea, and unopened chests. */
  cocoa: number;
  tea: number;
  chestsAtHome: number[];
}

/** The Port: the sea. */
export interface Port {
  /** Captains that can be hired. */
  captains: number[];
  /** Tiles left on the islands; the top chest is the last. */
  cocoa: number;
  tea: number;
  chests: number[];
  /** Chests in the box: opened ones, and the one that a customer got unopened. */
  opened: number[];
  given: number;
  givenBy: Seat;
  /** Free sea-burial spaces, as bits. */
  burials: number;
  ships: Ship[];
}

/** Marriage: couples, bread and tools. */
export interface Marriage {
  /** By seat. */
  bread: number[];
  tools: number[];
  /** Pink members in the supply, and during a wedding the ranks on which some stand. */
  pink: number;
  pinkRanks: number[];
  /** Place, spouse and spouse of each couple, the oldest couple first: see `spouseOf`. */
  couples: number[];
  /** During a wedding: the houses of the new couples, the higher one first. */
  houses: number[];
}

export interface Village extends GameState<VillageFrame> {
  round: number;
  startPlayer: Seat;
  /** Who has the ring of the next starting player; RING_ON_COUNCIL or, alone, RING_SPENT. */
  nextStart: Seat;
  /** Cubes on the action spaces: five kinds for each space, up to the last one in play. */
  spaces: number[];
  /** Cubes in the supply and in the green bag, by kind. */
  supply: number[];
  bag: number[];
  /** Customers on stalls and in the queue, NOTHING where nobody stands; the pile's top is the last. */
  stalls: number[];
  queue: number[];
  customerPile: number[];
  /** Free spaces of each group of the chronicle, a new list when it changes, and free graves. */
  chronicle: readonly number[];
  graves: number;
  /** The market day: who called it, who is out (bits), and whether anybody was served. */
  marketCaller: Seat;
  marketOut: number;
  marketServed: boolean;
  connyServed: boolean;
  /** Figures that have left the black bag in this Mass. */
  massFigures: number;
  /** Who triggered the end, and in whose market day. */
  triggeredBy: Seat;
  triggeredInMarketOf: Seat;
  ending: boolean;
  /** Who still has a last turn, in order; a new list when it changes. */
  lastTurns: readonly Seat[];
  players: Player[];
  conny: Conny | null;
  /** What expansions add; null if one is not played. */
  inn: Inn | null;
  port: Port | null;
  marriage: Marriage | null;
}

export const NOTHING = -1;
/** A customer or a fate tile that is not to be seen. */
export const HIDDEN = -2;
/** The back of a life goal. */
export const SILVER_BACK = -3;
export const GOLD_BACK = -4;
/** The back of a goal, which everybody sees: silver and gold ones differ. */
export function backOf(goal: number): number {
  if (goal < 0) return goal;
  return LIFE_GOALS[goal].silver ? SILVER_BACK : GOLD_BACK;
}
/** Backs of villager cards by price: everybody saw what was paid. */
export const COIN_BACK = -5;
export const BEER_BACK = -6;
export const TWO_BEER_BACK = -7;
/** For cards in a stack that everybody has seen. */
export const EVERYBODY = 64;
/** The moments for cards: before the first burial of a turn, and on market days and in Masses. */
export const BEFORE_BURIAL = 0;
export const MARKET_OPENS = 1;
export const MARKET_CLOSES = 2;
export const MASS_BEGINS = 3;
export const BEFORE_MAJORITY = 4;
export const MOMENTS = [
  'beforeBurial',
  'marketOpens',
  'marketCloses',
  'massBegins',
  'beforeMajority',
] as const;
/** In the frame of `useTool` in place of a good: the Mill's ordinary coins. VIL-MAR-TOOL-05, VIL-CARD-MILLER-02 */
export const MILL_AGAIN = -1;
/**
 * In the frame of `goals`: what is fulfilled now may end by itself. Otherwise final scoring comes next. In that of `endRound`:
 * all have been asked about that.
 */
export const SOON_LOST = 1;
/** In the frame of `spouse`, as its price: who is named gets bread. Otherwise he comes home (`free`) or dies. */
export const FOR_BREAD = 1;
export const RING_ON_COUNCIL: Seat = -1;
/** Alone: spent like a coin, back in the next round. VIL-SOLO-10 */
export const RING_SPENT: Seat = -2;
/** Conny's place wherever a seat is named: after the only seat. */
export const CONNY: Seat = 1;
