import { NOBODY, reveal } from '@spielstube/engine';
import { POINTS } from '../data/bonuses.ts';
import { CARD_TYPE, type Card } from '../data/cards.ts';
import { STACK_SIZE } from '../data/setup.ts';
import { CLOISTER } from '../data/types.ts';
import { gainPoints } from './effects.ts';
import { claimFirstTriple, hasAllSeven } from './estate.ts';
import { egonPoints, playerPoints } from './scoring.ts';
import { type Burgundy, EGON } from './state.ts';
import type { BurgundyStep, BurgundyTell } from './types.ts';

const PLAYER = 0;

/** At the start of a phase Egon's next stack is turned up, card by card. BUR-SOLO-05 */
export const egonsTurn: BurgundyStep = {
  run(s, _f, tell) {
    if (s.egon === null) return;
    const stack = s.egon.stacks[s.phase];
    for (let card = stack.pop(); card !== undefined; card = stack.pop()) layOutForEgon(s, card, tell);
  },
};

/** No effect but points: his triples, the bonus cards, and one point for the player a cloister. BUR-SOLO-06 to -11 */
function layOutForEgon(s: Burgundy, card: Card, tell: BurgundyTell): void {
  const { egon } = s;
  if (egon === null) return;
  egon.estate.push(card);
  reveal(s);
  tell?.({ what: 'egonRevealed', seat: EGON, card });
  const type = CARD_TYPE[card];
  if (type === CLOISTER) gainPoints(s, PLAYER, POINTS.egonCloister, 'egon', tell);
  if (egonCardsOf(egon.estate, type) % STACK_SIZE === 0) {
    tell?.({ what: 'tripled', seat: EGON, type, stack: -1 });
    claimFirstTriple(s, EGON, type, tell);
  }
  if (egon.allSeven === 0 && hasAllSeven(egon.estate)) {
    egon.allSeven = s.allSevenCards.pop() ?? 0;
    if (egon.allSeven > 0) tell?.({ what: 'allSeven', seat: EGON, points: egon.allSeven });
  }
}

function egonCardsOf(estate: readonly Card[], type: number): number {
  let cards = 0;
  for (const card of estate) if (CARD_TYPE[card] === type) cards++;
  return cards;
}

/** Egon ahead at the end of a phase: lost. Equal is enough for the player. BUR-SOLO-13 to -15 */
export function compareWithEgon(s: Burgundy, tell: BurgundyTell): void {
  const player = playerPoints(s, PLAYER);
  const egon = egonPoints(s);
  tell?.({ what: 'compared', seat: NOBODY, player, egon });
  if (egon > player) s.lost = true;
}
