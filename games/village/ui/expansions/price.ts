import type { Asked, Price, PricePart } from '@spielstube/ui';
import { VILLAGERS } from '../../data/inn.ts';
import { HOUSES, SMUGGLER_TABLE } from '../../data/marriage.ts';
import { BEER, PERSUASION, WAGON } from '../../data/pieces.ts';
import { BAKERY } from '../../data/places.ts';
import { CAPTAINS, CHEST, COCOA, ISLANDS, TEA } from '../../data/port.ts';
import type { VillageAction } from '../../rules/moves.ts';
import { paymentAhead } from '../../rules/payment-ahead.ts';
import { ofColour, saleGreen, unpacked } from '../../rules/prices.ts';
import { type Choice, choiceOf, type Payment } from '../../text/facts.ts';
import type { VillageTexts } from '../../text/types.ts';
import type { VillageWords } from '../../text/words.ts';
import { asGift, price as basePrice, type Pieces, piecesIn } from '../price.ts';

/** What a choice gives away or brings, where it is one of an expansion; else as in the base game. */
export function price(asked: Asked<VillageTexts>, action: VillageAction): Price {
  const { view, frame, text } = asked;
  const ahead = paymentAhead(view, frame, action);
  const payment = ahead === null ? null : { cubes: unpacked(ahead.cubes), coins: ahead.coins };
  const of = { ...piecesIn(text.words), ...tilesIn(text.words) };
  const parts = partsOf(choiceOf(view, frame, action), of, payment);
  return parts === null ? basePrice(asked, action) : parts.filter(({ count }) => count > 0);
}

/** Pieces that only expansions have. */
function tilesIn({ marriage, port }: VillageWords) {
  const bread = (count: number): PricePart => ({ sign: 'v-bread', count, words: marriage.breads(count) });
  const tools = (count: number): PricePart => ({ sign: 'v-tool', count, words: marriage.tools(count) });
  const chest = (count: number): PricePart => ({ sign: 'v-chest', count, words: port.cargoes(CHEST, count) });
  const exotic = (cargo: number): PricePart => ({
    sign: cargo === COCOA ? 'v-cocoa' : 'v-tea',
    count: 1,
    words: port.cargoes(cargo, 1),
  });
  return { bread, tools, chest, exotic };
}
type AllPieces = Pieces & ReturnType<typeof tilesIn>;

const NO_CUBES = unpacked(0);

function partsOf(choice: Choice, of: AllPieces, payment: Payment | null): PricePart[] | null {
  switch (choice.do) {
    case 'buy': {
      const { coins, beer } = VILLAGERS[choice.card];
      return [of.coins(coins), of.good(BEER, beer)];
    }
    case 'visit':
    case 'drink':
      return [of.time(choice.cost.time), ...of.paid(NO_CUBES, payment)];
    case 'hire':
      return [of.coins(CAPTAINS[choice.captain].coins)];
    case 'comeHome':
      return [of.time(choice.time)];
    case 'step':
      return [of.time(choice.time), ...of.paid(choice.cubes, payment)];
    case 'keeper': {
      const { lighthouse } = ISLANDS[choice.island];
      if (lighthouse === null) return [];
      return [of.good(WAGON, lighthouse.wagons), ...of.paid(lighthouse.cubes, payment)];
    }
    case 'sellExotic':
      return [
        of.exotic(choice.cargo === COCOA ? COCOA : TEA),
        of.time(choice.time),
        ...of.paid(unpacked(ofColour(PERSUASION, choice.green)), payment),
      ];
    case 'giveChest':
      return [of.chest(1)];
    case 'serveWaiting':
    case 'smuggleFor':
      if (choice.customer === null) return [];
      return [
        ...of.wantedBy(choice.customer),
        // Only the Port has words for chests.
        ...(choice.customer.chest ? [of.chest(1)] : []),
        ...of.paid(
          unpacked(ofColour(PERSUASION, saleGreen(choice.customer.green, choice.do === 'smuggleFor'))),
          payment,
        ),
      ];
    case 'amount':
      return [
        choice.tiles === 'bread' ? of.bread(choice.count) : of.tools(choice.count),
        of.time(SMUGGLER_TABLE.saleTime),
        ...of.paid(unpacked(ofColour(PERSUASION, SMUGGLER_TABLE.saleGreen)), payment),
      ];
    case 'barter':
      return [of.time(choice.time)];
    case 'court':
      return [of.time(choice.time)];
    case 'rank':
      return of.paid(NO_CUBES, payment);
    case 'swap':
      return of.cubes([0, 1, 2, 3].map((colour) => (colour === choice.colour ? 1 : 0)));
    case 'takeBread':
    case 'takeTool':
      return [...of.paid(NO_CUBES, payment)];
    case 'useTool':
      return [of.tools(1)];
    case 'climbBread':
    case 'feed':
      return [of.bread(1)];
    case 'gainTiles':
      return [choice.place === BAKERY ? of.bread(HOUSES.bakery.bread) : of.tools(HOUSES.store.tools)].map(
        asGift,
      );
    case 'gainMixed':
      return mixedGain(choice.place, of).map(asGift);
    default:
      return null;
  }
}

function mixedGain(place: number, of: AllPieces): PricePart[] {
  const { bakery, store } = HOUSES;
  return place === BAKERY
    ? [of.bread(bakery.orBread), of.grain(bakery.orGrain)]
    : [of.tools(store.orTools), ...of.cubes([store.orSkill, 0, 0, store.orKnowledge])];
}
