import type { LessonWords } from '@spielstube/engine';
import type { course } from './course.ts';

/** What Murr says in English. */
export const words: LessonWords<typeof course> = {
  learns: 'Draft people from the road, build chains, open padlocks and prepare for the market day.',
  chapters: {
    road: { title: 'People on the road', about: 'What it is about, and whom to take first' },
    village: { title: 'A village begins', about: 'Coins, basics and the first houses' },
    draft: { title: 'Who eats may take more', about: 'The second round, with a Beekeeper and a Fisher' },
    locks: { title: 'Three ways through a padlock', about: 'Who opens it, and who is paid' },
    backs: { title: 'Reading backs', about: 'Four picks, and the market day draws near' },
    chain: { title: 'The chain', about: 'Three people on top of each other, and a Smuggler' },
    market: { title: 'Market day!', about: 'Gold, silver, coins, and what counts in the end' },
  },
  shows: {
    welcome: {
      title: 'Welcome to the roadside!',
      text: 'The plague is over, and people wander the land. Bring the best of them into your village. Who has most *gold* in the end wins. There are no other points.',
    },
    road: {
      title: 'The road',
      text: 'Six people here are looking for a home. Every round goes like this: in turn all *draft* cards, then the road changes, then all *build*.',
    },
    hand: {
      title: 'Five you have already',
      text: 'The *Harvester* can live anywhere. The *Wheeler* cannot: she needs a Lumberjack below her. What somebody needs is on the card.',
    },
    limits: {
      title: 'Two and two',
      text: 'Draft two cards, build two: that is how every village begins. Each *food* lets you draft one more, each *builder* lets you build one more. Five is the most.',
    },
    refilled: {
      title: 'Gaps are filled',
      text: 'As soon as somebody leaves, the next one comes: always from the *leftmost* stack until it is empty. Then from the next. Remember that for later.',
    },
    backs: {
      title: 'Six hidden stacks',
      text: 'You may also draft from the top of a stack. Blindly? Not quite: the *back* gives away the suit. Here it is wood, like your Carpenter.',
    },
    twoTaken: {
      title: 'A Shipwright!',
      text: 'He builds on Lumberjacks, too. Who stays with *one suit* has an easier life. Over there they have drafted as well. Now for the coins.',
    },
    coins: {
      title: 'A coin on the Swineherd',
      text: 'With two players, each puts a coin of the *bank* on somebody on the road. Who has one waits. All others move on. And whoever takes him gets the coin as well.',
    },
    movedOn: {
      title: 'Moved on',
      text: 'Beekeeper and Swineherd have stayed, four new faces are here. They came from the *draw pile*, not from the six stacks. Now we build: *two* cards.',
    },
    marketAhead: {
      title: 'Onto which stack?',
      text: 'As soon as *stacks 1 and 2* are empty, the first market day is held. You have nothing to sell yet. One card more here, and it comes later.',
    },
    firstVillage: {
      title: 'Meow! A village.',
      text: 'One food, one builder: from now on you draft *three* and build *three*. Grow early, earn late, that is half of the game.',
    },
    turned: {
      title: 'Without food',
      text: 'Nobody over there fills a stomach. So the *Founders* were turned over: one food instead of two gold. Nobody starves, but the gold is gone. Your turn.',
    },
    fisher: {
      title: 'A Fisher!',
      text: 'Food, three gold, and ... pardon me, my mouth is watering. There is a *padlock* on him. More about that soon. *You will build him*, yes?',
    },
    go: {
      title: 'Soon you begin',
      text: 'Next round *you* draft first. Whoever gets your coin now is surely yours. Look at the *Wood Carver*.',
    },
    sevenCards: {
      title: 'Seven cards, three may come',
      text: 'It is always like that: one wants more than one may. This time they build first over there. Watch closely, something *lovely* happens.',
    },
    paid: {
      title: 'Two gold, for nothing!',
      text: 'They have built a *Bed Builder*. Only a Carpenter opens his padlock, and the Carpenter lives with you. So you had to be paid. The coins stay on him.',
    },
    threeWays: {
      title: 'And now your padlocks',
      text: 'Every padlock opens for *2 gold*. Who pays and who is paid depends on where the one who opens it lives. We try all three.',
    },
    fourCoins: {
      title: 'Four coins',
      text: 'You paid nothing and got two. That is the finest way. So: *first* build the one who unlocks, *then* the padlock.',
    },
    theirCoins: {
      title: 'Oh well.',
      text: 'Two gold for the neighbour. That hurts. But your Cooper brings *four*, and on both market days. Reckon, do not hiss.',
    },
    keyRings: {
      title: 'The key ring',
      text: 'There is an *8* on the Carpenter: so many cards in the box have his padlock. Carpenter, Blacksmith, Cooper: who has them early is paid often.',
    },
    fourPicks: {
      title: 'The third round',
      text: 'Harvester and Fisher: two food, so *four* cards. And this time you begin.',
    },
    marketDue: {
      title: 'The card lies sideways',
      text: 'Stacks 1 and 2 are empty: *after this round* there is a market day. Then all gold counts that lies open in a village. We need something that shines.',
    },
    cartwright: {
      title: 'A Cartwright!',
      text: '*Nine gold!* He wants a Wheeler below him. And who has been in your hand since the first minute? Exactly.',
    },
    handFull: {
      title: 'Well picked',
      text: 'Two of wood, one grocer, one rogue. You build first, and after them it is *market day*. Now it gets beautiful.',
    },
    chain: {
      title: 'From the bottom up',
      text: 'Lumberjack, Wheeler, Cartwright: each stands on the one before. That is a *chain*. The longer it is, the more its top brings.',
    },
    covered: {
      title: 'Covered is covered',
      text: 'Of the Wheeler only the head can be seen: her 3 gold do not count any more. The *Cartwright* counts 9. Gold, food and builders must lie *open*.',
    },
    special: {
      title: 'Special people',
      text: 'Monk and Apprentice stand in for others in a chain. The Tinner cracks padlocks for free. And the *Smuggler*? He does not even cost a build action.',
    },
    readyForMarket: {
      title: 'Let the market come',
      text: 'Carpenter, Cooper, Cartwright, Beekeeper: a village in which one likes to lie in the sun. They still build over there. Then the *till* will ring.',
    },
    theyPaid: {
      title: 'They need you',
      text: 'Over there a Peddler and a Poulterer moved in. *Your* people open both padlocks: two coins for the Cartwright, two for the Carpenter. Just in time!',
    },
    marketDay: {
      title: 'The first market day',
      text: '*22 gold* for everything that lies open. And the bank pays as much as there are coins in the village: another *10*. Purr.',
    },
    coinsStay: {
      title: 'Coins count twice',
      text: 'For they are still there! Only on the *second* market day you collect them. What lands on your people early brings double.',
    },
    secondMarket: {
      title: 'The second market day',
      text: 'It comes when *all* stacks are empty. All gold once more, and the *silver*, and the coins. Then it is over. So build silver late, gold early.',
    },
    silver: {
      title: 'The Wood Carver',
      text: 'Her silver counts all open gold on *wood*: Cooper 4, Cartwright 9. That makes *13*, for one single card! A Lumberjack stands ready.',
    },
    goodPlayers: {
      title: 'What good players look for',
      text: 'Early *food and builders*. One suit instead of five. People whose keys others need. A look at the stacks: how long will it be? And an empty hand in the end.',
    },
    farewell: {
      title: 'The village is yours.',
      text: 'From now on an apprentice plays over there. The *lantern* above gives advice, the *book* beside it knows every rule. And I? I am at the Fisher.',
    },
  },
  tries: {
    takeCarpenter: {
      title: 'Your first pick',
      text: 'Take the *Carpenter*. He is a builder, and he opens more padlocks than almost anybody. What that means? Patience.',
      ask: 'take the Carpenter',
      other: 'No bad people, these six. But everybody needs the Carpenter, and you shall have him.',
    },
    drawHidden: {
      title: 'Reach into the dark',
      text: 'Something of *wood* comes from stack 2. Everybody may see it as soon as you have it.',
      ask: 'take the card from stack 2',
      other: 'That would do. But wood goes with Carpenter and Wheeler, and I am curious.',
    },
    coinBeekeeper: {
      title: 'Who shall wait?',
      text: 'The *Beekeeper* brings four gold, and a Carpenter opens her padlock. You have one! Give her the coin.',
      ask: 'put the coin on the Beekeeper',
      other: 'Without a coin the Beekeeper moves on. I would rather have her four gold with us.',
    },
    playHarvester: {
      title: 'Food comes first',
      text: 'The *Harvester* needs nobody below her. One food, and that in every round.',
      ask: 'build the Harvester',
      other: 'You may build only two, and I have a plan: one for eating, one for building.',
    },
    swapLumberjack: {
      title: 'A basic',
      text: 'The Carpenter stands on a *Lumberjack*. There is always one: he costs no build action, only a hand card. You may fetch three basics in every round.',
      ask: 'fetch a Lumberjack',
      other: 'A Lumberjack first: without him the Carpenter has nowhere to stand.',
    },
    layWineTrader: {
      title: 'Whom do you give away?',
      text: 'The *Wine Trader*. Fourteen gold, yes. But Graper *and* Vintner are missing below him. Dreams away, card away.',
      ask: 'give away the Wine Trader',
      other: 'That one still fits into our village. The Wine Trader will not for a long time.',
    },
    ontoFirst: {
      title: 'Onto stack 1',
      text: 'Face down, and only you know who lies there.',
      ask: 'lay him on stack 1',
      other: 'Rather stack 1: it runs out first, and the first market day is still too close for us.',
    },
    playCarpenter: {
      title: 'And now the Carpenter',
      text: 'The Lumberjack stands. There is room for *two* columns on him, the Carpenter is the first.',
      ask: 'build the Carpenter',
      other: 'That would do. But a builder *and* keys that everybody needs: only the Carpenter has both.',
    },
    firstEnd: {
      title: 'Pass on',
      text: 'Both build actions are used. Pass on with the *tick*. The space bar does the same.',
      ask: 'end your build phase',
      other: 'Even more basics? For now I would rather keep the hand cards.',
    },
    takeBeekeeper: {
      title: 'She has waited',
      text: 'There is the *Beekeeper*, with your coin. Take both.',
      ask: 'take the Beekeeper',
      other: 'The Beekeeper first! Or somebody else takes her, and your coin.',
    },
    drawSolo: {
      title: 'Stack 4 is solo',
      text: '*Solo* people need nobody below them. Draw there. I have picked up a scent ...',
      ask: 'take the card from stack 4',
      other: 'Trust my nose. Stack 4 smells ... promising.',
    },
    takeCooper: {
      title: 'A Cooper on the road',
      text: 'Four gold, also on a Lumberjack, and with a *key ring*: wine, milk and beer need barrels.',
      ask: 'take the Cooper',
      other: 'Not bad. But the Cooper fits on your Lumberjack, who still has room.',
    },
    coinCarver: {
      title: 'The Wood Carver',
      text: 'Wood again! She brings *silver*, and the more of it the better our wood earns. Hold her.',
      ask: 'put the coin on the Wood Carver',
      other: 'Then the Wood Carver would move on. In the very end you would regret it.',
    },
    lockOwn: {
      title: 'Way one: your own',
      text: 'The *Beekeeper* wants a Carpenter. He lives with you, so the *bank* pays: two coins on him.',
      ask: 'build the Beekeeper',
      other: 'One after the other. First the finest way: the one where the bank pays.',
    },
    lockBank: {
      title: 'Way two: nobody',
      text: 'A Shipwright lets the *Fisher* in. Yours is still in your hand, and there is none over there. So you pay the bank. It is worth it. Fish!',
      ask: 'build the Fisher',
      other: 'Please. The Fisher. You promised.',
    },
    lockOther: {
      title: 'Way three: the neighbour',
      text: 'The *Cooper* needs a Blacksmith. The only one lives over there. Two gold from you, onto *their* card.',
      ask: 'build the Cooper',
      other: 'One build action left, and one way is missing: the one to the neighbour.',
    },
    swapAgain: {
      title: 'Ground work',
      text: 'You have no build actions left, but basics cost none. Your Lumberjack is full: fetch a *second* one for the Wheeler.',
      ask: 'fetch another Lumberjack',
      other: 'That can wait. For the next round we need a Lumberjack again.',
    },
    layHunter: {
      title: 'The Hunter goes',
      text: 'He brings food but nothing else. Harvester and Fisher feed you already.',
      ask: 'give away the Hunter',
      other: 'Somebody else? No. We can spare the Hunter. And he has a dog.',
    },
    ontoLast: {
      title: 'As far away as can be',
      text: 'On stack 2 he would soon stand on the road, for everybody. On *stack 6* nobody will see him for a while.',
      ask: 'lay him on stack 6',
      other: 'There he would come to light sooner. All the way to the right with him.',
    },
    end: {
      title: 'Pass on',
      text: 'No more can be done, and no more needs to be. Pass on.',
      ask: 'end your build phase',
      other: 'Leave it. What you give away now you will miss later.',
    },
    takeCarver: {
      title: 'She has waited for you',
      text: 'The *Wood Carver*, and your coin with her.',
      ask: 'take the Wood Carver',
      other: 'Your coin lies on the Wood Carver. Leave her to nobody else.',
    },
    drawWood: {
      title: 'Wood on stack 4',
      text: 'We live on wood already. In your hand waits a *Wheeler*, and somebody can stand on her. Perhaps he lies here?',
      ask: 'take the card from stack 4',
      other: 'That we can still take later. On stack 4 there is *wood*.',
    },
    takeSmuggler: {
      title: 'That one, too',
      text: 'The *Smuggler* belongs to no suit. He comes, does something of which I know nothing, and is gone again.',
      ask: 'take the Smuggler',
      other: 'That would be more decent. But so close to a market day the Smuggler is worth more.',
    },
    takeGrocer: {
      title: 'One for gourmets',
      text: 'In the end the *Grocer* turns food into gold. And the *Harvester* opens his padlock.',
      ask: 'take the Grocer',
      other: 'Perhaps. But whoever opens the padlock of the Grocer lives in your village already.',
    },
    coinAgent: {
      title: 'Another coin',
      text: 'Next round they draft *before* you. So choose somebody who is of use mostly to you: the *Agent* counts coins on one single card. Your Carpenter has four.',
      ask: 'put the coin on the Agent',
      other: 'A pity about the coin. The Agent is of more use to you than to them, so they may leave him.',
    },
    playWheeler: {
      title: 'The second link',
      text: 'The *Wheeler* onto the Lumberjack. Three gold, but wait.',
      ask: 'build the Wheeler',
      other: 'Three build actions, and the chain takes two. Begin with the Wheeler.',
    },
    playCartwright: {
      title: 'And on top',
      text: 'The *Cartwright*. No padlock, nine gold. He must be there before the market day.',
      ask: 'build the Cartwright',
      other: 'The Cartwright! Nine gold, and on both market days.',
    },
    playGrocer: {
      title: 'Silver with an advance',
      text: 'On the *second* market day the *Grocer* brings 3 gold per food. The Harvester opens his padlock: two coins from the bank, and these count today.',
      ask: 'build the Grocer',
      other: 'Good, too. But here the bank adds two coins, and before the market.',
    },
    playSmuggler: {
      title: 'Eyes shut',
      text: 'A Shipwright opens his padlock, and nobody has one: two gold to the *bank*. You will get more back.',
      ask: 'play the Smuggler',
      other: 'The Smuggler first. I will look the other way.',
    },
    smuggle: {
      title: 'Whose gold?',
      text: '*Half* of the gold on one of your cards, rounded up, at once and from the bank. The Cartwright notices nothing: his nine stay.',
      ask: 'smuggle with the Cartwright',
      other: 'Half of that is less. The Cartwright has nine, which makes five.',
    },
    swapForLater: {
      title: 'One more Lumberjack',
      text: 'Wood Carver and Shipwright want to stand soon, too. With a *third* Lumberjack there is room for both.',
      ask: 'fetch another Lumberjack',
      other: 'Our village lives on wood. Let us stay with it.',
    },
    layPoulterer: {
      title: 'We need no chickens',
      text: 'The *Poulterer* would lie on your Founders, and their two gold would be covered.',
      ask: 'give away the Poulterer',
      other: 'That is wood, and wood stays. The Poulterer may go.',
    },
    ontoLastAgain: {
      title: 'All the way to the right again',
      text: 'Each card that you lay on a stack makes the game *longer*. Each one that you take makes it shorter.',
      ask: 'lay her on stack 6',
      other: 'From there she would be back soon. Rather all the way to the right.',
    },
    takeAgent: {
      title: 'He is still there',
      text: 'The *Agent*, with your coin. Six coins lie on the Carpenter now: for these he brings *six* gold in the end, without a padlock.',
      ask: 'take the Agent',
      other: 'The Agent costs nothing, brings six gold and has your coin. Take him.',
    },
  },
};
