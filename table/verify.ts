import { type Game, seedCommitment } from '@spielstube/engine';
import { type GameRecord, lineOfMove, writeRecord } from './record.ts';
import { RecordError } from './record-error.ts';
import { Table } from './table.ts';

/**
 * Plays a record again. Throws a `RecordError` with the wrong line if the seed does not match its hash, a move is
 * not legal, or the result is not what the moves give.
 */
export function verifyRecord(game: Game, record: GameRecord): Table {
  const firstMoveLine = lineOfMove(record, 0);
  if (record.game !== game.id)
    throw new RecordError(2, { what: 'otherGame', game: record.game, here: game.id });
  if (record.rulesVersion !== game.rulesVersion) {
    throw new RecordError(3, {
      what: 'otherRules',
      version: record.rulesVersion,
      here: game.rulesVersion,
    });
  }
  if (seedCommitment(record.seed) !== record.commitment) {
    throw new RecordError(firstMoveLine - 1, { what: 'otherSeed' });
  }
  const table = openTable(game, record);
  record.moves.forEach((move, n) => {
    const refusal = table.submit(move.seat, move.notation);
    if (refusal !== null) {
      const { reason, rule } = refusal;
      throw new RecordError(lineOfMove(record, n), { what: 'illegal', move: move.notation, reason, rule });
    }
  });
  checkResult(record, table.record());
  return table;
}

function openTable(game: Game, record: GameRecord): Table {
  try {
    return new Table(game, { seats: record.seats, options: record.options, seed: record.seed });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new RecordError(4, { what: 'noSuchTable', why });
  }
}

/** The closing lines must be those that the moves give. */
function checkResult(record: GameRecord, replayed: GameRecord): void {
  if (record.result === null) {
    if (replayed.result === null) return;
    throw new RecordError(lineOfMove(record, record.moves.length), { what: 'resultMissing' });
  }
  if (replayed.result === null) {
    throw new RecordError(lineOfMove(record, record.moves.length), { what: 'resultTooEarly' });
  }
  const given = writeRecord(record).split('\n');
  const right = writeRecord(replayed).split('\n');
  const wrong = given.findIndex((line, n) => line !== right[n]);
  if (wrong >= 0)
    throw new RecordError(wrong + 1, { what: 'wrongLine', given: given[wrong], right: right[wrong] });
}
