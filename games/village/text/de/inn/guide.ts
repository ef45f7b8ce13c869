import type { Guides } from '@spielstube/engine/text';
import { CHURCH_POINTS, MAJORITY_POINTS } from '../../../data/church.ts';
import { PRIVILEGE_POINTS } from '../../../data/council.ts';
import { HORSE, OX } from '../../../data/pieces.ts';
import { COIN_POINTS } from '../../../data/scoring.ts';
import {
  BEFORE_BURIAL,
  type InnQuestionKind,
  MARKET_CLOSES,
  MARKET_OPENS,
  MASS_BEGINS,
} from '../../../rules/state.ts';
import type { Purse } from '../../inn/guide.ts';
import type { VillageTexts } from '../../types.ts';
import { customers, grave, lack, wantedBy } from '../guide-words.ts';
import { goodName, inWords, member, moneyWords, points, time } from '../words.ts';

const figures = (own: number, inBag: number): string =>
  own === 0
    ? `Von den ${inBag} Figuren im Beutel ist keine deine`
    : `Von den ${inBag} Figuren im Beutel ${own === 1 ? 'ist eine' : `sind ${inWords(own)}`} deine`;
/** „1 Münze und 2 Bier", „weder Münze noch Bier" */
const money = ({ coins: n, beer }: Purse): string => moneyWords(n, beer) || 'weder Münze noch Bier';
const withMoney = ({ coins: n, beer }: Purse): string =>
  n + beer > 0 ? `Mit ${moneyWords(n, beer)}` : 'Ohne Münze und Bier';
const castle = (gain: number): string =>
  gain > 0
    ? `Eine Burg mehr zählt am Ende ${points(gain)}, dazu kommt ihre Belohnung. Nimm eine, die für deine Reisenden weit weg liegt.`
    : 'Alle Burgen tragen schon deinen Marker: Es bleibt die Belohnung.';

/** What matters at the Inn and with its cards. */
export const innGuides = {
  cards({ moment, dying, waiting, left, bag, church }) {
    switch (moment) {
      case BEFORE_BURIAL:
        return dying.member === 0
          ? 'Den Federkiel hast du überschritten, aber es kann niemanden treffen. Karten, die etwas bringen, halten sich bis zum nächsten Zug.'
          : `Gleich trifft es eine ${member(dying.member)}. ${grave(dying)}`;
      case MARKET_OPENS:
        return waiting.customers > 0
          ? `In der Warteschlange könntest du ${customers(waiting.customers)} bedienen, der beste bringt ${points(waiting.points)}. Die anderen kommen dort nicht heran.`
          : 'In der Warteschlange steht gerade niemand, den du bedienen könntest. Ein anderer Markttag kommt bestimmt.';
      case MARKET_CLOSES:
        return left > 0
          ? `Der beste Kunde, der noch an einem Stand steht, bringt ${points(left)}. Was du nimmst, kann dir beim nächsten Mal niemand wegschnappen.`
          : 'An den Ständen steht niemand mehr. Heb dir auf, was du hast.';
      case MASS_BEGINS:
        return `${figures(bag.own, bag.inBag)}. Wer herauskommt, zählt am Ende mindestens ${points(CHURCH_POINTS[1])} und hilft zur Mehrheit.`;
      default:
        return church.leads
          ? `Die ${points(MAJORITY_POINTS)} für die Mehrheit sind dir schon sicher oder doch nah. Spiel nur, was sich sonst auch lohnt.`
          : `Für die Mehrheit gibt es ${points(MAJORITY_POINTS)}. Bringt dich eine Karte nach vorn, dann jetzt.`;
    }
  },
  extraTurn: ({ dying, lacking }) =>
    dying.near
      ? `Du hast nur noch ${time(dying.left)} bis zum Federkiel. ${grave(dying)}`
      : lacking.length > 0
        ? `Ein geschenkter Zug: Stein und Aktion. ${lack(lacking)}.`
        : 'Ein geschenkter Zug: Nimm das Feld, das bis zu deinem nächsten Zug wohl leer ist.',
  innStack: ({ affordable, ...purse }) =>
    affordable > 0
      ? `${withMoney({ affordable, ...purse })} kannst du ${affordable === 1 ? 'eine der offenen Karten' : `${inWords(affordable)} der offenen Karten`} bezahlen. Schieb keine weg, die du selbst willst.`
      : `${withMoney({ affordable, ...purse })} ist gerade keine der offenen Karten zu haben. Schieb weg, was den anderen nützt, und hoffe auf etwas Billiges.`,
  innBuy: ({ affordable, ...purse }) =>
    affordable > 0
      ? 'Karten fürs Ende zahlen sich aus, wenn du ohnehin sammelst, was sie zählen. Die anderen sparen dir eine Aktion, aber nur, wenn du sie rechtzeitig spielst.'
      : `${withMoney({ affordable, ...purse })} ist keine zu haben. Bier kommt aus der Brauerei und mit dem Privileg der Stufe 3.`,
  noblewoman: (purse) =>
    `Du hast ${money(purse)}. Ein Stapel, in dem schon viel umgeschichtet wurde, birgt Karten, die andere nicht wollten.`,
  lookThrough: (purse) =>
    `Du hast ${money(purse)}. Was du hier nimmst, kennt keiner; am meisten bringt, was zu deinem Hof schon passt.`,
  bard: (dying) =>
    dying.gain > 0
      ? `Ein Eintrag mehr ist ${points(dying.gain)} wert. Der Barde lohnt sich am meisten, wo sonst nur ein Grab bliebe, und er bringt das Ende nicht näher.`
      : 'Der Barde lohnt sich, wo sonst nur ein Grab oder das Meer bliebe. Wo die Chronik Platz hat, wird er nicht gebraucht.',
  abbot: ({ gain, church }) =>
    `Von ganz unten nach ganz oben sind es am Ende ${points(gain)} mehr${church.leads ? '.' : ', und bei gleich vielen Mitgliedern entscheidet der Höchste über die Mehrheit.'}`,
  messenger: ({ gain }) => castle(gain),
  tollKeeper: ({ gain }) => castle(gain),
  herbalist: (dying) =>
    dying.entered > 0 && dying.gain > 0
      ? `Ein Platz in der Chronik wäre jetzt ${points(dying.gain)} wert: Wer bald stirbt, bekommt ihn noch.`
      : `Bis zum Federkiel hast du noch ${time(dying.left)}. Stell ihn dahin, wo der nächste Tod dir am besten passt.`,
  councilman: ({ step, coins: n, wanted }) =>
    wanted !== null && step >= 3
      ? `${wantedBy(wanted)}. Zwei Güter, ohne Zeit und Steine zu zahlen, sind selten so billig.`
      : n > 0 && step === 4
        ? `Jede Münze bringt hier ${points(PRIVILEGE_POINTS)}, am Ende nur ${points(COIN_POINTS)}.`
        : 'Zwei Privilegien auf einmal: Steine, wenn dir eine Farbe fehlt, sonst was dir einen Umweg spart.',
  prodigalSon: ({ born, onFarm }) =>
    born === 0
      ? 'Alle sind geboren. Wer heimkehrt, gibt seinen Platz auf: Das lohnt nur für jemanden, der dort fertig ist.'
      : onFarm === 0
        ? `Dein Hof ist leer: Eine ${member(born)} bringt Ernte, Lehre und Kirche zurück.`
        : `Eine ${member(born)} kostet dich keine Aktion und stirbt später als die Älteren.`,
  cattleBreeder: ({ wanted, ploughs }) =>
    wanted !== null
      ? `${wantedBy(wanted)}, und du hast keines.`
      : ploughs > 0
        ? `Zu deinem Pflug bringt ein ${goodName(OX)} die beste Ernte, ein Pferd eine gute.`
        : `Kein Kunde am Stand will eines. Ein Ochse ist teurer herzustellen und bei Kunden oft mehr wert als ein ${goodName(HORSE)}.`,
  scrapDealer: ({ best }) =>
    `Der beste bringt ${points(best)}. Für Karten und Ziele zählt auch die Zahl deiner Kunden.`,
  father: ({ own, inBag, church }) =>
    own > 0
      ? `${figures(own, inBag)}. Hol sie zuerst, dann nimm Mönche: So bleibt für die anderen nichts.`
      : `${figures(own, inBag)}: Nimm Mönche, damit die anderen nicht ${church.leads ? 'aufholen' : 'davonziehen'}.`,
  grocer: ({ bread, tools }) =>
    bread <= tools
      ? 'Brot schiebt einen Tod hinaus oder ersetzt in der Messe die teuerste Stufe.'
      : 'Ein Werkzeug verdoppelt die nächste Herstellung; am meisten bei dem, was viel Zeit kostet.',
  jack: ({ lacking }) =>
    lacking.length > 0
      ? `${lack(lacking)}: Würfle. Nur wer am Ende Karten für wenige Steine hat, kann zu viele haben.`
      : 'Mehr Steine schaden nur, wenn eine Karte am Ende höchstens drei einer Farbe zählt.',
  cousin: ({ onFarm }) =>
    onFarm === 1
      ? 'Es ist dein letztes Mitglied auf dem Hof: Ohne jemanden dort gibt es weder Ernte noch Lehre.'
      : 'Nimm jemanden, der bei der Hochzeit noch lebt. Zwei eigene auf den höchsten Rängen heiraten einander und bringen doppelt.',
} satisfies Pick<Guides<VillageTexts>, InnQuestionKind>;
