import type { LessonWords } from '@spielstube/engine';
import { CLOISTER, KNOWLEDGE, TRIPLE_POINTS } from '../data/types.ts';
import type { course } from './course.ts';

/** What Murr says in English. */
export const words: LessonWords<typeof course> = {
  learns: 'Take and build cards, complete triples, sell goods and make a great turn with silver.',
  chapters: {
    dice: { title: 'Cards are dice', about: 'What it is about, and the first turn' },
    building: { title: 'Take and build', about: 'A project becomes a ship' },
    workers: { title: 'When the number is wrong', about: 'Workers turn the die' },
    triple: { title: 'The triple', about: 'Three cards, a joker, a bonus' },
    trade: { title: 'Goods into money', about: 'Selling, and the start player card' },
    silver: { title: 'The great turn', about: 'Buying cards, chaining actions' },
    alone: { title: 'On your own paws', about: 'What counts in the end' },
  },
  shows: {
    welcome: {
      title: 'Welcome to Burgundy!',
      text: 'You build an estate out of cards. *Three cards of one type* are a triple, and triples bring the most points. After five phases of six rounds we count.',
    },
    display: {
      title: 'The display',
      text: 'Here lies what you can build, in rows *1 to 6*. What is taken is gone: new cards come only with the next phase.',
    },
    hand: {
      title: 'Your cards are dice',
      text: 'You hold two cards and play *one*. Then only its number counts: here a 5 or a 6. The other one stays for the next round.',
    },
    ahead: {
      title: 'Think one turn ahead',
      text: 'The *ship* lies in row 6 and shows a 5. With the 6 you fetch it now, with the 5 you build it next round. A fine fit!',
    },
    project: {
      title: 'Your first project',
      text: 'The ship is planned, not built yet. There is room for three cards among your *projects*.',
    },
    firstTurn: {
      title: 'Meow! That is a turn.',
      text: 'Play a card, take *one action*, pass on: that is the whole frame. Now the others move. After that we build.',
    },
    others: {
      title: 'The others plan, too',
      text: 'There is a *pasture* among the projects now. A look over here always pays: who collects what, and which card comes next?',
    },
    barrels: {
      title: 'Two barrels',
      text: 'Goods are of use only when you *sell* them: barrels with a 3 or 4, each for a point and a silver. We will do that later.',
    },
    built: {
      title: 'She floats!',
      text: 'Taking and building is the heart of the game. The ship is the first card of a stack. Two more, and it would be a *triple*.',
    },
    noSix: {
      title: 'A 6 and a 1',
      text: 'Row 6 is empty. In row 1 lies *knowledge*. Knowledge brings workers, and workers turn your number into the one you need.',
    },
    workerSpent: {
      title: 'Did you see that?',
      text: 'A 5 was played, and a card was taken from row *4*. That cost a *worker*. In a moment you can do that, too.',
    },
    workers: {
      title: 'Two workers',
      text: 'Each turns your number by *one step*, up or down. 6 and 1 are neighbours: the circle is closed.',
    },
    lastRound: {
      title: 'The sixth round',
      text: 'Your pile is empty, so you play what is left: the *4*. It lies ready.',
    },
    phaseOver: {
      title: 'One phase is over.',
      text: 'Three cards built, *three workers* in storage: a good start. Now the display is cleared and laid out anew.',
    },
    newPhase: {
      title: 'Phase B',
      text: 'A new display! Nobody sold anything, so the start player card was passed on: this time you were not the first.',
    },
    twoOfThree: {
      title: 'Two of three',
      text: `One more knowledge makes a triple: *${TRIPLE_POINTS[KNOWLEDGE]} points*. Whoever completes a type *first* gets its seal as well.`,
    },
    joker: {
      title: 'The joker',
      text: 'A *cloister* counts as any type. This one lies in row 6 and shows a 2. You hold both numbers. Do you see it?',
    },
    theirTriple: {
      title: 'Three pastures!',
      text: 'That brought the seal for the first triple of pastures, and a *bonus* from the card of the phase. Now you.',
    },
    tripled: {
      title: 'Your first triple',
      text: 'It lies closed, and it counts. Bonuses get *smaller* from phase to phase. So finish early.',
    },
    castle: {
      title: 'A castle in row 4',
      text: 'When it is built, a *castle* gives you a whole extra action, with a number of your choice. You hold a 3 and a 4.',
    },
    sold: {
      title: 'Three silver, and more',
      text: 'Whoever sold last has the *start player card* and begins the next phase. And three silver are just the price of something fine.',
    },
    traded: {
      title: 'A good deal',
      text: 'Points, silver and precedence, all with one action. Whoever hoards goods and never sells gets *nothing* for them in the end.',
    },
    purchase: {
      title: 'How to buy',
      text: 'Did you watch? *Three silver* bring three cards from the pile, and you use one of them: as a project or as a second die. Once every turn.',
    },
    greatTurn: {
      title: 'What a turn!',
      text: 'Bought, castle built, bank taken, bank built, and the silver is back again. Good moves *set each other off*. From now on you look for that.',
    },
    nothingLeft: {
      title: 'Swept clean',
      text: 'Nothing left to take, and everything is built. Only a 4 in your hand. But three *silver* in storage. What does one do?',
    },
    scoring: {
      title: 'How we count',
      text: 'Triples, seals, goods that were sold, and *different animals*. Owning all seven types brings points, too. Unfinished stacks and what is in storage count nothing.',
    },
    goodPlayers: {
      title: 'What good players look for',
      text: '*Fetch* with one number, *build* with the other. Collect what has been begun. Look at what the others need. And never let silver sleep.',
    },
    farewell: {
      title: 'Now on your own.',
      text: 'Three phases to go, against an apprentice, and you begin. Stuck? The *lantern* at the top gives advice, the *book* beside it knows every rule.',
    },
  },
  tries: {
    end: {
      title: 'Pass on',
      text: 'Done. The tick passes the turn on.',
      ask: 'end your turn',
      other: 'That can wait. Pass on first.',
    },
    playSix: {
      title: 'Your first die',
      text: 'Play the *6*. We will need the 5 in a moment.',
      ask: 'play the 6',
      other: 'With the 5 you would reach row 5. But then you would miss it when you want to build.',
    },
    takeShip: {
      title: 'Action one: take',
      text: 'The number names the row. Take the *ship* from row 6. The other rows ask for workers, and you have none.',
      ask: 'take the ship from row 6',
      other: 'Silver and workers can be had with any number. A ship that fits exactly is not left lying.',
    },
    firstEnd: {
      title: 'And on',
      text: 'One action, that was your turn. The *tick* passes it on. So does the space bar.',
      ask: 'end your turn',
      other: 'A turn has one action, and yours is done. Pass on.',
    },
    playFive: {
      title: 'Now the 5',
      text: 'You drew a new card. But the *5* is still there, and it fits the ship.',
      ask: 'play the 5',
      other: 'The 6 does not help: row 6 is empty, and the ship wants a 5.',
    },
    placeShip: {
      title: 'Action two: build',
      text: 'Your die shows the number of the project. So you place it in your *estate*. There it works at once, one single time.',
      ask: 'place the ship',
      other: 'You could. But only cards that are built bring anything, and your ship is ready.',
    },
    barrel: {
      title: 'Ships bring goods',
      text: 'Take the top goods of a stack. You have a *barrel* already, and goods of a sort are sold together. So one more.',
      ask: 'take the barrel from the left stack',
      other:
        'There is a barrel on the right, too, that is true. Take the left one: I have planned our lesson by it.',
    },
    playOne: {
      title: 'The 1, then',
      text: 'Row 1 is yours.',
      ask: 'play the 1',
      other: 'With the 6 you would reach no card at all.',
    },
    takeKnowledge: {
      title: 'Knowledge is power',
      text: 'This knowledge shows a *1* itself. Perhaps you will draw another one.',
      ask: 'take the knowledge from row 1',
      other: 'Your turn would be over, and somebody else would take the knowledge.',
    },
    playOneAgain: {
      title: 'Another 1!',
      text: 'You really drew one. It fits your project.',
      ask: 'play the 1',
      other: 'The 6 fits no project, and no row in which anything is left.',
    },
    placeKnowledge: {
      title: 'Build the knowledge',
      text: 'It brings you *two workers* at once.',
      ask: 'place the knowledge',
      other: 'Build first: then you have the card and the workers.',
    },
    keepFour: {
      title: 'The same trick',
      text: 'A 6 and a 4. In row 5 lies another knowledge, and *it shows* a 4. Play the 6, keep the 4.',
      ask: 'play the 6',
      other: 'You need the 4 for building. As with the ship: fetch with one, place with the other.',
    },
    oneStep: {
      title: 'One step is enough',
      text: '*One worker* turns the 6 into a 5. With it you take the knowledge from row 5.',
      ask: 'take the knowledge from row 5',
      other: 'Allowed. But only the knowledge from row 5 can be built with your 4 at once.',
    },
    placeSecond: {
      title: 'Kept, and used',
      text: 'The 4 fits. Two more workers, and the stack grows to *two of three*.',
      ask: 'place the knowledge',
      other:
        'Tempting. But knowledge that is built brings two workers, and then one card is missing for the triple.',
    },
    sixForCloister: {
      title: 'The 6 first',
      text: 'With the 6 you fetch the cloister, with the 2 you build it.',
      ask: 'play the 6',
      other: 'You need the 2 for building. Fetch first, then place.',
    },
    takeCloister: {
      title: 'Grab it',
      text: 'There are only a few cloisters, and everybody wants them.',
      ask: 'take the cloister from row 6',
      other: 'Much of this is good. But only the cloister completes your triple.',
    },
    playTwo: {
      title: 'There is the 2',
      text: 'It fits the cloister exactly.',
      ask: 'play the 2',
      other: 'With the 3 the cloister costs a worker. The 2 costs nothing.',
    },
    placeCloister: {
      title: 'Build the cloister',
      text: 'After that you say where it belongs.',
      ask: 'place the cloister',
      other: 'The triple will not wait: if somebody is faster, the seal is gone.',
    },
    ontoKnowledge: {
      title: 'Where does it go?',
      text: 'Onto the knowledge! There it is the *third card* and counts as knowledge until the end.',
      ask: 'lay it onto the knowledge',
      other: `Three cloisters would even be worth ${TRIPLE_POINTS[CLOISTER]} points. But you would have to get two more first.`,
    },
    bonus: {
      title: 'A triple, and the first!',
      text: 'The seal is yours. From the card of the phase you pick something. Take the *points*.',
      ask: 'take the points',
      other:
        'Goods, silver, workers: often better, early in the game. Today we take the points, so that you see them count.',
    },
    playFour: {
      title: 'The 4 for the castle',
      text: 'Barrels are sold with a 3 or a 4. So the 4 for the *castle*, the 3 for the market.',
      ask: 'play the 4',
      other: 'You can still sell next round. The castle may be gone by then.',
    },
    takeCastle: {
      title: 'The castle',
      text: 'Barrels do not run away. A castle does.',
      ask: 'take the castle from row 4',
      other: 'All very well. But everybody fights over castles.',
    },
    playThree: {
      title: 'Market day',
      text: 'With the *3* you sell both barrels at once.',
      ask: 'play the 3',
      other: 'The 4 sells barrels, too. But it is the one we want to keep.',
    },
    sell: {
      title: 'Action three: sell',
      text: 'You always sell the *whole sort*: a point and a silver for each barrel. That is why collecting pays.',
      ask: 'sell the barrels',
      other: 'Another time. Now we sell: you need the silver next turn.',
    },
    endRich: {
      title: 'Do not buy yet',
      text: 'The pile is lit: you could buy. Next turn it brings more. Pass on.',
      ask: 'end your turn',
      other: 'It could be done now. But next turn you have an action as well and can combine it all.',
    },
    fourFirst: {
      title: 'The 4 first',
      text: 'Both cards are a 4. Play it. What you do with it you will see after buying.',
      ask: 'play the 4',
      other: 'You can buy in a moment. Play the 4 first, then you know what is missing.',
    },
    buy: {
      title: 'Now buy',
      text: 'For the castle you need a *2*. Perhaps there is one in the pile.',
      ask: 'buy three cards',
      other: 'You could. But a second die in the same turn is worth more.',
    },
    asDie: {
      title: 'There is a 2!',
      text: 'Each of the three can be a project or a *die*. Use the ship with the 2 as a die.',
      ask: 'use the 2 as a die',
      other: 'That would be something for later. The 2 as a die builds your castle right now.',
    },
    placeCastle: {
      title: 'The castle rises',
      text: 'The 2 fits. And the castle gives you another action at once.',
      ask: 'place the castle',
      other: 'That is not what we bought the 2 for. Build the castle.',
    },
    takeBank: {
      title: 'A present: one action',
      text: 'Now *any number* will do, without workers. The *bank* in row 2 brings three silver as soon as it stands.',
      ask: 'take the bank from row 2',
      other: 'Not bad. But the bank pays our whole purchase back.',
    },
    placeBank: {
      title: 'And your 4?',
      text: 'Its action is still to come. A worker turns the 4 into the *5* of the bank.',
      ask: 'place the bank',
      other: 'Build the bank while you have the worker for it. Three silver are waiting.',
    },
    lastCard: {
      title: 'The last card',
      text: 'Play it. The action can wait.',
      ask: 'play the 4',
      other: 'You may buy before or after. Play the card first.',
    },
    buyAgain: {
      title: 'Right: go shopping',
      text: 'Three silver, three cards, in the middle of a turn.',
      ask: 'buy three cards',
      other: 'That can wait. Silver should work: buy.',
    },
    keepCastle: {
      title: 'Another castle!',
      text: 'Keep it as a *project*. In the next phase you need only a 1.',
      ask: 'keep the castle as a project',
      other: 'The castle is the best of the three. Keep it.',
    },
    takeSilver: {
      title: 'What can always be done',
      text: 'With any number: take *one silver*, or top workers up to two. Nobody ever passes.',
      ask: 'take one silver',
      other: 'The silver is worth more in the next phase.',
    },
  },
};
