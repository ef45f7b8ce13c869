import { NOBODY, push } from '@spielstube/engine';
import { FED_FOUNDERS } from '../data/jobs.ts';
import { openEvent } from './countess.ts';
import { playersPutCoins } from './road.ts';
import { DRAFT_PHASE, END_PHASE, FROM_BRONZE, frame, type Villagers } from './state.ts';
import { earn } from './supply.ts';
import { bestBronze, bronzeAt, foodIn } from './symbols.ts';
import type { VillagersStep, VillagersTell } from './types.ts';
import { foundersIn, jobAt, setJob } from './village.ts';

/** A round from its end to its beginning: what is pushed last happens first. VRS-FLOW-01, VRS-FLOW-04 */
export const startRound: VillagersStep = {
  run(s, _f, tell) {
    s.round++;
    s.phase = DRAFT_PHASE;
    tell?.({ what: 'roundStarted', seat: NOBODY, round: s.round, start: s.startPlayer });
    if (s.countess !== null) openEvent(s, s.countess, tell);
    const inTurnOrder = s.players.map((_, n) => (s.startPlayer + n) % s.seats);
    push(s, frame('markets', NOBODY));
    if (s.options.development === true) push(s, frame('developments', NOBODY));
    if (s.options.profiteers === true) push(s, frame('bronze', NOBODY));
    if (s.countess !== null) push(s, frame('event', 0));
    push(s, frame('endBuilding', NOBODY));
    for (const seat of inTurnOrder.toReversed()) push(s, frame('startBuilding', seat));
    push(s, frame('updateRoad', NOBODY));
    if (playersPutCoins(s)) for (const seat of inTurnOrder) push(s, frame('coin', seat));
    push(s, frame('endDraft', NOBODY));
    push(s, frame('draftTurn', s.startPlayer));
  },
};

/** When all have built, whoever has no food turns the Founders; then the GO! card moves on. VRS-BUILD-10 to -14 */
export const endBuilding: VillagersStep = {
  run(s, _f, tell) {
    s.phase = END_PHASE;
    s.limit = 0;
    s.actions = 0;
    s.swaps = 0;
    s.tinner = false;
    s.begun = false;
    s.hired = [];
    s.players.forEach(({ village }, seat) => {
      const founders = foundersIn(village);
      if (foodIn(village) > 0 || jobAt(village, founders) === FED_FOUNDERS) return;
      setJob(village, founders, FED_FOUNDERS);
      tell?.({ what: 'turnedFounders', seat });
    });
    if (s.countess === null) passGoCard(s, tell);
  },
};

function passGoCard(s: Villagers, tell: VillagersTell): void {
  s.startPlayer = (s.startPlayer + 1) % s.seats;
  tell?.({ what: 'passedStart', seat: NOBODY, start: s.startPlayer });
}

/** After every build phase everybody scores one bronze symbol, the best. VRS-PROF-02 to -06 */
export const bronze: VillagersStep = {
  run(s, _f, tell) {
    s.players.forEach((player, seat) => {
      const card = bestBronze(player.village);
      if (card < 0) return;
      const gold = bronzeAt(player.village, card);
      earn(player, FROM_BRONZE, gold);
      tell?.({ what: 'scoredBronze', seat, job: jobAt(player.village, card), gold });
    });
  },
};
