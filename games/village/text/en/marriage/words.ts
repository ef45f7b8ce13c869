import { counted } from '@spielstube/engine/text';
import { CLIMB_GRAIN } from '../../../data/church.ts';
import {
  DIE_HOUSES,
  DIE_RANKS,
  HOUSES,
  MARRIAGE_BOARD,
  RANK_BONUSES,
  SMUGGLER_TABLE,
} from '../../../data/marriage.ts';
import { BAKERY, BLISS } from '../../../data/places.ts';
import type { Lot } from '../../marriage/facts.ts';
import type { MarriageWords } from '../../marriage/words.ts';
import {
  anyCubes,
  breads,
  CUBE_COLOURS,
  coins,
  cubes,
  grain,
  member,
  placeName,
  points,
  time,
  tools,
} from '../words.ts';

const one = (colour: number): string => cubes([0, 1, 2, 3].map((each) => (each === colour ? 1 : 0)));

/** "2 prestige points", "nothing" */
function bonusOf(side: string, rank: number): string {
  const { points: worth, coins: n, grain: sacks, oneOf, swap } = RANK_BONUSES[side][rank];
  const parts = [
    worth > 0 && points(worth),
    n > 0 && coins(n),
    sacks > 0 && grain(sacks),
    oneOf.length > 0 && oneOf.map(one).join(' or '),
    swap > 0 && `swap 1 cube of yours for ${swap} of your choice`,
  ].filter((part) => part !== false);
  return parts.join(' and ');
}
const bonusWords = (side: string, rank: number): string => bonusOf(side, rank) || 'nothing';
/** As a choice. */
export const rankWords = (side: string, rank: number): string =>
  `Rank ${rank}: ${bonusOf(side, rank) || 'no bonus'}`;

const { bakery, store } = HOUSES;
/** What a member of a house brings: all tiles, or one and something else. */
export const houseGains = (place: number): readonly [tiles: string, mixed: string] =>
  place === BAKERY
    ? [breads(bakery.bread), `${breads(bakery.orBread)} and ${grain(bakery.orGrain)}`]
    : [tools(store.tools), `${tools(store.orTools)}, ${cubes([store.orSkill, 0, 0, store.orKnowledge])}`];

const SMUGGLER: readonly (readonly [name: string, about: string])[] = [
  [
    'Sell to the Smuggler',
    `${cubes([0, SMUGGLER_TABLE.saleGreen])} and ${time(SMUGGLER_TABLE.saleTime)}, however much it is: any number of bread or any number of tools for ${points(SMUGGLER_TABLE.points)} each.`,
  ],
  [
    'Serve a customer of the queue',
    `What he wants and ${anyCubes(SMUGGLER_TABLE.customerCubes)}; no time, no market day. The queue closes up.`,
  ],
  [
    'Time for cubes',
    `${time(SMUGGLER_TABLE.cubesTime)} for ${SMUGGLER_TABLE.cubes} cubes of different colours from the supply.`,
  ],
];

/** What happens to the one of equal members who is named by his partner. */
export const LOT_WORDS: Readonly<Record<Lot, string>> = {
  dies: 'dies',
  comesHome: 'comes home',
  getsBread: 'gets the bread',
};

/** What Marriage says on the board. */
export const marriageWords: MarriageWords = {
  board: 'Marriage',
  ceremony: 'Ceremony',
  ceremonyAbout: `A member from the farm takes a free rank: ${time(MARRIAGE_BOARD.time)} and ${anyCubes(MARRIAGE_BOARD.cubes)}. After the Mass the two highest ranks marry, with four or five players the next two as well.`,
  rank: (rank) => `Rank ${rank}`,
  bonus: bonusWords,
  rankAbout: (side, rank) =>
    `Brings at once: ${bonusWords(side, rank)}. ${rank === 1 ? 'The highest rank.' : 'The higher the rank, the surer the wedding.'}`,
  rankOnDie: (colour) => `The die shows ${CUBE_COLOURS[colour]}: rank ${DIE_RANKS[colour]}`,

  houseAbout: (place) => {
    if (place === BLISS)
      return 'Whoever is married here brings a new member to the farm at every wedding, the lowest number first. The couple stays until one of them dies, is called home, or the pink member has to leave.';
    const [tiles, mixed] = houseGains(place);
    return `Whoever is married here brings ${tiles} or ${mixed} at the wedding. At the next wedding the couple moves on to Parental Bliss.`;
  },
  couple: (a, b) => `${a} and ${b}`,
  alone: 'without a partner: comes home at the next wedding',
  pink: 'Pink member',
  pinkAbout: 'Belongs to nobody, never dies and brings nothing to anybody. It marries like everybody else.',
  inSupply: (pink) => `${counted(pink, 'pink member', 'pink members')} in the supply`,

  wedding: 'Wedding',
  weddingAbout:
    'After every Mass but the last: a pink member joins, couples are married, move on and bring something. Whoever has no partner comes home.',
  die: 'Die',
  dieFace: (colour) =>
    `${CUBE_COLOURS[colour]}: rank ${DIE_RANKS[colour]}; if a pink member chooses the house: ${placeName(DIE_HOUSES[colour])}`,

  bread: 'Bread',
  breads,
  breadAbout: `Pays for a step in the Mass in place of its grain (which would be ${CLIMB_GRAIN.filter((n) => n > 0).join(', ')}). Or lay it under a member at any time: it then counts 1 higher and dies later. Bread is worth nothing at the end.`,
  tool: 'Tool',
  tools,
  toolAbout:
    'Doubles once what you make in Crafts, at the Mill as well; one an action. It is worth nothing at the end.',
  withBread: (number) => `Bread lies under the ${member(number)}: it counts as a ${member(number + 1)}.`,
  feed: 'Lay bread under it',

  smuggler: (use) => SMUGGLER[use][0],
  smugglerAbout: (use) => SMUGGLER[use][1],
  ringSpacesAbout:
    'With Marriage the spaces with rings in the Farm group are open, too. Whoever dies on the farm or on the Marriage board is entered here.',
};
