import { push, type Seat } from '@spielstube/engine';
import { NOTHING } from '../data/box.ts';
import {
  CHAIN,
  type Chain,
  GOOD,
  GOOD_CHAIN,
  GRAPE_CHAIN,
  RAW,
  RAW_CHAIN,
  SET_CHAIN,
} from '../data/cards.ts';
import { grapeOf } from '../data/goods.ts';
import { COLOURS } from '../data/helpers.ts';
import { leaveOut } from './actions.ts';
import { grapesToPress } from './best-production.ts';
import { MOST_LINKS, make } from './moves.ts';
import { discardFromHand } from './piles.ts';
import { reason } from './reasons.ts';
import { frame, type Newdale, type NewdaleFrame } from './state.ts';
import { coinsOf, gainGoods, giveGoods } from './supply.ts';
import type { NewdaleOffer, NewdaleQuestion, NewdaleTell } from './types.ts';

/* Chains: raw materials of the hand, single goods, sets of two goods. NEW-CHAIN-01 to -12 */

/** How a chain is used: by the stone's action, with or without helpers before it, or in the final production. */
export const BY_CHAIN_ALONE = 0;
export const BY_HELPERS = 1;
export const IN_FINAL_PRODUCTION = 2;

const OTHER_RAW = reason('otherRaw', 'NEW-CHAIN-02');
const NO_GOODS_FOR_CHAIN = reason('noGoodsForChain', 'NEW-CHAIN-03');
const NO_GRAPES = reason('noGrapes', 'NEW-CHAIN-12');

/** The chain of the building that a chain question is about, and its good. */
export const chainAt = (s: Newdale, f: NewdaleFrame): Chain => CHAIN[s.players[f.seat].areas[f.place]];
export const goodAt = (s: Newdale, f: NewdaleFrame): number => GOOD[s.players[f.seat].areas[f.place]];

/** The most links that goods allow; for raw materials as far as everybody can see. NEW-CHAIN-03, -04 */
export function mostLinks(s: Newdale, seat: Seat, { sort, first, second }: Chain): number {
  const { goods, hand } = s.players[seat];
  switch (sort) {
    case RAW_CHAIN:
      return hand.length;
    case GOOD_CHAIN:
      return goods[first];
    case SET_CHAIN:
      return Math.min(goods[first], goods[second]);
    case GRAPE_CHAIN:
      return Math.min(grapes(s, seat), goods[second]);
    default:
      return 0;
  }
}

function grapes(s: Newdale, seat: Seat): number {
  let all = 0;
  for (let colour = 0; colour < COLOURS; colour++) all += s.players[seat].goods[grapeOf(colour)];
  return all;
}

export const chain: NewdaleQuestion = {
  auto(s, f, tell) {
    if (mostLinks(s, f.seat, chainAt(s, f)) > 0) return false;
    finish(s, f, tell);
    return true;
  },
  options(s, f, offer) {
    offerLinks(s, f, offer);
    offer.open(make.skip);
  },
  refuse: (_s, _f, a) => refuseLink(a.do),
  resolve(s, f, a, tell) {
    if (a.do === 'skip') return finish(s, f, tell);
    link(s, f, a, tell);
  },
};

/** Raw materials and grapes go one by one, because they differ. NEW-CHAIN-02, -07, -12 */
export const feed: NewdaleQuestion = {
  auto(s, f, tell) {
    const one = chainAt(s, f);
    const most = mostLinks(s, f.seat, one);
    if (most === 1 && (one.sort === GOOD_CHAIN || one.sort === SET_CHAIN)) {
      link(s, f, make.chain(1), tell);
      return true;
    }
    if (most > 0) return false;
    finish(s, f, tell);
    return true;
  },
  options(s, f, offer) {
    offerLinks(s, f, offer);
    if (f.count > 0) offer.open(make.stop);
  },
  refuse: (_s, _f, a) => refuseLink(a.do),
  resolve(s, f, a, tell) {
    if (a.do === 'stop') return finish(s, f, tell);
    link(s, f, a, tell);
  },
};

const refuseLink = (verb: string) =>
  verb === 'chain' ? NO_GOODS_FOR_CHAIN : verb === 'press' ? NO_GRAPES : null;

function offerLinks(s: Newdale, f: NewdaleFrame, offer: NewdaleOffer): void {
  const { sort, first } = chainAt(s, f);
  if (sort === RAW_CHAIN) return offerRaws(s.players[f.seat].hand, first, offer);
  const most = mostLinks(s, f.seat, chainAt(s, f));
  if (sort === GRAPE_CHAIN) {
    for (let colour = 0; colour < COLOURS; colour++) {
      if (most > 0 && s.players[f.seat].goods[grapeOf(colour)] > 0) offer.open(make.press(colour));
    }
    return;
  }
  for (let links = Math.min(most, MOST_LINKS); links > 0; links--) offer.open(make.chain(links));
}

function offerRaws(hand: readonly number[], raw: number, offer: NewdaleOffer): void {
  for (let n = 0; n < hand.length; n++) {
    if (hand.indexOf(hand[n]) === n) offer.put(make.feed(hand[n]), RAW[hand[n]] === raw ? null : OTHER_RAW);
  }
}

type Link = Parameters<NewdaleQuestion['resolve']>[2];

/** What goes into the chain. Goods are put on the building as they are made; the bonus comes last. NEW-CHAIN-02 to -05 */
function link(s: Newdale, f: NewdaleFrame, a: Link, tell: NewdaleTell): void {
  const { first, second } = chainAt(s, f);
  switch (a.do) {
    case 'feed':
      discardFromHand(s, f.seat, a.card, 'chain', tell);
      gainGoods(s, f.seat, goodAt(s, f), 1, 'chain', tell);
      return push(s, frame('feed', f.seat, f.what, f.count + 1, f.place, f.from, a.card));
    case 'press':
      giveGoods(s, f.seat, grapeOf(a.colour), 1, 'chain', tell);
      giveGoods(s, f.seat, second, 1, 'chain', tell);
      gainGoods(s, f.seat, goodAt(s, f), 1, 'chain', tell);
      return push(s, frame('feed', f.seat, f.what, f.count + 1, f.place, f.from, a.colour));
    case 'chain':
      giveGoods(s, f.seat, first, a.links, 'chain', tell);
      if (second !== NOTHING) giveGoods(s, f.seat, second, a.links, 'chain', tell);
      gainGoods(s, f.seat, goodAt(s, f), a.links, 'chain', tell);
      return finish(s, frame('chain', f.seat, f.what, a.links, f.place, f.from), tell);
  }
}

/** One more good for a chain that made something; none in the final production. NEW-CHAIN-05, -06, NEW-FINAL-04 */
function finish(s: Newdale, f: NewdaleFrame, tell: NewdaleTell): void {
  if (f.from === IN_FINAL_PRODUCTION) return;
  if (f.count > 0) gainGoods(s, f.seat, goodAt(s, f), 1, 'chainBonus', tell);
  else if (f.from === BY_CHAIN_ALONE) leaveOut(s, f.seat, f.what, tell);
}

/** So many links of a chain at once, without the bonus: any fitting cards, the cheapest grapes. NEW-FINAL-04 */
export function linkAtOnce(s: Newdale, seat: Seat, area: number, links: number, tell: NewdaleTell): void {
  const { areas, hand, goods } = s.players[seat];
  const { sort, first, second } = CHAIN[areas[area]];
  if (sort === RAW_CHAIN) {
    for (const card of hand.filter((one) => RAW[one] === first).slice(0, links))
      discardFromHand(s, seat, card, 'chain', tell);
  } else if (sort === GRAPE_CHAIN) {
    const values = goods.map((_, good) => coinsOf(s, seat, good));
    for (const grape of grapesToPress(goods, values, links)) giveGoods(s, seat, grape, 1, 'chain', tell);
  } else giveGoods(s, seat, first, links, 'chain', tell);
  if (second !== NOTHING) giveGoods(s, seat, second, links, 'chain', tell);
  gainGoods(s, seat, GOOD[areas[area]], links, 'chain', tell);
}

/** Whether a chain can make anything; what raw materials a hand holds is only its owner's business. */
export function canLink(s: Newdale, seat: Seat, one: Chain): boolean {
  if (one.sort !== RAW_CHAIN) return mostLinks(s, seat, one) > 0;
  return s.players[seat].hand.some((card) => RAW[card] === one.first);
}

/** Uses a chain once more, without a stone; whoever begins makes something. NEW-FINAL-02 */
export const runChain = (s: Newdale, seat: Seat, area: number): void =>
  push(s, frame('feed', seat, NOTHING, 0, area, IN_FINAL_PRODUCTION));
