import type { BoxValue } from '@spielstube/engine';
import { manifestOf } from '@spielstube/games';
import { Typed } from '../arguments.ts';
import { type Command, DONE } from '../command.ts';
import { table } from '../output.ts';

export const box: Command = {
  name: 'box',
  summary: 'shows all values of a game, and which of them are reconstructed',
  help: `Every value has a path, such as customers.C02.points. Whoever owns the printed game can correct values by their
paths, in a file of corrections: { "village": { "customers.C02.points": 6 } }. All commands take it.

Arguments:
  --game ID             which game (standard: burgundy)
  --corrections FILE    shows the box with these corrections laid over it

Examples:
  spielstube box --game village
  spielstube box --game village --json
  spielstube box --game village --corrections mine.json`,
  async run(args, terminal) {
    const typed = new Typed(args, ['game']);
    typed.files();
    const game = await typed.game();
    const tables = game.box.tables();
    if (typed.json) {
      terminal.print(JSON.stringify({ game: game.id, corrections: game.box.corrections, tables }));
      return DONE;
    }
    const text = await manifestOf(game.id)?.text.en();
    for (const { key, values } of tables) {
      terminal.print(`${text?.boxTable(key) ?? key}\n${table(values.map(row))}\n`);
    }
    const all = tables.flatMap(({ values }) => values);
    const count = (is: (value: BoxValue) => boolean): number => all.filter(is).length;
    terminal.print(
      `${all.length} values, ${count((value) => value.reconstructed)} reconstructed, ${count(isCorrected)} corrected`,
    );
    return DONE;
  },
};

const isCorrected = (value: BoxValue): boolean => value.before !== undefined;

function row(value: BoxValue): string[] {
  const marks = [value.reconstructed ? 'reconstructed' : '', isCorrected(value) ? `was ${value.before}` : ''];
  return [value.path, String(value.value), marks.filter(Boolean).join(', ')];
}
