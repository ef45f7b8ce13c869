import type { Seat, Tally } from '@spielstube/engine';
import { NOTHING } from '../data/box.ts';
import { CAPTAIN, CARD_POINTS, COST, GOOD, HELPERS, HIRED, isProduction } from '../data/cards.ts';
import {
  ACTION_FIELDS,
  areaOf,
  BLACK_MARKET,
  BOARD_FIELD_KEYS,
  BRIDGE,
  BUILD,
  CHAPTER_FIELDS,
  HIRE,
  isAreaField,
  OFFSPRING,
  PROGRESS,
  SHIPYARD,
  STONES,
  wayOf,
} from '../data/fields.ts';
import { GOOD_VALUES } from '../data/goods.ts';
import { chanceNow } from './chances.ts';
import { isAtSeaEnd } from './chapters/ships.ts';
import { list } from './feature-list.ts';
import { nextStonePrice } from './offspring.ts';
import { isOfOrder } from './order-ahead.ts';
import { FOR_BRIDGE, FOR_SHIPYARD, meansFor } from './payment.ts';
import { areasOf } from './planning.ts';
import { cardsForHelper } from './production.ts';
import { canLinkInView, fillerOf, gainOf, hasPayable, linksOf } from './prospects.ts';
import { ACTIONS_PHASE, type Newdale, type NewdaleFrame } from './state.ts';
import { chapterOf } from './supply.ts';
import { spacesLeft } from './voyage-ahead.ts';

/* What is planned and under way, for the evaluation. */

/** Stones that stand on fields. */
const PLANNED = list.each('planned', BOARD_FIELD_KEYS);
/** The same, if what the action costs is at hand already. */
const PLANNED_PAYABLE = list.each('planned and payable', BOARD_FIELD_KEYS);
const PLANNED_STEPS = list.one('steps of a planned voyage');
const PLANNED_ORDER = list.one('order coins of planned production');
const PLANNED_COINS = list.one('coins of planned production');
const PLANNED_LINKS = list.one('coins of planned chains');
const PLANNED_EMPTY = list.one('planned without a building');
const PLANNED_RISK = list.one('chance of a failed production');
/** What is being done. */
const TO_PAY = list.one('coins to pay');
const TO_BUILD = list.one('points to build');
const BUILDING = list.one('building under way');
const TO_DISCARD = list.one('cards to discard');
const STEPS = list.one('steps to sail');
const TILE_TO_TAKE = list.one('tile to take');
const TURNS = list.one('turns in this phase');

const CHEAPEST_SAILOR = Math.min(...HIRED.map((card) => COST[card]));

/** Stones on fields, by what they promise. */
export function countPlans(s: Newdale, seat: Seat, coins: number, tally: Tally): void {
  const player = s.players[seat];
  if (s.phase > ACTIONS_PHASE) return;
  const rows = areasOf(s);
  const row = chapterOf(s);
  for (let stone = 0; stone < STONES; stone++) {
    const field = player.stones[stone];
    if (field === NOTHING) continue;
    if (!isAreaField(field)) {
      tally.add(PLANNED + field, 1);
      if (isPayable(s, seat, field, coins)) tally.add(PLANNED_PAYABLE + field, 1);
      continue;
    }
    const card = player.areas[areaOf(field)];
    if (card === NOTHING) {
      const filler = player.stones.indexOf(fillerOf(s, areaOf(field)));
      tally.add(PLANNED_EMPTY, filler >= 0 && filler < stone ? 1 : -1);
      continue;
    }
    const { helpers, goods } = rows[areaOf(field)][wayOf(field)];
    const chance = chanceNow(s, seat, HELPERS[card], helpers);
    if (card === CAPTAIN) {
      if (!isAtSeaEnd(s, seat)) tally.add(PLANNED_STEPS, chance * Math.min(goods, spacesLeft(s, seat)));
      continue;
    }
    const value = GOOD_VALUES[GOOD[card]];
    tally.add(PLANNED_COINS, chance * goods * value);
    if (isOfOrder(card, row)) tally.add(PLANNED_ORDER, chance * goods * value);
    if (player.hand.length < cardsForHelper(s, seat)) tally.add(PLANNED_RISK, 1 - chance);
    if (!canLinkInView(s, seat, card)) continue;
    tally.add(PLANNED_LINKS, Math.min(8, linksOf(s, seat, card)) * gainOf(card) + value);
  }
}

/** Whether the action of a field could be paid now. */
function isPayable(s: Newdale, seat: Seat, field: number, coins: number): boolean {
  const player = s.players[seat];
  switch (field) {
    case OFFSPRING:
      return coins >= nextStonePrice(player);
    case BLACK_MARKET:
      return player.hand.length >= ACTION_FIELDS.blackMarket.cards;
    case PROGRESS:
      return coins >= ACTION_FIELDS.progress.coins;
    case BUILD:
      return hasPayable(player, coins);
    case BRIDGE:
      return meansFor(s, seat, FOR_BRIDGE) >= CHAPTER_FIELDS.bridge.coins;
    case SHIPYARD:
      return meansFor(s, seat, FOR_SHIPYARD) >= CHAPTER_FIELDS.shipyard.coins;
    case HIRE:
      return coins >= CHEAPEST_SAILOR;
    default:
      return false;
  }
}

/** What this seat is about to get or to give. */
export function countPending(s: Newdale, seat: Seat, tally: Tally): void {
  let turns = 0;
  for (let n = s.stack.length - 1; n >= 0; n--) {
    const f = s.stack[n];
    if (f.seat !== seat) continue;
    countFrame(s, f, tally);
    if (f.kind === 'resolveStone' || f.kind === 'buildPhase' || f.kind === 'specialsOf') turns++;
  }
  tally.add(TURNS, turns);
}

function countFrame(s: Newdale, f: NewdaleFrame, tally: Tally): void {
  switch (f.kind) {
    case 'pay':
      return tally.add(TO_PAY, f.count);
    case 'where':
    case 'erect':
    case 'area':
      tally.add(TO_BUILD, CARD_POINTS[f.what]);
      tally.add(BUILDING, isProduction(f.what) ? 1 : 0.7);
      if (f.kind === 'where') tally.add(TO_PAY, COST[f.what]);
      return;
    case 'discard':
    case 'halve':
      return tally.add(TO_DISCARD, f.count);
    case 'steps':
      return tally.add(STEPS, f.count);
    case 'takeTile':
      return tally.add(TILE_TO_TAKE, 1);
    case 'produce': {
      const card = s.players[f.seat].areas[areaOf(f.what)];
      const { helpers, goods } = areasOf(s)[areaOf(f.what)][wayOf(f.what)];
      const units = chanceNow(s, f.seat, HELPERS[card], helpers) * goods;
      if (card === CAPTAIN) return tally.add(PLANNED_STEPS, Math.min(units, spacesLeft(s, f.seat)));
      return tally.add(PLANNED_COINS, units * GOOD_VALUES[GOOD[card]]);
    }
    case 'build':
      return tally.add(PLANNED + BUILD, 1);
  }
}
