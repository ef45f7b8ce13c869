import { botNamed, decide } from '@spielstube/bots';
import { type Game, type GameState, NOBODY, type Options, type Seat } from '@spielstube/engine';
import { botSeed } from '@spielstube/table';
import { checkBot, GAME_HELP, Typed } from '../arguments.ts';
import {
  answeredMove,
  gameLine,
  type HouseLine,
  NoAnswer,
  overLine,
  questionLine,
  readLine,
} from '../bot-lines.ts';
import { type Command, DONE, UsageError } from '../command.ts';

export const serveBot: Command = {
  name: 'serve-bot',
  summary: 'lets a program play a seat, by lines of JSON',
  help: `Writes what the seat sees and may do, one JSON object a line, and reads what it does: {"move": 17} or
{"move": "pass"}. {"play": "some seed"} begins a new game at any time; the first one has the seed given here.
What the lines mean is told in docs/bots.md, with a program in Python. It ends when its input ends.

Arguments:
${GAME_HELP}
  --seat N              the seat of the program, the first is 1 (standard: 1)
  --against BOT         who plays the other seats (standard: greedy)
  --seed TEXT           of the first shuffle (standard: 1)

Examples:
  spielstube serve-bot --game orleans
  spielstube serve-bot --game villagers --seats 3 --seat 2 --against random --seed monday`,
  async run(args, terminal) {
    const typed = new Typed(args, ['game', 'seats', 'option', 'seat', 'against', 'seed']);
    typed.files();
    const game = await typed.game();
    const seats = typed.seats(game, 2);
    const seat = typed.number('seat', 1, 1, seats) - 1;
    const against = typed.text('against') ?? 'greedy';
    checkBot(against);
    if (terminal.lines === undefined) throw new UsageError('there is nobody who could answer');
    const say = (line: HouseLine): void => terminal.print(JSON.stringify(line));
    const desk = new Desk({ game, seats, options: typed.options(game, seats), seat, against }, say);
    desk.play(typed.seed());
    for await (const line of terminal.lines()) desk.hear(line);
    return DONE;
  },
};

/** Which games are played, and by whom. */
interface Sitting {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  /** The seat of the program. */
  readonly seat: Seat;
  /** The bot on all other seats. */
  readonly against: string;
}

/** Where a program sits: one game after the other, its seat asked by lines, the other seats played by a bot. */
class Desk {
  private readonly sitting: Sitting;
  private readonly say: (line: HouseLine) => void;
  /** The game that is played; null before the first one. */
  private state: GameState | null = null;
  private seed = '';
  private decisions = 0;

  constructor(sitting: Sitting, say: (line: HouseLine) => void) {
    this.sitting = sitting;
    this.say = say;
  }

  /** Begins a game and plays it up to the first question. */
  play(seed: string): void {
    const { game, seats, options, seat } = this.sitting;
    this.seed = seed;
    this.decisions = 0;
    this.state = game.setup(seats, options, seed);
    this.say(gameLine(game, seats, seat, options));
    this.goOn(this.state);
  }

  /** A line of the program: a move, or the wish for a new game. */
  hear(line: string): void {
    try {
      const said = readLine(line);
      if (typeof said.play === 'string') this.play(said.play);
      else this.move(said);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.say({ say: 'refused', why: error.message });
    }
  }

  private move(said: Readonly<Record<string, unknown>>): void {
    const { game, seat } = this.sitting;
    const { state } = this;
    if (state === null || game.turnOf(state) !== seat)
      throw new NoAnswer('nothing is asked: the game is over');
    const action = answeredMove(said, game, game.actions(state, seat));
    game.apply(state, seat, action);
    this.decisions++;
    this.goOn(state);
  }

  /** Others move, and whatever has one answer is done, until the program has something to decide or the game is over. */
  private goOn(state: GameState): void {
    const { game, seat: own, against } = this.sitting;
    for (let seat = game.turnOf(state); seat !== NOBODY; seat = game.turnOf(state)) {
      const open = game.actions(state, seat);
      const seed = botSeed(this.seed, seat, this.decisions);
      const view = game.view(state, seat);
      if (seat === own && open.length > 1) {
        this.say(questionLine(game, view, seat, seed, null));
        return;
      }
      const action =
        open.length === 1 ? open[0] : decide(botNamed(against), { game, view, seat, seed }).action;
      game.apply(state, seat, action);
      this.decisions++;
    }
    this.say(overLine(game, state));
  }
}
