import type { Refusal, Seat } from '@spielstube/engine';
import { expect } from 'vitest';
import { QUILL } from '../data/conny.ts';
import {
  CUBE_KEYS,
  CUBE_KINDS,
  CUBES_OF_A_COLOUR,
  MEMBER_NUMBERS,
  PLAGUE,
  PLAGUE_CUBES,
} from '../data/pieces.ts';
import { GRAVE, GROUP_KEYS, groupOf, UNBORN } from '../data/places.ts';
import { CHRONICLE_SPACES, GRAVES, SPACE_KEYS } from '../data/spaces.ts';
import { village } from '../index.ts';
import type { VillageAction, VillageWish } from '../rules/actions.ts';
import type { VillageEvent } from '../rules/events.ts';
import {
  type Conny,
  NOTHING,
  type Player,
  RING_ON_COUNCIL,
  RING_SPENT,
  type Village,
} from '../rules/state.ts';
import {
  CUBE_LETTERS,
  castleKeys,
  customerKeys,
  GOOD_LETTERS,
  goalKeys,
  lettersOf,
  placeFrom,
  placeName,
} from './names.ts';

type Summary = Record<string, string | number>;

/** Sits down at a position: choose moves by their notation, see what has changed, what is asked, what is refused. */
export const at = (s: Village): Table => new Table(s);

export class Table {
  readonly s: Village;
  readonly events: VillageEvent[] = [];
  private before: Summary;

  constructor(s: Village) {
    this.s = s;
    this.before = summaryOf(s);
    expectCensus(s);
  }

  /** Whoever is asked makes these moves, one after the other. */
  choose(...moves: string[]): this {
    for (const move of moves) {
      const seat = village.turnOf(this.s);
      const action = actionFrom(move);
      if (village.check(this.s, seat, action) !== null) {
        throw new Error(`nobody can "${move}"; asked: ${this.asked()}, open: ${this.open().join(', ')}`);
      }
      village.apply(this.s, seat, action, (event) => {
        this.events.push(event);
      });
      expectCensus(this.s);
    }
    return this;
  }

  /** Takes a cube and does without its action, if it could be used at all. */
  take(cube: string): this {
    this.choose(`cube ${cube}`);
    return this.open().includes('decline') ? this.choose('decline') : this;
  }

  /** The refusal of a move, of "nothing", "queue 2" or "act grain skill", to whoever is asked. The try leaves the state as it was. */
  refused(move: string, seat: Seat = village.turnOf(this.s)): Refusal {
    const before = JSON.stringify(this.s);
    const wish = wishFrom(move);
    const refusal =
      wish === null ? village.check(this.s, seat, actionFrom(move)) : this.refusalOf(seat, wish);
    expect(JSON.stringify(this.s)).toBe(before);
    if (refusal === null) throw new Error(`seat ${seat} may "${move}"`);
    return refusal;
  }

  private refusalOf(seat: Seat, wish: VillageWish): Refusal | null {
    const { closed } = village.decision(this.s, seat);
    return closed.find((one) => JSON.stringify(one.wish) === JSON.stringify(wish))?.refusal ?? null;
  }

  /** The open moves of whoever is asked. */
  open(): string[] {
    const seat = village.turnOf(this.s);
    return seat < 0 ? [] : village.actions(this.s, seat).map(moveOf);
  }

  /** The open moves that begin with a word: `openTo('train')`. */
  openTo(verb: string): string[] {
    return this.open().filter((move) => move.split(' ')[0] === verb);
  }

  /** What is asked now and whom: "0 turn", "1 market"; "over" when the game is. */
  asked(): string {
    const top = this.s.stack[this.s.stack.length - 1];
    if (top === undefined) return 'over';
    return top.kind === 'action' ? `${top.seat} action ${SPACE_KEYS[top.what]}` : `${top.seat} ${top.kind}`;
  }

  /** Everything that is different from the last time this was asked, and nothing else. */
  changed(): Summary {
    const now = summaryOf(this.s);
    const keys = new Set([...Object.keys(this.before), ...Object.keys(now)]);
    const changes = [...keys]
      .filter((key) => (now[key] ?? '') !== (this.before[key] ?? ''))
      .map((key) => [key, now[key] ?? '']);
    this.before = now;
    return Object.fromEntries(changes);
  }

  player(seat: Seat): Player {
    return this.s.players[seat];
  }

  conny(): Conny {
    if (this.s.conny === null) throw new Error('Conny does not play');
    return this.s.conny;
  }

  /** Where the members of a seat are. */
  family(seat: Seat): Record<string, string> {
    return familySummary(this.s.players[seat].members);
  }
  connysFamily(): Record<string, string> {
    return familySummary(this.conny().members);
  }

  /** What a seat sees, or with null a spectator. */
  seenBy(seat: Seat | null): Village {
    return village.view(this.s, seat);
  }

  points(seat: Seat): Record<string, number> {
    const sheet = village.scores(this.s)[seat];
    const lines = sheet.lines.filter((line) => line.points > 0).map((line) => [line.source, line.points]);
    return { ...Object.fromEntries(lines), total: sheet.total };
  }

  /** The kinds of events so far, in their order. */
  told(): string[] {
    return this.events.map((event) => event.what);
  }
}

/** Moves that name a place are written with its name: "train smithy 1". */
const WITH_PLACE: readonly string[] = ['train', 'recall', 'dies'];

function actionFrom(move: string): VillageAction {
  const [verb, place, ...rest] = move.split(' ');
  const notation = WITH_PLACE.includes(verb) ? [verb, placeFrom(place), ...rest].join(' ') : move;
  const action = village.parse(notation);
  if (action === null) throw new Error(`"${move}" is no move`);
  return action;
}

function moveOf(action: VillageAction): string {
  const [verb, place, ...rest] = village.notate(action).split(' ');
  return WITH_PLACE.includes(verb)
    ? [verb, placeName(Number(place)), ...rest].join(' ')
    : village.notate(action);
}

function wishFrom(text: string): VillageWish | null {
  if (text === 'nothing') return { wish: 'pass' };
  if (text.startsWith('act ')) {
    const [, space, cube] = text.split(' ');
    return {
      wish: 'act',
      space: (SPACE_KEYS as readonly string[]).indexOf(space),
      cube: (CUBE_KEYS as readonly string[]).indexOf(cube),
    };
  }
  return text.startsWith('queue ') ? { wish: 'queue', place: Number(text.slice(6)) - 1 } : null;
}

/** A state in short words, one line for each thing on the table. */
function summaryOf(s: Village): Summary {
  const summary: Summary = {
    round: s.round,
    start: s.startPlayer,
    ring: ringWords(s),
    stalls: customerKeys(s.stalls),
    queue: customerKeys(s.queue),
    pile: s.customerPile.length,
    graves: s.graves,
    trigger: s.triggeredBy < 0 ? '' : s.triggeredBy,
  };
  SPACE_KEYS.forEach((key, space) => {
    const cubes = s.spaces.slice(space * CUBE_KINDS, (space + 1) * CUBE_KINDS);
    summary[`on ${key}`] = lettersOf(cubes, CUBE_LETTERS);
  });
  CUBE_KEYS.forEach((key, kind) => {
    summary[`supply ${key}`] = s.supply[kind];
    summary[`bag ${key}`] = s.bag[kind];
  });
  GROUP_KEYS.forEach((key, group) => {
    summary[`free ${key}`] = s.chronicle[group];
  });
  s.players.forEach((player, seat) => {
    for (const [key, value] of Object.entries(playerSummary(player))) summary[`${seat} ${key}`] = value;
  });
  if (s.conny !== null) {
    for (const [key, value] of Object.entries(connySummary(s.conny))) summary[`conny ${key}`] = value;
  }
  return summary;
}

function ringWords(s: Village): string | number {
  if (s.nextStart === RING_ON_COUNCIL) return 'council';
  return s.nextStart === RING_SPENT ? 'spent' : s.nextStart;
}

function playerSummary(p: Player): Summary {
  return {
    ...familySummary(p.members),
    cubes: lettersOf(p.cubes, CUBE_LETTERS),
    goods: lettersOf(p.goods, GOOD_LETTERS),
    coins: p.coins,
    grain: p.grain,
    life: p.life,
    points: p.points,
    castles: castleKeys(p.castles),
    customers: customerKeys(p.customers),
    goals: goalKeys(p.goals),
    revealed: goalKeys(p.revealedGoals),
    deaths: p.deaths,
  };
}

/** The numbers of the members at each place; unborn ones are left out. */
function familySummary(members: readonly number[]): Record<string, string> {
  const family: Record<string, string> = {};
  members.forEach((place, member) => {
    if (place === UNBORN) return;
    const name = placeName(place);
    family[name] = `${family[name] ?? ''}${MEMBER_NUMBERS[member]}`;
  });
  return family;
}

function connySummary(c: Conny): Summary {
  return {
    ...familySummary(c.members),
    tray: c.tray.map((cube) => (cube === NOTHING ? '.' : CUBE_LETTERS[cube])).join(''),
    last: c.lastCompartment,
    turned: c.fate.flatMap((tile, compartment) => (tile > QUILL ? [compartment] : [])).join(' '),
    customers: customerKeys(c.customers),
  };
}

/** VIL-SET-19: every cube, customer, member, space and grave is somewhere, and nothing is owed. */
export function expectCensus(s: Village): void {
  for (let kind = 0; kind < CUBE_KINDS; kind++) {
    let cubes = s.supply[kind] + s.bag[kind];
    for (let space = kind; space < s.spaces.length; space += CUBE_KINDS) cubes += s.spaces[space];
    if (kind !== PLAGUE) for (const player of s.players) cubes += player.cubes[kind];
    cubes += (s.conny?.tray ?? []).filter((cube) => cube === kind).length;
    expect(cubes, CUBE_KEYS[kind]).toBe(kind === PLAGUE ? PLAGUE_CUBES : CUBES_OF_A_COLOUR);
  }
  const tiles = [...s.stalls, ...s.queue, ...s.customerPile, ...(s.conny?.customers ?? [])];
  for (const player of s.players) tiles.push(...player.customers);
  const present = tiles.filter((tile) => tile !== NOTHING).sort((a, b) => a - b);
  expect(present).toEqual(Array.from({ length: present.length > 24 ? 32 : 24 }, (_, tile) => tile));
  const families = s.players.map((player) => player.members);
  if (s.conny !== null) families.push(s.conny.members);
  for (const members of families) expect(members).toHaveLength(MEMBER_NUMBERS.length);
  CHRONICLE_SPACES[s.seats].forEach((spaces, group) => {
    expect(s.chronicle[group] + families.flat().filter((place) => groupOf(place) === group).length).toBe(
      spaces,
    );
  });
  expect(s.graves + families.flat().filter((place) => place === GRAVE).length).toBe(GRAVES[s.seats]);
  for (const p of s.players) {
    expect(Math.min(p.coins, p.grain, ...p.cubes, ...p.goods, ...s.supply, ...s.bag)).toBeGreaterThanOrEqual(
      0,
    );
  }
}
