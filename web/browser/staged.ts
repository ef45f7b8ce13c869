import type { Page } from '@playwright/test';
import type { Game } from '@spielstube/engine';
import type { GameRecord } from '@spielstube/table';
import { openAnother } from './finished.ts';
import { settle } from './parlour.ts';
import { stagesOf } from './pictures/stages.ts';
import { waitForTurn } from './turns.ts';

/** What was found by playing, for all tests that one process runs. */
const found = new Map<Game, ReadonlyMap<string, GameRecord>>();

/** Opens a game at a question, from table to table without loading the house anew. */
export async function openStage(page: Page, record: GameRecord): Promise<void> {
  await settle(page);
  await openAnother(page, record);
  await waitForTurn(page);
}

/** A game at each kind of question, to be opened at a table. */
export class Staged {
  readonly #game: Game;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Found when first asked for: whoever only lists the tests need not wait. */
  get #records(): ReadonlyMap<string, GameRecord> {
    const records = found.get(this.#game) ?? stagesOf(this.#game);
    found.set(this.#game, records);
    return records;
  }

  /** All kinds of questions that are ever asked. */
  get kinds(): string[] {
    return [...this.#records.keys()].sort();
  }

  async open(page: Page, kind: string): Promise<void> {
    const record = this.#records.get(kind);
    if (record === undefined) throw new Error(`${kind} is never asked`);
    await openStage(page, record);
  }
}
