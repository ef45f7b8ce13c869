import { drawTop, NOBODY, push, type Seat } from '@spielstube/engine';
import { PHASES } from '../data/bonuses.ts';
import { CARD_DIE } from '../data/cards.ts';
import { CARDS_PER_PHASE, DISPLAY, ROUNDS } from '../data/setup.ts';
import { compareWithEgon } from './egon.ts';
import { cardsToDraw, drawActionCard } from './piles.ts';
import { type Burgundy, frame } from './state.ts';
import type { BurgundyStep, BurgundyTell } from './types.ts';

/** Six rows in order, then the last cards by their own die. BUR-SET-20 to -25 */
export function fillDisplay(s: Burgundy, tell: BurgundyTell): void {
  const { inOrder, byDie } = DISPLAY[s.seats];
  // Should the cards ever run short, the personal piles come first. BUR-PHASE-09
  const reserved = s.players.reduce((sum, player) => sum + CARDS_PER_PHASE - player.pile.length, 0);
  const cards = Math.min(inOrder + byDie, Math.max(0, cardsToDraw(s) - reserved));
  for (let n = 0; n < cards; n++) {
    const card = drawActionCard(s, tell);
    const row = n < inOrder ? n % s.rows.length : CARD_DIE[card] - 1;
    s.rows[row].push(card);
    tell?.({ what: 'displayDealt', seat: NOBODY, card, row: row + 1 });
  }
}

/** Six cards in one go for each player, the start player first; the first card dealt is the top one. BUR-SET-26 */
export function dealPiles(s: Burgundy, tell: BurgundyTell): void {
  for (let n = 0; n < s.seats; n++) {
    const { pile } = s.players[(s.first + n) % s.seats];
    for (let dealt = 0; dealt < CARDS_PER_PHASE && cardsToDraw(s) > 0; dealt++) {
      pile.push(drawActionCard(s, tell));
    }
    pile.reverse();
  }
}

export const startPhase: BurgundyStep = {
  run(s, _f, tell) {
    tell?.({ what: 'phaseStarted', seat: NOBODY, phase: s.phase, first: s.first });
    push(s, frame('startRound', NOBODY));
    if (s.egon !== null) push(s, frame('egonsTurn', NOBODY));
  },
};

/** Two cards in the first round, one in the rounds 2 to 5, none in the last. BUR-ROUND-03 to -05 */
export const startRound: BurgundyStep = {
  run(s, _f, tell) {
    tell?.({ what: 'roundStarted', seat: NOBODY, round: s.round });
    for (let n = 0; n < s.seats; n++) {
      const player = s.players[(s.first + n) % s.seats];
      while (player.hand.length < 2 && player.pile.length > 0) player.hand.push(drawTop(s, player.pile));
    }
    push(s, frame('startTurn', s.first));
  },
};

/** Clockwise to the start player's right neighbour; after that the round is over. BUR-ROUND-06 */
export const nextTurn: BurgundyStep = {
  run(s, f) {
    const next = (f.seat + 1) % s.seats;
    if (next !== s.first) push(s, frame('startTurn', next));
    else if (s.round < ROUNDS) {
      s.round++;
      push(s, frame('startRound', NOBODY));
    } else push(s, frame('endPhase', NOBODY));
  },
};

/** BUR-PHASE-01 to -07, BUR-END-01, BUR-SOLO-13 to -15 */
export const endPhase: BurgundyStep = {
  run(s, _f, tell) {
    if (s.egon !== null) compareWithEgon(s, tell);
    if (s.lost || s.phase === PHASES - 1) {
      tell?.({ what: 'gameOver', seat: NOBODY });
      return;
    }
    clearDisplay(s, tell);
    s.phase++;
    s.round = 1;
    s.first = nextStartPlayer(s);
    fillDisplay(s, tell);
    dealPiles(s, tell);
    push(s, frame('startPhase', NOBODY));
  },
};

function clearDisplay(s: Burgundy, tell: BurgundyTell): void {
  let cards = 0;
  for (const row of s.rows) {
    for (const card of row) s.discardPile.push(card);
    cards += row.length;
    row.length = 0;
  }
  if (cards > 0) tell?.({ what: 'displayCleared', seat: NOBODY, cards });
}

/** Who sold last starts; if nobody sold, the card passes to the left. BUR-PHASE-06, -07, BUR-SOLO-16 */
function nextStartPlayer(s: Burgundy): Seat {
  if (s.startCard === NOBODY) return s.first;
  if (!s.startCardBack) s.startCard = (s.startCard + 1) % s.seats;
  s.startCardBack = false;
  return s.startCard;
}
