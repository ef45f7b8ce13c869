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
  well: 'Brunnen',
  mill: 'Mühle',
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
    (CUSTOMERS[tile].regular && `Am Ende 1 Punkt je ${CUSTOMERS_PER_REGULAR_POINT} eigene Kunden`) ||
    (CUSTOMERS[tile].tavernGuest && 'Am Ende 1 Punkt je eigene Personenkarte mit leerem Tintenfass') ||
    '',
  goal: goalName,
  goalNeeds,
  silverGoal: 'Silberziel',
  goldGoal: 'Goldziel',
  privilege: privilegeName,
  title: (score, mix = 0) => TITLE_NAMES[TITLES[titleFor(score, mix)].key],
  nextStart: 'Nächster Startspieler',
  startPlayer: 'Startspieler',
  quill: 'Federkiel',
  lifeTime: 'Lebenszeit',
  chronicle: 'Dorfchronik',
  graveyard: 'Friedhof',
  blackBag: 'Schwarzer Beutel',
  greenBag: 'Grüner Beutel',
  queue: 'Warteschlange',
  stall: 'Stand',
  monk: 'Mönch',
  connysTray: 'Connys Ablage',
  fateTile: 'Schicksalsplättchen',
};
