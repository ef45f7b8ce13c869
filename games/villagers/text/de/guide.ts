import { capital, type Guides } from '@spielstube/engine/text';
import { NOTHING } from '../../data/jobs.ts';
import { LIMITS, MARKETS, PADLOCK_GOLD } from '../../data/setup.ts';
import type { Ahead, Wanted } from '../guide.ts';
import type { VillagersTexts } from '../types.ts';
import { gainWords } from './phrases.ts';
import {
  aJob,
  aJobObject,
  cards,
  coins,
  eitherOf,
  food,
  gold,
  inWords,
  jobName,
  listOf,
  marketName,
  ofJob,
  pronounObject,
  stackName,
  suitName,
  theJob,
  theJobDative,
  theJobObject,
  yourJobObject,
} from './words.ts';

/** Why a card is worth having, or null. */
function reasonFor({ continues, carries, opens }: Wanted): string | null {
  if (continues !== null)
    return `${capital(theJob(continues.job))} setzt deine Kette fort: ${capital(pronounObject(continues.job))} kannst du auf ${yourJobObject(continues.with)} legen.`;
  if (carries !== null)
    return `${capital(theJob(carries.job))} fehlt dir noch: Auf ${pronounObject(carries.job)} kommt ${theJob(carries.with)} aus deiner Hand.`;
  return opens === null
    ? null
    : `${capital(theJob(opens.job))} öffnet das Schloss ${ofJob(opens.with)} auf deiner Hand: Dann legt die Bank ${gold(PADLOCK_GOLD)} in dein Dorf, statt dass du sie zahlst.`;
}

const dueLine = ({ market }: Ahead): string =>
  market === 2
    ? 'Nach dieser Runde ist Schluss: Nur was du noch anlegen kannst, bringt etwas.'
    : 'Nach dieser Runde ist der erste Markttag: Gold, das dann offen liegt, zählt zweimal.';

const nearLine = ({ market, left }: Ahead): string =>
  `Bis zum ${marketName(market)} sind es nur noch ${cards(left)}.`;

/** The card that can be spared, or why none can. */
const spareLine = (spare: readonly number[]): string =>
  spare.length === 0
    ? 'Alles auf deiner Hand könnte noch passen: Gib, was dir am wenigsten bringt.'
    : `Am ehesten entbehrlich: ${eitherOf(spare.map(jobName))}. Was darunter liegen müsste, fehlt dir noch ganz.`;

export const guides: Guides<VillagersTexts> = {
  draft({ ahead, wanted, food: meals, feeding, builders: hands, suit, rich, early }) {
    const why = reasonFor(wanted);
    if (ahead.due && ahead.market === 2)
      return why === null ? dueLine(ahead) : `${why} Es ist die letzte Runde.`;
    if (why !== null) return why;
    if (meals === 0 && feeding.length > 0 && early)
      return `Du hast noch keine Nahrung; jede bringt dir in jeder Runde eine Karte mehr. In der Auslage: ${listOf(feeding.map(jobName))}.`;
    if (rich.coins > 1)
      return `Auf ${theJobDative(rich.job)} liegen ${coins(rich.coins)}: Das ist sicheres Gold, wer immer es nimmt.`;
    if (ahead.near) return `${nearLine(ahead)} Nimm, was du bis dahin noch anlegen kannst.`;
    if (hands === 0 && early)
      return 'Du hast noch kein Bausymbol: Ohne eines legst du jede Runde nur wenig an, auch mit voller Hand.';
    return suit === NOTHING
      ? 'Such dir früh einen Betrieb aus Holz, Heu oder Erz: Lange Ketten bringen am meisten.'
      : `Am meisten hast du von ${suitName(suit)}. Wer bei einem Betrieb bleibt, bekommt längere Ketten und braucht weniger Startkarten.`;
  },
  benefactor: ({ limit, feeding }) =>
    feeding.length > 0 && limit < LIMITS.most
      ? `Nahrung wirkt sofort: ${capital(eitherOf(feeding.map(theJob)))} bringt dir noch in dieser Draftphase eine Karte mehr.`
      : 'Das spart dir eine Bauaktion: Nimm, was du in der Bauphase nicht mehr unterbrächtest.',
  search: ({ left, suit }) =>
    `${stackName(left)} füllt als Nächstes die Auslage: Was du dort oben lässt, sehen bald alle.${suit === NOTHING ? '' : ` Achte auf Rückseiten mit ${suitName(suit)}.`}`,
  pick: ({ wanted, best }) =>
    reasonFor(wanted) ??
    (best === NOTHING
      ? 'Nimm, was du am schnellsten anlegen kannst.'
      : `Für deine Ketten ist nichts dabei. Am meisten wert ist ${theJob(best)}.`),
  putBack: ({ ahead }) =>
    ahead.near
      ? `${nearLine(ahead)} Was oben liegt, kommt vielleicht noch ins Spiel; lass nichts Gutes für die anderen oben.`
      : 'Was du selbst willst, kommt nach oben, wenn du bald dran bist, sonst lieber nach unten.',
  coin({ wanted, first, alone, last }) {
    if (last) return 'Eine nächste Runde gibt es nicht mehr: Die Münze holt sich niemand beim Draften.';
    const why = reasonFor(wanted);
    if (alone)
      return why ?? 'Mit der Münze hältst du jemanden in der Auslage und bekommst sie später selbst.';
    if (why !== null && first) return `${why} Nächste Runde nimmst du zuerst.`;
    return first
      ? 'Nächste Runde nimmst du zuerst: Die Münze bekommst du selbst, wenn du sie auf jemanden legst, den du willst.'
      : 'Nächste Runde wird vor dir genommen: Eine Münze auf deinen Liebling macht ihn auch für andere besser.';
  },
  build({ ahead, actions, best, first, lacks, hungry, swaps }) {
    if (ahead.due && best !== null)
      return `${dueLine(ahead)} Am meisten bringt ${theJob(best.job)}: ${gainWords(best.gain)}.`;
    if (ahead.due) return dueLine(ahead);
    if (first !== null)
      return `Lege zuerst ${theJobObject(first.job)} an, dann ${theJobObject(first.with)}: So legt die Bank ${gold(PADLOCK_GOLD)} auf deine eigene Karte.`;
    if (lacks !== null && actions > 0)
      return `Für ${theJobObject(lacks.with)} fehlt dir nur ${aJob(lacks.job)}. Startkarten kosten keine Bauaktion, nur eine Handkarte.`;
    if (best !== null)
      return `Am meisten bringt ${theJob(best.job)}: ${gainWords(best.gain)}. ${ahead.near ? nearLine(ahead) : 'Bis zum Markttag ist noch Zeit: Nahrung und Bausymbole zahlen sich jetzt länger aus.'}`;
    if (hungry)
      return `Ohne Nahrung wird deine Gründungskarte am Ende umgedreht: Du verlierst ihr Gold und gewinnst ${food(1)}.`;
    return actions === 0
      ? `Dein Limit ist erreicht. ${swaps > 0 ? 'Startkarten für die nächste Runde könntest du noch holen.' : 'Mehr geht in dieser Runde nicht.'}`
      : 'Gerade bringt nichts sofort Gold. Bereite die nächste Runde vor: Startkarten, Nahrung, Bausymbole.';
  },
  cover: ({ best, gold: n }) =>
    best === NOTHING
      ? 'Nur ein Gehilfe oder ein zweiter Mönch hilft hier weiter.'
      : `${n > 0 ? `Am meisten Gold hat ${theJob(best)}.` : `${capital(theJob(best))} passt.`} Wer jetzt kommt, legt fest, für wen der Mönch steht.`,
  apprentice: ({ own, others }) =>
    others
      ? 'Aus einem fremden Dorf gewinnst du eine Karte, die du nicht erst nehmen musstest. Ihr Schloss wird neu bezahlt.'
      : own
        ? 'Im eigenen Dorf wird jemand wieder offen, dessen Symbole verdeckt waren. Mit eigenem Öffner zahlt die Bank sein Schloss noch einmal.'
        : 'Wer befreit wird, braucht einen Platz in deinem Dorf.',
  side: ({ food: meals, gold: n }) =>
    meals === 0
      ? `Ohne andere Nahrung würde die Goldseite am Ende der Bauphase wieder umgedreht: Ihre ${gold(n)} bekämst du nie.`
      : `Du hast ${food(meals)} im Dorf. Die Goldseite bringt ${gold(n)} an jedem Markttag, die Nahrung jede Runde eine Karte mehr.`,
  where: ({ differs, food: lost }) =>
    lost > 0
      ? `An einem der Plätze verdeckst du ${food(lost)}: Das kostet dich jede Runde eine Karte.`
      : differs
        ? 'Die Plätze bringen Verschiedenes: Verdecke, was du am wenigsten brauchst.'
        : 'Jeder Platz ist gleich viel wert. Lass die Karte frei, auf die später noch jemand muss.',
  unlock: ({ own, tinner, doubled }) =>
    own
      ? `Zahlt die Bank, liegen ${gold(PADLOCK_GOLD)} mehr in deinem Dorf${doubled ? ', und am ersten Markttag zählen sie noch einmal' : ''}.${tinner ? ' Umsonst ist hier also nicht besser.' : ''}`
      : tinner
        ? 'Die Blechschmiedin spart dir das Gold und gönnt niemandem etwas.'
        : `Die ${gold(PADLOCK_GOLD)} liegen bis zum Ende dort${doubled ? ' und zählen am ersten Markttag zusätzlich' : ''}: Gib sie dem, der dir am wenigsten gefährlich wird.`,
  smuggle: ({ best }) => `Am meisten bringt ${theJob(best)}. Die Karte selbst bleibt, wie sie ist.`,
  layDown: ({ spare }) => spareLine(spare),
  stack: ({ first, left, leftmost }) =>
    first
      ? `Auf einem der ersten ${inWords(MARKETS.first)} Stapel verzögert die Karte den ersten Markttag. ${stackName(leftmost)} füllt die Auslage auf: Dort käme sie bald wieder ins Spiel.`
      : `Jede Karte auf einem Stapel schiebt das Ende hinaus; noch liegen dort ${cards(left)}. ${stackName(leftmost)} kommt zuerst dran.`,
  church: ({ suit, last }) =>
    last
      ? 'Anlegen kannst du sie nicht mehr, das Spiel ist gleich zu Ende.'
      : suit === NOTHING
        ? 'Die Rückseite verrät den Betrieb. Einen Stapel zu leeren, bringt den Markttag näher.'
        : `Am meisten hast du von ${suitName(suit)}: Danach könntest du auf den Rückseiten sehen. Einen Stapel zu leeren, bringt den Markttag näher.`,
  inn({ wanted, rich, best, last }) {
    if (last)
      return rich.coins > 0
        ? `Anlegen kannst du niemanden mehr: Jetzt zählen nur Münzen, und auf ${theJobDative(rich.job)} ${rich.coins === 1 ? 'liegt' : 'liegen'} ${coins(rich.coins)}.`
        : 'Anlegen kannst du niemanden mehr, das Spiel ist gleich zu Ende.';
    const why = reasonFor(wanted);
    if (why !== null) return why;
    return rich.coins > 1
      ? `Auf ${theJobDative(rich.job)} liegen ${coins(rich.coins)}.`
      : `Für deine Ketten ist nichts dabei. Am meisten wert ist ${theJob(best)}, wenn du ${pronounObject(best)} anlegen kannst.`;
  },
  tavern: ({ lacks, last }) =>
    last
      ? 'Daraufgelegt wird nichts mehr: Jetzt zählt nur noch ihr Betriebssymbol, falls dein Silber es zählt.'
      : lacks === null
        ? 'Nimm, was zu dem Betrieb passt, den du sammelst: Auf eine Startkarte kommen zwei Reihen.'
        : `Auf ${aJobObject(lacks.job)} könntest du ${theJobObject(lacks.with)} legen.`,
  countess: ({ least, gold: n }) =>
    least === NOTHING
      ? 'Was ihr am wenigsten bringt, schadet dir am wenigsten.'
      : `Am wenigsten nützt ihr ${theJob(least)}, nach jetzigem Stand mit ${gold(n)} bis zum Ende. Wer Schlösser öffnet, kostet dich später Gold, das sie bekommt.`,
  jester: ({ ahead, cost }) =>
    cost === 0
      ? ahead.market === 2 && ahead.due
        ? 'Gold kostet es dich nicht, aber ein Ereignis kommt danach nicht mehr.'
        : `Gold kostet es dich jetzt nicht. Der Hofnarr kann auf Schlimmeres warten${ahead.market === 2 && ahead.near ? ', aber nicht mehr lange' : ''}.`
      : `Gegen die Gräfin macht das ${gold(cost)} Unterschied. ${ahead.market === 1 ? 'Im Winter wird es teurer.' : ahead.due ? 'Es ist das letzte Ereignis.' : 'Viele Ereignisse kommen nicht mehr.'}`,
  bailiff: ({ spare }) => spareLine(spare),
  levy: ({ spare, gold: n }) =>
    spare.length > 0
      ? spareLine(spare)
      : `Was du zahlst, bekommt die Gräfin: Der Abstand ändert sich doppelt. Du hast ${gold(n)}.`,
  seizure: ({ least, worth }) =>
    least === NOTHING
      ? 'Gib, was am wenigsten zählt.'
      : `Am wenigsten verlierst du mit ${theJobDative(least)}: ${gold(worth)} am zweiten Markttag. Die Gräfin bekommt, was die Karte ihr bringt.`,
};
