import { evaluation, FeatureList, type Features, type Seat, type Tally } from '@spielstube/engine';
import { COUNTESS } from '../data/countess.ts';
import {
  BUILDERS,
  CHAIN,
  FOOD,
  GOLD,
  isJoker,
  JOB_KEYS,
  JOBS,
  NOTHING,
  SILVER,
  SUIT,
  UNLOCKER,
  VILLAGERS,
} from '../data/jobs.ts';
import { LIMITS, STACK_CARDS, STACKS } from '../data/setup.ts';
import { SUIT_KEYS } from '../data/suits.ts';
import { jobOf } from './knowledge.ts';
import { isFirstMarketDue } from './markets.ts';
import { hasPlace } from './placing.ts';
import { BUILD_PHASE, type Countess, DRAFT_PHASE, type Player, type Villagers } from './state.ts';
import { draftLimit } from './supply.ts';
import { bestBronze, bronzeAt, buildersIn, coinsIn, foodIn, goldIn, silverIn } from './symbols.ts';
import { cardsIn, findJob, hasRoom, jobAt } from './village.ts';
import { WORTH } from './worth.ts';

function cardsLeft(s: Villagers): number {
  let cards = 0;
  for (const stack of s.stacks) cards += stack.length;
  return cards;
}

/** How far the game has come, by the stacks. */
export function progress(s: Villagers): number {
  if (s.stack.length === 0) return 1;
  return Math.max(0, 1 - cardsLeft(s) / (STACKS * STACK_CARDS[s.seats]));
}

/** Cards of the stacks for each seat: at every number of players about as many at the start. */
const MOST_STAGES = 12;
const stageOf = (s: Villagers): number =>
  Math.min(MOST_STAGES, Math.ceil(cardsLeft(s) / (s.countess === null ? s.seats : 2)));

const list = new FeatureList();
const CONSTANT = list.one('any position');
/** What the market days to come will bring as the village is now. */
const PRINTED = list.one('printed gold');
const PRINTED_TWICE = list.one('printed gold before the first market');
const DUE = list.one('printed gold, first market due');
const COINS = list.one('coins');
const COINS_TWICE = list.one('coins before the first market');
const SILVER_NOW = list.one('silver');
const BRONZE_NOW = list.one('bronze');
/** Symbols that raise the limits, as far as they do. */
const FOOD_SYMBOLS = list.one('food');
const BUILDER_SYMBOLS = list.one('builders');
const MOST_SYMBOLS = LIMITS.most - LIMITS.base;
/** Who could lie in the village now, and what he would bring. */
const PLAYABLE = list.one('playable');
const PLAYABLE_GOLD = list.one('playable gold');
const PLAYABLE_SILVER = list.one('playable silver');
const PLAYABLE_SYMBOLS = list.one('playable food and builders');
const WAITING = list.one('waiting');
const WAITING_GOLD = list.one('waiting gold');
/** Who waits for somebody of the own hand. */
const NEXT_IN_HAND = list.one('chain in hand');
const LOCKED_OWN = list.one('padlock with own unlocker');
const LOCKED = list.one('padlock without');
const IN_HAND = list.each('hand', JOB_KEYS);
const CARDS = list.one('hand cards');
/** Places for others. */
const ROOM = list.each('room', SUIT_KEYS);
const UNLOCKERS: readonly number[] = JOB_KEYS.map((_, job) =>
  VILLAGERS.some((one) => UNLOCKER[one] === job) ? 1 : 0,
);
const OWN_UNLOCKER = list.each(
  'unlocker',
  JOB_KEYS.filter((_, job) => UNLOCKERS[job] === 1),
);
const unlockerPlace = JOB_KEYS.map((_, job) => UNLOCKERS.slice(0, job).reduce((all, one) => all + one, 0));
const ACTIONS = list.one('actions left');
const SWAPS_LEFT = list.one('swaps left');
const PICKS = list.one('picks left');
/* Gold that padlocks may cost. */
const FIRST_GOLD = list.one('first gold');
const ENOUGH_GOLD = 4;

const LAST_MARKET = 2;

/** What a seat's prospects are judged by. */
export const features: Features<Villagers> = {
  names: list.names,
  table: WORTH,
  points: (s, seat) => s.players[seat].gold,
  stage: stageOf,
  count(s, seat, tally) {
    const player = s.players[seat];
    tally.add(CONSTANT, 1);
    countMarkets(s, player, tally);
    countHand(player, player.hand, tally);
    countHand(player, player.drafted, tally);
    countVillage(player, tally);
    tally.add(FIRST_GOLD, Math.min(player.gold, ENOUGH_GOLD));
    if (s.phase === DRAFT_PHASE) tally.add(PICKS, draftLimit(s, seat) - player.drafted.length);
    if (s.phase !== BUILD_PHASE || s.stack[s.stack.length - 1].seat !== seat) return;
    tally.add(ACTIONS, s.actions);
    tally.add(SWAPS_LEFT, s.swaps);
  },
  rival: (s) => (s.countess === null ? 0 : prospectsOf(s.countess, s.markets)),
};

/** What the Countess has, and what the market days to come bring her village as it is now. VRS-SOLO-10 */
function prospectsOf({ gold, village }: Countess, marketsHeld: number): number {
  if (marketsHeld === LAST_MARKET) return gold;
  const eachDay = goldIn(village) + coinsIn(village);
  const villagers = COUNTESS.perVillager * (cardsIn(village) - 1);
  return gold + (LAST_MARKET - marketsHeld) * eachDay + silverIn(village) + villagers;
}

function countMarkets(s: Villagers, { village }: Player, tally: Tally): void {
  const printed = goldIn(village);
  const coins = coinsIn(village);
  tally.add(PRINTED, printed);
  tally.add(COINS, coins);
  tally.add(SILVER_NOW, silverIn(village));
  if (s.markets === 0) {
    tally.add(isFirstMarketDue(s) ? DUE : PRINTED_TWICE, printed);
    tally.add(COINS_TWICE, coins);
  }
  if (s.options.profiteers === true) {
    const best = bestBronze(village);
    if (best !== NOTHING) tally.add(BRONZE_NOW, bronzeAt(village, best));
  }
  tally.add(FOOD_SYMBOLS, Math.min(foodIn(village), MOST_SYMBOLS));
  tally.add(BUILDER_SYMBOLS, Math.min(buildersIn(village), MOST_SYMBOLS));
}

/** What the cards of a hand could become. */
function countHand({ hand, drafted, village }: Player, cards: readonly number[], tally: Tally): void {
  tally.add(CARDS, cards.length);
  for (const card of cards) {
    const job = jobOf(card);
    if (job >= JOBS) continue;
    tally.add(IN_HAND + job, 1);
    if (isJoker(job)) continue;
    if (hasPlace(village, job)) {
      tally.add(PLAYABLE, 1);
      tally.add(PLAYABLE_GOLD, GOLD[job]);
      tally.add(PLAYABLE_SYMBOLS, FOOD[job] + BUILDERS[job]);
      if (SILVER[job] !== null) tally.add(PLAYABLE_SILVER, 1);
    } else {
      tally.add(WAITING, 1);
      tally.add(WAITING_GOLD, GOLD[job]);
      const below = CHAIN[job][CHAIN[job].length - 1];
      if (isAmong(hand, below) || isAmong(drafted, below)) tally.add(NEXT_IN_HAND, GOLD[job]);
    }
    if (UNLOCKER[job] !== NOTHING) {
      tally.add(findJob(village, UNLOCKER[job]) === NOTHING ? LOCKED : LOCKED_OWN, 1);
    }
  }
}

function isAmong(cards: readonly number[], job: number): boolean {
  for (const card of cards) if (jobOf(card) === job) return true;
  return false;
}

function countVillage({ village }: Player, tally: Tally): void {
  const cards = cardsIn(village);
  for (let card = 0; card < cards; card++) {
    const job = jobAt(village, card);
    if (hasRoom(village, card)) tally.add(ROOM + SUIT[job], 1);
    if (UNLOCKERS[job] === 1) tally.add(OWN_UNLOCKER + unlockerPlace[job], 1);
  }
}

/** Gold now, and what else the position is worth. */
export const evaluate: (s: Villagers, seat: Seat) => number = evaluation(features);
