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
  stackOf,
} from './words.ts';

/** What a card brings when it is placed. */
const EFFECTS: Readonly<Record<CardKey, string>> = {
  castle: '1 beliebige Aktion',
  mine: amount('silver', MINE_SILVER),
  cloister: 'ein Joker',
  knowledge: amount('workers', KNOWLEDGE_WORKERS),
  ship: '1 Ware',
  pasture: '1 Tier',
  building: 'seine Funktion',
  carpenter: 'ein Gebäude oder Wissen nehmen',
  church: 'eine Burg, eine Mine oder ein Kloster nehmen',
  market: 'eine Weide oder ein Schiff nehmen',
  watchtower: amount('points', WATCHTOWER_POINTS),
  bank: amount('silver', BANK_SILVER),
  boardinghouse: '1 Ware oder 1 Tier',
  warehouse: 'eine Warensorte verkaufen',
  cityhall: 'ein weiteres Projekt setzen',
  card: 'ihr Nutzen',
};

const DECLINED: Partial<Record<QuestionKind, string>> = {
  takeFromDisplay: 'Keine Karte nehmen',
  warehouse: 'Nichts verkaufen',
  cityHall: 'Kein weiteres Projekt setzen',
};

const STACK_SIDES = ['linker Stapel', 'rechter Stapel'] as const;

const price = (workers: number): string => (workers === 0 ? '' : `, kostet ${amount('workers', workers)}`);

export function choice(c: Choice): string {
  switch (c.do) {
    case 'play':
      return `Die ${c.die} spielen`;
    case 'take':
      return `${cardName(c.card)} (${c.die}) aus Reihe ${c.row} nehmen${price(c.workers)}`;
    case 'place':
      return `${cardName(c.card)} (${c.die}) setzen: ${EFFECTS[c.card]}${price(c.workers)}`;
    case 'sell':
      if (c.cards === 0) return `${goodsPlural(c.sort)} verkaufen`;
      return `${goodsCount(c.cards, c.sort)} verkaufen: ${amount('points', c.cards)}, ${amount('silver', c.cards)}${price(c.workers)}`;
    case 'topUp':
      return c.workers === 0
        ? 'Arbeiter auf 2 aufstocken'
        : `Arbeiter aufstocken: ${amount('workers', c.workers)}`;
    case 'silver':
      return '1 Silber nehmen';
    case 'convert':
      return `${mixture(c.workers, c.silver)} eintauschen: ${amount('points', c.points)}`;
    case 'buy':
      return `Für ${PURCHASE_PRICE} Silber drei Karten ziehen`;
    case 'keep':
      return `${cardName(c.card)} (${c.die}) als Projekt behalten`;
    case 'use':
      return `${cardName(c.card)} als Würfel nutzen: eine ${c.die}`;
    case 'giveUp':
      return `${cardName(c.card)} (${c.die}) aufgeben`;
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

function laying({ fresh, type, becomes, cards, completes }: Target): string {
  if (fresh) return `Neuen ${stackOf(type)} beginnen`;
  const end = completes ? ': Drilling!' : ` (${cards} von 3)`;
  if (type === becomes) return `Auf den ${stackOf(type)} legen${end}`;
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
