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
const SALE_PRICE = `${cubes([0, SMUGGLER_TABLE.saleGreen])} und ${time(SMUGGLER_TABLE.saleTime)}`;

function married(partner: Partner): string {
  switch (partner.is) {
    case 'nobody':
      return 'ohne Partner';
    case 'pink':
      if (partner.of === 1) return 'mit rosa Partner';
      return partner.nth === 1
        ? 'mit dem rosa Partner, der schon am längsten da ist'
        : `mit dem rosa Partner, der als ${partner.nth}. kam`;
    case 'member':
      return `verheiratet mit einer ${figure(partner.member)} ${ofWhom(partner.whose)}`;
  }
}

export function marriageChoiceWords(c: Choice): string | undefined {
  switch (c.do) {
    case 'done':
      return DONE[c.question];
    case 'smuggle':
      return `${c.tiles === 'bread' ? 'Brot' : 'Werkzeug'} an den Schmuggler verkaufen: ${SALE_PRICE}; jedes bringt ${points(SMUGGLER_TABLE.points)}`;
    case 'amount':
      return `${tilesCount(c.tiles, c.count)} für ${points(c.points)}`;
    case 'smuggleFor':
      return c.customer === null
        ? `Kunden ${c.place + 1} der Warteschlange bedienen`
        : `Kunden ${c.place + 1} der Warteschlange bedienen: ${customerWords(c.customer)}, bringt ${points(c.customer.points)}; dazu ${anyCubes(SMUGGLER_TABLE.customerCubes)}`;
    case 'barter':
      return `${time(c.time)} gegen ${c.cubes} Steine verschiedener Farben`;
    case 'court': {
      const one = c.member === 0 ? 'Jemanden' : `Die ${figure(c.member)}`;
      const cost = listOf([c.time > 0 && time(c.time), c.cubes > 0 && anyCubes(c.cubes)]);
      return `${one} in die Zeremonie schicken${cost === '' ? '' : `: ${cost}`}`;
    }
    case 'rank':
      return rankWords(c.side, c.rank);
    case 'swap':
      return `1 ${cubeName(c.colour)} gegen ${c.cubes === 1 ? 'einen Stein' : 'zwei Steine'} nach Wahl tauschen`;
    case 'house': {
      const [tiles, mixed] = houseGains(c.place);
      return `${capital(toPlace(c.place))}: ${tiles} oder ${mixed}`;
    }
    case 'gainTiles':
      return houseGains(c.place)[0];
    case 'gainMixed':
      return houseGains(c.place)[1];
    case 'takeBread':
    case 'takeTool': {
      const tile = c.do === 'takeBread' ? breads(1) : tools(1);
      return c.cubes > 0 ? `${tile} für ${anyCubes(c.cubes)}` : `${tile} nehmen`;
    }
    case 'useTool':
      return `Werkzeug einsetzen: noch ${c.coins > 0 ? coins(c.coins) : goodsCount(c.good, c.count)}`;
    case 'climbBread':
      return `Mit der ${figure(c.member)} auf Stufe ${c.step} der Kirche: ${breads(1)}`;
    case 'feed':
      return `Brot unter die ${figure(c.member)} ${atPlace(c.place)} legen: Sie zählt dann als ${member(c.counts)}`;
    case 'diesWithBread':
      return `Die ${figure(c.member)} ${atPlace(c.place)} stirbt (${resting(c.to)})`;
    case 'spouse':
      return `Die ${figure(c.member)}, ${married(c.partner)}, ${LOT_WORDS[c.lot]}`;
    default:
      return elsewhere<Exclude<Choice, MarriageChoice>>(c);
  }
}

/** How a question of Marriage is left. */
const DONE: Partial<Record<FrameKind, string>> = {
  swap: 'Nichts tauschen',
  useTool: 'Kein Werkzeug einsetzen',
  offer: 'Nichts kaufen',
};
