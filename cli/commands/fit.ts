import { existsSync } from 'node:fs';
import type { Features, WorthTable } from '@spielstube/engine';
import { GAME_HELP, Typed } from '../arguments.ts';
import { type Command, DONE, type Terminal, UsageError } from '../command.ts';
import { type Duel, fight, standingInWords } from '../duel.ts';
import { besideFile, hasWon, outcomeInWords, placeFor, type Terms } from '../fit/outcome.ts';
import { type Refit, Refitting } from '../fit/refit.ts';
import { LEARNING, type Lesson } from '../fit/self-play.ts';
import { checkPlace, roundedTable, writeTable } from '../fit/table-file.ts';
import { thousands } from '../output.ts';
import { workAll } from '../pool.ts';
import { Progress } from '../progress.ts';

/** How far a round moves the table towards what its games say: half and half with the former one. */
const HALF = 1 / 2;
/** Where there was nothing before, there is nothing to mix with. */
const ALL_THE_WAY = 1;

export const fit: Command = {
  name: 'fit',
  summary: 'makes the table of worths that bots judge a game by, from games against themselves',
  help: `Each round greedy plays against itself, a third of its moves blurred and 2 % random. What its positions had
explains the points that were still made (least squares, by stage of the game), and the table moves half the way
there. In the end the new table plays a trial against the game's own one, on shuffles that the rounds have not seen.
If it wins, it becomes the game's own; if not, or with --out, it is written elsewhere.

Arguments:
${GAME_HELP}
  --from WHAT           the first table: "present", the game's own (standard), or "nothing", bare points
  --learn FROM          a round learns from its own games, "round" (standard), or also from those before it, "all";
                        with "all" the table does not swing to and fro between two styles of play
  --rounds N            how many rounds (standard: 5)
  --games N             games in a round (standard: 400)
  --blur POINTS         by how much blurred moves are misjudged (standard: 1)
  --trial N             games against the game's own table (standard: 400; with --out 0 leaves them out)
  --share PERCENT       the share of the trial that is enough to win (standard: if the 95 % interval lies above even)
  --seed TEXT           the rounds play the shuffles "fit TEXT …", the trial "report TEXT …" (standard: 1)
  --out FILE            where the table goes; the game's own stays
  --workers N           threads (standard: one for each core); the result does not depend on it

Examples:
  spielstube fit --game burgundy --rounds 5 --games 1000
  spielstube fit --game burgundy --from nothing --seed 7 --out worth.ts
  spielstube tournament --bots greedy@worth.ts,greedy --games 1000 --seed report`,
  async run(args, terminal) {
    const typed = new Typed(args, FLAGS);
    typed.files();
    const plan = await planFrom(typed);
    const tell = typed.json ? () => {} : (line: string): void => terminal.print(line);
    const { table, rounds } = await fitted(plan, tell, terminal);
    const duel = trialOf(plan, table);
    const standing = plan.trial === 0 ? null : await fight(duel, plan.workers, terminal);
    if (standing !== null) tell(standingInWords(standing, duel));
    const won = hasWon(standing, plan);
    const file = placeFor(plan, won);
    writeTable(file, table);
    tell(outcomeInWords(plan, standing, won));
    if (typed.json) {
      const { game, seats, seed } = plan;
      terminal.print(JSON.stringify({ game: game.id, seats, seed, rounds, trial: standing, won, file }));
    }
    return DONE;
  },
};

const FLAGS = [
  'game',
  'seats',
  'option',
  'from',
  'learn',
  'rounds',
  'games',
  'blur',
  'trial',
  'share',
  'seed',
  'out',
  'workers',
] as const;

/** What was asked for, understood and checked before the work begins. */
interface Plan extends Terms, Omit<Lesson, 'game' | 'table'> {
  readonly features: Features;
  readonly fromNothing: boolean;
  readonly learnsFromAll: boolean;
  readonly rounds: number;
  readonly games: number;
  readonly trial: number;
  readonly workers: number;
}

async function planFrom(typed: Typed): Promise<Plan> {
  const game = await typed.game();
  const { features } = game;
  if (features === undefined) {
    throw new UsageError(`${game.id} cannot be fitted: its evaluation has no table of worths`);
  }
  const from = typed.text('from') ?? 'present';
  if (from !== 'present' && from !== 'nothing') {
    throw new UsageError(`--from is "present" or "nothing", not "${from}"`);
  }
  const learn = typed.text('learn') ?? 'round';
  if (learn !== 'round' && learn !== 'all') {
    throw new UsageError(`--learn is "round" or "all", not "${learn}"`);
  }
  const out = typed.text('out');
  if (out === undefined && existsSync(besideFile(game))) {
    throw new UsageError(`${besideFile(game)} is there already: move it, or name another place with --out`);
  }
  checkPlace(out ?? besideFile(game));
  const seats = typed.seats(game, 2);
  const trial = typed.number('trial', 400, 0, 1_000_000);
  if (trial === 0 && out === undefined) throw new UsageError('without a trial the table needs --out FILE');
  if (trial > 0 && seats === 1) throw new UsageError('there is no trial with one seat: --trial 0 --out FILE');
  return {
    game,
    features,
    options: typed.options(game, seats),
    seats,
    seed: typed.seed(),
    blur: blurFrom(typed),
    fromNothing: from === 'nothing',
    learnsFromAll: learn === 'all',
    rounds: typed.number('rounds', 5, 1, 100),
    games: typed.number('games', 400, 1, 1_000_000),
    trial,
    share: typed.text('share') === undefined ? null : typed.number('share', 50, 1, 100) / 100,
    out,
    workers: typed.workers(),
  };
}

/** As a bot's word has it. */
function blurFrom(typed: Typed): string {
  const blur = typed.text('blur') ?? '1';
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(blur)) {
    throw new UsageError(`--blur is a number of points below 100 such as 0.5, not "${blur}"`);
  }
  return blur;
}

type Round = Omit<Refit, 'table'>;

/** All rounds. */
async function fitted(
  plan: Plan,
  tell: (line: string) => void,
  terminal: Terminal,
): Promise<{ table: WorthTable; rounds: readonly Round[] }> {
  const { features } = plan;
  let table: WorthTable = plan.fromNothing ? { knots: features.table.knots, worths: {} } : features.table;
  const rounds: Round[] = [];
  let refitting = new Refitting(table, features.names);
  for (let n = 1; n <= plan.rounds; n++) {
    const progress = new Progress(terminal, `round ${n} of ${plan.rounds}`, plan.games);
    await workAll(LEARNING, lessonsOf(plan, n, table), plan.workers, (experience, done) => {
      refitting.take(experience);
      progress.show(done);
    });
    progress.end();
    const share = plan.fromNothing && n === 1 ? ALL_THE_WAY : HALF;
    const { table: next, ...round } = refitting.refit(share);
    table = roundedTable(next, features.names);
    rounds.push(round);
    if (plan.learnsFromAll) refitting.goOnFrom(table);
    else refitting = new Refitting(table, features.names);
    tell(
      `round ${n}: ${thousands(round.positions)} positions of ${thousands(plan.games * (plan.learnsFromAll ? n : 1))} games; ` +
        `the table missed by ${round.missBefore.toFixed(2)} points, the best one for them by ${round.missAfter.toFixed(2)}`,
    );
  }
  return { table, rounds };
}

function lessonsOf(plan: Plan, round: number, table: WorthTable): Lesson[] {
  const { game, options, seats, blur } = plan;
  return Array.from({ length: plan.games }, (_, n) => {
    const seed = `fit ${plan.seed} ${round}-${n + 1}`;
    return { game: game.id, options, seats, blur, seed, table };
  });
}

function trialOf({ game, options, seats, seed, trial }: Plan, table: WorthTable): Duel {
  return {
    game: game.id,
    options,
    seats,
    seed: `report ${seed}`,
    games: trial,
    measured: { name: 'greedy with the new table', bot: 'greedy', table },
    other: { name: 'greedy', bot: 'greedy', table: null },
  };
}
