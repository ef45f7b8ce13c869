import { NOBODY, push, roll, type Seat, type Tell } from '@spielstube/engine';
import { COLOURS, CUBE_KINDS, PLAGUE } from '../data/pieces.ts';
import { MIX_SETUP_CARDS, type SetupCard } from '../data/setup-cards.ts';
import { ALL_SPACES, FAMILY, FILL_ORDER } from '../data/spaces.ts';
import { clearTray } from './conny.ts';
import { connyFollows } from './conny-follows.ts';
import type { VillageEvent } from './events.ts';
import { showAll } from './final-scoring.ts';
import { askBeforeLoss, SECRETARY } from './goals.ts';
import { mixOf } from './mix.ts';
import { CONNY, frame, freeFrame, RING_ON_COUNCIL, SOON_LOST, type Village } from './state.ts';
import type { VillageStep } from './types.ts';

export function cubesOnBoard(s: Village): number {
  let cubes = 0;
  for (const count of s.spaces) cubes += count;
  return cubes;
}

/** Phase 1: the bag is filled and the action spaces are seeded. VIL-SEED-01 to -08 */
export const startRound: VillageStep = {
  run(s, _f, tell) {
    s.round++;
    tell?.({ what: 'roundStarted', seat: s.startPlayer, round: s.round, start: s.startPlayer });
    fillBag(s);
    seedSpaces(s, tell);
    push(s, frame('startTurn', s.startPlayer));
  },
};

/** The set-up card of the mix for so many seats. VIL-SET-21 */
const cardOf = (s: Village): SetupCard => MIX_SETUP_CARDS[mixOf(s)][s.seats];

/** Cubes on each space; with Marriage none on Family in the first round. VIL-MAR-RND-01, -02 */
function cubesPerSpace(s: Village): readonly number[] {
  const { spaces } = cardOf(s);
  if (s.marriage === null || s.round > 1) return spaces;
  return spaces.map((cubes, space) => (space === FAMILY ? 0 : cubes));
}

/** As many of each colour as the card says and the supply has, and all plague cubes. VIL-SEED-01, -02, -04 */
function fillBag(s: Village): void {
  const { ofEachColour } = cardOf(s);
  for (const colour of COLOURS) {
    const cubes = Math.min(ofEachColour, s.supply[colour]);
    s.supply[colour] -= cubes;
    s.bag[colour] += cubes;
  }
  s.bag[PLAGUE] += s.supply[PLAGUE];
  s.supply[PLAGUE] = 0;
}

/** Space by space; where the bag runs short, one cube a space and pass. VIL-SEED-06, -08 */
function seedSpaces(s: Village, tell: Tell<VillageEvent>): void {
  const spaces = cubesPerSpace(s);
  const wanted = spaces.reduce((sum, cubes) => sum + cubes, 0);
  let inBag = s.bag.reduce((sum, cubes) => sum + cubes, 0);
  if (inBag >= wanted) {
    for (const space of ALL_SPACES)
      for (let n = 0; n < spaces[space]; n++) drawCubeTo(s, space, inBag--, tell);
    return;
  }
  for (let pass = 0; inBag > 0; pass++) {
    for (const space of FILL_ORDER)
      if (pass < spaces[space] && inBag > 0) drawCubeTo(s, space, inBag--, tell);
  }
}

function drawCubeTo(s: Village, space: number, inBag: number, tell: Tell<VillageEvent>): void {
  let nth = roll(s, inBag);
  let cube = 0;
  while (nth >= s.bag[cube]) nth -= s.bag[cube++];
  s.bag[cube]--;
  s.spaces[space * CUBE_KINDS + cube]++;
  tell?.({ what: 'seeded', seat: NOBODY, space, cube });
}

/** A turn: a cube or the Well; without cubes, in the last turns, an action for nothing. VIL-TURN-01, VIL-END-05 */
export const startTurn: VillageStep = {
  run(s, f, tell) {
    if (cubesOnBoard(s) > 0) return push(s, frame('turn', f.seat));
    tell?.({ what: 'freeAction', seat: f.seat });
    push(s, frame('afterAction', f.seat));
    push(s, freeFrame('chooseAction', f.seat));
  },
};

/** Who comes next: the left neighbour, the Mass, or the next of the last turns. VIL-RND-02, -03, VIL-END-02 to -11 */
export const nextTurn: VillageStep = {
  run(s, f) {
    if (connyFollows(s)) {
      push(s, f);
      return push(s, frame('connysTurn', f.seat));
    }
    if (s.triggeredBy !== NOBODY && !s.ending) {
      s.ending = true;
      s.lastTurns = s.conny === null ? lastTurns(s, f.seat) : lastTurnsAlone(s);
    }
    if (s.ending) {
      const [next, ...others] = s.lastTurns;
      s.lastTurns = others;
      push(s, next === undefined ? frame('mass', s.startPlayer) : frame('startTurn', next));
    } else if (cubesOnBoard(s) === 0) push(s, frame('mass', s.startPlayer));
    else push(s, frame('startTurn', (f.seat + 1) % s.seats));
  },
};

/** All others once more; after another player's death in a market day all, from the caller's left. VIL-END-03, -10, -11 */
function lastTurns(s: Village, active: Seat): Seat[] {
  const includeActive = s.triggeredInMarketOf !== NOBODY && s.triggeredBy !== active;
  const turns: Seat[] = [];
  for (let n = 1; n < s.seats + (includeActive ? 1 : 0); n++) turns.push((active + n) % s.seats);
  return turns;
}

/** VIL-SOLO-55, -67, -68 */
function lastTurnsAlone(s: Village): Seat[] {
  return s.triggeredBy === CONNY || s.triggeredInMarketOf === CONNY ? [0] : [];
}

/** After the Mass: the ring decides who starts, and a new round begins, or the game is over. VIL-NEW-01 to -04 */
export const endRound: VillageStep = {
  run(s, f, tell) {
    if (s.ending) return pushForAll(s, frame('finalScoring', NOBODY));
    if (s.nextStart >= 0 && f.what !== SOON_LOST)
      return askBeforeLoss(s, SECRETARY, frame('endRound', f.seat, SOON_LOST));
    if (s.conny !== null) clearTray(s, s.conny);
    else if (s.nextStart >= 0) s.startPlayer = s.nextStart;
    if (s.nextStart !== RING_ON_COUNCIL) {
      s.nextStart = RING_ON_COUNCIL;
      tell?.({ what: 'ringReturned', seat: s.startPlayer });
    }
    push(s, frame('startRound', NOBODY));
  },
};

/** A last chance for everybody to reveal life goals, before the step. VIL-GOAL-10 */
function pushForAll(s: Village, step: ReturnType<typeof frame>): void {
  push(s, step);
  for (let seat = s.seats - 1; seat >= 0; seat--) push(s, frame('goals', seat));
}

export const finalScoring: VillageStep = {
  run(s, _f, tell) {
    showAll(s, tell);
    tell?.({ what: 'gameOver', seat: NOBODY });
  },
};
