import type { Translated } from '@spielstube/engine/text';
import { SALE_GREEN, SALE_TIME } from '../../../data/market.ts';
import { GRAIN_LIMIT } from '../../../data/pieces.ts';
import { SEA_BURIAL_COUNT } from '../../../data/places.ts';
import { CAPTAIN_KEYS, CAPTAINS, CARGO_STACKS, EXOTICS, HARBOUR_CARGO, VOYAGE } from '../../../data/port.ts';
import { chestsInPlay } from '../../../rules/port/chests.ts';
import type { portBook as german } from '../../de/port/book.ts';
import { coins, cubes, inWords, listOf, points, time } from '../words.ts';
import { cargoName } from './words.ts';

const PRICES = [...new Set(CAPTAINS.slice(0, CAPTAIN_KEYS.length).map((captain) => captain.coins))];
const A_STACK = CAPTAIN_KEYS.length / PRICES.length;
const CHESTS = chestsInPlay({ port: true }).length;
const bySeats = [2, 3, 4, 5].map((seats) => CARGO_STACKS[seats]).join(', ');
const fee = `${cubes([0, SALE_GREEN])} and ${time(SALE_TIME)}`;

/** The chapters of the Port. */
export const portBook: Translated<typeof german> = {
  port: {
    title: 'Port: the harbour',
    intro: [
      'With Port you go to sea. In place of the castles Travel leads to seven islands: there you sell goods, fetch cocoa, tea and treasure chests, and send keepers to lighthouses.',
      'A voyage begins in the harbour with a captain and cargo. Each Travel action is then one movement at sea, and the last one brings the ship home.',
    ],
    rules: {
      'VIL-PORT-SET-01':
        'The main board lies with the anchor up. There are no castles and no journeys on land.',
      'VIL-PORT-SET-02': 'The six markers of each family stay in the box.',
      'VIL-PORT-SET-03': 'The set-up card with the anchor is used.',
      'VIL-PORT-SET-04': `The ${CAPTAIN_KEYS.length} captains lie open, ${inWords(A_STACK)} each for ${listOf(PRICES.map(String))} coins. Their order does not matter.`,
      'VIL-PORT-SET-05': `${CHESTS} treasure chests are shuffled face down and laid on Treasure Island.`,
      'VIL-PORT-SET-06': `With two, three, four and five players ${bySeats} cocoa and as much tea lie on their islands; the rest stays in the box.`,
      'VIL-PORT-SET-07': 'Everybody has a ship with an empty ship board. All ships are in the harbour.',
      'VIL-PORT-TRV-01': 'A Travel action is exactly one thing: leave the harbour, sail on, or come home.',
      'VIL-PORT-TRV-02': 'Leaving is possible from the harbour only, the others from the sea only.',
      'VIL-PORT-CAP-01': 'Whoever leaves hires a captain, whichever he likes, also one from the middle.',
      'VIL-PORT-CAP-02': 'You pay as many coins as the card says; it lies open beside your ship.',
      'VIL-PORT-CAP-03': 'If you can pay none or none is left, the ship stays in the harbour.',
      'VIL-PORT-CAP-04':
        'A captain stays for the whole voyage and then leaves the game: captains are scarce.',
      'VIL-PORT-CAP-05': 'Without a captain nothing is loaded.',
      'VIL-PORT-FAM-01': 'The Family action calls nobody home from a lighthouse or from the ship.',
    },
  },
  cargo: {
    title: 'Port: the cargo',
    intro: ['What is aboard is missing on the farm.'],
    rules: {
      'VIL-PORT-LOAD-01': `A ship has ${inWords(VOYAGE.holds)} holds for one piece each.`,
      'VIL-PORT-LOAD-02':
        'What is aboard at the same time has to be of different kinds; only the Quartermaster may do otherwise.',
      'VIL-PORT-LOAD-03': `Loaded are ${listOf(HARBOUR_CARGO.map(cargoName))}, a member, cocoa, tea and treasure chests, nothing else.`,
      'VIL-PORT-LOAD-04':
        'In the harbour you load what you own after hiring. Cocoa, tea and chests are found on their islands only. Here: what of it is at home is not loaded again.',
      'VIL-PORT-LOAD-05': 'All members are one kind, and so are all chests.',
      'VIL-PORT-LOAD-06': 'Whoever boards in the harbour comes from the farm.',
      'VIL-PORT-LOAD-07': 'Nothing goes overboard.',
      'VIL-PORT-LOAD-08':
        'What is aboard does not help in the village: not in the harvest, not at the market, not in payments.',
      'VIL-PORT-LOAD-09': 'For life goals the cargo counts.',
      'VIL-PORT-LOAD-10': `With a sack aboard you may own ${inWords(GRAIN_LIMIT + 1)}; on the farm there are still at most ${inWords(GRAIN_LIMIT)}.`,
      'VIL-PORT-LOAD-11': 'Here: sacks of grain never run out.',
    },
  },
  voyage: {
    title: 'Port: the voyage',
    intro: ['From water to water, step by step.'],
    rules: {
      'VIL-PORT-MOVE-01': 'The ship follows the lines; a line is a step.',
      'VIL-PORT-MOVE-02': `In every movement ${VOYAGE.freeSteps === 1 ? 'the first step is' : `the first ${inWords(VOYAGE.freeSteps)} steps are`} free.`,
      'VIL-PORT-MOVE-03':
        'Every further step costs what the captain asks for, and you may make as many as you can pay.',
      'VIL-PORT-MOVE-04':
        'If a captain gives up to two steps for a cube, a second one that you do not use is lost.',
      'VIL-PORT-MOVE-05': 'Here, too, a coin replaces any cube.',
      'VIL-PORT-MOVE-06': `Each open water that you enter costs ${time(VOYAGE.waterTime)}. Here: setting out from one costs nothing.`,
      'VIL-PORT-MOVE-07': 'Other ships are never in the way.',
      'VIL-PORT-MOVE-08': 'Off an island you may dock or sail on.',
      'VIL-PORT-MOVE-09': 'Docking ends the movement.',
      'VIL-PORT-MOVE-10': 'If you lie off the island already, you may dock again without a step.',
      'VIL-PORT-MOVE-11':
        'The movement may also end anywhere without docking; then you do not act on an island.',
      'VIL-PORT-MOVE-12':
        'Here: whoever leaves makes at least one step. No step leads into the harbour, only coming home does.',
      'VIL-PORT-MOVE-13':
        'If you cross the quill on the way, the action is finished first; the death comes at the end of the turn.',
      'VIL-PORT-MOVE-14':
        'Here: sailing on means at least a step or docking. Staying put is doing without, and not allowed after the Well.',
    },
  },
  islands: {
    title: 'Port: on the islands',
    intro: ['After docking you do as much as you like of what the island offers, in any order.'],
    rules: {
      'VIL-PORT-ISL-01':
        'Selling: what the board of the island shows goes from a hold to the supply and brings points at once.',
      'VIL-PORT-ISL-02': 'What lies on the farm cannot be sold here.',
      'VIL-PORT-ISL-03': 'Loading: the top tile of the island goes into an empty hold for nothing.',
      'VIL-PORT-ISL-04': 'A hold has to be free for it, and nothing of that kind may be aboard.',
      'VIL-PORT-ISL-05': 'Only whoever loads a chest looks into it; then it lies face down in the hold.',
      'VIL-PORT-ISL-06': 'An empty stack gives nothing any more, and nothing is refilled.',
      'VIL-PORT-ISL-07':
        'Lighthouse: if it is empty, you send somebody there from the ship, pay its price and get the points at once.',
      'VIL-PORT-ISL-08':
        'A wagon asked for comes from a hold, cubes come from the farm; coins replace the cubes only.',
      'VIL-PORT-ISL-09': 'A lighthouse stays taken until its keeper dies.',
      'VIL-PORT-ISL-10': 'What becomes free is free at once: first sell, then load.',
    },
  },
  homecoming: {
    title: 'Port: coming home, market and death at sea',
    intro: ['Cocoa, tea and treasure are worth something at home only.'],
    rules: {
      'VIL-PORT-RET-01': `Coming home is possible from anywhere, without steps, for exactly ${time(VOYAGE.returnTime)}.`,
      'VIL-PORT-RET-02': 'Everything is unloaded to the farm.',
      'VIL-PORT-RET-03': 'The captain leaves the game, and with him Admiral and Helmsman.',
      'VIL-PORT-RET-04': `If the farm has ${inWords(GRAIN_LIMIT)} sacks already, what is too much is lost.`,
      'VIL-PORT-RET-05':
        'A chest stays face down. You may open it at any time, take what is in it, and it leaves the game.',
      'VIL-PORT-RET-06': 'Here: leaving again takes a new action.',
      'VIL-PORT-RET-07':
        'Here: chests at home are opened before scoring. What is still at sea at the end is worth nothing.',
      'VIL-PORT-MKT-01':
        'On a market day you serve a customer in your turn, or sell 1 cocoa or 1 tea, or pass.',
      'VIL-PORT-MKT-02': 'Only what is at home is sold.',
      'VIL-PORT-MKT-03': `The first sale of whoever calls the market day is free; every other costs ${fee}, for cocoa and tea, too.`,
      'VIL-PORT-MKT-04': `Cocoa brings ${points(EXOTICS.cocoaPoints)} at once.`,
      'VIL-PORT-MKT-05': `Tea brings ${points(EXOTICS.teaPoints)} and ${coins(EXOTICS.teaCoins)} at once.`,
      'VIL-PORT-MKT-06': 'Cocoa and tea that were sold leave the game.',
      'VIL-PORT-MKT-07': 'These two stalls are always open, several times a day and for everybody.',
      'VIL-PORT-MKT-08':
        'Here: with Port the market day ends when all have passed, not when no customers are left.',
      'VIL-PORT-MKT-09': 'Here: customers move up only if one was served.',
      'VIL-PORT-DEATH-01': 'Whoever is on a lighthouse or a ship is seen and can die like everybody else.',
      'VIL-PORT-DEATH-02': 'As long as the Travel group of the Chronicle has room, he is entered there.',
      'VIL-PORT-DEATH-03': 'After that he is buried at sea and not in the Graveyard.',
      'VIL-PORT-DEATH-04':
        'You get the points of the space at once. Here: you choose among those that are free.',
      'VIL-PORT-DEATH-05': 'The lighthouse or the hold becomes free by it.',
      'VIL-PORT-END-01': `The last of the ${inWords(SEA_BURIAL_COUNT)} sea-burial spaces rings in the end like the last space of the Chronicle or the last grave.`,
      'VIL-PORT-END-02':
        'Otherwise the game ends as always. Here: whoever filled the space has no further turn.',
      'VIL-PORT-END-03': 'Travel is not scored at the end.',
      'VIL-PORT-END-04':
        'Here: whoever dies at sea and finds room neither with Travel nor at sea leaves the game, even if a grave were free.',
    },
  },
};
