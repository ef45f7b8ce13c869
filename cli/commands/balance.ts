import { mean, measureMoves, measureSeats, measureSources, rounded, spreadOf } from '@spielstube/bots';
import { GAME_HELP, Typed } from '../arguments.ts';
import { inWords } from '../balance.ts';
import { type Command, DONE } from '../command.ts';
import type { Match } from '../match.ts';
import { playAll } from '../pool.ts';
import { Progress } from '../progress.ts';

export const balance: Command = {
  name: 'balance',
  summary: 'lets one bot play all seats and tells what a game gives whom, and for what',
  help: `Wins by seat, points by source, length, and moves: of the games in which a move was open, the share in which
somebody made it. A seat far above its share, a source that always or never pays, a card that is always or never played
points at a wrong rule or a bad value.

Arguments:
${GAME_HELP}
  --bot NAME            who plays all seats (standard: greedy)
  --games N             how many games (standard: 200)
  --moves VERB,…        lists the moves of these verbs one by one, copies of a card as one; standard: all verbs
  --seed TEXT           of the first shuffle (standard: balance)
  --workers N           threads (standard: one for each core); the result does not depend on it

Examples:
  spielstube balance --game newdale --option chapter=VIII --seats 3 --games 200 --moves build,hire
  spielstube balance --game orleans --seats 4 --games 2000 --json`,
  async run(args, terminal) {
    const typed = new Typed(args, ['game', 'seats', 'option', 'bot', 'games', 'moves', 'seed', 'workers']);
    typed.files();
    const game = await typed.game();
    const seats = typed.seats(game, Math.max(...game.seats));
    const bot = typed.bot('greedy');
    const options = typed.options(game, seats);
    const games = typed.number('games', 200, 1, 1_000_000);
    const seed = typed.text('seed') ?? 'balance';
    const verbs = typed.text('moves')?.split(',') ?? null;
    const matches: Match[] = Array.from({ length: games }, (_, n) => ({
      game: game.id,
      options,
      seed: `${seed}-${n + 1}`,
      bots: Array.from({ length: seats }, () => bot),
      noting: true,
    }));
    const progress = new Progress(terminal, 'games', games);
    const results = await playAll(matches, typed.workers(), (done) => progress.show(done));
    progress.end();
    const lengths = results.map(({ decisions }) => decisions);
    const summary = {
      game: game.id,
      seats,
      games,
      seed,
      bot,
      bySeat: measureSeats(results),
      bySource: measureSources(results),
      decisions: { mean: rounded(mean(lengths)), spread: rounded(spreadOf(lengths)) },
      moves: measureMoves(results, verbs),
    };
    terminal.print(typed.json ? JSON.stringify(summary) : inWords(summary));
    return DONE;
  },
};
