import type { Translated } from '@spielstube/engine/text';
import { MASS_FIGURES } from '../../../data/church.ts';
import { PRIVILEGE_POINTS } from '../../../data/council.ts';
import { MILL } from '../../../data/crafts.ts';
import {
  CHRONICLER_POINTS,
  CUBES_LEFT_POINTS,
  VILLAGER_EFFECTS as E,
  TRAVELLER_POINTS,
} from '../../../data/inn.ts';
import {
  ALL_GOODS,
  FAITH,
  GRAIN_LIMIT,
  KNOWLEDGE,
  PERSUASION,
  PLOUGH,
  SCROLL,
  SKILL,
  WAGON,
} from '../../../data/pieces.ts';
import { ADMIRAL_AS_CAPTAIN, CAPTAINS, VOYAGE } from '../../../data/port.ts';
import { RED_FLAGS } from '../../../data/travel.ts';
import type { cardsBook as german } from '../../de/inn/book-cards.ts';
import {
  anyCubes,
  castleName,
  coins,
  cubeName,
  goodName,
  goodsCount,
  grain,
  inWords,
  listOf,
  points,
  time,
} from '../words.ts';

const table = (by: readonly number[]): string =>
  by.flatMap((worth, n) => (n === 0 ? [] : [`${n} → ${worth}`])).join(', ');
const most = CUBES_LEFT_POINTS.length - 1;
const left = (who: string, colour: number): string =>
  `The ${who} counts your ${cubeName(colour)} cubes at the end: ${table(CUBES_LEFT_POINTS)}.`;
const tooMany = (colour: number): string =>
  `More than ${inWords(most)} ${cubeName(colour)} cubes bring nothing.`;
const noCoins = (who: string): string => `Coins are no cubes for the ${who}.`;

/** The chapters of the cards. */
export const cardsBook: Translated<typeof german> = {
  cardsScored: {
    title: 'Inn: cards for the end',
    intro: ['All eleven have an empty inkwell.'],
    rules: {
      'VIL-CARD-FARMERS_WIFE-01': `Farmer's Wife: ${points(E.farmersWife)} for every sack on the farm, so ${GRAIN_LIMIT * E.farmersWife} at most. Here: a sack on the ship does not count.`,
      'VIL-CARD-MAYOR-01': left('Mayor', PERSUASION),
      'VIL-CARD-MAYOR-02': tooMany(PERSUASION),
      'VIL-CARD-MAYOR-03': `${noCoins('Mayor')} Here: surplus cubes cannot be thrown away.`,
      'VIL-CARD-SCHOLAR-01': left('Scholar', KNOWLEDGE),
      'VIL-CARD-SCHOLAR-02': tooMany(KNOWLEDGE),
      'VIL-CARD-SCHOLAR-03': noCoins('Scholar'),
      'VIL-CARD-NUN-01': left('Nun', FAITH),
      'VIL-CARD-NUN-02': tooMany(FAITH),
      'VIL-CARD-NUN-03': noCoins('Nun'),
      'VIL-CARD-GUILD_MASTER-01': left('Guild Master', SKILL),
      'VIL-CARD-GUILD_MASTER-02': tooMany(SKILL),
      'VIL-CARD-GUILD_MASTER-03': noCoins('Guild Master'),
      'VIL-CARD-CHRONICLER-01': `With the Chronicler your Chronicle counts by his table: ${table(CHRONICLER_POINTS)}.`,
      'VIL-CARD-CHRONICLER-02': 'Whom the Bard brought into the Chronicle counts here, too.',
      'VIL-CARD-COUNT-01': `The Count brings ${points(E.count)} for your marker on each castle with a red flag: ${listOf(RED_FLAGS.map(castleName))}, ${RED_FLAGS.length * E.count} at most.`,
      'VIL-CARD-COUNT-02': 'A marker placed by the Messenger counts for the Count.',
      'VIL-CARD-ESTATE_MANAGER-01': `The Estate Manager brings ${points(E.estateManager)} for each kind of good on the farm: ${listOf(ALL_GOODS.map(goodName))}. How many there are does not matter.`,
      'VIL-CARD-ESTATE_MANAGER-02':
        'Here: grain, coins, bread, tools, cocoa, tea and whatever is on the ship do not count for him.',
      'VIL-CARD-MEDICUS-01': `The Medicus brings ${points(E.medicus)} for every living member: on the farm, in the bag, on all boards.`,
      'VIL-CARD-MEDICUS-02':
        'The dead in Chronicle, grave or sea and the unborn do not count for the Medicus.',
      'VIL-CARD-MEDICUS-03':
        'Here: whoever is on a lighthouse, on the ship, in the Inn or on the Marriage board is alive. Pink members belong to nobody.',
      'VIL-CARD-TRAVELLER-01': `With the Traveller your castles count by his table: ${table(TRAVELLER_POINTS)}.`,
      'VIL-CARD-PICKPOCKET-01': 'The Pickpocket comes last of all, after all other cards of everybody.',
      'VIL-CARD-PICKPOCKET-02': `If nobody has fewer points than you, she brings ${E.pickpocketLast}. A tie for the last place will do.`,
      'VIL-CARD-PICKPOCKET-03': `If somebody has fewer, she brings ${E.pickpocket}.`,
      'VIL-CARD-PICKPOCKET-04': `Here: ties for the win are broken after her. Alone she always brings ${E.pickpocketLast}.`,
    },
  },
  cardsAnyTime: {
    title: 'Inn: cards for any time',
    intro: ['In your turn, on any market day and in any Mass.'],
    rules: {
      'VIL-CARD-ABBOT-01': 'The Abbot needs somebody of yours on a step of the Church.',
      'VIL-CARD-ABBOT-02': 'This member goes to the highest step, without grain and without bread.',
      'VIL-CARD-ABBOT-03': 'Whoever lies in the bag stands on no step.',
      'VIL-CARD-ABBOT-04': 'Here: whoever is at the top already cannot be chosen.',
      'VIL-CARD-MESSENGER-01': 'The Messenger puts your marker on any castle that has none of yours.',
      'VIL-CARD-MESSENGER-02': "You get the castle's reward at once; nobody travels there.",
      'VIL-CARD-MESSENGER-03':
        'Here: the marker counts for Travel, and there is no second reward at that castle.',
      'VIL-CARD-MESSENGER-04': 'Here: whoever has markers on all six castles cannot play him.',
      'VIL-CARD-NOBLEWOMAN-01': `The Noblewoman brings ${points(E.noblewoman)}.`,
      'VIL-CARD-NOBLEWOMAN-02': 'You look through one whole stack and may take one card of it for its price.',
      'VIL-CARD-NOBLEWOMAN-03': 'The order of the others stays as it was.',
      'VIL-CARD-NOBLEWOMAN-04':
        'Here: you need not buy, and neither a member in the Inn nor step 1 is asked for.',
      'VIL-CARD-NOBLEWOMAN-05': 'Here: what you buy with her you may play at once, if it fits.',
      'VIL-CARD-FARMHAND-01': `The Farmhand brings ${points(E.farmhand)}.`,
      'VIL-CARD-FARMHAND-02': `He also fills the barn up to ${inWords(GRAIN_LIMIT)} sacks, never above.`,
      'VIL-CARD-FARMHAND-03': 'He may come between two steps that you pay for in the Mass.',
      'VIL-CARD-HERBALIST-01': 'The Herbalist does not come on a market day.',
      'VIL-CARD-HERBALIST-02': `She brings ${points(E.herbalist)}.`,
      'VIL-CARD-HERBALIST-03': 'Your lifetime marker may go right behind the quill or right before it.',
      'VIL-CARD-HERBALIST-04': 'That happens before or after a payment of time, never in the middle of it.',
      'VIL-CARD-HERBALIST-05': 'Here: nobody dies of the card, and a death that is due stays due.',
      'VIL-CARD-COUNCILMAN-01': 'The Councilman needs somebody of yours in the Council Chamber.',
      'VIL-CARD-COUNCILMAN-02': `You choose a councillor and use ${inWords(E.councilmanPrivileges)} privileges up to his step, or one of them twice.`,
      'VIL-CARD-COUNCILMAN-03': 'If the next starting player marker is taken, that privilege drops out.',
      'VIL-CARD-COUNCILMAN-04': 'With Inn the good of step 3 may be beer.',
      'VIL-CARD-COUNCILMAN-05': `Here: step 4 twice costs 1 coin twice and brings ${points(PRIVILEGE_POINTS)} twice.`,
      'VIL-CARD-COUNCILMAN-06': 'He gives neither bread nor tools, and a tool does not double him.',
      'VIL-CARD-COUNCILMAN-07':
        'Here: a privilege that cannot be used is lost; the card may be played for the other one.',
      'VIL-CARD-COUNCILMAN-08':
        'Here: if none can be used, the card cannot be played. You may do without the second.',
      'VIL-CARD-BLACKSMITH-01': `The Blacksmith brings ${goodsCount(PLOUGH, E.blacksmithPloughs)}.`,
      'VIL-CARD-SCRIBE-01': `The Scribe brings ${goodsCount(SCROLL, E.scribeScrolls)}.`,
      'VIL-CARD-PRODIGAL_SON-01': `The Prodigal Son brings ${points(E.prodigalSon)}.`,
      'VIL-CARD-PRODIGAL_SON-02':
        'Then he works like Family: a new member with the lowest number, or somebody comes home from a board.',
      'VIL-CARD-PRODIGAL_SON-03': 'That comes on top of your action.',
      'VIL-CARD-PRODIGAL_SON-04': 'Here: he does not bring anybody from a lighthouse or a ship either.',
      'VIL-CARD-CATTLE_BREEDER-01': 'The Cattle Breeder brings a horse or an ox.',
      'VIL-CARD-CARTWRIGHT-01': `The Cartwright brings ${goodsCount(WAGON, E.cartwrightWagons)}.`,
      'VIL-CARD-GOODS-01': 'Here: no tool doubles goods from cards.',
    },
  },
  cardsInTime: {
    title: 'Inn: cards for a moment',
    intro: ['These eight can be played only in the situation that they name.'],
    rules: {
      'VIL-CARD-SCRAP_DEALER-01':
        'The Scrap Dealer comes at the end of a market day, before the customers move up.',
      'VIL-CARD-SCRAP_DEALER-02':
        'You take a customer who is still at a stall and give neither goods nor a cube nor time.',
      'VIL-CARD-SCRAP_DEALER-03': 'He counts like any customer served.',
      'VIL-CARD-SCRAP_DEALER-04':
        'She does not go with the Market Crier. Here: on one market day you use only one of the two, and she never gets at the queue.',
      'VIL-CARD-SCRAP_DEALER-05':
        'Here: if nobody sold anything, her customer makes the queue move up all the same.',
      'VIL-CARD-BARD-01': 'The Bard comes when somebody of yours dies, wherever that is.',
      'VIL-CARD-BARD-02': 'The dead member lies in the Chronicle additionally and uses up no space.',
      'VIL-CARD-BARD-03': 'It counts in the Chronicle, but not for the Historian.',
      'VIL-CARD-BARD-04': 'Here: since no space is filled, he rings in no end.',
      'VIL-CARD-BARD-05':
        'Here: it belongs to no group, so not to the Master either. You are asked when it is certain who dies.',
      'VIL-CARD-JESTER-01': 'The Jester comes right after the action of your turn.',
      'VIL-CARD-JESTER-02': `${points(E.jester)} and another action: one more cube with its action, or the Well.`,
      'VIL-CARD-JESTER-03': 'If you crossed the quill, burials come before the second action.',
      'VIL-CARD-JESTER-04': 'Whoever dies by the second action dies at the end of the turn as always.',
      'VIL-CARD-JESTER-05': 'Here: if no cube is left, only the points remain.',
      'VIL-CARD-JESTER-06':
        'Here: if the second action takes the last cube, the round ends after it. The order of turns does not shift.',
      'VIL-CARD-JESTER-07': 'Here: he also comes after an action done without, and after the Old Man.',
      'VIL-CARD-JESTER-08': 'Here: if the burial before it rings in the end, the second action still comes.',
      'VIL-CARD-JESTER-09':
        'Here, alone: Conny takes a cube after each action for which you took one, so before the second one, too. The Well brings her none.',
      'VIL-CARD-JESTER-10':
        'Here: “right after” ends with the first burial; other cards may come before. You may do without the action, the points stay.',
      'VIL-CARD-OLD_MAN-01': 'The Old Man comes when you choose your action.',
      'VIL-CARD-OLD_MAN-02': `${points(E.oldMan)} and any action, without a cube and without the Well.`,
      'VIL-CARD-OLD_MAN-03':
        'Every action in play is allowed, also of an empty space. A market day is then yours.',
      'VIL-CARD-OLD_MAN-04': 'You pay what the action itself costs.',
      'VIL-CARD-OLD_MAN-05':
        'Here: that is the action of your turn. Neither a cube nor the Well comes on top, even if you do without it.',
      'VIL-CARD-OLD_MAN-06': "Here: he does not stand in for the Jester's second action.",
      'VIL-CARD-OLD_MAN-07': 'Here, alone: Conny takes no cube, and it is your turn again.',
      'VIL-CARD-OLD_MAN-08': 'Here: in a last turn without cubes he may replace the free action.',
      'VIL-CARD-MARKET_CRIER-01': 'The Market Crier comes as a market day begins, before the first sale.',
      'VIL-CARD-MARKET_CRIER-02': 'On this day you serve customers of the queue as well.',
      'VIL-CARD-MARKET_CRIER-03': 'Cube, time, passing and order stay as they are.',
      'VIL-CARD-MARKET_CRIER-04': 'The others do not get at the queue by it.',
      'VIL-CARD-MARKET_CRIER-05': 'Here: a gap in the queue closes after the market day.',
      'VIL-CARD-MARKET_CRIER-06':
        'Here: when all stalls are empty, the day goes on for you until you pass or the queue is empty, too.',
      'VIL-CARD-MILLER-01': `At the Mill the Miller turns ${time(MILL.time)} and ${grain(MILL.grain)} into ${coins(E.millerCoins)} instead of ${MILL.coins} this time.`,
      'VIL-CARD-MILLER-02': `Here: a tool with it adds the ordinary ${coins(MILL.coins)}, ${E.millerCoins + MILL.coins} in all.`,
      'VIL-CARD-FATHER-01': 'The Father comes as a Mass begins.',
      'VIL-CARD-FATHER-02': 'In this Mass nobody buys anybody out.',
      'VIL-CARD-FATHER-03': `You name all ${inWords(MASS_FIGURES)} figures: members of whomever you like, or monks.`,
      'VIL-CARD-FATHER-04': 'The rest of the Mass stays as it is; monks go back into the bag.',
      'VIL-CARD-TOLL_KEEPER-01':
        'With the Toll Keeper a journey on land costs nothing: neither cubes nor time nor a wagon.',
      'VIL-CARD-TOLL_KEEPER-02': 'That holds for this one journey.',
      'VIL-CARD-TOLL_KEEPER-03': 'Marker and reward come as always.',
    },
  },
  cardsOfMixes: {
    title: 'Inn: cards for Port and Marriage',
    intro: ['Four cards join with Port, three with Marriage.'],
    rules: {
      'VIL-CARD-ADMIRAL-01': 'The Admiral sails in place of a captain and costs no coins.',
      'VIL-CARD-ADMIRAL-02': `The first step is free, each further one costs ${anyCubes(CAPTAINS[ADMIRAL_AS_CAPTAIN].anyCubes)}.`,
      'VIL-CARD-ADMIRAL-03': 'When the ship comes home, he leaves the game.',
      'VIL-CARD-ADMIRAL-04': 'Here: he helps even if no captain is left or none could be paid.',
      'VIL-CARD-CARTOGRAPHER-01':
        'With a Travel action the Cartographer puts your ship off any island, without steps and without time.',
      'VIL-CARD-CARTOGRAPHER-02': 'A captain has to be aboard; in the harbour you hire him first.',
      'VIL-CARD-CARTOGRAPHER-03': 'That is docking already: you act on the island and do not sail on.',
      'VIL-CARD-CARTOGRAPHER-04': 'Here: loading comes before, as always.',
      'VIL-CARD-CARTOGRAPHER-05': 'Here: he comes before the first step or not at all.',
      'VIL-CARD-QUARTERMASTER-01':
        'With the Quartermaster you once load two pieces of one kind, in the harbour or on an island.',
      'VIL-CARD-QUARTERMASTER-02': 'Each of the two needs a hold of its own.',
      'VIL-CARD-QUARTERMASTER-03': 'On an island it is the two top tiles of its stack.',
      'VIL-CARD-QUARTERMASTER-04':
        'Here: none of that kind may be aboard. If only one is left on the stack, it does not work there.',
      'VIL-CARD-QUARTERMASTER-05': 'Here: two members are a pair, too; a lighthouse still takes only one.',
      'VIL-CARD-HELMSMAN-01': 'The Helmsman comes aboard right after hiring.',
      'VIL-CARD-HELMSMAN-02': `On this voyage ${inWords(VOYAGE.freeSteps + E.helmsmanSteps)} steps of every movement are free.`,
      'VIL-CARD-HELMSMAN-03': 'When the ship comes home, he and the captain leave the game.',
      'VIL-CARD-HELMSMAN-04': 'Here: he may sail under the Admiral, too.',
      'VIL-CARD-COUSIN-01':
        'The Cousin puts a member from the farm on a free rank at any time, without time and cube; you get what the rank brings.',
      'VIL-CARD-COUSIN-02': 'Somebody of yours may stand in the ceremony already.',
      'VIL-CARD-COUSIN-03': 'She comes on top of your action.',
      'VIL-CARD-COUSIN-04':
        'Here: if two of yours stand on the highest ranks, they marry each other; you choose the house and get what it brings twice.',
      'VIL-CARD-COUSIN-05': 'Here: without anybody on the farm or without a free rank she cannot be played.',
      'VIL-CARD-GROCER-01':
        'The Grocer brings a cube of your choice, 1 grain, and 1 tool or 1 bread. Here: the choice is between the last two only.',
      'VIL-CARD-GROCER-02': 'If the barn is full, her sack is lost.',
      'VIL-CARD-GROCER-03': 'Here: if no cube is in the supply, the rest still comes.',
      'VIL-CARD-JACK_OF_ALL_TRADES-01': `The Jack-of-all-trades brings ${points(E.jackOfAllTrades)}.`,
      'VIL-CARD-JACK_OF_ALL_TRADES-02': `You roll ${inWords(E.jackRolls)} times and take a cube of the colour for each roll.`,
      'VIL-CARD-JACK_OF_ALL_TRADES-03': 'Here: if the colour is out of supply, the roll brings nothing.',
    },
  },
};
