import type { Seat } from '@spielstube/engine';
import { otherEnd, pathsFrom, ROAD, WATERWAY } from '../data/map.ts';
import { KNIGHT, PROFESSIONS, TRADER } from '../data/people.ts';
import {
  BATHHOUSE,
  EFFECTS,
  FIRST_SPACE,
  GUNPOWDER_TOWER,
  HERB_GARDEN,
  HORSE_WAGON,
  PHARMACY,
  SACRISTY,
  SCHOOL,
  SHIP,
  SPACE_NEEDS,
  TOWN_HALL,
  VILLAGE,
  WAGON,
} from '../data/places.ts';
import { CATEGORY_ONE_FIELDS, DEVELOPMENT_END, KNIGHT_DRAWS, STATUS } from '../data/tracks.ts';
import { act, couldAct } from '../rules/actions.ts';
import { copyOrleans } from '../rules/copy.ts';
import type { OrleansEvent } from '../rules/events.ts';
import { FARMER_GEAR, FREE_GEAR, make, type OrleansAction } from '../rules/moves.ts';
import { mayRecruit, recruit, VILLAGERS } from '../rules/recruiting.ts';
import { frame, NOTHING, type Orleans, type OrleansFrame } from '../rules/state.ts';
import { sum } from '../rules/supply.ts';
import type { OrleansQuestion } from '../rules/types.ts';
import { listed } from './figures.ts';

/* What a move would bring: it is tried on a copy, and what would be told is listened to. */

/** A walk on the development track, with what lies on the way. */
export interface Walk {
  readonly to: number;
  readonly coins: number;
  readonly citizens: number;
  /** The new status, 0 if it stays the same. */
  readonly status: number;
}

/** What somebody gets, part by part; NOTHING or 0 for what is not part of it. */
export interface Gain {
  readonly profession: number;
  readonly good: number;
  readonly coins: number;
  readonly gear: number;
  /** The highest category of the place tile that may be chosen. */
  readonly tile: number;
  /** Draws from the next round on, and before. */
  readonly draws: number;
  readonly drawsBefore: number;
  readonly citizens: number;
  /** The town of a new trading station. */
  readonly station: number;
  readonly walk: Walk | null;
}

const NO_GAIN: Gain = {
  profession: NOTHING,
  good: NOTHING,
  coins: 0,
  gear: NOTHING,
  tile: 0,
  draws: 0,
  drawsBefore: 0,
  citizens: 0,
  station: NOTHING,
  walk: null,
};

/** What using a place would do now. */
export type Prospect =
  | { readonly what: 'gain'; readonly gain: Gain }
  /** One of these, by choice. */
  | { readonly what: 'recruit'; readonly gains: readonly Gain[] }
  | { readonly what: 'travel'; readonly road: boolean; readonly cities: readonly number[] }
  /** The professions of those who wait to be sent. */
  | { readonly what: 'send'; readonly place: number; readonly people: readonly number[] }
  | { readonly what: 'draw'; readonly drawn: number; readonly placed: number }
  | { readonly what: 'pay'; readonly most: number }
  | { readonly what: 'shield' }
  | { readonly what: 'privilege'; readonly place: number }
  | { readonly what: 'impossible' };

export function prospectOf(s: Orleans, seat: Seat, place: number): Prospect {
  const player = s.players[seat];
  switch (place) {
    case SACRISTY:
      return { what: 'shield' };
    case HERB_GARDEN:
    case SCHOOL:
      return { what: 'privilege', place };
  }
  if (!couldAct(s, seat, place)) return { what: 'impossible' };
  switch (place) {
    case VILLAGE:
      return {
        what: 'recruit',
        gains: VILLAGERS.filter((profession) => mayRecruit(s, seat, profession) === null).map((profession) =>
          gainOf(s, recruit, frame('recruit', seat), make.recruit(profession)),
        ),
      };
    case SHIP:
      return { what: 'travel', road: false, cities: nextCities(WATERWAY, player.city) };
    case WAGON:
    case HORSE_WAGON:
      return { what: 'travel', road: true, cities: nextCities(ROAD, player.city) };
    case TOWN_HALL:
    case GUNPOWDER_TOWER:
      return { what: 'send', place, people: neutralsAt(s, seat, place) };
    case BATHHOUSE:
      return {
        what: 'draw',
        drawn: Math.min(EFFECTS.bathhouse.drawn, sum(player.bag)),
        placed: EFFECTS.bathhouse.placed,
      };
    case PHARMACY:
      return {
        what: 'pay',
        most: Math.min(EFFECTS.pharmacy.mostCoins, player.coins, DEVELOPMENT_END - player.development),
      };
    default:
      return { what: 'gain', gain: gainOf(s, act, frame('act', seat), make.use(place)) };
  }
}

/** Neutral persons who wait in the Town Hall or in the tower. */
export function neutralsAt(s: Orleans, seat: Seat, place: number): readonly number[] {
  const kinds =
    place === GUNPOWDER_TOWER
      ? listed(s.tower)
      : s.players[seat].spaces.slice(FIRST_SPACE[place], FIRST_SPACE[place + 1]);
  return kinds.filter((kind) => kind >= 0 && kind < PROFESSIONS);
}

const nextCities = (kind: number, city: number): readonly number[] =>
  pathsFrom(kind, city).map((path) => otherEnd(path, city));

/** What would be told of a move at once. Only for moves without chance. */
export function toldOf(
  s: Orleans,
  question: OrleansQuestion,
  f: OrleansFrame,
  move: OrleansAction,
): readonly OrleansEvent[] {
  const tried = copyOrleans(s);
  // What is tried happens in its own turn, also while everybody plans.
  tried.lanes = [];
  const told: OrleansEvent[] = [];
  question.resolve(tried, f, move, (event) => told.push(event));
  return told;
}

/** What a move brings at once. Only for moves without chance. */
export const gainOf = (s: Orleans, question: OrleansQuestion, f: OrleansFrame, move: OrleansAction): Gain =>
  toldOf(s, question, f, move).reduce(withEvent, NO_GAIN);

function withEvent(gain: Gain, event: OrleansEvent): Gain {
  switch (event.what) {
    case 'recruited':
      return { ...gain, profession: event.profession };
    case 'advanced':
      return withField(gain, event.track, event.field);
    case 'gotGood':
      return { ...gain, good: event.good };
    case 'gotGear':
      return { ...gain, gear: event.farmerOnly ? FARMER_GEAR : FREE_GEAR };
    case 'builtStation':
      return { ...gain, station: event.city };
    case 'developed':
      return { ...gain, walk: { to: event.to, coins: 0, citizens: 0, status: newStatus(event) } };
    case 'gotCoins':
      return event.by === 'development' && gain.walk !== null
        ? { ...gain, walk: { ...gain.walk, coins: gain.walk.coins + event.coins } }
        : { ...gain, coins: gain.coins + event.coins };
    case 'gotCitizen':
      return gain.walk === null
        ? { ...gain, citizens: gain.citizens + 1 }
        : { ...gain, walk: { ...gain.walk, citizens: gain.walk.citizens + 1 } };
    default:
      return gain;
  }
}

const newStatus = ({ from, to }: { from: number; to: number }): number =>
  STATUS[to] > STATUS[from] ? STATUS[to] : 0;

function withField(gain: Gain, track: number, field: number): Gain {
  if (track === KNIGHT) return { ...gain, draws: KNIGHT_DRAWS[field], drawsBefore: KNIGHT_DRAWS[field - 1] };
  return track === TRADER ? { ...gain, tile: field <= CATEGORY_ONE_FIELDS ? 1 : 2 } : gain;
}

/** What the free spaces of a place show. */
export const missingOn = (spaces: readonly number[], place: number): readonly number[] =>
  SPACE_NEEDS.slice(FIRST_SPACE[place], FIRST_SPACE[place + 1]).filter(
    (_, n) => spaces[FIRST_SPACE[place] + n] === NOTHING,
  );
