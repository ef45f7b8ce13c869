import { CUSTOMERS } from '../../data/customers.ts';
import { CUSTOMERS_PER_REGULAR_POINT, TITLES } from '../../data/scoring.ts';
import { titleFor } from '../../rules/scoring.ts';
import type { Names } from '../words.ts';
import { customerName, demandOf, goalName, goalNeeds, TITLE_NAMES } from './tiles.ts';
import {
  atPlace,
  CUBE_COLOURS,
  castleName,
  coins,
  cubeName,
  cubes,
  figure,
  goodName,
  goodsCount,
  grain,
  groupName,
  member,
  placeName,
  points,
  privilegeName,
  rewardOf,
  spaceName,
  time,
} from './words.ts';

/** Names and small phrases for the board. */
export const names: Names = {
  space: spaceName,
  well: 'Well',
  mill: 'Mill',
  place: placeName,
  at: atPlace,
  member,
  figure,
  cube: cubeName,
  colour: (kind) => CUBE_COLOURS[kind],
  cubes,
  good: goodName,
  goods: goodsCount,
  grain,
  coins,
  time,
  points,
  castle: castleName,
  reward: rewardOf,
  group: groupName,
  customer: (tile) => customerName(CUSTOMERS[tile]),
  demand: (tile) => demandOf(CUSTOMERS[tile]),
  customerNote: (tile) =>
    (CUSTOMERS[tile].regular &&
      `At the end 1 point for every ${CUSTOMERS_PER_REGULAR_POINT} own customers`) ||
    (CUSTOMERS[tile].tavernGuest && 'At the end 1 point for every own villager with an empty inkwell') ||
    '',
  goal: goalName,
  goalNeeds,
  silverGoal: 'Silver goal',
  goldGoal: 'Gold goal',
  privilege: privilegeName,
  title: (score, mix = 0) => TITLE_NAMES[TITLES[titleFor(score, mix)].key],
  nextStart: 'Next starting player',
  startPlayer: 'Starting player',
  quill: 'Quill',
  lifeTime: 'Lifetime',
  chronicle: 'Village Chronicle',
  graveyard: 'Graveyard',
  blackBag: 'Black bag',
  greenBag: 'Green bag',
  queue: 'Queue',
  stall: 'Stall',
  monk: 'Monk',
  connysTray: "Conny's tray",
  fateTile: 'Fate tile',
};
