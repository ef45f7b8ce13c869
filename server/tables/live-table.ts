import type { Game, Seat } from '@spielstube/engine';
import {
  type Ask,
  type HouseFrame,
  type Known,
  type LogEntry,
  type NewEntry,
  NOT_STORED,
  NotForScreen,
  type OwnCard,
  type Presence,
  Room,
  type Screen,
  type SocketOpened,
  Table,
  type TableSetup,
  type Thinker,
} from '@spielstube/table';
import { rulesOf } from '../boxes/corrected-rules.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { News } from '../rooms/news.ts';
import { InDoubt, type KeptRequest, type KeptTable, type Store } from '../store/store.ts';
import { ownCard } from './card.ts';
import { Clocks } from './clocks.ts';
import { Company } from './company.ts';
import { asideOf } from './due.ts';
import { type Looker, Lookers } from './lookers.ts';
import { rateGame } from './ratings.ts';
import { Refused } from './refused.ts';
import { talkFor } from './talk.ts';

/** What a table needs of the house. */
export interface HouseParts {
  readonly store: Store;
  readonly thinker: Thinker;
  readonly jobs: Jobs;
  readonly news: News;
  readonly now: () => number;
  /** An entry was kept: for metrics. */
  entered(): void;
  /** Whether somebody has an account. */
  isAccount(person: string): Promise<boolean>;
  /** Something went wrong that nobody has foreseen. */
  unexpected(error: unknown): void;
  /** It is, or is no longer, somebody's turn. */
  turned(table: LiveTable, seat: Seat, yourTurn: boolean): void;
}

/** A bot that another process has to move gets this long. */
const BOTS_ELSEWHERE = 10_000;
/** Requests that were answered are shown for so long. */
export const REQUESTS_SHOWN = 5 * 60_000;
/** When others enter something at the same moment. */
const MOST_TRIES = 10;

/** A table that was begun with other rules, or whose log is damaged, is left as it is: others do not notice. */
function replay(game: Game, setup: TableSetup, log: readonly LogEntry[]): Table {
  try {
    return Table.fromLog(game, setup, log);
  } catch (error) {
    throw new Refused('noSuchTable', `this game can no longer be played: ${error}`);
  }
}

/** A table that is awake in this process: its rows, its room once it has begun, and who looks at it from here. */
export class LiveTable {
  readonly id: string;
  readonly game: Game;
  readonly parts: HouseParts;
  readonly company: Company;
  kept: KeptTable;
  room: Room | null = null;
  requests: readonly KeptRequest[] = [];
  private clocks: Clocks | null = null;
  private readonly lookers = new Lookers();
  private botsAwaited: NodeJS.Timeout | undefined;
  /** Turns that lookers and people have been told of, and entries. */
  private turnsTold = 0;
  private entriesTold = 0;
  /** There may be an entry in the log of which nobody here knows. */
  private isBehind = false;
  private reading: Promise<void> = Promise.resolve();

  private constructor(parts: HouseParts, kept: KeptTable, game: Game) {
    this.parts = parts;
    this.id = kept.id;
    this.kept = kept;
    this.game = game;
    this.company = new Company(kept.id, parts.news);
  }

  /** A table as it is kept. */
  static async wake(parts: HouseParts, id: string): Promise<LiveTable> {
    const kept = await parts.store.table(id);
    if (kept === null) throw new Refused('gone', 'there is no such table');
    const game = await rulesOf(kept.game, kept.options, kept.box);
    if (game === undefined) throw new Refused('noSuchTable', `there is no game ${kept.game}`);
    const live = new LiveTable(parts, kept, game);
    if (kept.status !== 'waiting') await live.openRoom(kept);
    live.requests = await parts.store.requests(id, parts.now() - REQUESTS_SHOWN);
    live.company.ask();
    return live;
  }

  /** The game has begun: from now on there is a room. Nobody sees one without the other. */
  private async openRoom(kept: KeptTable): Promise<void> {
    const { parts } = this;
    const setup = { seats: kept.plan ?? [], options: kept.options, seed: kept.seed };
    const table = replay(this.game, setup, await parts.store.log(this.id, 0));
    this.kept = kept;
    const kitchen = { put: this.put, add: this.refuseFork };
    this.room = new Room(table, kitchen, parts.thinker, parts.now, this.counted);
    this.clocks = kept.pace.kind === 'free' ? null : new Clocks(kept.pace, kept.seats.length, kept.begun);
    this.turnsTold = table.turns.length;
    this.entriesTold = table.entered.length;
  }

  private readonly refuseFork = async (): Promise<string> => {
    throw new Refused('notNow', 'a game online is not forked');
  };

  /** Keeps an entry; answers what others have entered meanwhile. */
  private readonly put = async (next: Table, entry: LogEntry): Promise<readonly LogEntry[]> => {
    const { store, news, jobs } = this.parts;
    const aside = asideOf(this, next, next.turns.length > this.turnsTold);
    const isKept = await store.append(this.id, entry, aside).catch((error) => this.notKept(error));
    if (!isKept) return store.log(this.id, entry.seq - 1);
    this.kept = { ...this.kept, ...aside };
    if (typeof aside.due === 'number') jobs.schedule(this.id, aside.due);
    news.tell({ what: 'entered', table: this.id, entry });
    this.parts.entered();
    return [];
  };

  /** Pages are told that it was not kept, not why. Where that is not known, they are told nothing that could be wrong. */
  private notKept(error: unknown): never {
    this.parts.unexpected(error);
    if (error instanceof InDoubt) {
      this.isBehind = true;
      this.lookers.hangUp();
    }
    throw new Error('it could not be kept');
  }

  /** When the time of each seat that is asked is up. */
  timesUp(table: Table): ReadonlyMap<Seat, number> {
    return this.clocks?.timesUp(table) ?? new Map();
  }

  /** Until when a seat has to move; null without a clock, or if it is not asked. */
  until(seat: Seat): number | null {
    return this.room === null ? null : (this.timesUp(this.room.present).get(seat) ?? null);
  }

  /** Entries were made, here or elsewhere. Whoever made them tells people whose turn it is. */
  private readonly counted = (madeHere: boolean): void => {
    if (this.room === null) return;
    const { turns, entered, ended } = this.room.present;
    const told = this.turnsTold;
    const isNewTurn = turns.length > told;
    // Who plays for whom stands on the card, whether that seat is asked or not.
    const isOtherPlayer = entered.slice(this.entriesTold).some(({ kind }) => kind === 'seat');
    this.turnsTold = turns.length;
    this.entriesTold = entered.length;
    if (isNewTurn && madeHere) this.tellTurns(turns[told - 1].people, turns[turns.length - 1].people);
    if (isNewTurn || isOtherPlayer) this.tellCards();
    // Should that fail, the table is due and will be looked after.
    if (madeHere && (ended || this.room.present.isOver())) this.finish().catch(() => {});
    this.awaitBots();
  };

  /** Whoever made the last entry moves the bots; if nothing comes of it, somebody else does. */
  private awaitBots(): void {
    clearTimeout(this.botsAwaited);
    if (!this.botsAreBusy) return;
    this.botsAwaited = setTimeout(() => this.room?.goOn(), BOTS_ELSEWHERE);
    this.botsAwaited.unref();
  }

  /** Enters something that is no move, unless there is no reason for it any more. */
  async enter(make: (table: Table) => NewEntry | null): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES && this.room !== null; tries++) {
      const refusal = await this.room.change(make);
      if (refusal === null) return;
      if (refusal === NOT_STORED) throw new Refused('notStored', 'it could not be kept');
      if (make(this.room.present) === null) return;
    }
    throw new Refused('changed', 'too much is happening here');
  }

  private tellTurns(before: readonly Seat[], now: readonly Seat[]): void {
    for (const seat of before) if (!now.includes(seat)) this.parts.turned(this, seat, false);
    for (const seat of now) if (!before.includes(seat)) this.parts.turned(this, seat, true);
  }

  /** The last move was made, or all have agreed to end. */
  async finish(): Promise<void> {
    const status = this.room?.present.ended ? 'ended' : 'over';
    // First of all: whoever comes to finish the table after a crash does both.
    if (status === 'over') await rateGame(this);
    if (await this.parts.store.changeStatus(this.id, 'playing', status, this.parts.now()))
      await this.changed();
  }

  /** Rows of the table were changed here. */
  async changed(): Promise<void> {
    await this.reload();
    this.parts.news.tell({ what: 'rows', table: this.id });
  }

  /** Reads the rows again. One after the other: what was read earlier must not come later. */
  reload(): Promise<void> {
    const done = this.reading.then(() => this.readRows());
    this.reading = done.catch(() => {});
    return done;
  }

  private async readRows(): Promise<void> {
    const { store, now } = this.parts;
    const kept = await store.table(this.id);
    if (kept === null) return;
    this.requests = await store.requests(this.id, now() - REQUESTS_SHOWN);
    if (kept.status === 'waiting' || this.room !== null) this.kept = kept;
    else {
      await this.openRoom(kept);
      this.tellAll({ frame: 'begun', table: this.id });
    }
    this.dismissMoved();
    if (!this.noticeCompany()) this.tellCards();
  }

  /** Whoever has left a seat sees nothing of it any more, and whoever has taken one must look anew. */
  private dismissMoved(): void {
    for (const [looker, screen] of this.lookers.takeFromMoved(this.seatOf)) {
      this.room?.leave(screen);
      looker.tell({ frame: 'begun', table: this.id });
    }
  }

  /** Something was entered elsewhere. News may get lost: whatever is missing before it is read. */
  async hear(entry: LogEntry): Promise<void> {
    const { room } = this;
    if (room === null || entry.seq > room.present.entered.length + 1) return this.catchUp();
    await room.hear([entry]);
  }

  /** Reads what may not have been heard of here: after a doubt, or because rows that were just read are ahead. */
  async keepUp(status = this.kept.status): Promise<void> {
    if (this.kept.status !== status) await this.reload();
    const isOpenStill = status === 'over' && this.room?.present.isOver() === false;
    if (this.isBehind || isOpenStill) await this.catchUp();
    this.isBehind = false;
  }

  /** The game may have begun by way of another process a moment ago. */
  async noticeBeginning(): Promise<void> {
    if (this.room === null) await this.reload();
  }

  /** Reads what was entered elsewhere, also while the room was being opened. */
  async catchUp(): Promise<void> {
    await this.noticeBeginning();
    if (this.room === null) return;
    const { length } = this.room.present.entered;
    await this.room.hear(await this.parts.store.log(this.id, length));
  }

  readonly seatOf = (person: string): Seat | null => {
    const seat = this.kept.seats.findIndex((one) => one.kind === 'person' && one.person === person);
    return seat < 0 ? null : seat;
  };

  /** Whoever may know of the table; everybody else is told that there is none. */
  expectWelcome(person: string, invitation: string | null): void {
    const { join, host, invitation: token } = this.kept;
    const isKnown = this.seatOf(person) !== null || host === person;
    if (!isKnown && join === 'invitation' && invitation !== token)
      throw new Refused('gone', 'there is no such table');
  }

  /** A page looks at the table from now on. */
  async open(looker: Looker, known: Known | null): Promise<SocketOpened> {
    await this.noticeBeginning();
    await this.keepUp();
    const talk = await talkFor(this, looker.me.id, known?.talk ?? 0);
    // From here on nobody comes in between: a page that opens a table twice at once looks at it once.
    const seat = this.seatOf(looker.me.id);
    if (seat === null && !this.kept.watch && this.kept.status !== 'waiting')
      throw new Refused('notYours', 'nobody may look on here');
    this.close(looker);
    const screen: Screen | null =
      this.room === null
        ? null
        : {
            seats: seat === null ? [] : [seat],
            tell: (told) => looker.tell({ frame: 'told', table: this.id, told }),
          };
    this.lookers.add(looker, screen);
    this.noticeCompany();
    return { opened: this.room?.opened ?? null, card: this.cardFor(looker.me.id), talk };
  }

  /** The page has been told what table it is: now it is shown the game. */
  show(looker: Looker, known: Known | null): void {
    const screen = this.lookers.screenOf(looker);
    if (screen) this.room?.join(screen, known);
  }

  close(looker: Looker): void {
    const screen = this.lookers.screenOf(looker);
    if (screen === undefined) return;
    if (screen !== null) this.room?.leave(screen);
    this.lookers.remove(looker);
    this.noticeCompany();
  }

  /** A bot is to move, so nobody may turn off the light. */
  get botsAreBusy(): boolean {
    const present = this.kept.status === 'playing' ? this.room?.present : undefined;
    return present?.deciding().some((seat) => present.playerOf(seat).kind === 'bot') ?? false;
  }

  get isWatched(): boolean {
    return !this.lookers.isEmpty;
  }

  /** Who is here may have changed; true if it has, and everybody was told. */
  private noticeCompany(): boolean {
    const { seats, spectators } = this.lookers.company(this.seatOf);
    const isNew = this.company.notice(seats, spectators, this.parts.now());
    if (isNew) this.tellCards();
    return isNew;
  }

  /** Carries out what a page asks the room. */
  async answer(looker: Looker, ask: Ask): Promise<unknown> {
    const screen = this.lookers.screenOf(looker);
    if (screen === undefined || screen === null || this.room === null)
      throw new Refused('notNow', 'the table is not open');
    if (ask.what === 'advise') this.expectAlone();
    try {
      return await this.room.answer(screen, ask);
    } catch (error) {
      if (error instanceof NotForScreen) throw new Refused('notYours', error.message);
      throw error;
    }
  }

  /** Among people nobody is told what to do. */
  private expectAlone(): void {
    const people = this.kept.seats.filter(({ kind }) => kind === 'person').length;
    if (people > 1 && this.kept.status === 'playing')
      throw new Refused('notYours', 'among people there is no advice');
  }

  /** Tells pages something: all of them, or those of people whom it concerns. */
  tellAll(frame: HouseFrame, concerns?: (person: string) => boolean): void {
    this.lookers.tell(frame, concerns);
  }

  tellCards(): void {
    this.lookers.tellEach((person) => ({ frame: 'card', table: this.id, card: this.cardFor(person) }));
  }

  cardFor(person: string): OwnCard {
    return ownCard(this, person);
  }

  clocksNow(now: number): readonly (ReturnType<Clocks['at']>[number] | null)[] {
    if (this.clocks === null || this.room === null) return this.kept.seats.map(() => null);
    return this.clocks.at(this.room.present, now);
  }

  presenceOf(seat: Seat): { presence: Presence; since: number } {
    const { here, since } = this.company.of(seat);
    const isAsked = this.room?.present.deciding().includes(seat) ?? false;
    return { presence: here ? (isAsked ? 'thinking' : 'here') : 'away', since };
  }

  /** Nobody is here any more. */
  sleep(): void {
    clearTimeout(this.botsAwaited);
    this.room?.close();
    this.room = null;
    this.company.leave();
  }
}
