import { composeText } from '@spielstube/engine/text';
import { PHASE_LETTERS } from '../data/bonuses.ts';
import { words } from './de/board.ts';
import { choice, wish } from './de/choices.ts';
import { guides } from './de/guide.ts';
import { event } from './de/log.ts';
import { question, waiting } from './de/questions.ts';
import { refusals } from './de/refusals.ts';
import { facts } from './facts.ts';
import { guidance } from './guidance.ts';
import type { BurgundyText, BurgundyTexts } from './types.ts';

export const burgundyDe: BurgundyText = composeText<BurgundyTexts>(
  {
    title: 'Die Burgen von Burgund',
    subtitle: 'Das Kartenspiel',
    blurb:
      'Aus Karten werden Würfel, aus Würfeln wird ein Fürstentum an der Loire: Nimm Karten aus der Auslage, setze sie zu Drillingen zusammen und nutze, was jede beim Setzen abwirft. Fünf Durchgänge, dreißig Züge, und jede Zahl lässt sich mit ein paar Arbeitern zurechtbiegen. Für 2 bis 4 Personen oder allein gegen Egon.',
    soloTitle: null,
    options: {
      startPlayer: {
        name: 'Wer beginnt',
        value: (value) => (value === 'random' ? 'Zufall' : `Platz ${value}`),
      },
    },
    scoreSources: {
      triples: 'Drillinge',
      firstTriples: 'Bonuskarten „1.“',
      allSeven: 'Alle 7 Arten',
      points: 'Siegpunktkarten',
      soldGoods: 'Verkaufte Waren',
      animals: 'Tiere',
      startCard: 'Startspielerkarte',
    },
    waiting,
    question,
    guides,
    choice,
    wish,
    refusals,
    event,
    moment: ({ phase, round }) => `Durchgang ${PHASE_LETTERS[phase]}, Runde ${round}`,
    boxTables: {
      cardCounts: 'Karten je Art',
      cardDice: 'Karten je Würfelzahl',
      buildingDice: 'Würfelzahlen der Gebäude',
      triplePoints: 'Punkte der Drillinge',
      buildingTakes: 'Was Gebäude aus der Auslage nehmen',
      effects: 'Was Karten beim Setzen bringen',
      phaseBonuses: 'Boni der Durchgänge',
      actions: 'Aktionen 4 bis 6',
      purchase: 'Der Kauf',
      points: 'Punkte für einzelne Karten',
      goods: 'Waren',
      goodsDice: 'Würfelzahlen, mit denen Waren verkauft werden',
      animals: 'Tiere',
      animalSets: 'Punkte für verschiedene Tiere',
      starting: 'Was alle zum Start haben',
      display: 'Karten in der Auslage',
      allSeven: 'Karten „Alle 7 Arten“',
      egonStacks: 'Egons Stapel',
    },
    words,
  },
  facts,
  guidance,
);
