import { games as register } from '@spielstube/games';
import { Typed } from '../arguments.ts';
import { type Command, DONE } from '../command.ts';

export const games: Command = {
  name: 'games',
  summary: 'lists games, seat counts and options',
  help: `Examples:
  spielstube games
  spielstube games --json`,
  run(args, terminal) {
    const typed = new Typed(args, []);
    typed.files();
    const list = register.map(({ id, rulesVersion, seats, options }) => ({
      id,
      rulesVersion,
      seats,
      options,
    }));
    if (typed.json) {
      terminal.print(JSON.stringify(list));
      return DONE;
    }
    for (const game of list) {
      terminal.print(`${game.id}: ${game.seats.join(', ')} seats, version ${game.rulesVersion} of the rules`);
      for (const option of game.options) {
        const only = option.seats === undefined ? '' : ` (with ${option.seats.join(', ')} seats)`;
        terminal.print(`  ${option.key}: ${option.values.join(' | ')}, standard ${option.standard}${only}`);
      }
    }
    return DONE;
  },
};
