import { BUILDERS, FOOD, GOLD, NOTHING } from '../../data/jobs.ts';
import { TABLE } from '../../rules/state.ts';
import type { Gain } from '../gain.ts';
import type { Named, Spot } from '../spot.ts';
import { payoutWords, specialEffect } from './effects.ts';
import { builders, coins, eitherOf, food, gold, jobName, listOf, suitName, theJobObject } from './words.ts';

/* Phrases that choices, questions and the guide share. */

const signed = (n: number, words: (n: number) => string): string =>
  `${n > 0 ? '+' : '−'}${words(Math.abs(n))}`;

/** „+1 Nahrung, +4 Gold am Markttag“; empty if nothing changes. */
export const gainWords = ({ food: meals, builders: hands, gold: printed, silver }: Gain): string =>
  [
    ...(meals === 0 ? [] : [signed(meals, food)]),
    ...(hands === 0 ? [] : [signed(hands, builders)]),
    ...(printed === 0 ? [] : [`${signed(printed, gold)} am Markttag`]),
    ...(silver === 0 ? [] : [`${signed(silver, gold)} durch Silber`]),
  ].join(', ');

/** „Schmied mit 2 Münzen“ */
const namedWords = ({ job, coins: n }: Named): string => `${jobName(job)}${n > 0 ? ` mit ${coins(n)}` : ''}`;
const columnWords = (column: readonly Named[]): string => column.map(namedWords).join(' › ');

/** What tells a card from others of its job, in brackets; empty if nothing does. */
export function spotDetails({ coins: n, below, above, beside }: Spot): string {
  const details = [
    ...(n > 0 ? [`mit ${coins(n)}`] : []),
    ...(below.length > 0 ? [`auf ${columnWords(below)}`] : []),
    ...(above.length > 0 ? [`darauf ${listOf(above.map(columnWords))}`] : []),
    ...(beside.length > 0 ? [`daneben ${listOf(beside.map(columnWords))}`] : []),
  ];
  return details.length === 0 ? '' : ` (${details.join(', ')})`;
}

/** „auf den Holzfäller oder den Mönch“ */
export function ontoWords(on: readonly number[]): string {
  const jobs = on.filter((job) => job !== TABLE).map(theJobObject);
  return jobs.length === 0 ? 'frei auf den Tisch' : `auf ${eitherOf(jobs)}`;
}

/** „4 Karten, oben Heu“ */
export const pileWords = (cards: string, suit: number): string =>
  suit === NOTHING ? cards : `${cards}, oben ${suitName(suit)}`;

/** „1 Nahrung, 3 Gold“: what a card brings by what is printed on it; empty if nothing. */
export const briefWords = (job: number): string =>
  [
    ...(FOOD[job] > 0 ? [food(FOOD[job])] : []),
    ...(BUILDERS[job] > 0 ? [builders(BUILDERS[job])] : []),
    ...(GOLD[job] > 0 ? [gold(GOLD[job])] : []),
    ...[payoutWords(job), specialEffect(job)].filter((words) => words !== ''),
  ].join(', ');
