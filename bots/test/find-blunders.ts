// Looks for clear blunders and keeps them as records that end with the blunder: node bots/test/find-blunders.ts [GAME]
// A blunder is found by playing to the end, not by what the coach goes by: the move that the evaluation likes least is made
// in imagined worlds, the rest is played quickly, and so is the rest after the move that it likes best. What quick players make
// of a position may be another thing than what good ones do: so the loss must show when greedy plays the rest, too.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Action, type Game, NOBODY, type Options, rngFromSeed, type Seat } from '@spielstube/engine';
import { gameNamed } from '@spielstube/games';
import { botSeed, Table, writeRecord } from '@spielstube/table';
import { greedy } from '../greedy.ts';
import type { Horizon } from '../horizon.ts';
import { decide } from '../index.ts';
import { leadOf } from '../lead.ts';
import { Playout } from '../playout.ts';

interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly count: number;
  /** Points that are lost at least, on average. */
  readonly loss: number;
  readonly options?: Options;
}

const WANTED: readonly Wanted[] = [
  { game: 'burgundy', seats: 2, count: 3, loss: 2.5 },
  { game: 'burgundy', seats: 4, count: 1, loss: 2.5 },
  { game: 'burgundy', seats: 1, count: 1, loss: 2.5 },
  { game: 'village', seats: 2, count: 3, loss: 5 },
  { game: 'village', seats: 3, count: 1, loss: 5 },
  { game: 'village', seats: 1, count: 1, loss: 5 },
  { game: 'orleans', seats: 2, count: 3, loss: 7 },
  { game: 'orleans', seats: 4, count: 2, loss: 7 },
  { game: 'villagers', seats: 2, count: 3, loss: 8 },
  { game: 'villagers', seats: 3, count: 1, loss: 8 },
  { game: 'villagers', seats: 1, count: 1, loss: 8 },
  { game: 'newdale', seats: 2, count: 3, loss: 6 },
  { game: 'newdale', seats: 4, count: 1, loss: 6 },
  { game: 'newdale', seats: 1, count: 1, loss: 6 },
];
/** How a loss is measured: in so many worlds, and with so many standard errors between it and nothing. */
const QUICK = { leads: leadsOfQuick, worlds: 60, sure: 4 };
const CAREFUL = { leads: leadsOfCareful, worlds: 40, sure: 2 };
/** The share of the loss that must show when greedy plays the rest. */
const CAREFUL_SHARE = 0.5;
const LEAST_MOVES = 12;
const EVERY = 7;
/** Records stay short. */
const MOST_MOVES = 170;

const SEED = 'find';
const TO_THE_END: Horizon = { tries: 8, begin: () => {}, isReached: () => false };

/** The lead at the end, if the seat makes the move and everybody plays on quickly, in each world. */
function leadsOfQuick(game: Game, table: Table, seat: Seat, action: Action, worlds: number): number[] {
  const { view } = table.look(seat, table.seq);
  const rng = rngFromSeed(SEED);
  const playout = new Playout(game, game, rng, seat, TO_THE_END);
  return Array.from({ length: worlds }, () => {
    const world = game.imagine(view, seat, rng);
    game.apply(world, seat, action);
    const end = playout.run(world);
    if (game.turnOf(end) !== NOBODY) throw new Error('the game was not played to its end');
    return leadOf(game.scores(end), seat);
  });
}

/** The same, with greedy in all seats. */
function leadsOfCareful(game: Game, table: Table, seat: Seat, action: Action, worlds: number): number[] {
  const { view } = table.look(seat, table.seq);
  const rng = rngFromSeed(SEED);
  return Array.from({ length: worlds }, (_, n) => {
    const world = game.imagine(view, seat, rng);
    game.apply(world, seat, action);
    for (let mover = game.turnOf(world); mover !== NOBODY; mover = game.turnOf(world)) {
      const task = { game, view: game.view(world, mover), seat: mover, seed: `${SEED} ${n}` };
      game.apply(world, mover, decide(greedy(), task).action);
    }
    return leadOf(game.scores(world), seat);
  });
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
function variance(values: readonly number[]): number {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2)) / values.length;
}

/** The blunder that the seat can make now, if there is a clear one. */
function blunderAt(game: Game, table: Table, seat: Seat, loss: number): Action | null {
  const { moves } = decide(greedy(), { game, view: table.look(seat, table.seq).view, seat, seed: SEED });
  const rated = moves.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const [best, worst] = [rated[0], rated[rated.length - 1]];
  if (rated.length < 3 || (best.value ?? 0) - (worst.value ?? 0) < loss / 2) return null;
  const loses = (least: number, { leads, worlds, sure }: typeof QUICK): boolean => {
    const better = leads(game, table, seat, best.action, worlds);
    const worse = leads(game, table, seat, worst.action, worlds);
    const difference = mean(better) - mean(worse);
    return difference >= least && difference > sure * Math.sqrt(variance(better) + variance(worse));
  };
  const isClear = loses(loss, QUICK) && loses(loss * CAREFUL_SHARE, CAREFUL);
  return isClear ? worst.action : null;
}

async function find({ game: id, seats, count, loss, options = {} }: Wanted): Promise<void> {
  const game = await gameNamed(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  let found = 0;
  for (let n = 1; found < count && n < 60; n++) {
    const seed = `blunder ${n}`;
    const players = Array.from(
      { length: seats },
      (_, seat) => ({ kind: 'person', name: `${seat + 1}` }) as const,
    );
    const table = new Table(game, { seats: players, options, seed });
    while (!table.isOver() && table.seq < MOST_MOVES) {
      const [seat] = table.deciding();
      if (table.seq >= LEAST_MOVES && (table.seq + n) % EVERY === 0) {
        const blunder = blunderAt(game, table, seat, loss);
        if (blunder !== null) {
          table.submit(seat, game.notate(blunder));
          found++;
          const file = join(import.meta.dirname, 'blunders', `${id}-${seats}-${found}.spielstube`);
          writeFileSync(file, writeRecord(table.record()));
          console.log(file, table.seq, game.notate(blunder));
          break;
        }
      }
      const task = {
        game,
        view: table.look(seat, table.seq).view,
        seat,
        seed: botSeed(seed, seat, table.seq),
      };
      table.submit(seat, game.notate(decide(greedy(), task).action));
    }
  }
}

const [, , only] = process.argv;
for (const wanted of WANTED) if (only === undefined || wanted.game === only) await find(wanted);
