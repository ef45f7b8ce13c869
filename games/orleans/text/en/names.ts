import { capital } from '@spielstube/engine/text';
import { BOATMAN_CITIZEN, KNIGHT_CITIZEN, STATIONS_CITIZEN } from '../../data/citizens.ts';
import { CITIZEN_FIELDS } from '../figures.ts';
import type { Names } from '../words.ts';
import { effectName, prospectWords, rewardName } from './effects.ts';
import {
  atPlace,
  categoryName,
  citizens,
  cityName,
  coins,
  deedName,
  eventName,
  gearName,
  gears,
  goodName,
  goods,
  listOf,
  needName,
  needsOf,
  pathName,
  people,
  personName,
  persons,
  phaseName,
  placeName,
  points,
  professionName,
  spaceName,
  stations,
  steps,
  toPlace,
  trackName,
} from './words.ts';

/** Which of the citizens it is, by where it lies. */
export function citizenName(citizen: number): string {
  if (citizen < CITIZEN_FIELDS.length) return `citizen on development field ${CITIZEN_FIELDS[citizen]}`;
  if (citizen === BOATMAN_CITIZEN) return 'citizen of the boatman track';
  if (citizen === KNIGHT_CITIZEN) return 'citizen of the knight track';
  if (citizen === STATIONS_CITIZEN) return 'citizen for most trading stations';
  return `citizen of the deed “${deedName(citizen - KNIGHT_CITIZEN - 1)}”`;
}

/** Names of everything on the board. */
export const names: Names = {
  profession: professionName,
  person: personName,
  people,
  persons,
  need: needName,
  needs: needsOf,
  good: goodName,
  goods,
  place: placeName,
  at: atPlace,
  to: toPlace,
  effect: effectName,
  space: spaceName,
  city: cityName,
  path: pathName,
  deed: deedName,
  event: eventName,
  phase: phaseName,
  track: (track) => capital(trackName(track)),
  reward: rewardName,
  citizen: (citizen) => capital(citizenName(citizen)),
  gear: gearName,
  category: categoryName,
  coins,
  steps,
  points,
  stations,
  citizens,
  gears,
  prospect: prospectWords,
  missing: (needs) => listOf(needs.map(needName)),
  bag: 'Bag',
  market: 'Market',
  tower: 'Gunpowder Tower',
  goodsMarket: 'Goods market',
  bank: 'Treasury',
  merchant: 'Merchant',
  station: 'Trading station',
  technology: 'Technology',
  placeTiles: 'Place tiles',
  deeds: 'Beneficial deeds',
  development: 'Development',
  status: 'Development status',
  hourglass: 'Hourglass',
  startPlayer: 'Start player',
};
