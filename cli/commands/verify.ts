import { RecordError, verifyRecord } from '@spielstube/table';
import { Typed } from '../arguments.ts';
import { type Command, DONE, FAILED } from '../command.ts';
import { openRecord } from '../record-file.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'checks a record: every move legal, scores right, seed as published',
  help: `Exit code 0 if all is well, 1 with the wrong line if not.

Arguments:
  FILE                  a record

Examples:
  spielstube verify game.txt
  spielstube verify game.txt --json`,
  async run(args, terminal) {
    const typed = new Typed(args, []);
    const [file] = typed.files('FILE');
    typed.layCorrections();
    try {
      const { game, record } = await openRecord(file);
      const hash = verifyRecord(game, record).hash();
      const summary = {
        ok: true,
        game: game.id,
        moves: record.moves.length,
        finished: record.result !== null,
        hash,
      };
      terminal.print(
        typed.json
          ? JSON.stringify(summary)
          : `${file}: right, ${summary.moves} moves of ${game.id}, hash ${hash}`,
      );
      return DONE;
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      if (typed.json) terminal.print(JSON.stringify({ ok: false, line: error.line, message: error.message }));
      else terminal.complain(`spielstube: ${file}: ${error.message}`);
      return FAILED;
    }
  },
};
