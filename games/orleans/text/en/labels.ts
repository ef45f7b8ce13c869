import { PILGRIMAGE, ROUNDS } from '../../data/hourglass.ts';
import type { Labels } from '../labels.ts';
import { coins, listOf, placeName } from './words.ts';

/** What the board itself says. */
export const labels: Labels = {
  sheets: { map: 'Map', tracks: 'Tracks', deeds: 'Deeds', own: 'My board' },
  whole: (name) => `${name}’s board`,
  status: {
    deciding: 'to move',
    next: 'after you',
    planning: 'planning',
    ready: 'ready',
    passed: 'has passed',
    drawing: 'choosing',
  },
  round: (round) => (round === 0 ? 'Before the first round' : `Round ${round} of ${ROUNDS}`),
  atTheEnd: 'at the end',
  eventTime: (event) => (event === PILGRIMAGE ? 'during the actions' : 'at the end of the round'),

  goods: 'Goods',
  places: 'Places',
  noTiles: 'no place tile yet',
  noGears: 'none left',
  emptyBag: 'The bag is empty.',
  lookIntoBag: 'Look into the bag',
  waiting: (n, room) => `${n} of ${room}`,
  drawsUpTo: (n) => `draws up to ${n}`,
  stepsToNext: (n) => (n === 0 ? 'highest status' : n === 1 ? '1 step to go' : `${n} steps to go`),
  endNow: 'if it ended now:',
  inSupply: (n) => `${n} left on the board`,
  offer: 'Place tiles on offer',
  takenBy: (name) => `belongs to ${name}`,
  gone: 'out of the game',

  usable: 'ready',
  covered: 'filled, but not possible at the moment',
  sinceEarlier: 'here since an earlier round',
  clear: (place) => `Clear the ${placeName(place)}`,
  clearAll: 'Take everything back',
  repeat: 'Last round’s plan',
  repeatAbout: 'Puts whoever is there onto the spaces you filled last round.',
  nothingToRepeat: 'Nobody can be placed as in your last plan.',
  ready: 'Done planning',
  takeReadyBack: 'Change it after all',
  waitingFor: (names) => `Still planning: ${listOf(names)}.`,
  hiddenPlan: 'Hidden until everybody is ready. You see what was there before.',
  sealed: 'hidden',
  chooseSpace: 'Where to?',

  drawn: 'Drawn',
  inTheBath: 'Drawn in the Bathhouse',
  stillToPlace: (n) => `${n} more to be placed`,
  owes: (name, n) => `${name} owes ${coins(n)}`,
  torture: 'Torture',
  complete: 'complete',
  citizenWaits: 'The citizen is still to be had.',
  citizenOf: (name) => `The citizen went to ${name}.`,
};
