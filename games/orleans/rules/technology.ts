import { push, type Seat } from '@spielstube/engine';
import { FARMER, MONK } from '../data/people.ts';
import { FIRST_SPACE, PLACE_OF_SPACE, SPACE_NEEDS, SPACES, spacesOf, TOWN_HALL } from '../data/places.ts';
import { FARMER_GEAR, FREE_GEAR, make } from './moves.ts';
import { isNextOfItsTwins, NOT_YOUR_PLACE, nextSpace, ownsPlace } from './places.ts';
import { reason } from './reasons.ts';
import { frame, GEAR, NOTHING, type Orleans, type Player } from './state.ts';
import type { OrleansOffer, OrleansQuestion, OrleansTell, OrleansVerdict } from './types.ts';

/* Technology: it lies beside the board until its owner has passed, then it may replace a person for good. */

const FARMERS_ONLY = reason('farmersOnly', 'ORL-TECH-06');
const NO_GEAR_FOR_MONKS = reason('noGearForMonks', 'ORL-TECH-08');
const ONE_GEAR_A_PLACE = reason('oneGearAPlace', 'ORL-TECH-09');
const SINGLE_SPACE = reason('singleSpace', 'ORL-TECH-10');
const NO_GEAR_IN_TOWN_HALL = reason('noGearInTownHall', 'ORL-TECH-11');
const SPACE_COVERED = reason('spaceCovered', 'ORL-TECH-12');
const NO_GEAR_OF_THAT_SORT = reason('noGearLeft', 'ORL-TECH-18');

const GEARS = [FARMER_GEAR, FREE_GEAR] as const;
const gearsOf = (p: Player, gear: number): number => (gear === FARMER_GEAR ? p.farmerGears : p.freeGears);

/** ORL-TECH-01 */
export function gainGear(s: Orleans, seat: Seat, farmerOnly: boolean, tell: OrleansTell): void {
  s.gears--;
  addGear(s.players[seat], farmerOnly ? FARMER_GEAR : FREE_GEAR, 1);
  tell?.({ what: 'gotGear', seat, farmerOnly });
}

export function addGear(p: Player, gear: number, count: number): void {
  if (gear === FARMER_GEAR) p.farmerGears += count;
  else p.freeGears += count;
}

function hasGear({ spaces }: Player, place: number): boolean {
  for (let space = FIRST_SPACE[place]; space < FIRST_SPACE[place + 1]; space++) {
    if (spaces[space] === GEAR) return true;
  }
  return false;
}

/** ORL-TECH-06 to -12 */
function mayFit(p: Player, gear: number, space: number): OrleansVerdict {
  const place = PLACE_OF_SPACE[space];
  if (place === TOWN_HALL) return NO_GEAR_IN_TOWN_HALL;
  if (spacesOf(place) === 1) return SINGLE_SPACE;
  if (SPACE_NEEDS[space] === MONK) return NO_GEAR_FOR_MONKS;
  if (hasGear(p, place)) return ONE_GEAR_A_PLACE;
  if (p.spaces[space] !== NOTHING) return SPACE_COVERED;
  return gear === FARMER_GEAR && SPACE_NEEDS[space] !== FARMER ? FARMERS_ONLY : null;
}

/** Right after the own pass, tile by tile, or not at all. ORL-TECH-02, -13, -17, -18 */
export const technology: OrleansQuestion = {
  auto: (s, f) =>
    !GEARS.some((gear) => gearsOf(s.players[f.seat], gear) > 0 && fitsAnywhere(s, f.seat, gear)),
  options(s, f, offer) {
    const player = s.players[f.seat];
    for (const gear of GEARS) if (gearsOf(player, gear) > 0) offerSpaces(s, f.seat, gear, offer);
    offer.open(make.keep);
  },
  refuse(s, f, a) {
    if (a.do !== 'fit') return null;
    if (gearsOf(s.players[f.seat], a.gear) === 0) return NO_GEAR_OF_THAT_SORT;
    if (!ownsPlace(s, f.seat, PLACE_OF_SPACE[a.space])) return NOT_YOUR_PLACE;
    return mayFit(s.players[f.seat], a.gear, a.space);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'keep') tell?.({ what: 'keptGears', seat: f.seat });
    if (a.do !== 'fit') return;
    const player = s.players[f.seat];
    addGear(player, a.gear, -1);
    player.spaces[a.space] = GEAR;
    tell?.({ what: 'fittedGear', seat: f.seat, space: a.space, farmerOnly: a.gear === FARMER_GEAR });
    push(s, frame('technology', f.seat));
  },
};

function fitsAnywhere(s: Orleans, seat: Seat, gear: number): boolean {
  const player = s.players[seat];
  for (let space = nextSpace(s, seat, NOTHING); space < SPACES; space = nextSpace(s, seat, space)) {
    if (mayFit(player, gear, space) === null) return true;
  }
  return false;
}

function offerSpaces(s: Orleans, seat: Seat, gear: number, offer: OrleansOffer): void {
  const player = s.players[seat];
  for (let space = nextSpace(s, seat, NOTHING); space < SPACES; space = nextSpace(s, seat, space)) {
    const verdict = mayFit(player, gear, space);
    if (verdict !== null) offer.closed(make.fit(gear, space), verdict);
    else if (isNextOfItsTwins(player.spaces, space)) offer.open(make.fit(gear, space));
  }
}
