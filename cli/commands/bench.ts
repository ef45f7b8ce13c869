import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Typed } from '../arguments.ts';
import { type Command, DONE } from '../command.ts';
import { laidCorrections } from '../corrections.ts';
import type { Figures, Measuring } from '../measure.ts';
import { table, thousands } from '../output.ts';
import { Progress } from '../progress.ts';

export const bench: Command = {
  name: 'bench',
  summary: 'measures how fast the rules are, on one core',
  help: `Random games through the interface that all users of a game have, each game in a thread of its own. After a warm-up the
median of several runs. Seconds are those for which a processor worked: other work on the machine does not count.

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
    const progress = new Progress(terminal, 'bench', tables.length);
    const measured: Figures[] = [];
    for (const { game, seats, options } of tables) {
      measured.push(await measureApart({ game: game.id, seats, options, runs, milliseconds }));
      progress.show(measured.length);
    }
    progress.end();
    if (typed.json) for (const figures of measured) terminal.print(JSON.stringify(figures));
    else terminal.print(inWords(measured));
    return DONE;
  },
};

/** In a thread of its own, as bots and tables have it: what one game has made of shared code does not slow the next one. */
async function measureApart(measuring: Measuring): Promise<Figures> {
  const script = new URL('../measure.worker.ts', import.meta.url);
  const worker = new Worker(script, { workerData: { corrections: laidCorrections(), measuring } });
  const [figures]: Figures[] = await once(worker, 'message');
  return figures;
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
