import { drawTop, NOBODY, push, type Seat } from '@spielstube/engine';
import { type ConditionKey, DEVELOPMENTS, DIRECTION_KEYS, PRODUCTION } from '../data/developments.ts';
import { BASICS, NOTHING } from '../data/jobs.ts';
import { ROAD, SPECIALS, STACKS } from '../data/setup.ts';
import { HAY, ORE, SOLO, SPECIAL, WOOD } from '../data/suits.ts';
import { addToHand, cardOf, EVERYBODY, inHand, jobOf, learnedBy, suitOf } from './knowledge.ts';
import { make } from './moves.ts';
import { DRAW_PILE, pileAt, refillRoad, takeFromRoad } from './piles.ts';
import { reason } from './reasons.ts';
import { FROM_DEVELOPMENTS, FROM_ROAD, frame, type Player, type Villagers } from './state.ts';
import { earn } from './supply.ts';
import { BASICS_EXHAUSTED, takeBasic } from './swaps.ts';
import {
  buildersIn,
  chainsIn,
  foodIn,
  goldSymbolsIn,
  padlocksIn,
  suitSymbolsIn,
  suitsIn,
} from './symbols.ts';
import type { VillagersQuestion, VillagersStep, VillagersTell } from './types.ts';
import { cardsIn } from './village.ts';

const STACK_EXHAUSTED = reason('stackExhausted', 'VRS-DEV-20');
const DRAW_PILE_EXHAUSTED = reason('drawPileExhausted', 'VRS-DEV-20');
const PLACE_EMPTY = reason('placeEmpty', 'VRS-DEV-18');

/** How much a player has of what a Development card asks for. VRS-DEV-16 to -22 */
export function conditionOf({ hand, village }: Player, condition: ConditionKey): number {
  switch (condition) {
    case 'cards':
      return cardsIn(village);
    case 'specialsInHand':
      return hand.filter((card) => suitOf(card) === SPECIAL).length;
    case 'solo':
      return suitSymbolsIn(village, SOLO);
    case 'suits':
      return suitsIn(village);
    case 'food':
      return foodIn(village);
    case 'padlocks':
      return padlocksIn(village);
    case 'goldSymbols':
      return goldSymbolsIn(village);
    case 'builders':
      return buildersIn(village);
    case 'ore':
      return suitSymbolsIn(village, ORE);
    case 'wood':
      return suitSymbolsIn(village, WOOD);
    case 'hay':
      return suitSymbolsIn(village, HAY);
    case 'chains':
      return chainsIn(village, SPECIALS.windmill.chain);
  }
}

/** Who alone has the most, and any at all; NOBODY in a tie. VRS-DEV-04 to -06 */
export function leaderIn(s: Villagers, development: number): Seat {
  let leader = NOBODY;
  let most = 0;
  s.players.forEach((player, seat) => {
    const count = conditionOf(player, DEVELOPMENTS[development].most);
    if (count === most) leader = NOBODY;
    if (count <= most) return;
    most = count;
    leader = seat;
  });
  return leader;
}

/** All majorities are settled before a reward is taken. VRS-DEV-02, VRS-DEV-03, VRS-DEV-07, VRS-DEV-08 */
export const developments: VillagersStep = {
  run(s, _f, tell) {
    if (s.producer !== NOBODY) {
      tell?.({ what: 'laidBackProduction', seat: s.producer });
      s.producer = NOBODY;
    }
    const leaders = s.developments.map((development) => leaderIn(s, development));
    for (let direction = DIRECTION_KEYS.length - 1; direction >= 0; direction--) {
      push(s, frame('reward', leaders[direction], s.developments[direction]));
    }
  },
};

/** VRS-DEV-08 to -10 */
export const reward: VillagersStep = {
  run(s, { seat, what }, tell) {
    if (seat === NOBODY) {
      tell?.({ what: 'nobodyWon', seat, development: what });
      return;
    }
    const development = DEVELOPMENTS[what];
    earn(s.players[seat], FROM_DEVELOPMENTS, development.gold);
    tell?.({ what: 'wonDevelopment', seat, development: what, gold: development.gold });
    if (what === s.developments[PRODUCTION]) s.producer = seat;
    if (development.reward === 'faceDown') push(s, frame('church', seat, what));
    if (development.reward === 'faceUp') push(s, frame('inn', seat, what));
    if (development.reward === 'basic') push(s, frame('tavern', seat, what));
  },
};

/** The only one that is there, NOTHING if there are several; true as `lapsed` if there is none at all. VRS-DEV-25 */
function onlyOne(count: number, isThere: (n: number) => boolean): { only: number; lapsed: boolean } {
  let only = NOTHING;
  for (let n = 0; n < count; n++) {
    if (!isThere(n)) continue;
    if (only !== NOTHING) return { only: NOTHING, lapsed: false };
    only = n;
  }
  return { only, lapsed: only === NOTHING };
}

/** A card from any stack or the draw pile, unseen by others. VRS-DEV-20 */
export const church: VillagersQuestion = {
  options(s, _f, offer) {
    for (let stack = 0; stack < STACKS; stack++) {
      offer.put(make.draw(stack), s.stacks[stack].length > 0 ? null : STACK_EXHAUSTED);
    }
    offer.put(make.drawPile, s.drawPile.length > 0 ? null : DRAW_PILE_EXHAUSTED);
  },
  auto(s, f, tell) {
    const { only, lapsed } = onlyOne(STACKS + 1, (stack) => pileAt(s, stack).length > 0);
    if (lapsed) tell?.({ what: 'rewardLapsed', seat: f.seat, development: f.what });
    if (only !== NOTHING) drawSecretly(s, f.seat, only, tell);
    return lapsed || only !== NOTHING;
  },
  resolve(s, f, a, tell) {
    drawSecretly(s, f.seat, a.do === 'draw' ? a.stack : DRAW_PILE, tell);
  },
};

function drawSecretly(s: Villagers, seat: Seat, stack: number, tell: VillagersTell): void {
  const card = inHand(learnedBy(drawTop(s, pileAt(s, stack)), seat));
  addToHand(s.players[seat].hand, card);
  tell?.({ what: 'tookSecretly', seat, suit: suitOf(card), stack });
  tell?.({ what: 'tookCard', seat, secretOf: seat, job: jobOf(card), stack });
}

/** A villager of the road with its coins. VRS-DEV-18 */
export const inn: VillagersQuestion = {
  options(s, _f, offer) {
    for (let place = 0; place < ROAD; place++) {
      offer.put(make.take(place), s.road[place] === NOTHING ? PLACE_EMPTY : null);
    }
  },
  auto(s, f, tell) {
    const { only, lapsed } = onlyOne(ROAD, (place) => s.road[place] !== NOTHING);
    if (lapsed) tell?.({ what: 'rewardLapsed', seat: f.seat, development: f.what });
    if (only !== NOTHING) takeOpenly(s, f.seat, only, tell);
    return lapsed || only !== NOTHING;
  },
  resolve(s, f, a, tell) {
    if (a.do === 'take') takeOpenly(s, f.seat, a.place, tell);
  },
};

function takeOpenly(s: Villagers, seat: Seat, place: number, tell: VillagersTell): void {
  const player = s.players[seat];
  const job = s.road[place];
  const coins = takeFromRoad(s, place);
  earn(player, FROM_ROAD, coins);
  addToHand(player.hand, cardOf(job, EVERYBODY));
  tell?.({ what: 'tookFromRoad', seat, place, job, coins });
  tell?.({ what: 'tookIntoHand', seat, jobs: [job] });
  refillRoad(s, tell);
}

/** A basic of choice. VRS-DEV-21 */
export const tavern: VillagersQuestion = {
  options(s, _f, offer) {
    for (let basic = 0; basic < BASICS.length; basic++) {
      offer.put(make.basic(basic), s.basics[basic] > 0 ? null : BASICS_EXHAUSTED);
    }
  },
  auto(s, f, tell) {
    const { only, lapsed } = onlyOne(BASICS.length, (basic) => s.basics[basic] > 0);
    if (lapsed) tell?.({ what: 'rewardLapsed', seat: f.seat, development: f.what });
    if (only !== NOTHING) takeBasic(s, f.seat, only, tell);
    return lapsed || only !== NOTHING;
  },
  resolve(s, f, a, tell) {
    if (a.do === 'basic') takeBasic(s, f.seat, a.basic, tell);
  },
};
