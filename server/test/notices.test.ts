import type { Notices } from '@spielstube/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectPublic, isPrivate, publicAgent } from '../notices/public-agent.ts';
import { NO_NOTICES_SET_UP, newPushKeys, waysOf } from '../notices/ways.ts';
import type { Notice } from '../notices/words.ts';
import { opening } from '../testing/opening.ts';
import { Person } from '../testing/person.ts';
import { quickThinker } from '../testing/quick-thinker.ts';
import { openTestHouse, type TestHouse } from '../testing/test-house.ts';
import { ManualJobs } from './manual-jobs.ts';

describe('calling people', () => {
  let house: TestHouse;
  let later = 0;
  const rung: [place: string, notice: Notice][] = [];
  const tell = async (place: string, notice: Notice): Promise<void> => {
    rung.push([place, notice]);
  };
  beforeAll(async () => {
    house = await openTestHouse({
      thinker: quickThinker,
      jobs: new ManualJobs(),
      now: () => Date.now() + later,
      ways: { push: ({ endpoint }, notice) => tell(endpoint, notice), mail: tell, hook: tell },
    });
  });
  afterAll(() => house.close());

  const wishes: Notices = {
    push: [{ endpoint: 'https://push.example/1', keys: { p256dh: 'x', auth: 'y' } }],
    mailAfter: 2,
    hook: 'https://hook.example/',
    quiet: null,
    zone: 'UTC',
    lang: 'en',
    silent: [],
  };

  /** Ben is away; Anna begins a game in which it is his turn first. */
  async function waitingForBen(more: Partial<Notices>): Promise<{ id: string; ben: Person }> {
    rung.length = 0;
    const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => Person.guest(house.url, name)));
    const email = `ben${Math.random()}@example.org`;
    await ben.fetch('POST', '/api/auth/sign-up/email', { name: 'Ben', email, password: 'a long password' });
    await ben.call('PUT /api/me/notices', { ...wishes, ...more });
    const { id } = await anna.call('POST /api/tables', opening({ options: { startPlayer: '2' } }));
    await ben.call('POST /api/tables/:id/sit', { seat: 1 }, id);
    await ben.call('POST /api/tables/:id/ready', { ready: true }, id);
    await anna.call('POST /api/tables/:id/begin', {}, id);
    return { id, ben };
  }
  async function after(ms: number): Promise<void> {
    later += ms;
    await house.house.caller.callAll();
  }

  test('rings once a turn, and a letter follows; nothing of the game is told', async () => {
    const { id } = await waitingForBen({});
    await expect.poll(() => house.house.store.table(id)).toMatchObject({ status: 'playing' });
    await after(1000);
    expect(rung).toEqual([]);
    await after(20_000);
    const notice = {
      title: 'Burgundy: your turn',
      body: 'Wednesday round. Nobody hurries you.',
      url: `/table/${id}`,
    };
    expect(rung).toEqual([
      ['https://push.example/1', notice],
      ['https://hook.example/', notice],
    ]);
    await after(60_000);
    expect(rung).toHaveLength(2);
    await after(2 * 3_600_000);
    expect(rung[2]).toEqual([expect.stringContaining('@example.org'), notice]);
  });

  test('is silent for whoever sits at the table, in the quiet time, and where a table is silenced', async () => {
    const { id, ben } = await waitingForBen({});
    const page = await ben.connect();
    await page.open(id);
    await after(30_000);
    expect(rung).toEqual([]);
    page.close();
    await waitingForBen({ quiet: { from: 0, to: 1439 } });
    await after(30_000);
    expect(rung).toEqual([]);
  });
});

describe('where a call may go', () => {
  test('not to the machine itself, nor to the network of the host', () => {
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '172.20.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '0.0.0.0',
      '::1',
      '::',
      'fd00::1',
      'fe80::1',
      '::ffff:127.0.0.1',
      'nonsense',
    ])
      expect(isPrivate(address), address).toBe(true);
    for (const address of ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])
      expect(isPrivate(address), address).toBe(false);
    for (const url of [
      'https://127.0.0.1/',
      'https://[::1]/',
      'http://example.org/',
      'https://localhost/',
      'https://2130706433/',
    ])
      expect(() => expectPublic(url), url).toThrow();
  });

  test('nor where a name points there', async () => {
    const { hook } = waysOf({ ...NO_NOTICES_SET_UP, hooks: true }, newPushKeys());
    const notice = { title: '', body: '', url: '' };
    await expect(hook?.('https://localhost.localdomain/', notice)).rejects.toThrow();
    expect(publicAgent.options.lookup).toBeDefined();
  });

  test('nowhere, unless the host has set it up', () => {
    expect(waysOf(NO_NOTICES_SET_UP, newPushKeys())).toEqual({ push: null, mail: null, hook: null });
  });
});
