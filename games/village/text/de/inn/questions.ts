import { type AskedLine, capital } from '@spielstube/engine/text';
import { MASS_FIGURES } from '../../../data/church.ts';
import { VILLAGER_EFFECTS } from '../../../data/inn.ts';
import { LIFE_TRACK, WELL_CUBES } from '../../../data/pieces.ts';
import type { InnQuestionKind } from '../../../rules/state.ts';
import type { Asked } from '../../facts.ts';
import type { InnAsked } from '../../inn/facts.ts';
import { elsewhere } from '../../layers.ts';
import { atPlace, inWords, moneyWords, time } from '../words.ts';
import { innWords } from './words.ts';

/** By number in MOMENTS: what can be played only now. */
const MOMENT_HINTS: readonly string[] = [
  'Gleich stirbt jemand. Der Gaukler kommt jetzt oder in diesem Zug nicht mehr; andere Karten gehen auch später.',
  'Der Marktschreier kommt jetzt oder an diesem Markttag nicht mehr.',
  'Die Altwarenhändlerin kommt jetzt oder an diesem Markttag nicht mehr; danach rücken die Kunden auf.',
  'Der Pater kommt jetzt oder in dieser Messe nicht mehr.',
  'Danach wird die Mehrheit in der Kirche gewertet.',
];
const yourMoney = (n: number, beer: number): string =>
  `Du hast ${moneyWords(n, beer) || 'weder Münze noch Bier'}.`;

export function innQuestion(asked: Asked): AskedLine | undefined {
  switch (asked.kind) {
    case 'cards':
      return {
        title: `${innWords.moment(asked.moment)}: Spielst du eine Karte?`,
        hint: MOMENT_HINTS[asked.moment],
      };
    case 'extraTurn':
      return {
        title: 'Gaukler: Welchen Stein nimmst du noch?',
        hint: `Eine zusätzliche Aktion, mit einem Stein oder für ${inWords(WELL_CUBES)} gleiche am Brunnen. Du darfst auch verzichten.`,
      };
    case 'innStack':
      return {
        title: 'Welcher Stapel wird umgeschichtet?',
        hint: `Seine oberste Karte kommt darunter, danach darfst du eine der drei offenen kaufen. ${yourMoney(asked.coins, asked.beer)}`,
      };
    case 'innBuy':
      return {
        title: 'Welche Karte kaufst du?',
        hint: `Eine der drei offenen, oder keine. ${yourMoney(asked.coins, asked.beer)}`,
      };
    case 'noblewoman':
      return {
        title: 'Edeldame: Welchen Stapel siehst du durch?',
        hint: 'Alle Karten dieses Stapels, und eine davon darfst du kaufen. Die Reihenfolge bleibt.',
      };
    case 'lookThrough':
      return {
        title: 'Edeldame: Welche Karte kaufst du?',
        hint: `Die anderen sehen nur, was du zahlst. ${yourMoney(asked.coins, asked.beer)}`,
      };
    case 'bard':
      return {
        title: 'Spielst du den Barden?',
        hint: `Jemand von dir stirbt ${atPlace(asked.place)}. Mit dem Barden kommt er in die Chronik, ohne einen Platz zu belegen.`,
      };
    case 'abbot':
      return {
        title: 'Abt: Wer steigt ganz nach oben?',
        hint: 'Von jeder Kirchenstufe geht es geradewegs auf die höchste, ohne Getreide.',
      };
    case 'messenger':
      return {
        title: 'Bote: Auf welche Burg kommt dein Marker?',
        hint: 'Auf eine, auf der du noch keinen hast. Ihre Belohnung bekommst du sofort.',
      };
    case 'herbalist':
      return {
        title: 'Kräuterweib: Wohin mit deiner Lebenszeit?',
        hint: `Noch ${time(LIFE_TRACK - asked.life)} bis zum Federkiel. An der Karte selbst stirbt niemand.`,
      };
    case 'councilman':
      return {
        title: 'Ratsherr: Welches Privileg zuerst?',
        hint:
          asked.step === 1
            ? `${capital(inWords(VILLAGER_EFFECTS.councilmanPrivileges))}mal Privileg 1: Höher sitzt niemand von dir.`
            : `${capital(inWords(VILLAGER_EFFECTS.councilmanPrivileges))} Privilegien der Stufen 1 bis ${asked.step}, auch zweimal dasselbe.`,
      };
    case 'prodigalSon':
      return {
        title: 'Verlorener Sohn: Wer kommt auf den Hof?',
        hint: 'Nachwuchs oder jemand, der auf einem Plan steht. Die Punkte hast du schon.',
      };
    case 'cattleBreeder':
      return { title: 'Viehzüchter: Pferd oder Ochse?', hint: 'Eines von beiden, aus dem Vorrat.' };
    case 'scrapDealer':
      return {
        title: 'Altwarenhändlerin: Welchen Kunden nimmst du?',
        hint: 'Du gibst nichts dafür, und er zählt wie jeder bediente Kunde.',
      };
    case 'tollKeeper':
      return {
        title: 'Zöllner: Wer reist wohin?',
        hint: 'Diese eine Reise kostet weder Steine noch Zeit noch Planwagen.',
      };
    case 'father':
      return {
        title: 'Pater: Wen holst du aus dem Beutel?',
        hint: `Du suchst alle ${inWords(MASS_FIGURES)} Figuren aus, ${asked.left === 1 ? 'das ist die letzte' : `noch ${inWords(asked.left)}`}. Mönche kommen zurück in den Beutel.`,
      };
    case 'grocer':
      return {
        title: 'Fragnerin: Werkzeug oder Brot?',
        hint: 'Stein und Getreide bekommst du auf jeden Fall.',
      };
    case 'jack':
      return {
        title: 'Tausendsassa: Würfelst du?',
        hint: `${VILLAGER_EFFECTS.jackRolls} Würfe, je Wurf ein Stein dieser Farbe, soweit der Vorrat reicht.`,
      };
    case 'cousin':
      return {
        title: 'Base: Wer geht in die Zeremonie?',
        hint: 'Ohne Zeit und ohne Stein, auch wenn dort schon jemand von dir steht.',
      };
    default:
      return elsewhere<Exclude<Asked, InnAsked>>(asked);
  }
}

export const innWaiting = {
  cards: 'überlegt, eine Karte zu spielen',
  extraTurn: 'wählt einen weiteren Stein',
  innStack: 'schichtet einen Kartenstapel um',
  innBuy: 'kauft vielleicht eine Karte',
  noblewoman: 'wählt einen Kartenstapel',
  lookThrough: 'sieht einen Kartenstapel durch',
  bard: 'nimmt Abschied von jemandem',
  abbot: 'lässt jemanden in der Kirche aufsteigen',
  messenger: 'schickt einen Boten aus',
  herbalist: 'stellt vielleicht die Lebenszeit um',
  councilman: 'wählt ein Privileg',
  prodigalSon: 'holt vielleicht jemanden auf den Hof',
  cattleBreeder: 'wählt ein Tier',
  scrapDealer: 'nimmt einen Kunden vom Markt',
  tollKeeper: 'plant eine freie Reise',
  father: 'sucht Figuren aus dem Beutel aus',
  grocer: 'wählt Werkzeug oder Brot',
  jack: 'überlegt zu würfeln',
  cousin: 'schickt jemanden in die Zeremonie',
} satisfies Record<InnQuestionKind, string>;
