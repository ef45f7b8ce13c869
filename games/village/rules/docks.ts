import {
  Dock,
  type Expansion,
  type Options,
  type Rng,
  type Seat,
  type Tally,
  type Tell,
} from '@spielstube/engine';
import type { Workshop } from '../data/crafts.ts';
import type { ActionSpace } from './action-space.ts';
import type { VillageEvent } from './events.ts';
import type { VillageAction } from './moves.ts';
import type { Inn, Marriage, Player, Port, Village, VillageFrame } from './state.ts';
import type { VillageOffer, VillageTypes } from './types.ts';

/*
 * The moments at which the base game asks its expansions. It asks only where one is played, so an expansion is loaded only
 * there: each fills its dock in the file `dock.ts` of its folder.
 */

/** What every expansion answers for its part of the state. */
interface Part<T> extends Expansion<VillageTypes> {
  copy(part: T): T;
  /** What bots judge a seat's prospects by. */
  count(part: T, player: Player, seat: Seat, tally: Tally): void;
  /** The price in cubes to which a choice of its own leads: see `paymentAhead`. */
  charged(s: Village, f: VillageFrame, a: VillageAction): number;
}

/** Villager cards and the Brewery. */
export interface InnPart extends Part<Inn> {
  readonly space: ActionSpace;
  readonly brewery: Workshop;
  /** All craft buildings. */
  readonly workshops: readonly Workshop[];
  readonly startingBeer: number;
  /** Coins that the Mill brings with the Miller, and steps that the Helmsman adds. */
  readonly millerCoins: number;
  readonly helmsmanSteps: number;
  begin(mix: number, seats: number, rng: Rng): Inn;
  view(inn: Inn, seat: Seat | null): Inn;
  imagine(inn: Inn, mix: number, rng: Rng): void;
  /** Cards that can be played any time. */
  isAnyTime(card: number): boolean;
  offerCards(s: Village, inn: Inn, seat: Seat, offer: VillageOffer): void;
  playAnyTime(s: Village, seat: Seat, card: number, tell: Tell<VillageEvent>): void;
  hasHelp(s: Village, inn: Inn, seat: Seat): boolean;
  /** Coins and beer that a seat lacks for a card, if more than none. */
  lacksForCard(s: Village, seat: Seat, card: number): { coins: number; beer: number };
  /** Moments for cards, of a seat or of everybody from a seat on. */
  momentForCards(s: Village, seat: Seat, moment: number): void;
  momentForAll(s: Village, first: Seat, moment: number): void;
  mayUseTollKeeper(s: Village, seat: Seat): boolean;
  playOldMan(s: Village, seat: Seat, tell: Tell<VillageEvent>): void;
  playJester(s: Village, seat: Seat, tell: Tell<VillageEvent>): void;
  showCards(inn: Inn, seat: Seat, tell: Tell<VillageEvent>): void;
  villagerPoints(s: Village, inn: Inn, seat: Seat): number;
  pickpocketPoints(
    s: Village,
    inn: Inn,
    seat: Seat,
    pointsWithout: (s: Village, seat: Seat) => number,
  ): number;
}

/** The sea. */
export interface PortPart extends Part<Port> {
  /** Travel leads over the sea. */
  readonly travel: ActionSpace;
  begin(options: Options, seats: number, rng: Rng): Port;
  view(port: Port, seat: Seat | null): Port;
  imagine(port: Port, options: Options, rng: Rng): void;
  offerChests(s: Village, seat: Seat, offer: VillageOffer): void;
  openChest(s: Village, port: Port, seat: Seat, nth: number, tell: Tell<VillageEvent>): void;
  maySellExotics(s: Village, seat: Seat, free: boolean): boolean;
  offerExotics(s: Village, seat: Seat, free: boolean, offer: VillageOffer): void;
  sellExotic(s: Village, seat: Seat, cargo: number, free: boolean, tell: Tell<VillageEvent>): void;
  buryAtSea(s: Village, port: Port, seat: Seat, member: number, tell: Tell<VillageEvent>): void;
  bestSpaceAtSea(port: Port): number;
}

/** Couples, bread and tools. */
export interface MarriagePart extends Part<Marriage> {
  readonly space: ActionSpace;
  readonly smuggler: ActionSpace;
  /** Plague cubes more. */
  readonly plague: number;
  begin(seats: number): Marriage;
  freeRanks(s: Village): readonly number[];
  /** Ranks whose bonus is a coin: whether one is free, whether a member of the seat stands on one. */
  isCoinRankFree(s: Village): boolean;
  standsOnCoinRank(s: Village, seat: Seat): boolean;
  canFeed(s: Village, seat: Seat): boolean;
  /** Before scoring: bread might fulfil a goal. */
  canMakeAcolyte(s: Village, seat: Seat): boolean;
  offerBread(s: Village, seat: Seat, offer: VillageOffer): void;
  feedMember(s: Village, seat: Seat, place: number, kind: number, tell: Tell<VillageEvent>): void;
  /** Equal members at the same place, one for each partner that differs. */
  differentSpouses(s: Village, seat: Seat, member: number): readonly number[];
  hasPinkPartner(s: Village, seat: Seat, member: number): boolean;
  endMarriage(s: Village, seat: Seat, member: number, tell: Tell<VillageEvent>): void;
}

export const innDock = new Dock<InnPart>('Inn');
export const portDock = new Dock<PortPart>('Port');
export const marriageDock = new Dock<MarriagePart>('Marriage');
