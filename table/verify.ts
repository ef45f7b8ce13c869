import { type Game, OptionError, optionLines, seedCommitment } from '@spielstube/engine';
import { type GameRecord, lineOfMove, type RecordedResult, resultLines } from './record.ts';
import { RecordError } from './record-error.ts';
import { Table } from './table.ts';

/**
 * Plays a record again. Throws a `RecordError` with the wrong line if the seed does not match its hash, a move is not
 * legal, or the result is not what the moves give. A record of older rules is tried: if it comes out as it says, it is
 * accepted, and the table goes on with the rules of today.
 */
export function verifyRecord(game: Game, record: GameRecord): Table {
  if (record.game !== game.id)
    throw new RecordError(2, { what: 'otherGame', game: record.game, here: game.id });
  if (record.corrections !== game.box.corrections) {
    const { corrections } = game.box;
    throw new RecordError(record.corrections === '' ? 3 : 4, {
      what: 'otherValues',
      given: record.corrections,
      here: corrections,
    });
  }
  if (seedCommitment(record.seed) !== record.commitment)
    throw new RecordError(lineOfMove(record, 0) - 1, { what: 'otherSeed' });
  if (record.rulesVersion === game.rulesVersion) return replayed(game, record);
  try {
    if (record.rulesVersion < game.rulesVersion) return replayed(game, record);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
  }
  throw new RecordError(3, { what: 'otherRules', version: record.rulesVersion, here: game.rulesVersion });
}

/** The table that the moves lead to; its result must be the recorded one. */
function replayed(game: Game, record: GameRecord): Table {
  const { rulesVersion: version } = record;
  const isOlder = version < game.rulesVersion;
  const table = openTable(game, record);
  if (isOlder) table.catchUp(version);
  record.moves.forEach((move, n) => {
    const refusal = table.submit(move.seat, move.notation);
    if (refusal !== null) {
      const { reason, rule } = refusal;
      throw new RecordError(lineOfMove(record, n), { what: 'illegal', move: move.notation, reason, rule });
    }
    if (isOlder) table.catchUp(version);
  });
  const { result } = table.record();
  const hash = isOlder ? table.formerHash(version, record.options) : table.hash();
  checkResult(record, result === null ? null : { ...result, hash });
  return table;
}

function openTable(game: Game, { seats, options, seed, rulesVersion }: GameRecord): Table {
  try {
    return new Table(game, {
      seats,
      options: rulesVersion < game.rulesVersion ? formerOptions() : options,
      seed,
    });
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    throw new RecordError(4, { what: 'noSuchTable', why: error.message });
  }

  /** Older rules wrote down options that mean nothing at the table, too. */
  function formerOptions(): GameRecord['options'] {
    const lines = optionLines(game, seats.length, options);
    return Object.fromEntries(lines.map(({ rule, value }) => [rule.key, value]));
  }
}

/** The closing lines must be those that the moves give. */
function checkResult(record: GameRecord, right: RecordedResult | null): void {
  const line = lineOfMove(record, record.moves.length);
  if (record.result === null && right === null) return;
  if (record.result === null) throw new RecordError(line, { what: 'resultMissing' });
  if (right === null) throw new RecordError(line, { what: 'resultTooEarly' });
  const rightLines = resultLines(right);
  resultLines(record.result).forEach((given, n) => {
    if (given !== rightLines[n])
      throw new RecordError(line + n, { what: 'wrongLine', given, right: rightLines[n] });
  });
}
