import { GOOD_KEYS } from './pieces.ts';

/*
 * What moves call the things of the expansions: all that the base game needs to know of them. Their tables are loaded with
 * the expansions themselves.
 */

/** The stacks of villager cards. */
export const CARD_STACKS = 3;
/** All villager cards, one copy each; a card is its place in this list. */
export const VILLAGER_KEYS = [
  'farmersWife',
  'mayor',
  'chronicler',
  'scholar',
  'count',
  'estateManager',
  'medicus',
  'nun',
  'traveller',
  'pickpocket',
  'guildMaster',
  'abbot',
  'messenger',
  'noblewoman',
  'farmhand',
  'herbalist',
  'councilman',
  'blacksmith',
  'scribe',
  'prodigalSon',
  'cattleBreeder',
  'cartwright',
  'scrapDealer',
  'bard',
  'jester',
  'oldMan',
  'marketCrier',
  'miller',
  'father',
  'tollKeeper',
  'admiral',
  'cartographer',
  'quartermaster',
  'helmsman',
  'cousin',
  'grocer',
  'jackOfAllTrades',
] as const;
export type VillagerKey = (typeof VILLAGER_KEYS)[number];
const CARDS_BY_KEY: Readonly<Record<string, number>> = Object.fromEntries(
  VILLAGER_KEYS.map((key, card) => [key, card]),
);
/** A card by its key. */
export const villagerOf = (key: VillagerKey): number => CARDS_BY_KEY[key];

/** Cards with an empty inkwell come first: they are scored at the end. VIL-CARD-GEN-02 */
export const isScored = (card: number): boolean => card < villagerOf('abbot');

/** The islands in their order, each with a water of its own. Names are ours. */
export const ISLAND_KEYS = ['cocoa', 'herders', 'scholars', 'tea', 'corn', 'treasure', 'cape'] as const;
/** Waters by number: the harbour, then waters that cost time, then those of the islands. */
export const WATER_KEYS = ['harbour', 't1', 't2', 't3', 't4', 't5', 't6', ...ISLAND_KEYS] as const;
/**
 * Cargo by kind: the five goods under their own numbers, then grain, cocoa and tea. Members and chests are counted where
 * they are.
 */
export const CARGO_KEYS = [...GOOD_KEYS, 'grain', 'cocoa', 'tea'] as const;
export const CARGO_GRAIN = 5;
export const COCOA = 6;
export const TEA = 7;
/** The captains by what they cost and what they want. */
export const CAPTAIN_KEYS = [
  'c1any',
  'c1op',
  'c1pg',
  'c1gb',
  'c1bo',
  'c2p',
  'c2o',
  'c2g',
  'c2b',
  'c2any',
  'c3g',
  'c3o',
  'c3p',
  'c3b',
  'c3any',
] as const;
/** The treasure chests, one of them a promo. */
export const CHEST_COUNT = 9;

/** Bread or tools that can be sold at once, at most. */
export const MOST_TILES = 40;
