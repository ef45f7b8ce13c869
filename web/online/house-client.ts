import type { Refusal } from '@spielstube/engine';
import type { Asks, Told } from '@spielstube/table';
import { importRecord } from '../games/new-game.ts';
import { CallError } from '../workers/call.ts';
import type { TableAsks } from '../workers/table-asks.ts';
import { type OpenClient, openInBrowser, type TableClient } from '../workers/table-client.ts';
import { problemOf } from './house.ts';
import type { Visit } from './visit.ts';

type Answer<K extends keyof TableAsks> = Promise<TableAsks[K]['answer']>;

/** What is done in this browser only, or in another way. */
const NOT_FOR_ROOM: readonly (keyof TableAsks)[] = [
  'open',
  'again',
  'fork',
  'start',
  'read',
  'teach',
  'follow',
];
const isForRoom = (what: keyof TableAsks): what is Exclude<keyof Asks, 'fork'> =>
  !NOT_FOR_ROOM.includes(what);

/** The screen's end of a table in the house: the same as that of a table in this browser. */
export class HouseClient implements TableClient {
  private readonly visit: Visit;
  private readonly told: (told: Told) => void;

  constructor(visit: Visit, told: (told: Told) => void) {
    this.visit = visit;
    this.told = told;
  }

  async ask<K extends keyof TableAsks>(what: K, ...args: TableAsks[K]['args']): Answer<K> {
    // What each question is answered with says `TableAsks`; here they part by their names.
    return (await this.carryOut(what, args)) as TableAsks[K]['answer'];
  }

  private carryOut(what: keyof TableAsks, args: readonly unknown[]): Promise<unknown> {
    if (what === 'submit' || what === 'undo') return this.enter(what, args);
    if (isForRoom(what)) return this.visit.ask(what, args as Asks[typeof what]['args']);
    if (what === 'open') return this.visit.show(this.told);
    if (what === 'again') return this.visit.again();
    if (what === 'fork') return this.fork(Number(args[0]));
    return Promise.reject(new CallError({ kind: 'unexpected', message: `the house does not ${what}` }));
  }

  /** What the house does not do is a refusal like any other: the table stays. */
  private async enter(what: 'submit' | 'undo', args: readonly unknown[]): Promise<Refusal | null> {
    try {
      return await this.visit.ask(what, args as Asks[typeof what]['args']);
    } catch (error) {
      return { rule: '', reason: problemOf(error), details: {} };
    }
  }

  /** Another course of a game that is over is played in this browser. */
  private async fork(move: number): Promise<string> {
    const id = await importRecord(await this.visit.ask('record', []));
    const here = openInBrowser(
      () => {},
      () => {},
    );
    try {
      await here.ask('open', id);
      return await here.ask('fork', move);
    } finally {
      here.close();
    }
  }

  close(): void {
    this.visit.hide(this.told);
  }
}

/** How a screen comes to the table of a visit. */
export const openInHouse =
  (visit: Visit): OpenClient =>
  (told) =>
    new HouseClient(visit, told);
