import { FeatureList } from '@spielstube/engine';
import { CARGO_KEYS } from '../data/expansion-keys.ts';
import { ALL_GOOD_KEYS, CUBE_KEYS, PLAGUE } from '../data/pieces.ts';
import {
  ALL_WORKSHOPS,
  BAKERY,
  BLACK_BAG,
  BLISS,
  CASTLE_COUNT,
  castlePlace,
  ceremonyRank,
  churchStep,
  councilStep,
  FARM,
  GRAVE,
  IN_THE_INN,
  ISLAND_COUNT,
  lighthousePlace,
  ON_THE_SHIP,
  RANKS,
  STEPS,
  STORE,
  UNBORN,
} from '../data/places.ts';

/* What bots judge a position by. Their worths stand in worth.ts. */

const list = new FeatureList();
const COLOUR_KEYS = CUBE_KEYS.slice(0, PLAGUE);
const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => `${from + n}`);

/** The time that is left, whatever the position is. */
export const TIME_LEFT = list.one('time left');
/** What goes on at the table, the same for all seats: it tells how long the game will last. */
export const ALL_LIFE = list.one('life of all');
export const ALL_LIVING = list.one('living of all');
export const CUBES_LEFT = list.one('cubes left');
export const GRAVES_LEFT = list.one('graves left');
export const ENTRIES_LEFT = list.one('entries left');
/** The first cube of a colour, and all of them. */
export const FIRST_CUBE = list.each('first cube', COLOUR_KEYS);
export const CUBE = list.each('cube', COLOUR_KEYS);
/** The first of a thing, the second …; the last one stands for all further ones. */
export const GOODS_OF_A_KIND = 2;
export const GOOD = list.each(
  'good',
  ALL_GOOD_KEYS.flatMap((good) => numbers(1, GOODS_OF_A_KIND).map((n) => `${good} ${n}`)),
);
export const GRAIN = list.one('grain');
export const FIRST_COIN = list.one('first coin');
export const COIN = list.one('coin');
/** Time since the quill, and deaths that wait for the end of the turn. */
export const LIFE = list.one('life');
export const DEATHS = list.one('deaths');
/** The next to die would enter the chronicle; the same for each time since the quill. */
export const WOULD_ENTER = list.one('would enter');
export const WOULD_ENTER_SOON = list.one('would enter soon');
export const ENTRIES = 5;
export const ENTRY = list.each('entry', numbers(1, ENTRIES));
export const CASTLE = list.each('castles', numbers(1, CASTLE_COUNT));
/** A step of the church that the grain would pay. */
export const CAN_CLIMB = list.one('can climb');
export const LEADS_CHURCH = list.one('leads church');
/** Points of the best customer whose wishes lie ready, and of the next one. */
export const READY = list.one('ready customer');
export const SECOND_READY = list.one('second ready customer');
export const RING = list.one('ring');
/** Members who are alive, by generation, and where members are. */
export const GENERATION = list.each('generation', numbers(1, 4)) - 1;
const AT: number[] = [];
const at = (name: string, ...places: readonly number[]): void => {
  const place = list.one(name);
  for (const each of places) AT[each] = place;
};
at('unborn', UNBORN);
at('on the farm', FARM);
for (const workshop of ALL_WORKSHOPS) at(`workshop ${workshop}`, workshop);
for (let step = 1; step <= STEPS; step++) at(`council ${step}`, councilStep(step));
for (let step = 1; step <= STEPS; step++) at(`church ${step}`, churchStep(step));
at('in the bag', BLACK_BAG);
at('on a castle', ...Array.from({ length: CASTLE_COUNT }, (_, castle) => castlePlace(castle)));
at('in a grave', GRAVE);
/** All features of the base game: with expansions they are worth something else, so each is there twice. */
const BASE = list.names.slice();
export const BASE_COUNT = BASE.length;
for (const name of BASE) list.one(`with expansions: ${name}`);

at('in the inn', IN_THE_INN);
at('at a lighthouse', ...Array.from({ length: ISLAND_COUNT }, (_, island) => lighthousePlace(island)));
at('on the ship', ON_THE_SHIP);
for (let rank = 1; rank <= RANKS; rank++) at(`rank ${rank}`, ceremonyRank(rank));
at('in the bakery', BAKERY);
at('in the store', STORE);
at('in bliss', BLISS);

/** Villager cards that can be played any time or in a situation, those that are scored, and unknown ones; beer paid for. */
export const CARD_ANY_TIME = list.one('card for any time');
export const CARD_SITUATION = list.one('card for a situation');
export const CARD_SCORED = list.one('card for the end');
export const CARD_UNKNOWN = list.one('unknown card');
export const CARD_BEER = list.one('beer for cards');
/** The ship and what it carries. */
export const AT_SEA = list.one('at sea');
export const CARGO = list.each('cargo', CARGO_KEYS);
export const FREE_HOLD = list.one('free hold');
export const CHEST_ABOARD = list.one('chest aboard');
/** Coins and tools in chests at home. */
export const CHEST_AT_HOME = list.one('chest at home');
export const COCOA_AT_HOME = list.one('cocoa at home');
export const TEA_AT_HOME = list.one('tea at home');
export const TILES_OF_A_KIND = 2;
export const BREAD = list.each('bread', numbers(1, TILES_OF_A_KIND));
export const TOOL = list.each('tool', numbers(1, TILES_OF_A_KIND));

export const featureNames: readonly string[] = list.names;
/** By place: the feature of a member there, undefined for those who count nowhere. */
export const featureAt: readonly (number | undefined)[] = AT;
