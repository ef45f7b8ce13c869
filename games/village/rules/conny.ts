import { push, roll, type Tell } from '@spielstube/engine';
import { COMPARTMENTS, FIRST_COMPARTMENT, TRAY_ORDER } from '../data/conny.ts';
import { COLOURS, CUBE_KINDS } from '../data/pieces.ts';
import {
  BLACK_BAG,
  churchStep,
  FARM,
  GONE,
  GROUP_CHURCH,
  GROUP_COUNCIL,
  GROUP_CRAFTS,
  GROUP_FARM,
  GROUP_TRAVEL,
  NO_GROUP,
  ON_THE_CHURCH,
  STEPS,
  seaBurialPlace,
} from '../data/places.ts';
import { CHURCH, MARKET, SPACES_IN_PLAY, TRAVEL } from '../data/spaces.ts';
import { bury, layAt } from './death.ts';
import { portDock } from './docks.ts';
import type { VillageEvent } from './events.ts';
import { isFaceDown, shuffleTurnedSet, turnFate } from './fate.ts';
import { numbersOf } from './members.ts';
import { mixOf } from './mix.ts';
import { takeCube } from './moves.ts';
import { CONNY, type Conny, frame, NOTHING, type Village } from './state.ts';
import type { VillageQuestion, VillageStep } from './types.ts';

/**
 * By action space: the group of the chronicle for her dead; from Market, Inn and Smuggler they go to the graveyard.
 * VIL-SOLO-30, -57, -60, -69
 */
const GROUP_OF_SPACE: readonly number[] = [
  GROUP_FARM,
  GROUP_FARM,
  GROUP_CRAFTS,
  NO_GROUP,
  GROUP_COUNCIL,
  GROUP_TRAVEL,
  GROUP_CHURCH,
  NO_GROUP,
  NO_GROUP,
  GROUP_FARM,
];

const cubesAt = (s: Village, space: number, cube: number): number => s.spaces[space * CUBE_KINDS + cube];

/** By mix: the ring of the tray without the symbols that are covered. VIL-SOLO-02, -18 */
const RINGS: readonly (readonly number[])[] = SPACES_IN_PLAY.map((spaces) =>
  TRAY_ORDER.filter((space) => spaces.includes(space)),
);

/** The first space from here clockwise that satisfies the test, or NOTHING. VIL-SOLO-14, -15 */
function spaceClockwise(s: Village, from: number, test: (space: number) => boolean): number {
  const ring = RINGS[mixOf(s)];
  const start = ring.indexOf(from);
  for (let n = 0; n < ring.length; n++) {
    const space = ring[(start + n) % ring.length];
    if (test(space)) return space;
  }
  return NOTHING;
}

const holdsAny = (s: Village, space: number): boolean => {
  for (let cube = 0; cube < CUBE_KINDS; cube++) if (cubesAt(s, space, cube) > 0) return true;
  return false;
};

/** Conny follows with a cube of her own. VIL-SOLO-13 to -23 */
export const connysTurn: VillageStep = {
  run(s, f, tell) {
    const { conny } = s;
    if (conny === null) return;
    const from = conny.followsSpace;
    const wanted = s.options.connysCube === 'die' ? rolledColour(s, tell) : conny.followsCube;
    conny.followsSpace = NOTHING;
    const space =
      wanted === NOTHING ? NOTHING : spaceClockwise(s, from, (each) => cubesAt(s, each, wanted) > 0);
    if (space !== NOTHING) return takeForConny(s, conny, space, wanted, tell);
    const any = spaceClockwise(s, from, (each) => holdsAny(s, each));
    if (any !== NOTHING) push(s, frame('connysCube', f.seat, any));
  },
};

/** The variant: a roll decides, as long as more than one colour is left; NOTHING: no roll. VIL-SOLO-21 to -23 */
function rolledColour(s: Village, tell: Tell<VillageEvent>): number {
  const left = COLOURS.filter(
    (colour) => spaceClockwise(s, MARKET, (space) => cubesAt(s, space, colour) > 0) !== NOTHING,
  );
  if (left.length <= 1) return NOTHING;
  for (;;) {
    const colour = roll(s, COLOURS.length);
    tell?.({ what: 'connyRolled', seat: CONNY, colour });
    if (left.some((each) => each === colour)) return colour;
  }
}

/** Where the colour is gone, the player chooses her cube on the space. VIL-SOLO-16, -17, -23 */
export const connysCube: VillageQuestion = {
  auto(s, f, tell) {
    let only = NOTHING;
    for (let cube = 0; cube < CUBE_KINDS; cube++) {
      if (cubesAt(s, f.what, cube) === 0) continue;
      if (only !== NOTHING) return false;
      only = cube;
    }
    if (s.conny !== null) takeForConny(s, s.conny, f.what, only, tell);
    return true;
  },
  options(s, f, offer) {
    for (let cube = 0; cube < CUBE_KINDS; cube++)
      if (cubesAt(s, f.what, cube) > 0) offer.open(takeCube(f.what, cube));
  },
  resolve(s, f, a, tell) {
    if (a.do === 'cube' && s.conny !== null) takeForConny(s, s.conny, f.what, a.cube, tell);
  },
};

/** Take, lay on the tray, fate tile, reaction. VIL-SOLO-24 to -29, -36 */
function takeForConny(s: Village, conny: Conny, space: number, cube: number, tell: Tell<VillageEvent>): void {
  s.spaces[space * CUBE_KINDS + cube]--;
  const first = conny.lastCompartment === NOTHING;
  const compartment = first ? FIRST_COMPARTMENT : (conny.lastCompartment + 1) % COMPARTMENTS;
  conny.tray.push(cube);
  conny.lastCompartment = compartment;
  tell?.({ what: 'connyTookCube', seat: CONNY, space, cube, compartment });
  if (!first && isFaceDown(conny.fate[compartment])) crossFate(s, conny, compartment, space, tell);
  if (space === MARKET) push(s, frame('callMarket', CONNY));
  if (space === CHURCH) devoteConnysMember(conny, tell);
}

/** The tile before the compartment is turned over; under a quill somebody dies. VIL-SOLO-27 to -29 */
function crossFate(
  s: Village,
  conny: Conny,
  compartment: number,
  space: number,
  tell: Tell<VillageEvent>,
): void {
  if (turnFate(s, conny, compartment, tell)) connysMemberDies(s, conny, space, tell);
  shuffleTurnedSet(s, conny, compartment, tell);
}

/** Beside the tray first, then lying on the church, then on its steps from the left. VIL-SOLO-29, -32, -33 */
function connysMemberDies(s: Village, conny: Conny, space: number, tell: Tell<VillageEvent>): void {
  const order = [FARM, ON_THE_CHURCH];
  for (let step = 1; step <= STEPS; step++) order.push(churchStep(step));
  for (const place of order) {
    const member = conny.members.indexOf(place);
    if (member >= 0) return buryConnys(s, conny, member, space, tell);
  }
  tell?.({ what: 'nobodyDied', seat: CONNY });
}

/** With Port a death on a cube from Travel is a death at sea. VIL-SOLO-58, -70 */
function buryConnys(s: Village, conny: Conny, member: number, space: number, tell: Tell<VillageEvent>): void {
  const group = GROUP_OF_SPACE[space];
  if (s.port === null || space !== TRAVEL || s.chronicle[group] > 0)
    return bury(s, CONNY, conny.members, member, group, tell);
  const grave = portDock.docked.bestSpaceAtSea(s.port);
  if (grave >= 0) s.port.burials &= ~(1 << grave);
  layAt(s, CONNY, conny.members, member, grave < 0 ? GONE : seaBurialPlace(grave), tell);
}

/** Her lowest member lying on the church goes into the bag. VIL-SOLO-43, -44 */
function devoteConnysMember(conny: Conny, tell: Tell<VillageEvent>): void {
  const member = conny.members.indexOf(ON_THE_CHURCH);
  if (member < 0) return;
  conny.members[member] = BLACK_BAG;
  tell?.({
    what: 'moved',
    seat: CONNY,
    member: numbersOf(conny.members)[member],
    from: ON_THE_CHURCH,
    to: BLACK_BAG,
  });
}

/** The cubes in a compartment: with expansions there may be two. VIL-SOLO-26, -35 */
export function cubesIn({ tray, lastCompartment }: Conny, compartment: number): number[] {
  return tray.filter((_, n) => {
    const back = tray.length - 1 - n;
    return (((lastCompartment - back) % COMPARTMENTS) + COMPARTMENTS) % COMPARTMENTS === compartment;
  });
}

/** A new round: all cubes of the tray but the last one go to the supply. VIL-SOLO-51, -52, -79 */
export function clearTray(s: Village, conny: Conny): void {
  for (const cube of conny.tray.slice(0, -1)) s.supply[cube]++;
  conny.tray = conny.tray.slice(-1);
}
