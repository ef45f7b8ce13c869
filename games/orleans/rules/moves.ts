import { type ActionOf, number, vocabulary, word } from '@spielstube/engine';
import { DEED_KEYS } from '../data/deeds.ts';
import { GOOD_KEYS } from '../data/goods.ts';
import { CITY_KEYS, PATH_KEYS } from '../data/map.ts';
import { KIND_KEYS, PROFESSION_KEYS } from '../data/people.ts';
import { EFFECTS, PLACE_KEYS, SPACE_KEYS, TILE_KEYS } from '../data/places.ts';
import { MOST_DRAWS } from '../data/tracks.ts';

/** The two sorts of technology that lie beside a board. ORL-TECH-18 */
export const FARMER_GEAR = 0;
export const FREE_GEAR = 1;
export const GEAR_KEYS = ['farmerGear', 'freeGear'] as const;

const tile = word('tile', TILE_KEYS);
const space = word('space', SPACE_KEYS);
const kind = word('kind', KIND_KEYS);
const profession = word('profession', PROFESSION_KEYS);
const good = word('good', GOOD_KEYS);
const gear = word('gear', GEAR_KEYS);

/** Everything that a player can do, small decision by small decision: `place ownFarmer village1`, `use village`. */
export const moves = vocabulary({
  remove: [tile],
  return: [space],
  draw: [number('count', 0, MOST_DRAWS)],
  fetch: [kind],
  stow: [kind],
  done: [],
  place: [kind, space],
  placeFromTower: [kind, space],
  takeBack: [space],
  ready: [],
  use: [word('place', PLACE_KEYS)],
  pass: [],
  recruit: [profession],
  take: [tile],
  travel: [word('path', PATH_KEYS)],
  collect: [good],
  leave: [],
  send: [profession, word('deed', DEED_KEYS)],
  stop: [],
  coin: [],
  step: [],
  pay: [number('coins', 1, EFFECTS.pharmacy.mostCoins)],
  end: [],
  fit: [gear, space],
  keep: [],
  giveStation: [word('city', CITY_KEYS)],
  giveUnbuilt: [],
  givePerson: [],
  giveStep: [],
  giveGood: [good],
  giveTile: [tile],
  giveFitted: [space],
  giveGear: [gear],
  shield: [],
  endure: [],
  feed: [good],
});
export type OrleansAction = ActionOf<typeof moves>;
export const { make } = moves;

/** Things that a person may look for and that are no moves at all. */
export type OrleansWish =
  /** To send an own person to a deed. */
  | { readonly wish: 'sendOwn' }
  /** To stop before two of the drawn persons are placed. */
  | { readonly wish: 'stop' }
  /** To pay the fine of the Harvest and keep the food. */
  | { readonly wish: 'fine' }
  /** To give a citizen, or a person who is not in the bag, under torture. */
  | { readonly wish: 'citizen' }
  | { readonly wish: 'waiting' };
