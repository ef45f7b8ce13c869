import { capital, type Guides } from '@spielstube/engine/text';
import { MARRIAGE_BOARD, SMUGGLER_TABLE } from '../../../data/marriage.ts';
import { GRAIN_LIMIT } from '../../../data/pieces.ts';
import { BAKERY } from '../../../data/places.ts';
import type { MarriageQuestionKind } from '../../../rules/state.ts';
import type { VillageTexts } from '../../types.ts';
import { grave, lack } from '../guide-words.ts';
import { breads, inWords, member, points, time, tools } from '../words.ts';

const BREAD = 0;

/** What matters with Marriage. */
export const marriageGuides = {
  howMany: ({ what, bread, tools: n }) =>
    what === BREAD
      ? `Du hast ${breads(bread)}. Behalte, was du in der Messe oder gegen den nächsten Tod brauchst; am Ende ist es nichts wert.`
      : `Du hast ${tools(n)}. Eines, das ein gutes Gut verdoppelt, bringt mehr als ${points(SMUGGLER_TABLE.points)}; am Ende ist es nichts wert.`,
  rank({ highest, taken, dying, dies }) {
    if (dies)
      return `Mit ${time(MARRIAGE_BOARD.time)} überschreitest du den Federkiel, und eine ${member(dying.member)} stirbt, vielleicht gerade die in der Zeremonie. ${grave(dying)}`;
    if (taken === 0)
      return 'Noch bist du hier allein, aber der Würfel schickt ein rosa Mitglied auf Rang 2 bis 5. Wer heiraten will, steht mit ihm ganz oben; wer nur den Bonus will, nimmt einen niedrigen Rang.';
    return `Der höchste freie Rang ist ${highest}. ${taken === 1 ? 'Einer steht' : `${capital(inWords(taken))} stehen`} schon in der Zeremonie, und nur die höchsten heiraten.`;
  },
  oneOfTwo: ({ lacking }) =>
    lacking.length > 0
      ? `${lack(lacking)}. Nimm, was du am ehesten ausgibst.`
      : 'Beide Farben hast du schon: Nimm die, von der drei den Brunnen bezahlen.',
  swap: ({ cubes, lacking }) =>
    cubes > 1
      ? 'Zwei für einen: Das lohnt sich fast immer.'
      : lacking.length > 0
        ? `${lack(lacking)}. Gib, wovon du am meisten hast.`
        : 'Du hast alle Farben: Tauschen lohnt nur für eine, die du gleich brauchst.',
  useTool: ({ wanted, coins, tools: n }) =>
    coins
      ? `Münzen sind immer gut angelegt. Du hast ${tools(n)}, und am Ende ist keines mehr etwas wert.`
      : wanted > 1
        ? `${capital(inWords(wanted))} Kunden an den Ständen wollen dieses Gut: Auch ein zweites wirst du los.`
        : 'Ein zweites Stück spart die Zeit oder die Steine für eine ganze Aktion. Heb das Werkzeug auf, wenn du bald etwas Teureres herstellst.',
  house: ({ bread, tools: n }) =>
    bread <= n
      ? `Brot hast du ${bread === 0 ? 'noch keines' : `nur ${bread}`}: Es rettet vor dem nächsten Tod und hebt in der Kirche. Auch wer mit dir heiratet, bekommt, was das Haus bringt.`
      : `Werkzeug hast du ${n === 0 ? 'noch keines' : `nur ${n}`}: Es verdoppelt, was du herstellst. Auch wer mit dir heiratet, bekommt, was das Haus bringt.`,
  offer: ({ dying, bread }) =>
    dying.near && bread === 0
      ? `Noch ${time(dying.left)}, dann stirbt eine ${member(dying.member)}: Ein Brot gibt dir Zeit.`
      : 'Ein Stein für ein Brot oder ein Werkzeug ist billig, wenn du es auch einsetzt. Am Ende ist beides nichts wert.',
  gain: ({ place, grain, bread }) =>
    place === BAKERY
      ? grain >= GRAIN_LIMIT - 1
        ? 'Deine Scheune ist fast voll: Zwei Brote sind jetzt mehr wert als Getreide.'
        : `${grain === 0 ? 'Deine Scheune ist leer' : `In deiner Scheune ${grain === 1 ? 'liegt 1 Sack' : `liegen ${grain} Säcke`}`}, Brot hast du ${bread === 0 ? 'keines' : bread}. Ein Brot hebt in der Kirche so viel wie mehrere Säcke.`
      : 'Zwei Werkzeuge, wenn du viel herstellst; sonst helfen Können und Wissen im Handwerk sofort.',
  spouse({ lot, onFarm }) {
    if (lot === 'getsBread')
      return 'Mit Brot lebt einer länger, und so lange hält auch seine Ehe: Gib es dem, dessen Partner bleiben soll.';
    return lot === 'comesHome'
      ? `Wer zurückbleibt, kehrt bei der nächsten Hochzeit heim. Auf deinem Hof ${onFarm === 1 ? 'ist einer' : `sind ${inWords(onFarm)}`}.`
      : 'Wessen Partner dir nichts nützt, den vermisst du am wenigsten; ein rosa Partner geht sofort in den Vorrat zurück.';
  },
} satisfies Pick<Guides<VillageTexts>, MarriageQuestionKind>;
