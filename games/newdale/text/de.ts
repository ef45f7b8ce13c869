import { composeText } from '@spielstube/engine/text';
import { placeIn } from '../data/box.ts';
import { CHAPTER_KEYS, SOLO_LEVELS } from '../data/chapters.ts';
import { choice, wish } from './de/choices.ts';
import { guides } from './de/guide.ts';
import { labels } from './de/labels.ts';
import { event } from './de/log.ts';
import { names } from './de/names.ts';
import { notes } from './de/notes.ts';
import { question, waiting } from './de/questions.ts';
import { refusals } from './de/refusals.ts';
import { scoreSources } from './de/score.ts';
import { stories } from './de/stories.ts';
import { facts } from './facts.ts';
import { guidance } from './guidance.ts';
import type { NewdaleText, NewdaleTexts } from './types.ts';

/** In the order of SOLO_LEVELS. */
const SOLO_LEVEL_NAMES = ['für Großmeister', 'für Meister', 'für Gesellen'];

/** Everything the game says in German. */
export const newdaleDe: NewdaleText = composeText<NewdaleTexts>(
  {
    title: 'Aufbruch nach Newdale',
    subtitle: 'Eine Reise in acht Kapiteln',
    blurb:
      'Erst planst du deine Steine, dann zeigt der Beutel, welche Gehilfen wirklich kommen. Aus Holz wird Kohle, aus Mehl wird Brot, und mit jedem Gebäude rückt ein Haus von dir weiter ins Land. Jedes Kapitel ist ein eigenes Spiel mit eigener Karte und eigenem Auftrag; zusammen werden sie eine Reise ans Ende der Welt. Für 1 bis 4 Leute.',
    soloTitle: null,
    options: {
      startPlayer: {
        name: 'Wer beginnt',
        value: (value) => (value === 'random' ? 'Zufall' : `Platz ${value}`),
      },
      chapter: {
        name: 'Kapitel',
        value: (value) => `${value}: ${names.chapterTitle(placeIn(CHAPTER_KEYS, `${value}`))}`,
      },
      road: {
        name: 'Wo Kapitel V beginnt',
        value: (value) => (value === 'thickthorn' ? 'Thickthorn' : 'Creekside'),
      },
      planning: {
        name: 'Planung',
        value: (value) => (value === 'open' ? 'offen, Stein für Stein reihum' : 'verdeckt, alle zugleich'),
      },
      targets: { name: 'Ziele', value: (value) => SOLO_LEVEL_NAMES[placeIn(SOLO_LEVELS, `${value}`)] },
    },
    scoreSources,
    boxTables: {
      figures: 'Figuren im Beutel',
      goods: 'Wert der Waren',
      trades: 'Waren und Ketten',
      coalMine: 'Kohlemine',
      production: 'Produktionsgebäude',
      specials: 'Sondergebäude',
      effects: 'Was Sondergebäude bringen',
      sailors: 'Seeleute',
      sailorEffects: 'Was der Navigator bringt',
      frontAreas: 'Bereiche der Vorderseite',
      backAreas: 'Bereiche der Rückseite',
      actionFields: 'Felder des Aktionstableaus',
      chapterFields: 'Felder der Kapitelkarten',
      pointsTrack: 'Siegpunkteleiste',
      bonusTiles: 'Bonusplättchen',
      persons: 'Angebot an Personen',
      personEffects: 'Was Personen bringen',
      supplementaryMissions: 'Zusatzaufträge',
      events: 'Ereignisse',
      eventPoints: 'Was Ereignisse bringen',
      boardA: 'Plan A: Das Kernland',
      boardB: 'Plan B: Das Flusstal',
      boardC: 'Plan C: Der Dornwald',
      boardD: 'Plan D: Die Grenzmark',
      boardE: 'Plan E: Die Lerchenbucht',
      boardF: 'Plan F: Das Eismeer',
      chapters: 'Aufbau der Kapitel',
      orders: 'Kapitelaufträge',
      soloCards: 'Ziele der Solokarten',
      targetPlaces: 'Zielorte',
      arrivals: 'Lohn der Schiffe',
      voyage: 'Die Überfahrt',
      starting: 'Was jeder am Anfang hat',
      building: 'Bauen und Kartenausgleich',
      scoring: 'Schlusswertung',
    },
    waiting,
    question,
    guides,
    choice,
    wish,
    refusals,
    event,
    moment: ({ round, phase }) => (round === 0 ? labels.round(0) : `Runde ${round}, ${names.phase(phase)}`),
    words: { ...names, notes, labels, stories },
  },
  facts,
  guidance,
);
