import { GAME_HELP, Typed, VARY_HELP } from '../arguments.ts';
import { type Command, DONE, UsageError } from '../command.ts';
import { contenderNamed } from '../contender.ts';
import { type Duel, fight, standingInWords } from '../duel.ts';
import { PATIENCE } from '../match.ts';

export const tournament: Command = {
  name: 'tournament',
  summary: 'measures how much stronger one bot is than another',
  help: `Every shuffle is played once for each seat: the first bot sits there, the second one on all other seats.

Arguments:
${GAME_HELP}
${VARY_HELP}
  --bots A,B            the bot that is measured and the one it is measured against;
                        greedy@FILE judges by the table of worths in a file ("spielstube fit --out FILE"),
                        exec:COMMAND is a program of yours (docs/bots.md)
  --games N             how many games, rounded up to whole rounds of seats (standard: 400)
  --seed TEXT           of the first shuffle (standard: 1)
  --think MS            how long a program may think about a move (standard: ${PATIENCE})
  --workers N           threads (standard: one for each core); the result does not depend on it

The win rate is that of the first bot, ties shared, with a 95 % interval over the shuffles.

Examples:
  spielstube tournament --game burgundy --seats 2 --bots mcts:500,greedy --games 400 --seed 1
  spielstube tournament --seats 4 --bots greedy,random --games 200 --json
  spielstube tournament --bots greedy@worth.ts,greedy --games 1000 --seed report
  spielstube tournament --game orleans --bots "exec:python3 docs/python/first_bot.py,greedy" --games 20`,
  async run(args, terminal) {
    const typed = new Typed(args, [
      'game',
      'seats',
      'option',
      'vary',
      'bots',
      'games',
      'seed',
      'think',
      'workers',
    ]);
    typed.files();
    const game = await typed.game();
    const bots = typed.names('greedy,random');
    if (bots.length !== 2) throw new UsageError(`a tournament is between two bots, not ${bots.length}`);
    const seats = typed.seats(game, 2);
    if (seats === 1) throw new UsageError('a tournament needs two seats; for solo games use "simulate"');
    const [measured, other] = await Promise.all(bots.map((name) => contenderNamed(name, game)));
    const duel: Duel = {
      game: game.id,
      options: typed.variedOptions(game, seats),
      seats,
      seed: typed.seed(),
      games: typed.number('games', 400, 1, 1_000_000),
      measured,
      other,
      within: typed.number('think', PATIENCE, 1, 3_600_000),
    };
    const standing = await fight(duel, typed.workers(), terminal);
    if (typed.json) {
      const { games, seeds, ...rest } = standing;
      const head = { game: game.id, seats, games, seeds, seed: duel.seed };
      terminal.print(JSON.stringify({ ...head, bot: measured.name, against: other.name, ...rest }));
    } else terminal.print(standingInWords(standing, duel));
    return DONE;
  },
};
