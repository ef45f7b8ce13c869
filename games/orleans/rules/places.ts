import type { Seat } from '@spielstube/engine';
import { BOATMAN, isOwn, KIND_KEYS, KNIGHT, MONK, professionOf, SCHOLAR } from '../data/people.ts';
import {
  ANYBODY,
  BOARD_PLACES,
  BOARD_SPACES,
  FIRST_SPACE,
  GUNPOWDER_TOWER,
  HERB_GARDEN,
  isTile,
  NO_TWIN,
  PLACE_OF_SPACE,
  PLACES,
  SCHOOL,
  SPACE_NEEDS,
  SPACES,
  TOWN_HALL,
  TWIN_BEFORE,
  tileOf,
} from '../data/places.ts';
import { reason } from './reasons.ts';
import { GEAR, NOTHING, type Orleans, type Player } from './state.ts';
import type { OrleansVerdict } from './types.ts';

/* Whose a place is, who may stand on its spaces, and when it is activated. */

const WRONG_PROFESSION = reason('wrongProfession', 'ORL-PLAN-03', (_s, _f, wish) => ({
  needs: 'space' in wish ? SPACE_NEEDS[wish.space] : NOTHING,
  profession: 'kind' in wish ? professionOf(wish.kind) : NOTHING,
}));
const ONLY_MONKS = reason('onlyMonks', 'ORL-PLAN-05');
const NO_OWN_IN_TOWN_HALL = reason('noOwnInTownHall', 'ORL-PLAN-11');
const SPACE_COVERED = reason('spaceCovered', 'ORL-PLAN-06');
export const NOT_YOUR_PLACE = reason('notYourPlace', 'ORL-PLACE-GEN-01');

/** The ten places of the own board and the own tiles. ORL-PLACE-GEN-01 */
export const ownsPlace = (s: Orleans, seat: Seat, place: number): boolean =>
  !isTile(place) || s.tiles[tileOf(place)] === seat;

export const ownsTower = (s: Orleans, seat: Seat): boolean => s.tiles[tileOf(GUNPOWDER_TOWER)] === seat;

/** The next own place after this one, or PLACES; NOTHING is before the first. */
export function nextPlace(s: Orleans, seat: Seat, after: number): number {
  let place = after + 1;
  if (place < BOARD_PLACES) return place;
  while (place < PLACES && s.tiles[tileOf(place)] !== seat) place++;
  return place;
}

const TILE_OF_SPACE: readonly number[] = PLACE_OF_SPACE.map(tileOf);
/** The same for the spaces of own places: SPACES after the last. */
export function nextSpace(s: Orleans, seat: Seat, after: number): number {
  let space = after + 1;
  if (space < BOARD_SPACES) return space;
  while (space < SPACES && s.tiles[TILE_OF_SPACE[space]] !== seat) space++;
  return space;
}

/** Herb Garden and School as bits: whoever has neither has 0. ORL-PLACE-PRIV-01 */
const WITH_HERB_GARDEN = 1;
const WITH_SCHOOL = 2;
export function privilegesOf(s: Orleans, seat: Seat): number {
  return (
    (s.tiles[tileOf(HERB_GARDEN)] === seat ? WITH_HERB_GARDEN : 0) |
    (s.tiles[tileOf(SCHOOL)] === seat ? WITH_SCHOOL : 0)
  );
}

/** ORL-PLAN-03 to -05, -11, -12, ORL-PLACE-HERB-01, -02, ORL-PLACE-SCHOOL-01 */
function judge(privileges: number, kind: number, space: number): OrleansVerdict {
  const needs = SPACE_NEEDS[space];
  const profession = professionOf(kind);
  if (PLACE_OF_SPACE[space] === TOWN_HALL && isOwn(kind)) return NO_OWN_IN_TOWN_HALL;
  if (needs === ANYBODY || needs === profession) return null;
  if (needs === MONK) return ONLY_MONKS;
  if (profession === MONK) return null;
  if (profession === SCHOLAR && (privileges & WITH_SCHOOL) !== 0) return null;
  const gardened = needs < KNIGHT && (privileges & WITH_HERB_GARDEN) !== 0;
  return profession === BOATMAN && gardened ? null : WRONG_PROFESSION;
}

/** The judgement about every kind on every space, for each set of privileges: looking up is faster. */
const JUDGED: readonly (readonly (readonly OrleansVerdict[])[])[] = [0, 1, 2, 3].map((privileges) =>
  KIND_KEYS.map((_, kind) => SPACE_NEEDS.map((_needs, space) => judge(privileges, kind, space))),
);

/** Whether this kind of person may stand on this space, by profession alone. */
const mayStand = (privileges: number, kind: number, space: number): OrleansVerdict =>
  JUDGED[privileges][kind][space];

/* Kinds as bits, so that many of them are judged at once. */

/** The kinds that may stand on each space, for each set of privileges. */
const STANDING: readonly (readonly number[])[] = JUDGED.map((byKind) =>
  SPACE_NEEDS.map((_, space) =>
    byKind.reduce((bits, bySpace, kind) => (bySpace[space] === null ? bits | (1 << kind) : bits), 0),
  ),
);
export const kindsAllowed = (privileges: number): readonly number[] => STANDING[privileges];

/** The kinds of which there is somebody. */
export function kindsAmong(persons: readonly number[]): number {
  let bits = 0;
  for (let kind = 0; kind < persons.length; kind++) if (persons[kind] > 0) bits |= 1 << kind;
  return bits;
}
/** Of some kinds the first; `kinds & (kinds - 1)` are the others. */
export const lowestKind = (kinds: number): number => 31 - Math.clz32(kinds & -kinds);
export const hasKind = (bits: number, kind: number): boolean => (bits & (1 << kind)) !== 0;

/** Equal spaces of a place are filled one after the other, so that they are one choice. */
export const isNextOfItsTwins = (spaces: readonly number[], space: number): boolean =>
  spaces[space] === NOTHING && !hasFreeTwinBefore(spaces, space);

function hasFreeTwinBefore(spaces: readonly number[], space: number): boolean {
  for (let twin = TWIN_BEFORE[space]; twin !== NO_TWIN; twin = TWIN_BEFORE[twin]) {
    if (spaces[twin] === NOTHING) return true;
  }
  return false;
}

/** Whether an equal space before this one holds the same: then choosing between them is no choice. */
export function repeatsTwin(spaces: readonly number[], space: number): boolean {
  for (let twin = TWIN_BEFORE[space]; twin !== NO_TWIN; twin = TWIN_BEFORE[twin]) {
    if (spaces[twin] === spaces[space]) return true;
  }
  return false;
}

/** Why a person of this kind may not be put on a space; null if he may. */
export function mayBePut(s: Orleans, seat: Seat, kind: number, space: number): OrleansVerdict {
  if (!ownsPlace(s, seat, PLACE_OF_SPACE[space])) return NOT_YOUR_PLACE;
  if (s.players[seat].spaces[space] !== NOTHING) return SPACE_COVERED;
  return mayStand(privilegesOf(s, seat), kind, space);
}

/** All spaces are covered by persons or technology. ORL-PLAN-07 */
export function isCovered({ spaces }: Player, place: number): boolean {
  for (let space = FIRST_SPACE[place]; space < FIRST_SPACE[place + 1]; space++) {
    if (spaces[space] === NOTHING) return false;
  }
  return true;
}

/** Puts the persons of a place into the bag; technology stays. ORL-ACT-07, -08 */
export function emptyIntoBag(p: Player, place: number): number[] {
  const kinds: number[] = [];
  for (let space = FIRST_SPACE[place]; space < FIRST_SPACE[place + 1]; space++) {
    const kind = p.spaces[space];
    if (kind === NOTHING || kind === GEAR) continue;
    p.spaces[space] = NOTHING;
    p.bag[kind]++;
    kinds.push(kind);
  }
  return kinds;
}

/** Whether any of these kinds may stand on any free space of the own places; `except`: a place that does not count. */
export function somebodyFits(s: Orleans, seat: Seat, kinds: number, except: number = NOTHING): boolean {
  if (kinds === 0) return false;
  const { spaces } = s.players[seat];
  const allowed = kindsAllowed(privilegesOf(s, seat));
  for (let space = nextSpace(s, seat, NOTHING); space < SPACES; space = nextSpace(s, seat, space)) {
    const open = spaces[space] === NOTHING && PLACE_OF_SPACE[space] !== except;
    if (open && (allowed[space] & kinds) !== 0) return true;
  }
  return false;
}
