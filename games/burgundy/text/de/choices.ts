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
  stackOf,
  takenBy,
} from './words.ts';

/** What a card brings when it is placed. */
const BRINGS: Readonly<Record<CardKey, string>> = {
  castle: '1 beliebige Aktion',
  mine: amount('silver', EFFECTS.mine.silver),
  cloister: 'ein Joker',
  knowledge: amount('workers', EFFECTS.knowledge.workers),
  ship: '1 Ware',
  pasture: '1 Tier',
  building: 'seine Funktion',
  carpenter: `${takenBy(CARPENTER)} nehmen`,
  church: `${takenBy(CHURCH)} nehmen`,
  market: `${takenBy(MARKET)} nehmen`,
  watchtower: amount('points', EFFECTS.watchtower.points),
  bank: amount('silver', EFFECTS.bank.silver),
  boardinghouse: '1 Ware oder 1 Tier',
  warehouse: 'eine Warensorte verkaufen',
  cityhall: 'ein weiteres Projekt setzen',
  card: 'ihr Nutzen',
};

const DECLINED: Partial<Record<FrameKind, string>> = {
  takeFromDisplay: 'Keine Karte nehmen',
  warehouse: 'Nichts verkaufen',
  cityHall: 'Kein weiteres Projekt setzen',
};

const STACK_SIDES = ['linker Stapel', 'rechter Stapel'] as const;

/** „Schiff (4)“; another one that looks the same is „Schiff (4, Nr. 2)“. */
const faceOf = ({ card, die, copy }: NamedCard): string =>
  `${cardName(card)} (${die}${copy > 0 ? `, Nr. ${copy + 1}` : ''})`;

/** What a sale brings. */
function proceeds(cards: number): string {
  const { points, silver } = saleOf(cards);
  return `${amount('points', points)}, ${amount('silver', silver)}`;
}

const price = (workers: number): string => (workers === 0 ? '' : `, kostet ${amount('workers', workers)}`);

export function choice(c: Choice): string {
  switch (c.do) {
    case 'play':
      return `Die ${c.die} spielen`;
    case 'take':
      return `${faceOf(c.of)} aus Reihe ${c.row} nehmen${price(c.workers)}`;
    case 'place':
      return `${faceOf(c.of)} setzen: ${BRINGS[c.of.card]}${price(c.workers)}`;
    case 'sell':
      if (c.cards === 0) return `${goodsPlural(c.sort)} verkaufen`;
      return `${goodsCount(c.cards, c.sort)} verkaufen: ${proceeds(c.cards)}${price(c.workers)}`;
    case 'topUp':
      return c.workers === 0
        ? `Arbeiter auf ${ACTIONS.workersUpTo} aufstocken`
        : `Arbeiter aufstocken: ${amount('workers', c.workers)}`;
    case 'silver':
      return `${amount('silver', ACTIONS.silver)} nehmen`;
    case 'convert':
      return Number.isInteger(c.points)
        ? `${mixture(c.workers, c.silver)} eintauschen: ${amount('points', c.points)}`
        : `${mixture(c.workers, c.silver)} eintauschen`;
    case 'buy':
      return `Für ${amount('silver', PURCHASE.price)} ${spelled(PURCHASE.cards, 'eine Karte', 'Karten')} ziehen`;
    case 'keep':
      return `${faceOf(c.of)} als Projekt behalten`;
    case 'use':
      return `${faceOf(c.of)} als Würfel nutzen`;
    case 'giveUp':
      return `${faceOf(c.of)} aufgeben`;
    case 'onto':
      return laying(c.target);
    case 'bonus':
      return listOf(c.gains.map(amountOf));
    case 'goods':
      return `${c.sort === null ? 'Ware' : goodsName(c.sort)} nehmen (${STACK_SIDES[c.stack]})`;
    case 'animal':
      return `${c.sort === null ? 'Tier' : animalName(c.sort)} nehmen (${STACK_SIDES[c.stack]})`;
    case 'decline':
      return DECLINED[c.question] ?? 'Verzichten';
    case 'end':
      return 'Zug beenden';
  }
}

function laying({ fresh, type, becomes, cards, cloisters, completes }: Target): string {
  if (fresh) return `Neuen ${stackOf(type)} beginnen`;
  const end = completes ? ': Drilling!' : ` (${cards} von ${STACK_SIZE})`;
  const mixed = cloisters > 0 ? ` mit ${spelled(cloisters, 'einem Kloster', 'Klöstern')}` : '';
  if (type === becomes) return `Auf den ${stackOf(type)}${mixed} legen${end}`;
  return cards === 1
    ? `Auf das Kloster legen, es zählt dann als ${cardName(becomes)}${end}`
    : `Auf die Klöster legen, sie zählen dann als ${cardNames(becomes)}${end}`;
}

export function wish(w: BurgundyWish): string {
  switch (w.wish) {
    case 'row':
      return `Aus Reihe ${w.row} nehmen`;
    case 'project':
      return 'Ein Projekt setzen';
    case 'pass':
      return 'Nichts tun';
  }
}
