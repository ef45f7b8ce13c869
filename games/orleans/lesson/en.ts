import type { LessonWords } from '@spielstube/engine';
import { BROCADE, CHEESE, GOOD_POINTS, GRAIN, WINE, WOOL } from '../data/goods.ts';
import { ROUNDS } from '../data/hourglass.ts';
import { GOODS_PER_TAX, HARVEST_FINE } from '../data/setup.ts';
import { KNIGHT_DRAWS, SCHOLAR_STEPS } from '../data/tracks.ts';
import type { course } from './course.ts';

/** What Murr says in English. */
export const words: LessonWords<typeof course> = {
  learns: 'Recruit people, plan from the bag, travel, build trading stations and lead in development.',
  chapters: {
    people: { title: 'Four faithful people', about: 'What it is about, and the first plan' },
    bag: { title: 'Out of the bag', about: 'Census, drawing and the Castle' },
    village: { title: 'Two at one stroke', about: 'The Village and technology' },
    journey: { title: 'On the road', about: 'Paths, goods and a gear' },
    station: { title: 'The first trading station', about: 'University and Guildhall' },
    race: { title: 'A race for a citizen', about: 'The Town Hall and its deeds' },
    count: { title: 'What counts in the end', about: 'Harvest, scoring and good advice' },
  },
  shows: {
    welcome: {
      title: 'Welcome to Orléans!',
      text: `You gather *people* by the Loire: farmers, knights, scholars. They work, travel and build. After ${ROUNDS} rounds the most points win.`,
    },
    market: {
      title: 'Your followers',
      text: 'Farmer, boatman, craftsman and trader wait on your *market*. They wear your colour and never leave you. You need not even feed them.',
    },
    places: {
      title: 'Ten places',
      text: 'Each place shows *whom* it needs. When all its spaces are taken, you may use it. Most recruit somebody, who brings a present.',
    },
    hourglass: {
      title: 'The hourglass',
      text: 'It shows what happens *at the end of the round*. Today is Pilgrimage: no monks. We do not mind.',
    },
    plansShown: {
      title: 'Plans on the table!',
      text: 'All plans lie open. Over there the *University* is taken. In turn each uses *one* place, until nobody can.',
    },
    intoTheBag: {
      title: 'Welcome, farmer!',
      text: 'Who has worked slips into your *bag*, the new one too. That is the game: a bag full of good people.',
    },
    taxes: {
      title: 'The second round',
      text: `*Taxes* are coming: in the end a coin for every ${GOODS_PER_TAX} goods. You have a single grain. The collector yawns.`,
    },
    census: {
      title: 'Census',
      text: 'Whoever is alone in front on the *farmer track* receives a coin. That is you! One farmer, and it jingles.',
    },
    theyBegan: {
      title: 'The same thought',
      text: 'They began and have a knight already. Each round *somebody else* begins. Next time you.',
    },
    knight: {
      title: 'A knight!',
      text: `With knights you *draw more*: ${KNIGHT_DRAWS[1]} people from now on. More people, more places. Nobody regrets an early knight.`,
    },
    income: {
      title: 'Income',
      text: 'A friendly hourglass: it pays as many coins as your *development status*. That is one.',
    },
    twoPlaces: {
      title: 'Two places are full',
      text: 'Which first? You decide *now*. In between the other side moves. Take first what is scarce.',
    },
    technology: {
      title: 'Technology!',
      text: 'A gear. Soon it replaces a farmer in one of your places, *for good*. It never eats, never sleeps. Uncanny.',
    },
    merchant: {
      title: 'Your merchant',
      text: 'Still in Orléans. The *Wagon* takes him over land, the *Ship* over water, to the next city. Goods lie along the paths.',
    },
    theirTile: {
      title: 'A new place',
      text: 'Over there a *trader* brought the Winery: a place that nobody else has. Each field of this track brings another.',
    },
    fitted: {
      title: 'It purrs',
      text: 'The gear stays. And it jingled: one coin of *Income*, one at the census. So one gets rich: slowly, but gladly.',
    },
    tradingDay: {
      title: 'Trading Day',
      text: 'At the end of the round each *trading station* brings a coin. You have none? Your merchant is in Montargis, looking for a plot.',
    },
    luck: {
      title: 'What a catch!',
      text: 'Knight, farmer, trader, two craftsmen. Enough for the *University* and, thanks to the gear, the *Guildhall*.',
    },
    theirShip: {
      title: 'By ship to Blois',
      text: 'A *monk* steered in place of a boatman. Monks can do everything. The *Monastery* recruits them. We shall go there too.',
    },
    development: {
      title: 'On the bridge',
      text: 'Your *development*. Coins and citizens lie on the way, at each *star* your status rises. See the citizen just ahead?',
    },
    station: {
      title: 'Your trading station',
      text: 'The Trading Day has brought a coin. That was but the tip: in the end each trading station counts as much as your *development status*.',
    },
    harvestAhead: {
      title: 'Harvest is coming',
      text: `It wants *one food* from everybody: grain, cheese or wine. Otherwise it costs ${HARVEST_FINE} coins. You have grain.`,
    },
    deeds: {
      title: 'Beneficial deeds',
      text: 'From the *Town Hall* you send people here, for good. Each is rewarded, and who completes a deed gets its *citizen*. Your own four stay with you.',
    },
    race: {
      title: 'A race!',
      text: 'This *citizen* goes to whoever comes first. Over there the University is full: that suffices. But you begin, and lack a single step.',
    },
    citizen: {
      title: 'First!',
      text: 'The citizen moves in. It counts like a trading station: as much as your *development status*. Which we now raise.',
    },
    status: {
      title: 'Status two!',
      text: 'Trading station and citizen count *double* now. So they reckon in Orléans: first gather, then multiply.',
    },
    tooLate: {
      title: 'Too late',
      text: 'They are ahead now, but the field was empty. A citizen belongs to the *first*.',
    },
    harvested: {
      title: 'Thanksgiving',
      text: 'The grain went to the Harvest, without a fine. Who thinks of the *Farmhouse* in the first round eats in the fifth.',
    },
    tracks: {
      title: 'Six tracks',
      text: 'The more often you recruit a profession, the larger its present: better goods, more coins, longer steps. Better *far on two tracks* than a little on six.',
    },
    scriptorium: {
      title: 'Nearly all seen',
      text: 'The *Scriptorium* makes a step of development from knight and scholar. And the *Ship* is like the Wagon, only wetter.',
    },
    scoring: {
      title: 'How it is counted',
      text: 'Each coin a point, and your goods. And then: *trading stations plus citizens, times development status*. Here you see what you would have now.',
    },
    goodPlayers: {
      title: 'What good players look for',
      text: 'Recruit knights early. Always have food. Half-filled places only on purpose. A bag full of *good* people. And no dawdling on the bridge.',
    },
    farewell: {
      title: 'Now on your own.',
      text: `In the bag: knight, scholar, monk and three of your faithful. ${ROUNDS - 5} rounds to go. Reach in! I curl up on the Wagon.`,
    },
  },
  tries: {
    end: {
      title: 'Their turn',
      text: 'Done.',
      ask: 'end your turn',
      other: 'End your turn first.',
    },
    planned: {
      title: 'The plan is made',
      text: 'Off we go.',
      ask: 'say “ready”',
      other: 'The plan is good as it is. Say that you are ready.',
    },
    boatmanToFarmhouse: {
      title: 'Off to the Farmhouse',
      text: 'Drag your *boatman* onto his space, or tap the space.',
      ask: 'put the boatman into the Farmhouse',
      other: 'They would be welcome there too. But the Farmhouse first: one plans better on a full stomach.',
    },
    craftsmanToFarmhouse: {
      title: 'The craftsman as well',
      text: 'Two spaces, two people: then the house is full.',
      ask: 'put the craftsman into the Farmhouse',
      other: 'And the boatman sits at table alone? The Farmhouse needs both.',
    },
    farmerToCastle: {
      title: 'Two are left',
      text: 'Not enough for a place. But people may *wait*, for several rounds even. Send the farmer to the Castle.',
      ask: 'put the farmer into the Castle',
      other: 'He can wait anywhere. But in the Castle he will soon have company.',
    },
    traderToCastle: {
      title: 'The trader waits too',
      text: 'Then only a *boatman* is missing. He will be back.',
      ask: 'put the trader into the Castle',
      other: 'Two halves in two places do not make a whole. Put him beside the farmer.',
    },
    ready: {
      title: 'Content?',
      text: 'All plan *at once*, and nobody sees the others’ plans. Whoever is done says so.',
      ask: 'say “ready”',
      other: 'The plan is good as it is. Say that you are ready.',
    },
    useFarmhouse: {
      title: 'To work',
      text: 'The Farmhouse recruits a *farmer*. His present: a *grain*.',
      ask: 'use the Farmhouse',
      other: 'Pass? The table is laid!',
    },
    firstEnd: {
      title: 'Over to them',
      text: 'One place, then it is the others’ turn. Use the *tick* or the space bar.',
      ask: 'end your turn',
      other: 'End your turn first.',
    },
    drawThree: {
      title: 'In with the paw',
      text: `Three people are in the bag, and you might draw ${KNIGHT_DRAWS[0]}. Fetch them *all*.`,
      ask: 'draw three people',
      other: 'Who stays in the bag does nothing, and those in the Castle stand well. Draw all three.',
    },
    boatmanToCastle: {
      title: 'There he is again',
      text: 'The *boatman*! Just the one whom the Castle lacks.',
      ask: 'put the boatman into the Castle',
      other: 'In the Castle two are looking out for the boatman already.',
    },
    farmerToVillage: {
      title: 'Think of tomorrow',
      text: 'Farmer and craftsman fill nothing today. In the *Village* they lack only a boatman, free tomorrow.',
      ask: 'put the farmer into the Village',
      other: 'You could. But in the Village these two will be complete tomorrow.',
    },
    craftsmanToVillage: {
      title: 'Neighbours',
      text: 'The craftsman joins him.',
      ask: 'put the craftsman into the Village',
      other: 'Apart they are of little use. Put him beside the farmer.',
    },
    useCastle: {
      title: 'The Castle',
      text: 'A knock, a clank: a *knight*. Let him in.',
      ask: 'use the Castle',
      other: 'He stands at the gate and rusts. Use the Castle!',
    },
    drawFour: {
      title: 'All four',
      text: 'Four are there. So you know who will come.',
      ask: 'draw four people',
      other: 'More people, more places. All four!',
    },
    boatmanToVillage: {
      title: 'The Village fills up',
      text: 'As promised: the *boatman*.',
      ask: 'put the boatman into the Village',
      other: 'In the Village they have warmed a seat for the boatman. Him first.',
    },
    farmerToWagon: {
      title: 'And another place!',
      text: 'Farmer, trader, knight: just what the *Wagon* wants. Two places today!',
      ask: 'put the farmer onto the Wagon',
      other: 'Count them: farmer, trader, knight. The three want to ride the Wagon together.',
    },
    traderToWagon: {
      title: 'The trader comes along',
      text: 'Move up a little, farmer.',
      ask: 'put the trader onto the Wagon',
      other: 'The farmer is up there already, waving.',
    },
    knightToWagon: {
      title: 'An escort',
      text: 'In these times nobody drives without a *knight*.',
      ask: 'put the knight onto the Wagon',
      other: 'Then the Wagon does not move. Two people and no sword, that would be reckless.',
    },
    useVillage: {
      title: 'The Village first',
      text: 'Here you have the *choice* whom to recruit.',
      ask: 'use the Village',
      other: 'The horses are still eating. The Village first.',
    },
    recruit: {
      title: 'Who shall it be?',
      text: 'Boatmen bring coins, traders a new place, craftsmen *technology*. I am for the craftsman.',
      ask: 'recruit a craftsman',
      other: 'A good catch too. But technology works for you all game long. The craftsman!',
    },
    useWagon: {
      title: 'Harness the horses!',
      text: 'Three climb up, the horses paw the ground.',
      ask: 'use the Wagon',
      other: 'Climb down? Now that everybody has packed a sandwich?',
    },
    travel: {
      title: 'Where to?',
      text: 'Brocade lies on the road to *Montargis*. Nothing is dearer.',
      ask: 'travel to Montargis',
      other: 'It is pretty there too. But the brocade lies on the road to Montargis.',
    },
    collect: {
      title: 'Take what lies there',
      text: `In the end grain counts ${GOOD_POINTS[GRAIN]}, cheese ${GOOD_POINTS[CHEESE]}, wine ${GOOD_POINTS[WINE]}, wool ${GOOD_POINTS[WOOL]} and *brocade ${GOOD_POINTS[BROCADE]}*.`,
      ask: 'take the brocade',
      other: 'Leave brocade lying? My fur stands on end.',
    },
    fit: {
      title: 'Where to put the gear?',
      text: 'Whoever has passed may fit technology. Into the *Guildhall*: it needs no farmer any more.',
      ask: 'put the technology into the Guildhall',
      other:
        'It would be of use there too, only not in your pocket. We want to build soon: into the Guildhall.',
    },
    drawFive: {
      title: 'Now for some luck',
      text: 'Seven are in the bag, you may draw five. Paws crossed!',
      ask: 'draw five people',
      other: 'Draw fewer, so that less goes wrong? Take heart: all five.',
    },
    farmerToUniversity: {
      title: 'A farmer at his books',
      text: 'Why not? In the Guildhall the gear stands in for him.',
      ask: 'put the farmer into the University',
      other: 'Let us keep to the plan: the farmer shall learn to read.',
    },
    craftsmanToUniversity: {
      title: 'Which craftsman?',
      text: 'One wears your colour, one has joined you. Both work equally well. Take your *own*.',
      ask: 'put your own craftsman into the University',
      other: 'Today it would not matter. Let us practise telling them apart: your own, please.',
    },
    traderToUniversity: {
      title: 'The trader too',
      text: 'He can reckon already.',
      ask: 'put the trader into the University',
      other: 'Without a trader the lecture hall stays closed.',
    },
    craftsmanToGuildhall: {
      title: 'And now to build',
      text: 'The second *craftsman* goes to the Guildhall.',
      ask: 'put the craftsman into the Guildhall',
      other: 'A trading station does not build itself. Into the Guildhall with him.',
    },
    knightToGuildhall: {
      title: 'The knight keeps watch',
      text: 'Then the Guildhall is full, without any farmer.',
      ask: 'put the knight into the Guildhall',
      other: 'Only the knight is missing in the Guildhall.',
    },
    useUniversity: {
      title: 'Study',
      text: `A *scholar* comes, and with him ${SCHOLAR_STEPS[1]} *steps of development*.`,
      ask: 'use the University',
      other: 'Your plot does not run away. The books first.',
    },
    useGuildhall: {
      title: 'Build',
      text: 'You build where your merchant is: in *Montargis*. Except in Orléans, each city has room for *one* trading station only.',
      ask: 'use the Guildhall',
      other: 'And the trading station? Tomorrow is no Trading Day.',
    },
    drawAgain: {
      title: 'Five once more',
      text: 'Eight are in the bag. Reach in.',
      ask: 'draw five people',
      other: 'If you reach in, then with the whole paw: five!',
    },
    farmerToTownHall: {
      title: 'The farmer may go',
      text: 'In the *Town Hall* anybody may stand whom you have recruited. Take the farmer.',
      ask: 'put the farmer into the Town Hall',
      other: 'I have other plans for that one. The farmer is the easiest to replace.',
    },
    craftsmanToTownHall: {
      title: 'A craftsman too',
      text: 'The slimmer the bag, the *more often* the good ones come.',
      ask: 'put the new craftsman into the Town Hall',
      other: 'We still need that one. Let the new craftsman go.',
    },
    scholarToMonastery: {
      title: 'To the Monastery',
      text: 'Scholar and trader win a *monk* there.',
      ask: 'put the scholar into the Monastery',
      other: 'Think of the monk at the helm. We want one too: the scholar must go to the Monastery.',
    },
    traderToMonastery: {
      title: 'Who talks to the abbot?',
      text: 'The trader, of course.',
      ask: 'put the trader into the Monastery',
      other: 'The scholar is silent already. The Monastery lacks somebody who talks.',
    },
    oneStays: {
      title: 'One is left over',
      text: 'The craftsman waits on the *market*. That is allowed, too.',
      ask: 'say “ready”',
      other: 'Let him be. On the market he keeps all ways open.',
    },
    useTownHall: {
      title: 'Quick, to the Town Hall!',
      text: 'The *Canalisation* gives a coin or a step of development.',
      ask: 'use the Town Hall',
      other: 'The abbot has all the time in the world. The citizen has not. To the Town Hall!',
    },
    sendFarmer: {
      title: 'Shovels!',
      text: 'Let the *farmer* dig.',
      ask: 'send the farmer to the Canalisation',
      other: 'A worthy deed. But only the Canalisation gives a step, and the farmer goes first.',
    },
    firstStep: {
      title: 'Coin or step?',
      text: 'One step, and the citizen is yours.',
      ask: 'take the step',
      other: 'Coins come and go. This citizen comes only once.',
    },
    sendCraftsman: {
      title: 'And another shovel',
      text: 'One step further your *status* rises.',
      ask: 'send the craftsman to the Canalisation',
      other:
        'Elsewhere there are coins, true. But one step more, and trading station and citizen count double.',
    },
    secondStep: {
      title: 'Another step',
      text: 'You know which.',
      ask: 'take the step',
      other: 'A coin is one point. The step is worth two. Do the sum!',
    },
    useMonastery: {
      title: 'The monk',
      text: 'He stands in for *anybody*. A bag with monks knows no bad luck.',
      ask: 'use the Monastery',
      other: 'The abbot has rung the bell already. Fetch the monk.',
    },
  },
};
