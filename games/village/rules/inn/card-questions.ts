import { push } from '@spielstube/engine';
import { PRIVILEGES } from '../../data/council.ts';
import { VILLAGER_EFFECTS } from '../../data/inn.ts';
import { HORSE, LIFE_TRACK, OX, printedNumber } from '../../data/pieces.ts';
import { CASTLE_COUNT, churchStep, STEPS, stepInChurch } from '../../data/places.ts';
import { gainBread, gainTools } from '../bread-and-tools.ts';
import { family } from '../family.ts';
import { eachKindOnFarm, moveMember, standsForHisKind } from '../members.ts';
import {
  climbFrom,
  court,
  done,
  markCastle,
  rollDie,
  setLife,
  takeBread,
  takeGoodOf,
  takeTool,
  usePrivilege,
} from '../moves.ts';
import { grantPrivilege, mayUse, stepTooLow } from '../privileges.ts';
import { frame } from '../state.ts';
import { gainGood } from '../supply.ts';
import { hasMarker } from '../travel.ts';
import type { VillageQuestion } from '../types.ts';
import { rollForCubes } from './any-time.ts';

/** Who goes to the top of the church? VIL-CARD-ABBOT-02, -04 */
export const abbot: VillageQuestion = {
  options(s, f, offer) {
    const player = s.players[f.seat];
    player.members.forEach((place, member) => {
      const step = stepInChurch(place);
      if (step > 0 && step < STEPS && standsForHisKind(player, member))
        offer.open(climbFrom(step, player.kinds[member]));
    });
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'climb') return;
    moveMember(s, f.seat, a.member, churchStep(a.step), churchStep(STEPS), tell);
    tell?.({ what: 'climbed', seat: f.seat, member: printedNumber(a.member), step: STEPS });
  },
};

/** A marker on any castle without one, and its reward. VIL-CARD-MESSENGER-01, -02 */
export const messenger: VillageQuestion = {
  options(s, f, offer) {
    for (let castle = 0; castle < CASTLE_COUNT; castle++)
      if (!hasMarker(s.players[f.seat], castle)) offer.open(markCastle(castle));
  },
  resolve(s, f, a) {
    if (a.do === 'mark') push(s, frame('arrive', f.seat, a.castle));
  },
};

const TO_THE_START = 0;
const TO_THE_END = 1;
const STAY = 2;

/** The life marker right or left of the quill: nobody dies of it. VIL-CARD-HERBALIST-03, -05 */
export const herbalist: VillageQuestion = {
  options(_s, _f, offer) {
    for (const where of [TO_THE_START, TO_THE_END, STAY]) offer.open(setLife(where));
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'life' || a.where === STAY) return;
    const life = a.where === TO_THE_START ? 0 : LIFE_TRACK - 1;
    s.players[f.seat].life = life;
    tell?.({ what: 'lifeMoved', seat: f.seat, life });
  },
};

const STEP_TOO_LOW = stepTooLow('VIL-CARD-COUNCILMAN-02');

/** The first privilege is used; the second may be declined. VIL-CARD-COUNCILMAN-02, -07, -08 */
export const councilman: VillageQuestion = {
  options(s, f, offer) {
    for (const each of PRIVILEGES)
      offer.put(usePrivilege(each), each > f.what ? STEP_TOO_LOW : mayUse(s, f.seat, each));
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'privilege') return;
    for (let n = 1; n < VILLAGER_EFFECTS.councilmanPrivileges; n++)
      push(s, { ...frame('privilege', f.seat, f.what), free: true });
    grantPrivilege(s, f.seat, a.step, tell);
  },
};

/** As with the Family action, or nothing. VIL-CARD-PRODIGAL_SON-02, -04 */
export const prodigalSon: VillageQuestion = {
  options(s, f, offer) {
    family.offer(s, f.seat, offer);
    offer.open(done);
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'done') family.resolve(s, f.seat, a, tell);
  },
};

/** VIL-CARD-CATTLE_BREEDER-01 */
export const cattleBreeder: VillageQuestion = {
  options(_s, _f, offer) {
    offer.open(takeGoodOf(HORSE));
    offer.open(takeGoodOf(OX));
  },
  resolve(s, f, a, tell) {
    if (a.do === 'takeGood') gainGood(s, f.seat, a.good, tell);
  },
};

/** VIL-CARD-GROCER-01 */
export const grocer: VillageQuestion = {
  options(_s, _f, offer) {
    offer.open(takeTool);
    offer.open(takeBread);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'takeTool') gainTools(s, f.seat, 1, tell);
    else gainBread(s, f.seat, 1, tell);
  },
};

/** More cubes are not always better: the roll may be declined. VIL-CARD-GEN-12 */
export const jack: VillageQuestion = {
  options(_s, _f, offer) {
    offer.open(rollDie);
    offer.open(done);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'roll') rollForCubes(s, f.seat, tell);
  },
};

/** Who goes to the ceremony for nothing? VIL-CARD-COUSIN-01, -02 */
export const cousin: VillageQuestion = {
  options(s, f, offer) {
    eachKindOnFarm(s, f.seat, (kind) => offer.open(court(kind)));
  },
  resolve(s, f, a) {
    if (a.do === 'court') push(s, { ...frame('rank', f.seat, 0, a.member), free: true });
  },
};
