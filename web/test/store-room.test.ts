import { describe, expect, test } from 'vitest';
import type { HouseFiles } from '../offline/house-files.ts';
import { StoreRoom } from '../offline/store-room.ts';

const FIRST: HouseFiles = {
  version: '1',
  house: ['/', '/assets/page-1.js'],
  games: { go: ['/assets/go-1.js', '/assets/kit-1.js'], chess: ['/assets/chess-1.js', '/assets/kit-1.js'] },
  integrity: { '/': 'sha256-first' },
};
const SECOND: HouseFiles = {
  version: '2',
  house: ['/', '/assets/page-1.js', '/assets/news-2.js'],
  games: { go: ['/assets/go-2.js', '/assets/kit-1.js'], chess: ['/assets/chess-1.js', '/assets/kit-1.js'] },
  integrity: { '/': 'sha256-second' },
};

const HOUSE = 'https://house.test';
const pathOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, HOUSE).pathname;

/** As much of a browser's cache as a store room uses. */
class Shelf {
  readonly files = new Map<string, string>();
  match(path: RequestInfo): Promise<Response | undefined> {
    const file = this.files.get(pathOf(path));
    return Promise.resolve(file === undefined ? undefined : new Response(file));
  }
  async put(path: RequestInfo, response: Response): Promise<void> {
    this.files.set(pathOf(path), await response.text());
  }
  delete(path: RequestInfo): Promise<boolean> {
    return Promise.resolve(this.files.delete(pathOf(path)));
  }
  keys(): Promise<Request[]> {
    return Promise.resolve([...this.files.keys()].map((path) => new Request(`${HOUSE}${path}`)));
  }
}

class Shelves {
  readonly all = new Map<string, Shelf>();
  open(name: string): Promise<Shelf> {
    const shelf = this.all.get(name) ?? new Shelf();
    this.all.set(name, shelf);
    return Promise.resolve(shelf);
  }
  keys(): Promise<string[]> {
    return Promise.resolve([...this.all.keys()]);
  }
  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.all.delete(name));
  }
  async match(path: string): Promise<Response | undefined> {
    for (const shelf of this.all.values()) {
      const found = await shelf.match(path);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

function house() {
  const shelves = new Shelves();
  const fetched: string[] = [];
  let isThere = true;
  const fetch = (path: string, how: RequestInit): Promise<Response> => {
    if (!isThere) return Promise.reject(new TypeError('no network'));
    fetched.push(`${path} ${how.integrity ?? ''}`.trim());
    return Promise.resolve(new Response(path));
  };
  return {
    // A test needs a part of what a browser has.
    room: (files: HouseFiles) => new StoreRoom(files, { caches: shelves as unknown as CacheStorage, fetch }),
    fetched: () => fetched.splice(0).sort(),
    names: () => [...shelves.all.keys()].sort(),
    cut: () => {
      isThere = false;
    },
  };
}

describe('the store room', () => {
  test('gets the house first, and a game when it has been opened', async () => {
    const { room, fetched, cut } = house();
    const first = room(FIRST);
    await first.stock();
    expect(fetched()).toEqual(['/ sha256-first', '/assets/page-1.js']);
    expect(await first.kept()).toEqual({ games: [] });
    expect(await first.keep('go')).toEqual({ games: ['go'] });
    expect(fetched()).toEqual(['/assets/go-1.js', '/assets/kit-1.js']);
    cut();
    await expect(first.keep('chess')).rejects.toThrow('no network');
    expect(await first.kept()).toEqual({ games: ['go'] });
    expect(await (await first.find('/assets/go-1.js'))?.text()).toBe('/assets/go-1.js');
    expect(await first.find('/assets/chess-1.js')).toBeUndefined();
  });

  test('all games come and go with the switch; opened ones stay', async () => {
    const { room } = house();
    const first = room(FIRST);
    await first.stock();
    await first.keep('go');
    expect(await first.keepAll(true)).toEqual({ games: ['go', 'chess'] });
    expect(await first.keepAll(false)).toEqual({ games: ['go'] });
    expect(await first.find('/assets/chess-1.js')).toBeUndefined();
  });

  test('a new version has the wanted games too, fetches only what has changed, and clears the old one away', async () => {
    const { room, fetched, names } = house();
    const first = room(FIRST);
    await first.stock();
    await first.keep('go');
    fetched();
    const second = room(SECOND);
    await second.stock();
    expect(fetched()).toEqual(['/ sha256-second', '/assets/go-2.js', '/assets/news-2.js']);
    expect(await first.find('/assets/go-1.js')).toBeDefined();
    await second.clearOld();
    expect(names()).toEqual(['spielstube 2', 'spielstube wishes']);
    expect(await second.kept()).toEqual({ games: ['go'] });
  });

  test('a version that cannot be had whole does not come at all', async () => {
    const { room, cut } = house();
    cut();
    await expect(room(FIRST).stock()).rejects.toThrow('no network');
  });
});
