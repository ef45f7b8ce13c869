import {
  type CrestChoice,
  EMOTES,
  type Introduction,
  MOST_LETTERS,
  type Notices,
  type Opening,
  type OpeningFromRecord,
  type Pace,
  type PageFrame,
  type RequestKind,
  TABLE_ID_LENGTH,
} from '@spielstube/table';
import * as z from 'zod';

/*
 * The form of everything that comes in: what has another form is refused before anybody looks at it. The types are those
 * of `table/wire.ts`.
 */

const MOST_SEATS = 8;
const DAY = 24 * 3_600_000;

/** A line that people read: no line breaks or signs that turn words around. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u);
const name = line(MOST_LETTERS.name).trim().min(1);
const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const count = z.int().min(0).max(1_000_000);
const crest: z.ZodType<CrestChoice> = z.literal([1, 2, 3, 4, 5]);
const level = z.string().max(40);

export const tableId = z
  .string()
  .length(TABLE_ID_LENGTH)
  .regex(/^[\w-]+$/);
export const invitation = z
  .string()
  .max(40)
  .regex(/^[\w-]+$/);

export const introduction: z.ZodType<Introduction> = z.strictObject({ name, crest });

const email = z.email().max(200);
const password = z.string().min(10).max(128);
/** What a device answers; the library takes it apart. */
const credential = z.looseObject({ id: z.string().max(2000) });
/** What is passed on to better-auth, by its addresses: nothing else of the library can be reached. */
export const keys: Readonly<Record<string, z.ZodType>> = {
  'sign-up/email': z.strictObject({ name, email, password }),
  'sign-in/email': z.strictObject({ email, password: z.string().max(128) }),
  'sign-out': z.strictObject({}),
  'change-password': z.strictObject({
    currentPassword: z.string().max(128),
    newPassword: password,
    revokeOtherSessions: z.boolean(),
  }),
  'request-password-reset': z.strictObject({ email }),
  'reset-password': z.strictObject({ token: z.string().max(200), newPassword: password }),
  'passkey/verify-registration': z.strictObject({ response: credential, name }),
  'passkey/verify-authentication': z.strictObject({ response: credential }),
  'passkey/delete-passkey': z.strictObject({ id: z.string().max(100) }),
};
/** What only asks better-auth for something. */
export const keyQuestions = [
  'passkey/generate-register-options',
  'passkey/generate-authenticate-options',
  'passkey/list-user-passkeys',
];

const partOfDay = z.strictObject({ from: z.int().min(0).max(1439), to: z.int().min(0).max(1439) });
const zone = z.string().max(60);
const pace: z.ZodType<Pace> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('live'),
    bank: z.int().min(1000).max(DAY),
    increment: z.int().min(0).max(DAY),
  }),
  z.strictObject({
    kind: z.literal('days'),
    bank: z
      .int()
      .min(1000)
      .max(60 * DAY),
    increment: z
      .int()
      .min(0)
      .max(60 * DAY),
    window: partOfDay.nullable(),
    quiet: partOfDay.nullable(),
    zone,
  }),
  z.strictObject({ kind: z.literal('free') }),
]);

const agreed = {
  title: line(MOST_LETTERS.title).trim(),
  join: z.enum(['anyone', 'link', 'invitation']),
  pace,
  timeUp: z.enum(['bot', 'wait']),
  watch: z.boolean(),
};

export const opening: z.ZodType<Opening> = z.strictObject({
  ...agreed,
  game: z.string().max(40),
  options: z.record(z.string().max(60), z.union([z.string().max(60), z.number(), z.boolean()])),
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('me') }),
        z.strictObject({ kind: z.literal('open') }),
        z.strictObject({ kind: z.literal('bot'), level, name }),
      ]),
    )
    .min(1)
    .max(MOST_SEATS),
  corrections: z.string().max(MOST_LETTERS.corrections),
});

export const openingFromRecord: z.ZodType<OpeningFromRecord> = z.strictObject({
  ...agreed,
  record: z.string().max(MOST_LETTERS.record),
  seat,
});

export const request: z.ZodType<RequestKind> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('back'), move: count }),
  z.strictObject({ kind: z.literal('end') }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('bot'), seat }),
]);

export const nothing = z.strictObject({});
export const sitting = z.strictObject({ seat: seat.nullable() });
export const readiness = z.strictObject({ ready: z.boolean() });
export const botPlacing = z.strictObject({ seat, level: level.nullable(), name });
export const handingOver = z.strictObject({ level });
export const vote = z.strictObject({ number: count, yes: z.boolean() });
export const saying = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('words'), words: line(MOST_LETTERS.words).trim().min(1) }),
  z.strictObject({ kind: z.literal('emote'), words: z.enum(EMOTES) }),
]);

export const notices: z.ZodType<Notices> = z.strictObject({
  push: z
    .array(
      z.strictObject({
        endpoint: z.url({ protocol: /^https$/ }).max(1000),
        keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
      }),
    )
    .max(10),
  mailAfter: z
    .number()
    .min(0)
    .max(24 * 14)
    .nullable(),
  hook: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(1000)]),
  quiet: partOfDay.nullable(),
  zone,
  lang: z.enum(['de', 'en']),
  silent: z.array(tableId).max(500),
});

const ask = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const asks = { frame: z.literal('ask'), ask, table: tableId };
const noArgs = z.tuple([]);
const notation = z.string().max(400);

/** What a page may say on its socket. */
export const pageFrame: z.ZodType<PageFrame> = z.union([
  z.strictObject({
    frame: z.literal('open'),
    ask,
    table: tableId,
    invitation: invitation.nullable(),
    known: z
      .strictObject({ seq: z.int().min(-1).max(1_000_000), epoch: z.string().max(40), talk: count })
      .nullable(),
  }),
  z.strictObject({ frame: z.literal('close'), table: tableId }),
  z.strictObject({ ...asks, what: z.literal('submit'), args: z.tuple([notation, count]) }),
  z.strictObject({ ...asks, what: z.literal('undo'), args: z.tuple([count]) }),
  z.strictObject({ ...asks, what: z.literal('sit'), args: z.tuple([seat]) }),
  z.strictObject({ ...asks, what: z.literal('advise'), args: z.tuple([count.nullable()]) }),
  z.strictObject({ ...asks, what: z.literal('stopAdvice'), args: noArgs }),
  z.strictObject({ ...asks, what: z.literal('at'), args: z.tuple([count]) }),
  z.strictObject({ ...asks, what: z.literal('standings'), args: noArgs }),
  z.strictObject({ ...asks, what: z.literal('notations'), args: noArgs }),
  z.strictObject({ ...asks, what: z.literal('fork'), args: z.tuple([count]) }),
  z.strictObject({ ...asks, what: z.literal('record'), args: noArgs }),
  z.strictObject({ ...asks, what: z.literal('goOn'), args: noArgs }),
]);
