import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type HouseRules, type Me, type Notices, type Thinker, WIRE_VERSION } from '@spielstube/table';
import { keepBackups } from './backups.ts';
import type { Jobs } from './jobs/jobs.ts';
import { PostgresJobs } from './jobs/postgres-jobs.ts';
import { TimerJobs } from './jobs/timer-jobs.ts';
import { LIMITS, type Limits } from './limits.ts';
import { Metrics } from './metrics.ts';
import { Caller } from './notices/caller.ts';
import { NO_NOTICES_SET_UP, newPushKeys, type PushKeys, type Ways, waysOf } from './notices/ways.ts';
import { newKeyNotice } from './notices/words.ts';
import { People, type PeopleHost, passkeyHost } from './people/people.ts';
import { type News, noNews } from './rooms/news.ts';
import { PostgresNews } from './rooms/postgres-news.ts';
import { RoomHouse } from './rooms/room-house.ts';
import type { HouseSettings } from './settings.ts';
import { Rates } from './sockets/rate.ts';
import { Sockets } from './sockets/sockets.ts';
import type { Opened } from './store/opened.ts';
import type { Store } from './store/store.ts';
import { Refused } from './tables/refused.ts';
import { ThinkingRoom } from './thinking/thinking-room.ts';

/** What may be other in a test. */
export interface HouseChoices {
  readonly settings: Partial<HouseSettings>;
  readonly now: () => number;
  readonly limits: Partial<Limits>;
  readonly jobs: Jobs;
  readonly ways: Ways;
  readonly thinker: Thinker & { stop(): Promise<void> };
  unexpected(error: unknown): void;
}

/** The database is asked so often at most whether it is well, in milliseconds. */
const PROBE_EVERY = 1000;

const NO_NOTICES: Notices = {
  push: [],
  mailAfter: null,
  hook: '',
  quiet: null,
  zone: 'UTC',
  lang: 'de',
  silent: [],
};

const jobsOf = ({ url, store }: Opened, now: () => number): Jobs =>
  url === null ? new TimerJobs(store, now) : new PostgresJobs(url, store, now);

/** The whole house: people, tables, sockets and what looks after them, on an open database. */
export class OpenHouse {
  readonly store: Store;
  readonly settings: HouseSettings;
  readonly now: () => number;
  readonly people: People;
  readonly rooms: RoomHouse;
  readonly sockets: Sockets;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly talking: Rates;
  /** Something went wrong that nobody has foreseen. */
  readonly unexpected: (error: unknown) => void;
  /** Where that is written down. */
  report: (error: unknown) => void;
  readonly caller: Caller;
  private readonly pushKey: string | null;
  private closing = false;
  /** What the database last said of itself, and when it was asked. */
  private isWell: Promise<boolean> = Promise.resolve(false);
  private probed = Number.NEGATIVE_INFINITY;
  private stopBackups: () => void = () => {};
  private readonly news: News;
  private readonly thinker: HouseChoices['thinker'];

  private constructor(
    opened: Opened,
    settings: HouseSettings,
    pushKeys: PushKeys,
    choices: Partial<HouseChoices>,
  ) {
    const now = choices.now ?? Date.now;
    this.report = choices.unexpected ?? ((error) => console.error(error));
    const unexpected = (error: unknown): void => {
      this.metrics.count('unexpected');
      this.report(error);
    };
    this.unexpected = unexpected;
    const thinking = new ThinkingRoom({ failed: () => this.metrics.count('failedBots') });
    this.metrics = new Metrics({
      sockets: () => this.sockets.size,
      awakeTables: () => this.rooms.awakeTables,
      waitingThoughts: () => thinking.waiting,
      writingSeconds: () => opened.store.writingTime / 1000,
    });
    this.store = opened.store;
    this.settings = settings;
    this.now = now;
    this.thinker = choices.thinker ?? thinking;
    this.news = opened.url === null ? noNews : new PostgresNews(opened.url);
    this.limits = { ...LIMITS, ...choices.limits };
    this.talking = new Rates(this.limits.words, now);
    const jobs = choices.jobs ?? jobsOf(opened, now);
    const ways = choices.ways ?? waysOf(settings.notices, pushKeys);
    this.people = new People(opened, settings, {
      limited: this.limits.keys,
      sendReset: this.resetter(ways),
      sessionEnded: (session) => this.sessionEnded(session),
      changedAt: (tables) => this.rooms.changedAt(tables),
    });
    this.rooms = new RoomHouse({
      store: opened.store,
      thinker: this.thinker,
      jobs,
      news: this.news,
      now,
      tellPerson: (person, frame) => this.sockets.tellPerson(person, frame),
      sessionEnded: (session) => this.sockets.sessionEnded(session),
      entered: () => this.metrics.count('entries'),
      isAccount: (person) => this.people.isAccount(person),
      unexpected,
      called: (table, seat) => void this.caller.turned(table, seat).catch(unexpected),
    });
    this.caller = new Caller({
      store: opened.store,
      ways,
      now,
      url: settings.url ?? '',
      table: (id) => this.rooms.table(id),
      noticesOf: (person) => this.noticesOf(person),
      emailOf: (person) => this.people.emailOf(person),
      unexpected,
    });
    this.pushKey = settings.notices.pushContact === null ? null : pushKeys.publicKey;
    const visitor = (headers: Headers) => this.people.visitor(headers);
    this.sockets = new Sockets({
      house: this.rooms,
      url: settings.url,
      now,
      visitor,
      unexpected,
      frames: this.limits.frames,
    });
  }

  /** Opens the house: from now on tables are looked after. */
  static async open(opened: Opened, choices: Partial<HouseChoices> = {}): Promise<OpenHouse> {
    const secret = await opened.store.setting('secret', () => randomBytes(32).toString('base64url'));
    const settings: HouseSettings = {
      secret,
      url: null,
      closed: false,
      proxy: false,
      metrics: false,
      notices: NO_NOTICES_SET_UP,
      backups: null,
      log: null,
      ...choices.settings,
    };
    const pushKeys: PushKeys = JSON.parse(
      await opened.store.setting('push keys', () => JSON.stringify(newPushKeys())),
    );
    const house = new OpenHouse(opened, settings, pushKeys, choices);
    await house.rooms.start();
    house.caller.start();
    if (settings.backups !== null)
      house.stopBackups = keepBackups(opened, settings.backups, house.unexpected);
    return house;
  }

  /** Takes sockets from a web server. */
  listen(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      this.sockets.upgrade(request, socket, head).catch(() => socket.destroy());
    });
  }

  private sessionEnded(session: string): void {
    this.sockets.sessionEnded(session);
    this.news.tell({ what: 'sessionEnded', session });
  }

  rules(): HouseRules {
    return {
      wire: WIRE_VERSION,
      closed: this.settings.closed,
      notices: {
        push: this.pushKey !== null,
        mail: this.settings.notices.smtp !== null,
        hook: this.settings.notices.hooks,
      },
      pushKey: this.pushKey,
      passkeyHost: passkeyHost(this.settings.url),
      resets: this.settings.notices.smtp !== null && this.settings.url !== null,
      now: this.now(),
    };
  }

  /** Writes to who has lost a password, if there is mail and the letter can say where the house is. */
  private resetter({ mail }: Ways): PeopleHost['sendReset'] {
    const { url } = this.settings;
    if (mail === null || url === null) return null;
    return async (person, email, token) =>
      mail(email, newKeyNotice((await this.noticesOf(person)).lang, url, token));
  }

  /** Ready to take people: the database keeps what it is given, and the house is not closing. */
  async isReady(): Promise<boolean> {
    if (this.closing) return false;
    const now = performance.now();
    // Anybody may ask, and writing costs something.
    if (now - this.probed > PROBE_EVERY) {
      this.probed = now;
      this.isWell = this.store.probe().then(
        () => true,
        () => false,
      );
    }
    return this.isWell;
  }

  /** In a closed house guests play where they are invited, and open nothing. */
  expectMayOpen(me: Me): void {
    if (this.settings.closed && me.kind === 'guest')
      throw new Refused('closed', 'only people with an account open tables here');
  }

  async noticesOf(person: string): Promise<Notices> {
    return (await this.store.notices(person)) ?? NO_NOTICES;
  }

  /** Nothing more is taken; what was answered is kept. */
  async close(): Promise<void> {
    this.closing = true;
    await this.sockets.stop();
    this.caller.stop();
    this.stopBackups();
    await this.rooms.stop();
    await this.thinker.stop();
    await this.store.close();
  }
}
