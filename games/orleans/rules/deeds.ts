import { push, type Seat } from '@spielstube/engine';
import { citizenOfDeed } from '../data/citizens.ts';
import { CANAL_STEPS, CANALISATION, DEED_COINS, DEEDS, deedSpace } from '../data/deeds.ts';
import { isOwn, KINDS, PROFESSIONS } from '../data/people.ts';
import { FIRST_SPACE, GUNPOWDER_TOWER, TOWN_HALL } from '../data/places.ts';
import { make } from './moves.ts';
import type { PlaceAction } from './place-action.ts';
import { reason } from './reasons.ts';
import { frame, NOTHING, type Orleans } from './state.ts';
import { claimCitizen, develop, gainCoins } from './supply.ts';
import type { OrleansQuestion, OrleansTell } from './types.ts';

/* Beneficial deeds: neutral persons of the Town Hall or of the Gunpowder Tower are sent there for good. */

const NOBODY_TO_SEND = reason('nobodyToSend', 'ORL-ACT-TOWN-04');
const NO_DEED_SPACE = reason('noDeedSpace', 'ORL-DEED-01', (_s, _f, wish) => ({
  profession: 'profession' in wish ? wish.profession : NOTHING,
  deed: 'deed' in wish ? wish.deed : NOTHING,
}));
const OWN_STAY = reason('ownStay', 'ORL-GEN-12');

const isFree = (s: Orleans, deed: number, profession: number): boolean =>
  s.deeds[deedSpace(deed, profession)] > 0;

function hasDeedFor(s: Orleans, profession: number): boolean {
  for (let deed = 0; deed < DEEDS; deed++) if (isFree(s, deed, profession)) return true;
  return false;
}

/** How many neutral persons of a profession wait to be sent; own ones never are. ORL-DEED-08, ORL-PLACE-TOWER-06 */
function waitingIn(s: Orleans, seat: Seat, place: number, profession: number): number {
  if (place === GUNPOWDER_TOWER) return s.tower[profession];
  const { spaces } = s.players[seat];
  let waiting = 0;
  for (let space = FIRST_SPACE[TOWN_HALL]; space < FIRST_SPACE[TOWN_HALL + 1]; space++) {
    if (spaces[space] === profession) waiting++;
  }
  return waiting;
}

function canSend(s: Orleans, seat: Seat, place: number): boolean {
  for (let profession = 0; profession < PROFESSIONS; profession++) {
    if (waitingIn(s, seat, place, profession) > 0 && hasDeedFor(s, profession)) return true;
  }
  return false;
}

const sendFrom = (place: number): PlaceAction => ({
  may: (s, seat) => (canSend(s, seat, place) ? null : NOBODY_TO_SEND),
  act: (s, seat) => push(s, frame('send', seat, place)),
});
/** One person is enough. ORL-PLAN-10, ORL-ACT-TOWN-01 */
export const townHall = sendFrom(TOWN_HALL);
/** ORL-PLACE-TOWER-05, -07 */
export const gunpowderTower = sendFrom(GUNPOWDER_TOWER);

/** One after the other; after the first one may stop. ORL-DEED-07, -10, ORL-ACT-TOWN-02, -03 */
export const send: OrleansQuestion = {
  auto(s, f, tell) {
    if (!canSend(s, f.seat, f.what)) return true;
    if (f.count > 0) return false;
    let only: readonly [profession: number, deed: number] | null = null;
    for (let profession = 0; profession < PROFESSIONS; profession++) {
      if (waitingIn(s, f.seat, f.what, profession) === 0) continue;
      for (let deed = 0; deed < DEEDS; deed++) {
        if (!isFree(s, deed, profession)) continue;
        if (only !== null) return false;
        only = [profession, deed];
      }
    }
    if (only !== null) sendTo(s, f.seat, f.what, f.count, only[0], only[1], tell);
    return true;
  },
  options(s, f, offer) {
    for (let profession = 0; profession < PROFESSIONS; profession++) {
      if (waitingIn(s, f.seat, f.what, profession) === 0) continue;
      for (let deed = 0; deed < DEEDS; deed++) {
        offer.put(make.send(profession, deed), isFree(s, deed, profession) ? null : NO_DEED_SPACE);
      }
    }
    if (f.count > 0) offer.open(make.stop);
    if (offer.explains && f.what === GUNPOWDER_TOWER && hasOwnInTower(s)) offer.closed(OWN_WISH, OWN_STAY);
  },
  refuse: (_s, _f, a) => (a.do === 'send' ? NOBODY_TO_SEND : null),
  resolve(s, f, a, tell) {
    if (a.do === 'send') sendTo(s, f.seat, f.what, f.count, a.profession, a.deed, tell);
  },
};

const OWN_WISH = { wish: 'sendOwn' } as const;
function hasOwnInTower(s: Orleans): boolean {
  for (let kind = 0; kind < KINDS; kind++) if (isOwn(kind) && s.tower[kind] > 0) return true;
  return false;
}

/** The reward for each person, and the citizen for the last space of a deed. ORL-DEED-03 to -05 */
function sendTo(
  s: Orleans,
  seat: Seat,
  place: number,
  sent: number,
  profession: number,
  deed: number,
  tell: OrleansTell,
): void {
  if (place === GUNPOWDER_TOWER) s.tower[profession]--;
  else leaveTownHall(s, seat, profession);
  s.deeds[deedSpace(deed, profession)]--;
  tell?.({ what: 'sent', seat, profession, deed, place });
  push(s, frame('send', seat, place, sent + 1));
  if (deed === CANALISATION) push(s, frame('canalReward', seat));
  else gainCoins(s, seat, DEED_COINS[deed], 'deed', tell);
  if (!isComplete(s, deed)) return;
  tell?.({ what: 'deedCompleted', seat, deed });
  claimCitizen(s, seat, citizenOfDeed(deed), tell);
}

function leaveTownHall(s: Orleans, seat: Seat, profession: number): void {
  const { spaces } = s.players[seat];
  let space = FIRST_SPACE[TOWN_HALL];
  while (spaces[space] !== profession) space++;
  spaces[space] = NOTHING;
}

function isComplete(s: Orleans, deed: number): boolean {
  for (let profession = 0; profession < PROFESSIONS; profession++) {
    if (isFree(s, deed, profession)) return false;
  }
  return true;
}

/** ORL-DEED-04 */
export const canalReward: OrleansQuestion = {
  options(_s, _f, offer) {
    offer.open(make.coin);
    offer.open(make.step);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'coin') gainCoins(s, f.seat, DEED_COINS[CANALISATION], 'deed', tell);
    else develop(s, f.seat, CANAL_STEPS, tell);
  },
};
