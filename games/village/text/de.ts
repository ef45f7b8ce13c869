import type { OptionValue } from '@spielstube/engine';
import { bookDe } from './book-de.ts';
import { choice, wish } from './de/choices.ts';
import { event } from './de/log.ts';
import { question, waiting } from './de/questions.ts';
import { refusal } from './de/refusals.ts';
import { words } from './de/words.ts';
import type { Language } from './language.ts';

const anAus = (value: OptionValue): string => (value === true ? 'an' : 'aus');

export const de: Language = {
  title: 'Village',
  subtitle: 'Das Dorf und seine Familien',
  blurb:
    'Vier Generationen einer Familie leben, arbeiten und sterben in einem Dorf, und Zeit ist die Währung, in der du fast alles bezahlst. Wer zur rechten Zeit am rechten Ort stirbt, geht in die Dorfchronik ein; wer zu spät kommt, findet nur ein Grab. Für 2 bis 5 Personen oder allein gegen Conny, auf Wunsch mit Lebenszielen und Promo-Kunden.',
  reconstructed: [
    'Die Aufbaukarten: wie viele Steine auf jedem Aktionsfeld liegen und wie viele jeder Farbe in den Beutel kommen; bekannt sind 1 Stein auf dem Markt und die Summen für zwei bis vier Personen (Datei data/spaces.ts).',
    'Die Zahl der Plätze in jeder Gruppe der Dorfchronik und die Gräber für zwei und drei Personen (data/spaces.ts).',
    'Ratsstube: welche der Stufen 2 bis 4 zwei und welche drei Zeit kosten (data/council.ts). Kirche: das Getreide für Stufe 4 (data/church.ts).',
    'Reise: alle Wege außer den beiden aus dem Dorf, die Belohnungen von Mittelburg und Eckburg, die Namen der Burgen (data/travel.ts).',
    'Die Kunden: Wünsche und Punkte fast aller Plättchen, auch der Promo-Kunden (data/customers.ts).',
    'Connys Ablage: wo das Handwerk steht und wo die Schicksalsplättchen liegen (data/conny.ts).',
    'Lebensziele: was Bauer, Büttel, Entdecker, Handwerker, Kutscher und Ritter verlangen (data/goals.ts).',
  ],
  options: {
    startPlayer: {
      name: 'Wer beginnt',
      value: (value) => (value === 'random' ? 'Zufall' : `Platz ${value}`),
    },
    compensation: { name: 'Ausgleich für die späteren Plätze', value: anAus },
    goals: { name: 'Lebensziele', value: anAus },
    revealGoals: {
      name: 'Erfüllte Lebensziele',
      value: (value) => (value === 'auto' ? 'werden von selbst aufgedeckt' : 'deckt jeder von Hand auf'),
    },
    promos: { name: 'Promo-Kunden', value: anAus },
    connysCube: {
      name: 'Connys Stein',
      value: (value) => (value === 'die' ? 'die Farbe wird gewürfelt' : 'sie folgt deiner Farbe'),
    },
  },
  scoreSources: {
    prestige: 'Ruhmesleiste',
    travel: 'Reise',
    church: 'Kirche',
    council: 'Ratsstube',
    chronicle: 'Dorfchronik',
    customers: 'Kunden',
    coins: 'Münzen',
    goals: 'Lebensziele',
  },
  waiting,
  question,
  choice,
  wish,
  refusal,
  event,
  moment: (round) => `Runde ${round}`,
  words,
  book: bookDe,
};
