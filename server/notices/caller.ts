import type { Seat } from '@spielstube/engine';
import type { Notices } from '@spielstube/table';
import type { PlannedCall, Store } from '../store/store.ts';
import { isQuiet } from '../tables/hours.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Ways } from './ways.ts';
import { noticeOf } from './words.ts';

export interface CallerParts {
  readonly store: Store;
  readonly ways: Ways;
  readonly now: () => number;
  /** Where people find the house. */
  readonly url: string;
  table(id: string): Promise<LiveTable>;
  noticesOf(person: string): Promise<Notices>;
  emailOf(person: string): Promise<string | null>;
  unexpected(error: unknown): void;
}

/** Somebody who is only changing rooms is not called. */
const GRACE = 15_000;
const LOOK_EVERY = 5000;
const HOUR = 3_600_000;

/**
 * Calls people when it is their turn: never those who sit at the table, never twice for the same turn, never in their
 * quiet time.
 */
export class Caller {
  private readonly parts: CallerParts;
  private timer: NodeJS.Timeout | undefined;

  constructor(parts: CallerParts) {
    this.parts = parts;
  }

  private get isSetUp(): boolean {
    const { push, mail, hook } = this.parts.ways;
    return push !== null || mail !== null || hook !== null;
  }

  start(): void {
    if (!this.isSetUp) return;
    this.timer = setInterval(() => void this.callAll().catch(this.parts.unexpected), LOOK_EVERY);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** It is somebody's turn now. */
  async turned(live: LiveTable, seat: Seat): Promise<void> {
    const kept = live.kept.seats[seat];
    if (!this.isSetUp || kept.kind !== 'person') return;
    const { store, now, noticesOf } = this.parts;
    const { mailAfter, silent } = await noticesOf(kept.person);
    if (silent.includes(live.id)) return;
    const turn = live.room?.present.turns.length ?? 0;
    await store.planCall({ table: live.id, seat, turn, kind: 'ring', at: now() + GRACE });
    if (mailAfter !== null)
      await store.planCall({
        table: live.id,
        seat,
        turn,
        kind: 'mail',
        at: now() + GRACE + mailAfter * HOUR,
      });
  }

  /** Makes the calls whose time has come. */
  async callAll(): Promise<void> {
    const { store, now, unexpected } = this.parts;
    for (const call of await store.takeCalls(now())) await this.call(call).catch(unexpected);
  }

  private async call({ table, seat, turn, kind }: PlannedCall): Promise<void> {
    const { now, url, noticesOf } = this.parts;
    const live = await this.parts.table(table);
    const kept = live.kept.seats[seat];
    const present = live.room?.present;
    const isOver = present === undefined || present.turns.length !== turn;
    if (kept.kind !== 'person' || isOver || live.company.of(seat).here) return;
    const wishes = await noticesOf(kept.person);
    const { pace } = live.kept;
    if (isQuiet(wishes.quiet, wishes.zone, now())) return;
    if (pace.kind === 'days' && isQuiet(pace.quiet, pace.zone, now())) return;
    const until = live.until(seat);
    const notice = noticeOf(live.kept, wishes.lang, until === null ? null : until - now(), url);
    await (kind === 'ring' ? this.ring(wishes, notice) : this.mail(kept.person, notice));
  }

  private async ring({ push, hook }: Notices, notice: ReturnType<typeof noticeOf>): Promise<void> {
    const { ways, unexpected } = this.parts;
    for (const place of push) await ways.push?.(place, notice).catch(unexpected);
    if (hook !== '') await ways.hook?.(hook, notice);
  }

  private async mail(person: string, notice: ReturnType<typeof noticeOf>): Promise<void> {
    const email = await this.parts.emailOf(person);
    if (email !== null) await this.parts.ways.mail?.(email, notice);
  }
}
