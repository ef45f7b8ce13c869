import { ACTIONS, EFFECTS, PURCHASE } from '../../data/bonuses.ts';
import { STACK_SIZE } from '../../data/setup.ts';
import { CARPENTER, CHURCH, MARKET } from '../../data/types.ts';
import { saleOf } from '../../rules/goods.ts';
import type { BurgundyWish } from '../../rules/moves.ts';
import type { FrameKind } from '../../rules/state.ts';
import type { CardKey, Choice, NamedCard, Target } from '../facts.ts';
import {
  amount,
  amountOf,
  animalName,
  cardName,
  cardNames,
  goodsCount,
  goodsName,
  goodsPlural,
  listOf,
  mixture,
  spelled,
  takenBy,
} from './words.ts';

/** What a card brings when it is placed. */
const BRINGS: Readonly<Record<CardKey, string>> = {
  castle: '1 action of your choice',
  mine: amount('silver', EFFECTS.mine.silver),
  cloister: 'a joker',
  knowledge: amount('workers', EFFECTS.knowledge.workers),
  ship: '1 good',
  pasture: '1 animal',
  building: 'its function',
  carpenter: `take ${takenBy(CARPENTER)}`,
  church: `take ${takenBy(CHURCH)}`,
  market: `take ${takenBy(MARKET)}`,
  watchtower: amount('points', EFFECTS.watchtower.points),
  bank: amount('silver', EFFECTS.bank.silver),
  boardinghouse: '1 good or 1 animal',
  warehouse: 'sell one sort of goods',
  cityhall: 'place another project',
  card: 'its benefit',
};

const DECLINED: Partial<Record<FrameKind, string>> = {
  takeFromDisplay: 'Take no card',
  warehouse: 'Sell nothing',
  cityHall: 'Place no further project',
};

const STACK_SIDES = ['left stack', 'right stack'] as const;

/** "Ship (4)"; another one that looks the same is "Ship (4, no. 2)". */
const faceOf = ({ card, die, copy }: NamedCard): string =>
  `${cardName(card)} (${die}${copy > 0 ? `, no. ${copy + 1}` : ''})`;

/** What a sale brings. */
function proceeds(cards: number): string {
  const { points, silver } = saleOf(cards);
  return `${amount('points', points)}, ${amount('silver', silver)}`;
}

const price = (workers: number): string => (workers === 0 ? '' : `, costs ${amount('workers', workers)}`);

export function choice(c: Choice): string {
  switch (c.do) {
    case 'play':
      return `Play the ${c.die}`;
    case 'take':
      return `Take ${faceOf(c.of)} from row ${c.row}${price(c.workers)}`;
    case 'place':
      return `Place ${faceOf(c.of)}: ${BRINGS[c.of.card]}${price(c.workers)}`;
    case 'sell':
      if (c.cards === 0) return `Sell ${goodsPlural(c.sort)}`;
      return `Sell ${goodsCount(c.cards, c.sort)}: ${proceeds(c.cards)}${price(c.workers)}`;
    case 'topUp':
      return c.workers === 0
        ? `Top up to ${amount('workers', ACTIONS.workersUpTo)}`
        : `Top up workers: ${amount('workers', c.workers)}`;
    case 'silver':
      return `Take ${amount('silver', ACTIONS.silver)}`;
    case 'convert':
      return Number.isInteger(c.points)
        ? `Exchange ${mixture(c.workers, c.silver)}: ${amount('points', c.points)}`
        : `Exchange ${mixture(c.workers, c.silver)}`;
    case 'buy':
      return `Draw ${spelled(PURCHASE.cards, 'card', 'cards')} for ${amount('silver', PURCHASE.price)}`;
    case 'keep':
      return `Keep ${faceOf(c.of)} as a project`;
    case 'use':
      return `Use ${faceOf(c.of)} as a die`;
    case 'giveUp':
      return `Give up ${faceOf(c.of)}`;
    case 'onto':
      return laying(c.target);
    case 'bonus':
      return listOf(c.gains.map(amountOf));
    case 'goods':
      return `Take ${c.sort === null ? 'a good' : `a ${goodsName(c.sort)}`} (${STACK_SIDES[c.stack]})`;
    case 'animal':
      return `Take ${c.sort === null ? 'an animal' : `a ${animalName(c.sort)}`} (${STACK_SIDES[c.stack]})`;
    case 'decline':
      return DECLINED[c.question] ?? 'Decline';
    case 'end':
      return 'End your turn';
  }
}

function laying({ fresh, type, becomes, cards, cloisters, completes }: Target): string {
  if (fresh) return `Start a new stack of ${cardNames(type)}`;
  const end = completes ? ': triple!' : ` (${cards} of ${STACK_SIZE})`;
  const mixed = cloisters > 0 ? ` with ${spelled(cloisters, 'Cloister', 'Cloisters')}` : '';
  if (type === becomes) return `Onto the stack of ${cardNames(type)}${mixed}${end}`;
  return `Onto the ${cards === 1 ? 'Cloister, turning it' : 'Cloisters, turning them'} into ${cardNames(becomes)}${end}`;
}

export function wish(w: BurgundyWish): string {
  switch (w.wish) {
    case 'row':
      return `Take from row ${w.row}`;
    case 'project':
      return 'Place a project';
    case 'pass':
      return 'Do nothing';
  }
}
