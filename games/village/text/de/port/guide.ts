import type { Guides } from '@spielstube/engine/text';
import { EXOTICS, SEA_BURIAL_POINTS } from '../../../data/port.ts';
import type { PortQuestionKind } from '../../../rules/state.ts';
import type { Buyer, Piece, Sea } from '../../port/guide.ts';
import type { VillageTexts } from '../../types.ts';
import { coins, inWords, islandName, points } from '../words.ts';
import { captainSteps, cargoName } from './words.ts';

const steps = (n: number): string => (n === 1 ? 'einen Schritt' : `${inWords(n)} Schritte`);
const buyerWords = ({ island, points: worth, steps: n }: Buyer): string =>
  n === 0
    ? `Gleich hier, auf der ${islandName(island)}, bringt deine Ladung ${points(worth)}`
    : `Am meisten zahlt die ${islandName(island)}, ${steps(n)} entfernt: ${points(worth)} für deine Ladung`;

/** What the Travel action is good for when there is a sea. */
export function seaGuide({ inHarbour, aboard, holds, member, buyer }: Sea): string {
  if (inHarbour)
    return 'Eine Fahrt lohnt sich mit vollen Laderäumen: Güter für die Inseln, jemand für einen Leuchtturm. Ein teurer Kapitän spart unterwegs Steine.';
  if (buyer !== null) return `${buyerWords(buyer)}. Was du nicht verkaufst, hilft erst daheim wieder.`;
  if (member)
    return 'Jemand ist an Bord: Ein Leuchtturm bringt sofort Punkte. Am Spielende ist auf See nichts mehr wert.';
  return aboard > 0
    ? `Was du an Bord hast, ist erst daheim etwas wert: Kakao ${points(EXOTICS.cocoaPoints)}, Tee ${points(EXOTICS.teaPoints)} und ${coins(EXOTICS.teaCoins)}. Am Spielende zählt auf See nichts mehr.`
    : `Dein Schiff ist leer, ${holds === 1 ? 'ein Laderaum wartet' : `${inWords(holds)} Laderäume warten`}: Kakao, Tee und Schätze kosten nichts als den Weg.`;
}

const loadWords = (sea: Sea, best: Piece | null): string => {
  if (best === null || best.points === 0)
    return sea.member
      ? 'Von deinem Hof will keine Insel mehr etwas. Freie Laderäume nehmen Kakao, Tee oder eine Schatzkiste auf.'
      : 'Für Leuchttürme muss jemand an Bord sein. Ein freier Laderaum ist für Kakao, Tee oder eine Schatzkiste gut.';
  return `Deine beste Ladung: ${cargoName(best.cargo)}, bis zu ${points(best.points)}. Lass ${sea.holds > 1 ? 'einen Laderaum frei' : 'den letzten Laderaum frei'}, wenn du auf einer Insel etwas holen willst.`;
};

/** What matters at sea. */
export const portGuides = {
  helmsman: ({ captain }) =>
    `Dein Kapitän verlangt ${captainSteps(captain)}. Der Steuermann lohnt sich für eine Fahrt mit vielen Bewegungen.`,
  load: ({ sea, best }) => loadWords(sea, best),
  loadPair: ({ sea, best }) => loadWords(sea, best),
  voyage({ sea, canGoOn, steps: left }) {
    if (!canGoOn)
      return 'Für einen weiteren Schritt reicht es nicht. Von hier fährst du mit der nächsten Reise weiter, der erste Schritt ist dann wieder frei.';
    if (sea.buyer !== null) return `${buyerWords(sea.buyer)}.`;
    if (sea.member) return 'Mit jemandem an Bord lohnt jeder freie Leuchtturm, den du bezahlen kannst.';
    return left > 0
      ? 'Freie Schritte kosten nur, was das Wasser kostet. Kakao und Tee liegen dem Hafen am nächsten.'
      : 'Ab jetzt kostet jeder Schritt. Wer hier liegen bleibt, hat beim nächsten Mal wieder einen freien.';
  },
  cartographer: (sea) =>
    sea.buyer !== null
      ? `${buyerWords(sea.buyer)}; den Weg spart dir der Kartograph.`
      : 'Am meisten sparst du auf der Insel, die am weitesten weg ist: der Kapinsel mit ihrem hohen Leuchtturm oder der Schatzinsel.',
  island({ sea, worth, lighthouse, stack }) {
    if (worth > 0)
      return `Deine Ladung bringt hier ${points(worth)}. Verkaufte Stücke machen Laderäume frei${stack ? ', und danach kannst du laden' : ''}.`;
    if (lighthouse > 0 && sea.member)
      return `Der Leuchtturm bringt ${points(lighthouse)}, und wer dort stirbt, gehört zur Reise in der Chronik oder ins Meer.`;
    return stack
      ? 'Was hier liegt, kostet nichts als einen Laderaum, und der Stapel wird nie aufgefüllt.'
      : 'Hier hast du nichts mehr anzubieten. Anlegen kannst du später wieder.';
  },
  seaBurial: ({ free }) =>
    `Nimm die meisten Punkte, solange es sie gibt: höchstens ${points(Math.max(...SEA_BURIAL_POINTS))}. ${free === 2 ? 'Danach ist nur noch ein Feld frei, und das läutet das Ende ein.' : `Sind alle ${inWords(SEA_BURIAL_POINTS.length)} belegt, endet das Spiel.`}`,
  giveChest: ({ least }) =>
    `Gib die mit dem kleinsten Inhalt: Die billigste hält ${coins(least)}, und die gehen mit ihr.`,
} satisfies Pick<Guides<VillageTexts>, PortQuestionKind>;
