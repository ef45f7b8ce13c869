import { lettersOf, type Summary, type TestGame, TestTable } from '@spielstube/engine/testing';
import { COMPARTMENTS } from '../data/conny.ts';
import { CUBE_KEYS, CUBE_KINDS } from '../data/pieces.ts';
import { GROUP_KEYS, UNBORN } from '../data/places.ts';
import { CAPTAINS, WATER_KEYS } from '../data/port.ts';
import { ALL_SPACE_KEYS, SPACES_IN_PLAY, spaceOf } from '../data/spaces.ts';
import { cubesIn } from '../rules/conny.ts';
import { isTurned } from '../rules/fate.ts';
import { numbersOf } from '../rules/members.ts';
import { mixOf } from '../rules/mix.ts';
import type { VillageWish } from '../rules/moves.ts';
import { type Conny, type Player, RING_ON_COUNCIL, RING_SPENT, type Village } from '../rules/state.ts';
import type { VillageTypes } from '../rules/types.ts';
import { village } from './all.ts';
import { expectCensus } from './census.ts';
import {
  CARGO_LETTERS,
  CUBE_LETTERS,
  cardKeys,
  castleKeys,
  customerKeys,
  GOOD_LETTERS,
  goalKeys,
  kindWords,
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
    return familySummary(this.s.players[seat]);
  }
  connysFamily(): Record<string, string> {
    return connysFamily(this.conny());
  }
}

/** Moves that name a place are written with its name: "train smithy 1". */
const WITH_PLACE: readonly string[] = ['train', 'recall', 'dies', 'diesWithBread', 'feed'];
/** Names of places have no spaces in moves: "recall lighthouse-tea 1". */
const written = (name: string): string => name.replace(' ', '-');

const ABOUT: TestGame<VillageTypes> = {
  game: village,
  summary: summaryOf,
  expectCensus,
  asked: ({ kind, what }) => (kind === 'action' ? `action ${ALL_SPACE_KEYS[what]}` : kind),
  notation(move) {
    const [verb, place, ...rest] = move.split(' ');
    return WITH_PLACE.includes(verb) ? [verb, placeFrom(place.replace('-', ' ')), ...rest].join(' ') : move;
  },
  move(notation) {
    const [verb, place, ...rest] = notation.split(' ');
    return WITH_PLACE.includes(verb)
      ? [verb, written(placeName(Number(place))), ...rest].join(' ')
      : notation;
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
  for (const space of SPACES_IN_PLAY[mixOf(s)]) {
    const cubes = s.spaces.slice(space * CUBE_KINDS, (space + 1) * CUBE_KINDS);
    summary[`on ${ALL_SPACE_KEYS[space]}`] = lettersOf(cubes, CUBE_LETTERS);
  }
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
  Object.assign(summary, innSummary(s), portSummary(s), marriageSummary(s));
  return summary;
}

function ringWords(s: Village): string | number {
  if (s.nextStart === RING_ON_COUNCIL) return 'council';
  return s.nextStart === RING_SPENT ? 'spent' : s.nextStart;
}

function playerSummary(p: Player): Summary {
  return {
    ...familySummary(p),
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
function familySummary({ members, kinds }: Pick<Player, 'members' | 'kinds'>): Record<string, string> {
  const family: Record<string, string> = {};
  members.forEach((place, member) => {
    if (place === UNBORN) return;
    const name = placeName(place);
    family[name] = `${family[name] ?? ''}${kindWords(kinds[member])}`;
  });
  return family;
}
const connysFamily = ({ members }: Conny): Record<string, string> =>
  familySummary({ members, kinds: numbersOf(members) });

function connySummary(c: Conny): Summary {
  const compartments = Array.from({ length: COMPARTMENTS }, (_, n) => cubesIn(c, n));
  return {
    ...connysFamily(c),
    tray: compartments.map((cubes) => cubes.map((cube) => CUBE_LETTERS[cube]).join('') || '.').join(''),
    last: c.lastCompartment,
    turned: c.fate.flatMap((tile, compartment) => (isTurned(tile) ? [compartment] : [])).join(' '),
    customers: customerKeys(c.customers),
  };
}

function innSummary({ inn }: Village): Summary {
  if (inn === null) return {};
  const summary: Record<string, Summary[string]> = { played: cardKeys(inn.box) };
  inn.stacks.forEach((stack, n) => {
    summary[`stack ${n + 1}`] = `${cardKeys(stack.slice(-1))} of ${stack.length}`;
  });
  inn.hands.forEach((hand, seat) => {
    summary[`${seat} hand`] = cardKeys([...hand, ...inn.secrets[seat]]);
  });
  return summary;
}

function portSummary({ port }: Village): Summary {
  if (port === null) return {};
  const summary: Record<string, Summary[string]> = {
    captains: port.captains.length,
    'cocoa left': port.cocoa,
    'tea left': port.tea,
    'chests left': port.chests.length,
    'chests opened': port.opened.length,
  };
  port.ships.forEach((ship, seat) => {
    summary[`${seat} water`] = WATER_KEYS[ship.water];
    summary[`${seat} captain`] = CAPTAINS[ship.captain]?.key ?? '';
    summary[`${seat} helmsman`] = ship.helmsman;
    summary[`${seat} cargo`] = lettersOf(ship.cargo, CARGO_LETTERS);
    summary[`${seat} chests aboard`] = ship.chests.length;
    summary[`${seat} cocoa`] = ship.cocoa;
    summary[`${seat} tea`] = ship.tea;
    summary[`${seat} chests`] = ship.chestsAtHome.length;
  });
  return summary;
}

function marriageSummary({ marriage, seats }: Village): Summary {
  if (marriage === null) return {};
  const summary: Record<string, Summary[string]> = {
    pink: marriage.pink,
    'pink ranks': marriage.pinkRanks.join(' '),
    couples: marriage.couples.length / 3,
  };
  for (let seat = 0; seat < seats; seat++) {
    summary[`${seat} bread`] = marriage.bread[seat];
    summary[`${seat} tools`] = marriage.tools[seat];
  }
  return summary;
}
