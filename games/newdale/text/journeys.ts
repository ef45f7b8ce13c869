import { NOTHING } from '../data/box.ts';
import { COST } from '../data/cards.ts';
import { CHAPTER_FIELDS } from '../data/fields.ts';
import { countsFor } from '../data/missions.ts';
import { SCORING } from '../data/setup.ts';
import { priceAt } from '../rules/building.ts';
import { hasSawmill, placesFor, rangeOf, stepsTo } from '../rules/reach.ts';
import { hasBit, type Newdale, type NewdaleFrame } from '../rules/state.ts';
import { boardOf, chapterOf } from '../rules/supply.ts';
import type { Choice } from './choice.ts';

/* Where houses and ships can go, and what waits there. */

/** A place for a house with its price, its distance and everything that it brings. */
export function siteOf(s: Newdale, f: NewdaleFrame, place: number, verb: 'at' | 'through'): Choice {
  const { premium, symbol, fieldsAt } = boardOf(s);
  const price = priceAt(s, f.what, place);
  const cleared = verb === 'through' || hasSawmill(s, f.seat);
  const inReach = hasBit(placesFor(s, f.seat, cleared), place);
  const steps = inReach ? stepsTo(s, f.seat, place, cleared) : 0;
  const { mission } = s.players[f.seat];
  const withTile = inReach && steps < rangeOf(s, f.seat);
  return {
    do: verb,
    board: chapterOf(s).board,
    place,
    price,
    cheaper: price < COST[f.what],
    steps,
    premium: hasBit(s.premiums, place) ? 0 : premium[place],
    tiles: withTile
      ? fieldsAt[place].filter((field) => s.fieldCounts[field] > 0).map((field) => s.fieldTiles[field])
      : [],
    mission: symbol[place] !== NOTHING && countsFor(symbol[place], mission) ? SCORING.missionHouse : 0,
    isTarget: chapterOf(s).target === place,
  };
}

/** A movement of the ship, with where it leads. */
export function voyage(s: Newdale, f: NewdaleFrame, verb: 'sail' | 'back', spaces: number): Choice {
  const { ship, arrived } = s.players[f.seat];
  const { sea } = boardOf(s);
  const { arrivals, board } = chapterOf(s);
  const to = ship + (verb === 'sail' ? spaces : -spaces);
  return {
    do: verb,
    spaces,
    to: sea[to] === undefined ? NOTHING : to,
    cards: f.kind === 'sail' ? Math.max(0, spaces - CHAPTER_FIELDS.sail.spaces) : 0,
    board,
    anchor: sea[to] ?? NOTHING,
    arrival: to === sea.length - 1 && !arrived ? (arrivals[s.arrivals] ?? 0) : 0,
    drift: f.kind === 'storm',
  };
}
