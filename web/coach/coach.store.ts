import type { Judgement } from '@spielstube/bots/coach';
import type { Seat } from '@spielstube/engine';
import type { GameUi } from '@spielstube/ui';
import { startTransition, useEffect, useState } from 'react';
import { putCoaching, takeCoaching, takeGame } from '../cellar/cellar.ts';
import type { StoredCoaching } from '../cellar/stored-coaching.ts';
import { loadBoard } from '../games/load-board.ts';
import { PageStore } from '../parts/page-store.ts';
import { CallError, type Failure, failureOf } from '../workers/call.ts';
import type { CoachedGame, CoachedSeat, CoachTold, Hidden } from './coach-asks.ts';
import { CoachClient } from './coach-client.ts';

/** Whether the coach thinks now, has been stopped, or has nothing more to think about. */
export type Pace = 'thinking' | 'stopped' | 'done';

/** Everything the coach's page shows. A new object at every change. */
export interface CoachState {
  readonly failure: Failure | null;
  readonly about: CoachedGame | null;
  readonly ui: GameUi | null;
  /** The seat that is looked at; null until it is known. */
  readonly seat: CoachedSeat | null;
  /** In the order of the game. */
  readonly judgements: readonly Judgement[];
  readonly pace: Pace;
}

const START: CoachState = {
  failure: null,
  about: null,
  ui: null,
  seat: null,
  judgements: [],
  pace: 'stopped',
};

/** Milliseconds between two times at which the thoughts so far are kept. */
const KEEP_EVERY = 2000;

interface Thoughts {
  readonly judgements: ReadonlyMap<number, Judgement>;
  readonly done: boolean;
}
const NO_THOUGHTS: Thoughts = { judgements: new Map(), done: false };

const inOrder = ({ judgements }: Thoughts): Judgement[] =>
  [...judgements.values()].sort((a, b) => a.move - b.move);

/** The coach's page: what is shown, and what the person can do. The coach thinks in a worker; what it thought is kept. */
export class CoachStore extends PageStore<CoachState> {
  readonly id: string;
  private readonly client = new CoachClient((told) => this.hear(told));
  private readonly thoughts = new Map<Seat, Thoughts>();
  private kept = 0;
  private keeping: Promise<void> = Promise.resolve();

  constructor(id: string) {
    super(START);
    this.id = id;
    this.open().catch((error: unknown) => this.fail(error));
  }

  private fail(error: unknown): void {
    this.change({ failure: failureOf(error) });
  }

  private async open(): Promise<void> {
    const [jar, kept] = await Promise.all([takeGame(this.id), takeCoaching(this.id)]);
    if (jar === null) throw new CallError({ kind: 'gone', message: '' });
    const about = await this.client.ask('open', jar.record);
    const { game, options, box } = about;
    if (box !== null) await (await import('../games/page-box.ts')).layBoxHere(game, box);
    const ui = await loadBoard(game, options);
    if (kept !== null && kept.version === about.version) this.remember(kept);
    this.change({ about, ui });
    if (about.over)
      await this.show(
        Math.max(
          0,
          about.seats.findIndex(({ kind }) => kind === 'person'),
        ),
      );
  }

  private remember({ seats }: StoredCoaching): void {
    for (const { seat, judgements, done } of seats) {
      this.thoughts.set(seat, { judgements: new Map(judgements.map((one) => [one.move, one])), done });
    }
  }

  private of(seat: Seat): Thoughts {
    return this.thoughts.get(seat) ?? NO_THOUGHTS;
  }

  /** Shows a seat; what is not known of it yet is thought about. */
  readonly show = async (seat: Seat): Promise<void> => {
    const about = await this.client.ask('seat', seat);
    const thoughts = this.of(seat);
    this.change({ seat: about, judgements: inOrder(thoughts), pace: 'stopped' });
    if (thoughts.done) {
      await this.client.ask('stop');
      this.change({ pace: 'done' });
    } else this.goOn();
  };

  readonly goOn = (): void => {
    const { seat } = this.state;
    if (seat === null) return;
    this.change({ pace: 'thinking' });
    this.client
      .ask('think', seat.seat, inOrder(this.of(seat.seat)))
      .catch((error: unknown) => this.fail(error));
  };

  readonly stop = (): void => {
    this.change({ pace: 'stopped' });
    this.client.ask('stop').catch((error: unknown) => this.fail(error));
    this.keep();
  };

  private hear(told: CoachTold): void {
    if (told.tell === 'failed') {
      this.change({ failure: { kind: 'unexpected', message: told.message } });
      return;
    }
    const { seat, judgements, done } = told;
    const known = new Map(this.of(seat).judgements);
    for (const judgement of judgements) known.set(judgement.move, judgement);
    const thoughts = { judgements: known, done };
    this.thoughts.set(seat, thoughts);
    if (seat === this.state.seat?.seat)
      this.change({ judgements: inOrder(thoughts), ...(done && { pace: 'done' }) });
    if (done || Date.now() - this.kept > KEEP_EVERY) this.keep();
  }

  /** Puts all thoughts so far into the cellar. Where that fails, they are thought again the next time. */
  private keep(): void {
    const { about } = this.state;
    if (about === null) return;
    this.kept = Date.now();
    const seats = [...this.thoughts].map(([seat, thoughts]) => ({
      seat,
      judgements: inOrder(thoughts),
      done: thoughts.done,
    }));
    const coaching: StoredCoaching = { id: this.id, version: about.version, seats };
    this.keeping = this.keeping.then(() => putCoaching(coaching)).catch(() => {});
  }

  /** A new game from a position on; answers its id. */
  readonly fork = (move: number, hidden: Hidden): Promise<string> => {
    const { seat } = this.state;
    if (seat === null) throw new Error('no seat is looked at');
    return this.client.ask('fork', move, seat.seat, hidden);
  };

  close(): void {
    if (this.state.pace === 'thinking') this.keep();
    this.client.close();
  }
}

/** The coach of a game, for as long as the page is open. */
export function useCoachStore(id: string): CoachStore | null {
  const [store, setStore] = useState<CoachStore | null>(null);
  useEffect(() => {
    const opened = new CoachStore(id);
    setStore(opened);
    return () => {
      opened.close();
      setStore(null);
    };
  }, [id]);
  return store;
}

export function useCoachState(store: CoachStore): CoachState {
  const [state, setState] = useState(store.snapshot);
  useEffect(() => {
    const read = (): void => startTransition(() => setState(store.snapshot()));
    read();
    return store.subscribe(read);
  }, [store]);
  return state;
}
