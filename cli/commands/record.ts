import { writeFileSync } from 'node:fs';
import { botNamed, decide } from '@spielstube/bots';
import { botSeed, type SeatPlan, Table, writeRecord } from '@spielstube/table';
import { GAME_HELP, Typed } from '../arguments.ts';
import { type Command, DONE, UsageError } from '../command.ts';

export const record: Command = {
  name: 'record',
  summary: 'lets bots play one game and writes it into a file',
  help: `Arguments:
${GAME_HELP}
  --bots A,B,…          a bot for each seat, or one for all (standard: greedy)
  --seed TEXT           of the shuffle (standard: 1)
  --out FILE            where the record goes

Examples:
  spielstube record --game burgundy --seats 2 --bots greedy,random --seed 7 --out game.txt
  spielstube record --seats 1 --bots master --out solo.txt`,
  async run(args, terminal) {
    const typed = new Typed(args, ['game', 'seats', 'option', 'bots', 'seed', 'out']);
    typed.files();
    const game = await typed.game();
    const bots = typed.bots('greedy');
    const count = typed.seats(game, bots.length === 1 ? Math.max(...game.seats) : bots.length);
    if (bots.length !== 1 && bots.length !== count) {
      throw new UsageError(`--bots names ${bots.length} bots for ${count} seats`);
    }
    const out = typed.text('out');
    if (out === undefined) throw new UsageError('--out FILE is missing');
    const seed = typed.seed();
    const seats = Array.from({ length: count }, (_, seat): SeatPlan & { kind: 'bot' } => {
      const level = bots[seat % bots.length];
      return { kind: 'bot', level, name: `${level} ${seat + 1}` };
    });
    const match = new Table(game, { seats, options: typed.options(game, count), seed });
    for (let seat = match.deciding()[0]; seat !== undefined; seat = match.deciding()[0]) {
      const task = {
        game,
        view: match.look(seat).view,
        seat,
        seed: botSeed(seed, seat, match.decisionOf(seat)),
      };
      const { action } = decide(botNamed(seats[seat].level), task);
      match.submit(seat, game.notate(action));
    }
    const finished = match.record();
    write(out, writeRecord(finished));
    const summary = {
      file: out,
      game: game.id,
      seats: count,
      moves: finished.moves.length,
      ...finished.result,
    };
    terminal.print(
      typed.json
        ? JSON.stringify(summary)
        : `${out}: ${summary.moves} moves, hash ${summary.hash ?? match.hash()}`,
    );
    return DONE;
  },
};

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
