import type { HouseFrame, OwnCard, PageFrame, RoomLook, SocketOpened } from '@spielstube/table';
import { HouseSocket, type WireEnd } from '../online/house-socket.ts';

export const CARD: OwnCard = {
  id: 'abcdefghijklmnopqrstuv',
  game: 'burgundy',
  options: {},
  title: '',
  status: 'playing',
  join: 'link',
  pace: { kind: 'live', bank: 1_500_000, increment: 20_000 },
  timeUp: 'bot',
  watch: true,
  corrections: '',
  fromRecord: false,
  host: 'Marthe',
  created: 0,
  touched: 0,
  seats: [],
  deciding: [],
  clocks: [],
  paused: false,
  spectators: 0,
  requests: [],
  next: null,
  now: 0,
  seat: 0,
  isHost: true,
  invitation: null,
};

export const OPENED: SocketOpened = {
  opened: { game: 'burgundy', seats: [], options: {}, box: null },
  card: CARD,
  talk: [],
};

/** A look of which only the numbers matter. */
export const lookAt = (seq: number, epoch = 'a'): RoomLook => ({
  viewer: 0,
  seq,
  since: 0,
  epoch,
  // biome-ignore lint/suspicious/noExplicitAny: nobody looks at it
  view: {} as any,
  deciding: [],
  decision: null,
  canUndo: false,
  next: 0,
  scores: [],
  progress: 0,
  events: [],
  moments: [],
  commitment: '',
  corrections: '',
  result: null,
  whole: true,
});

/** A house at the other end of the wire: it hears frames and says what a test wants; time passes when told to. */
export class FakeHouse {
  readonly heard: PageFrame[] = [];
  isOnline = true;
  connections = 0;
  private end: WireEnd | null = null;
  private now = 0;
  private readonly timers = new Map<number, { readonly at: number; work(): void }>();
  private timerCount = 0;
  readonly socket = new HouseSocket({
    connect: (end) => {
      this.connections++;
      this.end = end;
      return { send: (text) => this.heard.push(JSON.parse(text)), close: () => this.hangUp() };
    },
    later: (work, milliseconds) => {
      const number = this.timerCount++;
      this.timers.set(number, { at: this.now + milliseconds, work });
      return () => this.timers.delete(number);
    },
    isOnline: () => this.isOnline,
  });

  pickUp(): void {
    this.end?.opened();
  }
  hangUp(): void {
    const { end } = this;
    this.end = null;
    end?.closed();
  }
  say(frame: HouseFrame): void {
    this.end?.heard(JSON.stringify(frame));
  }
  /** Answers the last question. */
  async answer(value: unknown): Promise<void> {
    await settled();
    this.say({ frame: 'answer', ask: this.lastAsk(), value });
    await settled();
  }
  async refuse(error: 'gone' | 'notNow'): Promise<void> {
    await settled();
    this.say({ frame: 'refused', ask: this.lastAsk(), error: { error, message: '' } });
    await settled();
  }
  private lastAsk(): number {
    return Math.max(...this.heard.map((frame) => ('ask' in frame ? frame.ask : 0)));
  }
  pass(milliseconds: number): void {
    this.now += milliseconds;
    for (const [number, { at, work }] of this.timers) {
      if (at <= this.now && this.timers.delete(number)) work();
    }
  }
}

/** Whatever was promised has been heard. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
