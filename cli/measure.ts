import {
  type Action,
  type Game,
  type GameState,
  NOBODY,
  type Options,
  randomInt,
  rngFromSeed,
} from '@spielstube/engine';
import { loadGame } from './house.ts';
import { median } from './statistics.ts';

export interface Figures {
  readonly game: string;
  readonly seats: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly copiesPerSecond: number;
  readonly meanChoices: number;
  readonly decisionsPerGame: number;
  readonly stateBytes: number;
}

/** A table that is measured: so many runs of so many milliseconds. */
export interface Measuring {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly runs: number;
  readonly milliseconds: number;
}

/** What one run gave. */
interface Run {
  readonly seconds: number;
  readonly games: number;
  readonly decisions: number;
  readonly choices: number;
}

export async function measure({ game: id, seats, options, runs, milliseconds }: Measuring): Promise<Figures> {
  const game = await loadGame(id);
  playRandomGames(game, seats, options, milliseconds);
  const all = Array.from({ length: runs }, () => playRandomGames(game, seats, options, milliseconds));
  const states = sampleStates(game, seats, options);
  const copies = Array.from({ length: runs }, () => copyRate(game, states, milliseconds / 4));
  const sum = (pick: (run: Run) => number): number => all.reduce((total, run) => total + pick(run), 0);
  const bytes = states.reduce((total, state) => total + JSON.stringify(state).length, 0);
  return {
    game: game.id,
    seats,
    decisionsPerSecond: Math.round(median(all.map((run) => run.decisions / run.seconds))),
    gamesPerSecond: Math.round(median(all.map((run) => run.games / run.seconds))),
    copiesPerSecond: Math.round(median(copies)),
    meanChoices: Number((sum((run) => run.choices) / sum((run) => run.decisions)).toFixed(3)),
    decisionsPerGame: Number((sum((run) => run.decisions) / sum((run) => run.games)).toFixed(1)),
    stateBytes: Math.round(bytes / states.length),
  };
}

/** Milliseconds for which a processor has worked in this thread: whatever else the machine does meanwhile does not count. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The loop that is measured: set up, ask, choose, apply, to the end, again and again. */
function playRandomGames(game: Game, seats: number, options: Options, milliseconds: number): Run {
  const rng = rngFromSeed('bench');
  const open: Action[] = [];
  let played = 0;
  let decisions = 0;
  let choices = 0;
  const started = worked();
  let now = started;
  while (now - started < milliseconds) {
    const state = game.setup(seats, options, String(played));
    for (let seat = game.turnOf(state); seat !== NOBODY; seat = game.turnOf(state)) {
      game.actions(state, seat, open);
      game.apply(state, seat, open[randomInt(rng, open.length)]);
      decisions++;
      choices += open.length;
    }
    played++;
    now = worked();
  }
  return { seconds: (now - started) / 1000, games: played, decisions, choices };
}

/** How many decisions lie between two positions of the sample. */
const SAMPLE_EVERY = 10;

/** Positions from all parts of one game: states grow while a game goes on. */
function sampleStates(game: Game, seats: number, options: Options): GameState[] {
  const rng = rngFromSeed('sample');
  const state = game.setup(seats, options, 'sample');
  const samples: GameState[] = [];
  for (let decision = 0; game.turnOf(state) !== NOBODY; decision++) {
    if (decision % SAMPLE_EVERY === 0) samples.push(game.copy(state));
    const seat = game.turnOf(state);
    const open = game.actions(state, seat);
    game.apply(state, seat, open[randomInt(rng, open.length)]);
  }
  return samples;
}

function copyRate(game: Game, states: readonly GameState[], milliseconds: number): number {
  let copies = 0;
  const started = worked();
  let now = started;
  while (now - started < milliseconds) {
    for (const state of states) game.copy(state);
    copies += states.length;
    now = worked();
  }
  return (copies * 1000) / (now - started);
}
