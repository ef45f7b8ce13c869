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
import type { OrleansText, OrleansTexts } from './types.ts';

const anAus = (value: OptionValue): string => (value === true ? 'an' : 'aus');

/** Everything the game says in German. */
export const orleansDe: OrleansText = composeText<OrleansTexts>(
  {
    title: 'Orléans',
    subtitle: 'Gefolgsleute an der Loire',
    blurb:
      'Aus deinem Beutel ziehst du Bauern, Schiffer, Ritter und Mönche, setzt sie auf die Orte deines Tableaus und machst aus ihnen mehr: Waren, Technik, neue Orte, Kontore an der Loire und segensreiche Werke. Alle planen zugleich, gehandelt wird reihum, und am Ende jeder Runde wartet ein Ereignis. Für 2 bis 4 Personen.',
    soloTitle: null,
    options: {
      startPlayer: {
        name: 'Wer beginnt',
        value: (value) => (value === 'random' ? 'Zufall' : `Platz ${value}`),
      },
      planning: {
        name: 'Planung',
        value: (value) => (value === 'open' ? 'offen, einer nach dem anderen' : 'verdeckt, alle zugleich'),
      },
      removeTiles: { name: 'Vor dem Start Ortskarten entfernen', value: anAus },
      hourglass: {
        name: 'Stundenglas',
        value: (value) => (value === 'stacks' ? 'in drei Stapeln' : 'ganz gemischt'),
      },
    },
    scoreSources: {
      coins: 'Münzen',
      goods: 'Waren',
      stations: 'Kontore × Stand',
      citizens: 'Bürger × Stand',
    },
    boxTables: {
      people: 'Neutrale Leute je Spielerzahl',
      goods: 'Waren: Plättchen, Punkte, Nahrung',
      goodsRemoved: 'Aussortierte Waren je Spielerzahl',
      places: 'Orte des Tableaus',
      placeTiles: 'Ortskarten: Kategorie und Felder',
      effects: 'Was Orte bringen',
      farmerTrack: 'Bauernleiste',
      boatmanTrack: 'Schifferleiste',
      craftsmanTrack: 'Handwerkerleiste',
      traderTrack: 'Händlerleiste',
      knightTrack: 'Ritterleiste',
      scholarTrack: 'Gelehrtenleiste',
      development: 'Entwicklungsleiste',
      citizens: 'Wert von Bürgern und Kontoren',
      deeds: 'Segensreiche Werke',
      roads: 'Landwege',
      waterways: 'Wasserwege',
      hourglass: 'Plättchen je Ereignis',
      coins: 'Münzen in der Schachtel',
      starting: 'Was jeder am Anfang hat',
      census: 'Volkszählung',
      harvest: 'Strafe bei der Ernte',
      taxes: 'Steuern',
      technology: 'Technikplättchen',
    },
    waiting,
    question,
    guides,
    choice,
    wish,
    refusals,
    event,
    moment: ({ round, phase }) =>
      round === 0 ? labels.round(round) : `Runde ${round}, ${names.phase(phase)}`,
    words: { ...names, notes, labels },
  },
  facts,
  guidance,
);
