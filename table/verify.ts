import { type Game, seedCommitment } from '@spielstube/engine';
import { type GameRecord, lineOfMove, RecordError, writeRecord } from './record.ts';
import { Table } from './table.ts';

/**
 * Plays a record again. Throws a `RecordError` with the wrong line if the seed does not match its hash, a move is
 * not legal, or the result is not what the moves give.
 */
export function verifyRecord(game: Game, record: GameRecord): Table {
  const firstMoveLine = lineOfMove(record, 0);
  if (record.game !== game.id)
    throw new RecordError(2, `this is a game of ${record.game}, not of ${game.id}`);
  if (record.rulesVersion !== game.rulesVersion) {
    throw new RecordError(
      3,
      `written for version ${record.rulesVersion} of the rules, this is ${game.rulesVersion}`,
    );
  }
  if (seedCommitment(record.seed) !== record.commitment) {
    throw new RecordError(firstMoveLine - 1, 'the seed does not match the hash shown at the start');
  }
  const table = openTable(game, record);
  record.moves.forEach((move, n) => {
    const refusal = table.submit(move.seat, move.notation);
    if (refusal !== null) {
      const rule = refusal.rule === '' ? '' : ` (${refusal.rule})`;
      throw new RecordError(
        lineOfMove(record, n),
        `"${move.notation}" is not legal: ${refusal.reason}${rule}`,
      );
    }
  });
  checkResult(record, table.record());
  return table;
}

function openTable(game: Game, record: GameRecord): Table {
  try {
    return new Table(game, { seats: record.seats, options: record.options, seed: record.seed });
  } catch (error) {
    throw new RecordError(4, error instanceof Error ? error.message : String(error));
  }
}

/** The closing lines must be those that the moves give. */
function checkResult(record: GameRecord, replayed: GameRecord): void {
  if (record.result === null) {
    if (replayed.result === null) return;
    throw new RecordError(
      lineOfMove(record, record.moves.length),
      'the game is over, but its result is missing',
    );
  }
  if (replayed.result === null) {
    throw new RecordError(
      lineOfMove(record, record.moves.length),
      'a result is given, but the game is not over',
    );
  }
  const given = writeRecord(record).split('\n');
  const right = writeRecord(replayed).split('\n');
  const wrong = given.findIndex((line, n) => line !== right[n]);
  if (wrong >= 0) throw new RecordError(wrong + 1, `"${given[wrong]}" should be "${right[wrong]}"`);
}
