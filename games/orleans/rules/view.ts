import { lanesSeenBy, type Rng, type Seat, shuffle, splitRng } from '@spielstube/engine';
import { PILGRIMAGE } from '../data/hourglass.ts';
import { copyOrleans, copyPlayer } from './copy.ts';
import { laneOf } from './lanes.ts';
import { ownsTower } from './places.ts';
import { hourglassStacks } from './setup.ts';
import {
  FROM_TOWER,
  HIDDEN,
  NOTHING,
  type Orleans,
  type Player,
  sourceOfPlacement,
  spaceOfPlacement,
} from './state.ts';

/**
 * What a seat may see, field by field. Hidden are the order of the hourglass tiles and, as long as a simultaneous phase
 * is open, what the others have done in it: they look as they did when it began. ORL-HOUR-04, ORL-PLAN-20
 */
export function view(s: Orleans, seat: Seat | null): Orleans {
  const tower = s.tower.slice();
  return {
    seats: s.seats,
    options: s.options,
    rng: [0, 0, 0, 0],
    barriers: s.barriers,
    stack: s.stack.slice(),
    lanes: lanesSeenBy(s, seat, (owner) => laneOf(s, owner)),
    round: s.round,
    phase: s.phase,
    startPlayer: s.startPlayer,
    event: s.event,
    hourglass: s.hourglass.map(() => HIDDEN),
    past: s.past.slice(),
    people: s.people.slice(),
    goodsMarket: s.goodsMarket.slice(),
    pathGoods: s.pathGoods.slice(),
    gears: s.gears,
    bank: s.bank,
    citizens: s.citizens.slice(),
    deeds: s.deeds.slice(),
    tiles: s.tiles.slice(),
    tower,
    bath: s.bath.slice(),
    lostPeople: s.lostPeople.slice(),
    lostGoods: s.lostGoods.slice(),
    lostGears: s.lostGears,
    players: s.players.map((player, owner) => {
      const seen = copyPlayer(player);
      if (s.lanes.length > 0 && owner !== seat) {
        takeBackPlan(seen, ownsTower(s, owner) ? tower : []);
        takeBackReturns(seen);
        seen.draws = 0;
      }
      return seen;
    }),
  };
}

function takeBackPlan(p: Player, tower: number[]): void {
  for (const placed of p.plan) {
    const space = spaceOfPlacement(placed);
    const kind = p.spaces[space];
    p.spaces[space] = NOTHING;
    (sourceOfPlacement(placed) === FROM_TOWER ? tower : p.market)[kind]++;
  }
  p.plan = [];
}

function takeBackReturns(p: Player): void {
  for (let n = 0; n < p.returned.length; n += 2) {
    const [space, kind] = [p.returned[n], p.returned[n + 1]];
    p.market[kind]--;
    p.spaces[space] = kind;
  }
  p.returned = [];
}

/** A whole state that fits a view: the tiles to come in any order that is possible. */
export function imagine(seen: Orleans, _seat: Seat, rng: Rng): Orleans {
  const s = copyOrleans(seen);
  s.rng = splitRng(rng);
  const unseen: number[] = [];
  // The light Pilgrimage of round 1 belongs to no stack.
  let turned = s.past.slice(1);
  for (const stack of hourglassStacks(s.options)) {
    const rest = stack.slice();
    for (const tile of turned.slice(0, stack.length)) rest.splice(rest.indexOf(tile), 1);
    turned = turned.slice(stack.length);
    shuffle(rng, rest);
    unseen.push(...rest);
  }
  if (s.past.length === 0) unseen.unshift(PILGRIMAGE);
  s.hourglass = unseen.reverse();
  return s;
}
