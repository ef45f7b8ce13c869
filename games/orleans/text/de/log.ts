import type { Seat } from '@spielstube/engine';
import { type Cast, subject } from '@spielstube/engine/text';
import { MAP, ROAD } from '../../data/map.ts';
import { KNIGHT } from '../../data/people.ts';
import { BATHHOUSE, PLACE_OF_SPACE, placeOfTile, SPACE_NEEDS } from '../../data/places.ts';
import { KNIGHT_DRAWS, STATUS } from '../../data/tracks.ts';
import type { OrleansEvent } from '../../rules/events.ts';
import { NOTHING } from '../../rules/state.ts';
import { byPlace } from '../figures.ts';
import { citizenName } from './names.ts';
import {
  aNeed,
  aPerson,
  atPlace,
  cityName,
  coins,
  deedName,
  eventName,
  goodName,
  persons,
  personsObject,
  placeName,
  thePerson,
  thePlace,
  toPlace,
} from './words.ts';

type GotCoins = Extract<OrleansEvent, { what: 'gotCoins' }>;
type PaidCoins = Extract<OrleansEvent, { what: 'paidCoins' }>;
type Who = (you: string, they: string, seat?: Seat) => string;

/** „Dorf (2 Bauern)“ */
const onPlaces = (spaces: readonly number[], kinds: readonly number[]): string =>
  byPlace(spaces, kinds)
    .map((on) => `${placeName(on.place)} (${persons(on.kinds)})`)
    .join(', ');

/** A line of the log. What another line says already (persons going home, steps on tracks) is silent. */
export function event(e: OrleansEvent, cast: Cast): string | null {
  /** „Du nimmst“ or „Anna nimmt“. */
  const who: Who = (you, they, seat = e.seat) => subject(cast, seat, `Du ${you}`, they);
  /** „bei dir“, „bei Anna“ */
  const dative = cast.isYou(e.seat) ? 'dir' : cast.name(e.seat);

  switch (e.what) {
    case 'tileRemoved':
      return `${who('entfernst', 'entfernt')} die Ortskarte „${placeName(placeOfTile(e.tile))}“.`;
    case 'roundStarted':
      return `Runde ${e.round}: Das Stundenglas zeigt „${eventName(e.event)}“. ${who('beginnst', 'beginnt', e.start)}.`;
    case 'returnsShown':
      return `${who('nimmst', 'nimmt')} zurück auf den Markt: ${onPlaces(e.spaces, e.kinds)}.`;
    case 'drew':
      return `${who('ziehst', 'zieht')} ${personsObject(e.kinds)}.`;
    case 'fetched':
      return `${who('holst', 'holt')} ${thePerson(e.kind)} aus dem Pulverturm.`;
    case 'stowed':
      return `${who('legst', 'legt')} ${thePerson(e.kind)} in den Pulverturm.`;
    case 'placed':
      if (e.secretOf !== undefined) return null;
      return `${who('setzt', 'setzt')} ${thePerson(e.kind)}${e.from === 'tower' ? ' aus dem Pulverturm' : ''} ${toPlace(PLACE_OF_SPACE[e.space])}.`;
    case 'tookBack':
      if (e.secretOf !== undefined) return null;
      return `${who('nimmst', 'nimmt')} ${thePerson(e.kind)} ${atPlace(PLACE_OF_SPACE[e.space])} wieder auf.`;
    case 'ready':
      return `${who('hast', 'hat')} fertig geplant.`;
    case 'planShown':
      return `${who('hast', 'hat')} geplant: ${onPlaces(e.spaces, e.kinds)}.`;
    case 'used':
      return `${who('nutzt', 'nutzt')} ${thePlace(e.place)}.`;
    case 'passed':
      return `${who('passt', 'passt')}.`;
    case 'wentHome':
      return e.place === BATHHOUSE
        ? `Aus dem Badehaus in den Beutel von ${dative}: ${persons(e.kinds)}.`
        : null;
    case 'recruited':
      return `${who('wirbst', 'wirbt')} ${aPerson(e.profession)} an.`;
    case 'advanced':
      return e.track === KNIGHT && KNIGHT_DRAWS[e.field] > KNIGHT_DRAWS[e.field - 1]
        ? `${who('darfst', 'darf')} künftig ${KNIGHT_DRAWS[e.field]} Leute ziehen.`
        : null;
    case 'developed':
      return `${who('rückst', 'rückt')} in der Entwicklung auf Feld ${e.to} vor${STATUS[e.to] > STATUS[e.from] ? `: Stand ${STATUS[e.to]}` : ''}.`;
    case 'gotCitizen':
      return `${who('gewinnst', 'gewinnt')} den ${citizenName(e.citizen)}.`;
    case 'gotCoins':
      return gotCoins(e, who, dative);
    case 'paidCoins':
      return paidCoins(e, who);
    case 'gotGood':
      return e.path === NOTHING
        ? `${who('bekommst', 'bekommt')} 1 ${goodName(e.good)}.`
        : `${who('nimmst', 'nimmt')} unterwegs 1 ${goodName(e.good)} mit.`;
    case 'gotGear':
      return `${who('bekommst', 'bekommt')} Technik${e.farmerOnly ? ', nur für Bauern' : ''}.`;
    case 'gotTile':
      return `${who('nimmst', 'nimmt')} die Ortskarte „${placeName(placeOfTile(e.tile))}“.`;
    case 'travelled':
      return `${who('reist', 'reist')} zu ${MAP[e.path].kind === ROAD ? 'Land' : 'Wasser'} von ${cityName(e.from)} nach ${cityName(e.to)}.`;
    case 'leftGoods':
      return `${who('lässt', 'lässt')} die Ware am Weg liegen.`;
    case 'builtStation':
      return `${who('baust', 'baut')} ein Kontor in ${cityName(e.city)}.`;
    case 'sent':
      return `${who('schickst', 'schickt')} ${aPerson(e.profession)} zum Werk „${deedName(e.deed)}“.`;
    case 'deedCompleted':
      return `Das Werk „${deedName(e.deed)}“ ist vollendet.`;
    case 'drewInBathhouse':
      return `${who('ziehst', 'zieht')} im Badehaus ${personsObject(e.kinds)}.`;
    case 'fittedGear':
      return `${who('ersetzt', 'ersetzt')} ${atPlace(PLACE_OF_SPACE[e.space])} ${aNeed(SPACE_NEEDS[e.space])} durch Technik.`;
    case 'keptGears':
      return `${who('hebst', 'hebt')} Technik für später auf.`;
    case 'owes':
      return `${who('kannst', 'kann')} ${coins(e.coins)} nicht zahlen: Folter!`;
    case 'gaveStation':
      return `${who('gibst', 'gibt')} das Kontor in ${cityName(e.city)} her.`;
    case 'gaveUnbuilt':
      return `${who('gibst', 'gibt')} ein Kontor aus dem Vorrat her.`;
    case 'gavePerson':
      return `${who('verlierst', 'verliert')} ${aPerson(e.profession)} aus dem Beutel.`;
    case 'gaveStep':
      return `${who('gehst', 'geht')} in der Entwicklung zurück auf Feld ${e.field}.`;
    case 'gaveGood':
      return `${who('gibst', 'gibt')} 1 ${goodName(e.good)} her.`;
    case 'gaveTile':
      return `${who('gibst', 'gibt')} die Ortskarte „${placeName(placeOfTile(e.tile))}“ her.`;
    case 'gaveFittedGear':
      return `${who('gibst', 'gibt')} die Technik ${atPlace(PLACE_OF_SPACE[e.space])} her.`;
    case 'gaveGear':
      return `${who('gibst', 'gibt')} Technik${e.farmerOnly ? ' für Bauern' : ''} her.`;
    case 'debtLapsed':
      return `${who('hast', 'hat')} nichts mehr herzugeben: ${coins(e.coins)} ${e.coins === 1 ? 'ist' : 'sind'} erlassen.`;
    case 'eventStarted':
      return `Das Ereignis der Runde: ${eventName(e.event)}.`;
    case 'shielded':
      return `${who('schützt', 'schützt')} ${cast.isYou(e.seat) ? 'dich' : 'sich'} mit der Sakristei: „${eventName(e.event)}“ geht vorüber.`;
    case 'fed':
      return `${who('gibst', 'gibt')} zur Ernte 1 ${goodName(e.good)}.`;
    case 'lostPerson':
      return `${who('verlierst', 'verliert')} durch die Pest ${aPerson(e.profession)}.`;
    case 'sparedByPlague':
      return e.kind === NOTHING
        ? `Die Pest findet bei ${dative} niemanden: Der Beutel ist leer.`
        : `Die Pest trifft bei ${dative} ${thePerson(e.kind)}, und der bleibt.`;
    case 'returned':
    case 'startPassed':
      return null;
    case 'gameOver':
      return 'Das Spiel ist zu Ende.';
  }
}

function gotCoins({ coins: n, lapsed, by }: GotCoins, who: Who, dative: string): string {
  if (n === 0)
    return `Die Stadtkasse ist leer: ${dative === 'dir' ? 'Dir' : dative} ${lapsed === 1 ? 'entgeht' : 'entgehen'} ${coins(lapsed)}.`;
  const short = lapsed > 0 ? `; für ${coins(lapsed)} mehr fehlt das Geld in der Stadtkasse` : '';
  const get = who('bekommst', 'bekommt');
  switch (by) {
    case 'census':
      return `${who('führst', 'führt')} bei der Volkszählung: ${coins(n)}${short}.`;
    case 'development':
      return `${get} ${coins(n)} von der Entwicklungsleiste${short}.`;
    case 'income':
      return `${get} ${coins(n)} Einnahmen${short}.`;
    case 'tradingDay':
      return `${get} ${coins(n)} für die Kontore${short}.`;
    default:
      return `${get} ${coins(n)}${short}.`;
  }
}

function paidCoins({ coins: n, by }: PaidCoins, who: Who): string {
  switch (by) {
    case 'census':
      return `${who('liegst', 'liegt')} bei der Volkszählung hinten: ${coins(n)} an die Stadt.`;
    case 'harvest':
      return `${who('hast', 'hat')} keine Nahrung zur Ernte: ${coins(n)} an die Stadt.`;
    case 'taxes':
      return `${who('zahlst', 'zahlt')} ${coins(n)} Steuern.`;
    case 'pharmacy':
      return `${who('zahlst', 'zahlt')} ${coins(n)}.`;
  }
}
