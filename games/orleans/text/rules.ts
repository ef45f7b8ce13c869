import { PLACE_KEYS, type PlaceKey } from '../data/places.ts';
import type { RuleId } from './words.ts';

/* Which rule explains what, the same in every language. */

const PLACE_RULES: Readonly<Record<PlaceKey, RuleId>> = {
  farmhouse: 'ORL-ACT-FARM-02',
  village: 'ORL-ACT-VILLAGE-02',
  university: 'ORL-ACT-UNI-02',
  castle: 'ORL-ACT-CASTLE-02',
  monastery: 'ORL-ACT-MONK-02',
  scriptorium: 'ORL-ACT-SCRIPT-02',
  ship: 'ORL-ACT-SHIP-02',
  wagon: 'ORL-ACT-WAGON-02',
  guildhall: 'ORL-ACT-GUILD-02',
  townhall: 'ORL-ACT-TOWN-01',
  hayrick: 'ORL-PLACE-GOODS-01',
  cheeseFactory: 'ORL-PLACE-GOODS-01',
  winery: 'ORL-PLACE-GOODS-01',
  woolManufacturer: 'ORL-PLACE-GOODS-01',
  tailorShop: 'ORL-PLACE-GOODS-01',
  brewery: 'ORL-PLACE-BREWERY-01',
  sacristy: 'ORL-PLACE-SACRISTY-02',
  herbGarden: 'ORL-PLACE-HERB-01',
  bathhouse: 'ORL-PLACE-BATH-01',
  windmill: 'ORL-PLACE-WINDMILL-01',
  library: 'ORL-PLACE-LIBRARY-01',
  hospital: 'ORL-PLACE-HOSPITAL-01',
  gunpowderTower: 'ORL-PLACE-TOWER-01',
  cellar: 'ORL-PLACE-CELLAR-01',
  office: 'ORL-PLACE-OFFICE-01',
  school: 'ORL-PLACE-SCHOOL-01',
  pharmacy: 'ORL-PLACE-PHARMACY-02',
  horseWagon: 'ORL-PLACE-HORSE-01',
  shippingLine: 'ORL-PLACE-SHIPPING-01',
  laboratory: 'ORL-PLACE-LAB-01',
};
export const ruleOfPlace = (place: number): RuleId => PLACE_RULES[PLACE_KEYS[place]];

const PHASE_RULES: readonly RuleId[] = [
  'ORL-VAR-01',
  'ORL-HOUR-01',
  'ORL-CENSUS-01',
  'ORL-FOLLOW-01',
  'ORL-PLAN-01',
  'ORL-ACT-01',
  'ORL-EVENT-GEN-01',
  'ORL-ROUND-03',
];
export const ruleOfPhase = (phase: number): RuleId => PHASE_RULES[phase];

/** In the order of EVENT_KEYS. */
const EVENT_RULES: readonly RuleId[] = [
  'ORL-EVENT-PILGRIM-01',
  'ORL-EVENT-INCOME-01',
  'ORL-EVENT-HARVEST-01',
  'ORL-EVENT-TRADE-01',
  'ORL-EVENT-PLAGUE-01',
  'ORL-EVENT-TAX-01',
];
export const ruleOfEvent = (event: number): RuleId => EVENT_RULES[event];

/** In the order of TRACK_KEYS. */
const TRACK_RULES: readonly RuleId[] = [
  'ORL-TRACK-FARMER-01',
  'ORL-TRACK-BOAT-01',
  'ORL-TRACK-CRAFT-01',
  'ORL-TRACK-TRADER-01',
  'ORL-TRACK-KNIGHT-01',
  'ORL-TRACK-SCHOLAR-01',
];
export const ruleOfTrack = (track: number): RuleId => TRACK_RULES[track];

/** How somebody of a profession comes into a bag. */
const PROFESSION_RULES: readonly RuleId[] = [
  'ORL-ACT-FARM-02',
  'ORL-ACT-VILLAGE-04',
  'ORL-ACT-VILLAGE-05',
  'ORL-ACT-VILLAGE-06',
  'ORL-ACT-CASTLE-02',
  'ORL-ACT-UNI-02',
  'ORL-ACT-MONK-02',
];
export const ruleOfProfession = (profession: number): RuleId => PROFESSION_RULES[profession];
