import type { Terminal } from './command.ts';

const WIDTH = 30;
const REDRAW_MS = 100;

/** A bar on a terminal while long work goes on; elsewhere nothing at all. */
export class Progress {
  private readonly terminal: Terminal;
  private readonly label: string;
  private readonly total: number;
  private readonly started = Date.now();
  private drawn = 0;

  constructor(terminal: Terminal, label: string, total: number) {
    this.terminal = terminal;
    this.label = label;
    this.total = total;
  }

  /** So much of the total is done. */
  show(done: number): void {
    if (this.terminal.draw === undefined) return;
    const now = Date.now();
    if (now - this.drawn < REDRAW_MS && done < this.total) return;
    this.drawn = now;
    const filled = Math.round((WIDTH * done) / this.total);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    const seconds = Math.ceil(((now - this.started) / done) * (this.total - done) * 0.001);
    this.terminal.draw(`${this.label} ${bar} ${done}/${this.total}, ${seconds} s left `);
  }

  /** Takes the bar away. */
  end(): void {
    this.terminal.draw?.('');
  }
}
