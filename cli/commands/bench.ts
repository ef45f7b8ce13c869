import {
  type Action,
  type Game,
  type GameState,
  NOBODY,
  type Options,
  randomInt,
  rngFromSeed,
} from '@spielstube/engine';
import { Typed } from '../arguments.ts';
import { type Command, DONE, type Terminal } from '../command.ts';
import { table, thousands } from '../output.ts';
import { Progress } from '../progress.ts';
import { median } from '../statistics.ts';

interface Figures {
  readonly game: string;
  readonly seats: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly copiesPerSecond: number;
  readonly meanChoices: number;
  readonly decisionsPerGame: number;
  readonly stateBytes: number;
}

export const bench: Command = {
  name: 'bench',
  summary: 'measures how fast the rules are, on one core',
  help: `Random games through the interface that all users of a game have. After a warm-up the median of several runs.

Arguments:
  --game ID             one game only (standard: all)
  --seats N             how many seats (standard: as many as the game takes)
  --option KEY=VALUE    an option of the table, may be repeated; without --game for the games that have it
  --corrections FILE    corrected values of the box, see "spielstube box --help"
  --runs N              how many runs (standard: 7)
  --milliseconds N      length of a run (standard: 1000)

Examples:
  spielstube bench
  spielstube bench --game burgundy --seats 4 --json
  spielstube bench --seats 4 --option inn=front --option port=true --option marriage=front`,
  async run(args, terminal) {
    const typed = new Typed(args, ['game', 'seats', 'option', 'runs', 'milliseconds']);
    typed.files();
    const chosen = await typed.games();
    const runs = typed.number('runs', 7, 1, 1000);
    const milliseconds = typed.number('milliseconds', 1000, 1, 600_000);
    // All that was typed is looked at before the first game is measured.
    const tables = chosen.map((game) => {
      const seats = typed.seats(game, Math.max(...game.seats));
      return { game, seats, options: typed.options(game, seats, {}, chosen) };
    });
    const measured = tables.map(({ game, seats, options }) =>
      measure(game, seats, options, runs, milliseconds, terminal),
    );
    if (typed.json) for (const figures of measured) terminal.print(JSON.stringify(figures));
    else terminal.print(inWords(measured));
    return DONE;
  },
};

/** What one run gave. */
interface Run {
  readonly seconds: number;
  readonly games: number;
  readonly decisions: number;
  readonly choices: number;
}

function measure(
  game: Game,
  seats: number,
  options: Options,
  runs: number,
  milliseconds: number,
  terminal: Terminal,
): Figures {
  const progress = new Progress(terminal, `bench ${game.id}`, runs + 1);
  playRandomGames(game, seats, options, milliseconds);
  progress.show(1);
  const all = Array.from({ length: runs }, (_, n) => {
    const run = playRandomGames(game, seats, options, milliseconds);
    progress.show(n + 2);
    return run;
  });
  progress.end();
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

/** The loop that is measured: set up, ask, choose, apply, to the end, again and again. */
function playRandomGames(game: Game, seats: number, options: Options, milliseconds: number): Run {
  const rng = rngFromSeed('bench');
  const open: Action[] = [];
  let played = 0;
  let decisions = 0;
  let choices = 0;
  const started = performance.now();
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
    now = performance.now();
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
  const started = performance.now();
  let now = started;
  while (now - started < milliseconds) {
    for (const state of states) game.copy(state);
    copies += states.length;
    now = performance.now();
  }
  return (copies * 1000) / (now - started);
}

function inWords(measured: readonly Figures[]): string {
  return table([
    ['game', 'seats', 'decisions/s', 'games/s', 'copies/s', 'choices', 'decisions/game', 'bytes'],
    ...measured.map((each) => [
      each.game,
      String(each.seats),
      thousands(each.decisionsPerSecond),
      thousands(each.gamesPerSecond),
      thousands(each.copiesPerSecond),
      each.meanChoices.toFixed(2),
      each.decisionsPerGame.toFixed(1),
      thousands(each.stateBytes),
    ]),
  ]);
}
