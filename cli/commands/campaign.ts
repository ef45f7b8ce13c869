import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { botNamed, decide } from '@spielstube/bots';
import type { Game, Options } from '@spielstube/engine';
import { manifests } from '@spielstube/games';
import {
  botSeed,
  type Campaign,
  type GameRecord,
  readCampaign,
  resultsOf,
  type SeatPlan,
  type Stage,
  Table,
  verifyCampaign,
  writeCampaign,
} from '@spielstube/table';
import { Typed } from '../arguments.ts';
import { type Command, DONE, FAILED, UsageError } from '../command.ts';

/** Games that have a campaign. */
const WITH_CAMPAIGN = manifests.filter((manifest) => manifest.campaign !== undefined);

export const campaign: Command = {
  name: 'campaign',
  summary: 'lets bots play a campaign, chapter after chapter, and keeps it in one file',
  help: `A campaign is a file with the records of its chapters. If the file is there already, it is checked and goes on where
it stopped.

Arguments:
  --game ID             which campaign (standard: ${WITH_CAMPAIGN[0].id})
  --seats N             how many seats (standard: 2)
  --bots A,B,…          a bot for each seat, or one for all (standard: greedy)
  --branch N            which way the winner takes where there are several (standard: 1)
  --chapters N          stop after so many games (standard: at the end)
  --tries N             how often a solo chapter is tried (standard: 20)
  --seed TEXT           of the shuffles (standard: 1)
  --out FILE            where the campaign is kept

Examples:
  spielstube campaign --seats 3 --bots greedy --branch 2 --out newdale.campaign
  spielstube campaign --seats 1 --bots master --chapters 1 --out solo.campaign`,
  async run(args, terminal) {
    const typed = new Typed(args, ['game', 'seats', 'bots', 'branch', 'chapters', 'tries', 'seed', 'out']);
    typed.files();
    typed.layCorrections();
    const id = typed.text('game') ?? WITH_CAMPAIGN[0].id;
    const manifest = WITH_CAMPAIGN.find((one) => one.id === id);
    if (manifest?.campaign === undefined) throw new UsageError(`there is no campaign of "${id}"`);
    const game = await manifest.rules();
    const plan = await manifest.campaign.plan();
    const out = typed.text('out');
    if (out === undefined) throw new UsageError('--out FILE is missing');
    const bots = typed.bots('greedy');
    const seats = seatPlans(bots, typed.seats(game, bots.length === 1 ? 2 : bots.length));
    const branch = typed.number('branch', 1, 1, 9) - 1;
    const most = typed.number('chapters', 1000, 1, 1000);
    const tries = typed.number('tries', 20, 1, 1000);
    let now = existsSync(out) ? readCampaign(readFileSync(out, 'utf8')) : { game: id, seats, stages: [] };
    if (now.stages.length > 0) verifyCampaign(game, plan, now);
    for (let played = 0; played < most && triesOfLast(now) < tries; played++) {
      const tables = plan.nextTables(resultsOf(now), now.seats.length);
      if (tables.length === 0) break;
      const options = tables[Math.min(branch, tables.length - 1)];
      const seed = `${typed.seed()} ${now.stages.length + 1}`;
      const record = playChapter(game, now.seats, options, seed);
      now = { ...now, stages: [...now.stages, { record, given: null }] };
      keep(out, now);
      if (!typed.json) terminal.print(inWords(plan.titleOf(options), record));
    }
    const results = resultsOf(now);
    const over = plan.nextTables(results, now.seats.length).length === 0;
    const winners = plan.leaders(results, now.seats.length).map((seat) => seat + 1);
    if (typed.json) terminal.print(JSON.stringify({ file: out, over, games: now.stages.length, winners }));
    else if (over)
      terminal.print(`the campaign is won by ${winners.map((seat) => `seat ${seat}`).join(' and ')}`);
    return over || most < 1000 ? DONE : FAILED;
  },
};

/** The file is whole at every moment, whatever happens while it is written. */
function keep(file: string, now: Campaign): void {
  try {
    writeFileSync(`${file}.new`, writeCampaign(now));
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function seatPlans(bots: readonly string[], count: number): (SeatPlan & { kind: 'bot' })[] {
  if (bots.length !== 1 && bots.length !== count)
    throw new UsageError(`--bots names ${bots.length} bots for ${count} seats`);
  return Array.from({ length: count }, (_, seat) => {
    const level = bots[seat % bots.length];
    return { kind: 'bot', level, name: `${level} ${seat + 1}` };
  });
}

/** How often the last chapter was played in vain. */
function triesOfLast({ stages }: Campaign): number {
  const isInVain = ({ record }: Stage): boolean => record.result?.winners.length === 0;
  return stages.length - 1 - stages.findLastIndex((stage) => !isInVain(stage));
}

function playChapter(game: Game, seats: readonly SeatPlan[], options: Options, seed: string): GameRecord {
  const table = new Table(game, { seats, options, seed });
  for (let seat = table.deciding()[0]; seat !== undefined; seat = table.deciding()[0]) {
    const plan = seats[seat];
    if (plan.kind !== 'bot') throw new UsageError('only bots play on the command line');
    const decision = table.decisionOf(seat);
    const task = { game, view: table.look(seat).view, seat, seed: botSeed(seed, seat, decision) };
    table.submit(seat, game.notate(decide(botNamed(plan.level), task).action));
  }
  return table.record();
}

function inWords(title: string, { result }: GameRecord): string {
  const won = result?.winners.map((seat) => `seat ${seat + 1}`).join(' and ') ?? '';
  return `${title}: ${result?.scores.join(' : ')}, ${won === '' ? 'not passed' : `won by ${won}`}`;
}
