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
  P01: 'Freundlicher Kunde',
  P02: 'Bettler',
  P03: 'Gast des Rats',
  P04: 'Redseliger Kunde',
  P05: 'Stammkunde',
  P09: 'Tavernengast',
  P12: 'Sammler',
};
export const customerName = ({ key }: Customer): string => CUSTOMER_NAMES[key] ?? '';
export function demandOf(customer: Customer): string {
  const wanted = listOf([
    ...customer.goods.map((n, good) => n > 0 && goodsCount(good, n)),
    customer.grain > 0 && grain(customer.grain),
    customer.coins > 0 && coins(customer.coins),
    customer.green > 0 && cubes([0, customer.green]),
    customer.nextStart && NEXT_START,
    customer.chest && 'eine ungeöffnete Schatzkiste',
  ]);
  return wanted === '' ? 'nichts' : wanted;
}
/** „Bettler (2 Münzen)" or only what is wanted. */
export function customerWords(customer: Customer): string {
  const name = customerName(customer);
  return name === '' ? demandOf(customer) : `${name} (${demandOf(customer)})`;
}

const GOALS: Readonly<Record<string, string>> = {
  aristocrat: 'Aristokratin',
  farmer: 'Bauer',
  bailiff: 'Büttel',
  explorer: 'Entdecker',
  craftsman: 'Handwerker',
  coachman: 'Kutscher',
  knight: 'Ritter',
  writer: 'Schriftsteller',
  travellingSalesman: 'Handelsreisender',
  merchant: 'Händler',
  saint: 'Heiliger',
  historian: 'Historiker',
  master: 'Meister',
  acolyte: 'Messdiener',
  secretary: 'Sekretär',
  brewer: 'Bierbrauer',
  governess: 'Gouvernante',
  lighthouseKeeper: 'Leuchtturmwärter',
  innkeeper: 'Wirtin',
};
const served = (n: number): string => counted(n, 'bedienter Kunde', 'bediente Kunden');
const ACHIEVEMENTS: Readonly<Record<Achievement, string>> = {
  craftsman: `Lebende Mitglieder in ${CRAFTSMAN_BUILDINGS} verschiedenen Handwerksgebäuden`,
  travellingSalesman: `Ein Mitglied auf der Eckburg und ${served(SALESMAN_CUSTOMERS)}`,
  merchant: served(MERCHANT_CUSTOMERS),
  saint: `Mitglieder auf den Kirchenstufen ${listOf(SAINT_STEPS.map(String))}`,
  historian: `Mitglieder in ${HISTORIAN_GROUPS} Gruppen der Dorfchronik`,
  master: `${MASTER_CRAFTSMEN} Mitglieder in Handwerksgebäuden oder in der Chronik beim Handwerk`,
  acolyte: `Eine ${member(ACOLYTE_NUMBER)} auf einer Kirchenstufe`,
  secretary: `Ein Mitglied auf Stufe ${SECRETARY_STEP} der Ratsstube und der ${NEXT_START}`,
  governess:
    'Je ein Mitglied im Zeremonienbereich, im Elternglück, in Bäckerei oder Dorfladen und auf dem Hof',
  lighthouseKeeper: `Mitglieder auf ${KEEPER_LIGHTHOUSES} Leuchttürmen`,
  innkeeper: `${INNKEEPER_CARDS} Personenkarten auf der Hand`,
};
export const goalName = (goal: number): string => (goal < 0 ? 'Lebensziel' : GOALS[LIFE_GOALS[goal].key]);
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
  apprentice: 'Lehrling',
  journeyman: 'Geselle',
  master: 'Meister',
  grandMaster: 'Großmeister',
  genius: 'Genie',
  polymath: 'Polyhistor',
};

/** All titles with their points, from the lowest. */
export const titleSteps = TITLES.map(({ key, from }, n) =>
  n === 0 ? `bis ${TITLES[1].from - 1} ${TITLE_NAMES[key]}` : `ab ${from} ${TITLE_NAMES[key]}`,
).join(', ');
