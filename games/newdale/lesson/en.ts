import type { LessonWords } from '@spielstube/engine';
import { FRONT, WAY_KEYS } from '../data/areas.ts';
import { CHAPTER_KEYS, CHAPTER_ROWS } from '../data/chapters.ts';
import { ACTION_FIELDS } from '../data/fields.ts';
import { GOOD_VALUES, good } from '../data/goods.ts';
import { BUILDING, MILITARY_POINTS, ROUNDS, SCORING, THRESHOLD_CARDS, THRESHOLDS } from '../data/setup.ts';
import { TILES } from '../data/tiles.ts';
import { course } from './course.ts';

const ORDER = CHAPTER_ROWS[CHAPTER_KEYS.indexOf(course.options.chapter)];
const BREAD = GOOD_VALUES[good('bread')];
/** What the extraordinary field of the mill brings. */
const FLOUR = FRONT[3][WAY_KEYS.indexOf('extraordinary')].goods;
const { offspring, blackMarket, progress } = ACTION_FIELDS;

/** What Murr says in English. */
export const words: LessonWords<typeof course> = {
  learns: 'Place stones on a bet, produce, bring houses onto the map and fulfil the order of the chapter.',
  chapters: {
    aim: { title: 'Bread for the road', about: 'What it is all about, and what you begin with' },
    plan: { title: 'A plan is a bet', about: 'Placing stones before the bag has its say' },
    build: { title: 'Mill and watchtower', about: 'Producing, chains, and houses on the map' },
    offspring: { title: 'Offspring', about: 'A third stone, and plenty of flour' },
    bakery: { title: 'The bakery', about: 'Paying, and planning three stones' },
    bread: { title: 'Fresh from the oven', about: 'Baking even when somebody is missing, and trading' },
    count: { title: 'A full basket', about: 'A special building, and what counts in the end' },
  },
  shows: {
    welcome: {
      title: 'Welcome to Longsdale!',
      text: `Carts are being loaded. You build workshops, fill stores and send houses east. After ${ROUNDS} rounds the most *victory points* win.`,
    },
    order: {
      title: 'The order of this chapter',
      text: `Four goods are wanted for the road. In the end ${ORDER.low} coins’ worth of them bring ${ORDER.lowPoints} points, ${ORDER.high} coins’ worth *${ORDER.highPoints}*. I smell bread already.`,
    },
    hand: {
      title: 'Eight cards, three lives each',
      text: 'Every card is a *building*. Or you discard it: as the *raw material* below its price, or in place of missing people.',
    },
    phases: {
      title: 'A fine hand!',
      text: 'Mill, Bakery, Corn Farm: this will do. Each round has six phases: *event, planning, helpers, actions, building, special buildings*. Let us walk through them.',
    },
    event: {
      title: 'Phase I: the event',
      text: 'Market Day! Everybody got a coal and a card. More important: the coloured *helpers* on it are sure to come today, and work for all.',
    },
    ways: {
      title: 'Your Coal Mine',
      text: 'It needs two yellow helpers and a red one. *Sloppy* needs fewer, *extraordinary* needs more and brings more. The percentages tell your chances.',
    },
    drawn: {
      title: 'Phase III: the bag',
      text: 'Four more helpers. Together they are the *labour market*, never used up: all may use all of them. Your plan works out!',
    },
    inTurn: {
      title: 'Stone by stone',
      text: 'First all carry out stone *1*, then stone *2*. Over there cards were drawn. And you have a heap of coal: *goods are money*.',
    },
    millStands: {
      title: 'Clip, clap!',
      text: 'Your first mill. From the next round on it will grind. And your house stands in Fairmeadow.',
    },
    mission: {
      title: 'Psst, secret',
      text: `Phase V: everybody may build once more, *without a stone*. First your secret mission: each house at a place with a *moon* brings ${SCORING.missionHouse} points in the end.`,
    },
    premium: {
      title: 'First come, first served',
      text: 'They built in Northgate. It had a *premium*: points at once, only for the first house. Farther away they are higher.',
    },
    firstRound: {
      title: 'Purr. One round done!',
      text: 'Last, phase VI: *special buildings* work, over there the Coal Depot. New event: Journeymen! Today more people leave the bag.',
    },
    fewStones: {
      title: 'Two stones are few',
      text: 'Who has more stones does more in every round. A third one is nearly always worth it, most of all *early*. We buy one.',
    },
    theirCards: {
      title: 'Cards instead of heads',
      text: `Over there a helper was missing. *Card compensation*: ${BUILDING.cardsForHelper} hand cards stand in for each who is missing. Dear! For your mill everybody has come.`,
    },
    threshold: {
      title: 'Over the threshold',
      text: `Over there the marker passed the threshold after ${THRESHOLDS[0]}: *${THRESHOLD_CARDS} cards* at once. That works four times, so early points pay twice. You have flour!`,
    },
    display: {
      title: 'Fine Fabrics',
      text: 'The event puts Tailor’s Shops into the *display*. Anybody may build them from there. Pretty, but we want bread.',
    },
    threeStones: {
      title: 'Three stones!',
      text: 'Now their *order* matters. One flour and one coal make one bread. So the coal has to be there *before* you bake.',
    },
    oneMissing: {
      title: 'Oh dear, only two green ones',
      text: 'Your Bakery wanted three. The green Post Station would have helped? I am a tomcat, no clairvoyant. But my kind lands on its feet.',
    },
    baked: {
      title: 'Can you smell it?',
      text: `Four loaves at ${BREAD} coins each! *The high level is reached*, if you keep them to the end. Somebody was missing over there, too: they only got a card.`,
    },
    traded: {
      title: 'A good bargain',
      text: 'Another bread, and coal to build with. That is how to save a round in which not everything works.',
    },
    corn: {
      title: 'The first corn',
      text: 'In phase VI your Corn Farm worked, without stone or helpers. Corn is wanted for the road, too.',
    },
    progress: {
      title: 'What you do not know yet',
      text: `*Progress*: ${progress.coins} coins, and ${progress.points} points, for building farther or replacing missing helpers more cheaply. And *Hand Cards* brings you new cards. You have none left!`,
    },
    scoring: {
      title: 'How it is counted',
      text: `After round ${ROUNDS} all chains run once more, without stones. Then: fists (${MILITARY_POINTS[0]} for the strongest), order, secret mission, buildings, and a point for every ${SCORING.coinsPerPoint} coins of goods left.`,
    },
    goodPlayers: {
      title: 'What good players look for',
      text: 'They build workshops that *feed each other*. They only bet where losing does not hurt. And they build near where a tile tempts, far where premiums lie.',
    },
    farewell: {
      title: 'Now you alone.',
      text: 'Guild Day: the most production buildings at the end of the round bring points. You are ahead! In other chapters *hooded figures* sit in the bag. Here it is only me.',
    },
  },
  tries: {
    ready: {
      title: 'Ready?',
      text: 'Then say so. Only when all are ready, everything is shown.',
      ask: 'say that you are ready',
      other: 'That was all. Simply say that you are ready.',
    },
    asideTannery: {
      title: 'Three have to go',
      text: 'First the *Tannery*. Leather is not on the list, and it stinks.',
      ask: 'lay the Tannery aside',
      other: 'That one may come in handy. Nobody needs leather in this chapter.',
    },
    asidePost: {
      title: 'The mail must wait',
      text: 'A *Post Station* lends you a helper of its colour in every round. Fine, but workshops come first.',
      ask: 'lay the Post Station aside',
      other: 'Better keep that one. It is the postman we send away.',
    },
    asideMill: {
      title: 'One mill is enough',
      text: 'The one with two yellow and *two red* helpers is harder to staff. Lay it aside.',
      ask: 'lay aside the Mill with red helpers',
      other: 'Wait! We have two mills, and one of them is one too many.',
    },
    planCoal: {
      title: 'Phase II: your stone 1',
      text: 'Two yellow, one red: they stand on the event already. So *orderly* is safe.',
      ask: 'put the stone on the orderly field of the Coal Mine',
      other: 'Bold, bold! But to begin with we take what is safe: coal, in good order.',
    },
    planBuild: {
      title: 'And your stone 2',
      text: 'The *action board* belongs to all, nobody is in your way. With the coal we *build* at once.',
      ask: 'put the stone on Build',
      other: 'That will come as well. Today stone 2 shall build a mill.',
    },
    readyPlan: {
      title: 'Not a word',
      text: 'All plan at the same time and *in secret*. Once you are ready, the plan cannot change any more.',
      ask: 'say that you are ready',
      other: 'Your stones lie well. Say that you are ready.',
    },
    makeCoal: {
      title: 'Phase IV: to work',
      text: 'It is your stone 1’s turn. All helpers are there.',
      ask: 'mine the coal',
      other: 'Leave it? But they are standing there with their shovels!',
    },
    feedWood: {
      title: 'And now the chain',
      text: 'The mine makes coal from *wood*, too: one for each card. To us the Weaving Mill is only wood.',
      ask: 'discard the Weaving Mill as wood',
      other: 'Do not burn the Bakery! The Weaving Mill burns just as well.',
    },
    stopCoal: {
      title: 'The chain bonus',
      text: 'When a chain has made something, *one more* is added. That is all the wood we give.',
      ask: 'stop and take the bonus',
      other: 'The Bakery stays! Stop here.',
    },
    buildMill: {
      title: 'Your stone 2 builds',
      text: 'The *Mill* makes flour. That is on the list, and bread is made of it, too.',
      ask: 'build the Mill',
      other: 'Its time will come. Flour first: no flour, no bread.',
    },
    millPlace: {
      title: 'Where does the house go?',
      text: `Each building puts a house on the map, at most ${BUILDING.range} steps from yours. There are fields in *Fairmeadow*: a mill costs ${BUILDING.discount} coins less there.`,
      ask: 'put the house in Fairmeadow',
      other: 'Nice there. But Fairmeadow has fields, that is cheaper, and a tile lies next to it.',
    },
    millArea: {
      title: 'And the card?',
      text: 'It goes into a free area. In *area 4* extraordinary takes only one helper more, not two.',
      ask: 'lay the Mill into area 4',
      other: 'You could. But compare the fields: area 4 is the gentlest.',
    },
    takeOffspring: {
      title: 'A tile!',
      text: `You built only *one step* away: for that you get a bonus tile from next door. *Cheaper Offspring* will soon save us ${TILES.offspringLess.coins} coins.`,
      ask: 'take “Cheaper Offspring”',
      other: 'Good as well. But we want offspring in the very next round.',
    },
    buildTower: {
      title: 'A Small Watchtower',
      text: 'It brings two cards and a *fist*. The most fists bring points in the end.',
      ask: 'build the Small Watchtower',
      other: 'Later! The tower is cheap and fills your hand at once.',
    },
    towerPlace: {
      title: 'Under the moon',
      text: '*Oldbarrow* shows a moon, and it is only one step again.',
      ask: 'put the house in Oldbarrow',
      other: 'No moon there, what a pity. It shines in Oldbarrow.',
    },
    takeBuilding: {
      title: 'Another tile',
      text: '*Cheaper Building*: the Bakery is dear, so this comes just in time.',
      ask: 'take “Cheaper Building”',
      other: 'Tempting. But think of the Bakery and what it costs.',
    },
    planOffspring: {
      title: 'Stone 1 buys stone 3',
      text: 'The coal is there, and you have the tile.',
      ask: 'put the stone on Offspring',
      other: 'That will not run away. The third stone brings something in every round.',
    },
    planFlour: {
      title: 'And now a bet',
      text: `Many people are coming today, and the Mill only wants yellow and blue ones. Dare it: *extraordinary* brings ${FLOUR} flour.`,
      ask: 'put the stone on the extraordinary field of the Mill',
      other: 'Sensible! But who never bets bakes small loaves. Extraordinary today.',
    },
    buyStone: {
      title: 'Welcome, number three',
      text: `Stone 3 costs ${offspring.thirdCoins} coins. Without the tile that would be too much for you.`,
      ask: 'buy stone 3',
      other: 'Getting cold paws? Buy the stone!',
    },
    cheaperStone: {
      title: 'At a discount',
      text: 'Add the tile. Each of them works only *once*.',
      ask: 'use “Cheaper Offspring”',
      other: 'This is exactly what we fetched the tile for.',
    },
    makeFlour: {
      title: 'The bet is won!',
      text: 'Two yellow, two blue: just enough. Let them grind.',
      ask: 'make flour',
      other: 'Won, and not taken? Grind the flour!',
    },
    feedGrain: {
      title: 'Grind some more',
      text: 'The Mill has a chain, too: *grain*. There is some on the Sawmill, and on the Corn Farm, but that one we keep.',
      ask: 'discard the Sawmill as grain',
      other: 'We still want to build the Corn Farm. Take the Sawmill.',
    },
    stopFlour: {
      title: 'Call it a day, miller',
      text: 'With the chain bonus that is a stately heap of flour.',
      ask: 'stop and take the bonus',
      other: 'Stop, not the Corn Farm! End it here.',
    },
    buildBakery: {
      title: 'The big one',
      text: 'Phase V. You have flour and a tile. Bring on the *Bakery*!',
      ask: 'build the Bakery',
      other: 'Not now, I am hungry. The Bakery!',
    },
    bakeryPlace: {
      title: 'Another moon',
      text: '*Lowmarsh* is two steps away, so there is no tile. But a moon *and* a premium.',
      ask: 'put the house in Lowmarsh',
      other: 'Not bad. But moon and premium together are only in Lowmarsh.',
    },
    cheaperBakery: {
      title: 'The discount first',
      text: `*Cheaper Building* takes ${TILES.buildingLess.coins} coins off the price.`,
      ask: 'use “Cheaper Building”',
      other: 'Wait! First the tile, then pay. Otherwise no flour is left for baking.',
    },
    payBakery: {
      title: 'Pay with goods',
      text: 'Each counts its value. *There is no change*, so paying to the coin is an art. What is proposed is good.',
      ask: 'pay as proposed',
      other: 'By hand works, too. But the proposal fits exactly.',
    },
    bakeryArea: {
      title: 'A spot for the oven',
      text: 'Right next to the coal, in *area 2*. It is nice and warm there.',
      ask: 'lay the Bakery into area 2',
      other: 'Possible. But I like to sleep in area 2.',
    },
    planMoreCoal: {
      title: 'Stone 1: coal',
      text: 'Two yellow and a red one stand on the event again.',
      ask: 'put the stone on the orderly field of the Coal Mine',
      other: 'Coal first, and the safe kind. Without it the oven stays cold.',
    },
    planBread: {
      title: 'Stone 2: bread',
      text: 'Sloppy would be safer. But the *chain* bakes even without helpers. So we dare *orderly*.',
      ask: 'put the stone on the orderly field of the Bakery',
      other: 'Carefully thought! Today you shall see what happens when somebody is missing.',
    },
    planMarket: {
      title: 'Stone 3: black market',
      text: 'Meow, hush! Two cards for coal and a good *of your choice*.',
      ask: 'put the stone on the Black Market',
      other: 'All very honourable. But the Black Market has what we need.',
    },
    makeMoreCoal: {
      title: 'Down the pit!',
      text: 'The Coal Mine is fully staffed.',
      ask: 'mine the coal',
      other: 'The oven is waiting. Take the coal.',
    },
    keepWood: {
      title: 'No chain today',
      text: 'The Scriptorium would be wood. It fetches more on the Black Market. You may always *decline*.',
      ask: 'do without the chain',
      other: 'We sell that card at a better price in a moment.',
    },
    noHelpers: {
      title: 'A green one is missing',
      text: `${BUILDING.cardsForHelper} cards could stand in: your whole hand. No, do without the helpers. The chain works *all the same*.`,
      ask: 'do without the helpers',
      other: 'Two loaves for the whole hand? We can make more of it.',
    },
    bake: {
      title: 'Into the oven',
      text: 'Flour and coal, pair by pair. Take *all three*, and one bread comes on top as a bonus.',
      ask: 'bake three breads',
      other: 'Why so modest? All three!',
    },
    trade: {
      title: 'Psst, over here',
      text: `Two cards away, for ${blackMarket.coal} coal and a good.`,
      ask: 'trade on the Black Market',
      other: 'No fear, everybody knows me here.',
    },
    sellTannery: {
      title: 'Which two?',
      text: 'The second Tannery can go. It smells just like the first.',
      ask: 'discard the Tannery',
      other: 'Not that one. I only say: Tannery, phew.',
    },
    sellScriptorium: {
      title: 'And the Scriptorium',
      text: 'The Corn Farm stays: it is for later today.',
      ask: 'discard the Scriptorium',
      other: 'We are going to build the Corn Farm in a moment!',
    },
    marketBread: {
      title: 'Take your pick',
      text: 'A good onto a workshop of yours. Which one might be the dearest?',
      ask: 'put a bread onto the Bakery',
      other: 'Take bread! It is worth more than anything else you make.',
    },
    buildFarm: {
      title: 'Phase V: the Corn Farm',
      text: 'A *special building*. It needs no area and works by itself in every round.',
      ask: 'build the Corn Farm',
      other: 'Leave the Tailor’s Shops, they are far too dear. The Corn Farm, for the road!',
    },
    farmPlace: {
      title: 'Barley End',
      text: 'Fields, so a discount. A premium. And only *one step* from Lowmarsh, so a tile. It does not get better!',
      ask: 'put the house in Barley End',
      other: 'Discount, premium and tile all at once: that is only in Barley End.',
    },
    payFarm: {
      title: 'Pay with coal',
      text: 'The bread stays in the basket.',
      ask: 'pay as proposed',
      other: 'Paws off the bread! Pay with coal.',
    },
    takeGift: {
      title: 'A present!',
      text: 'Three tiles lie nearby. The *Gift of Goods* is exactly what it says.',
      ask: 'take the Gift of Goods',
      other: 'The others want something for it. This one is a gift.',
    },
    useGift: {
      title: 'Unwrap it at once',
      text: 'You may use a tile as soon as it is your turn.',
      ask: 'use the Gift of Goods',
      other: 'Unwrap it first!',
    },
    giftBread: {
      title: 'One more bread',
      text: 'That makes six in the basket. Perhaps one of them is for me?',
      ask: 'put a bread onto the Bakery',
      other: 'Bread, please. I was so hoping.',
    },
  },
};
