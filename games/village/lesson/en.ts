import type { LessonWords } from '@spielstube/engine';
import { MAJORITY_POINTS } from '../data/church.ts';
import { CHRONICLE_POINTS } from '../data/scoring.ts';
import { REWARD_POINTS } from '../data/travel.ts';
import type { course } from './course.ts';

/** What Murr says in English. */
export const words: LessonWords<typeof course> = {
  learns: 'Act with cubes, lead a family through its lifetimes and leave traces where they count.',
  chapters: {
    deed: { title: 'A cube, a deed', about: 'What it is about, and the first turns' },
    council: { title: 'Council and children', about: 'A seat in the council, a child on the farm' },
    time: { title: 'Time', about: 'What a life costs, and where it ends' },
    market: { title: 'Market day', about: 'Harvesting and serving customers' },
    church: { title: 'The Mass', about: 'The black bag' },
    travel: { title: 'Into the world', about: 'Buying a wagon and travelling' },
    traces: { title: 'Leaving traces', about: 'What counts in the end' },
  },
  shows: {
    welcome: {
      title: 'Welcome to the village!',
      text: 'You lead a family through four generations. They harvest, learn, travel, pray and sit in the council. Whoever has the most *prestige* in the end wins.',
    },
    cubes: {
      title: 'Coloured cubes',
      text: 'Cubes lie at seven places. Every turn you take *one* and keep it. Then you may do what is done at that place.',
    },
    farm: {
      title: 'Your farm',
      text: 'Four adults stand ready, all with a *1*: the first generation. And you have a coin. It can stand in for any cube.',
    },
    inTurn: {
      title: 'Taken is taken',
      text: 'So it goes around until no cube is left. Then comes the *Mass*, and all places are filled anew. Whoever hesitates finds them empty.',
    },
    firstTurns: {
      title: 'Meow! That is a turn.',
      text: 'A cube, a deed, pass on. Later you pay with cubes. So look for the place you need *and* for the colour you lack.',
    },
    council: {
      title: 'The council chamber',
      text: 'It has four steps. Who sits there has a privilege, and higher up there are points. You get in with a *scroll* or with green cubes.',
    },
    somebodyDied: {
      title: 'Somebody has died',
      text: 'Over there much *time* has passed, and somebody stands in the village chronicle now. What that means your own family will soon show you.',
    },
    familyGrows: {
      title: 'The family grows',
      text: 'The younger ones have higher numbers. It is always the *eldest* who die first. And that brings us to the point.',
    },
    lifetime: {
      title: 'Your lifetime',
      text: 'Nearly everything costs *time*. Then this marker moves on. When it crosses the *quill*, somebody of your eldest generation dies.',
    },
    plague: {
      title: 'Black is the plague',
      text: 'The last cube at Family is black. You may not keep it, and it costs *two time*. You get the deed all the same.',
    },
    chronicle: {
      title: 'Dying with a plan',
      text: 'Soon somebody will die. That is no misfortune: at the right *place* they enter the chronicle. There is room for craftsmen. So we find them work.',
    },
    written: {
      title: 'In the chronicle!',
      text: `Three names bring ${CHRONICLE_POINTS[3]} points, five even *${CHRONICLE_POINTS[5]}*. Where a place has no room left there is only the grave, and that counts nothing.`,
    },
    customer: {
      title: 'A hungry customer',
      text: 'He wants *four grain*, and you have two. What he counts in the end stands on his sign.',
    },
    served: {
      title: 'Sold!',
      text: 'The market is a race: whoever has the right things on the farm *calls it*. Otherwise somebody else will. The next customer is moving up.',
    },
    bag: {
      title: 'The black bag',
      text: 'Who serves the *church* goes in here, among the monks. In the Mass four figures are drawn. Who comes out stands in the church.',
    },
    mass: {
      title: 'Drawn!',
      text: `Three monks, and *your* figure. Nobody is stronger in the church: ${MAJORITY_POINTS} prestige points. For grain one climbs even higher there.`,
    },
    roundTwo: {
      title: 'The second round',
      text: 'New cubes, and you begin: that was your privilege from the council. This time we want to *travel*. For that one needs a wagon.',
    },
    theirMarket: {
      title: 'Passed',
      text: 'That was a market day of the others. You had nothing that fits. But look: the new customer wants an *ox*. You have one! Remember him.',
    },
    arrived: {
      title: 'The first castle!',
      text: `${REWARD_POINTS} prestige points, and your mark stays there. The more *different castles* you visit, the more the journey brings in the end.`,
    },
    twoMore: {
      title: 'Two more time',
      text: 'Then somebody dies again. This time you steer it: on the castle stands a *1*, and the chronicle has room for travellers.',
    },
    scoring: {
      title: 'How we count',
      text: 'Journeys, council, church, chronicle, customers, and every coin that is left. It ends when the *chronicle is full* or the last *grave* is taken.',
    },
    goodPlayers: {
      title: 'What good players look for',
      text: 'Every cube is of use *twice*: as a place and as a colour. Time is money that everybody has. And the old should die where the book has room.',
    },
    farewell: {
      title: 'Now on your own.',
      text: 'The customer wants your ox, but no cube is left at the market. Three equal cubes at the *well* open any deed. What you do, only you know.',
    },
  },
  tries: {
    end: {
      title: 'Pass on',
      text: 'Done. Pass on with the tick.',
      ask: 'end your turn',
      other: 'That can wait. Pass on first.',
    },
    greenAtCrafts: {
      title: 'Your first cube',
      text: 'Take the green one at *Crafts*. Green is persuasion: good for council and market.',
      ask: 'take the green cube at Crafts',
      other:
        'A good place, too. But soon we want to be in the council, and for that we need something from the craftsmen.',
    },
    buyScroll: {
      title: 'And now the deed',
      text: 'At the *office* one buys scrolls for a pink cube. You have none. So the coin stands in.',
      ask: 'buy a scroll',
      other: 'Training costs time. That comes later. Today we buy a scroll.',
    },
    firstEnd: {
      title: 'On we go',
      text: 'There is no more to a turn. Pass on with the *tick* or the space bar.',
      ask: 'end your turn',
      other: 'A cube, a deed: both are done. Pass on.',
    },
    pinkAtGrain: {
      title: 'A harvest costs nothing',
      text: 'Take the pink cube at *Grain harvest*: knowledge. With it one pays the craftsmen.',
      ask: 'take the pink cube at Grain harvest',
      other: 'No mistake. But you will need grain soon, and knowledge often.',
    },
    harvest: {
      title: 'Into the barn',
      text: 'Two sacks, without time and without a cube. With a plough and a beast it would be more.',
      ask: 'harvest grain',
      other: 'Decline? What costs nothing one takes along.',
    },
    brownAtCouncil: {
      title: 'Knock at the door',
      text: 'Take the *brown* cube here. Faith is for church and travel.',
      ask: 'take the brown cube at the council',
      other: 'The scroll is meant for the council. And we will need brown cubes.',
    },
    enter: {
      title: 'Step in',
      text: 'A *1* from your farm takes a seat. It costs the scroll and a little time.',
      ask: 'let a 1 enter the council',
      other: 'What else would the scroll be for? In with you!',
    },
    nextStart: {
      title: 'Your privilege',
      text: 'On step 1 you take the marker *next starting player*. You will begin the next round.',
      ask: 'take the marker',
      other: 'One does not give a privilege away.',
    },
    orangeAtFamily: {
      title: 'Offspring',
      text: 'The farm must never be empty. Take the orange cube at *Family*.',
      ask: 'take the orange cube at Family',
      other: 'You could. But who has no children soon has nobody.',
    },
    birth: {
      title: 'Welcome, little 2',
      text: 'A child of the second generation. It costs nothing.',
      ask: 'bring the child to the farm',
      other: 'Who sits in the council should stay there. Bring the child.',
    },
    plagueAtFamily: {
      title: 'A child is worth it',
      text: 'Two time for another child: a good price.',
      ask: 'take the plague cube at Family',
      other: 'Afraid of the plague? Spending time is nothing bad here. You will see.',
    },
    anotherChild: {
      title: 'Another 2',
      text: 'One can never have enough young hands.',
      ask: 'bring the child to the farm',
      other: 'The others should stay where they are. Bring the child.',
    },
    plagueAtCrafts: {
      title: 'Plague once more',
      text: 'Take the black cube at *Crafts*. Two time pass, and you may train somebody.',
      ask: 'take the plague cube at Crafts',
      other: 'First somebody needs a trade. And today time may pass.',
    },
    train: {
      title: 'An apprentice',
      text: 'Send a *1* into the stables. It costs time, but then they work there for life.',
      ask: 'train a 1 in the stables',
      other: 'Possible. But only who works in the stables breeds animals, and a 2 is too young to die.',
    },
    ox: {
      title: 'An ox',
      text: 'Time once more, and it is yours. Mind the *quill*!',
      ask: 'breed an ox',
      other: 'A horse would do. But before a plough the ox pulls more.',
    },
    farewellStables: {
      title: 'Now you choose',
      text: 'Time is up: a 1 must go. The one in the *stables* has done its work, and the book has room for craftsmen.',
      ask: 'say farewell to the 1 in the stables',
      other: 'The one in the council should climb, and on the farm you need every hand.',
    },
    plagueAtGrain: {
      title: 'One more harvest',
      text: 'Here, too, only plague is left. Two time for two sacks: then you have four.',
      ask: 'take the plague cube at Grain harvest',
      other: 'No grain, no customer. Harvest first.',
    },
    harvestAgain: {
      title: 'Four sacks',
      text: 'Just what he wants.',
      ask: 'harvest grain',
      other: 'You have paid the time for it. Harvest!',
    },
    callMarket: {
      title: 'Call the market day',
      text: 'All may sell. Who calls serves *first* and pays nothing extra. The others pay time and a green cube on top.',
      ask: 'take the cube at the market',
      other: 'The sacks are full. Call the market before somebody else does.',
    },
    serve: {
      title: 'Here you are, sir',
      text: 'Four sacks for his sign. Its points count in the end.',
      ask: 'serve the customer with the four sacks',
      other: 'Pass? That is not why we harvested twice.',
    },
    brownAtChurch: {
      title: 'Two cubes left',
      text: 'Take the one at the *church*. After that the round ends, and the Mass begins.',
      ask: 'take the cube at the church',
      other: 'For a journey you lack a wagon. The church takes you as you are.',
    },
    devote: {
      title: 'Who goes?',
      text: 'A *1*. And who is in the bag cannot die.',
      ask: 'give a 1 to the church',
      other: 'Children stay on the farm. The old go and pray.',
    },
    payTime: {
      title: 'Cube or time?',
      text: 'You have time left. We need the brown cubes for the *journey*.',
      ask: 'pay with time',
      other: 'We keep the brown cubes: the way to the castle asks for them.',
    },
    greenAtFamily: {
      title: 'The farm first',
      text: 'One 1 is dead, one in the council, one in the church. Bring another *child* while there are coloured cubes here.',
      ask: 'take the green cube at Family',
      other: 'In a moment. The child first: an empty farm can do nothing.',
    },
    pinkAtCrafts: {
      title: 'A wagon',
      text: 'There is knowledge at *Crafts*. Knowledge and skill together buy a wagon.',
      ask: 'take the pink cube at Crafts',
      other: 'No wagon, no journey. To the craftsmen first.',
    },
    wagon: {
      title: 'To the wainwright',
      text: 'Cubes instead of time: that is how one spares people.',
      ask: 'buy a wagon',
      other: 'We want to travel. Buy the wagon.',
    },
    pinkAgain: {
      title: 'Another scroll',
      text: 'There is enough at Travel. Get another *scroll* first: with it you climb in the council.',
      ask: 'take the pink cube at Crafts',
      other: 'That can wait. The knowledge will be gone.',
    },
    secondScroll: {
      title: 'At the office',
      text: 'With knowledge this time, without any coin.',
      ask: 'buy a scroll',
      other: 'The scroll today. The council is waiting.',
    },
    greenAtTravel: {
      title: 'Setting out',
      text: 'You have a wagon and brown cubes. Take the green cube at *Travel*.',
      ask: 'take the green cube at Travel',
      other: 'The wagon stands ready. Off we go!',
    },
    depart: {
      title: 'To the north castle',
      text: 'Your last *1* from the farm sets out. Wagon, time and the cubes along the way are the price.',
      ask: 'send the 1 to the north castle',
      other: 'Let the old one go. It should see something of the world.',
    },
    orangeAtCouncil: {
      title: 'Back to the council',
      text: 'Take the cube here. Your 1 in the council shall climb.',
      ask: 'take the cube at the council',
      other: 'The scroll wants to be in the council. Go with it.',
    },
    advance: {
      title: 'One step up',
      text: 'It costs time, and again a scroll or green cubes.',
      ask: 'let the 1 in the council climb',
      other: 'Higher! Points begin on step 2.',
    },
    payScroll: {
      title: 'Pay with the scroll',
      text: 'That is what we bought it for. We keep the green cubes.',
      ask: 'pay with the scroll',
      other: 'Three green cubes will be worth something in a moment. Take the scroll.',
    },
    twoCubes: {
      title: 'The second privilege',
      text: 'Who sits on step 2 may take *two cubes* from the supply.',
      ask: 'use the second privilege',
      other: 'To begin is nice. Two cubes are nicer.',
    },
    whichCubes: {
      title: 'Which two?',
      text: '*Skill and knowledge*: that is your next wagon.',
      ask: 'take skill and knowledge',
      other: 'A matter of taste. But skill and knowledge buy the next wagon.',
    },
    farewellCastle: {
      title: 'Farewell at the castle',
      text: 'Time is up. The 1 on the *north castle* has seen the world. Its name enters the book.',
      ask: 'say farewell to the 1 on the north castle',
      other:
        'In council and church the old bring points in the end. On the castle your mark stays without them.',
    },
  },
};
