import { CHURCH_TIME } from '../../data/church.ts';
import { SALE_GREEN, SALE_TIME } from '../../data/market.ts';
import { PLAGUE, PLAGUE_TIME, WAGON, WELL_CUBES } from '../../data/pieces.ts';
import { TRAVEL_TIME, TRAVEL_WAGONS } from '../../data/travel.ts';
import type { VillageWish } from '../../rules/moves.ts';
import type { FrameKind } from '../../rules/state.ts';
import type { BaseChoice, Choice } from '../facts.ts';
import { elsewhere } from '../layers.ts';
import { resting } from './rest.ts';
import { customerWords, goalName, goalNeeds } from './tiles.ts';
import {
  aGood,
  atPlace,
  CHURCH_CUBES,
  COUNCIL_CUBES,
  castleName,
  coins,
  cubeName,
  cubes,
  figure,
  goodsCount,
  grain,
  payment,
  points,
  privilegeName,
  rewardOf,
  spaceName,
  time,
  workerAt,
} from './words.ts';

const SALE_PRICE = `${cubes([0, SALE_GREEN])}, ${time(SALE_TIME)}`;

const DONE: Partial<Record<FrameKind, string>> = {
  produceNow: 'Produce nothing yet',
  privilege: 'Use no privilege',
  buyOut: 'Buy nobody else out',
  climb: 'Climb no further',
  goals: 'Reveal no more life goals',
};

export function choice(c: Choice): string | undefined {
  switch (c.do) {
    case 'cube':
      return cube(c.space, c.cube, c.forConny);
    case 'well':
      return `Well: ${WELL_CUBES} cubes of one colour for any action`;
    case 'choose':
      return `Action ${spaceName(c.space)}`;
    case 'harvest':
      return c.kept < c.grain
        ? `Harvest: ${grain(c.grain)}, the farm has room for ${c.kept}`
        : `Harvest: ${grain(c.grain)}`;
    case 'birth':
      return c.member === 0 ? 'Have a child' : `New member: a ${figure(c.member)} on the farm`;
    case 'recall':
      return c.member === 0
        ? 'Call somebody home'
        : `Call the ${figure(c.member)} ${atPlace(c.place)} home to the farm`;
    case 'train':
      return `Train a ${workerAt(c.place)}${named(c.member)}: ${time(c.time)}`;
    case 'produce':
      return `Produce ${made(c.good, c.count)}: ${time(c.time)}`;
    case 'order':
      return `Buy ${made(c.good, c.count)}: ${c.grain > 0 ? grain(c.grain) : cubes(c.cubes)}`;
    case 'mill':
      return `Mill: ${time(c.time)} and ${grain(c.grain)} for ${coins(c.coins)}`;
    case 'enter':
      return `Enter the Council Chamber${named(c.member)}: ${time(c.time)} and a scroll or ${COUNCIL_CUBES}`;
    case 'advance':
      return c.time === 0
        ? `Advance the ${figure(c.member)}`
        : `Advance the ${figure(c.member)} to step ${c.step} of the Council Chamber: ${time(c.time)} and a scroll or ${COUNCIL_CUBES}`;
    case 'privilege':
      return `Privilege ${c.step}: ${privilegeName(c.step)}`;
    case 'travel':
      return `${who(c.member)} to the ${castleName(c.castle)}: ${goodsCount(WAGON, TRAVEL_WAGONS)}, ${time(TRAVEL_TIME)}, ${cubes(c.cubes)}; ${c.first ? `brings ${rewardOf(c.castle)}` : 'visited before'}`;
    case 'devote':
      return `${who(c.member)} into the black bag: ${CHURCH_CUBES} or ${time(CHURCH_TIME)}`;
    case 'payScroll':
      return 'Pay with a scroll';
    case 'payCubes':
      return `Pay with ${c.church ? CHURCH_CUBES : COUNCIL_CUBES}`;
    case 'payTime':
      return `Pay with ${CHURCH_TIME} time`;
    case 'giveRing':
      return 'Give the next starting player marker instead of a coin';
    case 'keepRing':
      return 'Keep the marker';
    case 'pay':
      return payment(c.payment.cubes, c.payment.coins);
    case 'takeCubes':
      return `Take ${twoCubes(c.cubes)}`;
    case 'takeGood':
      return `Take ${aGood(c.good)}`;
    case 'serve':
      if (c.customer === null) return `Serve the customer at stall ${c.stall + 1}`;
      return `Serve the customer at stall ${c.stall + 1}: ${customerWords(c.customer)}, brings ${points(c.customer.points)}${c.free ? '' : `; plus ${SALE_PRICE}`}`;
    case 'pass':
      return 'Pass and leave the market day';
    case 'dies':
      return `The ${figure(c.member)} ${atPlace(c.place)} dies (${resting(c.to)})`;
    case 'buyOut':
      return `Buy the ${figure(c.member)} out: ${coins(1)}`;
    case 'climb':
      return c.grain === 0
        ? `Let the ${figure(c.member)} climb`
        : `Let the ${figure(c.member)} climb to step ${c.step} of the Church: ${grain(c.grain)}`;
    case 'reveal':
      return `Reveal a life goal: ${goalName(c.goal)} (${goalNeeds(c.goal)})`;
    case 'done':
      return DONE[c.question] ?? 'Done';
    case 'decline':
      return 'Do without the action';
    case 'end':
      return 'End your turn';
    default:
      return elsewhere<Exclude<Choice, BaseChoice>>(c);
  }
}

const one = (kind: number): string => (kind === PLAGUE ? 'plague' : cubeName(kind));

function cube(space: number, kind: number, forConny: boolean): string {
  if (forConny) return `For Conny: ${one(kind)} from ${spaceName(space)}`;
  const price = kind === PLAGUE ? ` (costs ${time(PLAGUE_TIME)})` : '';
  return `Take ${one(kind)} from ${spaceName(space)}${price}`;
}

/** "an ox", "2 beers" */
const made = (good: number, n: number): string => (n === 1 ? aGood(good) : goodsCount(good, n));
const named = (number: number): string => (number === 0 ? '' : ` (${figure(number)})`);
const who = (number: number): string => (number === 0 ? 'Somebody' : `The ${figure(number)}`);

/** "2 Knowledge", "1 Skill and 1 Faith" */
function twoCubes(taken: readonly number[]): string {
  const byColour = [0, 0, 0, 0];
  for (const colour of taken) byColour[colour]++;
  return cubes(byColour);
}

export function wish(w: VillageWish): string {
  switch (w.wish) {
    case 'queue':
      return `Serve customer ${w.place + 1} of the queue`;
    case 'act':
      return `Take ${one(w.cube)} and use ${spaceName(w.space)}`;
    case 'pass':
      return 'Do nothing';
  }
}
