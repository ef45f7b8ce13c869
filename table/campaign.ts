import type { Game, Options, Seat } from '@spielstube/engine';
import { type GameRecord, readRecord, type SeatPlan, writeRecord } from './record.ts';
import { RecordError } from './record-error.ts';
import { verifyRecord } from './verify.ts';

/** How a game of a campaign ended. */
export interface StageResult {
  readonly options: Options;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

/** What a game says of its campaign: everything follows from the results so far. */
export interface CampaignPlan {
  /** The tables that may come next: several where somebody chooses, none when the campaign is over. */
  nextTables(results: readonly StageResult[], seats: number): readonly Options[];
  /** The places that the winner of a game may name, without those that have a name already; none if nobody has won. */
  placesToName(result: StageResult, named: readonly string[]): readonly string[];
  /** Who leads by the results so far; after the last game, who has won it all. */
  leaders(results: readonly StageResult[], seats: number): readonly Seat[];
  /** What one of its games is called in a list. */
  titleOf(options: Options): string;
}

/** A name that a winner has given to a place for good. */
export interface GivenName {
  readonly place: string;
  readonly name: string;
}

/** One game of a campaign, and the name that its winner has given. */
export interface Stage {
  readonly record: GameRecord;
  readonly given: GivenName | null;
}

/** Games one after the other with the same seats. The last one may still be running. */
export interface Campaign {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly stages: readonly Stage[];
}

/** The results of the games that are over. */
export function resultsOf({ stages }: Campaign): readonly StageResult[] {
  return stages.flatMap(({ record: { options, result } }) =>
    result === null ? [] : [{ options, scores: result.scores, winners: result.winners }],
  );
}

/** The game that is still running, if there is one. */
export function runningStage({ stages }: Campaign): Stage | null {
  const last = stages.at(-1);
  return last !== undefined && last.record.result === null ? last : null;
}

const FIRST_LINE = 'spielstube campaign 1';
const NAME_FORM = /^name (\S+) (\S.{0,39})$/;

/** A campaign as one file: who plays, then record after record. */
export function writeCampaign({ game, stages }: Campaign): string {
  const lines = [FIRST_LINE, `game ${game}`];
  for (const { record, given } of stages) {
    const written = writeRecord(record).trimEnd().split('\n');
    lines.push(`stage ${written.length}`, ...written);
    if (given !== null) lines.push(`name ${given.place} ${given.name}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Reads a campaign file; only its form is checked here, its games by `verifyCampaign`. */
export function readCampaign(text: string): Campaign {
  const lines = text.trimEnd().split(/\r?\n/);
  if (lines[0] !== FIRST_LINE) throw new RecordError(1, { what: 'expected', form: FIRST_LINE });
  const game = /^game (\S+)$/.exec(lines[1] ?? '')?.[1];
  if (game === undefined) throw new RecordError(2, { what: 'expected', form: 'game …' });
  const stages: Stage[] = [];
  let at = 2;
  while (at < lines.length) {
    const length = Number(/^stage (\d{1,6})$/.exec(lines[at])?.[1] ?? 0);
    if (length === 0) throw new RecordError(at + 1, { what: 'expected', form: 'stage LINES' });
    if (at + 1 + length > lines.length) throw new RecordError(lines.length, { what: 'endsTooEarly' });
    const record = shifted(at + 1, () => readRecord(lines.slice(at + 1, at + 1 + length).join('\n')));
    at += 1 + length;
    const [, place, name] = NAME_FORM.exec(lines[at] ?? '') ?? [];
    if (name !== undefined) at++;
    stages.push({ record, given: name === undefined ? null : { place, name } });
  }
  if (stages.length === 0) throw new RecordError(lines.length, { what: 'endsTooEarly' });
  return { game, seats: stages[0].record.seats, stages };
}

/** What is wrong in a record inside a file is told with the line of the file. */
function shifted<T>(before: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new RecordError(before + error.line, error.problem);
  }
}

/**
 * Plays all games again and checks that each of them is one that could come next, with the same seats, and that winners
 * have named what they may. Throws a `RecordError` with the line of the file.
 */
export function verifyCampaign(game: Game, plan: CampaignPlan, campaign: Campaign): void {
  if (campaign.game !== game.id)
    throw new RecordError(2, { what: 'otherGame', game: campaign.game, here: game.id });
  const results: StageResult[] = [];
  const named: string[] = [];
  let line = 3;
  campaign.stages.forEach(({ record, given }, n) => {
    shifted(line, () => {
      if (JSON.stringify(record.seats) !== JSON.stringify(campaign.seats))
        throw new RecordError(1, { what: 'noSuchTable', why: 'other people sit here than before' });
      const tables = plan.nextTables(results, record.seats.length);
      if (!tables.some((options) => isTable(options, record.options)))
        throw new RecordError(1, { what: 'noSuchTable', why: 'this game does not come next' });
      verifyRecord(game, record);
      if (record.result === null && n < campaign.stages.length - 1)
        throw new RecordError(1, { what: 'resultMissing' });
    });
    if (record.result !== null) {
      const { scores, winners } = record.result;
      results.push({ options: record.options, scores, winners });
    }
    line += 1 + writeRecord(record).trimEnd().split('\n').length;
    if (given === null) return;
    const last = record.result === null ? undefined : results.at(-1);
    if (last === undefined || !plan.placesToName(last, named).includes(given.place))
      throw new RecordError(line, { what: 'notToBeNamed', place: given.place });
    named.push(given.place);
    line++;
  });
}

/** Whether a table has the options that were asked for; what was not asked for is free. */
const isTable = (wanted: Options, options: Options): boolean =>
  Object.entries(wanted).every(([key, value]) => options[key] === value);
