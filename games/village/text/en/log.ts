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

const RING = 'next starting player marker';

/** A line of the log. What the table shows anyway (cubes laid out, customers in the queue) is silent. */
export function event(e: VillageEvent, cast: Cast): string | null | undefined {
  /** "You take" or "Anna takes". */
  const who = (you: string, they: string, seat: Seat = e.seat): string =>
    subject(cast, seat, `You ${you}`, they);
  const inside = (you: string, they: string): string => subject(cast, e.seat, `you ${you}`, they);

  switch (e.what) {
    case 'roundStarted':
      return `Round ${e.round} begins. ${who('take', 'takes', e.start)} the first turn.`;
    case 'seeded':
    case 'customerCame':
    case 'climbed':
      return null;
    case 'tookCube':
      return `${who('take', 'takes')} ${aCube(e.cube)} from ${spaceName(e.space)}.`;
    case 'usedWell':
      return `${who('go', 'goes')} to the Well.`;
    case 'freeAction':
      return `No cube is left on the board: ${inside('have', 'has')} an action for nothing.`;
    case 'choseAction':
      return `${who('choose', 'chooses')} the action ${spaceName(e.space)}.`;
    case 'declined':
      return e.able
        ? `${who('do', 'does')} without the action ${spaceName(e.space)}.`
        : `${who('cannot', 'cannot')} use the action ${spaceName(e.space)} at the moment.`;
    case 'declinedFreeAction':
      return `${who('do', 'does')} without the free action.`;
    case 'paidCubes':
      return e.cubes === 0 ? null : `${who('pay', 'pays')} ${cubes(unpacked(e.cubes))}.`;
    case 'paidTime':
      return `${who('pay', 'pays')} ${time(e.time)}.`;
    case 'paidGrain':
      return `${who('give', 'gives')} ${grain(e.grain)}.`;
    case 'paidGood':
      return `${who('give', 'gives')} ${goodsCount(e.good, e.count)}.`;
    case 'paidCoins':
      return e.ring
        ? `${who('pay', 'pays')} ${coins(e.coins)}; one of them is the ${RING}.`
        : `${who('pay', 'pays')} ${coins(e.coins)}.`;
    case 'gaveRing':
      return `${who('give', 'gives')} the ${RING} and ${cast.isYou(e.seat) ? 'keep' : 'keeps'} a coin for it.`;
    case 'quillCrossed':
      return `${cast.isYou(e.seat) ? 'Your' : `${cast.name(e.seat)}'s`} lifetime crosses the quill.`;
    case 'gotGrain':
      return e.grain === 0
        ? `${who('have', 'has')} no room for more grain.`
        : `${who('bring', 'brings')} ${grain(e.grain)} into the barn.`;
    case 'gotCube':
      return `${who('take', 'takes')} ${aCube(e.cube)} from the supply.`;
    case 'gotGood':
      return `${who('get', 'gets')} ${aGood(e.good)}.`;
    case 'gotCoins':
      return `${who('get', 'gets')} ${coins(e.coins)}.`;
    case 'gotPoints':
      return e.by === 'majority'
        ? `Majority in the Church: ${inside('get', 'gets')} ${points(e.points)}.`
        : `${who('get', 'gets')} ${points(e.points)}.`;
    case 'born':
      return `A child is born: ${inside('place', 'places')} a ${member(e.member)} on the farm.`;
    case 'moved':
      // Into which house a couple moves is told with its wedding.
      if (rankOf(e.from) > 0 && e.to !== FARM) return null;
      return movedBeyond(e, cast) ?? moved(e.member, e.from, e.to, who);
    case 'tookRing':
      return `${who('take', 'takes')} the ${RING}.`;
    case 'ringReturned':
      return `The ${RING} is back on the Council Chamber.`;
    case 'visited':
      return e.first ? null : `${who('have', 'has')} been to the ${castleName(e.castle)} before: no reward.`;
    case 'marketCalled':
      return `${who('call', 'calls')} a market day.`;
    case 'served':
      return `${who('serve', 'serves')} the customer at stall ${e.stall + 1}: ${customerWords(CUSTOMERS[e.customer])}.`;
    case 'servedWaiting':
      return `${who('serve', 'serves')} customer ${e.place + 1} of the queue: ${customerWords(CUSTOMERS[e.customer])}.`;
    case 'passed':
      return `${who('pass', 'passes')}.`;
    case 'customerMoved':
      return `A new customer steps up to stall ${e.stall + 1}: ${customerWords(CUSTOMERS[e.customer])}.`;
    case 'died':
      return died(e.member, e.from, e.to, e.seat, cast);
    case 'nobodyDied':
      return `Nobody dies: ${inside('have', 'has')} nobody whom it could strike.`;
    case 'endTriggered':
      return `The last space is taken: ${inside('ring', 'rings')} in the end.`;
    case 'massStarted':
      return 'The Mass begins.';
    case 'drewMember':
      return `Drawn from the bag: a ${member(e.member)} of ${cast.isYou(e.seat) ? 'yours' : cast.name(e.seat)}, to step ${e.step} of the Church.`;
    case 'drewMonk':
      return 'Drawn from the bag: a monk.';
    case 'goalRevealed':
      return `${who('fulfil', 'fulfils')} the life goal ${goalName(e.goal)}: ${points(e.points)}.`;
    case 'connyTookCube':
      return `Conny takes ${aCube(e.cube)} from ${spaceName(e.space)}.`;
    case 'connyRolled':
      return `The die for Conny shows ${cubeName(e.colour)}.`;
    case 'fateTurned':
      return e.quill ? 'Conny crosses a fate tile: the quill!' : 'Conny crosses a fate tile: it is blank.';
    case 'fateShuffled':
      return `The three ${e.set === 0 ? 'upper' : 'lower'} fate tiles are shuffled again.`;
    case 'gameOver':
      return 'The game is over.';
    default:
      return elsewhere<Exclude<VillageEvent, BaseEvent | SharedEvent>>(e);
  }
}

type Who = (you: string, they: string) => string;

/** What a member does is told by where it goes. */
function moved(number: number, from: number, to: number, who: Who): string {
  const one = `the ${member(number)}`;
  if (to === FARM) return `${who('call', 'calls')} ${one} home; it stood ${atPlace(from)}.`;
  if (isWorkshop(to)) return `${who('train', 'trains')} ${one} as a ${workerAt(to)}.`;
  if (to === BLACK_BAG) return `${who('put', 'puts')} ${one} ${toPlace(to)}.`;
  if (from === BLACK_BAG) return `${who('buy', 'buys')} ${one} out of the bag.`;
  if (castleOf(to) >= 0) return `${who('send', 'sends')} ${one} ${toPlace(to)}.`;
  if (stepInCouncil(to) === 1) return `${who('enter', 'enters')} the Council Chamber with ${one}.`;
  return `${who('bring', 'brings')} ${one} ${toPlace(to)}.`;
}

function died(number: number, from: number, to: number, seat: Seat, cast: Cast): string {
  const dead = cast.isYou(seat) ? `Your ${member(number)}` : `A ${member(number)} of ${cast.name(seat)}`;
  const end = `${dead} ${from === FARM ? '' : `${atPlace(from)} `}dies`;
  if (to === GRAVE) return `${end} and is laid to rest in the Graveyard.`;
  if (to === GONE) return `${end}; no space is left.`;
  if (seaBurialOf(to) >= 0) return `${end} and is buried at sea.`;
  if (to === WITH_THE_BARD)
    return `${end}; the Bard sings of it, and the Village Chronicle takes the name without using up a space.`;
  return `${end} and enters the Village Chronicle (${groupName(groupOf(to))}).`;
}
