import { replayRecord } from '@spielstube/table';
import { Typed } from '../arguments.ts';
import { type Command, DONE } from '../command.ts';
import { openRecord } from '../record-file.ts';

export const replay: Command = {
  name: 'replay',
  summary: "plays a recorded game again and prints the state's hash",
  help: `Arguments:
  FILE                  a record
  --to N                stop after N moves (standard: all)

Examples:
  spielstube replay game.txt
  spielstube replay game.txt --to 40 --json`,
  async run(args, terminal) {
    const typed = new Typed(args, ['to']);
    const [file] = typed.files('FILE');
    typed.layCorrections();
    const { game, record } = await openRecord(file);
    const moves = typed.number('to', record.moves.length, 0, record.moves.length);
    const table = replayRecord(game, record, moves);
    const { view, deciding, scores } = table.look(null);
    const summary = {
      game: game.id,
      moves,
      hash: table.hash(),
      over: deciding.length === 0,
      progress: game.progress(view),
      scores: scores.map((sheet) => sheet.total),
    };
    terminal.print(
      typed.json
        ? JSON.stringify(summary)
        : `${summary.hash} after ${moves} of ${record.moves.length} moves, points ${summary.scores.join(' : ')}`,
    );
    return DONE;
  },
};
