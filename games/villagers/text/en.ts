import type { OptionValue } from '@spielstube/engine';
import { composeText } from '@spielstube/engine/text';
import { choice, wish } from './en/choices.ts';
import { guides } from './en/guide.ts';
import { labels } from './en/labels.ts';
import { event } from './en/log.ts';
import { names } from './en/names.ts';
import { notes } from './en/notes.ts';
import { question, waiting } from './en/questions.ts';
import { refusals } from './en/refusals.ts';
import { facts } from './facts.ts';
import { guidance } from './guidance.ts';
import type { VillagersText, VillagersTexts } from './types.ts';

const withOrWithout = (value: OptionValue): string => (value === true ? 'with' : 'without');

/** Everything the game says in English. */
export const villagersEn: VillagersText = composeText<VillagersTexts>(
  {
    title: 'Villagers',
    subtitle: 'A village, card upon card',
    blurb:
      'Craftsmen, traders and farmers come along the road. You take them into your village and build chains: from the Miner by way of Seeker and Spelunker to the Jeweller. Whoever has a padlock needs somebody to open it, who earns by it. At two market days, what lies uncovered counts. For 2 to 4 players, with three modules, or alone against the Countess.',
    soloTitle: null,
    options: {
      startPlayer: {
        name: 'Who begins',
        value: (value) => (value === 'random' ? 'random' : `seat ${value}`),
      },
      padlocks: {
        name: 'Padlocks',
        value: (value) => (value === true ? 'with padlocks' : 'without, for the first game'),
      },
      support: { name: 'Module Support', value: withOrWithout },
      profiteers: { name: 'Module Profiteers', value: withOrWithout },
      development: { name: 'Module Development', value: withOrWithout },
      memory: {
        name: 'Cards that were seen',
        value: (value) => (value === true ? 'stay visible' : 'must be remembered'),
      },
    },
    scoreSources: {
      start: 'Starting gold',
      road: 'Coins from the road',
      firstMarket: '1st market day: gold',
      secondMarket: '2nd market day: gold',
      silver: 'Silver',
      coins: 'Coins in the village',
      smuggler: 'Smuggler',
      bronze: 'Bronze',
      developments: 'Development',
      paid: 'Spent',
      events: 'Events',
    },
    boxTables: {
      villagers: 'Villagers',
      basics: 'Basics',
      founders: 'Founders and Countess',
      support: 'Support',
      profiteers: 'Profiteers',
      jokers: 'Places on Monk and Apprentice',
      silver: 'Silver',
      bronze: 'Bronze',
      padlock: 'Price of a padlock',
      specials: 'Numbers on special villagers',
      stacks: 'Cards in a stack, by players',
      starting: 'What everybody starts with',
      limits: 'Draft and build limit',
      swaps: 'Basics in a build phase',
      road: 'Coins on the road',
      markets: 'Stacks above the market days',
      developments: 'Development cards',
      countess: 'The Countess',
      seasons: 'Events of the Countess',
    },
    waiting,
    question,
    guides,
    choice,
    wish,
    refusals,
    event,
    moment: ({ round, phase }) => (round === 0 ? labels.round(0) : `Round ${round}, ${names.phase(phase)}`),
    words: { ...names, notes, labels },
  },
  facts,
  guidance,
);
