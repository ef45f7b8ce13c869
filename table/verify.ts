import { type Game, isReshuffle, OptionError, optionLines, seedCommitment } from '@spielstube/engine';
import { type GameRecord, lineOfMove, type RecordedResult, resultLines } from './record.ts';
import { RecordError } from './record-error.ts';
import { Table } from './table.ts';

/**
 * Plays a record again. Throws a `RecordError` with the wrong line if the seed does not match its hash, a move is not
 * legal, or the result is not what the moves give. A record of older rules is tried: if it comes out as it says, it is
 * accepted, and the table goes on with the rules of today.
 */
export function verifyRecord(game: Game, record: GameRecord): Table {
  checkHead(game, record);
  return tryOlder(game, record, () => {
    const table = replay(game, record, record.moves.length);
    const { result } = table.record();
    const hash = isOlder(game, record) ? table.formerHash(record.rulesVersion, record.options) : table.hash();
    checkResult(record, result === null ? null : { ...result, hash });
    return table;
  });
}

/** The table after the first moves of a record; its result is not looked at. */
export function replayRecord(game: Game, record: GameRecord, moves: number): Table {
  checkHead(game, record);
  return tryOlder(game, record, () => replay(game, record, moves));
}

function replay(game: Game, record: GameRecord, moves: number): Table {
  const table = openTable(game, record);
  const catchUp = (): void => {
    if (isOlder(game, record)) table.catchUp(record.rulesVersion);
  };
  catchUp();
  record.moves.slice(0, moves).forEach((move, n) => {
    const refusal = isReshuffle(move.notation)
      ? table.reshuffle(move.seat, move.notation)
      : table.submit(move.seat, move.notation);
    if (refusal !== null) {
      const { reason, rule } = refusal;
      throw new RecordError(lineOfMove(record, n), { what: 'illegal', move: move.notation, reason, rule });
    }
    catchUp();
  });
  return table;
}

const isOlder = (game: Game, record: GameRecord): boolean => record.rulesVersion < game.rulesVersion;

/** What is wrong with a record of older rules is that they were other rules. */
function tryOlder(game: Game, record: GameRecord, play: () => Table): Table {
  try {
    return play();
  } catch (error) {
    if (!(error instanceof RecordError) || !isOlder(game, record)) throw error;
    throw otherRules(game, record);
  }
}

const otherRules = (game: Game, { rulesVersion: version }: GameRecord): RecordError =>
  new RecordError(3, { what: 'otherRules', version, here: game.rulesVersion });

/** Game, values, seed and rules must be those at hand. */
function checkHead(game: Game, record: GameRecord): void {
  if (record.game !== game.id)
    throw new RecordError(2, { what: 'otherGame', game: record.game, here: game.id });
  if (record.rulesVersion > game.rulesVersion) throw otherRules(game, record);
  if (record.corrections !== game.box.corrections) {
    const { corrections: here } = game.box;
    const line = record.corrections === '' ? 3 : 4;
    throw new RecordError(line, { what: 'otherValues', given: record.corrections, here });
  }
  if (seedCommitment(record.seed) !== record.commitment)
    throw new RecordError(lineOfMove(record, 0) - 1, { what: 'otherSeed' });
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
    const lines = optionLines(game, seats.length, { ...game.formerly?.options?.(rulesVersion), ...options });
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
