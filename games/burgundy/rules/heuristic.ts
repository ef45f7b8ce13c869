import { evaluation, FeatureList, type Features, NOBODY, type Seat, type Tally } from '@spielstube/engine';
import { PHASES, POINTS } from '../data/bonuses.ts';
import { CARD_DIE, CARD_TYPE } from '../data/cards.ts';
import { MAX_PROJECTS, ROUNDS } from '../data/setup.ts';
import { CLOISTER, TYPE_KEYS, TYPES } from '../data/types.ts';
import { rivalShadow } from './egon-ahead.ts';
import { isComplete, stackCount, stackSize, stackType } from './estate.ts';
import { playerPoints } from './scoring.ts';
import { ANY_DIE, type Burgundy, type BurgundyFrame, EMPTY, type Player } from './state.ts';
import { WORTH } from './worth.ts';

/** How far the game has come, by rounds. */
export function progress(s: Burgundy): number {
  return (s.phase * ROUNDS + s.round - 1) / (PHASES * ROUNDS);
}

const list = new FeatureList();

/** The turns themselves, whatever the position is. */
const TURNS_LEFT = list.one('turns');
/** The last one of a row stands for all further ones. */
const WORKERS = ['1', '2', '3+'];
const WORKER = list.each('worker', WORKERS);
/** Three make a purchase. */
const SILVERS = ['1', '2', '3', '4+'];
const SILVER = list.each('silver', SILVERS);
/** The sort of which one has most comes first. */
const GOODS = list.each('goods of sort', ['1', '2', '3']);
/** An animal that belongs to no pair yet. */
const SPARE_ANIMAL = list.one('spare animal');
const STACK_OF_ONE = list.each('stack of one', TYPE_KEYS);
const STACK_OF_TWO = list.each('stack of two', TYPE_KEYS);
/** The bonus card "1." is still there for a stack with two cards. */
const FIRST_STILL_OPEN = list.one('first triple still open');
const PROJECT = list.each('project', TYPE_KEYS);
/** A project that continues a stack of one card, or completes one of two. */
const PROJECT_CONTINUES = list.one('project continues');
const PROJECT_COMPLETES = list.one('project completes');
/** No room for a fourth one. */
const PROJECTS_FULL = list.one('projects full');
/** A hand card with the die of a project. */
const HAND_FITS_PROJECT = list.one('hand fits project');
/** Each point of the next card "All 7 types". */
const TWO_TYPES_MISSING = list.one('two types missing');
const ONE_TYPE_MISSING = list.one('one type missing');
const START_CARD = list.one('start card');

/* What is still to be decided in the own turn. */

/** An action with any number, more than one with a die; a die that fits a project. */
const ANY_NUMBER = list.one('any number');
const DIE_FITS_PROJECT = list.one('die fits project');
const PHASE_BONUS = list.one('phase bonus');
const GOODS_CARD = list.one('goods card');
const ANIMAL_CARD = list.one('animal card');
const GOODS_OR_ANIMAL = list.one('goods or animal');
const CARD_OF_DISPLAY = list.one('card of the display');
const SALE = list.one('sale');
const FREE_PROJECT = list.one('free project');
const BOUGHT_CARDS = list.one('bought cards');
/** Of a card just placed. */
const EFFECT = list.each('effect', TYPE_KEYS);

/** What a seat's prospects are judged by. */
export const features: Features<Burgundy> = {
  names: list.names,
  table: WORTH,
  points: pointsOf,
  stage: turnsLeft,
  count,
  rival: rivalShadow,
};

/** Points now plus what the position will still earn; alone at the table: more than Egon. */
export const evaluate = evaluation(features);

/** The start card is a prospect until the game is over. */
function pointsOf(s: Burgundy, seat: Seat): number {
  const points = playerPoints(s, seat);
  return s.stack.length === 0 && s.startCard === seat ? points + POINTS.startCard : points;
}

/** Every card of hand and pile is a turn to come, every open action a part of the current one. */
function turnsLeft(s: Burgundy, seat: Seat): number {
  const p = s.players[seat];
  let turns = p.hand.length + p.pile.length + (PHASES - 1 - s.phase) * ROUNDS;
  for (const f of s.stack) if (f.kind === 'action' && f.seat === seat) turns++;
  return Math.min(turns, PHASES * ROUNDS);
}

function count(s: Burgundy, seat: Seat, tally: Tally): void {
  const p = s.players[seat];
  tally.add(TURNS_LEFT, 1);
  if (s.startCard === seat) tally.add(START_CARD, 1);
  countStorage(p, tally);
  countEstateAndProjects(s, p, tally);
  countTypes(s, p, tally);
  for (const card of p.hand) if (hasProjectWithDie(p, CARD_DIE[card])) tally.add(HAND_FITS_PROJECT, 1);
  for (const f of s.stack) if (f.seat === seat) countFrame(p, f, tally);
}

/** The first of a thing, the second … each have a place of their own; the last place is for all further ones. */
function countStepwise(held: number, first: number, places: number, tally: Tally): void {
  for (let n = 0; n < held && n < places - 1; n++) tally.add(first + n, 1);
  if (held >= places) tally.add(first + places - 1, held - places + 1);
}

function countStorage(p: Player, tally: Tally): void {
  countStepwise(p.workers, WORKER, WORKERS.length, tally);
  countStepwise(p.silver, SILVER, SILVERS.length, tally);
  const [a, b, c] = p.goods;
  const most = Math.max(a, b, c);
  const least = Math.min(a, b, c);
  tally.add(GOODS, most);
  tally.add(GOODS + 1, a + b + c - most - least);
  tally.add(GOODS + 2, least);
  tally.add(SPARE_ANIMAL, spareAnimals(p.animals));
}

function spareAnimals(animals: readonly number[]): number {
  let most = 0;
  let second = 0;
  for (const animal of animals) {
    if (animal > most) {
      second = most;
      most = animal;
    } else if (animal > second) second = animal;
  }
  return most - second;
}

/** Stacks that wait for more, and the projects that could continue them. A cloister fits every stack. */
function countEstateAndProjects(s: Burgundy, p: Player, tally: Tally): void {
  let ones = 0;
  let twos = 0;
  for (let stack = 0; stack < stackCount(p.estate); stack++) {
    if (isComplete(p.estate, stack)) continue;
    const type = stackType(p.estate, stack);
    if (stackSize(p.estate, stack) === 1) {
      tally.add(STACK_OF_ONE + type, 1);
      ones |= 1 << type;
    } else {
      tally.add(STACK_OF_TWO + type, 1);
      if (s.firstTriple[type] === NOBODY) tally.add(FIRST_STILL_OPEN, 1);
      twos |= 1 << type;
    }
  }
  for (const card of p.projects) {
    const type = CARD_TYPE[card];
    const fits = type === CLOISTER ? -1 : 1 << type;
    tally.add(PROJECT + type, 1);
    if ((twos & fits) !== 0) tally.add(PROJECT_COMPLETES, 1);
    else if ((ones & fits) !== 0) tally.add(PROJECT_CONTINUES, 1);
  }
  if (p.projects.length === MAX_PROJECTS) tally.add(PROJECTS_FULL, 1);
}

/** The next card "All 7 types" is near. */
function countTypes(s: Burgundy, p: Player, tally: Tally): void {
  if (p.allSeven > 0 || s.allSevenCards.length === 0) return;
  let seen = 0;
  let types = 0;
  for (const card of p.estate) {
    if (card === EMPTY) continue;
    const type = 1 << CARD_TYPE[card];
    if ((seen & type) === 0) types++;
    seen |= type;
  }
  const points = s.allSevenCards[s.allSevenCards.length - 1];
  if (types === TYPES.length - 1) tally.add(ONE_TYPE_MISSING, points);
  else if (types === TYPES.length - 2) tally.add(TWO_TYPES_MISSING, points);
}

function hasProjectWithDie(p: Player, die: number): boolean {
  for (const card of p.projects) if (CARD_DIE[card] === die) return true;
  return false;
}

/** What the seat may still decide in its turn is as good as had. */
function countFrame(p: Player, f: BurgundyFrame, tally: Tally): void {
  switch (f.kind) {
    case 'action':
      if (f.die === ANY_DIE) return tally.add(ANY_NUMBER, 1);
      if (hasProjectWithDie(p, f.die)) tally.add(DIE_FITS_PROJECT, 1);
      return;
    case 'phaseBonus':
      return tally.add(PHASE_BONUS, 1);
    case 'goods':
      return tally.add(GOODS_CARD, 1);
    case 'animal':
      return tally.add(ANIMAL_CARD, 1);
    case 'boardingHouse':
      return tally.add(GOODS_OR_ANIMAL, 1);
    case 'takeFromDisplay':
      return tally.add(CARD_OF_DISPLAY, 1);
    case 'warehouse':
      return tally.add(SALE, 1);
    case 'cityHall':
      return tally.add(FREE_PROJECT, 1);
    case 'bought':
      return tally.add(BOUGHT_CARDS, 1);
    case 'effect':
      return tally.add(EFFECT + CARD_TYPE[f.card], 1);
  }
}
