import type { OptionValue } from '@spielstube/engine';
import { composeText } from '@spielstube/engine/text';
import { choice, wish } from './de/choices.ts';
import { guides } from './de/guide.ts';
import { labels } from './de/labels.ts';
import { event } from './de/log.ts';
import { names } from './de/names.ts';
import { notes } from './de/notes.ts';
import { question, waiting } from './de/questions.ts';
import { refusals } from './de/refusals.ts';
import { facts } from './facts.ts';
import { guidance } from './guidance.ts';
import type { VillagersText, VillagersTexts } from './types.ts';

const withOrWithout = (value: OptionValue): string => (value === true ? 'mit' : 'ohne');

/** Everything the game says in German. */
export const villagersDe: VillagersText = composeText<VillagersTexts>(
  {
    title: 'Villagers',
    subtitle: 'Ein Dorf, Karte auf Karte',
    blurb:
      'Auf der Straße ziehen Handwerker, Händler und Bauern vorbei. Du holst sie in dein Dorf und baust Ketten: vom Bergarbeiter über Sucher und Höhlenforscher bis zum Juwelier. Wer ein Schloss hat, braucht jemanden, der es öffnet, und der verdient daran. An zwei Markttagen zählt, was offen liegt. Für 2 bis 4 Leute, mit drei Modulen, oder allein gegen die Gräfin.',
    soloTitle: null,
    options: {
      startPlayer: {
        name: 'Wer beginnt',
        value: (value) => (value === 'random' ? 'Zufall' : `Platz ${value}`),
      },
      padlocks: {
        name: 'Schlösser',
        value: (value) => (value === true ? 'mit Schlössern' : 'ohne, für die erste Partie'),
      },
      support: { name: 'Modul Unterstützung', value: withOrWithout },
      profiteers: { name: 'Modul Profiteure', value: withOrWithout },
      development: { name: 'Modul Entwicklung', value: withOrWithout },
      memory: {
        name: 'Gesehene Karten',
        value: (value) => (value === true ? 'bleiben sichtbar' : 'muss man sich merken'),
      },
    },
    scoreSources: {
      start: 'Startgold',
      road: 'Münzen aus der Auslage',
      firstMarket: '1. Markttag: Gold',
      secondMarket: '2. Markttag: Gold',
      silver: 'Silber',
      coins: 'Münzen im Dorf',
      smuggler: 'Schmuggler',
      bronze: 'Bronze',
      developments: 'Entwicklung',
      paid: 'Ausgaben',
      events: 'Ereignisse',
    },
    boxTables: {
      villagers: 'Leute',
      basics: 'Startkarten',
      founders: 'Gründungskarte und Gräfin',
      support: 'Unterstützung',
      profiteers: 'Profiteure',
      jokers: 'Plätze auf Mönch und Gehilfe',
      silver: 'Silber',
      bronze: 'Bronze',
      padlock: 'Preis eines Schlosses',
      specials: 'Zahlen auf Spezialkarten',
      stacks: 'Karten je Stapel, nach Spielerzahl',
      starting: 'Was jeder am Anfang hat',
      limits: 'Draft- und Bau-Limit',
      swaps: 'Startkarten je Bauphase',
      road: 'Münzen in der Auslage',
      markets: 'Stapel über den Markttagen',
      developments: 'Entwicklungskarten',
      countess: 'Gräfin',
      seasons: 'Ereignisse der Gräfin',
    },
    waiting,
    question,
    guides,
    choice,
    wish,
    refusals,
    event,
    moment: ({ round, phase }) => (round === 0 ? labels.round(0) : `Runde ${round}, ${names.phase(phase)}`),
    words: { ...names, notes, labels },
  },
  facts,
  guidance,
);
