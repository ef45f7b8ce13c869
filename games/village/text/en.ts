import type { OptionValue } from '@spielstube/engine';
import { bookEn } from './book-en.ts';
import { choice, wish } from './en/choices.ts';
import { event } from './en/log.ts';
import { question, waiting } from './en/questions.ts';
import { refusal } from './en/refusals.ts';
import { words } from './en/words.ts';
import type { Language } from './language.ts';

const onOff = (value: OptionValue): string => (value === true ? 'on' : 'off');

export const en: Language = {
  title: 'Village',
  subtitle: 'A village and its families',
  blurb:
    'Four generations of a family live, work and die in one village, and time is the currency that pays for nearly everything. Whoever dies at the right place at the right time enters the Village Chronicle; whoever comes too late only finds a grave. For 2 to 5 players, or alone against Conny, with life goals and promo customers if you like.',
  reconstructed: [
    'The set-up cards: how many cubes lie on each action space and how many of each colour go into the bag; known are 1 cube on the Market and the totals for two to four players (file data/spaces.ts).',
    'The number of spaces in each group of the Village Chronicle, and the graves for two and three players (data/spaces.ts).',
    'Council Chamber: which of the steps 2 to 4 cost two and which three time (data/council.ts). Church: the grain for step 4 (data/church.ts).',
    'Travel: all paths but the two from the village, the rewards of the Middle and the Corner Castle, the names of the castles (data/travel.ts).',
    'The customers: demands and points of nearly all tiles, promo customers included (data/customers.ts).',
    "Conny's tray: where Crafts stands and where the fate tiles lie (data/conny.ts).",
    'Life goals: what Farmer, Bailiff, Explorer, Craftsman, Coachman and Knight ask for (data/goals.ts).',
  ],
  options: {
    startPlayer: {
      name: 'Who starts',
      value: (value) => (value === 'random' ? 'Random' : `Seat ${value}`),
    },
    compensation: { name: 'Compensation for later seats', value: onOff },
    goals: { name: 'Life goals', value: onOff },
    revealGoals: {
      name: 'Fulfilled life goals',
      value: (value) => (value === 'auto' ? 'are revealed by themselves' : 'are revealed by hand'),
    },
    promos: { name: 'Promo customers', value: onOff },
    connysCube: {
      name: "Conny's cube",
      value: (value) => (value === 'die' ? 'a die decides the colour' : 'she follows your colour'),
    },
  },
  scoreSources: {
    prestige: 'Prestige track',
    travel: 'Travel',
    church: 'Church',
    council: 'Council Chamber',
    chronicle: 'Village Chronicle',
    customers: 'Customers',
    coins: 'Coins',
    goals: 'Life goals',
  },
  waiting,
  question,
  choice,
  wish,
  refusal,
  event,
  moment: (round) => `Round ${round}`,
  words,
  book: bookEn,
};
