import { drawTop, NOBODY, push } from '@spielstube/engine';
import { STATIONS_CITIZEN } from '../data/citizens.ts';
import { ROUNDS } from '../data/hourglass.ts';
import { FARMER } from '../data/people.ts';
import { CENSUS_COINS, CENSUS_LAST_PAYS_FROM } from '../data/setup.ts';
import { frame, type Orleans } from './state.ts';
import { builtStations, claimCitizen, gainCoins } from './supply.ts';
import { charge } from './torture.ts';
import type { OrleansStep, OrleansTell } from './types.ts';

/* A round: hourglass, census, followers, planning, actions, event, and the start player's token. ORL-ROUND-02 */

export const HOURGLASS_PHASE = 1;
export const CENSUS_PHASE = 2;
export const FOLLOWERS_PHASE = 3;
export const PLANNING_PHASE = 4;
export const ACTIONS_PHASE = 5;
export const EVENT_PHASE = 6;
export const START_PLAYER_PHASE = 7;
export const PHASES = START_PLAYER_PHASE;

/** Phase 1. ORL-HOUR-01 */
export const startRound: OrleansStep = {
  run(s, _f, tell) {
    s.round++;
    s.phase = HOURGLASS_PHASE;
    s.event = drawTop(s, s.hourglass);
    s.past.push(s.event);
    tell?.({ what: 'roundStarted', seat: NOBODY, round: s.round, event: s.event, start: s.startPlayer });
    push(s, frame('endRound', NOBODY));
    push(s, frame('event', NOBODY));
    push(s, frame('openActions', NOBODY));
    push(s, frame('openPlanning', NOBODY));
    push(s, frame('callFollowers', NOBODY));
    push(s, frame('census', NOBODY));
  },
};

/** Phase 2: who is alone in front on the farmer track receives, who is alone behind pays. ORL-CENSUS-01 to -05, -08 */
export const census: OrleansStep = {
  run(s, _f, tell) {
    s.phase = CENSUS_PHASE;
    const leader = aloneOnFarmerTrack(s, (field, other) => field > other);
    if (leader !== NOBODY) gainCoins(s, leader, CENSUS_COINS, 'census', tell);
    if (s.seats < CENSUS_LAST_PAYS_FROM) return;
    const last = aloneOnFarmerTrack(s, (field, other) => field < other);
    if (last !== NOBODY) charge(s, last, CENSUS_COINS, 'census', tell);
  },
};

/** The seat whose field beats those of all others, or NOBODY. ORL-CENSUS-03 */
function aloneOnFarmerTrack(s: Orleans, beats: (field: number, other: number) => boolean): number {
  return s.players.findIndex(({ tracks }, seat) =>
    s.players.every((other, rival) => rival === seat || beats(tracks[FARMER], other.tracks[FARMER])),
  );
}

/** Phase 7, and the end after the last tile. ORL-ROUND-03, ORL-HOUR-03 */
export const endRound: OrleansStep = {
  run(s, _f, tell) {
    s.phase = START_PLAYER_PHASE;
    s.startPlayer = (s.startPlayer + 1) % s.seats;
    tell?.({ what: 'startPassed', seat: s.startPlayer, start: s.startPlayer });
    if (s.round < ROUNDS) return push(s, frame('startRound', NOBODY));
    awardLastCitizen(s, tell);
    tell?.({ what: 'gameOver', seat: NOBODY });
  },
};

/** For whoever has built most, if nobody else has built as many. ORL-END-02 to -04 */
function awardLastCitizen(s: Orleans, tell: OrleansTell): void {
  const built = s.players.map(builtStations);
  const most = Math.max(...built);
  const leaders = built.flatMap((count, seat) => (count === most ? [seat] : []));
  if (leaders.length === 1) claimCitizen(s, leaders[0], STATIONS_CITIZEN, tell);
}
