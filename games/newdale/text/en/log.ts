import type { Seat } from '@spielstube/engine';
import { NOBODY } from '@spielstube/engine';
import { type Cast, subject } from '@spielstube/engine/text';
import { BOARDS } from '../../data/boards.ts';
import { NOTHING } from '../../data/box.ts';
import { isProduction } from '../../data/cards.ts';
import { EVENT_POINTS } from '../../data/events.ts';
import { isAreaField } from '../../data/fields.ts';
import type { Cause, NewdaleEvent } from '../../rules/events.ts';
import { RANGE } from '../../rules/moves.ts';
import { DISPLAY } from '../../rules/state.ts';
import { eventEffect } from './effects.ts';
import {
  aCard,
  aFigure,
  aHelper,
  areaName,
  cardList,
  cards,
  countFigures,
  eventName,
  fieldName,
  figures,
  goods,
  handCards,
  inWords,
  listOf,
  personName,
  placeName,
  points,
  siteName,
  spaceName,
  stoneName,
  supplementaryName,
  symbolName,
  theCard,
  tileName,
} from './words.ts';

type Who = (you: string, they: string, seat?: Seat) => string;

/** A place by its number among all boards. */
function placeOf(global: number): string {
  const board = BOARDS.findLastIndex(({ first }) => first <= global);
  return placeName(board, global - BOARDS[board].first);
}

/** A line of the log. What another line says already (cards that go into a chain) is silent. */
export function event(e: NewdaleEvent, cast: Cast): string | null {
  /** "You take" or "Anna takes". */
  const who: Who = (you, they, seat = e.seat) => subject(cast, seat, `You ${you}`, they);
  const isYou = cast.isYou(e.seat);

  switch (e.what) {
    // Told once, when everybody has chosen.
    case 'laidAside':
      return null;
    case 'asideShown':
      return `${who('lay', 'lays')} aside: ${cardList(e.cards)}.`;
    case 'chosePerson':
      return `${who('take', 'takes')} ${personName(e.person)} along.`;
    case 'roundStarted':
      return `Round ${e.round}, event “${eventName(e.event)}”: ${eventEffect(e.event)}${e.start === NOBODY ? '' : ` ${who('begin', 'begins', e.start)}.`}`;
    // The event has said so.
    case 'displayed':
    case 'personDisplayed':
    case 'hoodedIntoBag':
    case 'missionLaidOut':
      return null;
    // A hidden plan is told when it is shown.
    case 'placed':
      return e.secretOf === undefined
        ? `${who('put', 'puts')} ${stoneName(e.stone)} on “${fieldName(e.field)}”.`
        : null;
    case 'ready':
      return `${who('are', 'is')} ready.`;
    case 'planShown':
      return `${who('have', 'has')} planned: ${planned(e.fields)}.`;
    case 'figuresDrawn':
      return `The bag brings ${figures(countFigures(e.figures))}.`;
    case 'stoneResolved':
      return `${who('take', 'takes')} ${stoneName(e.stone)} from “${fieldName(e.field)}”.`;
    case 'notCarriedOut':
      return isAreaField(e.field)
        ? `${who('make', 'makes')} nothing here.`
        : `${who('do', 'does')} not carry out “${fieldName(e.field)}”.`;
    case 'drew':
      return `${who('draw', 'draws')} ${cards(e.cards)}${DREW_FOR[e.by] ?? ''}.`;
    case 'drewCards':
      return `Into your hand: ${cardList(e.cards)}.`;
    case 'reshuffled':
      return `The discard pile is shuffled: ${cards(e.cards)} in the draw pile.`;
    case 'discarded':
      return e.by === 'chain'
        ? null
        : `${who('discard', 'discards')} ${theCard(e.card)}${DISCARDED_FOR[e.by] ?? ''}.`;
    case 'exchanged':
      return `${who('exchange', 'exchanges')} ${handCards(e.cards)}, which ${e.cards === 1 ? 'is' : 'are'} shuffled into the pile at once.`;
    case 'gotGoods':
      return gotGoods(e.good, e.count, e.by, who);
    case 'gaveGoods':
      return `${who('give', 'gives')} ${goods(e.good, e.count)}${GIVEN_FOR[e.by] ?? ''}.`;
    case 'gotPoints':
      return `${who('get', 'gets')} ${points(e.points)}${POINTS_FOR[e.by] ?? ''}.`;
    case 'lostPoints':
      return `${who('lose', 'loses')} ${points(e.points)}${LOST_BY[e.by] ?? ''}.`;
    case 'built':
      return `${who('build', 'builds')} ${aCard(e.card)}${e.from === DISPLAY ? ' from the display' : ''} with a house in ${placeOf(e.place)}${isProduction(e.card) ? ` (${areaName(e.area)})` : ''}.`;
    case 'gotTile':
      return `${who('take', 'takes')} the tile “${tileName(e.tile)}”.`;
    case 'usedTile':
      return `${who('use', 'uses')} the tile “${tileName(e.tile)}”.`;
    case 'usedPerson':
      return `${who('use', 'uses')} ${personName(e.person)}.`;
    case 'recruited':
      return `${who('take', 'takes')} ${personName(e.person)} in.`;
    case 'borrowed':
      return e.figures.length === 0
        ? 'The bag is empty: nobody comes.'
        : `Until the end of the round, for ${isYou ? 'you' : cast.name(e.seat)} alone: ${figures(countFigures(e.figures))}.`;
    case 'searched':
      return searched(e.cards, e.found, who);
    case 'boughtStone':
      return `${who('buy', 'buys')} ${stoneName(e.stone)}; it joins in the next round.`;
    case 'progressed':
      return e.progress === RANGE
        ? `${who('build', 'builds')} with a longer range from now on.`
        : `${who('make', 'makes')} up for missing helpers with fewer cards from now on.`;
    case 'failed':
      // Nobody is missing: a production that would succeed was declined.
      if (e.missing === 0)
        return `${who('decline', 'declines')} the production with helpers in ${areaName(e.area)}.`;
      return `In ${areaName(e.area)} ${e.missing === 1 ? 'one helper is' : `${inWords(e.missing)} helpers are`} missing, so nothing is produced.`;
    case 'released':
      return `${who('let', 'lets')} ${aHelper(e.colour)} out of prison to the labour market.`;
    case 'jailed':
      return `${who('lock', 'locks')} up ${aFigure(e.figure)}${e.fromRabbit ? ' of Rabbit’s' : ''}.`;
    case 'hoodedReplaced':
      return `In its place ${aHelper(e.colour)} waits in prison now.`;
    case 'fulfilled':
      return `${who('fulfil', 'fulfils')} “${supplementaryName(e.mission)}”.`;
    case 'bridgeBuilt':
      return `${who('build', 'builds')} the bridge ${siteName(e.site)}.`;
    case 'sailed':
      return sailed(e.from, e.to, e.by, isYou ? 'Your ship' : `The ship of ${cast.name(e.seat)}`);
    case 'arrived':
      return `${isYou ? 'Your ship' : `The ship of ${cast.name(e.seat)}`} is ${ARRIVES_AS[e.order]} to arrive.`;
    case 'hired':
      return `${who('hire', 'hires')} ${aCard(e.card)}.`;
    case 'blackShipSailed':
      return `The black ship sails from ${spaceName(e.from)} to ${spaceName(e.to)}.`;
    case 'raid':
      return `Raid! ${e.hooded === 1 ? 'A hooded figure is' : `${e.hooded} hooded figures are`} at the labour market${e.double ? `, and tonight each missing fist costs ${points(EVENT_POINTS.nightRaid)}` : ''}.`;
    case 'roundEnded':
      return e.start === NOBODY
        ? 'The round is over.'
        : `The round is over. ${who('have', 'has', e.start)} the bag now.`;
    case 'finalProduction':
      return 'Final production: everybody may use the own chains once more.';
    case 'missionsShown':
      return e.missions.length === 1
        ? `Your secret mission: ${symbolName(e.missions[0])}.`
        : `Secret missions: ${listOf(e.missions.map((mission, seat) => `${cast.isYou(seat) ? 'you' : cast.name(seat)} ${symbolName(mission)}`))}.`;
    case 'gameOver':
      return 'The chapter is over.';
  }
}

/** "stone 1: Build; stone 2: area 4, orderly" */
const planned = (fields: readonly number[]): string =>
  fields
    .flatMap((field, stone) => (field === NOTHING ? [] : [`${stoneName(stone)}: ${fieldName(field)}`]))
    .join('; ');

const ARRIVES_AS = ['first', 'second', 'third', 'last'] as const;

const DREW_FOR: Readonly<Partial<Record<Cause, string>>> = {
  notCarriedOut: ' instead',
  buildingPhase: ' instead of building',
  threshold: ' for passing a threshold',
  emptyPiles: ' more',
};

const DISCARDED_FOR: Readonly<Partial<Record<Cause, string>>> = {
  helpers: ' for missing helpers',
  blackMarket: ' for the black market',
  sail: ' to sail further',
  storm: ' against the ice storm',
};

const GOT_BY: Readonly<Partial<Record<Cause, string>>> = {
  chainBonus: ' as a chain bonus',
  blackMarket: ' on the black market',
};
function gotGoods(good: number, n: number, by: Cause, who: Who): string {
  if (by === 'helpers') return `${who('make', 'makes')} ${goods(good, n)}.`;
  if (by === 'chain') return `${who('make', 'makes')} ${goods(good, n)} in the chain.`;
  return `${who('get', 'gets')} ${goods(good, n)}${GOT_BY[by] ?? ''}.`;
}

const GIVEN_FOR: Readonly<Partial<Record<Cause, string>>> = {
  building: ' for the building',
  chain: ' to the chain',
  shipyard: ' to the shipyard',
  bridge: ' for the bridge',
  hire: ' as wages',
  recruit: ' as a welcome',
  thicket: ' for the way through the thicket',
  offspring: ' for Offspring',
  progress: ' for Progress',
  mission: ' for the mission',
};

const POINTS_FOR: Readonly<Partial<Record<Cause, string>>> = {
  premium: ' as a premium',
  event: ' for the event',
  prison: ' for the hooded figure',
  arrival: ' for the arrival',
  shipyard: ' from the shipyard',
};

const LOST_BY: Readonly<Partial<Record<Cause, string>>> = {
  barracks: ' to the Barracks',
  raid: ' in the raid',
  blackShip: ': the black ship is ahead',
  notArrived: ': the ship has not reached Newdale',
};

function searched(turned: number, found: number, who: Who): string {
  const looked = turned === 0 ? '' : `Turned up and discarded: ${cards(turned)}. `;
  if (found === NOTHING && turned === 0) return 'The draw pile is empty: there is no Vineyard to be found.';
  return found === NOTHING
    ? `${looked}There is no Vineyard among them.`
    : `${looked}${who('take', 'takes')} ${theCard(found)} into the hand.`;
}

function sailed(from: number, to: number, by: Cause, ship: string): string {
  if (by === 'storm') return `${ship} drifts back to ${spaceName(to)} in the ice storm.`;
  return `${ship} sails ${to > from ? '' : 'back '}to ${spaceName(to)}.`;
}
