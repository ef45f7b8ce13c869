import type { Seat } from '@spielstube/engine';
import type { CallSend, Emote, Opened, OwnCard, SocketOpened, Spoken, Told } from '@spielstube/table';
import {
  askHouse,
  type Deed,
  type DeedSend,
  doAtTable,
  type HouseProblem,
  problemOf,
  type Whereabouts,
} from './house.ts';
import { type HouseSocket, houseSocket, type LinkState } from './house-socket.ts';
import { type LineListener, TableLine } from './table-line.ts';

/** What the page knows of a table of the house besides the game itself. A new object at every change. */
export interface VisitState {
  /** Null until the house has answered. */
  readonly card: OwnCard | null;
  /** When the card came, by the clock that never jumps: the clocks of the table run on from there. */
  readonly cardAt: number;
  readonly talk: readonly Spoken[];
  /** How many of them have been read. */
  readonly read: number;
  readonly link: LinkState;
  /** The table cannot be opened. */
  readonly failure: HouseProblem | null;
  /** The last thing that the house did not do, until the next one. */
  readonly problem: HouseProblem | null;
}

const START: VisitState = {
  card: null,
  cardAt: 0,
  talk: [],
  read: 0,
  link: 'connecting',
  failure: null,
  problem: null,
};

/** In the order in which they were said; what was heard twice is there once. */
function inOrder(talk: readonly Spoken[]): readonly Spoken[] {
  const byNumber = new Map(talk.map((spoken) => [spoken.number, spoken]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

/** Somebody at a table of the house, from the letter to the last word. */
export class Visit {
  readonly place: Whereabouts;
  private readonly line: TableLine;
  private readonly stopListening: () => void;
  private readonly listeners = new Set<() => void>();
  private state = START;
  /** The screen of the game, once it lies on the table. */
  private screen: ((told: Told) => void) | null = null;
  private opened: Opened | null = null;
  private awaited: ((opened: Opened) => void)[] = [];

  constructor(place: Whereabouts, socket: HouseSocket = houseSocket()) {
    this.place = place;
    this.stopListening = socket.subscribe(() => this.change({ link: socket.link() }));
    this.line = new TableLine(socket, place, this.hears());
    this.change({ link: socket.link() });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): VisitState => this.state;

  private change(change: Partial<VisitState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  private hears(): LineListener {
    return {
      opened: (opened) => this.hearOpened(opened),
      told: (told) => this.screen?.(told),
      card: (card) => this.take(card),
      said: (spoken) => this.change({ talk: inOrder([...this.state.talk, spoken]) }),
      failed: (error) => this.change({ failure: problemOf(error) }),
    };
  }

  private hearOpened({ opened, card, talk }: SocketOpened): void {
    this.take(card);
    const isFirst = this.state.talk.length === 0;
    const all = inOrder([...this.state.talk, ...talk]);
    this.change({ talk: all, ...(isFirst ? { read: all.length } : {}) });
    this.opened = opened;
    if (opened === null) return;
    for (const resolve of this.awaited) resolve(opened);
    this.awaited = [];
  }

  /** Cards come by two ways: an older one that comes later is none. */
  private take(card: OwnCard): void {
    if (this.state.card !== null && card.now < this.state.card.now) return;
    this.change({ card, cardAt: performance.now(), failure: null });
  }

  close(): void {
    this.stopListening();
    this.line.close();
  }

  /** A screen looks at the game from now on: it gets everything of it, and what comes. */
  async show(screen: (told: Told) => void): Promise<Opened> {
    this.screen = screen;
    this.opened = null;
    const opened = new Promise<Opened>((resolve) => this.awaited.push(resolve));
    await this.line.reopen();
    return this.opened ?? opened;
  }

  hide(screen: (told: Told) => void): void {
    if (this.screen === screen) this.screen = null;
  }

  readonly ask: TableLine['ask'] = (what, args) => this.line.ask(what, args);

  /** Does something at the table; true if the house has done it. */
  async act<D extends Deed>(deed: D, send: DeedSend<D>): Promise<boolean> {
    return this.try(async () => this.take(await doAtTable(this.place, deed, send)));
  }

  /** Takes a seat; the table is opened anew, now as whoever sits there. */
  sit(seat: Seat | null): Promise<boolean> {
    return this.try(async () => {
      this.take(await doAtTable(this.place, 'sit', { seat }));
      await this.line.reopen();
    });
  }

  say(words: string): Promise<boolean> {
    return this.speak({ kind: 'words', words });
  }

  showEmote(emote: Emote): Promise<boolean> {
    return this.speak({ kind: 'emote', words: emote });
  }

  private speak(send: CallSend<'POST /api/tables/:id/say'>): Promise<boolean> {
    return this.try(async () => {
      const spoken = await askHouse('POST /api/tables/:id/say', { ...this.place, send });
      this.change({ talk: inOrder([...this.state.talk, spoken]) });
    });
  }

  /** The same people once more: answers where. */
  async again(): Promise<string> {
    const { id } = await askHouse('POST /api/tables/:id/again', { ...this.place, send: {} });
    return id;
  }

  readonly readTalk = (): void => {
    if (this.state.read !== this.state.talk.length) this.change({ read: this.state.talk.length });
  };
  readonly dropProblem = (): void => this.change({ problem: null });

  private async try(work: () => Promise<void>): Promise<boolean> {
    try {
      this.change({ problem: null });
      await work();
      return true;
    } catch (error) {
      this.change({ problem: problemOf(error) });
      return false;
    }
  }
}
