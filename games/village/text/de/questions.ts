import type { AskedLine } from '@spielstube/engine/text';
import { capital } from '@spielstube/engine/text';
import { CHURCH_TIME } from '../../data/church.ts';
import { SALE_GREEN, SALE_TIME } from '../../data/market.ts';
import { WELL_CUBES } from '../../data/pieces.ts';
import type { BaseQuestionKind } from '../../rules/state.ts';
import type { Asked, BaseAsked } from '../facts.ts';
import { elsewhere } from '../layers.ts';
import {
  ABOUT_SPACES,
  CHURCH_CUBES,
  COUNCIL_CUBES,
  cubes,
  inWords,
  member,
  price,
  spaceName,
  time,
} from './words.ts';

export function question(asked: Asked): AskedLine | undefined {
  switch (asked.kind) {
    case 'startingCube':
      return {
        title: 'Welchen Stein nimmst du zum Start?',
        hint: 'Wer als Vierter an der Reihe ist, darf sich einen Einflussstein aussuchen.',
      };
    case 'turn':
      return {
        title: asked.last ? 'Dein letzter Zug: Welchen Stein nimmst du?' : 'Welchen Stein nimmst du?',
        hint: `Er kommt auf deinen Hof, danach darfst du die Aktion seines Feldes nutzen. ${asked.cubes === 1 ? 'Es ist der letzte dieser Runde.' : `${asked.cubes} liegen noch aus.`}`,
      };
    case 'chooseAction':
      if (asked.oldMan)
        return {
          title: 'Greis: Welche Aktion führst du aus?',
          hint: 'Eine beliebige, ohne Stein und ohne Brunnen. Was sie selbst kostet, zahlst du.',
        };
      return asked.free
        ? {
            title: 'Welche Aktion führst du aus?',
            hint: 'Es liegt kein Stein mehr aus: Deine letzte Aktion ist frei. Du darfst auch verzichten.',
          }
        : {
            title: 'Brunnen: Welche Aktion führst du aus?',
            hint: 'Wähle eines der leuchtenden Schilder. Bezahlt ist schon.',
          };
    case 'action':
      return actionQuestion(asked, ABOUT_SPACES[asked.space]);
    case 'produceNow':
      return {
        title: 'Stellst du gleich etwas her?',
        hint: `Das kostet noch einmal ${time(asked.time)}. Du kannst auch später wiederkommen.`,
      };
    case 'pay':
      return {
        title: asked.well ? 'Womit zahlst du am Brunnen?' : 'Womit zahlst du?',
        hint: asked.well
          ? `${capital(inWords(WELL_CUBES))} Steine einer Farbe. Eine Münze ersetzt jeden davon.`
          : `Der Preis: ${price(asked.price, asked.any)}. Eine Münze ersetzt einen beliebigen Stein.`,
      };
    case 'payCouncil':
      return {
        title: 'Womit zahlst du in der Ratsstube?',
        hint: `Eine Schriftrolle oder ${COUNCIL_CUBES}, nicht gemischt.`,
      };
    case 'payChurch':
      return {
        title: 'Womit zahlst du in der Kirche?',
        hint: `Mit ${CHURCH_CUBES} oder mit ${time(CHURCH_TIME)}.`,
      };
    case 'ringOrCoin':
      return {
        title: 'Gibst du statt einer Münze den Marker „Nächster Startspieler“?',
        hint: 'Er gilt bis zum Ende der Runde als Münze. Wer ihn noch vorzeigen will, behält ihn.',
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
        hint:
          asked.count === 1
            ? 'Er kommt aus dem Vorrat, gleich welche Farbe.'
            : asked.different
              ? 'Aus dem Vorrat, zwei verschiedene Farben.'
              : 'Aus dem Vorrat, gleiche oder verschiedene Farben.',
      };
    case 'takeGood':
      return { title: 'Welches Gut nimmst du?', hint: 'Du bekommst es aus dem Vorrat, ohne zu zahlen.' };
    case 'market':
      return {
        title: asked.sea ? 'Markttag: Was verkaufst du?' : 'Markttag: Wen bedienst du?',
        hint: asked.free
          ? `Dein erster Verkauf kostet nur, was der Kunde verlangt.${exoticsToo(asked.sea)}`
          : `Der Kunde bekommt, was er will, dazu zahlst du ${cubes([0, SALE_GREEN])} und ${time(SALE_TIME)}.${exoticsToo(asked.sea)}`,
      };
    case 'death':
      return {
        title: `Der Federkiel ist überschritten: Welche ${member(asked.member)} stirbt?`,
        hint: `In die Chronik, wenn für ihren Ort Platz ist, sonst auf den Friedhof${asked.sea ? ' oder ins Meer' : ''}.${asked.bread ? ' Brot hebt noch jetzt eine Zahl.' : ''}`,
      };
    case 'buyOut':
      return {
        title: 'Messe: Wen löst du aus dem Beutel aus?',
        hint: `1 Münze bringt ein Mitglied sicher auf Stufe 1 der Kirche. ${asked.left === 1 ? 'Sonst wird die letzte Figur blind gezogen.' : `Die übrigen von ${asked.left} Figuren werden blind gezogen.`}`,
      };
    case 'climb':
      return {
        title: 'Messe: Wer steigt in der Kirche auf?',
        hint: `Jede Stufe kostet das Getreide, das an ihr steht; du hast ${asked.grain}${asked.bread > 0 ? ` und ${asked.bread} Brot als Ersatz` : ''}. Mehrere Stufen sind erlaubt.`,
      };
    case 'connysCube':
      return {
        title: 'Welchen Stein nimmt Conny?',
        hint: `Sie nimmt einen Stein von „${spaceName(asked.space)}“, und du suchst ihn aus.`,
      };
    case 'goals':
      return {
        title: 'Deckst du noch ein Lebensziel auf?',
        hint: asked.soonLost
          ? 'Was jetzt erfüllt ist, ist es vielleicht gleich nicht mehr: Das ist die letzte Gelegenheit vorher.'
          : 'Gleich wird abgerechnet: Das ist die letzte Gelegenheit.',
      };
    case 'endTurn':
      return {
        title: 'Bist du fertig?',
        hint: asked.connyFollows
          ? 'Deine Aktion ist gemacht. Beendest du den Zug, nimmt Conny einen Stein.'
          : 'Deine Aktion ist gemacht. Beendest du den Zug, lässt sie sich nicht mehr zurücknehmen.',
      };
    default:
      return elsewhere<Exclude<Asked, BaseAsked>>(asked);
  }
}

const exoticsToo = (sea: boolean): string => (sea ? ' Kakao und Tee von daheim gehen auch.' : '');

/** At an action space; `about` says what it is for. */
export const actionQuestion = (asked: Extract<Asked, { kind: 'action' }>, about: string): AskedLine => ({
  title: `${spaceName(asked.space)}: Was tust du?`,
  hint: about,
});

export const waiting: Readonly<Record<BaseQuestionKind, string>> = {
  startingCube: 'wählt einen Stein zum Start',
  turn: 'wählt einen Stein',
  chooseAction: 'wählt eine Aktion',
  action: 'überlegt die Aktion',
  produceNow: 'stellt vielleicht gleich etwas her',
  pay: 'zahlt',
  payCouncil: 'zahlt in der Ratsstube',
  payChurch: 'zahlt in der Kirche',
  ringOrCoin: 'zahlt',
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
