import type { Game, GameState, Refusal, Seat } from '@spielstube/engine';
import type { Table } from './table.ts';

/** What a bot is asked. It gets the seat's view, never the state. */
export interface BotTask {
  readonly game: Game;
  readonly view: GameState;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: string;
}

/** Whoever thinks for the bots: a worker of the browser, a worker thread of the server, a test. */
export interface Thinker {
  /** The chosen move in the game's notation. */
  think(task: BotTask): Promise<string>;
}

/**
 * Keeps a table going: where a bot has to decide, it is asked, and its answer is submitted like anybody's. Tells
 * of every change, after it has been stored.
 */
export class TableHost {
  readonly table: Table;
  private readonly thinker: Thinker;
  private readonly changed: (table: Table) => void | Promise<void>;
  private thinking = false;
  private closed = false;

  constructor(table: Table, thinker: Thinker, changed: (table: Table) => void | Promise<void>) {
    this.table = table;
    this.thinker = thinker;
    this.changed = changed;
  }

  /** A person moves. */
  async submit(seat: Seat, notation: string, seq: number): Promise<Refusal | null> {
    const refusal = this.table.submit(seat, notation, seq);
    if (refusal === null) await this.changed(this.table);
    return refusal;
  }

  async undo(seat: Seat): Promise<Refusal | null> {
    const refusal = this.table.undo(seat);
    if (refusal === null) await this.changed(this.table);
    return refusal;
  }

  /** Plays the bots' moves until a person has to decide, or the game is over. Calls while it runs do nothing. */
  async run(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      for (let seat = this.botToMove(); seat !== null && !this.closed; seat = this.botToMove()) {
        await this.moveBot(seat);
      }
    } finally {
      this.thinking = false;
    }
  }

  /** No further bot moves are submitted. */
  close(): void {
    this.closed = true;
  }

  private botToMove(): Seat | null {
    const bot = this.table.deciding().find((seat) => this.table.setup.seats[seat].kind === 'bot');
    return bot ?? null;
  }

  private async moveBot(seat: Seat): Promise<void> {
    const { game, setup, seq } = this.table;
    const plan = setup.seats[seat];
    if (plan.kind !== 'bot') return;
    const { view } = this.table.look(seat, seq);
    const notation = await this.thinker.think({
      game,
      view,
      seat,
      level: plan.level,
      seed: `${setup.seed} ${seq}`,
    });
    if (this.closed) return;
    const refusal = this.table.submit(seat, notation);
    if (refusal !== null) throw new Error(`bot on seat ${seat + 1} tried "${notation}": ${refusal.reason}`);
    await this.changed(this.table);
  }
}
