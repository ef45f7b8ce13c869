import type { Translated } from '@spielstube/engine/text';
import { MILL } from '../../../data/crafts.ts';
import { BREWERY_TABLE } from '../../../data/inn.ts';
import { MARRIAGE_BOARD, SMUGGLER_TABLE } from '../../../data/marriage.ts';
import { MIX_MARRIAGE } from '../../../data/mixes.ts';
import { BEER, GRAIN_LIMIT, MARRIAGE_MEMBER_NUMBERS, PLAGUE_CUBES } from '../../../data/pieces.ts';
import { BAKERY, GROUP_FARM, RANKS, STORE } from '../../../data/places.ts';
import { CHRONICLE_SPACES, chronicleSpaces } from '../../../data/spaces.ts';
import { customersInPlay } from '../../../rules/promos.ts';
import type { marriageBook as german } from '../../de/marriage/book.ts';
import { anyCubes, coins, cubes, goodsCount, grain, inWords, points, time } from '../words.ts';
import { houseGains } from './words.ts';

const ONES = MARRIAGE_MEMBER_NUMBERS.filter((number) => number === 1).length;
const CUSTOMERS_MORE = customersInPlay({ marriage: 'front' }).length - customersInPlay({}).length;
const RING_SPACES = [2, 3, 4, 5]
  .map((seats) => chronicleSpaces(MIX_MARRIAGE, seats)[GROUP_FARM] - CHRONICLE_SPACES[seats][GROUP_FARM])
  .join(', ');
const [BREADS, BREAD_AND_GRAIN] = houseGains(BAKERY);
const [TOOLS, TOOL_AND_CUBES] = houseGains(STORE);
const PLACE_PRICE = `${time(MARRIAGE_BOARD.time)} and ${anyCubes(MARRIAGE_BOARD.cubes)}`;

/** The chapters of Marriage. */
export const marriageBook: Translated<typeof german> = {
  marriage: {
    title: 'Marriage: the board',
    intro: [
      'With Marriage a ceremony, a Bakery, a General Store and Parental Bliss lie beside the village. After every Mass there is a wedding, and couples bring bread, tools and children.',
      'The Smuggler joins them, who takes nearly everything that cannot be sold elsewhere.',
    ],
    rules: {
      'VIL-MAR-SET-01':
        'The Marriage board lies left of the main board. You choose its side; they differ in what the ranks bring.',
      'VIL-MAR-SET-02': 'Bread and tools form a supply; pink members and the die lie ready.',
      'VIL-MAR-SET-03': `Each family has one “1” more: ${ONES} begin on the farm, ${inWords(MARRIAGE_MEMBER_NUMBERS.length - ONES)} wait in the supply.`,
      'VIL-MAR-SET-04': `${CUSTOMERS_MORE} customers with rings are shuffled into the others.`,
      'VIL-MAR-SET-05': `The Farm group of the Chronicle has ${RING_SPACES} spaces more with two, three, four and five players.`,
      'VIL-MAR-SET-06': 'The side of the set-up card with the two rings is used.',
      'VIL-MAR-SET-07': `${PLAGUE_CUBES + MARRIAGE_BOARD.plague} plague cubes are in the game.`,
      'VIL-MAR-RND-01': 'Smuggler and Marriage get cubes every round, as the set-up card shows.',
      'VIL-MAR-RND-02': 'In the first round Family stays empty, from the second on it does not.',
      'VIL-MAR-RND-03': 'It can be used then, too: at the Well or with a card.',
      'VIL-MAR-RND-04': 'Both new actions can be used at the Well.',
      'VIL-MAR-RND-05': 'Here: cubes that are not laid out in the first round stay in the bag.',
      'VIL-MAR-FAM-01':
        'The Family action calls somebody home from any place of Marriage, from the ceremony without the offer.',
      'VIL-MAR-FAM-02':
        'Being married only means moving together. If one dies or comes home, the other stays until the next wedding.',
      'VIL-MAR-DEATH-01':
        'Whoever dies on the Marriage board belongs to the Farm group, with or without rings. Those who die on the farm may use the ring spaces, too.',
      'VIL-MAR-DEATH-02': 'Without a space there he goes to the Graveyard.',
      'VIL-MAR-DEATH-03':
        'A pink partner goes back to the supply at once. Here: also if the other one is called home.',
      'VIL-MAR-DEATH-04': 'Pink members never die and fill no space.',
    },
  },
  smuggler: {
    title: 'Marriage: the Smuggler',
    intro: ['Three deals, of which you make one.'],
    rules: {
      'VIL-MAR-SMU-01': 'One of three an action; nobody is placed.',
      'VIL-MAR-SMU-02': `Either you sell any number of bread or any number of tools, not both, for ${points(SMUGGLER_TABLE.points)} each.`,
      'VIL-MAR-SMU-03': `That costs ${cubes([0, SMUGGLER_TABLE.saleGreen])} and ${time(SMUGGLER_TABLE.saleTime)} once, however much it is. Here: it has to be one at least.`,
      'VIL-MAR-SMU-04': 'What is sold goes back to the supply.',
      'VIL-MAR-SMU-05': `Or you serve a customer of the queue: what he wants and ${anyCubes(SMUGGLER_TABLE.customerCubes)}, without time and without a market day.`,
      'VIL-MAR-SMU-06': 'He counts like any other customer served.',
      'VIL-MAR-SMU-07':
        'The queue closes up, and a new customer joins its end, as long as there are any. At the stalls nothing changes.',
      'VIL-MAR-SMU-08': `Or you pay ${time(SMUGGLER_TABLE.cubesTime)} and take ${inWords(SMUGGLER_TABLE.cubes)} cubes of different colours from the supply.`,
      'VIL-MAR-SMU-09': 'The time for a plague cube comes on top.',
      'VIL-MAR-SMU-10': 'Here: he does not serve customers at the stalls and does not buy cocoa or tea.',
      'VIL-MAR-SMU-11': 'Here: if the supply does not have two colours, you take what is there.',
      'VIL-MAR-SMU-12':
        'Here: without a cube in the supply there is no trade. What a customer wants in cubes and coins is paid together with the cube; a coin replaces one only.',
    },
  },
  ceremony: {
    title: 'Marriage: the ceremony',
    intro: ['Whoever wants to marry takes a rank.'],
    rules: {
      'VIL-MAR-ACT-01': `If nobody of yours stands in the ceremony, you put somebody from the farm on a free one of the ${inWords(RANKS)} ranks: ${PLACE_PRICE}.`,
      'VIL-MAR-ACT-02': 'It may be the cube just taken, and a coin may replace it.',
      'VIL-MAR-ACT-03': 'A rank is free if nobody stands on it, no pink member either.',
      'VIL-MAR-ACT-04': 'What the rank brings is yours at once.',
      'VIL-MAR-ACT-05': 'On rank 3 you take one of the two cubes shown.',
      'VIL-MAR-ACT-06':
        'On the rank with the swap you give a cube of yours and take one of your choice on the front, two on the back. Here: two alike as well; coins are not swapped.',
      'VIL-MAR-ACT-07': `Grain from a rank, too, fits into the barn up to ${inWords(GRAIN_LIMIT)} sacks only.`,
      'VIL-MAR-ACT-08': 'Never more than one of yours stands there; only the Cousin may do otherwise.',
      'VIL-MAR-ACT-09':
        'If somebody of yours stands there already, you keep the cube and do without the action.',
      'VIL-MAR-ACT-10': 'If he dies or comes home, another one may follow in the same round.',
      'VIL-MAR-ACT-11':
        'A death by this time comes at the end of the turn and may strike the one just placed.',
      'VIL-MAR-ACT-12':
        'Here: without anybody on the farm or without a free rank the action cannot be carried out.',
      'VIL-MAR-ACT-13': 'Here: first you pay, then the bonus comes; it does not pay for its own place.',
      'VIL-MAR-ACT-14':
        'Here: if a colour of rank 3 is out of supply, you get the other, if both are, nothing. In the swap your cube is in the supply when you choose.',
    },
  },
  wedding: {
    title: 'Marriage: the wedding',
    intro: [
      'After the Mass: a pink member joins, the highest ranks marry, everybody moves, and the couples bring something.',
    ],
    rules: {
      'VIL-MAR-WED-01': 'At the end of every round, after the Mass, there is a wedding.',
      'VIL-MAR-WED-02': 'After the last Mass there is none.',
      'VIL-MAR-WED-03': 'First the die is rolled: a pink member goes to the rank of its colour.',
      'VIL-MAR-WED-04': 'If the rank is taken, none comes, and the die is not rolled again.',
      'VIL-MAR-WED-05':
        'If none is in the supply, one comes from Parental Bliss, the one that has been there longest.',
      'VIL-MAR-WED-06': 'Its partner is then alone and comes home.',
      'VIL-MAR-WED-07': 'The two on the highest ranks taken marry.',
      'VIL-MAR-WED-08': 'With four or five players the next two marry as well, if there are four.',
      'VIL-MAR-WED-09': 'Whoever has the higher rank chooses Bakery or General Store for the couple.',
      'VIL-MAR-WED-10': 'If that is a pink member, the die decides.',
      'VIL-MAR-WED-11': 'With fewer than two in the ceremony nobody marries.',
      'VIL-MAR-WED-12':
        'Second, they move: at first the couples of Bakery and General Store to Parental Bliss.',
      'VIL-MAR-WED-13': 'Then the new couples move to the house chosen.',
      'VIL-MAR-WED-14': 'Last, all those on the Marriage board who have no partner come home.',
      'VIL-MAR-WED-15': `Whoever comes home from the ceremony may buy 1 bread or 1 tool for ${anyCubes(MARRIAGE_BOARD.offerCubes)}. Here: once for each who comes home, and a coin will do.`,
      'VIL-MAR-WED-16': 'Whoever comes home from the houses does not get this offer.',
      'VIL-MAR-WED-17':
        'Couples in Parental Bliss stay and gain again at every wedding until one dies, is called home, or the pink member has to leave.',
      'VIL-MAR-WED-18': 'They move at weddings only.',
      'VIL-MAR-WED-19': 'The houses have room for all; two couples may choose the same one.',
      'VIL-MAR-WED-20':
        'Third, the couples bring something: each of your members in Parental Bliss brings one with the lowest number to the farm.',
      'VIL-MAR-WED-21': 'Nobody is called home by that; if all are born, nothing comes.',
      'VIL-MAR-WED-22': `Each of your members in the Bakery brings ${BREADS} or ${BREAD_AND_GRAIN}.`,
      'VIL-MAR-WED-23': `Each of your members in the General Store brings ${TOOLS} or ${TOOL_AND_CUBES}.`,
      'VIL-MAR-WED-24': 'Pink members bring nothing to anybody.',
      'VIL-MAR-WED-25':
        'Here: pink members without a partner go back to the supply, also two who would get each other.',
      'VIL-MAR-WED-26':
        'Here: choices are made clockwise from the starting player, those of houses by the higher couple first.',
      'VIL-MAR-WED-27': 'Here: whoever has just moved to Parental Bliss gains at this wedding already.',
      'VIL-MAR-WED-28': 'The starting player changes after the wedding only.',
      'VIL-MAR-WED-29':
        'Here: the die is always rolled, even if nobody stands in the ceremony; the pink member then goes back.',
      'VIL-MAR-WED-30': 'Here: no cards at the wedding, but chests and bread; a chest may pay for the offer.',
      'VIL-MAR-WED-31': 'Here: the offers come before what the houses bring.',
    },
  },
  bread: {
    title: 'Marriage: bread and tools',
    intro: ['Both help only while the game lasts.'],
    rules: {
      'VIL-MAR-BREAD-01': 'In the Mass 1 bread pays for a step in place of its grain, anew for each step.',
      'VIL-MAR-BREAD-02':
        'At any time you may lay 1 bread under a living member who is seen: from then on its number counts 1 higher.',
      'VIL-MAR-BREAD-03': 'Each member gets that only once.',
      'VIL-MAR-BREAD-04': 'It is possible even when the quill is crossed and it is not yet certain who dies.',
      'VIL-MAR-BREAD-05': 'When the member dies, its bread goes back to the supply.',
      'VIL-MAR-BREAD-06':
        'Here: the higher number stays wherever the member goes, also into the bag and out again.',
      'VIL-MAR-BREAD-07': 'Here: a “4” with bread counts as 5. Bread changes nothing about births.',
      'VIL-MAR-BREAD-08':
        'Bread is no good: no privilege, no customer, no cargo, nothing for the Estate Manager.',
      'VIL-MAR-BREAD-09':
        'Here: whoever is on a lighthouse, on the ship, in the Inn or on the Marriage board can get bread, too.',
      'VIL-MAR-BREAD-10': 'Here: bread and tools left over are worth nothing at the end.',
      'VIL-MAR-BREAD-11':
        'Here: for the Acolyte the higher number counts, and a “4” with bread still fulfils it.',
      'VIL-MAR-TOOL-01': 'In Crafts 1 tool gives you what you just made a second time.',
      'VIL-MAR-TOOL-02': 'That costs the tool only, no time, no grain, no cubes.',
      'VIL-MAR-TOOL-03': 'It is the same good: in the Stables two horses or two oxen, never one of each.',
      'VIL-MAR-TOOL-04': `In the Brewery it makes ${goodsCount(BEER, 2 * BREWERY_TABLE.yields)}.`,
      'VIL-MAR-TOOL-05': `At the Mill it makes ${coins(2 * MILL.coins)} for ${time(MILL.time)}, ${grain(MILL.grain)} and the tool.`,
      'VIL-MAR-TOOL-06': 'One an action at most.',
      'VIL-MAR-TOOL-07': 'A tool is no good: no privilege gives one, and it doubles none.',
      'VIL-MAR-TOOL-08': 'Here: bread and tools never run out.',
      'VIL-MAR-TOOL-09':
        'It helps with production for time and with buying. Here: training alone makes nothing.',
    },
  },
};
