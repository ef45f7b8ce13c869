import { PHASE_BONUSES } from '../data/bonuses.ts';
import { CARD_COUNT, CARD_NAME, cardNamed, DICE } from '../data/cards.ts';
import { GOODS_SORTS } from '../data/setup.ts';
import {
  type BurgundyAction,
  buy,
  chooseBonus,
  convert,
  decline,
  end,
  giveUp,
  keep,
  onto,
  place,
  play,
  sell,
  take,
  takeAnimal,
  takeGoods,
  takeSilver,
  topUp,
  use,
} from './actions.ts';

const SORT_LETTERS = ['L', 'M', 'D'] as const;
const BONUS_OPTIONS = Math.max(...PHASE_BONUSES.map((options) => options.length));
const MOST_STACKS = CARD_COUNT;
const MOST_CONVERTED = 999;

/** The short notation of a move: `play 4`, `take CA2a`, `sell M`, `convert 2w1s`. */
export function notate(a: BurgundyAction): string {
  switch (a.do) {
    case 'play':
      return `play ${a.die}`;
    case 'take':
    case 'place':
    case 'keep':
    case 'use':
    case 'giveUp':
      return `${a.do} ${CARD_NAME[a.card]}`;
    case 'sell':
      return `sell ${SORT_LETTERS[a.sort]}`;
    case 'convert':
      return `convert ${a.workers}w${a.silver}s`;
    case 'onto':
      return `onto ${a.stack + 1}`;
    case 'bonus':
      return `bonus ${a.option + 1}`;
    case 'goods':
    case 'animal':
      return `${a.do} ${a.stack + 1}`;
    default:
      return a.do;
  }
}

const WITHOUT_ARGUMENT: Readonly<Record<string, BurgundyAction>> = {
  topUp,
  silver: takeSilver,
  buy,
  decline,
  end,
};
const WITH_CARD = { take, place, keep, use, giveUp };

export function parse(text: string): BurgundyAction | null {
  const [verb, argument, ...rest] = text.trim().split(/\s+/);
  if (rest.length > 0) return null;
  if (argument === undefined) return Object.hasOwn(WITHOUT_ARGUMENT, verb) ? WITHOUT_ARGUMENT[verb] : null;
  switch (verb) {
    case 'take':
    case 'place':
    case 'keep':
    case 'use':
    case 'giveUp': {
      const card = cardNamed(argument);
      return card === undefined || card >= CARD_COUNT ? null : WITH_CARD[verb](card);
    }
    case 'play':
      return numbered(argument, DICE.length, (n) => play(n + 1));
    case 'onto':
      return numbered(argument, MOST_STACKS, onto);
    case 'bonus':
      return numbered(argument, BONUS_OPTIONS, chooseBonus);
    case 'goods':
      return numbered(argument, 2, takeGoods);
    case 'animal':
      return numbered(argument, 2, takeAnimal);
    case 'sell':
      return parseSale(argument);
    case 'convert':
      return parseConversion(argument);
    default:
      return null;
  }
}

/** A number from 1 to most, counted from 0 inside. */
function numbered(text: string, most: number, make: (n: number) => BurgundyAction): BurgundyAction | null {
  const n = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0;
  return n >= 1 && n <= most ? make(n - 1) : null;
}

function parseSale(letter: string): BurgundyAction | null {
  for (let sort = 0; sort < GOODS_SORTS; sort++) if (SORT_LETTERS[sort] === letter) return sell(sort);
  return null;
}

function parseConversion(mixture: string): BurgundyAction | null {
  const match = /^(\d{1,3})w(\d{1,3})s$/.exec(mixture);
  if (match === null) return null;
  const workers = Number(match[1]);
  const silver = Number(match[2]);
  return workers + silver <= MOST_CONVERTED ? convert(workers, silver) : null;
}
