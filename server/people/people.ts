import { passkey } from '@better-auth/passkey';
import type { CrestChoice, Introduction, Me } from '@spielstube/table';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { anonymous } from 'better-auth/plugins';
import type { HouseSettings } from '../settings.ts';
import type { Opened } from '../store/opened.ts';

/** A session that is valid now, and whose it is. */
export interface Visitor {
  readonly me: Me;
  /** Names the session; not the secret in the cookie. */
  readonly session: string;
  readonly expires: number;
}

/** What people need of their house, and what they tell it. */
export interface PeopleHost {
  /** Whether it is counted how often somebody tries a key. */
  readonly limited: boolean;
  /** Somebody has lost their password: a letter with the address of the page for a new one; null if there is no mail. */
  readonly sendReset: ((person: string, email: string, token: string) => Promise<void>) | null;
  /** The session is over: whatever is open in its name must be closed. */
  sessionEnded(session: string): void;
  /** Somebody who sits at these tables is called otherwise, or is another person now. */
  changedAt(tables: readonly string[]): Promise<void>;
}

/** Tells better-auth where a request came from, for its limits. Whatever a client puts there is overwritten. */
export const ADDRESS_HEADER = 'x-spielstube-address';
const WEEK = 7 * 24 * 3600;
const GUEST_NAME = '…';
const NEW_PASSKEY = '/passkey/verify-registration';

/** Guests, and whoever has only a passkey, have an address that leads nowhere. */
const NO_MAIL = 'guest.invalid';
const hasMail = (email: string): boolean => !email.endsWith(`@${NO_MAIL}`);

/** The name that passkeys are bound to: browsers ask for it. */
export const passkeyHost = (url: string | null): string =>
  url === null ? 'localhost' : new URL(url).hostname;

/** better-auth with what this house needs: guests, e-mail and password, passkeys. Secrets and cookies are the library's. */
function createAuth({ db, kind, store }: Opened, { secret, url, closed }: HouseSettings, host: PeopleHost) {
  const { sendReset, limited } = host;
  const secure = url?.startsWith('https:') ?? false;
  return betterAuth({
    appName: 'Spielstube',
    ...(url === null ? {} : { baseURL: url }),
    basePath: '/api/auth',
    secret,
    database: { db, type: kind },
    trustedOrigins: (request) => [url ?? (request === undefined ? '' : new URL(request.url).origin)],
    telemetry: { enabled: false },
    logger: { level: 'error' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      disableSignUp: closed,
      revokeSessionsOnPasswordReset: true,
      ...(sendReset === null
        ? {}
        : { sendResetPassword: ({ user, token }) => sendReset(user.id, user.email, token) }),
    },
    // A guest has nothing to show but the session, however old: with it a passkey may be made.
    session: { expiresIn: 26 * WEEK, updateAge: WEEK, freshAge: 0 },
    user: { additionalFields: { crest: { type: 'number', required: false, input: false } } },
    plugins: [
      passkey({ rpName: 'Spielstube', rpID: passkeyHost(url) }),
      anonymous({
        emailDomainName: NO_MAIL,
        generateName: () => GUEST_NAME,
        onLinkAccount: async ({ anonymousUser, newUser }) => {
          await host.changedAt(await store.hand(anonymousUser.user.id, newUser.user.id));
        },
      }),
    ],
    databaseHooks: {
      session: { delete: { after: async ({ id }) => host.sessionEnded(id) } },
    },
    rateLimit: { enabled: limited, window: 60, max: 60 },
    advanced: {
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      useSecureCookies: false,
      cookiePrefix: secure ? '__Host-spielstube' : 'spielstube',
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, secure, path: '/' },
    },
  });
}

/** Leaves out the cookie of a session, and no other one. */
function forgetSession(headers: Headers): void {
  const cookies = (headers.get('cookie') ?? '').split('; ');
  headers.set('cookie', cookies.filter((cookie) => !cookie.includes('session_token=')).join('; '));
}

/** Who comes in: guests and accounts, by the cookie of a session. */
export class People {
  private readonly auth: ReturnType<typeof createAuth>;
  private readonly opened: Opened;
  private readonly host: PeopleHost;
  private readonly closed: boolean;

  constructor(opened: Opened, house: HouseSettings, host: PeopleHost) {
    this.closed = house.closed;
    this.opened = opened;
    this.host = host;
    this.auth = createAuth(opened, house, host);
  }

  /**
   * better-auth's own addresses: signing up, in and out. The cookie of a session that is over is left out: the library
   * would tell the browser to forget it, and with it the new one. A guest who has made a passkey has an account.
   */
  async handle(request: Request): Promise<Response> {
    const visitor = await this.visitor(request.headers);
    if (visitor === null) forgetSession(request.headers);
    const makesKey = new URL(request.url).pathname.endsWith(NEW_PASSKEY);
    if (makesKey && this.closed && visitor?.me.kind !== 'account')
      return Response.json({ error: 'closed', message: 'this house is closed' }, { status: 403 });
    const answer = await this.auth.handler(request);
    if (makesKey && answer.ok && visitor?.me.kind === 'guest') {
      const { internalAdapter } = await this.auth.$context;
      await internalAdapter.updateUser(visitor.me.id, { isAnonymous: false });
    }
    return answer;
  }

  /** Whoever holds the cookie; null if nobody does. */
  async visitor(headers: Headers): Promise<Visitor | null> {
    const found = await this.auth.api.getSession({ headers, query: { disableRefresh: true } });
    if (found === null) return null;
    const { user, session } = found;
    return {
      me: {
        id: user.id,
        kind: user.isAnonymous === true ? 'guest' : 'account',
        name: user.name,
        crest: (user.crest ?? 1) as CrestChoice,
        email: hasMail(user.email) ? user.email : null,
      },
      session: session.id,
      expires: session.expiresAt.getTime(),
    };
  }

  async isAccount(person: string): Promise<boolean> {
    const { internalAdapter } = await this.auth.$context;
    const user = await internalAdapter.findUserById(person);
    return user !== null && !('isAnonymous' in user && Boolean(user.isAnonymous));
  }

  /** The address of somebody who has told one. */
  async emailOf(person: string): Promise<string | null> {
    const { internalAdapter } = await this.auth.$context;
    const user = await internalAdapter.findUserById(person);
    return user !== null && hasMail(user.email) ? user.email : null;
  }

  /** Somebody says what they are called; whoever is unknown becomes a guest, and gets a cookie for it. */
  async introduce(headers: Headers, { name, crest }: Introduction): Promise<{ me: Me; cookies: string[] }> {
    let cookies: string[] = [];
    let visitor = await this.visitor(headers);
    if (visitor === null) {
      const answer = await this.auth.api.signInAnonymous({ headers, asResponse: true });
      cookies = answer.headers.getSetCookie();
      const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
      visitor = await this.visitor(new Headers({ cookie }));
      if (visitor === null) throw new APIError('INTERNAL_SERVER_ERROR', { message: 'no guest was made' });
    }
    const { me } = visitor;
    const { internalAdapter } = await this.auth.$context;
    await internalAdapter.updateUser(me.id, { name, crest });
    await this.host.changedAt(await this.opened.store.rename(me.id, name, crest));
    return { me: { ...me, name, crest }, cookies };
  }
}
