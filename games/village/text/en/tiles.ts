import { counted } from '@spielstube/engine/text';
import type { Amounts } from '../../data/amounts.ts';
import type { Customer } from '../../data/customers.ts';
import {
  ACOLYTE_NUMBER,
  type Achievement,
  CRAFTSMAN_BUILDINGS,
  HISTORIAN_GROUPS,
  INNKEEPER_CARDS,
  KEEPER_LIGHTHOUSES,
  LIFE_GOALS,
  MASTER_CRAFTSMEN,
  MERCHANT_CUSTOMERS,
  SAINT_STEPS,
  SALESMAN_CUSTOMERS,
  SECRETARY_STEP,
} from '../../data/goals.ts';
import { TITLES } from '../../data/scoring.ts';
import { coins, cubes, goodsCount, grain, listOf, member, NEXT_START } from './words.ts';

/* Customers, life goals and solo titles. */

const CUSTOMER_NAMES: Readonly<Record<string, string>> = {
  P01: 'Friendly Customer',
  P02: 'Beggar',
  P03: "Council's Guest",
  P04: 'Chatty Customer',
  P05: 'Regular',
  P09: 'Tavern Guest',
  P12: 'Collector',
};
export const customerName = ({ key }: Customer): string => CUSTOMER_NAMES[key] ?? '';
export function demandOf(customer: Customer): string {
  const wanted = listOf([
    ...customer.goods.map((n, good) => n > 0 && goodsCount(good, n)),
    customer.grain > 0 && grain(customer.grain),
    customer.coins > 0 && coins(customer.coins),
    customer.green > 0 && cubes([0, customer.green]),
    customer.nextStart && NEXT_START,
    customer.chest && 'an unopened treasure chest',
  ]);
  return wanted === '' ? 'nothing' : wanted;
}
/** "Beggar (2 coins)" or only what is wanted. */
export function customerWords(customer: Customer): string {
  const name = customerName(customer);
  return name === '' ? demandOf(customer) : `${name} (${demandOf(customer)})`;
}

const GOALS: Readonly<Record<string, string>> = {
  aristocrat: 'Aristocrat',
  farmer: 'Farmer',
  bailiff: 'Bailiff',
  explorer: 'Explorer',
  craftsman: 'Craftsman',
  coachman: 'Coachman',
  knight: 'Knight',
  writer: 'Writer',
  travellingSalesman: 'Travelling Salesman',
  merchant: 'Merchant',
  saint: 'Saint',
  historian: 'Historian',
  master: 'Master',
  acolyte: 'Acolyte',
  secretary: 'Secretary',
  brewer: 'Brewer',
  governess: 'Governess',
  lighthouseKeeper: 'Lighthouse Keeper',
  innkeeper: 'Innkeeper',
};
const served = (n: number): string => `${counted(n, 'customer', 'customers')} served`;
const ACHIEVEMENTS: Readonly<Record<Achievement, string>> = {
  craftsman: `living members in ${CRAFTSMAN_BUILDINGS} different craft buildings`,
  travellingSalesman: `a member on the Corner Castle and ${served(SALESMAN_CUSTOMERS)}`,
  merchant: served(MERCHANT_CUSTOMERS),
  saint: `members on steps ${listOf(SAINT_STEPS.map(String))} of the Church`,
  historian: `members in ${HISTORIAN_GROUPS} groups of the Village Chronicle`,
  master: `${MASTER_CRAFTSMEN} members in craft buildings or in the Crafts group of the Chronicle`,
  acolyte: `a ${member(ACOLYTE_NUMBER)} on a step of the Church`,
  secretary: `a member on step ${SECRETARY_STEP} of the Council Chamber and the ${NEXT_START}`,
  governess: 'a member in the Ceremony Area, in Parental Bliss, in a house of Marriage and on the farm',
  lighthouseKeeper: `members on ${KEEPER_LIGHTHOUSES} lighthouses`,
  innkeeper: `${INNKEEPER_CARDS} villager cards in hand`,
};
export const goalName = (goal: number): string => (goal < 0 ? 'life goal' : GOALS[LIFE_GOALS[goal].key]);
export function goalNeeds(goal: number): string {
  const { needs } = LIFE_GOALS[goal];
  return typeof needs === 'string' ? ACHIEVEMENTS[needs] : piecesOf(needs);
}
const piecesOf = (needs: Amounts): string =>
  listOf([
    ...needs.goods.map((n, good) => n > 0 && goodsCount(good, n)),
    needs.grain > 0 && grain(needs.grain),
    needs.coins > 0 && coins(needs.coins),
    needs.cubes.some((n) => n > 0) && cubes(needs.cubes),
  ]);

export const TITLE_NAMES: Readonly<Record<(typeof TITLES)[number]['key'], string>> = {
  apprentice: 'Apprentice',
  journeyman: 'Journeyman',
  master: 'Master',
  grandMaster: 'Grand Master',
  genius: 'Genius',
  polymath: 'Polymath',
};

/** All titles with their points, from the lowest. */
export const titleSteps = TITLES.map(({ key, from }, n) =>
  n === 0 ? `up to ${TITLES[1].from - 1} ${TITLE_NAMES[key]}` : `from ${from} ${TITLE_NAMES[key]}`,
).join(', ');
