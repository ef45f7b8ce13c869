import type { Options } from '@spielstube/engine';
import { EVENT_KEYS, type EventKey } from '../data/countess.ts';
import { DEVELOPMENT_KEYS, type DevelopmentKey } from '../data/developments.ts';
import { BASICS, COPIES, FOUNDERS, isBasic, isFounders, job, NOTHING } from '../data/jobs.ts';
import { ROAD, STACKS } from '../data/setup.ts';
import { villagers } from '../index.ts';
import { addToHand, cardOf, EVERYBODY, knownOnlyBy, NO_ONE } from '../rules/knowledge.ts';
import { startRound } from '../rules/rounds.ts';
import { copiesInGame } from '../rules/setup.ts';
import { BUILD_PHASE, type FrameKind, START, TABLE, type Villagers } from '../rules/state.ts';
import { addCard, addCoins, foundersIn } from '../rules/village.ts';

/** What a test says about one seat. Villages: 'lumberjack[wheeler>cartwright{4}|carpenter] chandler'; Founders come first. */
export interface SeatPosition {
  village?: string;
  hand?: string;
  /** Hand cards that everybody knows. */
  known?: string;
  gold?: number;
}

export interface Position {
  seats?: 1 | 2 | 3 | 4;
  options?: Options;
  round?: number;
  start?: number;
  /** Who builds; the start player without it. */
  turn?: number;
  phase?: 'draft' | 'road' | 'build' | 'end';
  players?: readonly SeatPosition[];
  /** Six places: 'cooper{1} - hunter - - -'; without it as at the start. */
  road?: string;
  /** From the left, each from its bottom to its top: ['cooper brewer', '']; a number is so many other cards. */
  stacks?: readonly (string | number)[];
  drawPile?: string | number;
  basics?: readonly number[];
  markets?: number;
  developments?: readonly DevelopmentKey[];
  producer?: number;
  /** The event of the round, and the Countess's village. */
  event?: EventKey;
  countess?: string;
  countessGold?: number;
  jester?: boolean;
}

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** 'cooper{4}' */
function jobAndCoins(word: string): { card: number; coins: number } {
  const [, name, coins] = /^([A-Za-z]+)(?:\{(\d+)\})?$/.exec(word) ?? [];
  if (name === undefined) throw new Error(`"${word}" is no card`);
  return { card: job(name), coins: Number(coins ?? 0) };
}

/** Cards as they are laid out, each taken from those that are left. */
class Deck {
  private readonly left: number[];
  constructor(left: number[]) {
    this.left = left;
  }
  take(card: number): number {
    if (this.left[card] < 1) throw new Error(`no card ${card} is left`);
    this.left[card]--;
    return card;
  }
  named(text: string): number[] {
    return wordsOf(text).map((word) => this.take(job(word)));
  }
  /** So many cards, whatever they are; one of each job first. */
  any(count: number): number[] {
    const cards: number[] = [];
    while (cards.length < count) {
      const before = cards.length;
      this.left.forEach((copies, card) => {
        if (copies > 0 && cards.length < count && this.isDull(card)) cards.push(this.take(card));
      });
      if (cards.length === before) throw new Error('no cards are left');
    }
    return cards;
  }
  /** Basics are no hand cards, Support cards are dealt. */
  private isDull(card: number): boolean {
    return !isBasic(card) && !isFounders(card);
  }
  rest(): number[] {
    return this.left.flatMap((copies, card) => Array.from({ length: copies }, () => card));
  }
}

/** Lays a village out: 'founders[swineherd] miner'. */
function villageFrom(text: string, deck: Deck): number[] {
  const village: number[] = [];
  const lay = (word: string, on: number): number => {
    const { card, coins } = jobAndCoins(word);
    const at = addCard(village, isFounders(card) ? card : deck.take(card), on);
    addCoins(village, at, coins);
    return at;
  };
  for (const group of wordsOf(text)) {
    const [, bottom, columns] = /^([^[]+)(?:\[(.*)\])?$/.exec(group) ?? [];
    const on = lay(bottom, TABLE);
    for (const column of columns === undefined ? [] : columns.split('|')) {
      let at = on;
      for (const word of column.split('>')) at = lay(word, at);
    }
  }
  return village;
}

/** Frames of a round that are over when a phase begins. */
const OVER: Readonly<Record<NonNullable<Position['phase']>, readonly FrameKind[]>> = {
  draft: [],
  road: ['draftTurn'],
  build: ['draftTurn', 'endDraft', 'coin', 'updateRoad'],
  end: ['draftTurn', 'endDraft', 'coin', 'updateRoad', 'startBuilding'],
};

/** A position at the beginning of a phase. Every card exists exactly once; those not mentioned are discarded. */
export function position(wanted: Position = {}): Villagers {
  const seats = wanted.seats ?? 2;
  const first = seats > 1 ? { startPlayer: '1' } : {};
  const s = villagers.setup(seats, { ...first, ...wanted.options }, 'position');
  const left = copiesInGame(seats, s.options);
  for (const basic of BASICS) left[basic] = COPIES[basic];
  const deck = new Deck(left);
  s.startPlayer = wanted.start ?? 0;
  s.round = (wanted.round ?? 2) - 1;
  s.markets = wanted.markets ?? 0;
  layOutPlayers(s, wanted, deck);
  layOutRoad(s, wanted.road ?? 'swineherd carpenter thatcher blacksmith hunter wattler', deck);
  if (wanted.developments !== undefined) {
    s.developments = wanted.developments.map((key) => DEVELOPMENT_KEYS.indexOf(key));
  }
  s.producer = wanted.producer ?? NOTHING;
  layOutCountess(s, wanted, deck);
  layOutPiles(s, wanted, deck, left);
  begin(s, wanted);
  return s;
}

function layOutPlayers(s: Villagers, wanted: Position, deck: Deck): void {
  s.players.forEach((player, seat) => {
    const about = wanted.players?.[seat] ?? {};
    player.gold = about.gold ?? 8;
    player.income = player.income.map((_, source) => (source === START ? player.gold : 0));
    player.hand = [];
    player.drafted = [];
    for (const card of deck.named(about.hand ?? ''))
      addToHand(player.hand, knownOnlyBy(cardOf(card, 0), seat));
    for (const card of deck.named(about.known ?? '')) addToHand(player.hand, cardOf(card, EVERYBODY));
    const text = about.village ?? '';
    player.village = villageFrom(/ounders/.test(text) ? text : `founders ${text}`, deck);
    if (foundersIn(player.village) === NOTHING) addCard(player.village, FOUNDERS, TABLE);
  });
}

function layOutRoad(s: Villagers, text: string, deck: Deck): void {
  s.road = Array.from({ length: ROAD }, () => NOTHING);
  s.coins = s.road.map(() => 0);
  wordsOf(text).forEach((word, place) => {
    if (word === '-') return;
    const { card, coins } = jobAndCoins(word);
    // Without being named, a signpost may lie elsewhere.
    s.road[place] = deck.take(card);
    s.coins[place] = coins;
  });
}

function layOutPiles(s: Villagers, wanted: Position, deck: Deck, left: number[]): void {
  s.leftOut = [];
  s.basics = BASICS.map((card, basic) => {
    const laid = COPIES[card] - left[card];
    const count = wanted.basics?.[basic] ?? COPIES[card] - laid;
    // Basics that a test does without lie on the discard pile.
    for (let n = 0; n < count; n++) deck.take(card);
    return count;
  });
  const pile = (about: string | number): number[] =>
    (typeof about === 'number' ? deck.any(about) : deck.named(about)).map((card) => cardOf(card, NO_ONE));
  const piles = Array.from({ length: STACKS }, (_, n) => wanted.stacks?.[n] ?? 2);
  const named = [...piles, wanted.drawPile ?? 8];
  const laid = named.map((about) => (typeof about === 'string' ? pile(about) : []));
  named.forEach((about, n) => {
    if (typeof about === 'number') laid[n] = pile(about);
  });
  s.stacks = laid.slice(0, STACKS);
  s.drawPile = laid[STACKS];
  s.discard = deck.rest();
}

function layOutCountess(s: Villagers, wanted: Position, deck: Deck): void {
  const { countess } = s;
  if (countess === null) return;
  countess.village = villageFrom(`countess ${wanted.countess ?? ''}`.replace('countess', ''), deck);
  countess.village.unshift(job('countess'), TABLE, 0, 0);
  countess.gold = wanted.countessGold ?? 1;
  countess.income = countess.income.map((_, source) => (source === START ? countess.gold : 0));
  countess.jester = wanted.jester ?? false;
  const all = countess.decks.map((deckOf, season) => [
    ...deckOf,
    ...countess.pasts[season],
    ...(countess.event >= 0 && season === 0 ? [countess.event] : []),
  ]);
  countess.decks = all;
  countess.event = NOTHING;
  const event = EVENT_KEYS.indexOf(wanted.event ?? (s.markets === 0 ? 'feast' : 'courtDay'));
  const deckOf = countess.decks[s.markets === 0 ? 0 : 1];
  deckOf.splice(deckOf.indexOf(event), 1);
  deckOf.push(event);
}

function begin(s: Villagers, wanted: Position): void {
  const phase = wanted.phase ?? 'build';
  s.stack = [];
  startRound.run(
    s,
    { kind: 'startRound', seat: NOTHING, what: NOTHING, place: NOTHING, count: 0 },
    undefined,
  );
  s.stack = s.stack.filter(({ kind }) => !OVER[phase].includes(kind));
  if (phase === 'build') {
    s.phase = BUILD_PHASE;
    const { turn } = wanted;
    while (turn !== undefined && s.stack.at(-1)?.seat !== turn) s.stack.pop();
  }
  villagers.resume(s);
  s.barriers = 0;
}
