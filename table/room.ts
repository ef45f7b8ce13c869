import { NOT_YOUR_TURN, type Refusal, type Seat } from '@spielstube/engine';
import { botSeed } from './bot-seed.ts';
import type { LogEntry, NewEntry } from './log.ts';
import type { Standing } from './look.ts';
import type { Advised, Ask, BotThought, Opened, RoomLook, Thinker, Told } from './protocol.ts';
import { writeRecord } from './record.ts';
import { OUT_OF_DATE, type Table } from './table.ts';
import type { Known } from './wire.ts';

/** The bot that is asked for advice: as strong as a master, and it explains itself. */
const ADVISER = 'advice:300';

/** Where tables are kept. */
export interface RoomStore {
  /**
   * Keeps the table as it will be after the entry. Where this fails, nothing has happened. Answers the entries that were
   * made elsewhere meanwhile: none if this one was kept.
   */
  put(next: Table, entry: LogEntry): Promise<readonly LogEntry[]>;
  /** Keeps a new table; answers its id. */
  add(table: Table): Promise<string>;
}

/** One who looks at the table: a tab, a phone. It acts for its seats; without any it is a spectator's. */
export interface Screen {
  readonly seats: readonly Seat[];
  tell(told: Told): void;
}

/** What a screen has been told so far. */
interface Place {
  readonly screen: Screen;
  sitting: Seat | null;
  seq: number;
  epoch: string;
  /** Of the last look or curtain: where nothing that the screen may know has changed, it is told nothing. */
  last: string;
}

/** Is told when entries count, after the screens: whether they were made in this room or heard of. */
export type Counted = (madeHere: boolean) => void;

/** The entry could not be kept, so it was not made. */
export const NOT_STORED: Refusal = { reason: 'notStored', rule: '', details: {} };

/** A screen asks for something that it may not have, or not now. The message says why, in English. */
export class NotForScreen extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotForScreen';
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : `${error}`);

/**
 * One table and all the screens around it, in the browser's worker or on a server. An entry is checked, then stored,
 * then it counts, then everybody is told; a person's view is sent only to a screen at which that person sits.
 */
export class Room {
  private table: Table;
  private readonly store: RoomStore;
  private readonly thinker: Thinker;
  private readonly now: () => number;
  private readonly counted: Counted;
  private readonly places = new Map<Screen, Place>();
  /** Entries are made one after the other. */
  private turnstile: Promise<unknown> = Promise.resolve();
  private botsAreMoving = false;
  private advising = new AbortController();
  private readonly closing = new AbortController();

  constructor(
    table: Table,
    store: RoomStore,
    thinker: Thinker,
    now: () => number,
    counted: Counted = () => {},
  ) {
    this.table = table;
    this.store = store;
    this.thinker = thinker;
    this.now = now;
    this.counted = counted;
  }

  /** The table as it is now. */
  get present(): Table {
    return this.table;
  }

  /** A screen comes, perhaps back after a while. A person alone at it need not say who it is. */
  join(screen: Screen, known: Pick<Known, 'seq' | 'epoch'> | null = null): Opened {
    const sitting = screen.seats.length === 1 ? screen.seats[0] : null;
    const { seq, epoch } = known ?? { seq: -1, epoch: '' };
    const place: Place = { screen, sitting, seq, epoch, last: '' };
    this.places.set(screen, place);
    this.show(place);
    this.goOn();
    return this.opened;
  }

  /** What table it is. */
  get opened(): Opened {
    const { game, setup } = this.table;
    return { game: game.id, seats: setup.seats, options: setup.options, box: game.box.named };
  }

  leave(screen: Screen): void {
    this.places.delete(screen);
  }

  /** Nothing more happens here. */
  close(): void {
    this.closing.abort();
    this.advising.abort();
    this.places.clear();
  }

  /** Carries out what a screen asks. */
  async answer(screen: Screen, ask: Ask): Promise<unknown> {
    const place = this.places.get(screen);
    if (place === undefined) throw new Error('this screen has not joined the room');
    switch (ask.what) {
      case 'sit':
        return this.sit(place, ...ask.args);
      case 'submit':
        return this.enter(place, ...ask.args);
      case 'undo':
        return this.enter(place, null, ...ask.args);
      case 'advise':
        return this.advise(place, ...ask.args);
      case 'stopAdvice':
        this.stopAdvice();
        return null;
      case 'at':
        return this.at(place, ...ask.args);
      case 'standings':
        return this.standings(place);
      case 'notations':
        return this.table.notations(place.sitting);
      case 'fork':
        this.expectNoSecrets(place);
        return this.store.add(this.table.at(ask.args[0], place.sitting));
      case 'record':
        this.expectNoSecrets(place);
        return writeRecord(this.table.record());
      case 'goOn':
        this.goOn();
        return null;
    }
  }

  private sit(place: Place, seat: Seat): null {
    if (!place.screen.seats.includes(seat)) throw new NotForScreen(`seat ${seat + 1} is not at this screen`);
    Object.assign(place, { sitting: seat, seq: -1, epoch: '', last: '' });
    this.show(place);
    return null;
  }

  private seated(place: Place): Seat {
    if (place.sitting === null) throw new NotForScreen('nobody sits at the screen');
    return place.sitting;
  }

  /** A person moves or, without a notation, takes the last move back. */
  private async enter(place: Place, notation: string | null, decision: number): Promise<Refusal | null> {
    const seat = this.seated(place);
    this.stopAdvice();
    const refusal = await this.inTurn(async () =>
      this.table.playerOf(seat).kind === 'bot' ? NOT_YOUR_TURN : this.makeEntry(seat, notation, decision),
    );
    if (refusal === null) this.goOn();
    return refusal;
  }

  /** Something happens at the table that is no move. `make` answers null if there is no reason for it any more. */
  async change(make: (table: Table) => NewEntry | null): Promise<Refusal | null> {
    const refusal = await this.inTurn(async () => {
      const entry = make(this.table);
      return entry === null ? OUT_OF_DATE : this.keep(this.table.numbered(entry, this.now()));
    });
    if (refusal === null) this.goOn();
    return refusal;
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turnstile.then(work);
    this.turnstile = done.catch(() => {});
    return done;
  }

  /** Check, store, count, tell. */
  private async makeEntry(seat: Seat, notation: string | null, decision: number): Promise<Refusal | null> {
    const refusal =
      notation === null
        ? this.table.checkUndo(seat, decision)
        : this.table.checkMove(seat, notation, decision);
    return refusal ?? this.keep(this.table.entryOf(seat, notation, this.now()));
  }

  private async keep(entry: LogEntry): Promise<Refusal | null> {
    const next = this.table.after(entry);
    try {
      const elsewhere = await this.store.put(next, entry);
      if (elsewhere.length > 0) {
        this.catchUp(elsewhere);
        return OUT_OF_DATE;
      }
    } catch (error) {
      this.tellTrouble('storage', messageOf(error), next);
      return NOT_STORED;
    }
    this.count(next, true);
    return null;
  }

  /**
   * Entries that were made at this table in another room, by another process. What is known already is left out. Bots
   * are moved by whoever made the last entry.
   */
  async hear(entries: readonly LogEntry[]): Promise<void> {
    await this.inTurn(async () => this.catchUp(entries));
  }

  private catchUp(entries: readonly LogEntry[]): void {
    let next = this.table;
    for (const entry of entries) {
      const { length } = next.entered;
      if (entry.seq > length + 1) throw new Error(`entry ${length + 1} is missing before ${entry.seq}`);
      if (entry.seq === length + 1) next = next.after(entry);
    }
    if (next !== this.table) this.count(next, false);
  }

  /** From now on the table is so. */
  private count(next: Table, madeHere: boolean): void {
    this.table = next;
    for (const place of this.places.values()) this.show(place);
    this.counted(madeHere);
  }

  /** Of an entry that was not made those hear who would have noticed it: what others do in secret stays so. */
  private tellTrouble(trouble: 'storage' | 'bot', message: string, missed?: Table): void {
    for (const { screen, sitting } of this.places.values())
      if (missed === undefined || missed.stamp(sitting) !== this.table.stamp(sitting))
        screen.tell({ tell: 'trouble', trouble, message });
  }

  /** Lets the bots move until a person has to decide, or the game is over. Calls while it runs do nothing. */
  goOn(): void {
    if (this.botsAreMoving) return;
    this.botsAreMoving = true;
    this.moveBots()
      .catch((error: unknown) => {
        if (!this.closing.signal.aborted) this.tellTrouble('bot', messageOf(error));
      })
      .finally(() => {
        this.botsAreMoving = false;
      });
  }

  private async moveBots(): Promise<void> {
    for (let seat = this.botToMove(); seat !== undefined; seat = this.botToMove()) {
      const decision = this.table.decisionOf(seat);
      const { notation } = await this.think(this.table, seat, this.levelOf(seat), this.closing.signal);
      const bot = seat;
      const refusal = await this.inTurn(() => this.makeEntry(bot, notation, decision));
      // Another process may have been faster with the same bot.
      if (refusal !== null && refusal !== OUT_OF_DATE)
        throw new Error(`bot on seat ${seat + 1} tried "${notation}": ${refusal.reason}`);
    }
  }

  private botToMove(): Seat | undefined {
    if (this.closing.signal.aborted || this.table.ended) return undefined;
    return this.table.deciding().find((seat) => this.table.playerOf(seat).kind === 'bot');
  }

  private levelOf(seat: Seat): string {
    const plan = this.table.playerOf(seat);
    return plan.kind === 'bot' ? plan.level : ADVISER;
  }

  private think(table: Table, seat: Seat, level: string, signal: AbortSignal): Promise<BotThought> {
    const { game, setup } = table;
    const { view } = table.look(seat);
    const seed = botSeed(setup.seed, seat, table.decisionOf(seat));
    return this.thinker.think({ game: game.id, box: game.box.named, view, seat, level, seed }, signal);
  }

  /** What the adviser thinks of the open moves; whatever is done at the table meanwhile ends its thinking. */
  private async advise(place: Place, move: number | null): Promise<readonly Advised[]> {
    const seat = this.seated(place);
    const table = move === null ? this.table : this.table.at(move, seat);
    if (!table.deciding().includes(seat)) throw new NotForScreen(`seat ${seat + 1} is asked nothing there`);
    this.advising.abort();
    this.advising = new AbortController();
    const { moves } = await this.think(table, seat, ADVISER, this.advising.signal);
    return moves;
  }

  private stopAdvice(): void {
    // An error is made of every abort, needed or not.
    if (!this.advising.signal.aborted) this.advising.abort();
  }

  private at({ sitting }: Place, move: number): RoomLook {
    return {
      ...this.table.at(move, sitting).look(sitting),
      moments: this.table.look(sitting).moments,
      whole: true,
    };
  }

  private standings({ sitting }: Place): Standing[] {
    return this.table.standings(sitting);
  }

  /** A record shows seed and moves: while the game runs, only people who all sit at one screen may have it. */
  private expectNoSecrets({ screen }: Place): void {
    const allHere = this.table.setup.seats.every(
      (plan, seat) => plan.kind === 'bot' || screen.seats.includes(seat),
    );
    if (!allHere && !this.table.isOver() && !this.table.ended)
      throw new NotForScreen('the record is shown when the game is over');
  }

  /**
   * Tells a screen what its person may see. Where another person at it decides, a curtain comes down instead, unless
   * nobody at the screen has anything to hide.
   */
  private show(place: Place): void {
    const deciding = this.table.deciding();
    const asked = deciding.find((seat) => place.screen.seats.includes(seat));
    const mine = place.sitting !== null && deciding.includes(place.sitting);
    if (place.sitting !== null || asked === undefined) this.tellLook(place);
    if (asked === undefined || mine) return;
    if (!place.screen.seats.some((seat) => this.table.hasSecrets(seat))) {
      this.sit(place, asked);
      return;
    }
    place.sitting = null;
    this.tellOnce(place, `curtain ${asked}`, () => ({ tell: 'curtain', seat: asked }));
  }

  private tellLook(place: Place): void {
    this.tellOnce(place, this.table.stamp(place.sitting), () => {
      const whole = place.seq < 0 || this.table.epoch(place.sitting) !== place.epoch;
      const look = this.table.look(place.sitting, whole ? -1 : place.seq);
      Object.assign(place, { seq: look.seq, epoch: look.epoch });
      return { tell: 'look', look: { ...look, whole } };
    });
  }

  /** What others do in secret is not to be noticed: a screen for which nothing has changed hears nothing. */
  private tellOnce(place: Place, stamp: string, told: () => Told): void {
    if (place.last === stamp) return;
    place.last = stamp;
    place.screen.tell(told());
  }
}
