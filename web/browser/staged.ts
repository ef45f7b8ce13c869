import type { Page, TestInfo } from '@playwright/test';
import type { Game } from '@spielstube/engine';
import type { GameRecord } from '@spielstube/table';
import { openAnother } from './finished.ts';
import { settle } from './parlour.ts';
import { stagesOf } from './pictures/stages.ts';
import { waitForTurn } from './turns.ts';

/** A game at each kind of question, to be opened at a table. */
export class Staged {
  readonly #game: Game;
  #found: ReadonlyMap<string, GameRecord> | null = null;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Found when first asked for: whoever only lists the tests need not wait. */
  get #records(): ReadonlyMap<string, GameRecord> {
    this.#found ??= stagesOf(this.#game);
    return this.#found;
  }

  /** All kinds of questions that are ever asked. */
  get kinds(): string[] {
    return [...this.#records.keys()].sort();
  }

  async open(page: Page, testInfo: TestInfo, kind: string): Promise<void> {
    const record = this.#records.get(kind);
    if (record === undefined) throw new Error(`${kind} is never asked`);
    await settle(page);
    await openAnother(page, testInfo.outputPath(`${kind}.txt`), record);
    await waitForTurn(page);
  }
}
