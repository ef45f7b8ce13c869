import { Table } from '@spielstube/table';
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
  run(args, terminal) {
    const typed = new Typed(args, ['to']);
    const [file] = typed.files('FILE');
    const { game, record } = openRecord(file);
    const moves = typed.number('to', record.moves.length, 0, record.moves.length);
    const { seats, options, seed } = record;
    const table = new Table(game, { seats, options, seed }, record.moves.slice(0, moves));
    const { view, deciding, scores } = table.look(null, moves);
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
