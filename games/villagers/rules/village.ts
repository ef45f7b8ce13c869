import { CARRIES, CHAIN, FED_FOUNDERS, FOUNDERS, isFounders, isJoker, NOTHING, SUIT } from '../data/jobs.ts';
import { JOKERS } from '../data/villagers.ts';
import { TABLE } from './state.ts';

/*
 * A village is one list of numbers, four for each card in the order of placing: its job, the card it lies on (TABLE for
 * a bottom card), how many cards lie on it, and the coins on it. A card keeps its number as long as it lies there.
 */
const SIZE = 4;
const ON = 1;
const LOAD = 2;
const COINS = 3;

export const cardsIn = (village: readonly number[]): number => village.length / SIZE;
export const jobAt = (village: readonly number[], card: number): number => village[card * SIZE];
export const onAt = (village: readonly number[], card: number): number => village[card * SIZE + ON];
export const loadAt = (village: readonly number[], card: number): number => village[card * SIZE + LOAD];
export const coinsAt = (village: readonly number[], card: number): number => village[card * SIZE + COINS];
/** VRS-VIS-01 */
export const isCovered = (village: readonly number[], card: number): boolean => loadAt(village, card) > 0;

/** Lays a card on another one or on the table, and tells its number. */
export function addCard(village: number[], job: number, on: number): number {
  const card = cardsIn(village);
  village.push(job, on, 0, 0);
  if (on !== TABLE) village[on * SIZE + LOAD]++;
  return card;
}

/** Takes back what `addCard` did last: for looking ahead. */
export function removeLast(village: number[]): void {
  const on = village[village.length - SIZE + ON];
  if (on !== TABLE) village[on * SIZE + LOAD]--;
  village.length -= SIZE;
}

/** Takes an uncovered card away; the cards after it move up. */
export function removeCard(village: number[], card: number): void {
  const on = onAt(village, card);
  if (on !== TABLE) village[on * SIZE + LOAD]--;
  village.splice(card * SIZE, SIZE);
  for (let at = ON; at < village.length; at += SIZE) if (village[at] > card) village[at]--;
}

export function setJob(village: number[], card: number, job: number): void {
  village[card * SIZE] = job;
}
export function addCoins(village: number[], card: number, coins: number): void {
  village[card * SIZE + COINS] += coins;
}

/** The first card with this job, or NOTHING. */
export function findJob(village: readonly number[], job: number): number {
  for (let at = 0; at < village.length; at += SIZE) if (village[at] === job) return at / SIZE;
  return NOTHING;
}

/** Everybody has one Founders card, on one of its sides. */
export function foundersIn(village: readonly number[]): number {
  const founders = findJob(village, FOUNDERS);
  return founders === NOTHING ? findJob(village, FED_FOUNDERS) : founders;
}

function carries(village: readonly number[], card: number): number {
  const job = jobAt(village, card);
  if (!isJoker(job)) return CARRIES[job];
  return onAt(village, card) === TABLE ? JOKERS.bottom : JOKERS.middle;
}

/** VRS-CHAIN-05, VRS-CHAIN-07, VRS-CHAIN-08, VRS-SPECIAL-19, VRS-SPECIAL-20 */
export const hasRoom = (village: readonly number[], card: number): boolean =>
  loadAt(village, card) < carries(village, card);

/** The bottom of the chain that a card belongs to. */
export function bottomOf(village: readonly number[], card: number): number {
  let at = card;
  while (onAt(village, at) !== TABLE) at = onAt(village, at);
  return at;
}

/** The suit of the columns on a joker at the bottom: that of the first other card, or NOTHING. VRS-SPECIAL-19 */
export function suitOnJoker(village: readonly number[], bottom: number): number {
  for (let card = 0; card < cardsIn(village); card++) {
    if (isJoker(jobAt(village, card)) || onAt(village, card) === TABLE) continue;
    if (bottomOf(village, card) === bottom) return SUIT[jobAt(village, card)];
  }
  return NOTHING;
}

/** The Founders are the same on both sides. */
const areBothFounders = (lies: number, named: number): boolean => isFounders(lies) && isFounders(named);

/** Whether the chain from the bottom up to a card is the one below a job, jokers standing for anybody. VRS-CHAIN-01, -02 */
export function isChainFor(village: readonly number[], card: number, job: number): boolean {
  const chain = CHAIN[job];
  let at = card;
  for (let n = chain.length - 1; n >= 0; n--) {
    if (at === TABLE) return false;
    const lies = jobAt(village, at);
    if (lies !== chain[n] && !isJoker(lies) && !areBothFounders(lies, chain[n])) return false;
    at = onAt(village, at);
  }
  return at === TABLE;
}

/** A joker at the bottom carries two columns of the same suit only. VRS-SPECIAL-19 */
export function isSuitFor(village: readonly number[], card: number, job: number): boolean {
  const bottom = bottomOf(village, card);
  if (!isJoker(jobAt(village, bottom))) return true;
  const suit = suitOnJoker(village, bottom);
  return suit === NOTHING || suit === SUIT[job];
}

/**
 * A group in one word, with a mark at one of its cards: what has the same word is the same for everybody. Equal things
 * are one choice.
 */
export function placeWord(village: readonly number[], card: number): string {
  const bottom = bottomOf(village, card);
  const columns: string[] = [];
  for (let top = 0; top < cardsIn(village); top++) {
    if (isCovered(village, top) || top === bottom || bottomOf(village, top) !== bottom) continue;
    let column = '';
    for (let at = top; at !== bottom; at = onAt(village, at)) column += cardWord(village, at, card);
    columns.push(column);
  }
  return `${cardWord(village, bottom, card)}|${columns.sort().join('|')}`;
}
const cardWord = (village: readonly number[], card: number, marked: number): string =>
  `${jobAt(village, card)}.${coinsAt(village, card)}${card === marked ? '*' : ''} `;

/** Cards of a village that differ, among some: the first of those that are equal. */
export function differing(village: readonly number[], cards: readonly number[]): number[] {
  if (cards.length < 2) return cards.slice();
  const words = new Set<string>();
  return cards.filter((card) => {
    // Bottom cards that carry nothing differ by their job only.
    const word =
      onAt(village, card) === TABLE && !isCovered(village, card)
        ? `${jobAt(village, card)}.${coinsAt(village, card)}`
        : placeWord(village, card);
    if (words.has(word)) return false;
    words.add(word);
    return true;
  });
}
