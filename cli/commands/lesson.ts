import { botNamed, decide } from '@spielstube/bots';
import { type Course, type Game, NOBODY, type Options, stepsOf } from '@spielstube/engine';
import type { Cast, GameText } from '@spielstube/engine/text';
import { manifestOf } from '@spielstube/games';
import { botSeed, CourseError, CoursePlay, PUPIL, type SeatPlan, type Table } from '@spielstube/table';
import { GAME_HELP, Typed } from '../arguments.ts';
import { type Command, DONE, FAILED, type Terminal, UsageError } from '../command.ts';

/** Stands for whatever the bot would do. */
const BOTS_MOVE = '*';

export const lesson: Command = {
  name: 'lesson',
  summary: 'plays the course of a lesson up to a step and shows what could come next',
  help: `For whoever writes a course: tells what has happened, which moves are open (in notation and in words), and what a bot
would do. Without a course, or with --seed, the table is laid anew.

Arguments:
${GAME_HELP}
  --seed TEXT           another shuffle than that of the course
  --to N                the first N steps of the course (standard: all)
  --then "MOVE; MOVE"   moves after that, by whoever is asked; * is what the bot would do
  --bot BOT             who is asked (standard: greedy)
  --language de|en      of the words (standard: de)

Examples:
  spielstube lesson --game burgundy --to 12
  spielstube lesson --game village --seed 17 --seats 2 --then "cube family knowledge; *; *"`,
  async run(args, terminal) {
    const typed = new Typed(args, ['game', 'seats', 'option', 'seed', 'to', 'then', 'bot', 'language']);
    typed.files();
    const game = await typed.game();
    const manifest = manifestOf(game.id);
    const lang = typed.text('language') ?? 'de';
    if (lang !== 'de' && lang !== 'en') throw new UsageError(`--language is de or en, not "${lang}"`);
    const given = typed.text('seed') === undefined ? await manifest?.lesson?.() : undefined;
    const course = given?.course ?? newCourse(typed, game);
    const text = await manifest?.text[lang](course.options);
    if (text === undefined) throw new UsageError(`${game.id} has no words`);
    const desk = new Desk(game, course, text, typed.bot('greedy'));
    let code = DONE;
    try {
      desk.play(typed.number('to', stepsOf(course).length, 0, stepsOf(course).length));
    } catch (error) {
      if (!(error instanceof CourseError)) throw error;
      terminal.complain(error.message);
      code = FAILED;
    }
    if (code === DONE) {
      for (const move of (typed.text('then') ?? '').split(';').map((one) => one.trim()))
        if (move !== '') desk.move(move);
    }
    if (typed.json) terminal.print(JSON.stringify(desk.position()));
    else tell(desk.position(), terminal);
    return code;
  },
};

/** What somebody is asked, in notation and in words. */
interface AskedSeat {
  readonly seat: string;
  readonly question: string;
  readonly open: readonly { readonly notation: string; readonly words: string }[];
  readonly closed: readonly { readonly words: string; readonly why: string }[];
  /** What the bot would do. */
  readonly bot: string;
}

interface Position {
  readonly log: readonly { readonly move: number; readonly words: string }[];
  readonly asked: readonly AskedSeat[];
}

/** What has happened, then what could. */
function tell({ log, asked }: Position, terminal: Terminal): void {
  for (const { move, words } of log) terminal.print(`${`${move}`.padStart(4)}  ${words}`);
  for (const { seat, question, open, closed, bot } of asked) {
    terminal.print(`\n${seat}: ${question}`);
    for (const { notation, words } of open) terminal.print(`  ${notation.padEnd(18)} ${words}`);
    for (const { words, why } of closed) terminal.print(`  -  ${words}: ${why}`);
    terminal.print(`  the bot: ${bot}`);
  }
}

/** A table with no course yet. */
function newCourse(typed: Typed, game: Game): Course {
  const seats = typed.seats(game, 2);
  const options: Options = typed.options(game, seats);
  return { seats, options, seed: typed.seed(), chapters: [{ key: 'new', sign: '', steps: [] }] };
}

/** Where a course is looked at. */
class Desk {
  private readonly course: Course;
  private readonly text: GameText;
  private readonly bot: string;
  private readonly playing: CoursePlay;

  constructor(game: Game, course: Course, text: GameText, bot: string) {
    this.course = course;
    this.text = text;
    this.bot = bot;
    const seats = Array.from(
      { length: course.seats },
      (_, n): SeatPlan => ({
        kind: 'person',
        name: n === PUPIL ? 'Pupil' : `Other ${n}`,
      }),
    );
    this.playing = new CoursePlay(game, { seats, options: course.options, seed: course.seed }, course);
  }

  private get table(): Table {
    return this.playing.table;
  }

  play(steps: number): void {
    for (const place of stepsOf(this.course).slice(0, steps)) this.playing.play(place);
  }

  /** Whoever is asked first moves. */
  move(notation: string): void {
    const { table } = this;
    const [seat = NOBODY] = table.deciding();
    if (seat === NOBODY) throw new UsageError('the game is over');
    const move = notation === BOTS_MOVE ? this.botsMove(seat) : notation;
    const refusal = table.checkMove(seat, move);
    if (refusal !== null)
      throw new UsageError(`"${move}" of ${table.setup.seats[seat].name} is not open: ${refusal.reason}`);
    this.playing.table = table.after(table.entryOf(seat, move, 0));
  }

  private botsMove(seat: number): string {
    const { game, setup } = this.table;
    const seed = botSeed(setup.seed, seat, this.table.decisionOf(seat));
    const { view } = this.table.look(seat);
    return game.notate(decide(botNamed(this.bot), { game, view, seat, seed }).action);
  }

  position(): Position {
    const { table, text } = this;
    const cast: Cast = {
      name: (seat) => table.setup.seats[seat]?.name ?? '',
      isYou: (seat) => seat === PUPIL,
    };
    const log = table.look(PUPIL).events.flatMap(({ move, event }) => {
      const words = text.event(event, cast);
      return words === null ? [] : [{ move, words }];
    });
    const asked = table.deciding().flatMap((seat): AskedSeat[] => {
      const { decision, view } = table.look(seat);
      if (decision === null) return [];
      const { frame, choices, closed } = decision;
      return [
        {
          seat: cast.name(seat),
          question: text.question(view, frame).title,
          open: choices.map(({ action, notation }) => ({
            notation,
            words: text.action(view, frame, action, cast),
          })),
          closed: closed.map(({ wish, refusal }) => ({
            words: text.wish(view, frame, wish, cast),
            why: text.refusal(refusal),
          })),
          bot: this.botsMove(seat),
        },
      ];
    });
    return { log, asked };
  }
}
