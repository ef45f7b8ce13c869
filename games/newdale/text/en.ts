import { composeText } from '@spielstube/engine/text';
import { placeIn } from '../data/box.ts';
import { CHAPTER_KEYS, SOLO_LEVELS } from '../data/chapters.ts';
import { choice, wish } from './en/choices.ts';
import { guides } from './en/guide.ts';
import { labels } from './en/labels.ts';
import { event } from './en/log.ts';
import { names } from './en/names.ts';
import { notes } from './en/notes.ts';
import { question, waiting } from './en/questions.ts';
import { refusals } from './en/refusals.ts';
import { scoreSources } from './en/score.ts';
import { stories } from './en/stories.ts';
import { facts } from './facts.ts';
import { guidance } from './guidance.ts';
import type { NewdaleText, NewdaleTexts } from './types.ts';

/** In the order of SOLO_LEVELS. */
const SOLO_LEVEL_NAMES = ['for grandmasters', 'for masters', 'for journeymen'];

/** Everything the game says in English. */
export const newdaleEn: NewdaleText = composeText<NewdaleTexts>(
  {
    title: 'Expedition to Newdale',
    subtitle: 'A journey in eight chapters',
    blurb:
      'First you plan your stones, then the bag shows which helpers really come. Wood becomes coal, flour becomes bread, and with every building a house of yours moves further into the land. Each chapter is a game of its own with its own map and order; together they become a journey to the end of the world. For 1 to 4 people.',
    soloTitle: null,
    options: {
      startPlayer: {
        name: 'Who begins',
        value: (value) => (value === 'random' ? 'random' : `seat ${value}`),
      },
      chapter: {
        name: 'Chapter',
        value: (value) => `${value}: ${names.chapterTitle(placeIn(CHAPTER_KEYS, `${value}`))}`,
      },
      road: {
        name: 'Where chapter V begins',
        value: (value) => (value === 'thickthorn' ? 'Thickthorn' : 'Creekside'),
      },
      planning: {
        name: 'Planning',
        value: (value) => (value === 'open' ? 'open, stone by stone in turn order' : 'hidden, all at once'),
      },
      targets: { name: 'Targets', value: (value) => SOLO_LEVEL_NAMES[placeIn(SOLO_LEVELS, `${value}`)] },
    },
    scoreSources,
    boxTables: {
      figures: 'Figures in the bag',
      goods: 'Values of goods',
      trades: 'Goods and chains',
      coalMine: 'Coal Mine',
      production: 'Production buildings',
      specials: 'Special buildings',
      effects: 'What special buildings bring',
      sailors: 'Sailors',
      sailorEffects: 'What the Navigator brings',
      frontAreas: 'Areas of the front',
      backAreas: 'Areas of the back',
      actionFields: 'Fields of the action board',
      chapterFields: 'Fields of chapter cards',
      pointsTrack: 'Points track',
      bonusTiles: 'Bonus tiles',
      persons: 'Persons on offer',
      personEffects: 'What persons bring',
      supplementaryMissions: 'Supplementary missions',
      events: 'Events',
      eventPoints: 'What events bring',
      boardA: 'Board A: The Heartland',
      boardB: 'Board B: The River Valley',
      boardC: 'Board C: The Thornwood',
      boardD: 'Board D: The Borderlands',
      boardE: 'Board E: Lark Bay',
      boardF: 'Board F: The Ice Sea',
      chapters: 'Set-up of the chapters',
      orders: 'Chapter orders',
      soloCards: 'Targets of solo cards',
      targetPlaces: 'Target places',
      arrivals: 'Rewards of ships',
      voyage: 'The voyage',
      starting: 'What everybody begins with',
      building: 'Building and card compensation',
      scoring: 'Final scoring',
    },
    waiting,
    question,
    guides,
    choice,
    wish,
    refusals,
    event,
    moment: ({ round, phase }) => (round === 0 ? labels.round(0) : `Round ${round}, ${names.phase(phase)}`),
    words: { ...names, notes, labels, stories },
  },
  facts,
  guidance,
);
