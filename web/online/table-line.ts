import type { Refusal } from '@spielstube/engine';
import type { Asks, HouseFrame, Known, OwnCard, SocketOpened, Spoken, Told } from '@spielstube/table';
import { HouseError, type Whereabouts } from './house.ts';
import type { HouseSocket, Line, Question } from './house-socket.ts';

/** What a line tells the page. */
export interface LineListener {
  /** The table was opened, for the first time or again. */
  opened(opened: SocketOpened): void;
  told(told: Told): void;
  card(card: OwnCard): void;
  said(spoken: Spoken): void;
  /** The house does not open the table. */
  failed(error: unknown): void;
}

/** A question that waits for the line, or for its answer. */
interface Pending {
  readonly question: Question;
  /** Sent once already: nobody knows whether it has been heard. */
  isRepeated: boolean;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const wasTooLate = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'reason' in answer && answer.reason === 'outOfDate';

/**
 * A table of the house, looked at through the page's socket. When the socket comes back only what was missed is sent,
 * and whatever had been asked is asked again.
 */
export class TableLine implements Line {
  private readonly socket: HouseSocket;
  private readonly place: Whereabouts;
  private readonly listener: LineListener;
  private readonly pending = new Set<Pending>();
  private known: Known | null = null;
  private talk = 0;
  private isOpen = false;
  /** The table is opened once at a time. */
  private opening: Promise<void> = Promise.resolve();

  constructor(socket: HouseSocket, place: Whereabouts, listener: LineListener) {
    this.socket = socket;
    this.place = place;
    this.listener = listener;
    socket.join(place.id, this);
  }

  close(): void {
    this.socket.leave(this.place.id);
  }

  /** Opens the table anew and gets everything of it. */
  async reopen(): Promise<void> {
    if (this.socket.link() !== 'open') this.known = null;
    else await this.openNext(true);
  }

  linked(): void {
    void this.openNext(false);
  }

  private openNext(isWhole: boolean): Promise<void> {
    this.opening = this.opening.then(() => this.open(isWhole));
    return this.opening;
  }

  private async open(isWhole: boolean): Promise<void> {
    this.isOpen = false;
    if (isWhole) this.known = null;
    const { place, known } = this;
    try {
      const answer = await this.socket.ask({
        frame: 'open',
        table: place.id,
        invitation: place.invitation,
        known,
      });
      // The house answers `open` so.
      const opened = answer as SocketOpened;
      this.hearTalk(opened.talk);
      this.isOpen = true;
      this.listener.opened(opened);
      for (const each of this.pending) this.send(each);
    } catch (error) {
      const isDown = error instanceof HouseError && error.problem === 'unreachable';
      if (!isDown) this.listener.failed(error);
    }
  }

  /** Asks the table something; what is asked while the line is down waits for it. */
  ask<K extends keyof Asks>(what: K, args: Asks[K]['args']): Promise<Asks[K]['answer']> {
    const question = { frame: 'ask', table: this.place.id, what, args } as Question;
    return new Promise((resolve, reject) => {
      const pending: Pending = {
        question,
        isRepeated: false,
        resolve: (value) => resolve(value as Asks[K]['answer']),
        reject,
      };
      this.pending.add(pending);
      if (this.isUp()) this.send(pending);
    });
  }

  private isUp(): boolean {
    return this.isOpen && this.socket.link() === 'open';
  }

  private send(pending: Pending): void {
    const done = (): boolean => this.pending.delete(pending);
    this.socket.ask(pending.question).then(
      (answer) => {
        done();
        // An entry that comes a second time and too late has been made the first time.
        pending.resolve(pending.isRepeated && wasTooLate(answer) ? null : answer);
      },
      (error: unknown) => {
        if (error instanceof HouseError && error.problem === 'unreachable') {
          pending.isRepeated = true;
        } else if (error instanceof HouseError && error.problem === 'tooMuch') {
          // It was not even read: a quick player waits a moment and notices nothing.
          this.socket.after(error.wait, () => this.isUp() && this.send(pending));
        } else {
          done();
          pending.reject(error);
        }
      },
    );
  }

  private hearTalk(talk: readonly Spoken[]): void {
    for (const { number } of talk) this.talk = Math.max(this.talk, number);
    if (this.known !== null) this.known = { ...this.known, talk: this.talk };
  }

  hear(frame: HouseFrame): void {
    switch (frame.frame) {
      case 'told': {
        const { told } = frame;
        if (told.tell === 'look')
          this.known = { seq: told.look.seq, epoch: told.look.epoch, talk: this.talk };
        this.listener.told(told);
        return;
      }
      case 'card':
        this.listener.card(frame.card);
        return;
      case 'said':
        this.hearTalk([frame.spoken]);
        this.listener.said(frame.spoken);
        return;
      case 'begun':
        void this.reopen();
        return;
      default:
    }
  }
}
