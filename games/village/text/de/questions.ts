import { CHURCH_TIME } from '../../data/church.ts';
import { HARVEST } from '../../data/crafts.ts';
import type { Asked, QuestionKind } from '../facts.ts';
import { cubes, goodName, member, spaceName, time } from './words.ts';

interface Line {
  readonly title: string;
  readonly hint: string;
}

/** What each action space is for, in one line; the market day has its own question. */
const ABOUT: readonly string[] = [
  `Wer auf dem Hof lebt, bringt ${HARVEST.plain} Getreide ein; mit Pflug und Pferd ${HARVEST.withHorse}, mit Pflug und Ochse ${HARVEST.withOx}.`,
  'Das nächste Familienmitglied kommt auf den Hof, oder jemand kehrt heim.',
  'Ein Gebäude, ein Gut: mit einem eigenen Handwerker für Zeit, sonst für Steine oder Getreide.',
  'Alle nehmen am Markttag teil.',
  'Neu eintreten, eine Stufe aufsteigen oder nur ein Privileg nutzen.',
  'Jede Fahrt kostet einen Planwagen, 2 Zeit und die Steine am Weg.',
  `Ein Mitglied vom Hof kommt in den schwarzen Beutel, für 1 Glaube oder ${time(CHURCH_TIME)}.`,
];

export function question(asked: Asked): Line {
  switch (asked.kind) {
    case 'startingCube':
      return {
        title: 'Welchen Stein nimmst du zum Start?',
        hint: 'Wer als Vierter an der Reihe ist, darf sich einen Einflussstein aussuchen.',
      };
    case 'turn':
      return {
        title: asked.last ? 'Dein letzter Zug: welchen Stein nimmst du?' : 'Welchen Stein nimmst du?',
        hint: `${asked.cubes === 1 ? 'Ein Stein liegt noch aus.' : `${asked.cubes} Steine liegen noch aus.`} Danach steht dir die Aktion des Feldes offen.`,
      };
    case 'chooseAction':
      return asked.free
        ? {
            title: 'Welche Aktion führst du aus?',
            hint: 'Es liegt kein Stein mehr aus: Deine letzte Aktion ist frei. Du darfst auch verzichten.',
          }
        : { title: 'Brunnen: welche Aktion führst du aus?', hint: 'Was leuchtet, geht. Bezahlt ist schon.' };
    case 'action':
      return {
        title: `${spaceName(asked.space)}: was tust du?`,
        hint: asked.must ? ABOUT[asked.space] : `${ABOUT[asked.space]} Du darfst auch verzichten.`,
      };
    case 'produceNow':
      return {
        title: 'Stellst du gleich etwas her?',
        hint: `Das kostet noch einmal ${time(asked.time)}. Du kannst auch später wiederkommen.`,
      };
    case 'pay':
      return {
        title: asked.well ? 'Womit zahlst du am Brunnen?' : 'Womit zahlst du?',
        hint: asked.well
          ? 'Drei Steine einer Farbe. Eine Münze ersetzt jeden davon.'
          : `Der Preis: ${cubes(asked.price)}. Eine Münze ersetzt einen beliebigen Stein.`,
      };
    case 'payCouncil':
      return {
        title: 'Womit zahlst du in der Ratsstube?',
        hint: `Mit einer ${goodName(0)} oder mit ${cubes([0, 2])}, nicht gemischt.`,
      };
    case 'payChurch':
      return {
        title: 'Womit zahlst du in der Kirche?',
        hint: `Mit 1 Glaube oder mit ${time(CHURCH_TIME)}.`,
      };
    case 'privilege':
      return {
        title: 'Welches Privileg nutzt du?',
        hint:
          asked.step === 1
            ? 'Auf Stufe 1 gibt es nur dieses eine. Du darfst auch verzichten.'
            : `Eines der Stufen 1 bis ${asked.step}. Du darfst auch verzichten.`,
      };
    case 'takeCubes':
      return {
        title: asked.count === 1 ? 'Welchen Stein nimmst du?' : 'Welche zwei Steine nimmst du?',
        hint: 'Aus dem Vorrat, gleiche oder verschiedene Farben.',
      };
    case 'takeGood':
      return { title: 'Welches Gut nimmst du?', hint: 'Du bekommst es aus dem Vorrat, ohne zu zahlen.' };
    case 'market':
      return {
        title: 'Markttag: wen bedienst du?',
        hint: asked.free
          ? 'Du hast den Markttag ausgerufen: Dein erster Verkauf kostet nur, was der Kunde verlangt.'
          : 'Dazu kommen 1 Überzeugungskraft und 1 Zeit. Wer passt, ist für diesen Markttag draußen.',
      };
    case 'death':
      return {
        title: `Der Federkiel ist überschritten: welche ${member(asked.member)} stirbt?`,
        hint: 'Es trifft die Ältesten. Der Ort entscheidet, ob die Chronik noch Platz hat.',
      };
    case 'buyOut':
      return {
        title: 'Messe: wen löst du aus dem Beutel aus?',
        hint: `1 Münze für jeden. ${asked.left === 1 ? 'Eine Figur verlässt' : `${asked.left} Figuren verlassen`} den Beutel noch, der Rest wird gezogen.`,
      };
    case 'climb':
      return {
        title: 'Messe: wer steigt in der Kirche auf?',
        hint: `Du hast ${asked.grain} Getreide. Mehrere Stufen und mehrere Mitglieder sind erlaubt.`,
      };
    case 'connysCube':
      return {
        title: 'Welchen Stein nimmt Conny?',
        hint: `Sie nimmt einen Stein von „${spaceName(asked.space)}“, und du suchst ihn aus.`,
      };
    case 'goals':
      return {
        title: 'Deckst du noch ein Lebensziel auf?',
        hint: 'Gleich wird abgerechnet: Das ist die letzte Gelegenheit.',
      };
    case 'endTurn':
      return {
        title: 'Bist du fertig?',
        hint: asked.connyFollows
          ? 'Deine Aktion ist gemacht. Danach nimmt Conny einen Stein.'
          : 'Deine Aktion ist gemacht. Beende deinen Zug.',
      };
  }
}

export const waiting: Readonly<Record<QuestionKind, string>> = {
  startingCube: 'wählt einen Stein zum Start',
  turn: 'wählt einen Stein',
  chooseAction: 'wählt eine Aktion',
  action: 'überlegt die Aktion',
  produceNow: 'stellt vielleicht gleich etwas her',
  pay: 'zahlt',
  payCouncil: 'zahlt in der Ratsstube',
  payChurch: 'zahlt in der Kirche',
  privilege: 'wählt ein Privileg',
  takeCubes: 'nimmt Steine aus dem Vorrat',
  takeGood: 'nimmt ein Gut',
  market: 'sucht einen Kunden aus',
  death: 'nimmt Abschied von jemandem',
  buyOut: 'löst vielleicht jemanden aus dem Beutel aus',
  climb: 'lässt Mitglieder in der Kirche aufsteigen',
  connysCube: 'wählt Connys Stein',
  goals: 'sieht sich die Lebensziele an',
  endTurn: 'beendet den Zug',
};
