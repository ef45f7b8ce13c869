import { composeText } from '@spielstube/engine/text';
import { PHASE_LETTERS } from '../data/bonuses.ts';
import { words } from './en/board.ts';
import { choice, wish } from './en/choices.ts';
import { guides } from './en/guide.ts';
import { event } from './en/log.ts';
import { question, waiting } from './en/questions.ts';
import { refusals } from './en/refusals.ts';
import { facts } from './facts.ts';
import { guidance } from './guidance.ts';
import type { BurgundyText, BurgundyTexts } from './types.ts';

export const burgundyEn: BurgundyText = composeText<BurgundyTexts>(
  {
    title: 'The Castles of Burgundy',
    subtitle: 'The Card Game',
    blurb:
      'Cards become dice, dice become an estate on the Loire: take cards from the display, build them into triples and use what each of them yields when it is placed. Five phases, thirty turns, and every number can be bent with a few workers. For 2 to 4 players, or alone against Egon.',
    soloTitle: null,
    options: {
      startPlayer: {
        name: 'Who starts',
        value: (value) => (value === 'random' ? 'Random' : `Seat ${value}`),
      },
    },
    scoreSources: {
      triples: 'Triples',
      firstTriples: 'Bonus cards “1.”',
      allSeven: 'All 7 types',
      points: 'Point cards',
      soldGoods: 'Sold goods',
      animals: 'Animals',
      startCard: 'Start player card',
    },
    waiting,
    question,
    guides,
    choice,
    wish,
    refusals,
    event,
    moment: ({ phase, round }) => `Phase ${PHASE_LETTERS[phase]}, round ${round}`,
    boxTables: {
      cardCounts: 'Cards of each type',
      cardDice: 'Cards with each die number',
      buildingDice: 'Die numbers of the buildings',
      triplePoints: 'Points of the triples',
      buildingTakes: 'What buildings take from the display',
      effects: 'What cards bring when placed',
      phaseBonuses: 'Bonuses of the phases',
      actions: 'Actions 4 to 6',
      purchase: 'The purchase',
      points: 'Points for single cards',
      goods: 'Goods',
      goodsDice: 'Die numbers that sell goods',
      animals: 'Animals',
      animalSets: 'Points for different animals',
      starting: 'What everybody starts with',
      display: 'Cards in the display',
      allSeven: 'Cards “All 7 types”',
      egonStacks: "Egon's stacks",
    },
    words,
  },
  facts,
  guidance,
);
