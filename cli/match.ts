import { botNamed, decide, type Task } from '@spielstube/bots';
import {
  type Action,
  type Game,
  NOBODY,
  type Options,
  type ScoreSheet,
  type Seat,
  type WorthTable,
} from '@spielstube/engine';
import { botSeed } from '@spielstube/table';
import { gameLine, overLine } from './bot-lines.ts';
import { evaluatorOf } from './evaluator.ts';
import { isProgram, type Program, programNamed } from './program.ts';

/** How long a program of somebody else may think about a move, in milliseconds, where nothing is said. */
export const PATIENCE = 10_000;

/** One game to be played by bots. Plain data: it travels to a worker. */
export interface Match {
  readonly game: string;
  readonly options: Options;
  readonly seed: string;
  /** A bot for each seat. */
  readonly bots: readonly string[];
  /** By seat a table of worths to judge by, null for the game's own; absent: the game's own for all. */
  readonly tables?: readonly (WorthTable | null)[];
  /** How long programs of others may think about a move, in milliseconds. */
  readonly within?: number;
  /** Whether the result tells which moves were open and which were made. */
  readonly noting?: boolean;
}

/** How it went. */
export interface MatchResult {
  readonly sheets: readonly ScoreSheet[];
  readonly winners: readonly Seat[];
  readonly decisions: number;
  /** Sum and maximum of the number of choices at a decision. */
  readonly choices: number;
  readonly mostChoices: number;
  /** By seat the moves that were made for a program, because it was late or named none that was open. */
  readonly missed: readonly number[];
  /** Moves by their notation, if they were to be noted. */
  readonly moves?: NotedMoves;
}

/** Each move once, however often it was open or made. */
export interface NotedMoves {
  readonly open: readonly string[];
  readonly made: readonly string[];
}

/** Whoever decides for a seat: a bot of the house at once, a program of somebody else when it answers. */
type Player = (task: Task) => Action | Promise<Action>;

export async function playMatch(game: Game, match: Match): Promise<MatchResult> {
  const programs = match.bots.map((bot) => (isProgram(bot) ? programNamed(bot) : null));
  const players = match.bots.map((bot, seat) => playerOf(bot, programs[seat], match.within));
  const missedBefore = programs.map((program) => program?.missed ?? 0);
  const evaluators = match.tables?.map((table) => (table === null ? game : evaluatorOf(game, table)));
  const state = game.setup(players.length, match.options, match.seed);
  programs.forEach((program, seat) => {
    program?.say(gameLine(game, players.length, seat, match.options));
  });
  const open: Action[] = [];
  const everOpen = new Set<Action>();
  const everMade = new Set<Action>();
  let decisions = 0;
  let choices = 0;
  let mostChoices = 0;
  for (let seat = game.turnOf(state); seat !== NOBODY; seat = game.turnOf(state)) {
    game.actions(state, seat, open);
    let action = open[0];
    if (open.length > 1) {
      const view = game.view(state, seat);
      const seed = botSeed(match.seed, seat, decisions);
      const chosen = players[seat]({ game, view, seat, seed, evaluator: evaluators?.[seat] });
      action = chosen instanceof Promise ? await chosen : chosen;
    }
    if (match.noting) {
      for (const each of open) everOpen.add(each);
      everMade.add(action);
    }
    game.apply(state, seat, action);
    decisions++;
    choices += open.length;
    mostChoices = Math.max(mostChoices, open.length);
  }
  for (const program of programs) program?.say(overLine(game, state));
  const notated = (moves: ReadonlySet<Action>): string[] => Array.from(moves, (move) => game.notate(move));
  return {
    sheets: game.scores(state),
    winners: game.winners(state),
    decisions,
    choices,
    mostChoices,
    missed: programs.map((program, seat) => (program?.missed ?? 0) - missedBefore[seat]),
    ...(match.noting && { moves: { open: notated(everOpen), made: notated(everMade) } }),
  };
}

function playerOf(name: string, program: Program | null, within = PATIENCE): Player {
  if (program !== null) return (task) => program.choose(task, within);
  const bot = botNamed(name);
  return (task) => decide(bot, task).action;
}
