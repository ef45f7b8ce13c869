import type { Game } from '@spielstube/engine';
import type { Standing } from '../duel.ts';
import { percent } from '../output.ts';
import { tableFileOf } from './table-file.ts';

/** What decides about a new table, and where it goes. */
export interface Terms {
  readonly game: Game;
  readonly seats: number;
  /** The share of the trial that must be won, or null: more than even beyond doubt. */
  readonly share: number | null;
  /** Where the table goes in any case. */
  readonly out: string | undefined;
}

/** Whether the new table has won its trial; without a trial it has not. */
export function hasWon(standing: Standing | null, { share, seats }: Terms): boolean {
  if (standing === null) return false;
  return share === null ? standing.low > 1 / seats : standing.winRate >= share;
}

/** Where a table goes that has not won, if nothing else was said. */
export function besideFile(game: Game): string {
  return `${game.id}-worth.ts`;
}

/** Only a winner, and only if no other place was named, takes the place of the game's own table. */
export function placeFor({ game, out }: Terms, won: boolean): string {
  return out ?? (won ? tableFileOf(game) : besideFile(game));
}

/** What became of the new table. */
export function outcomeInWords(terms: Terms, standing: Standing | null, won: boolean): string {
  const { game, seats, share, out } = terms;
  const need = share === null ? `more than ${percent(1 / seats)} beyond doubt` : percent(share);
  const result = standing === null ? '' : `It has ${won ? '' : 'not '}won (${need}). `;
  const file = placeFor(terms, won);
  return won && out === undefined
    ? `${result}It is the table of ${game.id} now: ${file}`
    : `${result}It is written to ${file}; the table of ${game.id} is as it was.`;
}
