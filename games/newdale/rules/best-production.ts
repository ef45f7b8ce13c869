import { filled, type Seat } from '@spielstube/engine';
import { AREAS } from '../data/areas.ts';
import { NOTHING } from '../data/box.ts';
import { CHAIN, type Chain, GOOD, GRAPE_CHAIN, NO_CHAIN, RAW, RAW_CHAIN } from '../data/cards.ts';
import { SOLO_DELIVERY_POINTS } from '../data/chapters.ts';
import { FIRST_GRAPE, GOODS, RAWS } from '../data/goods.ts';
import { COLOURS } from '../data/helpers.ts';
import { bestDelivery, pointsForCoins } from './order.ts';
import { hasBit, type Newdale } from './state.ts';
import { chapterOf, coinsOf, isSolo } from './supply.ts';

/*
 * The best final production for the goods and hand cards of a seat: an exact search. Without the bonus a chain turns
 * inputs into outputs one by one, so an order from raw materials to finished goods loses nothing, and only the number of
 * links of each building is to be found. A branch is left as soon as even all inputs twice over could not beat the best.
 */

/** Alone the delivery is a target: whatever else is made of its goods, without it the chapter is not passed. NEW-SOLO-05 */
const TARGET_FIRST = 1000;

/** A chain that may be used. */
interface Works {
  readonly area: number;
  readonly chain: Chain;
  readonly good: number;
}

/** Steps from raw materials to what a building takes. */
const DEPTHS: readonly number[] = CHAIN.map((_, card) => depthOf(card, 0));
function depthOf(card: number, above: number): number {
  const { sort, first, second } = CHAIN[card];
  if (sort === NO_CHAIN || sort === RAW_CHAIN || above > AREAS) return 0;
  let depth = 0;
  for (let other = 0; other < CHAIN.length; other++) {
    if (GOOD[other] >= 0 && (GOOD[other] === first || GOOD[other] === second))
      depth = Math.max(depth, 1 + depthOf(other, above + 1));
  }
  return depth;
}

/** One building of each good, from raw materials on; `used`: areas that have had their turn, as bits. */
function worksOf(s: Newdale, seat: Seat, used: number): Works[] {
  const { areas } = s.players[seat];
  const works: Works[] = [];
  for (let area = 0; area < AREAS; area++) {
    const card = areas[area];
    if (card === NOTHING || hasBit(used, area) || CHAIN[card].sort === NO_CHAIN) continue;
    if (!works.some(({ good }) => good === GOOD[card]))
      works.push({ area, chain: CHAIN[card], good: GOOD[card] });
  }
  return works.sort((a, b) => DEPTHS[areas[a.area]] - DEPTHS[areas[b.area]]);
}

/** A chain and how many links it makes. */
export interface Run {
  readonly area: number;
  readonly links: number;
}

/** What leaves the most points, and of this the most coins, in the order of work; alone the delivery comes first. NEW-FINAL-02 to -04, NEW-SOLO-05 */
export function bestLinks(s: Newdale, seat: Seat, used: number): readonly Run[] {
  return new Search(s, seat, used).runs();
}

class Search {
  private best: readonly number[] = filled(AREAS, 0);
  private bestPoints = -1;
  private bestCoins = -1;
  private readonly links: number[] = filled(AREAS, 0);
  private readonly works: readonly Works[];
  private readonly goods: number[];
  private readonly raws: number[];
  private readonly values: readonly number[];
  private readonly row: ReturnType<typeof chapterOf>;
  private readonly alone: boolean;

  constructor(s: Newdale, seat: Seat, used: number) {
    this.works = worksOf(s, seat, used);
    this.goods = s.players[seat].goods.slice();
    this.raws = Array.from(
      { length: RAWS },
      (_, raw) => s.players[seat].hand.filter((card) => RAW[card] === raw).length,
    );
    this.values = this.goods.map((_, good) => coinsOf(s, seat, good));
    this.row = chapterOf(s);
    this.alone = isSolo(s);
    this.go(0);
  }

  runs(): readonly Run[] {
    return this.works.flatMap(({ area }) => (this.best[area] > 0 ? [{ area, links: this.best[area] }] : []));
  }

  private go(at: number): void {
    if (at === this.works.length) return this.judge();
    if (this.mostPoints(at) < this.bestPoints) return;
    const { area, chain, good } = this.works[at];
    const before = this.goods.slice();
    const raw = chain.sort === RAW_CHAIN ? this.raws[chain.first] : 0;
    for (let links = mostOf(chain, this.goods, this.raws); links >= 0; links--) {
      this.take(chain, links);
      this.goods[good] += links;
      this.links[area] = links;
      this.go(at + 1);
      for (let n = 0; n < GOODS; n++) this.goods[n] = before[n];
      if (chain.sort === RAW_CHAIN) this.raws[chain.first] = raw;
    }
    this.links[area] = 0;
  }

  private take({ sort, first, second }: Chain, links: number): void {
    if (sort === RAW_CHAIN) this.raws[first] -= links;
    else if (sort === GRAPE_CHAIN) {
      for (const grape of grapesToPress(this.goods, this.values, links)) this.goods[grape]--;
      this.goods[second] -= links;
    } else {
      this.goods[first] -= links;
      if (second !== NOTHING) this.goods[second] -= links;
    }
  }

  private judge(): void {
    const coins = this.coins();
    const delivery = bestDelivery(this.goods, coins, this.row, this.alone);
    const points = delivery.points + delivery.rest + (this.alone && delivery.coins > 0 ? TARGET_FIRST : 0);
    if (points < this.bestPoints || (points === this.bestPoints && coins <= this.bestCoins)) return;
    this.bestPoints = points;
    this.bestCoins = coins;
    this.best = this.links.slice();
  }

  private coins(): number {
    let coins = 0;
    for (let good = 0; good < GOODS; good++) coins += this.goods[good] * this.values[good];
    return coins;
  }

  /** No plan from here makes more: every input serves all buildings that take it, and nothing is used up. */
  private mostPoints(at: number): number {
    const goods = this.goods.slice();
    let coins = this.coins();
    let ordered = 0;
    for (let good = 0; good < GOODS; good++)
      if (this.row.order[good]) ordered += goods[good] * this.values[good];
    for (let n = at; n < this.works.length; n++) {
      const { chain, good } = this.works[n];
      const links = mostOf(chain, goods, this.raws);
      goods[good] += links;
      coins += links * this.values[good];
      if (this.row.order[good]) ordered += links * this.values[good];
    }
    const { low, lowPoints, high, highPoints, solo } = this.row;
    if (this.alone) {
      const delivered = ordered >= solo.delivery ? SOLO_DELIVERY_POINTS + TARGET_FIRST : 0;
      return pointsForCoins(coins) + delivered;
    }
    const level = ordered >= high ? Math.max(lowPoints, highPoints) : ordered >= low ? lowPoints : 0;
    return level + pointsForCoins(coins);
  }
}

function mostOf({ sort, first, second }: Chain, goods: readonly number[], raws: readonly number[]): number {
  if (sort === RAW_CHAIN) return raws[first];
  let most = goods[first];
  if (sort === GRAPE_CHAIN) {
    most = 0;
    for (let colour = 0; colour < COLOURS; colour++) most += goods[FIRST_GRAPE + colour];
  }
  return second === NOTHING ? most : Math.min(most, goods[second]);
}

/** The cheapest grapes are pressed. */
export function grapesToPress(goods: readonly number[], values: readonly number[], links: number): number[] {
  const grapes: number[] = [];
  for (let colour = 0; colour < COLOURS; colour++) {
    for (let n = 0; n < goods[FIRST_GRAPE + colour]; n++) grapes.push(FIRST_GRAPE + colour);
  }
  return grapes.sort((a, b) => values[a] - values[b]).slice(0, links);
}
