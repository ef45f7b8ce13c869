import { levelNamed } from '@spielstube/bots';
import { completeOptions, OptionError } from '@spielstube/engine';
import { manifestOf } from '@spielstube/games';
import {
  type LogEntry,
  type Me,
  type Opening,
  type OpeningFromRecord,
  RecordError,
  readRecord,
  type SeatWish,
  verifyRecord,
} from '@spielstube/table';
import { boxFrom, checkBox } from '../boxes/check-box.ts';
import { rulesOf } from '../boxes/corrected-rules.ts';
import type { KeptSeat, KeptTable } from '../store/store.ts';
import { newInvitation, newSeed, newTableId } from './chance.ts';
import { isZone } from './hours.ts';
import { Refused } from './refused.ts';

type Agreed = Pick<Opening, 'title' | 'join' | 'pace' | 'timeUp' | 'watch'>;

/** A table nobody has moved at yet. */
function newTable(
  me: Me,
  now: number,
  agreed: Agreed,
): Omit<KeptTable, 'game' | 'rulesVersion' | 'options' | 'box' | 'seats'> {
  const { title, join, pace, timeUp, watch } = agreed;
  if (pace.kind === 'days' && !isZone(pace.zone))
    throw new Refused('malformed', 'there is no such time zone');
  return {
    id: newTableId(),
    title,
    join,
    pace,
    timeUp,
    watch,
    invitation: newInvitation(),
    fromRecord: false,
    host: me.id,
    hostName: me.name,
    status: 'waiting',
    seed: newSeed(),
    created: now,
    touched: now,
    due: null,
    begun: 0,
    plan: null,
    next: null,
  };
}

const personOf = ({ id, name, crest }: Me, ready: boolean): KeptSeat => ({
  kind: 'person',
  person: id,
  name,
  crest,
  ready,
});

function seatFor(me: Me, wish: SeatWish): KeptSeat {
  if (wish.kind === 'me') return personOf(me, true);
  if (wish.kind === 'bot' && levelNamed(wish.level) === undefined)
    throw new Refused('malformed', `there is no level ${wish.level}`);
  return wish;
}

/** A table as somebody wants it. Seats and options must be those that the game has. */
export async function layTable(me: Me, opening: Opening, now: number): Promise<KeptTable> {
  const { game: id, seats, options, corrections } = opening;
  if (seats.filter(({ kind }) => kind === 'me').length > 1)
    throw new Refused('malformed', 'nobody sits on two seats');
  const manifest = manifestOf(id);
  if (manifest === undefined) throw new Refused('noSuchTable', `there is no game ${id}`);
  try {
    const game = await manifest.rules(options);
    const box = await boxFrom(id, corrections);
    return {
      ...newTable(me, now, opening),
      game: id,
      rulesVersion: game.rulesVersion,
      options: completeOptions(game, seats.length, options),
      box,
      seats: seats.map((wish) => seatFor(me, wish)),
    };
  } catch (error) {
    if (error instanceof OptionError) throw new Refused('noSuchTable', error.message);
    throw error;
  }
}

/** A game that was begun offline: people's seats are open but for the own one, bots stay where they are. */
export async function continueRecord(
  me: Me,
  { record: text, seat, ...agreed }: OpeningFromRecord,
  now: number,
): Promise<{ table: KeptTable; log: readonly LogEntry[] }> {
  try {
    const record = readRecord(text);
    const known = manifestOf(record.game) !== undefined;
    const box = record.box === null || !known ? null : await checkBox(record.game, record.box);
    const game = await rulesOf(record.game, record.options, box);
    if (game === undefined) throw new RecordError(2, { what: 'unknownGame', game: record.game });
    const played = verifyRecord(game, record);
    if (played.isOver()) throw new Refused('notNow', 'the game is over');
    if (record.seats[seat]?.kind !== 'person') throw new Refused('malformed', 'nobody sits on this seat');
    const seats = record.seats.map((plan, n): KeptSeat => {
      if (n === seat) return personOf(me, true);
      return plan.kind === 'bot' ? seatFor(me, plan) : { kind: 'open' };
    });
    const table: KeptTable = {
      ...newTable(me, now, agreed),
      game: record.game,
      rulesVersion: game.rulesVersion,
      options: played.setup.options,
      box,
      seed: record.seed,
      fromRecord: true,
      seats,
    };
    return { table, log: played.entered };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    const { line, problem, message } = error;
    throw new Refused('record', message, { record: { line, problem } });
  }
}

/** The same table once more: people and bots as they sat, everybody is asked to be ready. */
export function tableAgain(me: Me, before: KeptTable, now: number): KeptTable {
  const { game, rulesVersion, options, box, seats } = before;
  return {
    ...newTable(me, now, before),
    game,
    rulesVersion,
    options,
    box,
    invitation: before.invitation,
    seats: seats.map((seat) => (seat.kind === 'person' ? { ...seat, ready: seat.person === me.id } : seat)),
  };
}
