import { leaders, NOBODY, type ScoreLine, type ScoreSheet, type Seat, scoreSheet } from '@spielstube/engine';
import { ANIMAL_SETS, POINTS } from '../data/bonuses.ts';
import { CARD_TYPE, type Card } from '../data/cards.ts';
import { STACK_SIZE } from '../data/setup.ts';
import { TRIPLE_POINTS, TYPES } from '../data/types.ts';
import { isComplete, stackCount, stackType } from './estate.ts';
import { saleOf } from './goods.ts';
import { type Burgundy, EGON, type Player } from './state.ts';

/** Complete stacks only. BUR-SCORE-01, -02 */
export function triplePoints(estate: readonly Card[]): number {
  let points = 0;
  for (let stack = 0; stack < stackCount(estate); stack++) {
    if (isComplete(estate, stack)) points += TRIPLE_POINTS[stackType(estate, stack)];
  }
  return points;
}

function firstTriplePoints(s: Burgundy, seat: Seat): number {
  let points = 0;
  for (const holder of s.firstTriple) if (holder === seat) points += POINTS.firstTriple;
  return points;
}

/** The counts of the four animals, largest first, without making a list. */
function sortedFour(animals: readonly number[]): [number, number, number, number] {
  const [a, b, c, d] = animals;
  const ab = Math.max(a, b);
  const cd = Math.max(c, d);
  const lowAb = Math.min(a, b);
  const lowCd = Math.min(c, d);
  const middleHigh = Math.min(ab, cd);
  const middleLow = Math.max(lowAb, lowCd);
  return [
    Math.max(ab, cd),
    Math.max(middleHigh, middleLow),
    Math.min(middleHigh, middleLow),
    Math.min(lowAb, lowCd),
  ];
}

/** Sets of different animals, formed to score most. BUR-SCORE-05, -06 */
export function animalPoints(animals: readonly number[]): number {
  const [, second, third, fourth] = sortedFour(animals);
  return ANIMAL_SETS[4] * fourth + ANIMAL_SETS[3] * (third - fourth) + ANIMAL_SETS[2] * (second - third);
}

/** BUR-SCORE-04 */
function soldGoodsPoints(p: Player): number {
  return saleOf(p.sold[0] + p.sold[1] + p.sold[2]).points;
}

/** Everything but the start player card. */
export function playerPoints(s: Burgundy, seat: Seat): number {
  const p = s.players[seat];
  return (
    triplePoints(p.estate) +
    firstTriplePoints(s, seat) +
    p.allSeven +
    p.points +
    soldGoodsPoints(p) +
    animalPoints(p.animals)
  );
}

/** Unused material: workers, silver, unsold goods and animals that scored nothing. BUR-SCORE-09 */
function unusedMaterial(p: Player): number {
  const [most, second] = sortedFour(p.animals);
  return p.workers + p.silver + p.goods[0] + p.goods[1] + p.goods[2] + most - second;
}

/** Egon's triples: three cards of a type, cloisters a type of their own. BUR-SOLO-06, -08 */
function egonTriplePoints(estate: readonly Card[]): number {
  let points = 0;
  for (const type of TYPES) {
    let cards = 0;
    for (const card of estate) if (CARD_TYPE[card] === type) cards++;
    points += Math.floor(cards / STACK_SIZE) * TRIPLE_POINTS[type];
  }
  return points;
}

export function egonPoints(s: Burgundy): number {
  if (s.egon === null) return 0;
  return egonTriplePoints(s.egon.estate) + firstTriplePoints(s, EGON) + s.egon.allSeven;
}

/** The lines of the score pad, in its order. */
export type ScoreSource =
  | 'triples'
  | 'firstTriples'
  | 'allSeven'
  | 'points'
  | 'soldGoods'
  | 'animals'
  | 'startCard';
type Line = ScoreLine & { readonly source: ScoreSource };

export function scores(s: Burgundy): ScoreSheet[] {
  const sheets = s.players.map((p, seat) => {
    const lines: Line[] = [
      { source: 'triples', points: triplePoints(p.estate) },
      { source: 'firstTriples', points: firstTriplePoints(s, seat) },
      { source: 'allSeven', points: p.allSeven },
      { source: 'points', points: p.points },
      { source: 'soldGoods', points: soldGoodsPoints(p) },
      { source: 'animals', points: animalPoints(p.animals) },
    ];
    if (s.startCard !== NOBODY) {
      lines.push({ source: 'startCard', points: s.startCard === seat ? POINTS.startCard : 0 });
    }
    // In a solo game unused material has no meaning. BUR-SOLO-18
    return scoreSheet(seat, lines, s.egon === null ? unusedMaterial(p) : 0);
  });
  if (s.egon !== null) {
    const lines: Line[] = [
      { source: 'triples', points: egonTriplePoints(s.egon.estate) },
      { source: 'firstTriples', points: firstTriplePoints(s, EGON) },
      { source: 'allSeven', points: s.egon.allSeven },
    ];
    sheets.push(scoreSheet(EGON, lines, 0, true));
  }
  return sheets;
}

/** BUR-GEN-02, BUR-SCORE-09, -10; alone the player wins unless Egon is ahead. */
export function winners(s: Burgundy): readonly Seat[] {
  if (s.egon !== null) return s.lost ? [] : [0];
  return leaders(scores(s));
}
