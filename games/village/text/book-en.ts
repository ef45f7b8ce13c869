import { capital, counted, type Translated } from '@spielstube/engine/text';
import {
  CHURCH_POINTS,
  CHURCH_TIME,
  CLIMB_GRAIN,
  MAJORITY_POINTS,
  MASS_FIGURES,
  MONKS,
} from '../data/church.ts';
import { COUNCIL_POINTS, COUNCIL_TIME, PRIVILEGE_CUBES, PRIVILEGE_POINTS } from '../data/council.ts';
import { HARVEST, MILL } from '../data/crafts.ts';
import { BASE_CUSTOMER_COUNT, customerOf } from '../data/customers.ts';
import {
  ACOLYTE_NUMBER,
  CRAFTSMAN_BUILDINGS,
  HISTORIAN_GROUPS,
  INNKEEPER_CARDS,
  KEEPER_LIGHTHOUSES,
  MASTER_CRAFTSMEN,
  MERCHANT_CUSTOMERS,
  SAINT_STEPS,
  SALESMAN_CUSTOMERS,
  SECRETARY_STEP,
} from '../data/goals.ts';
import { SALE_GREEN, SALE_TIME } from '../data/market.ts';
import {
  COLOURS,
  CUBES_OF_A_COLOUR,
  GRAIN_LIMIT,
  PLAGUE_CUBES,
  PLAGUE_TIME,
  STARTING_COINS,
  WAGON,
  WELL_CUBES,
} from '../data/pieces.ts';
import { OFFICE, SMITHY, STABLES, WAINWRIGHT } from '../data/places.ts';
import { CHRONICLE_POINTS, COIN_POINTS, CUSTOMERS_PER_REGULAR_POINT, TITLE_SHIFT } from '../data/scoring.ts';
import { FILL_ORDER, QUEUE, STALLS_IN_USE } from '../data/spaces.ts';
import {
  NORTH_CASTLE,
  REWARD_COINS,
  REWARD_CUBES,
  REWARD_POINTS,
  TRAVEL_POINTS,
  TRAVEL_TIME,
  TRAVEL_WAGONS,
  VILLAGE,
} from '../data/travel.ts';
import { workshopAt } from '../rules/crafts.ts';
import { unpacked } from '../rules/prices.ts';
import { pathPrice } from '../rules/travel.ts';
import type { bookDe } from './book-de.ts';
import { innBook } from './en/inn/book.ts';
import { cardsBook } from './en/inn/book-cards.ts';
import { marriageBook } from './en/marriage/book.ts';
import { mixesBook } from './en/mixes-book.ts';
import { portBook } from './en/port/book.ts';
import { demandOf, titleSteps } from './en/tiles.ts';
import {
  CHURCH_CUBES,
  COUNCIL_CUBES,
  coins,
  cubes,
  cubesOfChoice,
  goodsCount,
  grain,
  inWords,
  listOf,
  member,
  points,
  rewardOf,
  spaceName,
  time,
} from './en/words.ts';

/** Numbers of a table from its second entry on: step 1, one castle. */
const figures = (list: readonly number[]): string => list.slice(1).join(', ');
const simplePoints = (n: number): string => counted(n, 'point', 'points');

/** "training 3 time; a plough costs 3 time, or 1 Skill and 1 Knowledge." */
function craft(place: number, good: string): string {
  const { trainingTime, productionTime, cubes: stones, grain: sacks } = workshopAt(place);
  const price = listOf([sacks > 0 && grain(sacks), stones.some((n) => n > 0) && cubes(stones)]);
  return `training ${time(trainingTime)}; ${good} costs ${time(productionTime)}, or ${price}.`;
}

/** The rules book in English. Where the printed rules leave something open, the text says "Here". */
export const bookEn: Translated<typeof bookDe> = {
  course: {
    title: 'How the game goes',
    intro: [
      'At the start of each round coloured cubes lie on seven action spaces. In turn everybody takes one, keeps it, and may use the action of its space. When all cubes are gone the Mass follows, then the next round.',
      'With the actions you harvest grain, raise new members of the family and send them into the world: into a workshop, the Council Chamber, on journeys or into the Church. On a market day you sell goods to customers.',
      'You pay with cubes, grain and goods, but above all with time. When your marker on the lifetime track crosses the quill, somebody of your oldest generation dies.',
      'Where somebody dies matters: if the Village Chronicle still has room for that place, the name is entered, and many entries bring many points. Otherwise only a grave is left.',
      'In the Mass figures are drawn from the black bag. Whoever comes out stands in the Church and climbs there for grain; the strongest family gets prestige points.',
      'When the Village Chronicle is full or the last grave is taken, all others have one more turn, and after a last Mass the points are counted: travel, Church, Council, Chronicle, customers and coins.',
      'Inn adds a public house: whoever has somebody sitting there buys people for beer or coins, who help once or bring points at the end. The beer comes from the Brewery.',
      'Port replaces the castles by the sea: with a captain you sail to islands, sell goods, keep lighthouses and bring home cocoa, tea and treasure. Whoever dies at sea finds the sea instead of a grave.',
      'Marriage adds a wedding after every Mass: whoever stands high in the ceremony marries, and couples bring bread, tools and children. The Smuggler joins with three deals.',
    ],
    rules: {},
  },
  general: {
    title: 'What it is about',
    intro: [
      'You lead a family through four generations. Its members work the farm, learn a craft, travel, serve the Church or sit on the council. Nearly everything costs time, and when enough time has passed somebody dies.',
      'That is no misfortune but the heart of the game: whoever dies at the right place enters the Village Chronicle and brings the family prestige.',
    ],
    rules: {
      'VIL-GEN-01': 'Victory goes to whoever has the most prestige after final scoring.',
      'VIL-GEN-02': 'Two to five people sit at the table. Whoever plays alone has Conny for a rival.',
      'VIL-GEN-03':
        'A mug, an anchor, rings or a star on a piece stand for Inn, Port, Marriage and promos. A base game leaves them all in the box.',
      'VIL-GEN-04':
        'Some more pieces wait for expansions: another “1” in every colour, one more plague cube and one more grain sack, and the side of the board with anchors.',
      'VIL-GEN-05': 'Goods and coins never run out: when the pile is empty, counting goes on.',
      'VIL-GEN-06': `Influence cubes are scarce, ${CUBES_OF_A_COLOUR} of each colour. Here: whoever gets cubes from the supply chooses among those that lie there; if they are too few, that is all there is.`,
      'VIL-GEN-07': `A farm holds ${inWords(GRAIN_LIMIT)} grain sacks. Whatever goes beyond is lost.`,
      'VIL-GEN-08': 'For cubes, coins and goods the farm has all the room in the world.',
      'VIL-GEN-09': 'Prestige won during play counts at once.',
      'VIL-GEN-10': 'Whatever you pay, be it cubes, goods, grain or coins, goes back to the supply.',
      'VIL-GEN-11':
        'There is no paying by halves: what you cannot afford in full is not open to you. Here: an impossible wish changes nothing, and you choose again.',
      'VIL-GEN-12': 'Time is always there to be paid. The only question is who dies for it.',
    },
  },
  setup: {
    title: 'Setting up',
    intro: [
      `Every family begins with four adults of the first generation, ${coins(STARTING_COINS)} and nothing else.`,
      'The fewer people play, the narrower Market, Graveyard and Chronicle become.',
    ],
    rules: {
      'VIL-SET-01': 'The board shows its side with the suns.',
      'VIL-SET-02': 'Everybody has a colour and a farm that goes with it.',
      'VIL-SET-03': 'A family counts eleven heads: four of “1”, three of “2”, two of “3”, two of “4”.',
      'VIL-SET-04': 'The four ones stand on the farm. The seven younger ones are not born yet.',
      'VIL-SET-05': 'Add six markers for castles, one for your lifetime and one for the points.',
      'VIL-SET-06': 'Your lifetime begins on position 0, just to the right of the quill.',
      'VIL-SET-07': 'Prestige begins at zero.',
      'VIL-SET-08': `Every farm owns ${coins(STARTING_COINS)}.`,
      'VIL-SET-09': `${BASE_CUSTOMER_COUNT} customers are shuffled and wait face down.`,
      'VIL-SET-10': `With five players ${inWords(STALLS_IN_USE[5] + QUEUE)} customers stand there openly: ${inWords(STALLS_IN_USE[5])} at the stalls, ${inWords(QUEUE)} in the queue. With four players ${inWords(STALLS_IN_USE[4])} stalls are open.`,
      'VIL-SET-11': `With three players ${inWords(STALLS_IN_USE[3])} stalls are open, so ${inWords(STALLS_IN_USE[3] + QUEUE)} customers.`,
      'VIL-SET-12': `With two players there are ${inWords(STALLS_IN_USE[2])} stalls and ${inWords(STALLS_IN_USE[2] + QUEUE)} customers.`,
      'VIL-SET-13': 'With four players the chronicle spaces and graves marked “5” are taken.',
      'VIL-SET-14': 'With three players those marked “4-5” are taken as well.',
      'VIL-SET-15': 'With two players also those marked “3-5”.',
      'VIL-SET-16': 'The Chronicle has two spaces with rings; they open with Marriage only.',
      'VIL-SET-17':
        'They are taken by figures that nobody needs. Here: these belong to no one, count for nothing, and the last free space is the last one without a figure.',
      'VIL-SET-18': 'The next starting player marker lies on the Council Chamber.',
      'VIL-SET-19': `The supply holds 60 goods, 25 grain sacks, ${COLOURS.length * CUBES_OF_A_COLOUR} influence cubes and ${PLAGUE_CUBES} plague cubes. The green bag is empty.`,
      'VIL-SET-20': `${capital(inWords(MONKS))} monks wait in the black bag.`,
      'VIL-SET-21': 'Each number of players has a set-up card of its own.',
      'VIL-SET-22': 'At the table the oldest one starts. Here: lots are drawn, or a seat is chosen.',
      'VIL-SET-23':
        'Later seats are compensated: the second gets 1 grain, the third a random cube, the fourth a cube of choice, the fifth a coin. Here: it is an option and usually on; cubes come from the supply, and the choice is made before round 1.',
    },
  },
  rounds: {
    title: 'The round',
    intro: [
      'Lay out cubes, take them in turn and act, hold a Mass at the end: so it goes round after round.',
    ],
    rules: {
      'VIL-RND-01': 'A round has three parts: laying out cubes, turns, Mass.',
      'VIL-RND-02': 'Turns begin with the starting player and go clockwise until no cube is left.',
      'VIL-RND-03':
        'The very last cube still comes with its action; only after that, and after any death, is the round over.',
      'VIL-RND-04': 'Round follows round until somebody rings in the end.',
      'VIL-RND-05':
        'The cubes divide evenly among the families. Without the Well everybody has equally many turns.',
    },
  },
  seeding: {
    title: 'Laying out cubes',
    intro: ['The green bag is filled, and then cubes lie on the seven action spaces again.'],
    rules: {
      'VIL-SEED-01':
        'From the supply as many cubes of each colour as the set-up card says go into the green bag.',
      'VIL-SEED-02': 'All plague cubes of the supply go in as well.',
      'VIL-SEED-03': 'Whatever was left in the bag stays there.',
      'VIL-SEED-04': 'If a colour is short, what there is goes in.',
      'VIL-SEED-05': `There are never more than ${inWords(PLAGUE_CUBES)} plague cubes; if some are still in the bag, fewer are added.`,
      'VIL-SEED-06': 'Then chance decides: each space gets exactly as many cubes as the card shows.',
      'VIL-SEED-07': 'No cube ever lies on the Well.',
      'VIL-SEED-08': `Here: if the bag runs short it is emptied. The spaces get one cube each in turn, in the order ${FILL_ORDER.map(spaceName).join(', ')}, until all cubes are laid.`,
    },
  },
  turns: {
    title: 'Your turn',
    intro: ['One cube, one action: the space you take the cube from tells you what you can do.'],
    rules: {
      'VIL-TURN-01':
        'You take exactly one cube from a space of your choice, or go to the Well instead. Passing is not possible.',
      'VIL-TURN-02': 'An influence cube is yours; you may spend it in the same turn.',
      'VIL-TURN-03': `A plague cube goes straight to the supply and costs you ${time(PLAGUE_TIME)}.`,
      'VIL-TURN-04': 'The action of the space is open to you then. You need not use it.',
      'VIL-TURN-05': 'Only the Market takes no refusal: a market day is held.',
      'VIL-TURN-06':
        'The time for plague is paid before the action. Whoever dies of it dies at the end of the turn only.',
      'VIL-TURN-07': 'You may take a cube even where the action is of no use to you.',
      'VIL-TURN-08': 'When action and deaths are done, the family on your left is on turn.',
    },
  },
  time: {
    title: 'Lifetime',
    intro: [
      'Time is the money that everybody has. The lifetime track has ten positions, then the quill is reached.',
    ],
    rules: {
      'VIL-TIME-01': 'Each unit of time moves your marker on by one.',
      'VIL-TIME-02':
        'When it steps from the last position to the first it has crossed the quill, and somebody of your family dies.',
      'VIL-TIME-03': 'It never goes back.',
      'VIL-TIME-04':
        'Here: every crossing counts for itself. Two in one turn would be two deaths, one after the other; the base game does not get there.',
    },
  },
  harvest: {
    title: 'Grain Harvest',
    intro: ['Grain is bread for climbing in the Church, goods for customers and corn for the Mill.'],
    rules: {
      'VIL-HARV-01': 'You can harvest only if somebody stands on your farm.',
      'VIL-HARV-02': `The harvest brings ${grain(HARVEST.plain)}.`,
      'VIL-HARV-03': `With a horse and a plough it is ${HARVEST.withHorse}.`,
      'VIL-HARV-04': `With an ox and a plough it is ${HARVEST.withOx}.`,
      'VIL-HARV-05': `Only one combination counts, and no harvest brings more than ${Math.max(...Object.values(HARVEST))}. Here: the best one is used by itself.`,
      'VIL-HARV-06': 'You keep animals and plough, and everybody stays on the farm.',
      'VIL-HARV-07': `No more than ${inWords(GRAIN_LIMIT)} sacks fit on the farm.`,
      'VIL-HARV-08': 'The harvest takes no time.',
    },
  },
  family: {
    title: 'Family',
    intro: ['Without children the farm empties. This action fills it again.'],
    rules: {
      'VIL-FAM-01': 'An unborn member of your colour comes to your farm.',
      'VIL-FAM-02': 'It is always one with the lowest number that is still in your supply.',
      'VIL-FAM-03': 'Instead you can call home somebody living from the board.',
      'VIL-FAM-04':
        'One can come home from craft buildings, from the steps of Council Chamber and Church, and from castles. Here: the black bag is not on the board; nobody is called home from it.',
      'VIL-FAM-05': 'Whoever comes home gives up the place. Markers on castles stay.',
      'VIL-FAM-06': 'The dead do not come back.',
      'VIL-FAM-07': 'The action is free.',
      'VIL-FAM-08': 'In all other actions whoever is sent out comes from your own farm.',
    },
  },
  crafts: {
    title: 'Crafts',
    intro: ['Four workshops make five goods, and the Mill turns corn into money.'],
    rules: {
      'VIL-CRAFT-01': `One action, one building, one good. In the Mill it is ${coins(MILL.coins)}.`,
      'VIL-CRAFT-02':
        'Except in the Mill you have the choice: pay with time or with cubes, in the Stables with grain.',
      'VIL-CRAFT-03':
        'Paying with time takes a member of your own in that building, there already or sent now.',
      'VIL-CRAFT-04':
        'Training means: somebody moves from the farm into the building and spends its training time.',
      'VIL-CRAFT-05': 'Right after that you may make the good for the production time.',
      'VIL-CRAFT-06': 'You can also leave it at the training.',
      'VIL-CRAFT-07': 'If the craftsman is there already, the good costs the production time only.',
      'VIL-CRAFT-08': 'He stays until he dies or is called home.',
      'VIL-CRAFT-09': 'Everybody makes what the house makes: a smith writes no scrolls.',
      'VIL-CRAFT-10':
        'A building has room for any number, only the Mill for nobody. Here: you may train a second member of your own there.',
      'VIL-CRAFT-11': 'Buying the good takes nobody there: give cubes or grain, take the good.',
      'VIL-CRAFT-12':
        'Here: training somebody and then buying with cubes, both in one action, is not possible.',
      'VIL-CRAFT-13': `Wainwright: ${craft(WAINWRIGHT, 'a wagon')}`,
      'VIL-CRAFT-14': `Stables: ${craft(STABLES, 'a horse or an ox')}`,
      'VIL-CRAFT-15': `Office: ${craft(OFFICE, 'a scroll')}`,
      'VIL-CRAFT-16': `Smithy: ${craft(SMITHY, 'a plough')}`,
      'VIL-CRAFT-17': `Mill: ${time(MILL.time)} and ${grain(MILL.grain)} become ${coins(MILL.coins)}. Nobody works here, and there is no other way to pay.`,
      'VIL-CRAFT-18': 'You may own as many goods and coins as you like.',
    },
  },
  market: {
    title: 'Market',
    intro: [
      'A market day interrupts your turn and calls everybody together. Whoever calls it serves the first customer without a surcharge.',
    ],
    rules: {
      'VIL-MKT-01': 'The action calls a market day for everybody.',
      'VIL-MKT-02': 'It is held in any case; there is no doing without.',
      'VIL-MKT-03': 'Whoever has called it may serve a customer first.',
      'VIL-MKT-04': 'Only customers at a stall are served, never those in the queue.',
      'VIL-MKT-05': 'You hand over everything the customer wants and keep the tile face down.',
      'VIL-MKT-06': 'The points count in final scoring only.',
      'VIL-MKT-07': 'Then the others follow clockwise, with one customer each.',
      'VIL-MKT-08': `Every sale but the caller's very first one costs ${cubes([0, SALE_GREEN])} and ${time(SALE_TIME)} on top.`,
      'VIL-MKT-09': 'Whoever cannot or will not passes and is out until this market day is over.',
      'VIL-MKT-10': 'Here: the caller may pass at once, too. It gets no cheaper for anybody by that.',
      'VIL-MKT-11': 'When all have had their chance, a new pass begins with the caller for those still in.',
      'VIL-MKT-12': 'The day ends when no customer is left at the stalls or everybody has passed.',
      'VIL-MKT-13':
        'Then the front of the queue moves up to the empty stalls. Here: whoever was not served stays put; stalls are filled from the first one on.',
      'VIL-MKT-14': 'The queue closes up and is filled from the pile.',
      'VIL-MKT-15': 'If nobody was served, everything stays as it is.',
      'VIL-MKT-16': 'When the pile is empty, places stay free. A market day can be called all the same.',
      'VIL-MKT-17': 'Nobody moves up during the market day.',
      'VIL-MKT-18': 'Whoever crosses the quill by a sale lets somebody die at once, before the day goes on.',
      'VIL-MKT-19': 'A coin will do instead of the Persuasion.',
      'VIL-MKT-20':
        'A plague cube from the Market: its time is paid before the market day. Here: the death it causes waits for the end of your turn.',
    },
  },
  council: {
    title: 'Council Chamber',
    intro: ['Four steps, four privileges. Whoever sits high may use everything below as well.'],
    rules: {
      'VIL-COUNCIL-01':
        'You have three ways: let somebody enter, bring somebody one step on, or only use a privilege.',
      'VIL-COUNCIL-02': `Entering: somebody from the farm comes to step 1, for ${time(COUNCIL_TIME[1])} and either ${COUNCIL_CUBES} or a scroll.`,
      'VIL-COUNCIL-03': 'After that the privilege of the first step is open to you, no other.',
      'VIL-COUNCIL-04': `Advancing: exactly one step to the right, again for a scroll or ${COUNCIL_CUBES} and the time of the new step: ${COUNCIL_TIME.slice(2).join(', ')} for steps 2, 3, 4.`,
      'VIL-COUNCIL-05': 'After that you may use a privilege of that step or of a lower one.',
      'VIL-COUNCIL-06':
        'Only the privilege: with somebody on the council you use a privilege up to that step, without time, scroll or cubes. The coin of the fourth privilege is still paid.',
      'VIL-COUNCIL-07': 'One privilege an action. Here: you may do without it.',
      'VIL-COUNCIL-08': 'There is nothing beyond step 4.',
      'VIL-COUNCIL-09': 'Any number may sit on a step.',
      'VIL-COUNCIL-10':
        'Privilege 1: you take the next starting player marker while it is there. If it is gone you get nothing.',
      'VIL-COUNCIL-11': `Privilege 2: ${cubesOfChoice(PRIVILEGE_CUBES)}, alike or different.`,
      'VIL-COUNCIL-12': 'Privilege 3: one good of your choice.',
      'VIL-COUNCIL-13': `Privilege 4: for exactly one coin you get ${points(PRIVILEGE_POINTS)}, once an action.`,
      'VIL-COUNCIL-14': `At the end steps 1 to 4 bring ${figures(COUNCIL_POINTS)} points a member.`,
      'VIL-COUNCIL-15': 'Scroll or Persuasion, never half and half. Coins replace the cubes, not the scroll.',
    },
  },
  travel: {
    title: 'Travel',
    intro: [
      'Six castles lie in the country, two of them near the village. Early travellers collect rewards on the way and points at the end.',
      'With Port the sea lies before you in place of the castles: then the chapter “Port: the harbour” takes the place of this one.',
    ],
    rules: {
      'VIL-TRAVEL-01': 'The first journey leads from the farm to one of the two castles near the village.',
      'VIL-TRAVEL-02':
        'With somebody on the way, you send another one or move a traveller on to a neighbouring castle.',
      'VIL-TRAVEL-03': `Every trip costs ${time(TRAVEL_TIME)}, ${goodsCount(WAGON, TRAVEL_WAGONS)} and the cubes along the path.`,
      'VIL-TRAVEL-04': 'Neighbours are castles that a path joins directly. One path an action.',
      'VIL-TRAVEL-05': 'On its first visit your family leaves a marker and gets the reward.',
      'VIL-TRAVEL-06': `That is ${points(REWARD_POINTS)}, ${cubesOfChoice(REWARD_CUBES)} or ${coins(REWARD_COINS)}, depending on the castle.`,
      'VIL-TRAVEL-07':
        'If your marker lies there already there is nothing more; the price is paid all the same.',
      'VIL-TRAVEL-08': 'A castle has room for everybody, but for one marker of each colour only.',
      'VIL-TRAVEL-09': 'Here: nobody walks back to the village. Only the Family action can do that.',
      'VIL-TRAVEL-10': 'Markers stay even if the traveller moves on, comes home or dies.',
      'VIL-TRAVEL-11': `The path to the North Castle costs ${cubes(unpacked(pathPrice(VILLAGE, NORTH_CASTLE)))}; it brings ${rewardOf(NORTH_CASTLE)}.`,
    },
  },
  church: {
    title: 'Church',
    intro: ['Whoever serves the Church first vanishes into the black bag and waits for a Mass.'],
    rules: {
      'VIL-CHURCH-01': 'Exactly one member from the farm goes into the black bag.',
      'VIL-CHURCH-02': `That costs ${CHURCH_CUBES} or ${time(CHURCH_TIME)}.`,
      'VIL-CHURCH-03': 'Everybody can always see who is in the bag.',
      'VIL-CHURCH-04': 'Only a Mass leads out again.',
    },
  },
  well: {
    title: 'Well',
    intro: ['The Well is the expensive way out: it opens any action, even where no cube is left.'],
    rules: {
      'VIL-WELL-01': `Instead of taking a cube you pay ${inWords(WELL_CUBES)} cubes of one colour and carry out any action that is in play.`,
      'VIL-WELL-02': 'There is no other way to the action of an empty space.',
      'VIL-WELL-03': 'The Well is open only as long as a cube lies somewhere on the board.',
      'VIL-WELL-04': 'No cube is taken from the board; play goes on as usual.',
      'VIL-WELL-05': 'A market day from the Well is an ordinary one, too, and you are its caller.',
      'VIL-WELL-06': `Here: coins replace some of these cubes or all ${inWords(WELL_CUBES)}.`,
      'VIL-WELL-07':
        'Here: at the Well you must carry out an action that is really possible. A market day always is.',
    },
  },
  coins: {
    title: 'Coins',
    intro: ['Coins are rare but can do a lot, and what is left over is even worth something at the end.'],
    rules: {
      'VIL-COIN-01': 'A coin buys prestige on step 4 of the Council Chamber.',
      'VIL-COIN-02': 'A coin buys somebody out of the bag in a Mass.',
      'VIL-COIN-03': 'And a coin replaces any one influence cube in any payment.',
      'VIL-COIN-04': 'It never replaces grain, goods or time, and no cube replaces a coin.',
      'VIL-COIN-05': `Left-over coins count ${simplePoints(COIN_POINTS)} each at the end.`,
      'VIL-COIN-06': 'New coins come from the Mill and from travelling.',
    },
  },
  death: {
    title: 'A member dies',
    intro: ['The oldest go first. Where they worked last decides between Chronicle and grave.'],
    rules: {
      'VIL-DEATH-01': 'When you cross the quill, one of your members dies.',
      'VIL-DEATH-02':
        'Usually you finish your action first. At the end of the turn you choose who dies, even somebody you have just sent out.',
      'VIL-DEATH-03': 'Only on a market day death comes on the spot.',
      'VIL-DEATH-04': 'The lowest number goes. If several have it, you choose.',
      'VIL-DEATH-05':
        'Only members to be seen on board or farm can die; in the bag, unborn or dead already one is safe. Here: the lowest number is looked for among the visible ones only.',
      'VIL-DEATH-06': 'If nobody is to be seen nobody dies, and that is that.',
      'VIL-DEATH-07':
        'The place decides the group of the Chronicle: workshop, farm, Church, council or travel.',
      'VIL-DEATH-08': 'If that group has room, the member must go there.',
      'VIL-DEATH-09': 'Otherwise a grave remains. Free spaces of other groups do not help.',
      'VIL-DEATH-10': 'Whoever lies in a grave brings no prestige.',
      'VIL-DEATH-11': 'Dead is dead, until the game is over.',
      'VIL-DEATH-12':
        'Here: if neither the group nor the Graveyard has room, the member leaves the game. That happens in the last turns only.',
      'VIL-DEATH-13':
        'If somebody dies at the end of the turn that took the last cube, it happens before the Mass.',
    },
  },
  mass: {
    title: 'The Mass',
    intro: [
      'At the end of the round the black bag opens. Whoever comes out begins at the bottom and climbs for grain.',
    ],
    rules: {
      'VIL-MASS-01': 'A Mass follows every round and, at the end of the game, the last turns.',
      'VIL-MASS-02': `${capital(inWords(MASS_FIGURES))} figures leave the bag, no more and no less.`,
      'VIL-MASS-03':
        'First everybody, from the starting player on and once each, may fetch own members by name, at 1 coin apiece.',
      'VIL-MASS-04': `When ${inWords(MASS_FIGURES)} are bought it stops, and nothing is drawn.`,
      'VIL-MASS-05': 'If figures are missing, chance decides among members and monks.',
      'VIL-MASS-06': `Drawn monks go back only when all ${inWords(MASS_FIGURES)} figures are out; none comes twice.`,
      'VIL-MASS-07': 'Bought and drawn members stand on step 1.',
      'VIL-MASS-08': 'All others stay in the bag.',
      'VIL-MASS-09':
        'Then everybody, again from the starting player on, may let members climb, even if only monks came.',
      'VIL-MASS-10': `Each step costs the grain shown on it: ${listOf(CLIMB_GRAIN.slice(2).map(String))} for steps 2, 3 and 4. Several steps and several members are allowed.`,
      'VIL-MASS-11': 'Even those fresh from the bag may climb at once.',
      'VIL-MASS-12': 'Each step has room for any number, and step 4 is the last.',
      'VIL-MASS-13': `Finally whoever has the most members on the steps gets ${simplePoints(MAJORITY_POINTS)}.`,
      'VIL-MASS-14': `A tie goes to whoever has the member that came furthest; if that is level, too, all of them get ${simplePoints(MAJORITY_POINTS)}. Where the others stand does not matter.`,
      'VIL-MASS-15': 'Here: with nobody in the Church nobody gets anything.',
      'VIL-MASS-16': 'Members still in the bag do not count.',
      'VIL-MASS-17': 'A Mass takes no time, so nobody dies in it.',
    },
  },
  newRound: {
    title: 'A new round',
    intro: ['After the Mass it is settled who starts. Then the bag fills again.'],
    rules: {
      'VIL-NEW-01':
        'Whoever has the next starting player marker becomes starting player and puts it back on the Council Chamber.',
      'VIL-NEW-02': 'If nobody has it, nothing changes.',
      'VIL-NEW-03': 'The change comes after the Mass, which still uses the old order.',
      'VIL-NEW-04': 'Then cubes are laid out again with the same set-up card.',
    },
  },
  end: {
    title: 'The end of the game',
    intro: [
      'When the Chronicle or the Graveyard is full, the bells ring. One last turn for the others, one last Mass, then points are counted.',
    ],
    rules: {
      'VIL-END-01':
        'The end is rung in as soon as the last free space of the Chronicle or the last grave is taken.',
      'VIL-END-02': "Whoever's member it was has no further turn, market days apart.",
      'VIL-END-03': 'All others have exactly one more turn, clockwise.',
      'VIL-END-04': 'The last turn, too, begins with a cube or the Well.',
      'VIL-END-05':
        'If no cube is left none are laid out: whoever is still to come may act as at the Well, but for nothing. Here: also if the very turn that rang in the end took the last cube.',
      'VIL-END-06': 'Here: one may do without that free action.',
      'VIL-END-07':
        'The Mass waits until all have had their last turn and is then the last one. There is no new round.',
      'VIL-END-08': 'Whoever dies in these turns takes what is still free, or else leaves the game.',
      'VIL-END-09': 'If it happens on a market day, that day is finished first.',
      'VIL-END-10': "If it was the caller's member, the caller is done and the others have one more turn.",
      'VIL-END-11':
        "If it was another's, everybody has one more turn, from the caller's left; the caller comes last, and whoever rang in the end has a turn, too.",
      'VIL-END-12': 'Here: if one market day fills both, what came first counts.',
      'VIL-END-13':
        'Here: if a member of the caller dies of plague at the end of a market turn, the caller has rung in the end as in any other turn, unless that happened before.',
      'VIL-END-14': 'Final scoring follows the last Mass.',
    },
  },
  scoring: {
    title: 'Final scoring',
    intro: ['To the prestige won during play is added what your family has achieved.'],
    rules: {
      'VIL-SCORE-01': `Travel: 1 to 6 castles visited bring ${figures(TRAVEL_POINTS)} points.`,
      'VIL-SCORE-02': `Church: each member on step 1, 2, 3, 4 brings ${figures(CHURCH_POINTS)} points.`,
      'VIL-SCORE-03': `Council: each member on step 1, 2, 3, 4 brings ${figures(COUNCIL_POINTS)} points.`,
      'VIL-SCORE-04': `Chronicle: 3 members bring ${simplePoints(CHRONICLE_POINTS[3])}, 4 bring ${CHRONICLE_POINTS[4]}, 5 or more bring ${CHRONICLE_POINTS[5]}; fewer than 3 bring nothing.`,
      'VIL-SCORE-05': 'Customers: they are turned over now and bring their points.',
      'VIL-SCORE-06': `Coins: ${simplePoints(COIN_POINTS)} each.`,
      'VIL-SCORE-07':
        'Nothing else counts, neither cubes, goods and grain nor the people on the farm, in workshops, on castles, in the bag or in graves.',
      'VIL-SCORE-08': 'Most points win.',
      'VIL-SCORE-09': 'A tie goes to whoever has more grain on the farm.',
      'VIL-SCORE-10':
        'Then to whoever has more living members. Alive are all on farm and board and in the black bag, not the unborn.',
      'VIL-SCORE-11': 'Here: if it is still level, they share the victory.',
    },
  },
  goals: {
    title: 'Life goals',
    intro: ['If you like, play with secret goals: one of silver, one of gold.'],
    rules: {
      'VIL-GOAL-01': 'Life goals go with the base game and every mix of expansions.',
      'VIL-GOAL-02':
        'After set-up and before round 1 silver and gold are separated; what belongs to a missing expansion is taken out.',
      'VIL-GOAL-03':
        'Cards without a symbol are always in. Here: there is no Travelling Salesman with Port, as his castle is missing there.',
      'VIL-GOAL-04':
        'Everybody gets a random silver and a random gold goal, face down. The rest stays unseen.',
      'VIL-GOAL-05': 'Only you know your goals; you may look at them any time.',
      'VIL-GOAL-06':
        'When everything a goal asks for is there, you may reveal it at any time and get its points at once. Here: with every decision of your own, before it ends by itself, and once more before scoring.',
      'VIL-GOAL-07': 'Showing is enough, nothing is given away.',
      'VIL-GOAL-08': 'A revealed goal leaves the game, and there is no new one.',
      'VIL-GOAL-09': 'Missing a goal costs nothing.',
      'VIL-GOAL-10':
        'Revealing is voluntary. Here: the last chance is after the last Mass, just before scoring.',
      'VIL-GOAL-11':
        'Here: everything must be there at the same moment; having had it once is not enough. Coins are coins then, not cubes.',
      'VIL-GOAL-12': 'Here: customers served are the tiles you own, promos included.',
      'VIL-GOAL-13': 'With Port the cargo of the ship counts as well.',
      'VIL-GOAL-14': `Merchant: ${inWords(MERCHANT_CUSTOMERS)} customers or more.`,
      'VIL-GOAL-15': `Saint: on steps ${listOf(SAINT_STEPS.map(String))} of the Church there is somebody of yours each; other steps do not help out.`,
      'VIL-GOAL-16': `Historian: dead in ${inWords(HISTORIAN_GROUPS)} different groups of the Chronicle. Graves do not count, nor does the Bard of Inn.`,
      'VIL-GOAL-17': `Master: ${inWords(MASTER_CRAFTSMEN)} members in workshops or in the Crafts group of the Chronicle, added up.`,
      'VIL-GOAL-18': `Acolyte: a ${member(ACOLYTE_NUMBER)} on a step of the Church; in the bag it does not count.`,
      'VIL-GOAL-19': `Secretary: somebody on step ${SECRETARY_STEP} of the council and the next starting player marker at the same time.`,
      'VIL-GOAL-20': `Travelling Salesman: somebody stands on the Corner Castle alive, and ${counted(SALESMAN_CUSTOMERS, 'customer is', 'customers are')} served. A marker alone is not enough.`,
      'VIL-GOAL-21':
        'Governess, with Marriage only: somebody each in the Ceremony Area, in Parental Bliss, in Bakery or General Store and on the farm, all at once. Here: also in the middle of a wedding, between two of its moves.',
      'VIL-GOAL-22': 'Alone you get a silver and a gold goal. Here: Conny gets none.',
      'VIL-GOAL-23': `Lighthouse Keeper, with Port only: members on ${inWords(KEEPER_LIGHTHOUSES)} lighthouses.`,
      'VIL-GOAL-24': `Innkeeper, with Inn only: ${inWords(INNKEEPER_CARDS)} unplayed villager cards in hand.`,
      'VIL-GOAL-25':
        'Silver goals but the Craftsman: own all the pieces shown at the same time. More does no harm.',
      'VIL-GOAL-26': `Craftsman: living members in ${inWords(CRAFTSMAN_BUILDINGS)} different workshops, no matter which.`,
    },
  },
  promos: {
    title: 'Promo customers',
    intro: ['Eight special customers, shuffled among the others if you like.'],
    rules: {
      'VIL-PROMO-01': `Promo customers are added before shuffling, as many and whichever you like. Here: without a choice it is all that fit the expansions on the table; whoever picks none plays without them.`,
      'VIL-PROMO-02': 'The Friendly Customer wants nothing. A later sale still has its surcharge.',
      'VIL-PROMO-03': `The Beggar takes ${demandOf(customerOf('P02'))}.`,
      'VIL-PROMO-04':
        "The Council's Guest wants you to have the next starting player marker and to put it back on the Council Chamber.",
      'VIL-PROMO-05':
        'Here: after that somebody may take it again in the same round. If nobody does, the starting player stays.',
      'VIL-PROMO-06': `The Chatty Customer costs ${demandOf(customerOf('P04'))}, in coins if you like, besides what the sale costs anyway.`,
      'VIL-PROMO-07': `The Regular brings 1 point at the end for every ${inWords(CUSTOMERS_PER_REGULAR_POINT)} own customers, himself included, rounded down.`,
      'VIL-PROMO-08': 'The other three are customers like all others.',
      'VIL-PROMO-09':
        'With Inn: three more customers. One brings 1 point at the end for each villager card with an empty inkwell; here: for those in hand.',
      'VIL-PROMO-10':
        'With Port: a customer wants an unopened treasure chest brought home. Here: its content is lost, and it leaves the game.',
      'VIL-PROMO-11': 'With Port: an extra chest may be shuffled into the others.',
      'VIL-PROMO-12': 'Here: alone, Conny takes a promo customer like any other, without paying.',
    },
  },
  solo: {
    title: 'Alone against Conny',
    intro: [
      'Conny collects no points. She takes cubes away from you, pushes into the Church, snatches customers from under your nose and fills the Chronicle before you are ready.',
      'After each cube that you take she takes one, too. What she does then is fixed or revealed by the fate tiles.',
    ],
    rules: {
      'VIL-SOLO-01': 'Market, Chronicle, Graveyard and set-up card are those for two.',
      'VIL-SOLO-02': "On Conny's tray the spaces of missing expansions are covered.",
      'VIL-SOLO-03':
        'Conny, too, has eleven members, and a marker besides. Her seven ones and twos lie beside the tray.',
      'VIL-SOLO-04': 'Her threes and fours lie by the Church, neither on a step nor in the bag.',
      'VIL-SOLO-05': 'She has no coins, no farm, no lifetime and no points.',
      'VIL-SOLO-06': 'Her marker points at the front customer, only as a reminder.',
      'VIL-SOLO-07':
        'The fate tiles form two sets of three, each with one quill. Shuffled, they lie face down at the top and bottom of the tray.',
      'VIL-SOLO-08': 'You start every round.',
      'VIL-SOLO-09': 'Here: there is no compensation at the start.',
      'VIL-SOLO-10':
        'The next starting player marker is one more coin to you if you like: once spent, it lies in the supply until the next round.',
      'VIL-SOLO-11':
        'With the new round it returns to the Council Chamber, used or not, before the bag is filled.',
      'VIL-SOLO-12':
        'Here: unspent it is worth no point at the end, and it does not count for the Aristocrat.',
      'VIL-SOLO-13':
        'After each action for which you took a cube Conny takes one, whether you used the action or not.',
      'VIL-SOLO-14': 'Preferably your colour from the same space; black is a colour, too.',
      'VIL-SOLO-15': 'Otherwise your colour from the next space clockwise that has it.',
      'VIL-SOLO-16': 'If the colour is nowhere left, you pick another cube for her on the same space.',
      'VIL-SOLO-17': 'If that space is empty, you choose on the next one that has any.',
      'VIL-SOLO-18': 'Here: covered spaces do not count; if nothing is left she takes nothing.',
      'VIL-SOLO-19': 'Your action and your deaths are finished first.',
      'VIL-SOLO-20': 'She gains and pays nothing by it, and even plague costs her no time.',
      'VIL-SOLO-21':
        'As a variant a die with the four colours decides what she takes: from the same space, else from the next with that colour.',
      'VIL-SOLO-22': 'If the colour rolled is not there, the die is rolled again.',
      'VIL-SOLO-23':
        'With only one influence colour left there is no roll: Conny takes from the same or the next space with cubes, and where there are several you choose. Here: the same if only plague is left.',
      'VIL-SOLO-24': 'Each of her cubes, plague included, goes into a compartment of the tray.',
      'VIL-SOLO-25': 'The very first lies beside the Council Chamber.',
      'VIL-SOLO-26': 'Each further one goes into the next compartment along the arrow, through all rounds.',
      'VIL-SOLO-27': 'If a cube crosses a fate tile, it is turned over at once.',
      'VIL-SOLO-28': 'A blank one does nothing and is put aside.',
      'VIL-SOLO-29': 'A quill costs one of her oldest members its life.',
      'VIL-SOLO-30':
        "It goes to the group of the Chronicle that fits the cube's space. Grain Harvest and Family stand for Farm.",
      'VIL-SOLO-31': 'If the group is full, it goes to the Graveyard.',
      'VIL-SOLO-32':
        'First the ones and twos beside the tray die, then the threes and fours by the Church, then those on its steps from left to right.',
      'VIL-SOLO-33': 'Here: her people are safe in the black bag, too; if nobody else is there, nobody dies.',
      'VIL-SOLO-34':
        'When all three tiles of a set are turned, these three are shuffled and laid out again. The other set stays as it is.',
      'VIL-SOLO-35': 'Two cubes in one compartment happen with expansions only.',
      'VIL-SOLO-36':
        'Conny carries out no actions. Only a cube from Market or Church makes her do something. Here: take, lay down, fate, then that.',
      'VIL-SOLO-37': 'A cube of hers from the Market brings a market day, and the front customer is hers.',
      'VIL-SOLO-38':
        'If you call it you come first, then she takes the front one still there, then you go on.',
      'VIL-SOLO-39': 'One customer a market day, and she pays nothing.',
      'VIL-SOLO-40':
        'After that you may go on selling, with the surcharge. If she has called the day, each of your sales has it.',
      'VIL-SOLO-41': 'Here: if you pass at once she takes her customer all the same, and the day is over.',
      'VIL-SOLO-42': 'Customers move up as always. Hers count for nobody.',
      'VIL-SOLO-43':
        'Cube from the Church: her lowest member lying there goes into the black bag for nothing.',
      'VIL-SOLO-44': 'If nobody is left there, nothing happens.',
      'VIL-SOLO-45': 'She does not follow a Well: no cube for her, and the next turn is yours as well.',
      'VIL-SOLO-46': "Here: a market day from the Well has Conny's customer all the same.",
      'VIL-SOLO-47': `Only you buy figures out in the Mass; the others come out singly until there are ${inWords(MASS_FIGURES)}.`,
      'VIL-SOLO-48':
        "Each step of the Church holds at most one of Conny's members. A drawn one goes to the lowest step that has none of hers.",
      'VIL-SOLO-49': 'Yours go to step 1. Hers never climb in any other way.',
      'VIL-SOLO-50': `The majority is found as always. If Conny has it, nobody gets points; on a full tie you get the ${MAJORITY_POINTS}.`,
      'VIL-SOLO-51':
        'Before a new round the tray is emptied but for the last cube laid, then the bag is filled.',
      'VIL-SOLO-52': `Here: if the cube that stays is plague, only ${inWords(PLAGUE_CUBES - 1)} go into the bag.`,
      'VIL-SOLO-53': 'Play goes on in the compartment after it.',
      'VIL-SOLO-54': "The game ends as always, also if one of Conny's members fills the last space.",
      'VIL-SOLO-55':
        'Here: if Conny rings in the end you have exactly one more turn, and she takes nothing after it. If you do, she still takes the cube for that turn. Then comes the last Mass.',
      'VIL-SOLO-56': `Your points decide the title: ${titleSteps}. Conny has no points.`,
      'VIL-SOLO-57':
        'With Inn: a quill on a cube from the Inn leads to the Graveyard. Conny takes no villager cards.',
      'VIL-SOLO-58':
        'With Port: on a cube from Travel it is the Travel group, else a sea-burial space; the last of these rings in the end.',
      'VIL-SOLO-59': 'With Marriage: a third pink member is added, and the wedding card shows its back.',
      'VIL-SOLO-60':
        'With Marriage: a cube from Marriage leads to the Farm group, else to the Graveyard; one from the Smuggler always to the Graveyard.',
      'VIL-SOLO-61':
        'With Marriage: at the wedding the die is rolled twice, and the second pink member follows the same rules.',
      'VIL-SOLO-62':
        'With Marriage: if the second roll lacks a pink member in the supply, one comes from Parental Bliss, unless the rolled rank is taken.',
      'VIL-SOLO-63': 'With Marriage: two pink members do not marry each other, they go back to the supply.',
      'VIL-SOLO-64': `With expansions the bounds of the titles rise: Inn by ${TITLE_SHIFT.inn}, Port by ${TITLE_SHIFT.port}, Marriage by ${TITLE_SHIFT.marriage}, added up.`,
      'VIL-SOLO-65':
        'With expansions the card of the combination for two is used; with Marriage Conny has one more “1”.',
      'VIL-SOLO-66':
        'Here: the first cube of the game comes from nowhere and crosses nothing. Every later one crosses the tile before its compartment, if there is one.',
      'VIL-SOLO-67':
        'Here: if you ring in the end on a market day that Conny called, you have one more turn, and she still takes the cube for it.',
      'VIL-SOLO-68':
        'Here: a Well as the last turn brings no other. If you ring in the end at the Well, Conny takes no cube, and the last Mass begins.',
      'VIL-SOLO-69': 'If the cube came from the Market, the quill always leads to the Graveyard.',
    },
  },
  ...innBook,
  ...cardsBook,
  ...portBook,
  ...marriageBook,
  ...mixesBook,
};
