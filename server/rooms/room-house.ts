import type { Seat } from '@spielstube/engine';
import type {
  HouseFrame,
  Me,
  MyTable,
  OpenedTable,
  Opening,
  OpeningFromRecord,
  TableCard,
  Thinker,
} from '@spielstube/table';
import { writeRecord } from '@spielstube/table';
import type { Jobs } from '../jobs/jobs.ts';
import type { KeptTable, Store } from '../store/store.ts';
import { tableCard } from '../tables/card.ts';
import { lookAfter } from '../tables/care.ts';
import { type HouseParts, LiveTable } from '../tables/live-table.ts';
import { continueRecord, layTable, tableAgain } from '../tables/opening.ts';
import { Refused } from '../tables/refused.ts';
import { hearWord } from '../tables/talk.ts';
import type { Item, News } from './news.ts';

/** What the house needs of the world. */
export interface RoomHouseParts {
  readonly store: Store;
  readonly thinker: Thinker;
  readonly jobs: Jobs;
  readonly news: News;
  readonly now: () => number;
  /** Tells all pages of a person something, by way of this process. */
  tellPerson(person: string, frame: HouseFrame): void;
  /** A session is over: its sockets are closed. */
  sessionEnded(session: string): void;
  /** An entry was kept: for metrics. */
  entered(): void;
  isAccount(person: string): Promise<boolean>;
  /** Something went wrong that nobody has foreseen. */
  unexpected(error: unknown): void;
  /** It is somebody's turn: whoever is not at the table may be called. */
  called(table: LiveTable, seat: Seat): void;
}

/** A table at which nobody looks sleeps after a while. */
const SLEEP_AFTER = 30_000;
const MOST_TABLES = 60;

/** All tables of the house: those that are awake here, and the way to wake the others. */
export class RoomHouse {
  private readonly parts: RoomHouseParts;
  private readonly awake = new Map<string, Promise<LiveTable>>();
  private readonly lastUsed = new Map<string, number>();
  private readonly broom: NodeJS.Timeout;

  constructor(parts: RoomHouseParts) {
    this.parts = parts;
    this.broom = setInterval(() => void this.sweep(), SLEEP_AFTER);
    this.broom.unref();
  }

  async start(): Promise<void> {
    const { news, unexpected } = this.parts;
    await news.start(
      (item) => void this.hear(item).catch(unexpected),
      () => void this.lookEverywhere().catch(unexpected),
    );
    await this.parts.jobs.start((table) => this.lookAfter(table));
  }

  async stop(): Promise<void> {
    clearInterval(this.broom);
    await this.parts.jobs.stop();
    for (const waking of this.awake.values()) (await waking.catch(() => null))?.sleep();
    this.awake.clear();
    await this.parts.news.stop();
  }

  get awakeTables(): number {
    return this.awake.size;
  }

  /** The table, awake. */
  async table(id: string): Promise<LiveTable> {
    this.lastUsed.set(id, this.parts.now());
    const awake = this.awake.get(id);
    if (awake !== undefined) return awake;
    const waking = LiveTable.wake(this.tableParts(), id);
    this.awake.set(id, waking);
    try {
      const live = await waking;
      live.room?.goOn();
      return live;
    } catch (error) {
      this.awake.delete(id);
      this.lastUsed.delete(id);
      throw error;
    }
  }

  /** The same for somebody who must be welcome there. */
  async tableFor(me: Me, id: string, invitation: string | null): Promise<LiveTable> {
    const live = await this.table(id);
    live.expectWelcome(me.id, invitation);
    return live;
  }

  private tableParts(): HouseParts {
    const { store, thinker, jobs, news, now } = this.parts;
    const { entered, isAccount, unexpected } = this.parts;
    return { store, thinker, jobs, news, now, turned: this.turned, entered, isAccount, unexpected };
  }

  private readonly turned = (live: LiveTable, seat: Seat, yourTurn: boolean): void => {
    const kept = live.kept.seats[seat];
    if (kept.kind !== 'person') return;
    const item: Item = { what: 'turn', table: live.id, person: kept.person, yourTurn };
    this.parts.tellPerson(kept.person, { frame: 'turn', table: live.id, yourTurn });
    this.parts.news.tell(item);
    if (yourTurn) this.parts.called(live, seat);
  };

  /** Puts tables to sleep at which nobody looks. */
  private async sweep(): Promise<void> {
    const before = this.parts.now() - SLEEP_AFTER;
    for (const [id, waking] of this.awake) {
      const live = await waking.catch(() => null);
      if (live === null || live.isWatched || (this.lastUsed.get(id) ?? 0) > before) continue;
      if (live.botsAreBusy) continue;
      this.awake.delete(id);
      this.lastUsed.delete(id);
      live.sleep();
    }
  }

  /** News may have been missed. */
  private async lookEverywhere(): Promise<void> {
    for (const waking of this.awake.values()) {
      const live = await waking.catch(() => null);
      await live?.reload();
      await live?.catchUp();
    }
  }

  /** News of other processes. */
  private async hear(item: Item): Promise<void> {
    if (item.what === 'turn') {
      const { person, table, yourTurn } = item;
      this.parts.tellPerson(person, { frame: 'turn', table, yourTurn });
      return;
    }
    if (item.what === 'sessionEnded') {
      this.parts.sessionEnded(item.session);
      return;
    }
    const live = await this.awake.get(item.table);
    if (live === undefined) return;
    if (item.what === 'entered') await live.hear(item.entry);
    else if (item.what === 'rows') await live.reload();
    else if (item.what === 'said') hearWord(live, item.word);
    else if (live.company.hear(item, this.parts.now())) live.tellCards();
  }

  /** Somebody who sits at these tables has changed. */
  async changedAt(tables: readonly string[]): Promise<void> {
    for (const table of tables) {
      this.parts.news.tell({ what: 'rows', table });
      await (await this.awake.get(table))?.reload();
    }
  }

  /** Does what is due at a table, and sees to it that somebody comes again. */
  private async lookAfter(id: string): Promise<void> {
    const live = await this.table(id);
    await lookAfter(live);
  }

  // ------------------------------------------------------------------------------------ tables

  async open(me: Me, opening: Opening): Promise<OpenedTable> {
    return this.add(await layTable(me, opening, this.parts.now()));
  }

  async openFromRecord(me: Me, opening: OpeningFromRecord): Promise<OpenedTable> {
    const { table, log } = await continueRecord(me, opening, this.parts.now());
    await this.parts.store.addTable(table, log);
    return openedOf(table);
  }

  private async add(table: KeptTable): Promise<OpenedTable> {
    await this.parts.store.addTable(table);
    return openedOf(table);
  }

  /** Once for all: whoever asks later is led to the same table. */
  async again(live: LiveTable, me: Me): Promise<OpenedTable> {
    const { kept } = live;
    if (live.seatOf(me.id) === null) throw new Refused('notYours', 'only those who sat here may do this');
    if (kept.status !== 'over' && kept.status !== 'ended')
      throw new Refused('notNow', 'the game is not over');
    const { store } = this.parts;
    const table = tableAgain(me, kept, this.parts.now());
    // Whoever names the table first lays it; should that fail half-way, the next one does.
    const isFirst = kept.next === null && (await store.setNext(live.id, table.id));
    await live.changed();
    const next = isFirst ? table.id : (live.kept.next ?? table.id);
    if ((await store.table(next)) === null)
      await store.addTable({ ...table, id: next }).catch((error: unknown) => this.expectTable(next, error));
    return openedOf((await this.table(next)).kept);
  }

  /** Somebody else may have laid the table at the same moment. */
  private async expectTable(id: string, error: unknown): Promise<void> {
    if ((await this.parts.store.table(id)) === null) throw error;
  }

  async openTables(): Promise<TableCard[]> {
    const tables = await this.parts.store.openTables(MOST_TABLES);
    return this.cards(tables, (live) => tableCard(live));
  }

  /** "Your turn" first, then what runs, what waits, what is over; among these the tightest or latest first. */
  async tablesOf(me: Me): Promise<MyTable[]> {
    const tables = await this.parts.store.tablesOf(me.id, MOST_TABLES);
    const mine = await this.cards(tables, (live) => myTable(live, me));
    const rank = ({ yourTurn, status }: MyTable): number =>
      yourTurn ? 0 : status === 'playing' ? 1 : status === 'waiting' ? 2 : 3;
    const late = Number.MAX_SAFE_INTEGER;
    return mine.sort(
      (one, other) =>
        rank(one) - rank(other) || (one.until ?? late) - (other.until ?? late) || other.touched - one.touched,
    );
  }

  /** A table that cannot be woken is left out: its trouble is its own. */
  private async cards<T>(tables: readonly KeptTable[], make: (live: LiveTable) => T): Promise<T[]> {
    const cards: T[] = [];
    for (const kept of tables) {
      const live = await this.upToDate(kept).catch(() => null);
      if (live !== null) cards.push(make(live));
    }
    return cards;
  }

  private async upToDate({ id, status }: KeptTable): Promise<LiveTable> {
    const live = await this.table(id);
    await live.keepUp(status);
    return live;
  }

  /** The record, once the game is over. */
  async record(live: LiveTable): Promise<string> {
    const { room, kept } = live;
    if (room === null || (kept.status !== 'over' && kept.status !== 'ended'))
      throw new Refused('notNow', 'the record is shown when the game is over');
    return writeRecord(room.present.record());
  }
}

const openedOf = ({ id, join, invitation }: KeptTable): OpenedTable => ({
  id,
  invitation: join === 'invitation' ? invitation : null,
});

function myTable(live: LiveTable, me: Me): MyTable {
  const card = live.cardFor(me.id);
  const present = live.room?.present;
  const last = present?.turns[present.turns.length - 1];
  const yourTurn =
    card.status === 'playing' && card.seat !== null && (last?.people.includes(card.seat) ?? false);
  return {
    ...card,
    yourTurn,
    until: yourTurn && card.seat !== null ? live.until(card.seat) : null,
    totals: present?.look(null).scores.map(({ total }) => total) ?? [],
    winners: present?.isOver() ? present.result().winners : [],
  };
}
