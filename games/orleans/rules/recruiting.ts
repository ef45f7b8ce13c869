import { push, type Seat } from '@spielstube/engine';
import { BOATMAN_CITIZEN, KNIGHT_CITIZEN } from '../data/citizens.ts';
import { PILGRIMAGE } from '../data/hourglass.ts';
import { BOATMAN, CRAFTSMAN, FARMER, KNIGHT, MONK, SCHOLAR, TRADER } from '../data/people.ts';
import { CASTLE, FARMHOUSE, MONASTERY, UNIVERSITY } from '../data/places.ts';
import {
  BOATMAN_CITIZEN_FIELD,
  BOATMAN_COINS,
  FARMER_GOODS,
  FARMER_ONLY_FIELDS,
  KNIGHT_CITIZEN_FIELD,
  SCHOLAR_STEPS,
  TRACK_END,
} from '../data/tracks.ts';
import { make, type OrleansAction, type OrleansWish } from './moves.ts';
import type { PlaceAction } from './place-action.ts';
import { reason } from './reasons.ts';
import { frame, NOTHING, type Orleans } from './state.ts';
import { claimCitizen, develop, gainCoins, gainFromMarket } from './supply.ts';
import { gainGear } from './technology.ts';
import { hasTileFor, pickTile } from './tile-offer.ts';
import type { OrleansQuestion, OrleansTell, OrleansVerdict } from './types.ts';

/* Farmhouse, Village, University, Castle and Monastery: a new person, a step on the track, and what it brings. */

/** The profession that a building brings. */
const BROUGHT_BY: Readonly<Record<number, number>> = {
  [FARMHOUSE]: FARMER,
  [UNIVERSITY]: SCHOLAR,
  [CASTLE]: KNIGHT,
  [MONASTERY]: MONK,
};
function wantedProfession(wish: OrleansAction | OrleansWish): number {
  if ('profession' in wish) return wish.profession;
  return 'place' in wish ? BROUGHT_BY[wish.place] : NOTHING;
}

const NO_PERSON_LEFT = reason('noPersonLeft', 'ORL-GEN-02', (_s, _f, wish) => ({
  profession: wantedProfession(wish),
}));
const TRACK_AT_END = reason('trackEnd', 'ORL-GEN-03', (_s, _f, wish) => ({ track: wantedProfession(wish) }));
const GOOD_NOT_ON_MARKET = reason('goodNotOnMarket', 'ORL-ACT-FARM-03', (s, f) => ({
  good: FARMER_GOODS[s.players[f.seat].tracks[FARMER] + 1],
}));
const NO_GEAR_LEFT = reason('noGearLeft', 'ORL-TECH-14');
const NO_TILE_LEFT = reason('noTileLeft', 'ORL-TRACK-TRADER-06');
const NOBODY_TO_RECRUIT = reason('nobodyToRecruit', 'ORL-ACT-VILLAGE-03');
const NO_MONKS_IN_PILGRIMAGE = reason('pilgrimage', 'ORL-EVENT-PILGRIM-01');

/** A tile on the board, a field to go to, and what that field hands out. ORL-GEN-02, -03 */
export function mayRecruit(s: Orleans, seat: Seat, profession: number): OrleansVerdict {
  if (s.people[profession] === 0) return NO_PERSON_LEFT;
  const field = s.players[seat].tracks[profession] + 1;
  if (field > TRACK_END[profession]) return TRACK_AT_END;
  switch (profession) {
    case FARMER:
      return s.goodsMarket[FARMER_GOODS[field]] > 0 ? null : GOOD_NOT_ON_MARKET;
    case CRAFTSMAN:
      return s.gears > 0 ? null : NO_GEAR_LEFT;
    case TRADER:
      return hasTileFor(s, field) ? null : NO_TILE_LEFT;
    default:
      return null;
  }
}

/** The person goes straight into the bag. ORL-ACT-12 */
function enlist(s: Orleans, seat: Seat, profession: number, tell: OrleansTell): void {
  s.people[profession]--;
  s.players[seat].bag[profession]++;
  tell?.({ what: 'recruited', seat, profession });
}

/** One field, and what the field reached brings. ORL-TRACK-GEN-02 */
function advance(s: Orleans, seat: Seat, track: number, tell: OrleansTell): void {
  const field = ++s.players[seat].tracks[track];
  tell?.({ what: 'advanced', seat, track, field });
  switch (track) {
    case FARMER:
      return gainFromMarket(s, seat, FARMER_GOODS[field], tell);
    case BOATMAN:
      gainCoins(s, seat, BOATMAN_COINS[field], 'track', tell);
      if (field === BOATMAN_CITIZEN_FIELD) claimCitizen(s, seat, BOATMAN_CITIZEN, tell);
      return;
    case CRAFTSMAN:
      return gainGear(s, seat, field <= FARMER_ONLY_FIELDS, tell);
    case TRADER:
      return pickTile(s, seat);
    case KNIGHT:
      if (field === KNIGHT_CITIZEN_FIELD) claimCitizen(s, seat, KNIGHT_CITIZEN, tell);
      return;
    case SCHOLAR:
      return develop(s, seat, SCHOLAR_STEPS[field], tell);
  }
}

function recruitOne(s: Orleans, seat: Seat, profession: number, tell: OrleansTell): void {
  enlist(s, seat, profession, tell);
  advance(s, seat, profession, tell);
}

/** A building that brings one profession. */
const buildingOf = (profession: number): PlaceAction => ({
  may: (s, seat) => mayRecruit(s, seat, profession),
  act: (s, seat, tell) => recruitOne(s, seat, profession, tell),
});

/** ORL-ACT-FARM-02, -03 */
export const farmhouse = buildingOf(FARMER);
/** ORL-ACT-UNI-02, -03 */
export const university = buildingOf(SCHOLAR);
/** ORL-ACT-CASTLE-02, -04 */
export const castle = buildingOf(KNIGHT);

/** Monks have no track. ORL-ACT-MONK-02, -03 */
export const monastery: PlaceAction = {
  may(s) {
    if (s.event === PILGRIMAGE) return NO_MONKS_IN_PILGRIMAGE;
    return s.people[MONK] > 0 ? null : NO_PERSON_LEFT;
  },
  act: (s, seat, tell) => enlist(s, seat, MONK, tell),
};

/** ORL-ACT-VILLAGE-02 */
export const VILLAGERS = [BOATMAN, CRAFTSMAN, TRADER] as const;

export const village: PlaceAction = {
  may(s, seat) {
    for (const profession of VILLAGERS) if (mayRecruit(s, seat, profession) === null) return null;
    return NOBODY_TO_RECRUIT;
  },
  act: (s, seat) => push(s, frame('recruit', seat)),
};

/** Whom the Village brings is chosen when it acts. ORL-ACT-VILLAGE-02, -03 */
export const recruit: OrleansQuestion = {
  auto(s, f, tell) {
    const open = VILLAGERS.filter((profession) => mayRecruit(s, f.seat, profession) === null);
    if (open.length > 1) return false;
    recruitOne(s, f.seat, open[0], tell);
    return true;
  },
  options(s, f, offer) {
    for (const profession of VILLAGERS)
      offer.put(make.recruit(profession), mayRecruit(s, f.seat, profession));
  },
  resolve(s, f, a, tell) {
    if (a.do === 'recruit') recruitOne(s, f.seat, a.profession, tell);
  },
};
