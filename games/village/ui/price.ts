import type { Asked, Price, PricePart } from '@spielstube/ui';
import { CHURCH_TIME } from '../data/church.ts';
import { COUNCIL_TIME } from '../data/council.ts';
import { MILL } from '../data/crafts.ts';
import type { Customer } from '../data/customers.ts';
import { SALE_TIME } from '../data/market.ts';
import { COLOURS, GOODS, PERSUASION, SCROLL, WAGON } from '../data/pieces.ts';
import { TRAVEL_TIME, TRAVEL_WAGONS } from '../data/travel.ts';
import type { VillageAction } from '../rules/moves.ts';
import { canPay } from '../rules/payment.ts';
import { paymentAhead } from '../rules/payment-ahead.ts';
import { CHURCH_PRICE, COUNCIL_PRICE, ofColour, saleGreen, unpacked } from '../rules/prices.ts';
import { type Choice, choiceOf, type Payment } from '../text/facts.ts';
import type { VillageTexts } from '../text/types.ts';
import type { VillageWords } from '../text/words.ts';
import { CUBE_SIGNS, GOOD_SIGNS } from './drawings.ts';

/** What a choice gives away or takes. Where nobody will be asked how to pay, it is the payment itself. VIL-COIN-03 */
export function price({ view, frame, text }: Asked<VillageTexts>, action: VillageAction): Price {
  const ahead = paymentAhead(view, frame, action);
  const payment = ahead === null ? null : { cubes: unpacked(ahead.cubes), coins: ahead.coins };
  const council = {
    hasScroll: view.players[frame.seat].goods[SCROLL] > 0,
    canPay: canPay(view, frame.seat, COUNCIL_PRICE),
  };
  const parts = partsOf(choiceOf(view, frame, action), piecesIn(text.words), payment, council);
  return parts.filter(({ count }) => count > 0);
}

/** How a step in the Council can be paid. */
interface CouncilWays {
  readonly hasScroll: boolean;
  readonly canPay: boolean;
}

/** The pieces of a price, each with its sign and its words. */
export function piecesIn(words: VillageWords) {
  const time = (count: number): PricePart => ({ sign: 'v-time', count, words: words.time(count) });
  const grain = (count: number): PricePart => ({ sign: 'grain', count, words: words.grain(count) });
  const coins = (count: number): PricePart => ({ sign: 'coin', count, words: words.coins(count) });
  const ring = (count: number): PricePart => ({ sign: 'v-ring', count, words: words.nextStart });
  const good = (kind: number, count: number): PricePart => ({
    sign: GOOD_SIGNS[kind],
    count,
    words: words.goods(kind, count),
  });
  const cubes = (byColour: readonly number[]): PricePart[] =>
    COLOURS.map((colour) => {
      const count = byColour[colour];
      return { sign: CUBE_SIGNS[colour], count, words: words.cubes(unpacked(ofColour(colour, count))) };
    });
  /** A price in cubes as it will be paid; as long as there are several ways, as it is printed. */
  const paid = (printed: readonly number[], payment: Payment | null): PricePart[] =>
    payment === null
      ? cubes(printed)
      : [...cubes(payment.cubes), { ...coins(payment.coins), standsIn: true }];
  const wantedBy = (customer: Customer): PricePart[] => [
    ...GOODS.map((kind) => good(kind, customer.goods[kind])),
    grain(customer.grain),
    coins(customer.coins),
    ring(customer.nextStart ? 1 : 0),
  ];
  return { time, grain, coins, ring, good, cubes, paid, wantedBy };
}
export type Pieces = ReturnType<typeof piecesIn>;

const COUNCIL_CUBES = unpacked(COUNCIL_PRICE);
const CHURCH_CUBES = unpacked(CHURCH_PRICE);
const NO_CUBES = unpacked(0);

export const asGift = (part: PricePart): PricePart => ({ ...part, gift: true });

function partsOf(choice: Choice, of: Pieces, payment: Payment | null, council: CouncilWays): PricePart[] {
  switch (choice.do) {
    case 'well':
      return payment === null ? [] : of.paid(NO_CUBES, payment);
    case 'pay':
      return [...of.cubes(choice.payment.cubes), of.coins(choice.payment.coins)];
    case 'payScroll':
      return [of.good(SCROLL, 1)];
    case 'payCubes':
      return of.paid(choice.church ? CHURCH_CUBES : COUNCIL_CUBES, payment);
    case 'payTime':
      return [of.time(CHURCH_TIME)];
    case 'giveRing':
      return [of.ring(1)];
    case 'keepRing':
      return [of.coins(1)];
    case 'takeCubes':
      return of
        .cubes(COLOURS.map((colour) => choice.cubes.filter((taken) => taken === colour).length))
        .map(asGift);
    case 'takeGood':
      return [asGift(of.good(choice.good, 1))];
    case 'train':
    case 'produce':
      return [of.time(choice.time)];
    case 'order':
      return [of.grain(choice.grain), ...of.paid(choice.cubes, payment)];
    case 'mill':
      return [of.time(MILL.time), of.grain(MILL.grain)];
    case 'enter':
    case 'advance':
      return [of.time(COUNCIL_TIME[choice.step] ?? 0), ...councilPrice(of, payment, council)];
    case 'travel':
      return [of.time(TRAVEL_TIME), of.good(WAGON, TRAVEL_WAGONS), ...of.paid(choice.cubes, payment)];
    case 'serve':
      if (choice.customer === null) return [];
      return [
        ...of.wantedBy(choice.customer),
        of.time(choice.free ? 0 : SALE_TIME),
        ...of.paid(unpacked(ofColour(PERSUASION, saleGreen(choice.customer.green, choice.free))), payment),
      ];
    case 'climb':
      return [of.grain(choice.grain)];
    case 'buyOut':
      return [of.coins(1)];
    default:
      return [];
  }
}

/** Whoever has a scroll and the cubes will be asked. VIL-COUNCIL-02 */
function councilPrice(
  of: Pieces,
  payment: Payment | null,
  { hasScroll, canPay }: CouncilWays,
): readonly PricePart[] {
  if (!hasScroll) return of.paid(COUNCIL_CUBES, payment);
  return canPay ? [] : [of.good(SCROLL, 1)];
}
