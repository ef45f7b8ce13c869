import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Item, News } from './news.ts';

const CHANNEL = 'spielstube';
/** PostgreSQL takes 8,000 bytes in a notice. */
const MOST_BYTES = 7500;
const AGAIN = 1000;

/** News between processes that share a PostgreSQL database, by LISTEN and NOTIFY. */
export class PostgresNews implements News {
  private readonly url: string;
  readonly name = randomUUID();
  private client: pg.Client | null = null;
  private waiting: Item[] = [];
  private sending = false;
  private stopped = false;
  private hear: (item: Item) => void = () => {};
  private missed: () => void = () => {};

  constructor(url: string) {
    this.url = url;
  }

  async start(hear: (item: Item) => void, missed: () => void): Promise<void> {
    this.hear = hear;
    this.missed = missed;
    await this.connect();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    client.on('notification', ({ payload }) => this.receive(payload ?? ''));
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    await client.connect();
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
    const { from, items }: { from: string; items: Item[] } = JSON.parse(payload);
    if (from !== this.name) for (const item of items) this.hear(item);
  }

  tell(item: Item): void {
    this.waiting.push(item);
    if (!this.sending) void this.send();
  }

  /** What comes while one notice is on its way goes with the next. */
  private async send(): Promise<void> {
    this.sending = true;
    while (this.waiting.length > 0 && this.client !== null) {
      const items = this.nextItems();
      const payload = JSON.stringify({ from: this.name, items });
      try {
        await this.client.query('select pg_notify($1, $2)', [CHANNEL, payload]);
      } catch {
        // The line is down: others hear of it when it is back, twice rather than never.
        this.waiting.unshift(...items);
        break;
      }
    }
    this.sending = false;
  }

  private nextItems(): Item[] {
    let bytes = 200;
    const items: Item[] = [];
    for (const item of this.waiting) {
      bytes += Buffer.byteLength(JSON.stringify(item)) + 1;
      if (items.length > 0 && bytes > MOST_BYTES) break;
      items.push(item);
    }
    this.waiting.splice(0, items.length);
    return items;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    const { client } = this;
    this.client = null;
    await client?.end();
  }
}
