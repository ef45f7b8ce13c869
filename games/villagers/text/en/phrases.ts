import { BUILDERS, FOOD, GOLD, NOTHING } from '../../data/jobs.ts';
import { TABLE } from '../../rules/state.ts';
import type { Gain } from '../gain.ts';
import type { Named, Spot } from '../spot.ts';
import { payoutWords, specialEffect } from './effects.ts';
import { builders, coins, eitherOf, food, gold, jobName, listOf, suitName } from './words.ts';

/* Phrases that choices, questions and the guide share. */

const signed = (n: number, words: (n: number) => string): string =>
  `${n > 0 ? '+' : '−'}${words(Math.abs(n))}`;

/** "+1 food, +4 gold at a market day"; empty if nothing changes. */
export const gainWords = ({ food: meals, builders: hands, gold: printed, silver }: Gain): string =>
  [
    ...(meals === 0 ? [] : [signed(meals, food)]),
    ...(hands === 0 ? [] : [signed(hands, builders)]),
    ...(printed === 0 ? [] : [`${signed(printed, gold)} at a market day`]),
    ...(silver === 0 ? [] : [`${signed(silver, gold)} from silver`]),
  ].join(', ');

/** "Blacksmith with 2 coins" */
const namedWords = ({ job, coins: n }: Named): string => `${jobName(job)}${n > 0 ? ` with ${coins(n)}` : ''}`;
const columnWords = (column: readonly Named[]): string => column.map(namedWords).join(' › ');

/** What tells a card from others of its job, in brackets; empty if nothing does. */
export function spotDetails({ coins: n, below, above, beside }: Spot): string {
  const details = [
    ...(n > 0 ? [`with ${coins(n)}`] : []),
    ...(below.length > 0 ? [`on ${columnWords(below)}`] : []),
    ...(above.length > 0 ? [`carrying ${listOf(above.map(columnWords))}`] : []),
    ...(beside.length > 0 ? [`beside ${listOf(beside.map(columnWords))}`] : []),
  ];
  return details.length === 0 ? '' : ` (${details.join(', ')})`;
}

/** "on the Lumberjack or the Monk" */
export function ontoWords(on: readonly number[]): string {
  const jobs = on.filter((job) => job !== TABLE).map((job) => `the ${jobName(job)}`);
  return jobs.length === 0 ? 'straight on the table' : `on ${eitherOf(jobs)}`;
}

/** "4 cards, hay on top" */
export const pileWords = (cards: string, suit: number): string =>
  suit === NOTHING ? cards : `${cards}, ${suitName(suit)} on top`;

/** "1 food, 3 gold": what a card brings by what is printed on it; empty if nothing. */
export const briefWords = (job: number): string =>
  [
    ...(FOOD[job] > 0 ? [food(FOOD[job])] : []),
    ...(BUILDERS[job] > 0 ? [builders(BUILDERS[job])] : []),
    ...(GOLD[job] > 0 ? [gold(GOLD[job])] : []),
    ...[payoutWords(job), specialEffect(job)].filter((words) => words !== ''),
  ].join(', ');
