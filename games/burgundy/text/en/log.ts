import type { Seat } from '@spielstube/engine';
import { type Cast, subject } from '@spielstube/engine/text';
import { PHASE_LETTERS } from '../../data/bonuses.ts';
import { GOODS_KEYS } from '../../data/setup.ts';
import { TYPE_KEYS } from '../../data/types.ts';
import type { BurgundyEvent } from '../../rules/events.ts';
import { saleOf } from '../../rules/goods.ts';
import { gainsOf } from '../facts.ts';
import {
  aGood,
  amount,
  amountOf,
  anAnimal,
  cardNames,
  goodsCount,
  listed,
  listOf,
  mixture,
  spelled,
  thisCard,
} from './words.ts';

/** A line of the log. Rounds and dealt cards are seen on the table; a chosen bonus names what it brings. */
export function event(e: BurgundyEvent, cast: Cast): string | null {
  /** "You take" or "Anna takes". */
  const who = (you: string, they: string, seat: Seat = e.seat): string =>
    subject(cast, seat, `You ${you}`, they);
  const gets = who('get', 'gets');

  switch (e.what) {
    case 'phaseStarted':
      return `Phase ${PHASE_LETTERS[e.phase]} begins. ${who('take', 'takes', e.first)} the first turn.`;
    case 'roundStarted':
    case 'displayDealt':
      return null;
    case 'displayCleared':
      return e.cards === 1
        ? 'The last card of the display is discarded.'
        : `The ${e.cards} cards left in the display are discarded.`;
    case 'reshuffled':
      return `The discard pile is shuffled and becomes the draw pile (${e.cards} cards).`;
    case 'played':
      return `${who('play', 'plays')} a ${e.die}.`;
    case 'workersSpent':
      return `${who('return', 'returns')} ${amount('workers', e.workers)}: the ${e.from} becomes a ${e.to}.`;
    case 'took':
      return `${who('take', 'takes')} ${thisCard(e.card)} from row ${e.row}.`;
    case 'gaveUp':
      return `${who('give', 'gives')} up ${thisCard(e.card)}.`;
    case 'placed':
      return `${who('place', 'places')} ${thisCard(e.card)} in ${cast.isYou(e.seat) ? 'your' : 'the'} estate.`;
    case 'tripled':
      return `${who('complete', 'completes')} a triple of ${cardNames(TYPE_KEYS[e.type])}.`;
    case 'firstTriple':
      return `It is the first triple of ${cardNames(TYPE_KEYS[e.type])}: the bonus card “1.” goes to ${cast.isYou(e.seat) ? 'you' : cast.name(e.seat)}.`;
    case 'allSeven':
      return `${who('have', 'has')} all 7 types: ${amount('points', e.points)}.`;
    case 'choseBonus':
      return `${who('choose', 'chooses')} ${listOf(gainsOf(e.phase, e.option).map(amountOf))} as bonus.`;
    case 'gotSilver':
      return e.by === 'bonus' ? null : `${gets} ${amount('silver', e.silver)}.`;
    case 'gotWorkers':
      return e.by === 'bonus' ? null : `${gets} ${amount('workers', e.workers)}.`;
    case 'gotPoints':
      if (e.by === 'bonus') return null;
      return e.by === 'egon'
        ? `${gets} ${amount('points', e.points)} for Egon's Cloister.`
        : `${gets} ${amount('points', e.points)}.`;
    case 'gotGoods':
      return `${who('take', 'takes')} ${aGood(e.sort)}.`;
    case 'gotAnimal':
      return `${who('take', 'takes')} ${anAnimal(e.sort)}.`;
    case 'stackDivided':
      return `A stack of ${e.supply} is empty: the other one is divided.`;
    case 'nothingLeft':
      return `${who('go', 'goes')} away empty-handed: no ${e.supply} are left.`;
    case 'noCardFits':
      return `Nothing in the display suits ${thisCard(e.card)}.`;
    case 'sold': {
      const { points, silver } = saleOf(e.cards);
      return `${who('sell', 'sells')} ${goodsCount(e.cards, GOODS_KEYS[e.sort])}: ${amount('points', points)}, ${amount('silver', silver)}.`;
    }
    case 'startCardTaken':
      return startCardTaken(e.seat, e.from, cast);
    case 'converted':
      return `${who('exchange', 'exchanges')} ${mixture(e.workers, e.silver)} for ${amount('points', e.points)}.`;
    case 'bought':
      return `${who('buy', 'buys')} ${spelled(e.cards.length, 'card', 'cards')}: ${listOf(e.cards.map(listed))}.`;
    case 'keptBought':
      return `${who('keep', 'keeps')} ${thisCard(e.card)} as a project.`;
    case 'usedBought':
      return `${who('use', 'uses')} ${thisCard(e.card)} as a die.`;
    case 'declined':
      return `${who('decline', 'declines')}.`;
    case 'egonRevealed':
      return `Egon turns up: ${listed(e.card)}.`;
    case 'compared':
      return `Standing: ${who('have', 'has', 0)} ${amount('points', e.player)}, Egon has ${e.egon}.`;
    case 'gameOver':
      return 'The game is over.';
  }
}

/** The seller turns the own start player card, or takes it away from somebody. */
function startCardTaken(seat: Seat, from: Seat, cast: Cast): string {
  if (from === seat) return `${subject(cast, seat, 'You turn', 'turns')} the start player card over.`;
  const robbed = cast.isYou(from) ? 'you' : cast.name(from);
  return `${subject(cast, seat, 'You take', 'takes')} the start player card from ${robbed}.`;
}
