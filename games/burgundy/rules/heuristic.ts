import { NOBODY, type Seat } from '@spielstube/engine';
import { PHASES, POINTS } from '../data/bonuses.ts';
import { CARD_DIE, CARD_TYPE } from '../data/cards.ts';
import { MAX_PROJECTS, ROUNDS } from '../data/setup.ts';
import { CLOISTER, TYPES } from '../data/types.ts';
import { rivalShadow } from './egon-ahead.ts';
import { isComplete, stackCount, stackSize, stackType } from './estate.ts';
import { playerPoints } from './scoring.ts';
import { ANY_DIE, type Burgundy, type BurgundyFrame, EMPTY, type Player } from './state.ts';
import * as worth from './worth.ts';

/** How far the game has come, by rounds. */
export function progress(s: Burgundy): number {
  return (s.phase * ROUNDS + s.round - 1) / (PHASES * ROUNDS);
}

/** Points now plus what the position will still earn; alone at the table: more than Egon. */
export function evaluate(s: Burgundy, seat: Seat): number {
  const p = s.players[seat];
  const points = playerPoints(s, seat) - rivalShadow(s);
  if (s.stack.length === 0) return points + (s.startCard === seat ? POINTS.startCard : 0);
  const turns = turnsLeft(s, seat);
  return (
    points +
    worth.TURNS_LEFT[turns] +
    storage(p, turns) +
    estateAndProjects(s, p, turns) +
    sevenTypes(s, p, turns) +
    handOf(p, turns) +
    pending(s, seat, turns) +
    (s.startCard === seat ? worth.START_CARD[turns] : 0)
  );
}

/** Every card of hand and pile is a turn to come, every open action a part of the current one. */
function turnsLeft(s: Burgundy, seat: Seat): number {
  const p = s.players[seat];
  let turns = p.hand.length + p.pile.length + (PHASES - 1 - s.phase) * ROUNDS;
  for (const f of s.stack) if (f.kind === 'action' && f.seat === seat) turns++;
  return Math.min(turns, worth.MOST_TURNS);
}

/** The first of a thing, the second … by a row of worths; the last one stands for all further ones. */
function stepwise(count: number, steps: readonly worth.Worth[], turns: number): number {
  let value = 0;
  const last = steps.length - 1;
  for (let n = 0; n < count && n < last; n++) value += steps[n][turns];
  return count > last ? value + (count - last) * steps[last][turns] : value;
}

function storage(p: Player, turns: number): number {
  const [a, b, c] = p.goods;
  const most = Math.max(a, b, c);
  const least = Math.min(a, b, c);
  return (
    stepwise(p.workers, worth.WORKERS, turns) +
    stepwise(p.silver, worth.SILVER, turns) +
    most * worth.GOODS[0][turns] +
    (a + b + c - most - least) * worth.GOODS[1][turns] +
    least * worth.GOODS[2][turns] +
    spareAnimals(p.animals) * worth.SPARE_ANIMAL[turns]
  );
}

function spareAnimals(animals: readonly number[]): number {
  let most = 0;
  let second = 0;
  for (const count of animals) {
    if (count > most) {
      second = most;
      most = count;
    } else if (count > second) second = count;
  }
  return most - second;
}

/** Stacks that wait for more, and the projects that could continue them. A cloister fits every stack. */
function estateAndProjects(s: Burgundy, p: Player, turns: number): number {
  let value = 0;
  let ones = 0;
  let twos = 0;
  for (let stack = 0; stack < stackCount(p.estate); stack++) {
    if (isComplete(p.estate, stack)) continue;
    const type = stackType(p.estate, stack);
    if (stackSize(p.estate, stack) === 1) {
      value += worth.STACK_OF_ONE[type][turns];
      ones |= 1 << type;
    } else {
      value += worth.STACK_OF_TWO[type][turns];
      if (s.firstTriple[type] === NOBODY) value += worth.FIRST_STILL_OPEN[turns];
      twos |= 1 << type;
    }
  }
  for (const card of p.projects) {
    const type = CARD_TYPE[card];
    const fits = type === CLOISTER ? -1 : 1 << type;
    value += worth.PROJECT[type][turns];
    if ((twos & fits) !== 0) value += worth.PROJECT_COMPLETES[turns];
    else if ((ones & fits) !== 0) value += worth.PROJECT_CONTINUES[turns];
  }
  return p.projects.length === MAX_PROJECTS ? value + worth.PROJECTS_FULL[turns] : value;
}

/** The next card "All 7 types" is near. */
function sevenTypes(s: Burgundy, p: Player, turns: number): number {
  if (p.allSeven > 0 || s.allSevenCards.length === 0) return 0;
  let seen = 0;
  let types = 0;
  for (const card of p.estate) {
    if (card === EMPTY) continue;
    const type = 1 << CARD_TYPE[card];
    if ((seen & type) === 0) types++;
    seen |= type;
  }
  const points = s.allSevenCards[s.allSevenCards.length - 1];
  if (types === TYPES.length - 1) return points * worth.ONE_TYPE_MISSING[turns];
  return types === TYPES.length - 2 ? points * worth.TWO_TYPES_MISSING[turns] : 0;
}

function hasProjectWithDie(p: Player, die: number): boolean {
  for (const card of p.projects) if (CARD_DIE[card] === die) return true;
  return false;
}

function handOf(p: Player, turns: number): number {
  let value = 0;
  for (const card of p.hand) {
    if (hasProjectWithDie(p, CARD_DIE[card])) value += worth.HAND_FITS_PROJECT[turns];
  }
  return value;
}

/** What the seat may still decide in its turn is as good as had. */
function pending(s: Burgundy, seat: Seat, turns: number): number {
  let value = 0;
  for (const f of s.stack) if (f.seat === seat) value += worthOfFrame(s.players[seat], f, turns);
  return value;
}

function worthOfFrame(p: Player, f: BurgundyFrame, turns: number): number {
  switch (f.kind) {
    case 'action':
      if (f.die === ANY_DIE) return worth.ANY_NUMBER[turns];
      return hasProjectWithDie(p, f.die) ? worth.DIE_FITS_PROJECT[turns] : 0;
    case 'phaseBonus':
      return worth.PHASE_BONUS[turns];
    case 'goods':
      return worth.GOODS_CARD[turns];
    case 'animal':
      return worth.ANIMAL_CARD[turns];
    case 'boardingHouse':
      return worth.GOODS_OR_ANIMAL[turns];
    case 'takeFromDisplay':
      return worth.CARD_OF_DISPLAY[turns];
    case 'warehouse':
      return worth.SALE[turns];
    case 'cityHall':
      return worth.FREE_PROJECT[turns];
    case 'bought':
      return worth.BOUGHT_CARDS[turns];
    case 'effect':
      return worth.EFFECT[CARD_TYPE[f.card]][turns];
    default:
      return 0;
  }
}
