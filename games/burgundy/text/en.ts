import { bookEn } from './book-en.ts';
import { choice, wish } from './en/choices.ts';
import { event } from './en/log.ts';
import { question, waiting } from './en/questions.ts';
import { refusal } from './en/refusals.ts';
import type { Language } from './language.ts';

export const en: Language = {
  title: 'The Castles of Burgundy',
  subtitle: 'The Card Game',
  blurb:
    'Cards become dice, dice become an estate on the Loire: take cards from the display, build them into triples and use what each of them yields when it is placed. Five phases, thirty turns, and every number can be bent with a few workers. For 2 to 4 players, or alone against Egon.',
  reconstructed: [
    'Points of the triples: castle 3, mine 4, knowledge 4, ship 3 (file data/types.ts).',
    'The die number on each of the 114 action cards, buildings included (data/cards.ts).',
    'The bonuses of the phases B, C and E (data/bonuses.ts).',
    'Point cards never run out.',
    'How a stack of goods or animals is divided when the other one is empty.',
    'What happens when there are too few action cards for a new phase.',
  ],
  startPlayer: 'Who starts',
  startPlayerValue: (value) => (value === 'random' ? 'Random' : `Seat ${value}`),
  scoreSources: {
    triples: 'Triples',
    firstTriples: 'Bonus cards "1."',
    allSeven: 'All 7 types',
    points: 'Point cards',
    soldGoods: 'Sold goods',
    animals: 'Animals',
    startCard: 'Start player card',
  },
  waiting,
  question,
  choice,
  wish,
  refusal,
  event,
  moment: (phase, round) => `Phase ${phase}, round ${round}`,
  book: bookEn,
};
