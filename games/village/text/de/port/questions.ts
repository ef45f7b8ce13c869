import type { AskedLine } from '@spielstube/engine/text';
import type { PortQuestionKind } from '../../../rules/state.ts';
import type { Asked } from '../../facts.ts';
import { elsewhere } from '../../layers.ts';
import type { PortAsked } from '../../port/facts.ts';
import { inWords, islandName } from '../words.ts';
import { captainSteps, portWords } from './words.ts';

const room = (holds: number): string =>
  holds === 1
    ? 'Ein Laderaum ist frei'
    : `${holds === 0 ? 'Kein Laderaum ist' : `Noch ${inWords(holds)} Laderäume sind`} frei`;

export function portQuestion(asked: Asked): AskedLine | undefined {
  switch (asked.kind) {
    case 'helmsman':
      return {
        title: 'Kommt der Steuermann mit?',
        hint: 'Er geht jetzt an Bord oder auf dieser Fahrt nicht mehr.',
      };
    case 'load':
      return {
        title: 'Was lädst du?',
        hint: `${room(asked.holds)}; von jeder Art nur ein Stück. Wer mitfährt, kann einen Leuchtturm besetzen.`,
      };
    case 'loadPair':
      return asked.second
        ? { title: 'Quartiermeister: Wer fährt noch mit?', hint: 'Das zweite Mitglied vom Hof.' }
        : {
            title: 'Quartiermeister: Wovon lädst du zwei?',
            hint: 'Jedes Stück braucht einen eigenen Laderaum.',
          };
    case 'voyage':
      return {
        title: asked.moved ? 'Wohin fährt das Schiff weiter?' : 'Wohin fährt das Schiff?',
        hint: `${asked.steps > 0 ? `${portWords.stepsLeft(asked.steps)} Dann will der Kapitän` : 'Der Kapitän will jetzt'} ${captainSteps(asked.captain)}. Anlegen beendet die Fahrt.`,
      };
    case 'cartographer':
      return {
        title: 'Kartograph: An welcher Insel legst du an?',
        hint: 'Keine Schritte, keine Zeit; danach handelst du dort wie immer.',
      };
    case 'island':
      return {
        title: `${islandName(asked.island)}: Was tust du?`,
        hint: `Beliebig viel davon, in beliebiger Reihenfolge. ${room(asked.holds)}.`,
      };
    case 'seaBurial':
      return {
        title: 'Wo wird dein Mitglied auf See bestattet?',
        hint: 'Die Chronik hat bei der Reise keinen Platz mehr. Punkte des Feldes bekommst du sofort.',
      };
    case 'giveChest':
      return {
        title: 'Sammler: Welche Schatzkiste gibst du?',
        hint: 'Sie bleibt verschlossen, und was darin ist, verfällt.',
      };
    default:
      return elsewhere<Exclude<Asked, PortAsked>>(asked);
  }
}

export const portWaiting = {
  helmsman: 'macht das Schiff bereit',
  load: 'belädt das Schiff',
  loadPair: 'belädt das Schiff',
  voyage: 'fährt zur See',
  cartographer: 'wählt eine Insel',
  island: 'handelt auf einer Insel',
  seaBurial: 'wählt eine Seebestattung',
  giveChest: 'gibt eine Schatzkiste her',
} satisfies Record<PortQuestionKind, string>;
