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

/** Who is told when people change. */
export interface PeopleListener {
  /** The session is over: whatever is open in its name must be closed. */
  sessionEnded(session: string): void;
  /** Somebody who sits at these tables is called otherwise, or is another person now. */
  changedAt(tables: readonly string[]): Promise<void>;
}

/** Tells better-auth where a request came from, for its limits. Whatever a client puts there is overwritten. */
export const ADDRESS_HEADER = 'x-spielstube-address';
const WEEK = 7 * 24 * 3600;
const GUEST_NAME = '…';

/** better-auth with what this house needs: guests, e-mail and password. Secrets and cookies are the library's. */
function createAuth(
  { db, kind, store }: Opened,
  { secret, url, closed }: HouseSettings,
  listener: PeopleListener,
) {
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
    emailAndPassword: { enabled: true, minPasswordLength: 10, disableSignUp: closed },
    session: { expiresIn: 26 * WEEK, updateAge: WEEK },
    user: { additionalFields: { crest: { type: 'number', required: false, input: false } } },
    plugins: [
      anonymous({
        generateName: () => GUEST_NAME,
        onLinkAccount: async ({ anonymousUser, newUser }) => {
          await listener.changedAt(await store.hand(anonymousUser.user.id, newUser.user.id));
        },
      }),
    ],
    databaseHooks: {
      session: { delete: { after: async ({ id }) => listener.sessionEnded(id) } },
    },
    rateLimit: { enabled: true, window: 60, max: 60 },
    advanced: {
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      useSecureCookies: false,
      cookiePrefix: secure ? '__Host-spielstube' : 'spielstube',
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, secure, path: '/' },
    },
  });
}

/** Who comes in: guests and accounts, by the cookie of a session. */
export class People {
  private readonly auth: ReturnType<typeof createAuth>;
  private readonly opened: Opened;
  private readonly listener: PeopleListener;

  constructor(opened: Opened, house: HouseSettings, listener: PeopleListener) {
    this.opened = opened;
    this.listener = listener;
    this.auth = createAuth(opened, house, listener);
  }

  /**
   * better-auth's own addresses: signing up, in and out. The cookie of a session that is over is left out: the library
   * would tell the browser to forget it, and with it the new one.
   */
  async handle(request: Request): Promise<Response> {
    if ((await this.visitor(request.headers)) === null) request.headers.delete('cookie');
    return this.auth.handler(request);
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
        email: user.isAnonymous === true ? null : user.email,
      },
      session: session.id,
      expires: session.expiresAt.getTime(),
    };
  }

  /** The address of somebody with an account. */
  async emailOf(person: string): Promise<string | null> {
    const { internalAdapter } = await this.auth.$context;
    const user = await internalAdapter.findUserById(person);
    const isGuest = user !== null && 'isAnonymous' in user && Boolean(user.isAnonymous);
    return user === null || isGuest ? null : user.email;
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
    await this.listener.changedAt(await this.opened.store.rename(me.id, name, crest));
    return { me: { ...me, name, crest }, cookies };
  }
}
