import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Item, News } from './news.ts';

const CHANNEL = 'spielstube';
/** PostgreSQL takes 8,000 bytes in a notice. */
const MOST_BYTES = 7500;
const AGAIN = 1000;
/** What happens within this time is told together, in milliseconds: a notice is dear, and nobody notices the difference. */
const GATHERED = 5;
/** How long telling something may take before the line is given up, and after what silence the line is tried. */
const PATIENCE = 10_000;

/** News between processes that share a PostgreSQL database, by LISTEN and NOTIFY. */
export class PostgresNews implements News {
  private readonly url: string;
  private readonly patience: number;
  readonly name = randomUUID();
  private client: pg.Client | null = null;
  private waiting: Item[] = [];
  private sending = false;
  private stopped = false;
  private hear: (item: Item) => void = () => {};
  private missed: () => void = () => {};

  constructor(url: string, patience = PATIENCE) {
    this.url = url;
    this.patience = patience;
  }

  async start(hear: (item: Item) => void, missed: () => void): Promise<void> {
    this.hear = hear;
    this.missed = missed;
    await this.connect();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: this.patience,
      query_timeout: this.patience,
      keepAlive: true,
      keepAliveInitialDelayMillis: this.patience,
    });
    client.on('notification', ({ payload }) => this.receive(payload ?? ''));
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    await client.connect();
    // PostgreSQL writes notices to the disk as well, and lets nobody else tell anything meanwhile: news need not last.
    await client.query('set synchronous_commit = off');
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
    if (!this.sending) void this.send();
  }

  /** What was told meanwhile was missed: whoever has something open must look for themselves. */
  private lost(client: pg.Client): void {
    if (this.stopped || this.client !== client) return;
    this.client = null;
    const again = (): void => {
      if (this.stopped) return;
      this.connect().then(this.missed, () => setTimeout(again, AGAIN).unref());
    };
    setTimeout(again, AGAIN).unref();
  }

  private receive(payload: string): void {
    if (payload.startsWith(this.name)) return;
    const items: Item[] = JSON.parse(payload.slice(this.name.length));
    for (const item of items) this.hear(item);
  }

  tell(item: Item): void {
    this.waiting.push(item);
    if (!this.sending) void this.send();
  }

  /** What comes while notices are on their way goes with the next. */
  private async send(): Promise<void> {
    this.sending = true;
    while (this.waiting.length > 0 && this.client !== null) {
      await new Promise((resolve) => setTimeout(resolve, GATHERED));
      await this.sendAll();
    }
    this.sending = false;
  }

  private async sendAll(): Promise<void> {
    const { client, waiting } = this;
    if (client === null || waiting.length === 0) return;
    this.waiting = [];
    await client
      .query('select pg_notify($1, notice) from unnest($2::text[]) notice', [
        CHANNEL,
        this.noticesOf(waiting),
      ])
      // The line is down: others hear of it when it is back, twice rather than never.
      .catch(() => {
        this.waiting.unshift(...waiting);
        this.lost(client);
        client.end().catch(() => {});
      });
  }

  /** As many as are needed. Each begins with the name of who tells it. */
  private noticesOf(items: readonly Item[]): string[] {
    const notices: string[] = [];
    let some: string[] = [];
    let bytes = 0;
    for (const text of items.map((item) => JSON.stringify(item))) {
      const more = Buffer.byteLength(text) + 1;
      if (some.length > 0 && bytes + more > MOST_BYTES) {
        notices.push(`${this.name}[${some}]`);
        some = [];
        bytes = 0;
      }
      some.push(text);
      bytes += more;
    }
    return [...notices, `${this.name}[${some}]`];
  }

  async stop(): Promise<void> {
    await this.sendAll();
    this.stopped = true;
    const { client } = this;
    this.client = null;
    await client?.end();
  }
}
