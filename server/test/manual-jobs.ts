import type { Jobs } from '../jobs/jobs.ts';

/** Jobs that are done when a test says so. */
export class ManualJobs implements Jobs {
  readonly due = new Map<string, number>();
  private lookAfter: (table: string) => Promise<void> = async () => {};

  schedule(table: string, at: number): void {
    this.due.set(table, Math.min(at, this.due.get(table) ?? at));
  }

  async start(lookAfter: (table: string) => Promise<void>): Promise<void> {
    this.lookAfter = lookAfter;
  }

  /** Does what is due by then. */
  async run(now: number): Promise<void> {
    for (const [table, at] of [...this.due]) {
      if (at > now) continue;
      this.due.delete(table);
      await this.lookAfter(table);
    }
  }

  async stop(): Promise<void> {}
}
