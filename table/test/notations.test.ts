import {
  type Action,
  type Game,
  type GameEvent,
  type GameState,
  randomInt,
  rngFromSeed,
  type Seat,
} from '@spielstube/engine';
import { pairwiseOptions } from '@spielstube/engine/testing';
import { manifests } from '@spielstube/games';
import { villagers } from '@spielstube/games/villagers/index.ts';
import { describe, expect, test } from 'vitest';
import { type SeatPlan, Table } from '../index.ts';

const SEATS = 2;
const TABLES = 4;
/** Moves of a kind are compared with so many others: the first ones of each kind, and some of the rest. */
const MOST_OTHERS = 10;
const FIRST = 12;
const THEN_EVERY = 20;
const PEOPLE: readonly SeatPlan[] = ['Anna', 'Bert'].map((name) => ({ kind: 'person', name }));

/** What another seat knows after a move, and the whole state. */
function after(game: Game, s: GameState, seat: Seat, action: Action, observer: Seat) {
  const next = game.copy(s);
  const heard: GameEvent[] = [];
  game.apply(next, seat, action, (event) => {
    if (event.secretOf === undefined || event.secretOf === observer) heard.push(event);
  });
  return {
    known: JSON.stringify([game.view(next, observer), heard]),
    whole: JSON.stringify({ ...next, rng: 0 }),
  };
}

/** A move after which the other seat knows just as much, although something else has happened. */
function mistakenFor(game: Game, s: GameState, seat: Seat, action: Action, observer: Seat, seed: string) {
  const { known, whole } = after(game, s, seat, action, observer);
  for (const other of game.actions(s, seat).slice(0, MOST_OTHERS)) {
    if (other === action) continue;
    const then = after(game, s, seat, other, observer);
    if (then.known === known && then.whole !== whole) return other;
  }
  // What could have been done if other things were hidden.
  const world = game.imagine(game.view(s, observer), observer, rngFromSeed(seed));
  world.rng = s.rng.slice();
  const hidden = game.actions(world, seat);
  if (hidden.includes(action)) return null;
  return hidden
    .slice(0, MOST_OTHERS)
    .find((other) => after(game, world, seat, other, observer).known === known);
}

describe.each(manifests.map(({ id }) => id))('%s', (id) => {
  test('the notation of a move tells others nothing that they have not seen', async () => {
    const game = await manifests.find((manifest) => manifest.id === id)?.rules();
    if (game === undefined) throw new Error(`no game ${id}`);
    const optionSets = pairwiseOptions(game, SEATS);
    const made = new Map<string, number>();
    for (let n = 0; n < TABLES; n++) {
      const seed = `notations ${n}`;
      const rng = rngFromSeed(seed);
      const s = game.setup(SEATS, optionSets[n % optionSets.length], seed);
      for (let asked = game.deciding(s); asked.length > 0; asked = game.deciding(s)) {
        const seat = asked[randomInt(rng, asked.length)];
        const actions = game.actions(s, seat);
        const action = actions[randomInt(rng, actions.length)];
        const isSecret = game.secretMoves?.includes(action.do) === true;
        const times = made.get(action.do) ?? 0;
        made.set(action.do, times + 1);
        const isChecked = times < FIRST || randomInt(rng, THEN_EVERY) === 0;
        if (!isSecret && s.lanes.length === 0 && isChecked) {
          const other = mistakenFor(game, s, seat, action, 1 - seat, seed);
          expect(other?.do ?? null, game.notate(action)).toBeNull();
        }
        game.apply(s, seat, action);
      }
    }
  });
});

test('secret moves are noted for their seat, and for all when the game is over', () => {
  const rng = rngFromSeed('secret');
  const table = new Table(villagers, { seats: PEOPLE, options: {}, seed: 'secret' });
  let kept = 0;
  for (let [seat] = table.deciding(); seat !== undefined; [seat] = table.deciding()) {
    const actions = table.look(seat).decision?.choices ?? [];
    const { action, notation } = actions[randomInt(rng, actions.length)];
    table.submit(seat, notation);
    if (!villagers.secretMoves?.some((secret) => secret === action.do) || table.isOver()) continue;
    kept++;
    expect(table.notations(seat).at(-1)).toBe(notation);
    expect(table.notations(1 - seat).at(-1)).toBeNull();
    expect(table.notations(null).at(-1)).toBeNull();
  }
  expect(kept).toBeGreaterThan(0);
  const all = table.record().moves.map(({ notation }) => notation);
  for (const viewer of [0, 1, null]) expect(table.notations(viewer)).toEqual(all);
});
