import type { Countess, Player, Villagers } from './state.ts';

/** A copy that shares nothing that changes. Frames are values and may be shared. */
export function copyVillagers(s: Villagers): Villagers {
  return {
    seats: s.seats,
    options: s.options,
    rng: s.rng.slice(),
    barriers: s.barriers,
    stack: s.stack.slice(),
    lanes: [],
    round: s.round,
    phase: s.phase,
    startPlayer: s.startPlayer,
    road: s.road.slice(),
    coins: s.coins.slice(),
    stacks: s.stacks.map((stack) => stack.slice()),
    drawPile: s.drawPile.slice(),
    discard: s.discard.slice(),
    basics: s.basics.slice(),
    markets: s.markets,
    limit: s.limit,
    actions: s.actions,
    swaps: s.swaps,
    tinner: s.tinner,
    begun: s.begun,
    hired: s.hired.slice(),
    held: s.held,
    looked: s.looked.slice(),
    leftOut: s.leftOut.slice(),
    developments: s.developments.slice(),
    producer: s.producer,
    players: s.players.map(copyPlayer),
    countess: s.countess === null ? null : copyCountess(s.countess),
  };
}

export function copyPlayer(p: Player): Player {
  return {
    gold: p.gold,
    income: p.income.slice(),
    hand: p.hand.slice(),
    drafted: p.drafted.slice(),
    village: p.village.slice(),
  };
}

export function copyCountess(c: Countess): Countess {
  return {
    gold: c.gold,
    income: c.income.slice(),
    village: c.village.slice(),
    event: c.event,
    decks: c.decks.map((deck) => deck.slice()),
    pasts: c.pasts.map((past) => past.slice()),
    jester: c.jester,
    draftLess: c.draftLess,
    buildLess: c.buildLess,
    nextDraftLess: c.nextDraftLess,
    nextBuildLess: c.nextBuildLess,
    placed: c.placed,
  };
}
