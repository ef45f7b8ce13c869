import { type Bot, botNamed, decide } from '@spielstube/bots';
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
import { evaluatorOf } from './evaluator.ts';

/** One game to be played by bots. Plain data: it travels to a worker. */
export interface Match {
  readonly game: string;
  readonly options: Options;
  readonly seed: string;
  /** A bot for each seat. */
  readonly bots: readonly string[];
  /** By seat a table of worths to judge by, null for the game's own; absent: the game's own for all. */
  readonly tables?: readonly (WorthTable | null)[];
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
  /** Moves by their notation, if they were to be noted. */
  readonly moves?: NotedMoves;
}

/** Each move once, however often it was open or made. */
export interface NotedMoves {
  readonly open: readonly string[];
  readonly made: readonly string[];
}

export function playMatch(game: Game, match: Match): MatchResult {
  const bots: readonly Bot[] = match.bots.map(botNamed);
  const evaluators = match.tables?.map((table) => (table === null ? game : evaluatorOf(game, table)));
  const state = game.setup(bots.length, match.options, match.seed);
  const open: Action[] = [];
  const everOpen = new Set<Action>();
  const everMade = new Set<Action>();
  let decisions = 0;
  let choices = 0;
  let mostChoices = 0;
  for (let seat = game.turnOf(state); seat !== NOBODY; seat = game.turnOf(state)) {
    game.actions(state, seat, open);
    const action =
      open.length === 1
        ? open[0]
        : decide(bots[seat], {
            game,
            view: game.view(state, seat),
            seat,
            seed: botSeed(match.seed, seat, decisions),
            evaluator: evaluators?.[seat],
          }).action;
    if (match.noting) {
      for (const each of open) everOpen.add(each);
      everMade.add(action);
    }
    game.apply(state, seat, action);
    decisions++;
    choices += open.length;
    mostChoices = Math.max(mostChoices, open.length);
  }
  const notated = (moves: ReadonlySet<Action>): string[] => Array.from(moves, (move) => game.notate(move));
  return {
    sheets: game.scores(state),
    winners: game.winners(state),
    decisions,
    choices,
    mostChoices,
    ...(match.noting && { moves: { open: notated(everOpen), made: notated(everMade) } }),
  };
}

/** A seat's share of the win: ties share it. */
export function winShare(result: MatchResult, seat: Seat): number {
  return result.winners.includes(seat) ? 1 / result.winners.length : 0;
}
