import type { Call, CallAnswer, CallSend, OwnCard, WireError, WireProblem } from '@spielstube/table';

/** Why the house has not done something; `unreachable`: nobody answers there. */
export type HouseProblem = WireProblem | 'unreachable';

/** What the house did not do. The problem is a key for a sentence. */
export class HouseError extends Error {
  readonly problem: HouseProblem;
  /** With `tooMuch`: how long to wait, in milliseconds. */
  readonly wait: number;

  constructor(problem: HouseProblem, message: string, wait = 0) {
    super(message);
    this.name = 'HouseError';
    this.problem = problem;
    this.wait = wait;
  }
}

export const problemOf = (error: unknown): HouseProblem =>
  error instanceof HouseError ? error.problem : 'unexpected';

/** Where something is asked: at which table, and the invitation if one joins by it. */
type Place<C extends Call> = C extends `${string}:id${string}`
  ? { readonly id: string; readonly invitation?: string | null }
  : unknown;
type Content<C extends Call> = CallSend<C> extends undefined ? unknown : { readonly send: CallSend<C> };
type Given<C extends Call> = Place<C> & Content<C>;

interface AnyGiven {
  readonly id?: string;
  readonly invitation?: string | null;
  readonly send?: unknown;
}

const isWireError = (answer: unknown): answer is WireError =>
  typeof answer === 'object' && answer !== null && 'error' in answer && 'message' in answer;

/** Nothing at all is null. */
async function read(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const text = await response.text();
  if (text === '') return null;
  return isJson ? JSON.parse(text) : text;
}

const withInvitation = (path: string, invitation: string | null | undefined): string =>
  invitation === undefined || invitation === null
    ? path
    : `${path}?invitation=${encodeURIComponent(invitation)}`;

async function request(method: string, address: string, send: unknown): Promise<unknown> {
  const body =
    send === undefined ? {} : { body: JSON.stringify(send), headers: { 'content-type': 'application/json' } };
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(address, { method, ...body });
    answer = await read(response);
  } catch (error) {
    throw new HouseError('unreachable', `${error}`);
  }
  if (isWireError(answer)) throw new HouseError(answer.error, answer.message, answer.waitMs);
  if (!response.ok) throw new HouseError('unreachable', `${response.status}`);
  return answer;
}

/** Asks the house something once. What it does not do is a `HouseError`. */
export async function askHouse<C extends Call>(call: C, given: Given<C>): Promise<CallAnswer<C>> {
  const [method, path] = call.split(' ');
  const { id = '', invitation, send }: AnyGiven = given ?? {};
  const address = withInvitation(path.replace(':id', encodeURIComponent(id)), invitation);
  // The server checks what it is sent; what it sends has the shape of the contract.
  return (await request(method, address, send)) as CallAnswer<C>;
}

/** What is done at a table and answered by its card: "sit", "ready", "vote". */
export type Deed = {
  [C in Call]: C extends `POST /api/tables/:id/${infer D}`
    ? CallAnswer<C> extends OwnCard
      ? D
      : never
    : never;
}[Call];
export type DeedSend<D extends Deed> = CallSend<`POST /api/tables/:id/${D}`>;

/** Where something is done. */
export interface Whereabouts {
  readonly id: string;
  readonly invitation: string | null;
}

export async function doAtTable<D extends Deed>(
  { id, invitation }: Whereabouts,
  deed: D,
  send: DeedSend<D>,
): Promise<OwnCard> {
  const path = `/api/tables/${encodeURIComponent(id)}/${deed}`;
  return (await request('POST', withInvitation(path, invitation), send)) as OwnCard;
}
