import { push, type Seat } from '@spielstube/engine';
import { AREAS } from '../data/areas.ts';
import { NOTHING } from '../data/box.ts';
import { CHAIN, NO_CHAIN } from '../data/cards.ts';
import { bestLinks } from './best-production.ts';
import { canLink, linkAtOnce, mostLinks, runChain } from './chains.ts';
import { make } from './moves.ts';
import { reason } from './reasons.ts';
import { frame, hasBit, type Newdale, type NewdaleFrame } from './state.ts';
import type { NewdaleQuestion, NewdaleTell, NewdaleVerdict } from './types.ts';

/* After round 7 every chain may be used once more, without stones and without the bonus. NEW-FINAL-02 to -07 */

const CHAIN_USED = reason('chainUsed', 'NEW-FINAL-07');
const NO_CHAIN_HERE = reason('noChain', 'NEW-FINAL-02');
const NO_GOODS = reason('noGoodsForChain', 'NEW-FINAL-02');

/** `used`: areas whose chain was used, as bits. */
function mayRun(s: Newdale, seat: Seat, used: number, area: number): NewdaleVerdict {
  const card = s.players[seat].areas[area];
  if (card === NOTHING || CHAIN[card].sort === NO_CHAIN) return NO_CHAIN_HERE;
  if (hasBit(used, area)) return CHAIN_USED;
  return canLink(s, seat, CHAIN[card]) ? null : NO_GOODS;
}

/** As far as everybody can see, a chain could be used. */
function mightRun(s: Newdale, seat: Seat, used: number): boolean {
  const { areas } = s.players[seat];
  for (let area = 0; area < AREAS; area++) {
    if (areas[area] === NOTHING || hasBit(used, area)) continue;
    if (mostLinks(s, seat, CHAIN[areas[area]]) > 0) return true;
  }
  return false;
}

/** In any order. The frame counts the areas whose chain was used, as bits. NEW-FINAL-03 */
export const finalProduction: NewdaleQuestion = {
  auto: (s, f) => !mightRun(s, f.seat, f.count),
  options(s, f, offer) {
    let canRunAny = false;
    for (let area = 0; area < AREAS; area++) {
      const verdict = mayRun(s, f.seat, f.count, area);
      if (verdict === null) canRunAny = true;
      if (verdict !== NO_CHAIN_HERE) offer.put(make.run(area), verdict);
    }
    if (canRunAny) offer.open(make.best);
    offer.open(make.end);
  },
  refuse: (s, f, a) => (a.do === 'run' ? mayRun(s, f.seat, f.count, a.area) : null),
  resolve(s, f, a, tell) {
    if (a.do === 'best') return runBest(s, f, tell);
    if (a.do !== 'run') return;
    push(s, frame('finalProduction', f.seat, f.what, f.count | (1 << a.area)));
    runChain(s, f.seat, a.area);
  },
};

const ALL_AREAS = (1 << AREAS) - 1;

/** All chains that are left, as they bring most with these goods. */
function runBest(s: Newdale, f: NewdaleFrame, tell: NewdaleTell): void {
  for (const { area, links } of bestLinks(s, f.seat, f.count)) linkAtOnce(s, f.seat, area, links, tell);
  push(s, frame('finalProduction', f.seat, f.what, ALL_AREAS));
}
