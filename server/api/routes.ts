import type { Me, OwnCard } from '@spielstube/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { OpenHouse } from '../house.ts';
import { isOwnOrigin } from '../origin.ts';
import { ADDRESS_HEADER } from '../people/people.ts';
import { Rates } from '../sockets/rate.ts';
import * as schemas from '../sockets/schemas.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { ratingsShown } from '../tables/ratings.ts';
import { Refused } from '../tables/refused.ts';
import { answerRequest, askAll } from '../tables/requests.ts';
import { begin, beReady, goOn, handOver, leave, placeBot, sit, takeBack } from '../tables/seating.ts';
import { say } from '../tables/talk.ts';

/** A record is the longest thing that is sent. */
const MOST_BYTES_OF_RECORD = 4_500_000;

const STATUS: Readonly<Record<string, number>> = {
  malformed: 400,
  who: 401,
  foreignOrigin: 403,
  notYours: 403,
  closed: 403,
  gone: 404,
  tooLarge: 413,
  tooMuch: 429,
  unexpected: 500,
  notStored: 503,
};

/** Somebody who is known asks something of a table; the answer is its card. */
type Deed<B> = (live: LiveTable, me: Me, body: B) => Promise<void>;

/** The id of no person. */
const NOBODY_KNOWN = '';

const params = z.object({ id: schemas.tableId });
const query = z.object({ invitation: schemas.invitation.optional() });

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refused('malformed', z.prettifyError(result.error).slice(0, 500));
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [key, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(key, `${value}`);
  headers.set(ADDRESS_HEADER, request.ip);
  return headers;
}

/** The house's own addresses: see `Calls` in `table/wire-calls.ts`. */
export async function registerApi(app: FastifyInstance, house: OpenHouse): Promise<void> {
  const { people, rooms, settings, store, now } = house;
  const calls = new Rates(house.limits.calls, now);
  const making = new Rates(house.limits.making, now);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const waitMs = calls.take(request.ip);
    if (waitMs > 0) throw new Refused('tooMuch', 'too many requests', { waitMs });
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !isOwnOrigin(request.headers, settings.url))
      throw new Refused('foreignOrigin', 'only pages of this house may ask this');
  });

  app.setErrorHandler(async (error, _request, reply) => {
    const refused = refusedOf(error);
    if (refused.problem === 'unexpected') house.unexpected(error);
    if (refused.more.waitMs !== undefined) reply.header('retry-after', Math.ceil(refused.more.waitMs / 1000));
    return reply.code(STATUS[refused.problem] ?? 409).send(refused.toWire());
  });

  async function me(request: FastifyRequest): Promise<Me> {
    const visitor = await people.visitor(headersOf(request));
    if (visitor === null) throw new Refused('who', 'nobody is known here by this cookie');
    return visitor.me;
  }

  function expectMayMake(request: FastifyRequest): void {
    const waitMs = making.take(request.ip);
    if (waitMs > 0) throw new Refused('tooMuch', 'too many new things', { waitMs });
  }

  async function tableFor(request: FastifyRequest): Promise<{ who: Me; live: LiveTable }> {
    const { id } = read(params, request.params);
    const { invitation = null } = read(query, request.query);
    const who = await me(request);
    return { who, live: await rooms.tableFor(who, id, invitation) };
  }

  /** An address at which something is done to a table. */
  function deed<B>(name: string, schema: z.ZodType<B>, act: Deed<B>): void {
    app.post(`/tables/:id/${name}`, async (request): Promise<OwnCard> => {
      const body = read(schema, request.body);
      const { who, live } = await tableFor(request);
      await act(live, who, body);
      return live.cardFor(who.id);
    });
  }

  app.get('/house', async () => house.rules());
  app.get('/me', async (request) => (await people.visitor(headersOf(request)))?.me ?? null);
  app.put('/me', async (request, reply) => {
    const introduction = read(schemas.introduction, request.body);
    const headers = headersOf(request);
    if ((await people.visitor(headers)) === null) expectMayMake(request);
    const { me: known, cookies } = await people.introduce(headers, introduction);
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    return known;
  });

  app.get('/me/ratings', async (request) => ratingsShown(await store.ratings((await me(request)).id)));

  app.get('/tables/open', async () => (settings.closed ? [] : rooms.openTables()));
  app.get('/tables/mine', async (request) => rooms.tablesOf(await me(request)));
  app.post('/tables', async (request) => {
    const opening = read(schemas.opening, request.body);
    const who = await me(request);
    house.expectMayOpen(who);
    expectMayMake(request);
    return rooms.open(who, opening);
  });
  app.post('/tables/from-record', { bodyLimit: MOST_BYTES_OF_RECORD }, async (request) => {
    const opening = read(schemas.openingFromRecord, request.body);
    const who = await me(request);
    house.expectMayOpen(who);
    expectMayMake(request);
    return rooms.openFromRecord(who, opening);
  });
  // Whoever has the link reads the letter before they are anybody.
  async function tableSeen(request: FastifyRequest): Promise<{ live: LiveTable; person: string }> {
    const { id } = read(params, request.params);
    const { invitation = null } = read(query, request.query);
    const person = (await people.visitor(headersOf(request)))?.me.id ?? NOBODY_KNOWN;
    const live = await rooms.table(id);
    live.expectWelcome(person, invitation);
    return { live, person };
  }
  app.get('/tables/:id', async (request) => {
    const { live, person } = await tableSeen(request);
    return live.cardFor(person);
  });
  app.get('/tables/:id/box', async (request, reply) => {
    const { live } = await tableSeen(request);
    return reply.type('application/json').send(JSON.stringify(live.kept.box));
  });
  app.get('/tables/:id/record', async (request, reply) => {
    const { live } = await tableFor(request);
    const record = await rooms.record(live);
    reply.header('content-disposition', `attachment; filename="${live.kept.game}.spielstube"`);
    return reply.type('text/plain; charset=utf-8').send(record);
  });

  deed('sit', schemas.sitting, (live, who, { seat }) => sit(live, who, seat));
  deed('ready', schemas.readiness, (live, who, { ready }) => beReady(live, who, ready));
  deed('leave', schemas.nothing, (live, who) => leave(live, who));
  deed('bot', schemas.botPlacing, (live, who, { seat, level, name }) =>
    placeBot(live, who, seat, level, name),
  );
  deed('begin', schemas.nothing, (live, who) => begin(live, who));
  deed('hand-over', schemas.handingOver, (live, who, { level }) => handOver(live, who, level));
  deed('take-back', schemas.nothing, (live, who) => takeBack(live, who));
  deed('request', schemas.request, (live, who, wish) => askAll(live, who, wish));
  deed('vote', schemas.vote, (live, who, { number, yes }) => answerRequest(live, who, number, yes));
  deed('go-on', schemas.nothing, (live, who) => goOn(live, who));
  app.post('/tables/:id/again', async (request) => {
    read(schemas.nothing, request.body);
    const { who, live } = await tableFor(request);
    return rooms.again(live, who);
  });
  app.post('/tables/:id/say', async (request) => {
    const { kind, words } = read(schemas.saying, request.body);
    const { who, live } = await tableFor(request);
    const waitMs = house.talking.take(who.id);
    if (waitMs > 0) throw new Refused('tooMuch', 'too many words', { waitMs });
    return say(live, who, kind, words);
  });

  app.get('/me/notices', async (request) => house.noticesOf((await me(request)).id));
  app.put('/me/notices', async (request) => {
    const notices = read(schemas.notices, request.body);
    const who = await me(request);
    await store.keepNotices(who.id, notices);
    return notices;
  });

  for (const [path, schema] of Object.entries(schemas.keys))
    app.post(`/auth/${path}`, async (request, reply) =>
      passOn(house, request, JSON.stringify(read(schema, request.body)), reply),
    );
  for (const path of schemas.keyQuestions)
    app.get(`/auth/${path}`, async (request, reply) => passOn(house, request, null, reply));
}

/** Signing up, in and out is better-auth's, and so are keys. */
async function passOn(
  { people }: OpenHouse,
  request: FastifyRequest,
  body: string | null,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const url = new URL(request.url.split('?')[0], `${request.protocol}://${request.host}`);
  const headers = headersOf(request);
  headers.delete('content-length');
  const answer = await people.handle(new Request(url, { method: request.method, headers, body }));
  for (const [key, value] of answer.headers) if (key !== 'set-cookie') reply.header(key, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return reply.code(answer.status).send(await answer.text());
}

/** What fastify itself refuses is told in the same words. */
function refusedOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413) return new Refused('tooLarge', 'this is too large');
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Refused('malformed', 'this request has no form that is known');
  return new Refused('unexpected', 'this could not be done');
}
