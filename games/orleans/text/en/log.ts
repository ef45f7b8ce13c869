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
  personName,
  persons,
  personsObject,
  placeName,
  thePerson,
  toPlace,
} from './words.ts';

type GotCoins = Extract<OrleansEvent, { what: 'gotCoins' }>;
type PaidCoins = Extract<OrleansEvent, { what: 'paidCoins' }>;
type Who = (you: string, they: string, seat?: Seat) => string;

/** "Village (2 farmers)" */
const onPlaces = (spaces: readonly number[], kinds: readonly number[]): string =>
  byPlace(spaces, kinds)
    .map((on) => `${placeName(on.place)} (${persons(on.kinds)})`)
    .join(', ');

/** A line of the log. What another line says already (persons going home, steps on tracks) is silent. */
export function event(e: OrleansEvent, cast: Cast): string | null {
  /** "You take" or "Anna takes". */
  const who: Who = (you, they, seat = e.seat) => subject(cast, seat, `You ${you}`, they);
  const owner = cast.isYou(e.seat) ? 'your' : 'their';
  /** "your bag", "Anna’s bag" */
  const whose = cast.isYou(e.seat) ? 'your' : `${cast.name(e.seat)}’s`;

  switch (e.what) {
    case 'tileRemoved':
      return `${who('remove', 'removes')} the ${placeName(placeOfTile(e.tile))}.`;
    case 'roundStarted':
      return `Round ${e.round}: the hourglass shows ${eventName(e.event)}. ${who('begin', 'begins', e.start)}.`;
    case 'returnsShown':
      return `${who('take', 'takes')} back to the market: ${onPlaces(e.spaces, e.kinds)}.`;
    case 'drew':
      return `${who('draw', 'draws')} ${personsObject(e.kinds, owner)}.`;
    case 'fetched':
      return `${who('take', 'takes')} ${thePerson(e.kind, owner)} out of the Gunpowder Tower.`;
    case 'stowed':
      return `${who('put', 'puts')} ${thePerson(e.kind, owner)} into the Gunpowder Tower.`;
    case 'placed':
      if (e.secretOf !== undefined) return null;
      return `${who('put', 'puts')} ${thePerson(e.kind, owner)}${e.from === 'tower' ? ' from the Gunpowder Tower' : ''} ${toPlace(PLACE_OF_SPACE[e.space])}.`;
    case 'tookBack':
      if (e.secretOf !== undefined) return null;
      return `${who('take', 'takes')} ${thePerson(e.kind, owner)} ${atPlace(PLACE_OF_SPACE[e.space])} back again.`;
    case 'ready':
      return `${who('have', 'has')} finished planning.`;
    case 'planShown':
      return `${who('have', 'has')} planned: ${onPlaces(e.spaces, e.kinds)}.`;
    case 'used':
      return `${who('use', 'uses')} the ${placeName(e.place)}.`;
    case 'passed':
      return `${who('pass', 'passes')}.`;
    case 'wentHome':
      return e.place === BATHHOUSE ? `From the Bathhouse into ${whose} bag: ${persons(e.kinds)}.` : null;
    case 'recruited':
      return `${who('recruit', 'recruits')} ${aPerson(e.profession)}.`;
    case 'advanced':
      return e.track === KNIGHT && KNIGHT_DRAWS[e.field] > KNIGHT_DRAWS[e.field - 1]
        ? `${who('may', 'may')} draw ${KNIGHT_DRAWS[e.field]} people from now on.`
        : null;
    case 'developed':
      return `${who('advance', 'advances')} to development field ${e.to}${STATUS[e.to] > STATUS[e.from] ? `: status ${STATUS[e.to]}` : ''}.`;
    case 'gotCitizen':
      return `${who('win', 'wins')} the ${citizenName(e.citizen)}.`;
    case 'gotCoins':
      return gotCoins(e, who);
    case 'paidCoins':
      return paidCoins(e, who);
    case 'gotGood':
      return e.path === NOTHING
        ? `${who('get', 'gets')} 1 ${goodName(e.good)}.`
        : `${who('take', 'takes')} 1 ${goodName(e.good)} on the way.`;
    case 'gotGear':
      return `${who('get', 'gets')} technology${e.farmerOnly ? ', for farmers only' : ''}.`;
    case 'gotTile':
      return `${who('take', 'takes')} the place tile ${placeName(placeOfTile(e.tile))}.`;
    case 'travelled':
      return `${who('travel', 'travels')} by ${MAP[e.path].kind === ROAD ? 'road' : 'water'} from ${cityName(e.from)} to ${cityName(e.to)}.`;
    case 'leftGoods':
      return `${who('leave', 'leaves')} the goods on the way.`;
    case 'builtStation':
      return `${who('build', 'builds')} a trading station in ${cityName(e.city)}.`;
    case 'sent':
      return `${who('send', 'sends')} ${aPerson(e.profession)} to “${deedName(e.deed)}”.`;
    case 'deedCompleted':
      return `The deed “${deedName(e.deed)}” is complete.`;
    case 'drewInBathhouse':
      return `${who('draw', 'draws')} ${personsObject(e.kinds, owner)} in the Bathhouse.`;
    case 'fittedGear':
      return `${who('replace', 'replaces')} ${aNeed(SPACE_NEEDS[e.space])} ${atPlace(PLACE_OF_SPACE[e.space])} with technology.`;
    case 'keptGears':
      return `${who('keep', 'keeps')} technology for later.`;
    case 'owes':
      return `${who('are', 'is')} ${coins(e.coins)} short: torture!`;
    case 'gaveStation':
      return `${who('give', 'gives')} up the trading station in ${cityName(e.city)}.`;
    case 'gaveUnbuilt':
      return `${who('give', 'gives')} up a trading station that was not built.`;
    case 'gavePerson':
      return `${who('lose', 'loses')} ${aPerson(e.profession)} from the bag.`;
    case 'gaveStep':
      return `${who('go', 'goes')} back to development field ${e.field}.`;
    case 'gaveGood':
      return `${who('give', 'gives')} up 1 ${goodName(e.good)}.`;
    case 'gaveTile':
      return `${who('give', 'gives')} up the place tile ${placeName(placeOfTile(e.tile))}.`;
    case 'gaveFittedGear':
      return `${who('give', 'gives')} up the technology ${atPlace(PLACE_OF_SPACE[e.space])}.`;
    case 'gaveGear':
      return `${who('give', 'gives')} up technology${e.farmerOnly ? ' for farmers' : ''}.`;
    case 'debtLapsed':
      return `${who('have', 'has')} nothing left to give: ${coins(e.coins)} ${e.coins === 1 ? 'is' : 'are'} forgiven.`;
    case 'eventStarted':
      return `The event of the round: ${eventName(e.event)}.`;
    case 'shielded':
      return `${who('shelter', 'shelters')} in the Sacristy: ${eventName(e.event)} passes by.`;
    case 'fed':
      return `${who('give', 'gives')} 1 ${goodName(e.good)} at the Harvest.`;
    case 'lostPerson':
      return `${who('lose', 'loses')} ${aPerson(e.profession)} to the Plague.`;
    case 'sparedByPlague':
      return e.kind === NOTHING
        ? `The Plague finds nobody: ${whose} bag is empty.`
        : `The Plague strikes ${whose} ${personName(e.kind)}, who stays.`;
    case 'returned':
    case 'startPassed':
      return null;
    case 'gameOver':
      return 'The game is over.';
  }
}

function gotCoins({ coins: n, lapsed, by }: GotCoins, who: Who): string {
  if (n === 0) return `${who('miss', 'misses')} ${coins(lapsed)}: the treasury is empty.`;
  const short = lapsed > 0 ? `; the treasury cannot pay ${coins(lapsed)} more` : '';
  const get = who('get', 'gets');
  switch (by) {
    case 'census':
      return `${who('lead', 'leads')} in the census: ${coins(n)}${short}.`;
    case 'development':
      return `${get} ${coins(n)} from the development track${short}.`;
    case 'income':
      return `${get} ${coins(n)} of income${short}.`;
    case 'tradingDay':
      return `${get} ${coins(n)} for trading stations${short}.`;
    default:
      return `${get} ${coins(n)}${short}.`;
  }
}

function paidCoins({ coins: n, by }: PaidCoins, who: Who): string {
  switch (by) {
    case 'census':
      return `${who('are', 'is')} last in the census: ${coins(n)} to the treasury.`;
    case 'harvest':
      return `${who('have', 'has')} no food at the Harvest: ${coins(n)} to the treasury.`;
    case 'taxes':
      return `${who('pay', 'pays')} ${coins(n)} in taxes.`;
    case 'pharmacy':
      return `${who('pay', 'pays')} ${coins(n)}.`;
  }
}
