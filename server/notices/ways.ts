import { request } from 'node:https';
import type { PushPlace } from '@spielstube/table';
import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import { expectPublic, publicAgent } from './public-agent.ts';
import type { Notice } from './words.ts';

/** What the host has set up; what is null is off, and no request leaves the machine for it. */
export interface NoticeSettings {
  /** Whom push services may write to when something is wrong: `mailto:host@example.org`. */
  readonly pushContact: string | null;
  /** `smtps://user:password@mail.example.org` */
  readonly smtp: string | null;
  readonly mailFrom: string;
  /** May people have their own addresses called? */
  readonly hooks: boolean;
  /** May these lie in the host's own network? */
  readonly privateHooks: boolean;
}

export const NO_NOTICES_SET_UP: NoticeSettings = {
  pushContact: null,
  smtp: null,
  mailFrom: 'spielstube@localhost',
  hooks: false,
  privateHooks: false,
};

/** The ways by which people are called. */
export interface Ways {
  readonly push: ((place: PushPlace, notice: Notice) => Promise<void>) | null;
  readonly mail: ((to: string, notice: Notice) => Promise<void>) | null;
  readonly hook: ((url: string, notice: Notice) => Promise<void>) | null;
}

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}
export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys();

const PATIENCE = 10_000;
/** A day: later nobody wants to know. */
const PUSH_SECONDS = 86_400;

/** The ways that the host has set up. */
export function waysOf(settings: NoticeSettings, keys: PushKeys): Ways {
  const { pushContact, smtp, mailFrom, hooks, privateHooks } = settings;
  const mailer = smtp === null ? null : createTransport(smtp);
  return {
    push:
      pushContact === null
        ? null
        : async (place, notice) => {
            expectPublic(place.endpoint);
            await webPush.sendNotification(place, JSON.stringify(notice), {
              vapidDetails: { subject: pushContact, ...keys },
              TTL: PUSH_SECONDS,
              timeout: PATIENCE,
              agent: publicAgent,
            });
          },
    mail:
      mailer === null
        ? null
        : async (to, { title, body, url }) => {
            await mailer.sendMail({ from: mailFrom, to, subject: title, text: `${body}\n\n${url}\n` });
          },
    hook: hooks ? (url, notice) => post(url, notice, privateHooks) : null,
  };
}

/** Posts a notice; redirects are not followed. */
function post(url: string, notice: Notice, anywhere: boolean): Promise<void> {
  if (!anywhere) expectPublic(url);
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        timeout: PATIENCE,
        ...(anywhere ? {} : { agent: publicAgent }),
      },
      (response) => {
        response.resume();
        response.once('end', resolve);
      },
    );
    sent.once('timeout', () => sent.destroy(new Error('no answer')));
    sent.once('error', reject);
    sent.end(JSON.stringify(notice));
  });
}
