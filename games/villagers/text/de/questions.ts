import { type AskedLine, capital } from '@spielstube/engine/text';
import { EVENTS } from '../../data/countess.ts';
import { BASICS, MONK, UNLOCKER } from '../../data/jobs.ts';
import { SPECIALS } from '../../data/setup.ts';
import { DRAW_PILE } from '../../rules/piles.ts';
import type { QuestionKind } from '../../rules/state.ts';
import type { Asked } from '../facts.ts';
import { eventEffect } from './effects.ts';
import {
  cards,
  coins,
  eventName,
  gold,
  inWords,
  ofJob,
  ontoStack,
  stackName,
  theJob,
  theJobDative,
  theJobObject,
} from './words.ts';

const placed = (actions: number, limit: number): string => {
  if (actions === 0) return 'Mehr Karten erlaubt dein Bau-Limit nicht.';
  return actions === limit
    ? `Du darfst ${cards(limit)} anlegen.`
    : `Du darfst noch ${actions} von ${cards(limit)} anlegen.`;
};

const basicsLeft = (swaps: number): string =>
  swaps === 1
    ? 'Eine Startkarte kannst du noch holen.'
    : `Startkarten kannst du noch ${inWords(swaps)} holen.`;

export function question(asked: Asked): AskedLine {
  switch (asked.kind) {
    case 'draft':
      if (asked.recruited)
        return {
          title: asked.picks > 1 ? `Welche ${inWords(asked.picks)} Karten nimmst du?` : 'Und welche noch?',
          hint: 'Die Rekrutiererin ist bezahlt: eine nach der anderen, die Auslage wird dazwischen aufgefüllt.',
        };
      return {
        title: 'Welche Karte nimmst du?',
        hint: `Aus der Auslage oder oben von einem Stapel. Du hast ${asked.taken} von ${asked.limit}.`,
      };
    case 'benefactor':
      return {
        title: 'Gönner: Wen legst du an?',
        hint: 'Eine Karte aus der Hand, mit Kette und Schloss wie in der Bauphase, aber keine Spezialkarte.',
      };
    case 'search':
      return {
        title: 'Prophet: Welchen Stapel siehst du durch?',
        hint: 'Eine Karte daraus nimmst du, die anderen legst du in beliebiger Reihenfolge zurück.',
      };
    case 'pick':
      return asked.stack === DRAW_PILE
        ? {
            title: 'Welche Karte nimmst du auf die Hand?',
            hint: `Du siehst ${cards(asked.cards)} des Nachziehstapels; die anderen sehen nicht, was du nimmst.`,
          }
        : {
            title: 'Welche Karte nimmst du?',
            hint: `${stackName(asked.stack)}, ${cards(asked.cards)}. Was du nimmst, liegt offen wie sonst auch.`,
          };
    case 'putBack':
      return {
        title: asked.laid === 0 ? 'Welche Karte kommt zuerst zurück?' : 'Und welche als Nächstes?',
        hint: `Noch ${cards(asked.left)} ${ontoStack(asked.stack)}. Die letzte liegt oben.`,
      };
    case 'coin':
      return {
        title: 'Auf wen legst du eine Münze?',
        hint: `${coins(asked.coins)} der Bank. Wer keine Münze hat, verlässt die Auslage.`,
      };
    case 'build':
      return {
        title: 'Was baust du?',
        hint: `${placed(asked.actions, asked.limit)} ${asked.swaps > 0 ? basicsLeft(asked.swaps) : 'Startkarten gibt es jetzt keine mehr.'}${asked.tinner ? ' Schlösser gehen umsonst auf.' : ''}`,
      };
    case 'cover':
      return {
        title: 'Wer liegt auf dem Mönch?',
        hint: `Er darf nicht oben liegen. Du hast noch ${asked.actions === 1 ? 'eine Bauaktion' : `${inWords(asked.actions)} Bauaktionen`}.`,
      };
    case 'apprentice':
      return {
        title: 'Wessen Platz nimmt der Gehilfe ein?',
        hint: asked.onMonk
          ? 'Der Befreite kommt auf den Mönch, der darauf wartet.'
          : 'Wer befreit wird, kommt gleich in dein Dorf, mit Kette und Schloss wie immer.',
      };
    case 'side':
      return {
        title: 'Welche Seite zeigt deine Gründungskarte?',
        hint: 'Sie liegt danach wieder frei auf dem Tisch.',
      };
    case 'where':
      return {
        title: `Wohin mit ${theJobDative(asked.job)}?`,
        hint:
          asked.job === MONK
            ? 'Ganz nach unten oder mitten in eine Kette; jemand muss auf ihn kommen.'
            : 'Mehrere Plätze passen. Was verdeckt wird, zählt nicht mehr.',
      };
    case 'unlock':
      return {
        title: `Wer öffnet das Schloss ${ofJob(asked.job)}?`,
        hint: asked.tinner
          ? 'Umsonst durch die Blechschmiedin, oder wie üblich bezahlt.'
          : `Mehrere kommen infrage: ${capital(theJob(UNLOCKER[asked.job]))} deiner Wahl bekommt das Gold.`,
      };
    case 'smuggle':
      return {
        title: 'Mit wem schmuggelst du?',
        hint: `Du bekommst ${SPECIALS.smuggler.part === 2 ? 'die Hälfte' : `den ${SPECIALS.smuggler.part}. Teil`} des gedruckten Goldes, aufgerundet.`,
      };
    case 'layDown':
      return {
        title: `Welche Handkarte gibst du für ${theJobObject(BASICS[asked.basic])}?`,
        hint: 'Sie kommt verdeckt auf einen Stapel; nur ihre Rückseite ist dann zu sehen.',
      };
    case 'stack':
      return {
        title: 'Auf welchen Stapel legst du sie?',
        hint: `Danach kommt ${theJob(BASICS[asked.basic])} in dein Dorf. Erschöpfte Stapel bleiben leer.`,
      };
    case 'church':
      return {
        title: 'Kirche: Von welchem Stapel ziehst du?',
        hint: 'Die oberste Karte kommt auf deine Hand; die anderen sehen nur ihre Rückseite.',
      };
    case 'inn':
      return {
        title: 'Gasthaus: Wen nimmst du aus der Auslage?',
        hint: 'Die Karte kommt auf deine Hand, ihre Münzen kommen in deinen Vorrat.',
      };
    case 'tavern':
      return {
        title: 'Schänke: Welche Startkarte nimmst du?',
        hint: 'Sie kommt ohne Gegenleistung in dein Dorf.',
      };
    case 'countess':
      return {
        title: 'Wen bekommt die Gräfin?',
        hint: 'Eine Karte der Auslage, samt Münzen. Erst danach wird aufgefüllt.',
      };
    case 'jester':
      return {
        title: `${eventName(asked.event)}: Soll der Hofnarr helfen?`,
        hint: `${eventEffect(asked.event)}. Er hilft nur einmal im Spiel.`,
      };
    case 'bailiff':
      return {
        title: 'Büttel: Welche Handkarte legst du ab?',
        hint: 'Sie kommt offen auf den Ablagestapel.',
      };
    case 'levy':
      return {
        title: 'Aushebung: Gold oder eine Handkarte?',
        hint: `Du zahlst der Gräfin ${gold(EVENTS[asked.event].amount)} oder legst eine Karte ab.`,
      };
    case 'seizure':
      return {
        title: 'Beschlagnahme: Wen verlierst du?',
        hint: 'Eine offene Karte ohne Münzen geht zur Gräfin. Was unter ihr lag, zählt wieder.',
      };
  }
}

export const waiting: Readonly<Record<QuestionKind, string>> = {
  draft: 'nimmt eine Karte',
  benefactor: 'spielt den Gönner',
  search: 'sucht mit dem Propheten',
  pick: 'sieht Karten durch',
  putBack: 'ordnet Karten',
  coin: 'legt eine Münze',
  build: 'baut',
  cover: 'baut',
  apprentice: 'setzt den Gehilfen ein',
  side: 'wählt eine Seite',
  where: 'legt eine Karte an',
  unlock: 'öffnet ein Schloss',
  smuggle: 'schmuggelt',
  layDown: 'holt eine Startkarte',
  stack: 'holt eine Startkarte',
  church: 'zieht für die Kirche',
  inn: 'wählt im Gasthaus',
  tavern: 'wählt in der Schänke',
  countess: 'gibt der Gräfin jemanden',
  jester: 'denkt an den Hofnarren',
  bailiff: 'legt eine Karte ab',
  levy: 'zahlt oder legt ab',
  seizure: 'verliert jemanden',
};
