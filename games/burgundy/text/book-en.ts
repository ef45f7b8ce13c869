import type { Translated } from '@spielstube/engine/text';
import { ACTIONS, ANIMAL_SETS, PHASE_BONUSES, PHASE_LETTERS, POINTS, PURCHASE } from '../data/bonuses.ts';
import { CARD_COUNT } from '../data/cards.ts';
import {
  ALL_SEVEN,
  ANIMAL_SORTS,
  ANIMALS,
  DICE_OF_SORT,
  DISPLAY,
  EGON_STACKS,
  GOODS,
  GOODS_SORTS,
  STARTING,
} from '../data/setup.ts';
import { CLOISTER, TRIPLE_POINTS } from '../data/types.ts';
import { animalStackSizes, goodsStackSizes } from '../rules/setup.ts';
import type { bookDe } from './book-de.ts';
import { effects } from './en/effects.ts';
import { amount, amountOf, anyOf, listOf, listOr, spelled } from './en/words.ts';
import { gainsOf } from './facts.ts';

const cards = (n: number): string => spelled(n, 'card', 'cards');
const silver = (n: number): string => spelled(n, 'silver', 'silver');
const points = (n: number): string => spelled(n, 'point', 'points');

/** "8 and 8 for two players, 8 and 7 for three …" */
const bySeats = (sizes: (seats: number) => readonly number[]): string =>
  ['for two players', 'for three', 'for four', 'alone']
    .map((together, n) => `${listOf(sizes(n === 3 ? 1 : n + 2).map(String))} ${together}`)
    .join(', ');
const displayed = (seats: number): number => DISPLAY[seats].inOrder + DISPLAY[seats].byDie;
const diceOf = (sort: number): string => listOr(DICE_OF_SORT[sort].map(String));
const allSeven = (seats: number): string => listOf(ALL_SEVEN[seats].map(String));
/** "Phase A: 3 points, 2 goods …" */
const bonusesOf = (phase: number): string =>
  `Phase ${PHASE_LETTERS[phase]}: ${anyOf(PHASE_BONUSES[phase].map((_, option) => listOf(gainsOf(phase, option).map(amountOf))))}`;

/** The rules book in English. Where the printed rules leave something open, the text says "Here". */
export const bookEn: Translated<typeof bookDe> = {
  course: {
    title: 'How the game goes',
    intro: [
      'It is your turn: you hold two cards and play one of them as a die. Whatever else it shows does not matter, only the number does.',
      'The number gives you one action. Mostly you take a card from the row of that number and lay it with your projects, or you place a project with that number in your estate. You can also sell goods, fetch workers or silver, or turn both into points.',
      `If the number does not fit, each worker moves it by one. Once a turn, ${silver(PURCHASE.price)} buy you ${cards(PURCHASE.cards)}, of which you use one: as a project or for a second action.`,
      'Every placed card takes effect at once: Ships bring goods, Pastures animals, Mines silver, Castles a whole action. So one good move sets off the next.',
      'What it all aims at: three cards of a type are a triple. It scores at the end and brings a bonus at once, a bigger one early in the game. Being first with a type, or owning all seven types, brings even more.',
      'After five phases of six turns it is over. Triples, bonus cards, sold goods and different animals are counted; unfinished stacks and unsold goods bring nothing.',
    ],
    rules: {},
  },
  general: {
    title: 'What it is about',
    intro: [
      'You build an estate out of cards. Each card has a die at its top and points at its foot. Played as a die it tells you what you can do; placed as a project it gives you something at once.',
      'Three cards of a type make a triple, and only triples earn the printed points at the end. Bonuses, sold goods and a colourful mix of animals come on top.',
    ],
    rules: {
      'BUR-GEN-01': 'Two to four people play against each other. Alone you take on Egon.',
      'BUR-GEN-02': 'Whoever has the most points in the end wins.',
      'BUR-GEN-03': `Cards never vanish: the ${CARD_COUNT} action cards, ${GOODS_SORTS * GOODS.ofASort} goods and ${ANIMAL_SORTS * ANIMALS.ofASort} animals are always somewhere on the table, in a hand or in a pile.`,
      'BUR-GEN-04': 'Silver and workers never run out.',
      'BUR-GEN-05': 'Point cards are a plain counter. Here they never run out either.',
    },
  },
  setup: {
    title: 'Setting up',
    intro: [
      `Everybody starts nearly alike: with ${silver(STARTING.silver)}, one good and one animal. Those who come later in turn order get workers for it.`,
      'The display with its six rows lies in the middle; bonus cards, goods and animals wait beside it.',
    ],
    rules: {
      'BUR-SET-01': 'Everybody has three areas: projects, estate and storage.',
      'BUR-SET-02': 'A random good goes into the storage.',
      'BUR-SET-03': 'So does a random animal.',
      'BUR-SET-04': `And ${silver(STARTING.silver)}.`,
      'BUR-SET-05': 'Everybody can see what lies in a storage.',
      'BUR-SET-06': `The other goods are shuffled and lie face up in two stacks that differ by one card at most: ${bySeats(goodsStackSizes)}.`,
      'BUR-SET-07': `The animals likewise: ${bySeats(animalStackSizes)}.`,
      'BUR-SET-08': 'Silver and workers are common supplies.',
      'BUR-SET-09':
        'Whoever starts gets the start player card, front side up. Here chance or a chosen seat decides, not age.',
      'BUR-SET-10': `Workers to begin with, in turn order: ${STARTING.workers.join(', ')}. Here the list is simply cut short for two and three players.`,
      'BUR-SET-11': 'Six display cards, 1 to 6, give the six rows their numbers.',
      'BUR-SET-12': 'Seven bonus cards “1.” are ready, one for each card type.',
      'BUR-SET-13': `With four players the cards “All 7 types” are worth ${allSeven(4)}, with the ${ALL_SEVEN[4][0]} on top.`,
      'BUR-SET-14': `With three players they are ${allSeven(3)}.`,
      'BUR-SET-15': `With two players they are ${allSeven(2)}.`,
      'BUR-SET-16': 'The point cards are within reach.',
      'BUR-SET-17': 'Five phase cards lie in a pile, A on top. The visible one is in force.',
      'BUR-SET-18': `All ${CARD_COUNT} action cards are shuffled into one draw pile.`,
      'BUR-SET-19': 'Everybody gets six of them face down: the dice for phase A.',
      'BUR-SET-20': `The display gets ${displayed(2)} cards for two players, ${displayed(3)} for three and ${displayed(4)} for four, face up.`,
      'BUR-SET-21': `First rows 1 to 6 are filled one after the other, no matter which die a card shows: with ${cards(DISPLAY[2].inOrder)} for two players, with ${cards(DISPLAY[3].inOrder)} for three.`,
      'BUR-SET-22': `With four players ${DISPLAY[4].inOrder} cards are laid out in this way.`,
      'BUR-SET-23': `What comes after that goes to the row of its own die: ${cards(DISPLAY[2].byDie)} with two players, ${cards(DISPLAY[4].byDie)} with four.`,
      'BUR-SET-24': `With three players it is ${cards(DISPLAY[3].byDie)} that go to the rows of their own dice.`,
      'BUR-SET-25': 'A row holds any number of cards. Nothing is refilled during a phase.',
      'BUR-SET-26':
        'At setup the personal piles are dealt first, then the display. Here each player gets six cards in one go, the start player first and then clockwise; the first one lies on top.',
    },
  },
  rounds: {
    title: 'Phases, rounds, turns',
    intro: [
      'Five phases of six rounds make thirty turns for everybody. In the first five rounds you choose between two dice, in the sixth you play the last one.',
    ],
    rules: {
      'BUR-ROUND-01': 'The game runs through five phases, A to E.',
      'BUR-ROUND-02': 'A phase has six rounds, and everybody has exactly one turn in each.',
      'BUR-ROUND-03': 'In the first round you draw two cards from your face-down pile.',
      'BUR-ROUND-04': 'In rounds 2 to 5 you draw one and hold two again.',
      'BUR-ROUND-05': 'In the sixth round the pile is empty: you play the card you have left.',
      'BUR-ROUND-06': 'Play goes clockwise from the start player and stays like that for the whole phase.',
      'BUR-ROUND-07': effects.card,
      'BUR-ROUND-08': 'With this die you carry out one of the six actions, exactly one.',
      'BUR-ROUND-09': `You may not pass. Taking ${silver(ACTIONS.silver)} is always possible.`,
      'BUR-ROUND-10': 'No action without a die: it comes from a hand card, a bought card or a castle.',
      'BUR-ROUND-11': 'You keep the other hand card for the next round.',
      'BUR-ROUND-12': 'Everybody uses the same discard pile.',
      'BUR-ROUND-13':
        'Here card and action are one move: until you have chosen an action you may take the card back, unless you have bought cards in between.',
    },
  },
  display: {
    title: 'Action 1: take a card',
    intro: ['The die names the row. What you take is a project at first: planned, but not yet built.'],
    rules: {
      'BUR-ACT1-01': 'You take any card of the row that your die names.',
      'BUR-ACT1-02': 'Which die is printed on the card you take does not matter for this.',
      'BUR-ACT1-03': 'It always joins your projects first.',
      'BUR-ACT1-04': 'There is room for three cards.',
      'BUR-ACT1-05': 'If you have three already, you discard one of them beforehand.',
      'BUR-ACT1-06': 'Here one of the three old cards has to leave, never the new one.',
      'BUR-ACT1-07': 'There is nothing to take from an empty row.',
      'BUR-ACT1-08':
        "The limit of three projects holds everywhere, also for cards from a Castle, Carpenter's Workshop, Church or Market and for bought ones.",
    },
  },
  placing: {
    title: 'Action 2: place a project',
    intro: [
      'Now you build. Your die must show the number on the project. The card takes effect at once, a single time.',
      'Like types lie on each other until three are together. Then a new stack begins.',
    ],
    rules: {
      'BUR-ACT2-01': 'The die, changed by workers if need be, must equal the die on the project.',
      'BUR-ACT2-02': 'You can only place what lies among your own projects.',
      'BUR-ACT2-03': 'One action places one project.',
      'BUR-ACT2-04': 'Without a project that fits, this action is closed to you.',
      'BUR-PLACE-01': 'Like types go on top of each other, different ones side by side.',
      'BUR-PLACE-02': 'All buildings are a single type.',
      'BUR-PLACE-03': 'Three cards are a finished triple. It takes no fourth.',
      'BUR-PLACE-04': 'The fourth card of a type opens a second stack, which can score just as well.',
      'BUR-PLACE-05':
        'A card goes on its own open stack, or on an open stack of nothing but cloisters. It begins a new one only where none of its type is open. Here the cloisters are always available to it.',
      'BUR-PLACE-06': 'No card may lie on a different type; only cloisters are an exception.',
      'BUR-PLACE-07': 'What has been laid down stays there.',
      'BUR-PLACE-08': 'A card takes effect when it is placed, and never again.',
      'BUR-PLACE-09':
        'Here the order is: lay the card, bonus card “1.”, card “All 7 types”, phase bonus, and last the effect of the card.',
      'BUR-PLACE-10':
        'If a Castle or a City Hall places another project, that is carried out in full before things go on.',
      'BUR-PLACE-11': 'However a project comes to be placed, its effect and bonuses are the same.',
    },
  },
  selling: {
    title: 'Action 3: sell goods',
    intro: [
      'Baskets, barrels and crates: a sale clears one sort out of your storage, earns points and silver, and wins you the start player card.',
    ],
    rules: {
      'BUR-ACT3-01': `${diceOf(0)} sells baskets (light), ${diceOf(1)} barrels, ${diceOf(2)} crates (dark).`,
      'BUR-ACT3-02': 'The whole sort is sold every time. Nothing can be held back.',
      'BUR-ACT3-03': `Sold goods lie to the right of the estate, ${points(GOODS.points)} each. They do not go back to the supply.`,
      'BUR-ACT3-04': `You get ${silver(GOODS.silver)} for every card sold.`,
      'BUR-ACT3-05':
        'You take the start player card, whoever has it, and lay it down with the question mark up.',
      'BUR-ACT3-06': 'If you have it already, you turn it to the question mark.',
      'BUR-ACT3-07': 'The turn order of the current phase stays the same.',
      'BUR-ACT3-08': 'Each sale fetches the card anew. The last seller keeps it.',
      'BUR-ACT3-09':
        'Here there is no sale without goods of the sort, and the start player card stays where it is.',
    },
  },
  smallActions: {
    title: 'Actions 4 to 6: workers, silver, points',
    intro: ['These three work with any die. They save a turn that suits nothing else.'],
    rules: {
      'BUR-ACT4-01': `Action 4 fills your workers up to ${ACTIONS.workersUpTo}: you get as many as you lack.`,
      'BUR-ACT4-02': 'The number of the die does not matter for it.',
      'BUR-ACT4-03': `Here the action is closed to you with ${ACTIONS.workersUpTo} or more workers. You never lose workers beyond that.`,
      'BUR-ACT5-01': `Action 5 brings you ${silver(ACTIONS.silver)}.`,
      'BUR-ACT5-02': 'It is always possible, with every die.',
      'BUR-ACT6-01': `Action 6 turns every ${spelled(ACTIONS.cardsPerPoint, 'worker', 'workers')} or silver, mixed as you like, into a point.`,
      'BUR-ACT6-02': `You may exchange several such groups at once: ${cards(2 * ACTIONS.cardsPerPoint)} for two points.`,
      'BUR-ACT6-03': 'Here too the number of the die does not matter.',
      'BUR-ACT6-04': `Here only full groups of ${cards(ACTIONS.cardsPerPoint)} are exchanged. You cannot give anything away.`,
      'BUR-ACT6-05':
        'The points lie to the left of the estate for all to see. Goods and animals cannot be exchanged.',
    },
  },
  workers: {
    title: 'The workers',
    intro: ['If the number does not suit you, a worker helps: it turns the die by one step.'],
    rules: {
      'BUR-WORKER-01': 'Each worker you return changes the die you played by 1, up or down.',
      'BUR-WORKER-02': '6 and 1 are neighbours: that step costs a single worker too.',
      'BUR-WORKER-03': 'Several workers go several steps. No number needs more than three.',
      'BUR-WORKER-04': 'You can return only what you have.',
      'BUR-WORKER-05': 'The die of a bought card can be changed in the same way.',
      'BUR-WORKER-06': 'Dice on projects and in the display stay as they are.',
      'BUR-WORKER-07': 'Here you always pay for the shortest way, and nothing for actions 4 to 6.',
    },
  },
  silver: {
    title: 'The silver',
    intro: [
      `Once a turn you buy ${cards(PURCHASE.cards)} from the draw pile for ${silver(PURCHASE.price)} and use one of them: as a project or as an extra die.`,
    ],
    rules: {
      'BUR-SILVER-01': `The purchase costs ${silver(PURCHASE.price)}, brings exactly ${cards(PURCHASE.cards)} and comes on top of the normal action.`,
      'BUR-SILVER-02':
        'It can be made before, during or after the action, even in the middle of the effect of a card.',
      'BUR-SILVER-03': 'There is one purchase a turn at most, however many actions you have.',
      'BUR-SILVER-04': 'Of the bought cards you use exactly one.',
      'BUR-SILVER-05': 'As a project it joins your projects. The limit of three holds here, too.',
      'BUR-SILVER-06': 'As a die it goes to the discard pile and gives you an action of your choice.',
      'BUR-SILVER-07': 'The others are discarded, unused.',
      'BUR-SILVER-08': 'You can place a bought project in the same turn, with an open castle for instance.',
      'BUR-SILVER-09': 'The purchase does not replace the normal action.',
      'BUR-SILVER-10':
        'Here the purchase is finished with everything that follows from it; then you go on where you were interrupted.',
      'BUR-SILVER-11': 'Here you can buy on your own turn only, from its beginning to its end.',
      'BUR-SILVER-12': `If the draw pile is too small, the discard pile is shuffled in. Here there is no purchase if the two together hold fewer than ${cards(PURCHASE.cards)}.`,
      'BUR-SILVER-13': `No purchase without ${silver(PURCHASE.price)}. Workers do not pay for it.`,
    },
  },
  cards: {
    title: 'The cards and what they do',
    intro: [
      'Each type has a benefit of its own when it is placed. Buildings and cloisters have their own chapters.',
    ],
    rules: {
      'BUR-CARD-MINE-01': effects.mine,
      'BUR-CARD-KNOWLEDGE-01': effects.knowledge,
      'BUR-CARD-SHIP-01': effects.ship,
      'BUR-CARD-SHIP-02': 'If that empties a stack, the other one is divided into two at once.',
      'BUR-CARD-SHIP-03':
        'Here the upper half stays (the larger one if the number is odd), the lower half becomes the second stack. A last card stays alone.',
      'BUR-CARD-SHIP-04': 'If all goods are gone you get nothing. You may place the Ship all the same.',
      'BUR-CARD-PASTURE-01': effects.pasture,
      'BUR-CARD-PASTURE-02': 'Stacks are divided as with goods, and animals can run out too.',
      'BUR-CARD-CASTLE-01': effects.castle,
      'BUR-CARD-CASTLE-02': 'You discard no card for it and need no worker.',
      'BUR-CARD-CASTLE-03': 'If you place another Castle with it, that one gives an action too, and so on.',
      'BUR-CARD-CASTLE-04': `Here the Castle's action is compulsory. Taking ${silver(ACTIONS.silver)} is always possible.`,
    },
  },
  buildings: {
    title: 'The buildings',
    intro: ['Eight buildings, one type. Each does something different, and together they make triples.'],
    rules: {
      'BUR-CARD-BUILDING-01': effects.building,
      'BUR-CARD-BUILDING-02': 'Any three buildings make a triple, alike or different.',
      'BUR-CARD-CARPENTER-01': effects.carpenter,
      'BUR-CARD-CHURCH-01': effects.church,
      'BUR-CARD-MARKET-01': effects.market,
      'BUR-CARD-TAKE-01':
        'If nothing suitable lies there for these three, you get nothing. You may place them all the same.',
      'BUR-CARD-TAKE-02':
        'You need no die for it and may decline. With three projects one has to leave first.',
      'BUR-CARD-WATCHTOWER-01': effects.watchtower,
      'BUR-CARD-BANK-01': effects.bank,
      'BUR-CARD-HOUSES-01': effects.boardinghouse,
      'BUR-CARD-WAREHOUSE-01': effects.warehouse,
      'BUR-CARD-WAREHOUSE-02':
        'Without goods, or if you decline, nothing happens; the start player card stays put.',
      'BUR-CARD-CITYHALL-01': effects.cityhall,
      'BUR-CARD-CITYHALL-02': 'If you have no other project, the City Hall brings nothing.',
    },
  },
  cloisters: {
    title: 'The cloisters',
    intro: [
      `Cloisters do nothing and are wanted all the same: they stand in for any other type, or earn ${points(TRIPLE_POINTS[CLOISTER])} in threes.`,
    ],
    rules: {
      'BUR-CARD-CLOISTER-01': 'A Cloister has no effect when placed, wherever it lies.',
      'BUR-CARD-CLOISTER-02': effects.cloister,
      'BUR-CARD-CLOISTER-03':
        'Otherwise it goes on your open stack of cloisters, or begins one if you have none.',
      'BUR-CARD-CLOISTER-04':
        'In a stack of another type it is tucked behind: type and points come from the other cards, those of the cloisters do not count.',
      'BUR-CARD-CLOISTER-05':
        'It works the other way round, too: lay another card on one or two cloisters, and the whole stack belongs to its type from then on.',
      'BUR-CARD-CLOISTER-06': `Three cloisters are a cloister triple: ${points(TRIPLE_POINTS[CLOISTER])} and the bonus card “1.” of the cloisters.`,
      'BUR-CARD-CLOISTER-07':
        'Two cloisters and one other card are a triple as well, of the type of the other card.',
      'BUR-CARD-CLOISTER-08':
        'No Cloister fits on a finished triple. Alone it stays a Cloister until something joins it.',
    },
  },
  bonuses: {
    title: 'The bonuses',
    intro: [
      'Every triple brings a bonus of the current phase, more in the beginning than in the end. Being first with a type, or having all seven types, brings a bonus card as well.',
    ],
    rules: {
      'BUR-BONUS-01': `Whoever is first to complete a triple of a type takes its bonus card “1.” at once: ${points(POINTS.firstTriple)}.`,
      'BUR-BONUS-02': 'Later triples of that type no longer get it.',
      'BUR-BONUS-03': 'What counts is the type of the stack, cloisters in it included.',
      'BUR-BONUS-04':
        'For every triple you complete you also choose exactly one bonus of the current phase card, even for a second triple of a type.',
      'BUR-BONUS-05': `${bonusesOf(0)}.`,
      'BUR-BONUS-06': `${bonusesOf(1)} (reconstructed).`,
      'BUR-BONUS-07': `${bonusesOf(2)} (reconstructed).`,
      'BUR-BONUS-08': `${bonusesOf(3)}.`,
      'BUR-BONUS-09': `${bonusesOf(4)} (reconstructed).`,
      'BUR-BONUS-10':
        'You take goods and animals one at a time, each from a stack of your choice. Here you get what is there if the supply runs short; a bonus that would give nothing at all is not on offer.',
      'BUR-BONUS-11':
        'When all seven colours lie in your estate for the first time, you take the top card “All 7 types”.',
      'BUR-BONUS-12':
        'A Cloister is always violet for this, even in a stack of another type, and never anything else.',
      'BUR-BONUS-13': 'Finished and open stacks count alike for it.',
      'BUR-BONUS-14': 'Nobody gets more than one such card, and only while there are any.',
      'BUR-BONUS-15': 'A single card can set off several bonuses. You get them all.',
      'BUR-BONUS-16': 'Bonus cards lie openly to the left of the estate and are never lost.',
    },
  },
  phases: {
    title: 'The end of a phase',
    intro: ['After six rounds the table is cleared: a new display, new dice, perhaps a new start player.'],
    rules: {
      'BUR-PHASE-01': 'Once the last hand cards of the sixth round are played, the phase is over.',
      'BUR-PHASE-02': 'What still lies in the display is discarded.',
      'BUR-PHASE-03': 'Then it is filled anew, as at setup.',
      'BUR-PHASE-04': 'The next phase card is in force.',
      'BUR-PHASE-05': 'Everybody gets six new cards and takes two of them into hand.',
      'BUR-PHASE-06':
        'If the start player card shows the question mark, its holder turns it over and starts in the whole next phase.',
      'BUR-PHASE-07': 'If nobody has sold, it moves on clockwise, and the next player starts.',
      'BUR-PHASE-08':
        'If a card is needed and the draw pile is empty, the discard pile is shuffled and takes its place, even in the middle of a purchase.',
      'BUR-PHASE-09':
        'Here, for the rare case that there are not enough cards: the piles of the players are dealt in full first, the display gets the rest.',
      'BUR-PHASE-10': 'Projects, estate and storage stay as they are.',
      'BUR-PHASE-11': 'The bonus is that of the phase in which the third card is placed.',
      'BUR-PHASE-12':
        'Between phases the display is laid out first, then the piles are dealt. Here each player gets six cards in one go, the new start player first; the first one lies on top.',
    },
  },
  scoring: {
    title: 'End of the game and scoring',
    intro: ['After phase E the points are counted. What is left in a storage only matters for ties.'],
    rules: {
      'BUR-END-01': 'After phase E the game is over. The start player card does not move on any more.',
      'BUR-SCORE-01': 'Every triple earns the points of its type, several of a type each on their own.',
      'BUR-SCORE-02': 'Stacks of one or two cards earn nothing.',
      'BUR-SCORE-03': `Each bonus card “1.” counts ${points(POINTS.firstTriple)}, “All 7 types” its number, point cards their value.`,
      'BUR-SCORE-04': `Each sold good counts ${points(GOODS.points)}. Unsold ones count nothing.`,
      'BUR-SCORE-05': `Different animals earn ${amount('points', ANIMAL_SETS[4])} as a set of four, ${ANIMAL_SETS[3]} as a set of three, ${ANIMAL_SETS[2]} as a pair. One alone earns nothing.`,
      'BUR-SCORE-06': 'Each animal belongs to one set; the sets are formed so that they earn the most.',
      'BUR-SCORE-07': `The start player card earns its holder ${points(POINTS.startCard)}, whichever side is up.`,
      'BUR-SCORE-08': 'Workers, silver and projects earn no points.',
      'BUR-SCORE-09':
        'In a tie the player with more left over wins: workers, silver, unsold goods and animals that earned nothing. Here animals that have scored, and projects, do not count.',
      'BUR-SCORE-10': 'If that is equal too, the win is shared.',
    },
  },
  information: {
    title: 'What everybody sees',
    intro: ['Nearly everything is open. Only the dice in the hands and the face-down cards are secret.'],
    rules: {
      'BUR-INFO-01':
        'Everybody sees storages, projects, estates, points, bonus cards, sold goods and the start player card.',
      'BUR-INFO-02': 'The personal piles lie face down, for their owners too. Only their height is known.',
      'BUR-INFO-03':
        'Of your hand cards only the die counts. Here it is all you see; the whole card shows when it is discarded.',
      'BUR-INFO-04': 'Nobody else sees your hand cards.',
      'BUR-INFO-05': 'Of the stacks of goods and animals one sees the top card and the height.',
      'BUR-INFO-06': 'Display and discard pile are open. Everybody may look through the discard pile.',
      'BUR-INFO-07': 'Nobody knows the order of the draw pile, everybody its height.',
      'BUR-INFO-08': 'Bought cards are shown openly.',
    },
  },
  solo: {
    title: 'Alone against Egon',
    intro: [
      'Egon does not play, he only lays out, a whole stack at the beginning of each phase. If you have fewer points than he at the end of a phase, you have lost.',
    ],
    rules: {
      'BUR-SOLO-01': 'Everything stays as it is, except for the following.',
      'BUR-SOLO-02': `The cards “All 7 types” are ${allSeven(1)}, and the display has ${cards(displayed(1))}, laid out as for two players.`,
      'BUR-SOLO-03': `You begin with ${silver(STARTING.silver)}, ${spelled(STARTING.soloWorkers, 'worker', 'workers')}, one good and one animal.`,
      'BUR-SOLO-04': `Egon gets five stacks from the draw pile, face down: ${listOf(EGON_STACKS.map(String))} cards.`,
      'BUR-SOLO-05':
        'At the start of each phase, before your first turn, his next stack is turned up and sorted by type.',
      'BUR-SOLO-06': 'For Egon cloisters are never jokers: they only go with other cloisters.',
      'BUR-SOLO-07': `For every Cloister that Egon lays out you get ${points(POINTS.egonCloister)} at once.`,
      'BUR-SOLO-08': "Egon's fourth card of a type begins a new triple.",
      'BUR-SOLO-09':
        'If Egon is faster with a type, its bonus card “1.” is his. What you already have stays yours.',
      'BUR-SOLO-10':
        'When the seventh type lies before Egon, he takes the top card “All 7 types” that is still there.',
      'BUR-SOLO-11': 'His cards do nothing else, and he never gets a phase bonus.',
      'BUR-SOLO-12': 'After that you play your six rounds as usual.',
      'BUR-SOLO-13':
        "At the end of each phase the points are compared: your triples, bonus and point cards, sold goods and animals against Egon's triples and bonus cards.",
      'BUR-SOLO-14': 'If Egon has more, the game is lost on the spot.',
      'BUR-SOLO-15': 'If you are level or ahead, play goes on; after phase E it means that you have won.',
      'BUR-SOLO-16': 'There is no start player card here. It neither moves nor counts.',
      'BUR-SOLO-17': "Egon's cards never come back to the draw pile or the discard pile.",
      'BUR-SOLO-18': 'Here leftover material means nothing in a solo game, since a tie is already a win.',
    },
  },
};
