import type { Seat, Tally } from '@spielstube/engine';
import { NOTHING } from '../data/box.ts';
import { CAPTAIN, CARD_POINTS, COST, HELPERS, isProduction } from '../data/cards.ts';
import { areaOf, BOARD_FIELD_KEYS, BUILD, isAreaField, STONES, wayOf } from '../data/fields.ts';
import { chanceNow } from './chances.ts';
import { list } from './feature-list.ts';
import { areasOf } from './planning.ts';
import { cardsForHelper } from './production.ts';
import { canLinkInView, gainOf, hasPayable, linksOf, unitValue } from './prospects.ts';
import { ACTIONS_PHASE, type Newdale, type NewdaleFrame } from './state.ts';

/* What is planned and under way, for the evaluation. */

/** Stones that stand on fields. */
const PLANNED = list.each('planned', BOARD_FIELD_KEYS);
const PLANNED_BUILDING = list.one('planned build with a payable card');
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

/** Stones on fields, by what they promise. */
export function countPlans(s: Newdale, seat: Seat, coins: number, tally: Tally): void {
  const player = s.players[seat];
  if (s.phase > ACTIONS_PHASE) return;
  const rows = areasOf(s);
  for (let stone = 0; stone < STONES; stone++) {
    const field = player.stones[stone];
    if (field === NOTHING) continue;
    if (!isAreaField(field)) {
      tally.add(PLANNED + field, 1);
      if (field === BUILD && hasPayable(player, coins)) tally.add(PLANNED_BUILDING, 1);
      continue;
    }
    const card = player.areas[areaOf(field)];
    if (card === NOTHING) {
      tally.add(
        PLANNED_EMPTY,
        player.stones.indexOf(BUILD) >= 0 && player.stones.indexOf(BUILD) < stone ? 1 : -1,
      );
      continue;
    }
    const { helpers, goods } = rows[areaOf(field)][wayOf(field)];
    const chance = chanceNow(s, seat, HELPERS[card], helpers);
    const value = unitValue(card);
    tally.add(PLANNED_COINS, chance * goods * value);
    if (player.hand.length < cardsForHelper(s, seat)) tally.add(PLANNED_RISK, 1 - chance);
    if (card === CAPTAIN || !canLinkInView(s, seat, card)) continue;
    tally.add(PLANNED_LINKS, Math.min(8, linksOf(s, seat, card)) * gainOf(card) + value);
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
      const value = unitValue(card);
      return tally.add(PLANNED_COINS, chanceNow(s, f.seat, HELPERS[card], helpers) * goods * value);
    }
    case 'build':
      return tally.add(PLANNED + BUILD, 1);
  }
}
