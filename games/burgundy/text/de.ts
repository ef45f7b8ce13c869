import { bookDe } from './book-de.ts';
import { choice, wish } from './de/choices.ts';
import { event } from './de/log.ts';
import { question, waiting } from './de/questions.ts';
import { refusal } from './de/refusals.ts';
import type { Language } from './language.ts';

export const de: Language = {
  title: 'Die Burgen von Burgund',
  subtitle: 'Das Kartenspiel',
  blurb:
    'Aus Karten werden Würfel, aus Würfeln wird ein Fürstentum an der Loire: Nimm Karten aus der Auslage, setze sie zu Drillingen zusammen und nutze, was jede beim Setzen abwirft. Fünf Durchgänge, dreißig Züge, und jede Zahl lässt sich mit ein paar Arbeitern zurechtbiegen. Für 2 bis 4 Personen oder allein gegen Egon.',
  reconstructed: [
    'Punkte der Drillinge: Burg 3, Mine 4, Wissen 4, Schiff 3 (Datei data/types.ts).',
    'Die Würfelzahl auf jeder der 114 Aktionskarten, auch auf den Gebäuden (data/cards.ts).',
    'Die Boni der Durchgänge B, C und E (data/bonuses.ts).',
    'Siegpunktkarten gehen nie aus.',
    'Wie ein Waren- oder Tierstapel geteilt wird, wenn der andere leer ist.',
    'Was geschieht, wenn für einen neuen Durchgang zu wenig Aktionskarten da sind.',
  ],
  startPlayer: 'Wer beginnt',
  startPlayerValue: (value) => (value === 'random' ? 'Zufall' : `Platz ${value}`),
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
  choice,
  wish,
  refusal,
  event,
  moment: (phase, round) => `Durchgang ${phase}, Runde ${round}`,
  book: bookDe,
};
