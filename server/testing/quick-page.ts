import { type Rng, randomUnit, type Seat } from '@spielstube/engine';
import { type PageFrame, SOCKET_PATH } from '@spielstube/table';
import { WebSocket } from 'ws';
import type { Played } from './acknowledged.ts';
import type { Person } from './person.ts';

/** What is asked of a seat, as far as somebody has to know it who moves at random. */
interface Asked {
  readonly decision: number;
  readonly notation: string;
}

const BEGUN = '{"frame":"begun"';
const TOLD = '{"frame":"told"';
/** How a frame with a look begins, the id of the table left out. */
const LOOK = '"told":{"tell":"look"';
const HEAD_BYTES = 100;
const ANSWER = '{"frame":"answer"';
const KEPT = '"value":null}';
const NOT_OVER = '"result":null,"whole":';
const DECISION = '"decision":{"id":';
const CHOICES = '"choices":[';
const CLOSED = '],"closed":';
const NOTATION = '"notation":';

const startsWith = (bytes: Buffer, text: string): boolean =>
  bytes.length >= text.length && bytes.toString('latin1', 0, text.length) === text;

/** The decision that a look asks for, and one of its choices; null if it asks nothing. */
function askedIn(look: Buffer, rng: Rng): Asked | null {
  const at = look.indexOf(DECISION);
  if (at < 0) return null;
  const number = at + DECISION.length;
  const decision = Number(look.toString('latin1', number, look.indexOf(',', number)));
  const first = look.indexOf(CHOICES, number);
  const end = look.indexOf(CLOSED, first);
  const somewhere = look.indexOf(NOTATION, first + Math.floor(randomUnit(rng) * (end - first)));
  const found = somewhere < 0 || somewhere > end ? look.indexOf(NOTATION, first) : somewhere;
  const start = found + NOTATION.length;
  return { decision, notation: JSON.parse(look.toString('utf8', start, look.indexOf('"}', start) + 1)) };
}

/**
 * A page at one table, for measurements: a machine that measures a server should be busy with the server. It reads of a
 * frame only what somebody needs who moves at random.
 */
export class QuickPage {
  readonly seat: Seat;
  readonly table: Played;
  private readonly ws: WebSocket;
  private readonly rng: Rng;
  private asked: Asked | null = null;
  private sentAt = 0;
  private sent: Asked | null = null;
  private asks = 0;
  /** Something was shown or answered, so this page may be able to move. */
  stirred: () => void = () => {};
  /** A move was answered, after so many milliseconds. */
  answered: (milliseconds: number) => void = () => {};

  private constructor(ws: WebSocket, table: Played, seat: Seat, rng: Rng) {
    this.ws = ws;
    this.table = table;
    this.seat = seat;
    this.rng = rng;
    ws.on('message', (bytes: Buffer) => this.hear(bytes));
  }

  /** Looks at a table; answers when it lies there. */
  static async open({ url, cookie }: Person, table: Played, seat: Seat, rng: Rng): Promise<QuickPage> {
    const ws = new WebSocket(`${url.replace('http', 'ws')}${SOCKET_PATH}`, {
      headers: { cookie, origin: url },
      skipUTF8Validation: true,
      perMessageDeflate: false,
    });
    await new Promise<void>((resolve, reject) => {
      ws.once('open', resolve);
      ws.once('error', reject);
    });
    const page = new QuickPage(ws, table, seat, rng);
    const shown = new Promise<void>((resolve) => {
      page.stirred = resolve;
    });
    page.look();
    await shown;
    page.stirred = () => {};
    return page;
  }

  private look(): void {
    const { id } = this.table;
    this.send({ frame: 'open', ask: this.asks++, table: id, invitation: null, known: null });
  }

  private send(frame: PageFrame): void {
    this.ws.send(JSON.stringify(frame));
  }

  private hear(bytes: Buffer): void {
    if (startsWith(bytes, TOLD)) {
      if (!bytes.toString('latin1', 0, HEAD_BYTES).includes(LOOK)) return;
      this.asked = askedIn(bytes, this.rng);
      if (bytes.indexOf(NOT_OVER, bytes.length - 40) < 0) this.table.isOver = true;
      this.stirred();
    } else if (startsWith(bytes, BEGUN)) this.look();
    else if (this.sent !== null && startsWith(bytes, ANSWER)) {
      const { seat, sent } = this;
      if (bytes.indexOf(KEPT, bytes.length - KEPT.length) >= 0)
        this.table.acknowledged.push({ seat, ...sent });
      this.sent = null;
      this.answered(performance.now() - this.sentAt);
      this.stirred();
    }
  }

  /** True if a move was sent: one at a time, and each decision is answered once. */
  move(): boolean {
    if (this.asked === null || this.sent !== null) return false;
    const { decision, notation } = this.asked;
    this.sent = this.asked;
    this.asked = null;
    this.sentAt = performance.now();
    const { id } = this.table;
    this.send({ frame: 'ask', ask: this.asks++, table: id, what: 'submit', args: [notation, decision] });
    return true;
  }

  /** True while an answer is awaited. */
  get isWaiting(): boolean {
    return this.sent !== null;
  }

  close(): void {
    this.ws.close();
  }
}
