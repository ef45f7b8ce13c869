import { drawTop, NOBODY, push, type Seat } from '@spielstube/engine';
import { ROUNDS } from '../data/setup.ts';
import { sailBlackShip } from './chapters/black-ship.ts';
import { raid } from './chapters/raids.ts';
import { returnFigures } from './labour.ts';
import { eventAtOnce, eventAtRoundEnd } from './round-events.ts';
import { EVENT_PHASE, frame, type Newdale, ROUND_END } from './state.ts';
import { isSolo } from './supply.ts';
import type { NewdaleStep } from './types.ts';

/* A round: event, planning, helpers, actions, building, special buildings. NEW-GEN-02 */

/** Who begins, to be told; alone that is no news. NEW-SOLO-12 */
const beginner = (s: Newdale): Seat => (isSolo(s) ? NOBODY : s.startPlayer);

/** Phase I: the top card of the event stack. NEW-P1-01, NEW-P1-02 */
export const startRound: NewdaleStep = {
  run(s, _f, tell) {
    s.round++;
    s.phase = EVENT_PHASE;
    s.event = drawTop(s, s.events);
    s.past.push(s.event);
    tell?.({ what: 'roundStarted', seat: NOBODY, round: s.round, event: s.event, start: beginner(s) });
    push(s, frame('endRound', NOBODY));
    push(s, frame('openSpecials', NOBODY));
    push(s, frame('openBuilding', NOBODY));
    push(s, frame('openActions', NOBODY));
    push(s, frame('drawFigures', NOBODY));
    push(s, frame('openPlanning', NOBODY));
    eventAtOnce(s, tell);
  },
};

/** What belongs to the chapter, then the event; in the last round that is the final production. NEW-REND-01, -06 */
export const endRound: NewdaleStep = {
  run(s, _f, tell) {
    s.phase = ROUND_END;
    push(s, frame('passBag', NOBODY));
    raid(s, tell);
    sailBlackShip(s, tell);
    eventAtRoundEnd(s, tell);
  },
};

/** Figures return, and the bag goes on; the market of the last round stays for the scoring. NEW-REND-02 to -06 */
export const passBag: NewdaleStep = {
  run(s, _f, tell) {
    s.startPlayer = (s.startPlayer + 1) % s.seats;
    for (const player of s.players) {
      player.available |= player.bought;
      player.bought = 0;
    }
    tell?.({ what: 'roundEnded', seat: NOBODY, start: beginner(s) });
    if (s.round === ROUNDS) return push(s, frame('scoring', NOBODY));
    returnFigures(s);
    push(s, frame('startRound', NOBODY));
  },
};
