import type { Seat } from '@spielstube/engine';
import { type Cast, subject } from '@spielstube/engine/text';
import { CUSTOMERS } from '../../data/customers.ts';
import {
  BLACK_BAG,
  castleOf,
  FARM,
  GONE,
  GRAVE,
  groupOf,
  isWorkshop,
  rankOf,
  seaBurialOf,
  stepInChurch,
  stepInCouncil,
  WITH_THE_BARD,
} from '../../data/places.ts';
import type { BaseEvent, VillageEvent } from '../../rules/events.ts';
import { unpacked } from '../../rules/prices.ts';
import type { SharedEvent } from '../happenings.ts';
import { elsewhere } from '../layers.ts';
import { customerWords, goalName } from './tiles.ts';
import { movedBeyond } from './ways.ts';
import {
  aCube,
  aGood,
  atPlace,
  castleName,
  coins,
  cubeName,
  cubes,
  goodsCount,
  grain,
  groupName,
  member,
  points,
  spaceName,
  time,
  toPlace,
  workerAt,
} from './words.ts';

const RING = 'Marker „Nächster Startspieler“';

/** A line of the log. What the table shows anyway (cubes laid out, customers in the queue) is silent. */
export function event(e: VillageEvent, cast: Cast): string | null | undefined {
  /** „Du nimmst" or „Anna nimmt". */
  const who = (you: string, they: string, seat: Seat = e.seat): string =>
    subject(cast, seat, `Du ${you}`, they);

  switch (e.what) {
    case 'roundStarted':
      return `Runde ${e.round} fängt an. ${who('machst', 'macht', e.start)} den ersten Zug.`;
    case 'seeded':
    case 'customerCame':
    case 'climbed':
      return null;
    case 'tookCube':
      return `${who('nimmst', 'nimmt')} ${aCube(e.cube)} von „${spaceName(e.space)}“.`;
    case 'usedWell':
      return `${who('gehst', 'geht')} zum Brunnen.`;
    case 'freeAction':
      return `Es liegt kein Stein mehr aus: ${who('hast', 'hat')} eine Aktion frei.`;
    case 'choseAction':
      return `${who('wählst', 'wählt')} die Aktion „${spaceName(e.space)}“.`;
    case 'declined':
      return e.able
        ? `${who('verzichtest', 'verzichtet')} auf die Aktion „${spaceName(e.space)}“.`
        : `${who('kannst', 'kann')} die Aktion „${spaceName(e.space)}“ gerade nicht nutzen.`;
    case 'declinedFreeAction':
      return `${who('verzichtest', 'verzichtet')} auf die freie Aktion.`;
    case 'paidCubes':
      return e.cubes === 0 ? null : `${who('zahlst', 'zahlt')} ${cubes(unpacked(e.cubes))}.`;
    case 'paidTime':
      return `${who('zahlst', 'zahlt')} ${time(e.time)}.`;
    case 'paidGrain':
      return `${who('gibst', 'gibt')} ${grain(e.grain)} ab.`;
    case 'paidGood':
      return `${who('gibst', 'gibt')} ${goodsCount(e.good, e.count)} ab.`;
    case 'paidCoins':
      return e.ring
        ? `${who('zahlst', 'zahlt')} ${coins(e.coins)}; eine davon ist der ${RING}.`
        : `${who('zahlst', 'zahlt')} ${coins(e.coins)}.`;
    case 'gaveRing':
      return `${who('gibst', 'gibt')} den ${RING} und ${cast.isYou(e.seat) ? 'behältst' : 'behält'} dafür eine Münze.`;
    case 'quillCrossed':
      return `${cast.isYou(e.seat) ? 'Deine Lebenszeit überschreitet' : `Die Lebenszeit von ${cast.name(e.seat)} überschreitet`} den Federkiel.`;
    case 'gotGrain':
      return e.grain === 0
        ? `${who('bringst', 'bringt')} kein Getreide mehr unter.`
        : `${who('bringst', 'bringt')} ${grain(e.grain)} in die Scheune.`;
    case 'gotCube':
      return `${who('nimmst', 'nimmt')} ${aCube(e.cube)} aus dem Vorrat.`;
    case 'gotGood':
      return `${who('bekommst', 'bekommt')} ${aGood(e.good)}.`;
    case 'gotCoins':
      return `${who('bekommst', 'bekommt')} ${coins(e.coins)}.`;
    case 'gotPoints':
      return e.by === 'majority'
        ? `Mehrheit in der Kirche: ${who('bekommst', 'bekommt')} ${points(e.points)}.`
        : `${who('bekommst', 'bekommt')} ${points(e.points)}.`;
    case 'born':
      return `Nachwuchs: ${who('stellst', 'stellt')} eine ${member(e.member)} auf den Hof.`;
    case 'moved':
      // Into which house a couple moves is told with its wedding.
      if (rankOf(e.from) > 0 && e.to !== FARM) return null;
      return movedBeyond(e, cast) ?? moved(e.member, e.from, e.to, who);
    case 'tookRing':
      return `${who('nimmst', 'nimmt')} den ${RING}.`;
    case 'ringReturned':
      return `Der ${RING} liegt wieder auf der Ratsstube.`;
    case 'visited':
      return e.first
        ? null
        : `${who('warst', 'war')} schon auf der ${castleName(e.castle)}: keine Belohnung.`;
    case 'marketCalled':
      return `${who('rufst', 'ruft')} einen Markttag aus.`;
    case 'served':
      return `${who('bedienst', 'bedient')} den Kunden an Stand ${e.stall + 1}: ${customerWords(CUSTOMERS[e.customer])}.`;
    case 'servedWaiting':
      return `${who('bedienst', 'bedient')} Kunden ${e.place + 1} der Warteschlange: ${customerWords(CUSTOMERS[e.customer])}.`;
    case 'passed':
      return `${who('passt', 'passt')}.`;
    case 'customerMoved':
      return `An Stand ${e.stall + 1} tritt ein neuer Kunde: ${customerWords(CUSTOMERS[e.customer])}.`;
    case 'died':
      return died(e.member, e.from, e.to, e.seat, cast);
    case 'nobodyDied':
      return `Niemand stirbt: ${who('hast', 'hat')} gerade niemanden, den es treffen könnte.`;
    case 'endTriggered':
      return `Der letzte Platz ist belegt: ${who('läutest', 'läutet')} das Ende ein.`;
    case 'massStarted':
      return 'Die Messe beginnt.';
    case 'drewMember':
      return `Aus dem Beutel gezogen: eine ${member(e.member)} von ${cast.isYou(e.seat) ? 'dir' : cast.name(e.seat)}, auf Stufe ${e.step} der Kirche.`;
    case 'drewMonk':
      return 'Aus dem Beutel gezogen: ein Mönch.';
    case 'goalRevealed':
      return `${who('erfüllst', 'erfüllt')} das Lebensziel „${goalName(e.goal)}“: ${points(e.points)}.`;
    case 'connyTookCube':
      return `Conny nimmt ${aCube(e.cube)} von „${spaceName(e.space)}“.`;
    case 'connyRolled':
      return `Der Würfel für Conny zeigt ${cubeName(e.colour)}.`;
    case 'fateTurned':
      return e.quill
        ? 'Conny überschreitet ein Schicksalsplättchen: der Federkiel!'
        : 'Conny überschreitet ein Schicksalsplättchen: Es ist leer.';
    case 'fateShuffled':
      return `Die drei ${e.set === 0 ? 'oberen' : 'unteren'} Schicksalsplättchen werden neu gemischt.`;
    case 'gameOver':
      return 'Das Spiel ist zu Ende.';
    default:
      return elsewhere<Exclude<VillageEvent, BaseEvent | SharedEvent>>(e);
  }
}

type Who = (you: string, they: string) => string;

/** What a member does is told by where it goes. */
function moved(number: number, from: number, to: number, who: Who): string {
  const one = `die ${member(number)}`;
  if (to === FARM) return `${who('holst', 'holt')} ${one} heim; sie stand ${atPlace(from)}.`;
  if (isWorkshop(to)) return `${who('bildest', 'bildet')} ${one} zum ${workerAt(to)} aus.`;
  if (to === BLACK_BAG) return `${who('gibst', 'gibt')} ${one} ${toPlace(to)}.`;
  if (from === BLACK_BAG) return `${who('löst', 'löst')} ${one} aus dem Beutel aus.`;
  if (castleOf(to) >= 0) return `${who('schickst', 'schickt')} ${one} ${toPlace(to)}.`;
  if (stepInCouncil(to) === 1)
    return `${who('trittst', 'tritt')} mit der ${member(number)} in die Ratsstube ein.`;
  const area = stepInChurch(to) > 0 ? 'in der Kirche' : 'in der Ratsstube';
  return `${who('lässt', 'lässt')} ${one} ${area} auf Stufe ${stepInChurch(to) || stepInCouncil(to)} aufsteigen.`;
}

function died(number: number, from: number, to: number, seat: Seat, cast: Cast): string {
  const dead = cast.isYou(seat) ? `Deine ${member(number)}` : `Eine ${member(number)} von ${cast.name(seat)}`;
  const end = `${dead} ${from === FARM ? '' : `${atPlace(from)} `}stirbt`;
  if (to === GRAVE) return `${end} und findet ein Grab auf dem Friedhof.`;
  if (to === GONE) return `${end}; es ist kein Platz mehr frei.`;
  if (seaBurialOf(to) >= 0) return `${end} und wird auf See bestattet.`;
  if (to === WITH_THE_BARD)
    return `${end}; der Barde singt davon, und die Dorfchronik nimmt sie auf, ohne dass es einen Platz kostet.`;
  return `${end} und geht in die Dorfchronik ein (${groupName(groupOf(to))}).`;
}
