import { innDock, marriageDock, portDock } from './docks.ts';
import type { Conny, Player, Village } from './state.ts';

/** A copy that shares nothing that changes. Frames are values and may be shared. */
export function copyVillage(s: Village): Village {
  return {
    seats: s.seats,
    options: s.options,
    rng: s.rng.slice(),
    barriers: s.barriers,
    stack: s.stack.slice(),
    lanes: [],
    round: s.round,
    startPlayer: s.startPlayer,
    nextStart: s.nextStart,
    spaces: s.spaces.slice(),
    supply: s.supply.slice(),
    bag: s.bag.slice(),
    stalls: s.stalls.slice(),
    queue: s.queue.slice(),
    customerPile: s.customerPile.slice(),
    chronicle: s.chronicle,
    graves: s.graves,
    marketCaller: s.marketCaller,
    marketOut: s.marketOut,
    marketServed: s.marketServed,
    connyServed: s.connyServed,
    massFigures: s.massFigures,
    triggeredBy: s.triggeredBy,
    triggeredInMarketOf: s.triggeredInMarketOf,
    ending: s.ending,
    lastTurns: s.lastTurns,
    players: s.players.map(copyPlayer),
    conny: s.conny === null ? null : copyConny(s.conny),
    inn: s.inn === null ? null : innDock.docked.copy(s.inn),
    port: s.port === null ? null : portDock.docked.copy(s.port),
    marriage: s.marriage === null ? null : marriageDock.docked.copy(s.marriage),
  };
}

export function copyPlayer(p: Player): Player {
  return {
    members: p.members.slice(),
    cubes: p.cubes.slice(),
    goods: p.goods.slice(),
    coins: p.coins,
    grain: p.grain,
    life: p.life,
    points: p.points,
    castles: p.castles,
    customers: p.customers,
    goals: p.goals,
    revealedGoals: p.revealedGoals,
    deaths: p.deaths,
    kinds: p.kinds,
  };
}

export function copyConny(c: Conny): Conny {
  return {
    members: c.members.slice(),
    tray: c.tray.slice(),
    lastCompartment: c.lastCompartment,
    fate: c.fate.slice(),
    customers: c.customers.slice(),
    followsSpace: c.followsSpace,
    followsCube: c.followsCube,
  };
}
