const WIDTH = 30;
const REDRAW_MS = 100;

/** A bar on a terminal while long work goes on; elsewhere nothing at all. */
export class Progress {
  private readonly label: string;
  private readonly total: number;
  private readonly started = Date.now();
  private drawn = 0;

  constructor(label: string, total: number) {
    this.label = label;
    this.total = total;
  }

  /** So much of the total is done. */
  show(done: number): void {
    if (!process.stderr.isTTY) return;
    const now = Date.now();
    if (now - this.drawn < REDRAW_MS && done < this.total) return;
    this.drawn = now;
    const filled = Math.round((WIDTH * done) / this.total);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    const seconds = Math.ceil(((now - this.started) / done) * (this.total - done) * 0.001);
    process.stderr.write(`\r${this.label} ${bar} ${done}/${this.total}, ${seconds} s left \x1b[K`);
  }

  /** Takes the bar away. */
  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }
}
