import { capital } from '@spielstube/engine/text';
import { SMUGGLER_TABLE } from '../../../data/marriage.ts';
import type { FrameKind } from '../../../rules/state.ts';
import type { Choice } from '../../facts.ts';
import { elsewhere } from '../../layers.ts';
import type { MarriageChoice, Partner, Tiles } from '../../marriage/facts.ts';
import { resting } from '../rest.ts';
import { customerWords } from '../tiles.ts';
import { ofWhom } from '../whose.ts';
import {
  anyCubes,
  atPlace,
  breads,
  coins,
  cubeName,
  cubes,
  figure,
  goodsCount,
  listOf,
  member,
  points,
  time,
  tools,
  toPlace,
} from '../words.ts';
import { houseGains, LOT_WORDS, rankWords } from './words.ts';

const tilesCount = (tiles: Tiles, n: number): string => (tiles === 'bread' ? breads(n) : tools(n));
const SALE_PRICE = `${cubes([0, SMUGGLER_TABLE.saleGreen])} and ${time(SMUGGLER_TABLE.saleTime)}`;

function married(partner: Partner): string {
  switch (partner.is) {
    case 'nobody':
      return 'without a partner';
    case 'pink':
      if (partner.of === 1) return 'with a pink partner';
      return partner.nth === 1
        ? 'with the pink partner who has been there longest'
        : `with the pink partner who came as number ${partner.nth}`;
    case 'member':
      return `married to a ${figure(partner.member)} ${ofWhom(partner.whose)}`;
  }
}

export function marriageChoiceWords(c: Choice): string | undefined {
  switch (c.do) {
    case 'done':
      return DONE[c.question];
    case 'smuggle':
      return `Sell ${c.tiles === 'bread' ? 'bread' : 'tools'} to the Smuggler: ${SALE_PRICE}; each brings ${points(SMUGGLER_TABLE.points)}`;
    case 'amount':
      return `${tilesCount(c.tiles, c.count)} for ${points(c.points)}`;
    case 'smuggleFor':
      return c.customer === null
        ? `Serve customer ${c.place + 1} of the queue`
        : `Serve customer ${c.place + 1} of the queue: ${customerWords(c.customer)}, brings ${points(c.customer.points)}; plus ${anyCubes(SMUGGLER_TABLE.customerCubes)}`;
    case 'barter':
      return `${time(c.time)} for ${c.cubes} cubes of different colours`;
    case 'court': {
      const one = c.member === 0 ? 'somebody' : `the ${figure(c.member)}`;
      const cost = listOf([c.time > 0 && time(c.time), c.cubes > 0 && anyCubes(c.cubes)]);
      return `Send ${one} to the ceremony${cost === '' ? '' : `: ${cost}`}`;
    }
    case 'rank':
      return rankWords(c.side, c.rank);
    case 'swap':
      return `Swap 1 ${cubeName(c.colour)} for ${c.cubes === 1 ? 'a cube' : 'two cubes'} of your choice`;
    case 'house': {
      const [tiles, mixed] = houseGains(c.place);
      return `${capital(toPlace(c.place))}: ${tiles} or ${mixed}`;
    }
    case 'gainTiles':
      return houseGains(c.place)[0];
    case 'gainMixed':
      return houseGains(c.place)[1];
    case 'takeBread':
    case 'takeTool': {
      const tile = c.do === 'takeBread' ? breads(1) : tools(1);
      return c.cubes > 0 ? `${tile} for ${anyCubes(c.cubes)}` : `Take ${tile}`;
    }
    case 'useTool':
      return `Use a tool: ${c.coins > 0 ? coins(c.coins) : goodsCount(c.good, c.count)} more`;
    case 'climbBread':
      return `Let the ${figure(c.member)} climb to step ${c.step} of the Church: ${breads(1)}`;
    case 'feed':
      return `Lay bread under the ${figure(c.member)} ${atPlace(c.place)}: it then counts as a ${member(c.counts)}`;
    case 'diesWithBread':
      return `The ${figure(c.member)} ${atPlace(c.place)} dies (${resting(c.to)})`;
    case 'spouse':
      return `The ${figure(c.member)}, ${married(c.partner)}, ${LOT_WORDS[c.lot]}`;
    default:
      return elsewhere<Exclude<Choice, MarriageChoice>>(c);
  }
}

/** How a question of Marriage is left. */
const DONE: Partial<Record<FrameKind, string>> = {
  swap: 'Swap nothing',
  useTool: 'Use no tool',
  offer: 'Buy nothing',
};
