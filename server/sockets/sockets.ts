import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type HouseFrame, type PageFrame, SOCKET_PATH, type WireError } from '@spielstube/table';
import { type WebSocket, WebSocketServer } from 'ws';
import { isOwnOrigin } from '../origin.ts';
import type { Visitor } from '../people/people.ts';
import type { RoomHouse } from '../rooms/room-house.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Looker } from '../tables/lookers.ts';
import { Refused } from '../tables/refused.ts';
import { type Allowance, Rate } from './rate.ts';
import { pageFrame } from './schemas.ts';

/** Larger frames are none of ours: the longest move has a few dozen letters. */
const MOST_BYTES = 16_384;
/** Whoever sends so much more that so many frames are refused is shown the door. */
const MOST_REFUSED = 200;
/** A page that does not take what it is sent is gone. */
const MOST_UNREAD = 4_000_000;
/** Who does not answer two pings is away. */
const PING_EVERY = 20_000;
const MOST_TABLES = 40;
const MOST_SOCKETS_EACH = 20;

export interface SocketParts {
  readonly house: RoomHouse;
  readonly url: string | null;
  readonly now: () => number;
  /** How many frames a page may send. */
  readonly frames: Allowance;
  visitor(headers: Headers): Promise<Visitor | null>;
  /** Something went wrong that nobody has foreseen. */
  unexpected(error: unknown): void;
}

/** All sockets of this process. */
export class Sockets {
  private readonly parts: SocketParts;
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
  });
  /** By person. */
  private readonly open = new Map<string, Set<PageSocket>>();
  private readonly pinging: NodeJS.Timeout;

  constructor(parts: SocketParts) {
    this.parts = parts;
    this.pinging = setInterval(() => this.ping(), PING_EVERY);
    this.pinging.unref();
  }

  get size(): number {
    return this.all().length;
  }

  /** A page wants a socket: it must be one of ours, and somebody known must be asking. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const [path] = (request.url ?? '').split('?');
    if (path !== SOCKET_PATH) return refuseUpgrade(socket, 404, 'Not Found');
    if (!isOwnOrigin(request.headers, this.parts.url)) return refuseUpgrade(socket, 403, 'Forbidden');
    const visitor = await this.parts
      .visitor(new Headers({ cookie: request.headers.cookie ?? '' }))
      .catch(() => undefined);
    if (visitor === undefined) return refuseUpgrade(socket, 503, 'Service Unavailable');
    if (visitor === null) return refuseUpgrade(socket, 401, 'Unauthorized');
    if ((this.open.get(visitor.me.id)?.size ?? 0) >= MOST_SOCKETS_EACH)
      return refuseUpgrade(socket, 429, 'Too Many Requests');
    this.server.handleUpgrade(request, socket, head, (ws) => {
      const page = new PageSocket(ws, socket, visitor, this.parts);
      this.keep(page);
      ws.once('close', () => this.forget(page));
    });
  }

  private keep(page: PageSocket): void {
    const pages = this.open.get(page.me.id) ?? new Set();
    this.open.set(page.me.id, pages.add(page));
  }

  private forget(page: PageSocket): void {
    const pages = this.open.get(page.me.id);
    pages?.delete(page);
    if (pages?.size === 0) this.open.delete(page.me.id);
  }

  private all(): PageSocket[] {
    return [...this.open.values()].flatMap((pages) => [...pages]);
  }

  tellPerson(person: string, frame: HouseFrame): void {
    for (const page of this.open.get(person) ?? []) page.tell(frame);
  }

  sessionEnded(session: string): void {
    for (const page of this.all()) if (page.session === session) page.bye('signedOut');
  }

  private ping(): void {
    const now = this.parts.now();
    for (const page of this.all()) page.ping(now);
  }

  /** The server stops: pages come back to the next one. */
  async stop(): Promise<void> {
    clearInterval(this.pinging);
    for (const page of this.all()) page.bye('closing');
    await new Promise((resolve) => this.server.close(resolve));
  }
}

function refuseUpgrade(socket: Duplex, status: number, words: string): void {
  socket.end(`HTTP/1.1 ${status} ${words}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** One page: what it says is read frame by frame, and it is told what happens at the tables that it looks at. */
class PageSocket implements Looker {
  readonly me: Visitor['me'];
  readonly session: string;
  private readonly ws: WebSocket;
  private readonly line: Duplex;
  private isHeldBack = false;
  private readonly expires: number;
  private readonly parts: SocketParts;
  private readonly tables = new Map<string, LiveTable>();
  private readonly rate: Rate;
  private refusals = 0;
  private isAlive = true;

  constructor(ws: WebSocket, line: Duplex, { me, session, expires }: Visitor, parts: SocketParts) {
    this.ws = ws;
    this.line = line;
    this.me = me;
    this.session = session;
    this.expires = expires;
    this.parts = parts;
    this.rate = new Rate(parts.frames, parts.now);
    ws.on('message', (data, isBinary) => void this.hear(isBinary ? null : `${data}`));
    ws.on('pong', () => {
      this.isAlive = true;
    });
    ws.on('close', () => this.leaveAll());
    // A frame that is too large, or none at all: ws closes the socket itself.
    ws.on('error', () => {});
  }

  tell(frame: HouseFrame): void {
    if (this.ws.readyState !== this.ws.OPEN) return;
    if (this.ws.bufferedAmount > MOST_UNREAD) {
      this.ws.terminate();
      return;
    }
    this.holdBack();
    this.ws.send(JSON.stringify(frame));
  }

  /** Most of the time several frames follow each other: what is said in one breath is sent at once. */
  private holdBack(): void {
    if (this.isHeldBack) return;
    this.isHeldBack = true;
    this.line.cork();
    setImmediate(() => {
      this.isHeldBack = false;
      this.line.uncork();
    });
  }

  hangUp(): void {
    this.ws.terminate();
  }

  bye(why: 'signedOut' | 'closing' | 'tooMuch'): void {
    this.leaveAll();
    this.tell({ frame: 'bye', why });
    this.ws.close(why === 'closing' ? 1001 : 1008, why);
  }

  ping(now: number): void {
    if (now >= this.expires) this.bye('signedOut');
    else if (!this.isAlive) this.ws.terminate();
    else {
      this.isAlive = false;
      this.ws.ping();
    }
  }

  private leaveAll(): void {
    for (const table of this.tables.values()) table.close(this);
    this.tables.clear();
  }

  private async hear(text: string | null): Promise<void> {
    const waitMs = this.rate.take();
    if (waitMs > 0) return this.refuseTooMuch(text, waitMs);
    const frame = frameIn(text);
    if (frame === null) {
      this.tell({ frame: 'trouble', error: MALFORMED });
      this.countRefusal();
    } else if (frame.frame === 'close') {
      this.tables.get(frame.table)?.close(this);
      this.tables.delete(frame.table);
    } else await this.answer(frame);
  }

  /** Whoever waits for an answer gets this one; the frame itself is not read. */
  private refuseTooMuch(text: string | null, waitMs: number): void {
    const error: WireError = { error: 'tooMuch', message: 'too many frames', waitMs };
    const [, ask] = ASK_IN_FRAME.exec(text ?? '') ?? [];
    this.tell(
      ask === undefined ? { frame: 'trouble', error } : { frame: 'refused', ask: Number(ask), error },
    );
    this.countRefusal();
  }

  private countRefusal(): void {
    if (++this.refusals === MOST_REFUSED) this.bye('tooMuch');
  }

  private async answer(frame: Exclude<PageFrame, { frame: 'close' }>): Promise<void> {
    const { ask } = frame;
    try {
      if (frame.frame === 'open') await this.openTable(frame);
      else this.tell({ frame: 'answer', ask, value: await this.askTable(frame) });
    } catch (error) {
      this.tell({ frame: 'refused', ask, error: this.wireErrorOf(error) });
    }
  }

  private async openTable({
    ask,
    table,
    invitation,
    known,
  }: Extract<PageFrame, { frame: 'open' }>): Promise<void> {
    if (this.tables.size >= MOST_TABLES && !this.tables.has(table))
      throw new Refused('tooMuch', 'too many tables at once');
    const live = await this.parts.house.tableFor(this.me, table, invitation);
    const value = await live.open(this, known);
    if (this.ws.readyState !== this.ws.OPEN) return live.close(this);
    this.tables.set(table, live);
    this.tell({ frame: 'answer', ask, value });
    live.show(this, known);
  }

  private async askTable({ table, what, args }: Extract<PageFrame, { frame: 'ask' }>): Promise<unknown> {
    const live = this.tables.get(table);
    if (live === undefined) throw new Refused('notNow', 'the table is not open');
    return live.answer(this, { what, args } as Parameters<LiveTable['answer']>[1]);
  }

  private wireErrorOf(error: unknown): WireError {
    if (error instanceof Refused) return error.toWire();
    this.parts.unexpected(error);
    return { error: 'unexpected', message: 'this could not be done' };
  }
}

const ASK_IN_FRAME = /"ask":(\d{1,15})[,}]/;
const MALFORMED: WireError = { error: 'malformed', message: 'this frame has no form that is known' };

function frameIn(text: string | null): PageFrame | null {
  if (text === null) return null;
  try {
    const read = pageFrame.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
