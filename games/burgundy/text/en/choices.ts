import {
  BANK_SILVER,
  KNOWLEDGE_WORKERS,
  MINE_SILVER,
  PURCHASE_PRICE,
  WATCHTOWER_POINTS,
} from '../../data/bonuses.ts';
import type { BurgundyWish } from '../../rules/actions.ts';
import type { CardKey, Choice, QuestionKind, Target } from '../facts.ts';
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
} from './words.ts';

/** What a card brings when it is placed. */
const EFFECTS: Readonly<Record<CardKey, string>> = {
  castle: '1 action of your choice',
  mine: amount('silver', MINE_SILVER),
  cloister: 'a joker',
  knowledge: amount('workers', KNOWLEDGE_WORKERS),
  ship: '1 good',
  pasture: '1 animal',
  building: 'its function',
  carpenter: 'take a building or Knowledge',
  church: 'take a Castle, a Mine or a Cloister',
  market: 'take a Pasture or a Ship',
  watchtower: amount('points', WATCHTOWER_POINTS),
  bank: amount('silver', BANK_SILVER),
  boardinghouse: '1 good or 1 animal',
  warehouse: 'sell one sort of goods',
  cityhall: 'place another project',
  card: 'its benefit',
};

const DECLINED: Partial<Record<QuestionKind, string>> = {
  takeFromDisplay: 'Take no card',
  warehouse: 'Sell nothing',
  cityHall: 'Place no further project',
};

const STACK_SIDES = ['left stack', 'right stack'] as const;

const price = (workers: number): string => (workers === 0 ? '' : `, costs ${amount('workers', workers)}`);

export function choice(c: Choice): string {
  switch (c.do) {
    case 'play':
      return `Play the ${c.die}`;
    case 'take':
      return `Take ${cardName(c.card)} (${c.die}) from row ${c.row}${price(c.workers)}`;
    case 'place':
      return `Place ${cardName(c.card)} (${c.die}): ${EFFECTS[c.card]}${price(c.workers)}`;
    case 'sell':
      if (c.cards === 0) return `Sell ${goodsPlural(c.sort)}`;
      return `Sell ${goodsCount(c.cards, c.sort)}: ${amount('points', c.cards)}, ${amount('silver', c.cards)}${price(c.workers)}`;
    case 'topUp':
      return c.workers === 0 ? 'Top up to 2 workers' : `Top up workers: ${amount('workers', c.workers)}`;
    case 'silver':
      return 'Take 1 silver';
    case 'convert':
      return `Exchange ${mixture(c.workers, c.silver)}: ${amount('points', c.points)}`;
    case 'buy':
      return `Draw three cards for ${PURCHASE_PRICE} silver`;
    case 'keep':
      return `Keep ${cardName(c.card)} (${c.die}) as a project`;
    case 'use':
      return `Use ${cardName(c.card)} as a die: a ${c.die}`;
    case 'giveUp':
      return `Give up ${cardName(c.card)} (${c.die})`;
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

function laying({ fresh, type, becomes, cards, completes }: Target): string {
  if (fresh) return `Start a new stack of ${cardNames(type)}`;
  const end = completes ? ': triple!' : ` (${cards} of 3)`;
  if (type === becomes) return `Onto the stack of ${cardNames(type)}${end}`;
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
