import type { AskedLine } from '@spielstube/engine/text';
import { MARRIAGE_BOARD } from '../../../data/marriage.ts';
import type { MarriageQuestionKind } from '../../../rules/state.ts';
import type { Asked } from '../../facts.ts';
import { elsewhere } from '../../layers.ts';
import type { MarriageAsked } from '../../marriage/facts.ts';
import { anyCubes, atPlace, breads, figure, placeName, points, time, tools } from '../words.ts';
import { LOT_WORDS } from './words.ts';

export function marriageQuestion(asked: Asked): AskedLine | undefined {
  switch (asked.kind) {
    case 'howMany':
      return {
        title: asked.tiles === 'bread' ? 'Wie viel Brot verkaufst du?' : 'Wie viele Werkzeuge verkaufst du?',
        hint: `Du hast ${asked.tiles === 'bread' ? breads(asked.have) : tools(asked.have)}; jedes bringt ${points(asked.points)}. Der Preis ist für alle zusammen derselbe.`,
      };
    case 'rank':
      return {
        title: 'Welchen Rang nimmst du ein?',
        hint: asked.free
          ? 'Die Base zahlt: weder Zeit noch Stein. Was der Rang bringt, bekommst du sofort.'
          : `${time(MARRIAGE_BOARD.time)} und ${anyCubes(MARRIAGE_BOARD.cubes)}; was der Rang bringt, bekommst du danach. Hohe Ränge heiraten zuerst.`,
      };
    case 'oneOfTwo':
      return { title: 'Welchen der beiden Steine nimmst du?', hint: 'Er kommt aus dem Vorrat.' };
    case 'swap':
      return {
        title: 'Welchen Stein tauschst du?',
        hint: `Ein eigener Stein gegen ${asked.cubes === 1 ? 'einen' : 'zwei'} nach Wahl. Du darfst auch verzichten.`,
      };
    case 'useTool':
      return {
        title: 'Setzt du ein Werkzeug ein?',
        hint: `Du bekommst dasselbe noch einmal, ohne weiter zu zahlen. Du hast ${tools(asked.tools)}.`,
      };
    case 'house':
      return {
        title: 'Hochzeit: Wohin zieht das Paar?',
        hint: 'Wer den höheren Rang hat, wählt für beide. Was das Haus bringt, bekommt jeder für sein Mitglied.',
      };
    case 'offer':
      return {
        title: 'Jemand kehrt unverheiratet heim: Kaufst du etwas?',
        hint: `1 Brot oder 1 Werkzeug für ${anyCubes(asked.cubes)}; eine Münze tut es auch.`,
      };
    case 'gain':
      return {
        title: `${placeName(asked.place)}: Was bringt dein Mitglied ein?`,
        hint: 'Für jedes eigene Mitglied im Haus wählst du neu.',
      };
    case 'spouse':
      return {
        title: `Welche ${figure(asked.member)} ${atPlace(asked.place)} ${LOT_WORDS[asked.lot]}?`,
        hint: `Mehrere stehen dort, aber nicht mit demselben Partner.${asked.lot === 'getsBread' ? '' : ' Wer zurückbleibt, kehrt bei der nächsten Hochzeit heim.'}`,
      };
    default:
      return elsewhere<Exclude<Asked, MarriageAsked>>(asked);
  }
}

export const marriageWaiting = {
  howMany: 'verkauft an den Schmuggler',
  rank: 'wählt einen Rang der Zeremonie',
  oneOfTwo: 'nimmt einen Stein',
  swap: 'tauscht vielleicht einen Stein',
  useTool: 'setzt vielleicht ein Werkzeug ein',
  house: 'sucht ein Haus für das Paar aus',
  offer: 'kauft vielleicht Brot oder Werkzeug',
  gain: 'wählt, was das Paar einbringt',
  spouse: 'wählt unter Gleichen',
} satisfies Record<MarriageQuestionKind, string>;
