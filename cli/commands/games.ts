import { type Game, type OptionRule, type Options, optionLines, valuesOf } from '@spielstube/engine';
import { Typed } from '../arguments.ts';
import { type Command, DONE } from '../command.ts';

export const games: Command = {
  name: 'games',
  summary: 'lists games, seat counts and options',
  help: `Examples:
  spielstube games
  spielstube games --json`,
  async run(args, terminal) {
    const typed = new Typed(args, []);
    typed.files();
    const list = (await typed.games()).map((game) => ({
      id: game.id,
      rulesVersion: game.rulesVersion,
      seats: game.seats,
      options: game.options.map((rule) => optionOf(game, rule)).filter(({ seats }) => seats.length > 0),
    }));
    if (typed.json) {
      terminal.print(JSON.stringify(list));
      return DONE;
    }
    for (const game of list) {
      terminal.print(`${game.id}: ${game.seats.join(', ')} seats, version ${game.rulesVersion} of the rules`);
      for (const option of game.options) {
        const only =
          option.seats.length === game.seats.length ? '' : ` (with ${option.seats.join(', ')} seats)`;
        terminal.print(`  ${option.key}: ${option.values.join(' | ')}, standard ${option.standard}${only}`);
      }
    }
    return DONE;
  },
};

/** An option with all its values, and the numbers of seats at which it means something. */
function optionOf(game: Game, rule: OptionRule) {
  const seats = game.seats.filter((count) => canApply(game, rule, count));
  const values = [...new Set(seats.flatMap((count) => valuesOf(rule, count)))];
  return { key: rule.key, values, standard: rule.standard, seats };
}

/** Whether some choice of the other options makes this one mean something. */
const canApply = (game: Game, rule: OptionRule, seats: number): boolean =>
  choicesToTry(game, seats).some((given) =>
    optionLines(game, seats, given).some((line) => line.rule === rule && line.applies),
  );

/** All options as usual, all of them otherwise, and each of their values alone: no option asks for more than that. */
function choicesToTry(game: Game, seats: number): Options[] {
  const values = game.options.map((rule) => [rule, valuesOf(rule, seats)] as const);
  const otherwise = values.map(([{ key, standard }, all]) => [
    key,
    all.findLast((value) => value !== standard) ?? standard,
  ]);
  const alone = values.flatMap(([{ key }, all]) => all.map((value) => ({ [key]: value })));
  return [{}, Object.fromEntries(otherwise), ...alone];
}
