import { lettersOf, type Summary, type TestGame, TestTable } from '@spielstube/engine/testing';
import { CUBE_KEYS, CUBE_KINDS, MEMBER_NUMBERS } from '../data/pieces.ts';
import { GROUP_KEYS, UNBORN } from '../data/places.ts';
import { SPACE_KEYS, spaceOf } from '../data/spaces.ts';
import { village } from '../index.ts';
import { isTurned } from '../rules/fate.ts';
import type { VillageWish } from '../rules/moves.ts';
import {
  type Conny,
  NOTHING,
  type Player,
  RING_ON_COUNCIL,
  RING_SPENT,
  type Village,
} from '../rules/state.ts';
import type { VillageTypes } from '../rules/types.ts';
import { expectCensus } from './census.ts';
import {
  CUBE_LETTERS,
  castleKeys,
  customerKeys,
  GOOD_LETTERS,
  goalKeys,
  placeFrom,
  placeName,
} from './names.ts';

/** Sits down at a position: choose moves by their notation, see what has changed, what is asked, what is refused. */
export const at = (s: Village): Table => new Table(ABOUT, s);

export class Table extends TestTable<VillageTypes> {
  /** Takes a cube and does without its action, if it could be used at all. */
  take(cube: string): this {
    this.choose(`cube ${cube}`);
    return this.open().includes('decline') ? this.choose('decline') : this;
  }

  player(seat: number): Player {
    return this.s.players[seat];
  }

  conny(): Conny {
    if (this.s.conny === null) throw new Error('Conny does not play');
    return this.s.conny;
  }

  /** Where the members of a seat are. */
  family(seat: number): Record<string, string> {
    return familySummary(this.s.players[seat].members);
  }
  connysFamily(): Record<string, string> {
    return familySummary(this.conny().members);
  }
}

/** Moves that name a place are written with its name: "train smithy 1". */
const WITH_PLACE: readonly string[] = ['train', 'recall', 'dies'];

const ABOUT: TestGame<VillageTypes> = {
  game: village,
  summary: summaryOf,
  expectCensus,
  asked: ({ kind, what }) => (kind === 'action' ? `action ${SPACE_KEYS[what]}` : kind),
  notation(move) {
    const [verb, place, ...rest] = move.split(' ');
    return WITH_PLACE.includes(verb) ? [verb, placeFrom(place), ...rest].join(' ') : move;
  },
  move(notation) {
    const [verb, place, ...rest] = notation.split(' ');
    return WITH_PLACE.includes(verb) ? [verb, placeName(Number(place)), ...rest].join(' ') : notation;
  },
  wish: wishFrom,
};

/** "nothing", "queue 2" or "act grain skill" */
function wishFrom(text: string): VillageWish | null {
  if (text === 'nothing') return { wish: 'pass' };
  if (text.startsWith('act ')) {
    const [, space, cube] = text.split(' ');
    return { wish: 'act', space: spaceOf(space), cube: (CUBE_KEYS as readonly string[]).indexOf(cube) };
  }
  return text.startsWith('queue ') ? { wish: 'queue', place: Number(text.slice(6)) - 1 } : null;
}

/** A state in short words, one line for each thing on the table. */
function summaryOf(s: Village): Summary {
  const summary: Record<string, Summary[string]> = {
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
    turned: c.fate.flatMap((tile, compartment) => (isTurned(tile) ? [compartment] : [])).join(' '),
    customers: customerKeys(c.customers),
  };
}
