import { expect } from 'vitest';
import type { GameEvent } from '../game.ts';
import type { GameState } from '../state.ts';

type Amounts = Readonly<Record<string, number>>;

/** For what the box has no fixed number of: what is held of it, and what an event adds to that or takes away. */
export interface Ledger {
  holdings(s: GameState): Amounts;
  entries(event: GameEvent): Amounts;
}

/** Keeps the books of one game: nothing of it may come or go without being told. */
export class Books {
  private readonly ledger: Ledger;
  private readonly balance: Record<string, number>;

  constructor(ledger: Ledger, start: GameState) {
    this.ledger = ledger;
    this.balance = { ...ledger.holdings(start) };
  }

  enter(event: GameEvent): void {
    const entries = this.ledger.entries(event);
    for (const key in entries) this.balance[key] = (this.balance[key] ?? 0) + entries[key];
  }

  expectBalance(s: GameState): void {
    const held = this.ledger.holdings(s);
    for (const key in this.balance) {
      if (held[key] === this.balance[key]) continue;
      expect(held).toEqual(this.balance);
    }
  }
}
