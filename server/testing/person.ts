import type {
  Call,
  CallAnswer,
  CallSend,
  HouseFrame,
  Known,
  OwnCard,
  PageFrame,
  RoomLook,
  SocketOpened,
  WireError,
} from '@spielstube/table';
import { SOCKET_PATH } from '@spielstube/table';
import { WebSocket } from 'ws';

/** The server has said no. */
export class CallRefused extends Error {
  readonly status: number;
  readonly wire: WireError;
  constructor(status: number, wire: WireError) {
    super(`${wire.error}: ${wire.message}`);
    this.status = status;
    this.wire = wire;
  }
}

/** Somebody with a browser, for tests and measurements: a cookie, calls and sockets. */
export class Person {
  readonly url: string;
  cookie = '';

  constructor(url: string) {
    this.url = url;
  }

  /** A guest of this name. */
  static async guest(url: string, name: string): Promise<Person> {
    const person = new Person(url);
    await person.call('PUT /api/me', { name, crest: 1 });
    return person;
  }

  /** Asks something; `:id` in the address is the table. */
  async call<C extends Call>(
    call: C,
    ...[send, id = '', query = '']: CallSend<C> extends undefined
      ? [send?: undefined, id?: string, query?: string]
      : [send: CallSend<C>, id?: string, query?: string]
  ): Promise<CallAnswer<C>> {
    const [method, path] = call.split(' ');
    const response = await this.fetch(method, `${path.replace(':id', id)}${query}`, send);
    const text = await response.text();
    if (!response.ok) throw new CallRefused(response.status, JSON.parse(text));
    return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : (text as never);
  }

  async fetch(method: string, path: string, send?: unknown, origin = this.url): Promise<Response> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        origin,
        cookie: this.cookie,
        ...(send === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: send === undefined ? null : JSON.stringify(send),
    });
    for (const cookie of response.headers.getSetCookie()) this.keepCookie(cookie);
    return response;
  }

  /** As browsers do it: one of each name, none that is over. */
  private keepCookie(cookie: string): void {
    const [pair] = cookie.split(';');
    const [name] = pair.split('=');
    const others = this.cookie.split('; ').filter((one) => one !== '' && !one.startsWith(`${name}=`));
    this.cookie = [...others, ...(/Max-Age=0/i.test(cookie) ? [] : [pair])].join('; ');
  }

  async connect(origin = this.url): Promise<Page> {
    const ws = new WebSocket(`${this.url.replace('http', 'ws')}${SOCKET_PATH}`, {
      headers: { cookie: this.cookie, origin },
    });
    await new Promise<void>((resolve, reject) => {
      ws.once('open', () => resolve());
      ws.once('error', reject);
    });
    return new Page(ws);
  }
}

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

/** A page with its socket. */
export class Page {
  readonly ws: WebSocket;
  /** Every byte that came. */
  readonly received: string[] = [];
  readonly looks = new Map<string, RoomLook>();
  readonly cards = new Map<string, OwnCard>();
  readonly frames: HouseFrame[] = [];
  private readonly waiting = new Map<number, Waiting>();
  private watchers: (() => void)[] = [];
  private asked = 0;
  /** Remembering everything costs memory: measurements do not. */
  keeps = true;

  constructor(ws: WebSocket) {
    this.ws = ws;
    ws.on('message', (data) => this.hear(`${data}`));
    ws.on('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('the socket was closed'));
      this.waiting.clear();
      this.notify();
    });
  }

  private hear(text: string): void {
    const frame: HouseFrame = JSON.parse(text);
    if (this.keeps) {
      this.received.push(text);
      this.frames.push(frame);
    }
    if (frame.frame === 'answer' || frame.frame === 'refused') {
      const waiting = this.waiting.get(frame.ask);
      this.waiting.delete(frame.ask);
      if (frame.frame === 'answer') waiting?.resolve(frame.value);
      else waiting?.reject(new CallRefused(0, frame.error));
    } else if (frame.frame === 'told' && frame.told.tell === 'look')
      this.looks.set(frame.table, frame.told.look);
    else if (frame.frame === 'card') this.cards.set(frame.table, frame.card);
    this.notify();
  }

  private notify(): void {
    const { watchers } = this;
    this.watchers = [];
    for (const watcher of watchers) watcher();
  }

  /** Waits until something is so; asked anew with every frame. */
  async until<T>(what: () => T | undefined | false | null): Promise<T> {
    for (;;) {
      const found = what();
      if (found) return found;
      if (this.ws.readyState >= this.ws.CLOSING) throw new Error('the socket was closed');
      await new Promise<void>((resolve) => this.watchers.push(resolve));
    }
  }

  send(frame: PageFrame): void {
    this.ws.send(JSON.stringify(frame));
  }

  private ask(frame: (ask: number) => PageFrame): Promise<unknown> {
    const ask = this.asked++;
    return new Promise((resolve, reject) => {
      if (this.ws.readyState !== this.ws.OPEN) {
        reject(new Error('the socket was closed'));
        return;
      }
      this.waiting.set(ask, { resolve, reject });
      this.send(frame(ask));
    });
  }

  async open(
    table: string,
    known: Known | null = null,
    invitation: string | null = null,
  ): Promise<SocketOpened> {
    const opened = (await this.ask((ask) => ({
      frame: 'open',
      ask,
      table,
      invitation,
      known,
    }))) as SocketOpened;
    this.cards.set(table, opened.card);
    return opened;
  }

  /** Moves; answers the refusal, or null. */
  submit(table: string, notation: string, decision: number): Promise<unknown> {
    return this.ask((ask) => ({ frame: 'ask', ask, table, what: 'submit', args: [notation, decision] }));
  }

  askRoom(table: string, what: 'record' | 'standings' | 'goOn'): Promise<unknown> {
    return this.ask((ask) => ({ frame: 'ask', ask, table, what, args: [] }));
  }

  close(): void {
    this.ws.close();
  }
}
