import { push, type Seat } from '@spielstube/engine';
import { LANDSCAPE_KEYS } from '../../data/boards/place.ts';
import { BOARD_KEYS, placeNamed } from '../../data/boards.ts';
import { AID, CHARTING, SUPPLEMENTARY } from '../../data/missions.ts';
import { charge, FOR_MISSION, meansFor } from '../payment.ts';
import { reason } from '../reasons.ts';
import { frame, type Newdale } from '../state.ts';
import { boardOf, gainPoints } from '../supply.ts';
import type { NewdaleStep, NewdaleTell, NewdaleVerdict } from '../types.ts';

/* Supplementary missions: aid for the north in chapter II, charting the land in chapter III. NEW-CH2-02, NEW-CH3-10 */

const NOT_OUT = reason('missionNotOut', 'NEW-CH2-02');
const FULFILLED = reason('missionFulfilled', 'NEW-CH2-02');
const NO_HOUSE_IN_THE_NORTH = reason('noHouseInTheNorth', 'NEW-CH2-02');
const TOO_FEW_COINS = reason('tooFewCoins', 'NEW-CH2-02', (s, f) => ({
  missing: SUPPLEMENTARY.aid.coins - meansFor(s, f.seat, FOR_MISSION),
}));
const LANDSCAPES_MISSING = reason('landscapesMissing', 'NEW-CH3-10', (s, f) => ({
  missing: LANDSCAPE_KEYS.flatMap((_, landscape) =>
    hasHouseIn(s, f.seat, landscape) ? [] : [landscape],
  ).join(' '),
}));

const NORTH = SUPPLEMENTARY.aid.places
  .split(' ')
  .reduce((bits, key) => bits | (1 << placeNamed(BOARD_KEYS.indexOf('A'), key)), 0);

function hasHouseIn(s: Newdale, seat: Seat, landscape: number): boolean {
  const { landscape: landscapes } = boardOf(s);
  const { houses } = s.players[seat];
  for (let place = 0; place < landscapes.length; place++) {
    if (landscapes[place] === landscape && (houses & (1 << place)) !== 0) return true;
  }
  return false;
}

/** Once for each player, from the round on in which it was laid out. */
export function mayFulfil(s: Newdale, seat: Seat): NewdaleVerdict {
  const player = s.players[seat];
  if (s.supplementary < 0) return NOT_OUT;
  if (player.fulfilled) return FULFILLED;
  if (s.supplementary === AID) {
    if ((player.houses & NORTH) === 0) return NO_HOUSE_IN_THE_NORTH;
    return meansFor(s, seat, FOR_MISSION) < SUPPLEMENTARY.aid.coins ? TOO_FEW_COINS : null;
  }
  return LANDSCAPE_KEYS.every((_, landscape) => hasHouseIn(s, seat, landscape)) ? null : LANDSCAPES_MISSING;
}

export function fulfilMission(s: Newdale, seat: Seat, tell: NewdaleTell): void {
  s.players[seat].fulfilled = true;
  if (s.supplementary === AID) {
    push(s, frame('missionPaid', seat));
    return charge(s, seat, FOR_MISSION, SUPPLEMENTARY.aid.coins, AID);
  }
  const points = s.charted ? SUPPLEMENTARY.charting.points : SUPPLEMENTARY.charting.firstPoints;
  s.charted = true;
  tell?.({ what: 'fulfilled', seat, mission: CHARTING });
  gainPoints(s, seat, points, 'mission', tell);
}

export const missionPaid: NewdaleStep = {
  run(s, f, tell) {
    tell?.({ what: 'fulfilled', seat: f.seat, mission: AID });
    gainPoints(s, f.seat, SUPPLEMENTARY.aid.points, 'mission', tell);
  },
};
