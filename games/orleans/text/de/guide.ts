import { capital, type Guides, joined } from '@spielstube/engine/text';
import { GOOD_POINTS } from '../../data/goods.ts';
import { HARVEST, INCOME, PLAGUE, TAXES, TRADING_DAY } from '../../data/hourglass.ts';
import { HARVEST_FINE } from '../../data/setup.ts';
import { NOTHING } from '../../rules/state.ts';
import type { Ahead, Contested, Threat } from '../guide.ts';
import type { OrleansTexts } from '../types.ts';
import {
  aPerson,
  cityName,
  coins,
  deedName,
  goodName,
  inWords,
  listOf,
  needName,
  people,
  placeName,
  points,
  professionName,
  steps,
} from './words.ts';

const either = (parts: readonly string[]): string => joined(parts, 'oder');
const more = (rounds: number): string =>
  rounds === 0
    ? 'Das ist die letzte Runde'
    : rounds === 1
      ? 'Danach kommt nur noch eine Runde'
      : `Danach kommen noch ${inWords(rounds)} Runden`;

/** What the event of the round will cost, where that can still be helped. */
function warning({ event, coins: n, missing, hungry, shielded }: Threat): string | null {
  if (shielded) return null;
  if (event === HARVEST && hungry)
    return `Am Rundenende ist Ernte, und du hast keine Nahrung: Das kostet ${coins(HARVEST_FINE)}. Bauernhaus oder eine Ware am Weg könnten das ändern.`;
  if (event === TAXES && missing > 0)
    return `Am Rundenende sind Steuern fällig, und dir ${missing === 1 ? 'fehlt dafür' : 'fehlen dafür'} ${coins(missing)}: Sorge für Geld, sonst droht Folter.`;
  if (event === TAXES && n < 0)
    return `Am Rundenende zahlst du ${coins(-n)} Steuern, wenn es bei deinen Waren bleibt.`;
  if (event === PLAGUE)
    return 'Am Rundenende holt die Pest jemanden aus dem Beutel. Wer auf Markt oder Orten liegt, ist sicher.';
  return null;
}

const walk = (n: number): string => (n === 1 ? 'ist es einer' : `sind es ${n}`);

function ahead({ status, toStatus, toCoins, coins: n, toCitizen, worth }: Ahead): string {
  if (toStatus === 0 && toCoins === 0)
    return 'Weiter vorn liegt nichts mehr: Eine Münze ist sicher ein Punkt.';
  const near = listOf([
    toCoins > 0 && `zu den nächsten ${coins(n)} ${walk(toCoins)}`,
    toCitizen > 0 && `zum nächsten Bürger ${walk(toCitizen)}`,
  ]);
  return `${toStatus > 0 ? `Bis Stand ${status + 1} ${toStatus === 1 ? 'fehlt' : 'fehlen'} ${steps(toStatus)}${worth > 0 ? `, und er wäre mit dem, was du hast, ${points(worth)} wert` : ''}.` : 'Dein Stand ist schon der höchste.'}${near === '' ? '' : ` ${capital(near)}.`}`;
}

function contested({ what, which }: Contested): string {
  switch (what) {
    case 'station':
      return `In ${cityName(which)} steht noch ein anderer Kaufmann: Wer zuerst baut, hat die Stadt für sich`;
    case 'good':
      return `Auf dem Warenmarkt liegt nur noch ein Plättchen ${goodName(which)}, und dein Bauernhaus braucht es`;
    case 'deed':
      return `Dem Werk „${deedName(which)}“ fehlt nur noch einer, und der Letzte bekommt den Bürger`;
  }
}

export const guides: Guides<OrleansTexts> = {
  removeTile: ({ seats }) =>
    `${capital(inWords(seats))} Ortskarten fehlen dann die ganze Partie. Entferne, was den anderen mehr nützt als dir; was du selbst willst, lass liegen.`,
  followers({ inBag, most, likely, plague, unfinished }) {
    if (plague)
      return 'Am Rundenende holt die Pest jemanden aus dem Beutel: Wen du jetzt ziehst, der ist auf Markt und Orten sicher.';
    if (unfinished.length > 0)
      return `Halb besetzt: ${listOf(unfinished.map(placeName))}. Das zu ergänzen ist meist besser, als Leute zurückzunehmen.`;
    if (inBag > 0 && most === inBag)
      return 'Du kannst den ganzen Beutel leeren und weißt also, wer kommt. Weniger zu ziehen lohnt sich fast nie.';
    return inBag === 0
      ? 'Dein Beutel ist noch leer: Wer eine Aktion ausgeführt hat, kommt hinein.'
      : `Im Beutel sind ${inBag}, am ehesten kommt einer von Beruf ${professionName(likely)}. Mehr Auswahl ist fast immer besser; wer nicht gebraucht wird, wartet auf dem Markt.`;
  },
  tower: ({ neutral, plague }) =>
    plague
      ? 'Im Turm ist man vor der Pest so sicher wie auf dem Markt. Neutrale Leute kannst du von hier aus ohne Rathaus in Werke schicken.'
      : neutral
        ? 'Neutrale Leute im Turm kannst du bei den Aktionen in Werke schicken, ganz ohne Rathaus. Setzen kannst du sie von hier wie vom Markt.'
        : 'Eigene Leute können von hier nicht in Werke gehen: Für sie ist der Turm nur ein zweiter Markt.',
  plan({ roundsLeft, late, threat, following, small, early, ready, nearly, perStation }) {
    const danger = warning(threat);
    if (danger !== null && (threat.hungry || threat.missing > 0)) return danger;
    if (late)
      return `${more(roundsLeft)}: Jetzt zählt, was noch Punkte bringt. Ein Kontor ist bei deinem Stand ${points(perStation)} wert.`;
    if (nearly.length > 0)
      return `Nur einer fehlt noch: ${nearly.map(({ place, needs }) => `${placeName(place)} (${needName(needs)})`).join(', ')}. Wer halb besetzte Orte ergänzt, hat seine Leute bald zurück.`;
    if (small)
      return `Dir folgen ${early ? 'erst' : 'nur'} ${inWords(following)} Leute. ${early ? 'Am Anfang zahlt sich aus, was den Beutel füllt, und die Burg, damit du mehr davon ziehst.' : 'Jeder Neue macht die Runden, die noch kommen, stärker.'}`;
    if (danger !== null) return danger;
    return ready.length > 0
      ? `Bereit ${ready.length === 1 ? 'ist schon' : 'sind schon'} ${listOf(ready.map(placeName))}. Jeder ganz besetzte Ort ist eine Aktion; wenige vollständige bringen mehr als viele halbe.`
      : 'Jeder ganz besetzte Ort ist eine Aktion. Plane zuerst den, der dir am wichtigsten ist, und sieh dann, wer übrig bleibt.';
  },
  act({ usable, rivals, contested: first }) {
    if (first !== null && rivals > 0) return `${contested(first)}. Anderes kann warten.`;
    return rivals === 0
      ? 'Alle anderen haben gepasst: Du kannst in Ruhe nutzen, was bereit ist.'
      : usable === 1
        ? 'Das ist dein letzter bereiter Ort. Wer ihn stehen lässt, behält seine Leute dort für die nächste Runde, zieht sie aber nicht.'
        : `Du hast noch ${inWords(usable)} Aktionen, aber nur eine je Zug. Zuerst, was dir jemand wegnehmen könnte: Ortskarten, Waren am Weg, Städte, letzte Plätze in Werken.`;
  },
  recruit({ roundsLeft, late, scarce, left, gears, tile, coins: hasCoins }) {
    if (late)
      return `${more(roundsLeft)}. Münzen zählen sofort als Punkte; Technik und Orte müssten sich erst noch bezahlt machen.`;
    const extras = [
      gears > 0 &&
        `Technik spart dir in jeder Runde einen Menschen (${gears} ${gears === 1 ? 'liegt' : 'liegen'} noch aus)`,
      tile && 'ein neuer Ort gibt dir eine Aktion, die sonst keiner hat',
      hasCoins && 'Münzen helfen sofort',
    ].filter((part) => part !== false);
    const few = left <= 2 ? `Es gibt nur noch ${left === 1 ? aPerson(scarce) : people(scarce, left)}. ` : '';
    return `${few}${capital(extras.join(', '))}.`;
  },
  chooseTile({ roundsLeft, late, early, many, count }) {
    return late
      ? `${more(roundsLeft)}. Nimm, was sich sofort nutzen lässt und Punkte bringt.`
      : `Ein Ort taugt so viel wie die Leute, die du für ihn hast: Am stärksten vertreten ${count === 1 ? 'ist' : 'sind'} bei dir ${people(many, count)}. ${early ? 'So früh zahlt sich aus, was du jede Runde nutzen kannst.' : 'Und was du nimmst, fehlt den anderen.'}`;
  },
  travel({ free, best, late, perStation }) {
    const town =
      free.length === 0
        ? 'In keiner Stadt, die du jetzt erreichst, kannst du bauen.'
        : `Bauen könntest du in ${either(free.map(cityName))}; ein Kontor zählt bei deinem Stand ${points(perStation)}.`;
    if (best === NOTHING) return `${town} Waren liegen auf diesen Wegen keine mehr.`;
    return `${town} Am wertvollsten am Weg: ${goodName(best)}, ${points(GOOD_POINTS[best])}${late ? ', und mitgenommen ist mitgenommen' : ''}.`;
  },
  takeGood({ best, tax, hungry }) {
    if (hungry)
      return 'Am Rundenende ist Ernte, und du hast keine Nahrung: Etwas Essbares spart dir die Strafe.';
    if (tax)
      return `Mit einer Ware mehr wird deine Steuer um eine Münze höher; ${goodName(best)} ist dafür am Ende ${points(GOOD_POINTS[best])} wert.`;
    return `${goodName(best)} ist am Ende ${points(GOOD_POINTS[best])} wert, und auf Wege kommt nichts nach. Liegen lassen lohnt sich kaum.`;
  },
  send({ closing, perCitizen, many }) {
    if (closing.length > 0)
      return `${listOf(closing.map((deed) => `„${deedName(deed)}“`))}: Dort fehlt nur noch einer. Der Bürger dafür ist bei deinem Stand ${points(perCitizen)} wert.`;
    return many
      ? 'Wer geht, fehlt dir nicht: Dein Beutel wird schlanker, und du ziehst öfter, wen du brauchst.'
      : 'Wer geht, fehlt dir in den nächsten Runden. Gib her, wen du selten brauchst, und hilf keinem anderen zum letzten Platz.';
  },
  canalReward: ahead,
  pharmacy: ahead,
  bathhouse: ({ nearly }) =>
    nearly.length > 0
      ? `Einer genügt noch für: ${listOf(nearly.map(placeName))}. Was dadurch bereit wird, darfst du in dieser Runde noch nutzen.`
      : 'Kein Ort wird durch einen allein bereit. Setz die beiden so, dass sie dir in der nächsten Runde nützen.',
  endTurn: ({ usable, rivals, gears }) =>
    usable === 0
      ? `Kein weiterer Ort ist bereit: In deinem nächsten Zug passt du von selbst${gears ? ' und darfst dann Technik setzen' : ''}.`
      : rivals === 0
        ? 'Alle anderen haben gepasst, du bist gleich wieder dran.'
        : `${usable === 1 ? 'Ein Ort ist' : `${usable} Orte sind`} noch bereit. Sieh nach, was die anderen dir vorher nehmen könnten.`,
  technology: ({ roundsLeft }) =>
    `Technik spart am meisten dort, wo du in fast jeder Runde handelst, und bei einem Beruf, der dir fehlt. ${more(roundsLeft)}.`,
  torture({ owed, unbuilt, perStation }) {
    if (unbuilt > owed)
      return `Ein Kontor aus dem Vorrat tut am wenigsten weh: Du hast noch ${inWords(unbuilt)} und baust kaum alle. Ein gebautes kostet dich ${points(perStation)}.`;
    return `Billige Waren kosten nur einen Punkt, ein gebautes Kontor ${points(perStation)}. Wer blind aus dem Beutel gibt, kann Glück haben oder Pech.`;
  },
  sacristy({ threat, neutrals, inBag }) {
    const { event, coins: n, missing, hungry } = threat;
    if (event === INCOME || event === TRADING_DAY)
      return `Das Ereignis brächte dir ${coins(n)}: Ihm auszuweichen, lohnt sich nur, wenn du den Mönch dringend im Beutel brauchst.`;
    if (event === HARVEST)
      return hungry
        ? `Ohne Nahrung kostet dich die Ernte ${coins(HARVEST_FINE)}. Der Mönch kommt danach mit etwas Glück wieder.`
        : 'Die Ernte kostet dich eine Ware. Der Mönch liegt für Schlimmeres bereit oder wäre im Beutel wieder nützlich.';
    if (event === TAXES)
      return missing > 0
        ? `Dir fehlen ${coins(missing)} für die Steuern: Ohne die Sakristei droht Folter.`
        : `Die Steuern kosten dich ${coins(-n)}. Der Mönch kommt sonst erst bei einem späteren Ereignis zurück.`;
    return inBag === 0
      ? 'Dein Beutel ist leer: Die Pest kann dir nichts nehmen.'
      : `Im Beutel sind ${neutrals} von ${inBag} Leuten neutral, und nur die kann dir die Pest nehmen.`;
  },
  harvest: ({ cheapest, points: n }) =>
    `Am wenigsten kostet dich ${goodName(cheapest)}: Am Ende wäre es ${points(n)} wert. Was du abgibst, liegt danach wieder auf dem Warenmarkt.`,
};
