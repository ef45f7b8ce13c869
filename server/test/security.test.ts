import { type Rng, randomInt, rngFromSeed } from '@spielstube/engine';
import { TABLE_ID_LENGTH } from '@spielstube/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../limits.ts';
import { openSqlite } from '../store/sqlite.ts';
import { newTableId } from '../tables/chance.ts';
import { opening } from '../testing/opening.ts';
import { type Page, Person } from '../testing/person.ts';
import { quickThinker } from '../testing/quick-thinker.ts';
import { openTestHouse, type TestHouse } from '../testing/test-house.ts';

/** Broken frames that are sent; many more by `SPIELSTUBE_FUZZ=100000`. */
const FUZZ = Number(process.env.SPIELSTUBE_FUZZ ?? 2000);
const EVIL = 'https://evil.example';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ thinker: quickThinker });
});
afterAll(() => house.close());

/** A table of two that has begun; it is Anna's turn. */
async function begun(
  more = {},
): Promise<{ id: string; anna: Person; ben: Person; invitation: string | null }> {
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => Person.guest(house.url, name)));
  const { id, invitation } = await anna.call(
    'POST /api/tables',
    opening({ options: { startPlayer: '1' }, ...more }),
  );
  const query = invitation === null ? '' : `?invitation=${invitation}`;
  await ben.call('POST /api/tables/:id/sit', { seat: null }, id, query);
  await ben.call('POST /api/tables/:id/ready', { ready: true }, id);
  await anna.call('POST /api/tables/:id/begin', {}, id);
  return { id, anna, ben, invitation };
}

async function openPage(person: Person, id: string): Promise<Page> {
  const page = await person.connect();
  await page.open(id);
  await page.until(() => page.looks.get(id));
  return page;
}

const firstMove = (page: Page, id: string): [string, number] => {
  const { decision } = page.looks.get(id) ?? { decision: null };
  return [decision?.choices[0].notation ?? '', decision?.id ?? -1];
};

describe('nobody', () => {
  test('acts for another seat, and a message that comes twice counts once', async () => {
    const { id, anna, ben } = await begun();
    const carl = await Person.guest(house.url, 'Carl');
    const [first, second, third] = await Promise.all([anna, ben, carl].map((person) => openPage(person, id)));
    const move = firstMove(first, id);
    expect(await second.submit(id, ...move)).toMatchObject({ reason: 'notYourTurn' });
    await expect(third.submit(id, ...move)).rejects.toThrow('notYours');
    await expect(carl.call('POST /api/tables/:id/hand-over', { level: 'master' }, id)).rejects.toThrow(
      'notYours',
    );
    await expect(carl.call('POST /api/tables/:id/request', { kind: 'end' }, id)).rejects.toThrow('notYours');
    const answers = await Promise.all([first.submit(id, ...move), first.submit(id, ...move)]);
    expect(answers).toEqual([null, expect.objectContaining({ reason: 'outOfDate' })]);
    await expect(third.askRoom(id, 'record')).rejects.toThrow('notYours');
    await expect(carl.call('GET /api/tables/:id/record', undefined, id)).rejects.toThrow('notNow');
    for (const page of [first, second, third]) page.close();
  });

  test('finds a table that is closed to them, or guesses one', async () => {
    const { id, anna, invitation } = await begun({ join: 'invitation' });
    const carl = await Person.guest(house.url, 'Carl');
    const answers = [];
    for (const path of [id, newTableId(), `${id}?invitation=${newTableId()}`])
      answers.push(await (await carl.fetch('GET', `/api/tables/${path}`)).text());
    expect(new Set(answers).size).toBe(1);
    expect(JSON.parse(answers[0])).toMatchObject({ error: 'gone' });
    const page = await carl.connect();
    await expect(page.open(id)).rejects.toThrow('gone');
    await expect(page.open(id, null, invitation)).resolves.toMatchObject({
      card: { seat: null, invitation: null },
    });
    expect((await anna.call('GET /api/tables/:id', undefined, id)).invitation).toBe(invitation);
    expect((await carl.call('GET /api/tables/open')).map((card) => card.id)).not.toContain(id);
    const ids = Array.from({ length: 1000 }, newTableId);
    expect(new Set(ids).size).toBe(1000);
    expect(ids.every((one) => one.length === TABLE_ID_LENGTH)).toBe(true);
    page.close();
  });

  test('needs to be known for reading a letter, and nothing else is told without a name', async () => {
    const { id } = await begun();
    const stranger = new Person(house.url);
    expect(await stranger.call('GET /api/tables/:id', undefined, id)).toMatchObject({
      seat: null,
      isHost: false,
    });
    await expect(stranger.call('POST /api/tables/:id/sit', { seat: null }, id)).rejects.toThrow('who');
    const closed = await begun({ join: 'invitation' });
    await expect(stranger.call('GET /api/tables/:id', undefined, closed.id)).rejects.toThrow('gone');
  });

  test('looks on where only those who sit there may', async () => {
    const { id } = await begun({ watch: false });
    const carl = await Person.guest(house.url, 'Carl');
    const page = await carl.connect();
    await expect(page.open(id)).rejects.toThrow('notYours');
    page.close();
  });
});

describe('a session', () => {
  test('that is forged or has expired is nobody', async () => {
    const opened = await openSqlite(':memory:');
    const own = await openTestHouse({ thinker: quickThinker }, opened);
    const anna = await Person.guest(own.url, 'Anna');
    const forged = new Person(own.url);
    forged.cookie = anna.cookie.replace(/=(.)/, (_all, letter) => `=${letter === 'a' ? 'b' : 'a'}`);
    expect(await forged.call('GET /api/me')).toBeNull();
    await expect(forged.call('GET /api/tables/mine')).rejects.toMatchObject({
      status: 401,
      wire: { error: 'who' },
    });
    await expect(forged.connect()).rejects.toThrow('401');
    expect(await anna.call('GET /api/me')).toMatchObject({ name: 'Anna', kind: 'guest' });
    await opened.db
      .updateTable('session' as never)
      .set({ expiresAt: new Date(0).toISOString() } as never)
      .execute();
    expect(await anna.call('GET /api/me')).toBeNull();
    await expect(anna.connect()).rejects.toThrow('401');
    await own.close();
  });

  test('ends everywhere when its person signs out; a guest who becomes an account keeps the games', async () => {
    const { id, anna } = await begun();
    const guestPage = await openPage(anna, id);
    const key = { email: 'anna@example.org', password: 'a long password' };
    expect((await anna.fetch('POST', '/api/auth/sign-up/email', { name: 'Anna', ...key })).status).toBe(200);
    await guestPage.until(() => guestPage.frames.some(({ frame }) => frame === 'bye'));
    expect(await anna.call('GET /api/me')).toMatchObject({ kind: 'account', email: key.email });
    expect((await anna.call('GET /api/tables/mine'))[0]).toMatchObject({ id, seat: 0, yourTurn: true });
    const page = await openPage(anna, id);
    const { cookie } = anna;
    const closed = new Promise((resolve) => page.ws.once('close', resolve));
    await anna.fetch('POST', '/api/auth/sign-out', {});
    await closed;
    anna.cookie = cookie;
    expect(await anna.call('GET /api/me')).toBeNull();
    expect(
      (await anna.fetch('POST', '/api/auth/sign-in/email', { ...key, password: 'a wrong password' })).status,
    ).toBe(401);
    expect((await anna.fetch('POST', '/api/auth/sign-in/email', key)).status).toBe(200);
    expect((await anna.call('GET /api/tables/mine'))[0]).toMatchObject({ id, seat: 0 });
  });
});

describe('another site', () => {
  test('can neither ask for anything nor open a socket, whatever cookie it has', async () => {
    const { id, anna } = await begun();
    for (const origin of [EVIL, 'null', house.url.replace(/:\d+$/, ':1')]) {
      const answer = await anna.fetch(
        'POST',
        `/api/tables/${id}/say`,
        { kind: 'words', words: 'hello' },
        origin,
      );
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error: 'foreignOrigin' });
      await expect(anna.connect(origin)).rejects.toThrow('403');
    }
    expect((await anna.fetch('POST', '/api/auth/sign-out', {}, EVIL)).status).toBe(403);
    const plain = await fetch(`${house.url}/api/tables/${id}/leave`, {
      method: 'POST',
      headers: { origin: house.url, cookie: anna.cookie, 'content-type': 'text/plain' },
      body: '{}',
    });
    expect(plain.status).toBe(400);
    expect(await anna.call('GET /api/me')).not.toBeNull();
  });

  test('learns nothing from headers: every answer is guarded and kept by nobody', async () => {
    const answer = await new Person(house.url).fetch('GET', '/api/house');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const anna = new Person(house.url);
    const [cookie] = (await anna.fetch('PUT', '/api/me', { name: 'Anna', crest: 1 })).headers.getSetCookie();
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
  });

  test('of an https house cookies are bound to it', async () => {
    const url = 'https://stube.example';
    const own = await openTestHouse({ settings: { url } });
    const answer = await new Person(own.url).fetch('PUT', '/api/me', { name: 'Anna', crest: 1 }, url);
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-spielstube/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).not.toMatch(/; Domain/);
    await own.close();
  });
});

/** A frame that is nearly right, or nothing at all. */
function brokenFrame(rng: Rng, id: string): string {
  const good = JSON.stringify({ frame: 'ask', ask: 777_777, table: id, what: 'submit', args: ['sing 4', 3] });
  const at = randomInt(rng, good.length);
  const letters = ['"', '}', '[', '0', 'e', '-', '\\', '\u0000', 'ü', 'null'];
  const letter = letters[randomInt(rng, letters.length)];
  const frames = [
    good.slice(0, at),
    good.slice(0, at) + letter + good.slice(at + 1),
    good.replace('"sing 4"', `"${letter.repeat(randomInt(rng, 500))}"`),
    good.replace('3', `${letter}e999`),
    '['.repeat(randomInt(rng, 5000)),
    JSON.stringify({ frame: 'open', ask: -1, table: '__proto__', known: { seq: 'x' } }),
    JSON.stringify({ ...JSON.parse(good), __proto__: 1, more: [letter] }),
  ];
  return frames[randomInt(rng, frames.length)];
}

describe('whatever is sent', () => {
  test(`${FUZZ} broken frames change nothing and get a clear error`, async () => {
    const { id, anna } = await begun();
    const page = await openPage(anna, id);
    const before = page.looks.get(id)?.seq;
    const rng = rngFromSeed('broken');
    let troubles = 0;
    for (let sent = 0; sent < FUZZ; ) {
      const fuzzer = await anna.connect();
      await fuzzer.open(id);
      const end = Math.min(FUZZ, sent + 150);
      for (; sent < end; sent++) fuzzer.ws.send(brokenFrame(rng, id));
      fuzzer.ws.send(Buffer.from([1, 2, 3]));
      await fuzzer.open(id);
      troubles += fuzzer.frames.filter(({ frame }) => frame === 'trouble').length;
      fuzzer.close();
    }
    expect(troubles).toBeGreaterThan(FUZZ / 2);
    expect(page.looks.get(id)?.seq).toBe(before);
    expect(await page.submit(id, ...firstMove(page, id))).toBeNull();
    page.close();
  });

  test('what is too large closes the socket or is refused, and the house stands', async () => {
    const anna = await Person.guest(house.url, 'Anna');
    const page = await anna.connect();
    const closed = new Promise<number>((resolve) => page.ws.once('close', resolve));
    page.ws.send(`{"frame":"${'x'.repeat(20_000)}"}`);
    expect(await closed).toBe(1009);
    const answer = await anna.fetch('PUT', '/api/me', { name: 'x'.repeat(200_000), crest: 1 });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ error: 'tooLarge' });
    for (const name of ['', ' ', 'a\nb', '\u202Eanna', 'x'.repeat(25)])
      await expect(anna.call('PUT /api/me', { name, crest: 1 })).rejects.toThrow('malformed');
    await expect(anna.call('POST /api/tables', opening({ options: { nonsense: 1 } }))).rejects.toThrow(
      'noSuchTable',
    );
    await expect(anna.call('POST /api/tables', opening({ game: '../etc' }))).rejects.toThrow('noSuchTable');
    expect(await anna.call('GET /api/me')).toMatchObject({ name: 'Anna' });
  });

  test('too much is refused with the time to wait, and in the end the socket is closed', async () => {
    const few = { frames: { atOnce: 5, perSecond: 0.001 }, calls: { atOnce: 120, perSecond: 0.001 } };
    const own = await openTestHouse({ limits: { ...LIMITS, ...few } });
    const anna = await Person.guest(own.url, 'Anna');
    const page = await anna.connect();
    for (let n = 0; n < 5; n++) await expect(page.open(newTableId())).rejects.toThrow('gone');
    await expect(page.open(newTableId())).rejects.toMatchObject({
      wire: { error: 'tooMuch', waitMs: expect.any(Number) },
    });
    const closed = new Promise((resolve) => page.ws.once('close', resolve));
    for (let n = 0; n < 300; n++) page.ws.send('{}');
    await closed;
    const answers = await Promise.all(Array.from({ length: 200 }, () => anna.fetch('GET', '/api/house')));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/);
    await own.close();
  });

  test('nothing of the library behind accounts can be reached but what is meant', async () => {
    const anna = await Person.guest(house.url, 'Anna');
    for (const path of ['update-user', 'sign-in/anonymous', 'delete-anonymous-user', 'list-sessions', 'ok'])
      expect((await anna.fetch('POST', `/api/auth/${path}`, {})).status, path).toBe(404);
    expect((await anna.fetch('GET', '/api/auth/get-session')).status).toBe(404);
    const key = { email: 'carl@example.org', password: 'a long password' };
    const named = await anna.fetch('POST', '/api/auth/sign-up/email', { ...key, name: 'x'.repeat(500) });
    expect(named.status).toBe(400);
    expect(await anna.call('GET /api/me')).toMatchObject({ name: 'Anna', kind: 'guest' });
  });

  test('a socket without a known person is not opened, nor at another address', async () => {
    await expect(new Person(house.url).connect()).rejects.toThrow('401');
    const ws = new WebSocket(`${house.url.replace('http', 'ws')}/elsewhere`, {
      headers: { origin: house.url },
    });
    await expect(new Promise((_resolve, reject) => ws.once('error', reject))).rejects.toThrow('404');
  });
});

test('in a closed house guests join, but open nothing and sign up nowhere', async () => {
  const own = await openTestHouse({ settings: { closed: true } });
  const anna = await Person.guest(own.url, 'Anna');
  await expect(anna.call('POST /api/tables', opening())).rejects.toThrow('closed');
  const key = { name: 'Anna', email: 'anna@example.org', password: 'a long password' };
  expect((await anna.fetch('POST', '/api/auth/sign-up/email', key)).status).toBe(400);
  await own.close();
});

test('who has lost a password gets a letter that opens once; all sessions end, and nobody learns who has an account', async () => {
  const letters: { to: string; url: string }[] = [];
  const url = 'http://stube.example';
  const own = await openTestHouse({
    settings: { url },
    ways: { push: null, hook: null, mail: async (to, notice) => void letters.push({ to, url: notice.url }) },
  });
  const anna = new Person(own.url);
  const send = (path: string, content: object): Promise<Response> =>
    anna.fetch('POST', `/api/auth/${path}`, content, url);
  const key = { email: 'anna@example.org', password: 'a long password' };
  expect((await send('sign-up/email', { name: 'Anna', ...key })).status).toBe(200);

  const unknown = await send('request-password-reset', { email: 'nobody@example.org' });
  const known = await send('request-password-reset', { email: key.email });
  expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
  await expect.poll(() => letters).toHaveLength(1);
  expect(letters[0].to).toBe(key.email);
  const letter = new URL(letters[0].url);
  expect(letter.origin + letter.pathname).toBe(`${url}/account`);

  const newKey = { token: letter.searchParams.get('key'), newPassword: 'another password' };
  expect((await send('reset-password', { ...newKey, newPassword: 'short' })).status).toBe(400);
  expect((await send('reset-password', newKey)).status).toBe(200);
  expect((await send('reset-password', newKey)).status).toBe(400);
  expect(await anna.call('GET /api/me')).toBeNull();
  expect((await send('sign-in/email', key)).status).toBe(401);
  expect((await send('sign-in/email', { ...key, password: newKey.newPassword })).status).toBe(200);
  await own.close();
});

test('in a closed house nobody becomes an account by a passkey', async () => {
  const own = await openTestHouse({ settings: { closed: true } });
  const anna = await Person.guest(own.url, 'Anna');
  const key = { response: { id: 'x' }, name: 'Anna' };
  expect((await anna.fetch('POST', '/api/auth/passkey/verify-registration', key)).status).toBe(403);
  expect(await anna.call('GET /api/me')).toMatchObject({ kind: 'guest' });
  await own.close();
});
