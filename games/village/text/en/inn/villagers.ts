import { MASS_FIGURES } from '../../../data/church.ts';
import { MILL } from '../../../data/crafts.ts';
import {
  CHRONICLER_POINTS,
  CUBES_LEFT_POINTS,
  VILLAGER_EFFECTS as E,
  TRAVELLER_POINTS,
  VILLAGERS,
  type VillagerKey,
} from '../../../data/inn.ts';
import {
  ALL_GOODS,
  BEER,
  FAITH,
  GRAIN_LIMIT,
  HORSE,
  KNOWLEDGE,
  OX,
  PERSUASION,
  PLOUGH,
  SCROLL,
  SKILL,
  WAGON,
  WELL_CUBES,
} from '../../../data/pieces.ts';
import { ADMIRAL_AS_CAPTAIN, CAPTAINS, VOYAGE } from '../../../data/port.ts';
import { RED_FLAGS } from '../../../data/travel.ts';
import {
  anyCubes,
  castleName,
  coins,
  cubeName,
  goodsCount,
  grain,
  inWords,
  listOf,
  points,
  time,
} from '../words.ts';

/** A card: its name, what it does, and when it is used. */
interface Named {
  readonly name: string;
  readonly effect: string;
  readonly when: string;
}

const AT_THE_END = 'at the end';
const ANY_TIME = 'any time';

/** "1 brings 2, 2 bring 4" */
const table = (by: readonly number[]): string =>
  by.flatMap((worth, n) => (n === 0 ? [] : [`${n} ${n === 1 ? 'brings' : 'bring'} ${worth}`])).join(', ');
const cubesLeft = (colour: number): string =>
  `At the end your ${cubeName(colour)} cubes left over count: ${table(CUBES_LEFT_POINTS)}, more than ${inWords(CUBES_LEFT_POINTS.length - 1)} bring nothing. Coins do not count here.`;
const admiral = CAPTAINS[ADMIRAL_AS_CAPTAIN];

const NAMED: Readonly<Record<VillagerKey, Named>> = {
  farmersWife: {
    name: "Farmer's Wife",
    effect: `At the end ${points(E.farmersWife)} for every sack of grain on your farm.`,
    when: AT_THE_END,
  },
  mayor: { name: 'Mayor', effect: cubesLeft(PERSUASION), when: AT_THE_END },
  chronicler: {
    name: 'Chronicler',
    effect: `At the end your entries in the Village Chronicle count by his table: ${table(CHRONICLER_POINTS)}.`,
    when: AT_THE_END,
  },
  scholar: { name: 'Scholar', effect: cubesLeft(KNOWLEDGE), when: AT_THE_END },
  count: {
    name: 'Count',
    effect: `At the end ${points(E.count)} for each of your markers on a castle with a red flag: ${listOf(RED_FLAGS.map(castleName))}.`,
    when: AT_THE_END,
  },
  estateManager: {
    name: 'Estate Manager',
    effect: `At the end ${points(E.estateManager)} for each of the ${inWords(ALL_GOODS.length)} kinds of goods that lies on your farm.`,
    when: AT_THE_END,
  },
  medicus: {
    name: 'Medicus',
    effect: `At the end ${points(E.medicus)} for every living member of your family, in the black bag as well.`,
    when: AT_THE_END,
  },
  nun: { name: 'Nun', effect: cubesLeft(FAITH), when: AT_THE_END },
  traveller: {
    name: 'Traveller',
    effect: `At the end the castles you visited count by his table: ${table(TRAVELLER_POINTS)}.`,
    when: AT_THE_END,
  },
  pickpocket: {
    name: 'Pickpocket',
    effect: `Last of all: ${points(E.pickpocketLast)} if nobody has fewer points than you, otherwise ${E.pickpocket}.`,
    when: AT_THE_END,
  },
  guildMaster: { name: 'Guild Master', effect: cubesLeft(SKILL), when: AT_THE_END },
  abbot: {
    name: 'Abbot',
    effect: 'One of your members on a step of the Church climbs to the top, without grain.',
    when: ANY_TIME,
  },
  messenger: {
    name: 'Messenger',
    effect:
      'Your marker goes to any castle that has none of yours. You get its reward at once; nobody travels.',
    when: ANY_TIME,
  },
  noblewoman: {
    name: 'Noblewoman',
    effect: `${points(E.noblewoman)}. You look through one stack of cards and may take one of them for its price; the others only see what you pay.`,
    when: ANY_TIME,
  },
  farmhand: {
    name: 'Farmhand',
    effect: `${points(E.farmhand)}, and your barn is filled up to ${inWords(GRAIN_LIMIT)} sacks.`,
    when: ANY_TIME,
  },
  herbalist: {
    name: 'Herbalist',
    effect: `${points(E.herbalist)}. Your lifetime marker may go right behind the quill or right before it. Not on a market day.`,
    when: ANY_TIME,
  },
  councilman: {
    name: 'Councilman',
    effect: `You use ${inWords(E.councilmanPrivileges)} privileges up to the step of your highest councillor, or one of them twice.`,
    when: ANY_TIME,
  },
  blacksmith: {
    name: 'Blacksmith',
    effect: `${goodsCount(PLOUGH, E.blacksmithPloughs)} from the supply.`,
    when: ANY_TIME,
  },
  scribe: {
    name: 'Scribe',
    effect: `${goodsCount(SCROLL, E.scribeScrolls)} from the supply.`,
    when: ANY_TIME,
  },
  prodigalSon: {
    name: 'Prodigal Son',
    effect: `${points(E.prodigalSon)}. Then as with the Family action: a child, or somebody comes home.`,
    when: ANY_TIME,
  },
  cattleBreeder: {
    name: 'Cattle Breeder',
    effect: `${goodsCount(HORSE, 1)} or ${goodsCount(OX, 1)} from the supply.`,
    when: ANY_TIME,
  },
  cartwright: {
    name: 'Cartwright',
    effect: `${goodsCount(WAGON, E.cartwrightWagons)} from the supply.`,
    when: ANY_TIME,
  },
  scrapDealer: {
    name: 'Scrap Dealer',
    effect:
      'At the end of a market day you take a customer who is still at a stall and give nothing for it. Not on a day on which you play the Market Crier.',
    when: 'at the end of a market day',
  },
  bard: {
    name: 'Bard',
    effect:
      'When somebody of yours dies, wherever it is, they enter the Village Chronicle without taking up a space.',
    when: 'at a death',
  },
  jester: {
    name: 'Jester',
    effect: `Right after your action: ${points(E.jester)} and another action, with one more cube or for ${inWords(WELL_CUBES)} alike at the Well.`,
    when: 'after your action',
  },
  oldMan: {
    name: 'Old Man',
    effect: `Instead of taking a cube: ${points(E.oldMan)} and any action. You pay what the action itself costs.`,
    when: 'instead of a cube',
  },
  marketCrier: {
    name: 'Market Crier',
    effect: 'On this market day you may serve customers of the queue as well.',
    when: 'as a market day begins',
  },
  miller: {
    name: 'Miller',
    effect: `At the Mill ${time(MILL.time)} and ${grain(MILL.grain)} bring you ${coins(E.millerCoins)} this time.`,
    when: 'at the Mill',
  },
  father: {
    name: 'Father',
    effect: `Nobody buys out in this Mass, and you choose the ${inWords(MASS_FIGURES)} figures from the bag.`,
    when: 'as a Mass begins',
  },
  tollKeeper: {
    name: 'Toll Keeper',
    effect:
      'With the Travel action: one journey to the next castle costs you neither cubes nor time nor a wagon.',
    when: 'on a journey',
  },
  admiral: {
    name: 'Admiral',
    effect: `Sails in place of a captain and costs no coins. The first step is free, each further one costs ${anyCubes(admiral.anyCubes)}.`,
    when: 'leaving the harbour',
  },
  cartographer: {
    name: 'Cartographer',
    effect:
      'With the Travel action: your ship docks at any island at once, without steps and without time. You still need a captain.',
    when: 'before the first step',
  },
  quartermaster: {
    name: 'Quartermaster',
    effect: 'Once you load two pieces of one kind; each needs a hold.',
    when: 'when loading',
  },
  helmsman: {
    name: 'Helmsman',
    effect: `On this voyage ${inWords(VOYAGE.freeSteps + E.helmsmanSteps)} steps of every movement are free.`,
    when: 'after hiring',
  },
  cousin: {
    name: 'Cousin',
    effect:
      'A member from the farm takes a free rank of the ceremony without time and cube, even if somebody of yours stands there. You get what the rank brings.',
    when: ANY_TIME,
  },
  grocer: {
    name: 'Grocer',
    effect: 'A cube of your choice, 1 grain, and 1 tool or 1 bread.',
    when: ANY_TIME,
  },
  jackOfAllTrades: {
    name: 'Jack-of-all-trades',
    effect: `${points(E.jackOfAllTrades)}. You may roll the die ${inWords(E.jackRolls)} times and take a cube of the colour for each roll.`,
    when: ANY_TIME,
  },
};

const named = (card: number): Named => NAMED[VILLAGERS[card].key];
export const villagerName = (card: number): string => named(card).name;
export const theVillager = (card: number): string => `the ${named(card).name}`;
export const villagerEffect = (card: number): string => named(card).effect;
export const villagerMoment = (card: number): string => named(card).when;

/** "1 coin", "2 beers" */
export const cardPrice = (n: number, beer: number): string => (n > 0 ? coins(n) : goodsCount(BEER, beer));
export const villagerPrice = (card: number): string => cardPrice(VILLAGERS[card].coins, VILLAGERS[card].beer);
