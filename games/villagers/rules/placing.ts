import { push, type Seat } from '@spielstube/engine';
import { CHAIN, FED_FOUNDERS, FOUNDERS, isFounders, isJoker, MONK, NOTHING } from '../data/jobs.ts';
import { cardOf, EVERYBODY, jobOf } from './knowledge.ts';
import { monkVerdict } from './monk.ts';
import { make } from './moves.ts';
import { reason, type VillagersReason } from './reasons.ts';
import { frame, TABLE, type Villagers } from './state.ts';
import type { VillagersQuestion, VillagersStep, VillagersVerdict } from './types.ts';
import { addCard, cardsIn, differing, hasRoom, isChainFor, isSuitFor, jobAt } from './village.ts';

const PLACE_TAKEN = reason('placeTaken', 'VRS-CHAIN-07');
const WRONG_CHAIN = reason('wrongChain', 'VRS-CHAIN-02');
const OTHER_SUIT = reason('otherSuit', 'VRS-SPECIAL-19');

/** Whether a villager may be laid on a card of the village. VRS-CHAIN-01 to -08, VRS-SPECIAL-19 */
export function ontoVerdict(village: readonly number[], job: number, card: number): VillagersVerdict {
  if (CHAIN[job].length === 0 || !isChainFor(village, card, job)) return WRONG_CHAIN;
  if (!hasRoom(village, card)) return PLACE_TAKEN;
  return isSuitFor(village, card, job) ? null : OTHER_SUIT;
}

/** The job that a villager is laid on, or NOTHING. */
const BELOW: readonly number[] = CHAIN.map((chain) => chain.at(-1) ?? NOTHING);

/** Whether a villager has a place in the village at all. VRS-CHAIN-09 */
export function hasPlace(village: readonly number[], job: number): boolean {
  const below = BELOW[job];
  if (below === NOTHING) return true;
  const cards = cardsIn(village);
  for (let card = 0; card < cards; card++) {
    const lies = jobAt(village, card);
    // Most cards of a village are out of the question at once.
    if (lies !== below && !isJoker(lies) && !isFounders(lies)) continue;
    if (ontoVerdict(village, job, card) === null) return true;
  }
  return false;
}

/** Whether the village has a card on which this job could lie, room or not; a joker of another suit is none. */
function hasChainFor(village: readonly number[], job: number): boolean {
  for (let card = 0; card < cardsIn(village); card++) {
    if (isChainFor(village, card, job) && isSuitFor(village, card, job)) return true;
  }
  return false;
}

/** Of the chain below a villager, the first one that the village lacks; NOTHING if only room is lacking. */
export function missingBelow(village: readonly number[], job: number): number {
  const chain = CHAIN[job];
  for (let n = chain.length; n > 0; n--) {
    if (hasChainFor(village, chain[n] ?? job)) return chain[n] ?? NOTHING;
  }
  return chain[0] ?? NOTHING;
}

/** Why a villager has no place: who is missing below it. */
export const noPlace = (rule: string): VillagersReason =>
  reason('noPlace', rule, (s, { seat }, wish) => {
    const job = 'job' in wish ? wish.job : NOTHING;
    return { job, missing: job === NOTHING ? NOTHING : missingBelow(s.players[seat].village, job) };
  });

/** Where a villager could be laid, each of equal places once. A Monk lies anywhere where something can lie. VRS-CHAIN-11 */
export function placesFor(village: readonly number[], job: number): number[] {
  if (job !== MONK && CHAIN[job].length === 0) return [TABLE];
  const places: number[] = [];
  for (let card = 0; card < cardsIn(village); card++) {
    if (job === MONK ? hasRoom(village, card) : ontoVerdict(village, job, card) === null) places.push(card);
  }
  const different = differing(village, places);
  return job === MONK ? [TABLE, ...different] : different;
}

/** The held card goes to a place: its padlock is opened first. */
export function goTo(s: Villagers, seat: Seat, job: number, place: number): void {
  push(s, frame('lay', seat, job, place));
  push(s, frame('unlock', seat, job, place));
}

/** A card is on its way; everybody sees it. */
export function hold(s: Villagers, job: number): void {
  s.held = cardOf(job, EVERYBODY);
}

/** Where the held card is laid. Whether this is asked depends on the village only. */
export const where: VillagersQuestion = {
  options(s, f, offer) {
    const { village } = s.players[f.seat];
    for (const place of placesFor(village, f.what)) {
      const move = place === TABLE ? make.onTable : make.onto(place);
      offer.put(move, f.what === MONK ? monkVerdict(s, f.seat, place, s.actions) : null);
    }
  },
  auto(s, f) {
    if (isFounders(f.what)) {
      push(s, frame('side', f.seat));
      return true;
    }
    const places = placesFor(s.players[f.seat].village, f.what);
    if (places.length > 1) return false;
    goTo(s, f.seat, f.what, places[0]);
    return true;
  },
  refuse(s, f, a) {
    if (a.do !== 'onto' || f.what === MONK || a.card >= cardsIn(s.players[f.seat].village)) return null;
    return ontoVerdict(s.players[f.seat].village, f.what, a.card);
  },
  resolve(s, f, a) {
    goTo(s, f.seat, f.what, a.do === 'onto' ? a.card : TABLE);
  },
};

/** The own Founders, taken up by an Apprentice, may show either side. VRS-SPECIAL-11 */
export const side: VillagersQuestion = {
  options(_s, _f, offer) {
    offer.open(make.goldSide);
    offer.open(make.foodSide);
  },
  resolve(s, f, a) {
    hold(s, a.do === 'goldSide' ? FOUNDERS : FED_FOUNDERS);
    push(s, frame('lay', f.seat, jobOf(s.held), TABLE));
  },
};

/** The held card is laid into the village. A Monk must be covered at once. VRS-SPECIAL-15 */
export const lay: VillagersStep = {
  run(s, f, tell) {
    s.held = NOTHING;
    const card = addCard(s.players[f.seat].village, f.what, f.place);
    tell?.({ what: 'placed', seat: f.seat, job: f.what, card, on: f.place });
    if (f.what === MONK) push(s, frame('cover', f.seat, jobAt(s.players[f.seat].village, card), card));
  },
};
