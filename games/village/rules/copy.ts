import type { Conny, Inn, Marriage, Player, Port, Ship, Village } from './state.ts';

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
    chronicle: s.chronicle.slice(),
    graves: s.graves,
    marketCaller: s.marketCaller,
    marketOut: s.marketOut,
    marketServed: s.marketServed,
    connyServed: s.connyServed,
    massFigures: s.massFigures,
    triggeredBy: s.triggeredBy,
    triggeredInMarketOf: s.triggeredInMarketOf,
    ending: s.ending,
    lastTurns: s.lastTurns.slice(),
    players: s.players.map(copyPlayer),
    conny: s.conny === null ? null : copyConny(s.conny),
    inn: s.inn === null ? null : copyInn(s.inn),
    port: s.port === null ? null : copyPort(s.port),
    marriage: s.marriage === null ? null : copyMarriage(s.marriage),
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
    customers: p.customers.slice(),
    goals: p.goals.slice(),
    revealedGoals: p.revealedGoals.slice(),
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

const copyList = (list: readonly number[]): number[] => list.slice();

export function copyInn(inn: Inn): Inn {
  return {
    stacks: inn.stacks.map(copyList),
    seen: inn.seen.map(copyList),
    hands: inn.hands.map(copyList),
    secrets: inn.secrets.map(copyList),
    box: inn.box.slice(),
    criers: inn.criers,
    quiet: inn.quiet,
    father: inn.father,
  };
}

function copyShip(ship: Ship): Ship {
  return {
    water: ship.water,
    captain: ship.captain,
    helmsman: ship.helmsman,
    cargo: ship.cargo.slice(),
    chests: ship.chests.slice(),
    cocoa: ship.cocoa,
    tea: ship.tea,
    chestsAtHome: ship.chestsAtHome.slice(),
  };
}

export function copyPort(port: Port): Port {
  return {
    captains: port.captains.slice(),
    cocoa: port.cocoa,
    tea: port.tea,
    chests: port.chests.slice(),
    opened: port.opened.slice(),
    given: port.given,
    givenBy: port.givenBy,
    burials: port.burials,
    ships: port.ships.map(copyShip),
  };
}

export function copyMarriage(marriage: Marriage): Marriage {
  return {
    bread: marriage.bread.slice(),
    tools: marriage.tools.slice(),
    pink: marriage.pink,
    pinkRanks: marriage.pinkRanks.slice(),
    couples: marriage.couples.slice(),
    houses: marriage.houses.slice(),
  };
}
