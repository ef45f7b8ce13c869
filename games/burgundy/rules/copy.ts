import type { Burgundy, Egon, Player } from './state.ts';

/** A copy that shares nothing that changes. Frames are values and may be shared. */
export function copyBurgundy(s: Burgundy): Burgundy {
  return {
    seats: s.seats,
    options: s.options,
    rng: s.rng.slice(),
    barriers: s.barriers,
    stack: s.stack.slice(),
    lanes: [],
    phase: s.phase,
    round: s.round,
    first: s.first,
    startCard: s.startCard,
    startCardBack: s.startCardBack,
    hasBought: s.hasBought,
    bought: s.bought.slice(),
    drawPile: s.drawPile.slice(),
    discardPile: s.discardPile.slice(),
    rows: copyPiles(s.rows),
    goodsStacks: copyPiles(s.goodsStacks),
    animalStacks: copyPiles(s.animalStacks),
    firstTriple: s.firstTriple.slice(),
    allSevenCards: s.allSevenCards.slice(),
    players: s.players.map(copyPlayer),
    egon: s.egon === null ? null : copyEgon(s.egon),
    lost: s.lost,
  };
}

function copyPlayer(p: Player): Player {
  return {
    silver: p.silver,
    workers: p.workers,
    points: p.points,
    allSeven: p.allSeven,
    goods: p.goods.slice(),
    animals: p.animals.slice(),
    sold: p.sold.slice(),
    pile: p.pile.slice(),
    hand: p.hand.slice(),
    projects: p.projects.slice(),
    estate: p.estate.slice(),
  };
}

function copyEgon(e: Egon): Egon {
  return { stacks: copyPiles(e.stacks), estate: e.estate.slice(), allSeven: e.allSeven };
}

function copyPiles(piles: number[][]): number[][] {
  const copies: number[][] = [];
  for (const pile of piles) copies.push(pile.slice());
  return copies;
}
