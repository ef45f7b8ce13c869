import type { HouseFiles } from './house-files.ts';
import type { Kept } from './offline-asks.ts';

/** What a store room is built of; a browser has it all. */
export interface StoreRoomParts {
  readonly caches: CacheStorage;
  fetch(path: string, how: RequestInit): Promise<Response>;
}

/** Which games are wanted: the opened ones, or all. */
interface Wishes {
  readonly opened: readonly string[];
  readonly all: boolean;
}

const NO_WISHES: Wishes = { opened: [], all: false };
const OURS = 'spielstube ';
/** Outlives versions. */
const WISHES = `${OURS}wishes`;
const WISH_LIST = '/wishes';
const FINGERPRINTED = /^\/assets\//;

/** Where the files of one version lie: those of the house, and those of the games that are wanted. */
export class StoreRoom {
  private readonly files: HouseFiles;
  private readonly parts: StoreRoomParts;
  private readonly name: string;
  private readonly known: ReadonlySet<string>;
  /** One change of the wishes at a time. */
  private changing: Promise<unknown> = Promise.resolve();

  constructor(files: HouseFiles, parts: StoreRoomParts) {
    this.files = files;
    this.parts = parts;
    this.name = `${OURS}${files.version}`;
    this.known = new Set([...files.house, ...Object.values(files.games).flat()]);
  }

  /** Whether a path is a file of this version. */
  knows(path: string): boolean {
    return this.known.has(path);
  }

  async find(path: string): Promise<Response | undefined> {
    return (await this.cache()).match(path, { ignoreVary: true });
  }

  /** Gets the house and all wanted games. It fails as a whole: a version is never half there. */
  async stock(): Promise<void> {
    await this.get([...this.files.house, ...this.filesFor(await this.wishes())]);
  }

  /** Throws away what former versions have left. */
  async clearOld(): Promise<void> {
    const names = await this.parts.caches.keys();
    const old = names.filter((name) => name.startsWith(OURS) && name !== this.name && name !== WISHES);
    await Promise.all(old.map((name) => this.parts.caches.delete(name)));
  }

  keep(game: string): Promise<Kept> {
    return this.wish(({ opened, all }) => ({ opened: [...new Set([...opened, game])], all }));
  }

  keepAll(on: boolean): Promise<Kept> {
    return this.wish(({ opened }) => ({ opened, all: on }));
  }

  /** The games that lie here whole. */
  async kept(): Promise<Kept> {
    const cache = await this.cache();
    const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const games = Object.entries(this.files.games).filter(([, files]) =>
      files.every((file) => here.has(file)),
    );
    return { games: games.map(([game]) => game) };
  }

  private cache(): Promise<Cache> {
    return this.parts.caches.open(this.name);
  }

  private wish(change: (wishes: Wishes) => Wishes): Promise<Kept> {
    const done = this.changing.then(async () => {
      const wishes = change(await this.wishes());
      await (await this.parts.caches.open(WISHES)).put(WISH_LIST, new Response(JSON.stringify(wishes)));
      await this.drop(wishes);
      await this.get(this.filesFor(wishes));
      return this.kept();
    });
    this.changing = done.catch(() => {});
    return done;
  }

  private async wishes(): Promise<Wishes> {
    const list = await (await this.parts.caches.open(WISHES)).match(WISH_LIST);
    return list === undefined ? NO_WISHES : list.json();
  }

  private filesFor({ opened, all }: Wishes): string[] {
    return Object.entries(this.files.games).flatMap(([game, files]) =>
      all || opened.includes(game) ? files : [],
    );
  }

  /** Throws away games that nobody wants any more. */
  private async drop(wishes: Wishes): Promise<void> {
    const cache = await this.cache();
    const wanted = new Set([...this.files.house, ...this.filesFor(wishes)]);
    const unwanted = [...this.known].filter((path) => !wanted.has(path));
    await Promise.all(unwanted.map((path) => cache.delete(path)));
  }

  private async get(paths: readonly string[]): Promise<void> {
    const cache = await this.cache();
    await Promise.all(paths.map((path) => this.getOne(cache, path)));
  }

  private async getOne(cache: Cache, path: string): Promise<void> {
    if ((await cache.match(path)) !== undefined) return;
    const response = (await this.fromFormer(path)) ?? (await this.fromServer(path));
    if (!response.ok) throw new Error(`${path} cannot be had: ${response.status}`);
    await cache.put(path, response);
  }

  /** What has a fingerprint in its name is the same in every version. */
  private async fromFormer(path: string): Promise<Response | undefined> {
    return FINGERPRINTED.test(path) ? this.parts.caches.match(path) : undefined;
  }

  private fromServer(path: string): Promise<Response> {
    const { [path]: integrity } = this.files.integrity;
    return this.parts.fetch(path, integrity === undefined ? {} : { integrity, cache: 'no-cache' });
  }
}
