import type { Orleans, Player } from './state.ts';

/** A copy that shares nothing that changes. Frames are values and may be shared. */
export function copyOrleans(s: Orleans): Orleans {
  return {
    seats: s.seats,
    options: s.options,
    rng: s.rng.slice(),
    barriers: s.barriers,
    stack: s.stack.slice(),
    lanes: s.lanes.length === 0 ? [] : s.lanes.map((lane) => lane.slice()),
    round: s.round,
    phase: s.phase,
    startPlayer: s.startPlayer,
    event: s.event,
    hourglass: s.hourglass.slice(),
    past: s.past.slice(),
    people: s.people.slice(),
    goodsMarket: s.goodsMarket.slice(),
    pathGoods: s.pathGoods.slice(),
    gears: s.gears,
    bank: s.bank,
    citizens: s.citizens.slice(),
    deeds: s.deeds.slice(),
    tiles: s.tiles.slice(),
    tower: s.tower.slice(),
    bath: s.bath.slice(),
    lostPeople: s.lostPeople.slice(),
    lostGoods: s.lostGoods.slice(),
    lostGears: s.lostGears,
    players: s.players.map(copyPlayer),
  };
}

export function copyPlayer(p: Player): Player {
  return {
    coins: p.coins,
    development: p.development,
    tracks: p.tracks.slice(),
    goods: p.goods.slice(),
    bag: p.bag.slice(),
    market: p.market.slice(),
    spaces: p.spaces.slice(),
    city: p.city,
    stations: p.stations,
    unbuilt: p.unbuilt,
    farmerGears: p.farmerGears,
    freeGears: p.freeGears,
    passed: p.passed,
    draws: p.draws,
    returned: p.returned.slice(),
    plan: p.plan.slice(),
  };
}
