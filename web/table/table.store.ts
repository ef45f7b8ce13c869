import type { GameState, NamedBox, Options, Refusal, Seat } from '@spielstube/engine';
import type { Advised, RoomLook, SeatPlan, Standing, TableEvent, Told } from '@spielstube/table';
import type { GameUi, News } from '@spielstube/ui';
import { startTransition, useEffect, useState } from 'react';
import { keepOpened } from '../games/keep-opened.ts';
import { loadBoard } from '../games/load-board.ts';
import { askToLast } from '../offline/lasting.ts';
import { PageStore } from '../parts/page-store.ts';
import { currentSettings } from '../settings/settings.store.ts';
import { type Failure, failureOf } from '../workers/call.ts';
import { type OpenClient, openInBrowser, type TableClient } from '../workers/table-client.ts';
import { type Answer, questionOf } from './question.ts';
import { beforeFirst, doneSince } from './since.ts';
import { ToldQueue } from './told-queue.ts';

/** A moment other than now: from the log or in a replay. */
export interface Past {
  readonly move: number;
  readonly look: RoomLook;
}

/** Everything the table's page shows. A new object at every change. */
export interface TableState {
  readonly failure: Failure | null;
  readonly game: string;
  readonly ui: GameUi | null;
  readonly seats: readonly SeatPlan[];
  readonly options: Options;
  /** Corrected values that are played with. */
  readonly box: NamedBox | null;
  readonly look: RoomLook | null;
  /** All events up to the look. */
  readonly events: readonly TableEvent[];
  readonly news: News;
  /** The person for whom the curtain is down. */
  readonly curtain: Seat | null;
  /** What the others did while the person was behind the curtain, until the next move. */
  readonly meanwhile: readonly TableEvent[];
  /** The view before the others moved, while the person is asked. */
  readonly before: GameState | null;
  readonly past: Past | null;
  /** The last move that was refused, until the next one. */
  readonly refusal: Refusal | null;
  readonly trouble: 'storage' | 'bot' | null;
  readonly advice: readonly Advised[] | 'thinking' | null;
  readonly standings: readonly Standing[] | null;
}

const NO_NEWS: News = { move: 0, events: [] };

const START: TableState = {
  failure: null,
  game: '',
  ui: null,
  seats: [],
  options: {},
  box: null,
  look: null,
  events: [],
  news: NO_NEWS,
  curtain: null,
  meanwhile: [],
  before: null,
  past: null,
  refusal: null,
  trouble: null,
  advice: null,
  standings: null,
};

/** The table's page: what is shown, and what the person can do. The table itself lives in a worker, or in a house. */
export class TableStore extends PageStore<TableState> {
  readonly id: string;
  private readonly client: TableClient;
  private readonly queue = new ToldQueue((told) => this.show(told));
  /** The last move that each person at the screen has seen before the curtain came down. */
  private readonly seen = new Map<Seat, number>();
  /** The last move or undo of the person; `submitting` as long as the table shows nothing of it. */
  private entry: Promise<Refusal | null> | null = null;
  private submitting = false;
  /** Whether the person's last deed was a move: after an undo nothing happens by itself. */
  private hasMoved = false;
  /** The last decision that was answered. */
  private answered = -1;
  /** Moves that were answers by themselves, by how many had been made before: an undo takes back what led to them, too. */
  private readonly byThemselves = new Set<number>();
  /** So many moves will be left when an undo has taken back such an answer; null if none does. */
  private halfWay: number | null = null;
  /** A teacher wants every step to be made by hand. */
  private isTaught = false;
  /** How often advice was asked for: only the last answer is waited for. */
  private adviceAsked = 0;

  constructor(id: string, openClient: OpenClient) {
    super(START);
    this.id = id;
    this.client = openClient(
      (told) => this.hear(told),
      (message) => this.change({ failure: { kind: 'unexpected', message } }),
    );
    this.open().catch((error: unknown) => this.fail(error));
  }

  private fail(error: unknown): void {
    this.change({ failure: failureOf(error) });
  }

  private async open(): Promise<void> {
    const { game, seats, options, box } = await this.client.ask('open', this.id);
    // A page that has laid another box has been loaded anew: see `isSealedAgainst`.
    if (box !== null) await (await import('../games/page-box.ts')).layBoxHere(game, box);
    const ui = await loadBoard(game, options);
    this.change({ game, ui, seats, options, box });
    keepOpened(game);
  }

  close(): void {
    this.queue.close();
    this.client.close();
  }

  private hear(told: Told): void {
    if (told.tell === 'trouble') {
      this.change({ trouble: told.trouble });
      return;
    }
    this.queue.hear(told);
  }

  private show(told: Told): void {
    if (told.tell === 'look') this.showLook(told.look);
    else if (told.tell === 'curtain') this.lowerCurtain(told.seat);
  }

  /** Does not wait for the moves of others to be seen. */
  readonly skip = (): void => this.queue.skip();

  private lowerCurtain(seat: Seat): void {
    const { look } = this.state;
    if (look !== null && look.viewer !== null) this.seen.set(look.viewer, look.seq);
    this.change({
      curtain: seat,
      look: null,
      events: [],
      news: NO_NEWS,
      meanwhile: [],
      past: null,
      advice: null,
    });
  }

  /** What others did since the viewer of a first look was here; nothing for who has not been here before. */
  private sinceCurtain({ viewer, events }: RoomLook): readonly TableEvent[] {
    const seen = viewer === null ? undefined : this.seen.get(viewer);
    return seen === undefined ? [] : events.filter(({ move }) => move > seen);
  }

  private showLook(look: RoomLook): void {
    const events = look.whole ? look.events : [...this.state.events, ...look.events];
    const before = this.state.look;
    const isNew = before !== null && look.seq > before.seq;
    // The table may show what came of an entry before the answer is here: whoever sees it can go on.
    if (look.viewer !== before?.viewer || look.next !== before.next) this.submitting = false;
    const fresh = look.events.filter((one) => isNew && one.move > before.seq);
    this.change({
      look,
      events,
      news: isNew ? { move: look.seq, events: fresh.map((one) => one.event) } : NO_NEWS,
      meanwhile: this.state.curtain === null ? [] : this.sinceCurtain(look),
      curtain: null,
      before: null,
      refusal: null,
      advice: null,
    });
    if (look.result !== null && this.state.standings === null) this.fetchStandings();
    this.answerByItself();
    this.undoTheRest();
    this.fetchBefore(look, events);
  }

  /** After a move of the person: what they do not want to be asked. */
  private answerByItself(): void {
    const { autoEnd, oneClick } = currentSettings();
    if ((!autoEnd && !oneClick) || this.state.look?.decision == null) return;
    import('./by-itself.ts').then(
      ({ answerByItself }) => {
        const { look, ui, seats } = this.state;
        if (look === null || ui === null || !this.hasMoved || this.isTaught) return;
        const answer = answerByItself({ look, ui, seats }, currentSettings());
        if (answer === null || look.decision?.id === this.answered) return;
        this.byThemselves.add(look.seq);
        void this.make(answer);
      },
      () => {
        // Without the network nothing happens by itself.
      },
    );
  }

  /** For whoever is asked: how things were before the others moved. */
  private fetchBefore(look: RoomLook, events: readonly TableEvent[]): void {
    const done = look.decision === null ? [] : doneSince(look, events);
    if (done.length === 0) return;
    this.client.ask('at', beforeFirst(done)).then(
      ({ view }) => this.state.look === look && this.change({ before: view }),
      (error: unknown) => this.fail(error),
    );
  }

  private fetchStandings(): void {
    this.client.ask('standings').then(
      (standings) => this.change({ standings }),
      (error: unknown) => this.fail(error),
    );
  }

  /** Whether this answers what is asked now: what is drawn may be of a moment ago. */
  readonly asks = ({ question }: Pick<Answer, 'question'>): boolean => {
    const { look } = this.state;
    return look !== null && look.decision !== null && questionOf(look) === question;
  };

  /** Makes a move of the person; true when it has been made. Answers to what has passed are none. */
  readonly choose = async (answer: Answer): Promise<boolean> => {
    if (!this.asks(answer)) return false;
    this.byThemselves.delete(this.state.look?.seq ?? -1);
    this.halfWay = null;
    return this.make(answer.notation);
  };

  private async make(notation: string): Promise<boolean> {
    const { look, past } = this.state;
    const decision = look?.decision ?? null;
    if (decision === null || past !== null || this.submitting) return false;
    const entry = this.client.ask('submit', notation, decision.id);
    const done = await this.enter(entry);
    if (done) {
      if (entry === this.entry) this.hasMoved = true;
      this.answered = decision.id;
      // From the first move on there is something to lose.
      askToLast();
      this.answerByItself();
    }
    return done;
  }

  readonly undo = (): void => {
    const { look, past } = this.state;
    if (look === null || !look.canUndo || past !== null || this.submitting) return;
    this.hasMoved = false;
    this.halfWay = this.byThemselves.delete(look.seq - 1) ? look.seq - 1 : null;
    void this.enter(this.client.ask('undo', look.next)).then((done) => {
      if (done) this.undoTheRest();
      else this.halfWay = null;
    });
  };

  /** What was answered by itself belongs to what the person did before. */
  private undoTheRest(): void {
    if (this.halfWay !== null && this.state.look?.seq === this.halfWay) this.undo();
  }

  /** One entry at a time; true if it was made. */
  private async enter(entry: Promise<Refusal | null>): Promise<boolean> {
    this.entry = entry;
    this.submitting = true;
    try {
      const refusal = await entry;
      this.change({ refusal });
      return refusal === null;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      if (entry === this.entry) this.submitting = false;
    }
  }

  readonly sit = (seat: Seat): void => {
    this.client.ask('sit', seat).catch((error: unknown) => this.fail(error));
  };

  /** Shows the table as it was after a move; null: as it is now. */
  readonly showMove = (move: number | null): void => {
    this.dropAdvice();
    if (move === null) {
      this.change({ past: null });
      return;
    }
    const { look, past } = this.state;
    const before = past?.move ?? look?.seq ?? 0;
    this.client.ask('at', move).then(
      (then) =>
        this.change({
          past: { move, look: then },
          advice: null,
          news:
            move === before + 1
              ? { move, events: then.events.filter((one) => one.move === move).map((one) => one.event) }
              : NO_NEWS,
        }),
      (error: unknown) => this.fail(error),
    );
  };

  /** Asks for advice at the moment that is shown. */
  readonly askAdvice = (): void => {
    const { look, past, advice } = this.state;
    const decision = (past?.look ?? look)?.decision ?? null;
    if (look === null || decision === null || advice === 'thinking') return;
    this.change({ advice: 'thinking' });
    const number = ++this.adviceAsked;
    const show = (moves: readonly Advised[] | null): void => {
      const isSameMoment = this.state.look?.next === look.next && this.state.past === past;
      const isStillWanted = isSameMoment && number === this.adviceAsked;
      if (isStillWanted && this.state.advice === 'thinking') this.change({ advice: moves });
    };
    this.client.ask('advise', past?.move ?? null).then(show, (error: unknown) => {
      // Whoever has moved meanwhile no longer wants the advice.
      if (failureOf(error).kind !== 'cancelled') this.change({ trouble: 'bot' });
      show(null);
    });
  };

  /** Nobody wants the advice any more: a thought that is under way ends. */
  readonly dropAdvice = (): void => {
    if (this.state.advice === 'thinking') {
      this.client.ask('stopAdvice').catch((error: unknown) => this.fail(error));
    }
    this.change({ advice: null });
  };
  readonly dropMeanwhile = (): void => this.change({ meanwhile: [] });
  /** The trouble is known: play goes on where it stopped. */
  readonly goOn = (): void => {
    this.change({ trouble: null });
    this.client.ask('goOn').then(
      () => this.answerByItself(),
      (error: unknown) => this.fail(error),
    );
  };
  /** How far the others may follow the course of a lesson. `gone`: this table has gone another way. */
  readonly follow = (moves: number | null, gone: () => void): void => {
    this.isTaught = moves !== null;
    this.client.ask('follow', moves).then(
      (follows) => follows || gone(),
      (error: unknown) => this.fail(error),
    );
  };
  readonly fork = (move: number): Promise<string> => this.client.ask('fork', move);
  /** The table as it was after a move, for whoever does not want to go there. */
  readonly at = (move: number): Promise<RoomLook> => this.client.ask('at', move);
  readonly notations = (): Promise<readonly (string | null)[]> => this.client.ask('notations');
  readonly record = (): Promise<string> => this.client.ask('record');
  readonly again = (): Promise<string> => this.client.ask('again');
}

/** The store of a table, for as long as its page is open. */
export function useTableStore(id: string, openClient: OpenClient = openInBrowser): TableStore | null {
  const [store, setStore] = useState<TableStore | null>(null);
  useEffect(() => {
    const opened = new TableStore(id, openClient);
    setStore(opened);
    return () => {
      opened.close();
      setStore(null);
    };
  }, [id, openClient]);
  return store;
}

/** What the store shows. Drawing a table is split into small pieces of work, so that the page never stutters. */
export function useTableState(store: TableStore): TableState {
  const [state, setState] = useState(store.snapshot);
  useEffect(() => {
    const read = (): void => startTransition(() => setState(store.snapshot()));
    read();
    return store.subscribe(read);
  }, [store]);
  return state;
}
