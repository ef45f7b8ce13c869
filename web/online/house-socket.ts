import { type HouseFrame, type PageFrame, SOCKET_PATH } from '@spielstube/table';
import { HouseError } from './house.ts';

/** How the line to the house is: `lost` when it has been down long enough to be told. */
export type LinkState = 'connecting' | 'open' | 'lost';

/** What a wire to the house brings. */
export interface WireEnd {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export interface Wire {
  send(text: string): void;
  close(): void;
}

/** What a socket is built of; a browser has it all. */
export interface SocketParts {
  connect(end: WireEnd): Wire;
  /** Calls later; answers how to call it off. */
  later(work: () => void, milliseconds: number): () => void;
  /** False where trying to connect is in vain. */
  isOnline(): boolean;
}

/** Whoever looks at a table through the socket. */
export interface Line {
  /** The socket is open, for the first time or again. */
  linked(): void;
  hear(frame: HouseFrame): void;
}

type Numbered = Extract<PageFrame, { ask: number }>;
type Unnumbered<F> = F extends unknown ? Omit<F, 'ask'> : never;
/** A question without its number, which the socket gives it. */
export type Question = Unnumbered<Numbered>;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The first pause before another try, and the longest. */
const PAUSES = [500, 15_000] as const;
/** A shorter absence is not worth a word. */
const LOST_AFTER = 3000;

/** The one socket of the page. It comes back by itself, after longer and longer pauses. */
export class HouseSocket {
  private readonly parts: SocketParts;
  private wire: Wire | null = null;
  private state: LinkState = 'connecting';
  private asked = 0;
  private tries = 0;
  /** The session of the page has ended: it comes back once, since somebody else may be signed in by now. */
  private isSignedOut = false;
  private isOver = false;
  private readonly waiting = new Map<number, Waiting>();
  private readonly lines = new Map<string, Line>();
  private readonly listeners = new Set<() => void>();
  private readonly turnListeners = new Set<() => void>();
  private readonly calledOff = new Set<() => void>();

  constructor(parts: SocketParts) {
    this.parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly link = (): LinkState => this.state;

  /** Tells when the list of one's own tables is out of date. */
  readonly onTurn = (listener: () => void): (() => void) => {
    this.turnListeners.add(listener);
    this.connect();
    return () => this.turnListeners.delete(listener);
  };

  join(table: string, line: Line): void {
    this.lines.set(table, line);
    if (this.state === 'open') line.linked();
    else this.connect();
  }

  leave(table: string): void {
    if (!this.lines.delete(table)) return;
    if (this.state === 'open') this.send({ frame: 'close', table });
  }

  /** Asks something; fails with `unreachable` if the line is down or goes down before the answer. */
  ask(question: Question): Promise<unknown> {
    if (this.state !== 'open') return Promise.reject(new HouseError('unreachable', 'the line is down'));
    const ask = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(ask, { resolve, reject });
      this.send({ ...question, ask });
    });
  }

  close(): void {
    this.isOver = true;
    for (const callOff of this.calledOff) callOff();
    this.wire?.close();
  }

  private send(frame: PageFrame): void {
    this.wire?.send(JSON.stringify(frame));
  }

  private change(state: LinkState): void {
    if (state === this.state) return;
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  after(milliseconds: number, work: () => void): () => void {
    const callOff = this.parts.later(() => {
      this.calledOff.delete(callOff);
      work();
    }, milliseconds);
    this.calledOff.add(callOff);
    return callOff;
  }

  private connect(): void {
    if (this.wire !== null || this.isOver) return;
    const tellLost = this.after(LOST_AFTER, () => this.state === 'connecting' && this.change('lost'));
    // Whoever comes online again says so: see `online`.
    if (!this.parts.isOnline()) return;
    this.wire = this.parts.connect({
      opened: () => {
        tellLost();
        this.tries = 0;
        this.isSignedOut = false;
        this.change('open');
        for (const line of this.lines.values()) line.linked();
      },
      heard: (text) => this.hear(JSON.parse(text)),
      closed: () => this.lose(),
    });
  }

  private lose(): void {
    this.wire = null;
    if (this.state === 'open') this.change('connecting');
    for (const { reject } of this.waiting.values()) reject(new HouseError('unreachable', 'the line is down'));
    this.waiting.clear();
    if (this.isOver || (this.isSignedOut && this.tries > 0)) {
      this.change('lost');
      return;
    }
    const [first, longest] = PAUSES;
    this.after(Math.min(longest, first * 2 ** this.tries++), () => this.connect());
  }

  /** The network is back: no pause is waited for. */
  readonly online = (): void => {
    this.tries = 0;
    this.connect();
  };
  /** The network is gone: a wire may take minutes to notice it. */
  readonly offline = (): void => {
    this.wire?.close();
    if (this.wire !== null) this.lose();
  };

  private hear(frame: HouseFrame): void {
    switch (frame.frame) {
      case 'answer':
        this.settle(frame.ask, (waiting) => waiting.resolve(frame.value));
        return;
      case 'refused': {
        const { error, message, waitMs } = frame.error;
        this.settle(frame.ask, (waiting) => waiting.reject(new HouseError(error, message, waitMs)));
        return;
      }
      case 'turn':
        for (const listener of this.turnListeners) listener();
        return;
      case 'bye':
        this.isSignedOut = frame.why === 'signedOut';
        return;
      case 'trouble':
        return;
      default:
        this.lines.get(frame.table)?.hear(frame);
    }
  }

  private settle(ask: number, how: (waiting: Waiting) => void): void {
    const waiting = this.waiting.get(ask);
    this.waiting.delete(ask);
    if (waiting !== undefined) how(waiting);
  }
}

function connect(end: WireEnd): Wire {
  const address = new URL(SOCKET_PATH, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const wire = new WebSocket(address);
  wire.onopen = () => end.opened();
  wire.onmessage = ({ data }) => end.heard(`${data}`);
  wire.onclose = () => end.closed();
  return wire;
}

function later(work: () => void, milliseconds: number): () => void {
  const timer = window.setTimeout(work, milliseconds);
  return () => window.clearTimeout(timer);
}

let socket: HouseSocket | null = null;

/** The socket of this page, opened when it is first needed. */
export function houseSocket(): HouseSocket {
  if (socket !== null) return socket;
  socket = new HouseSocket({ connect, later, isOnline: () => navigator.onLine });
  addEventListener('online', socket.online);
  addEventListener('offline', socket.offline);
  return socket;
}

/** After signing in or out everybody is somebody else. */
export function hangUp(): void {
  if (socket === null) return;
  removeEventListener('online', socket.online);
  removeEventListener('offline', socket.offline);
  socket.close();
  socket = null;
}
