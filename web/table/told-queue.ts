import type { Told } from '@spielstube/table';
import { currentSettings } from '../settings/settings.store.ts';
import { paceOf } from './pace.ts';

/** What the table has told and the screen has not shown yet: moves of others are shown one after the other. */
export class ToldQueue {
  private readonly show: (told: Told) => void;
  private readonly waiting: Told[] = [];
  private timer = 0;
  private skipping = false;

  constructor(show: (told: Told) => void) {
    this.show = show;
  }

  hear(told: Told): void {
    this.waiting.push(told);
    if (this.timer === 0) this.showNext();
  }

  /** Shows everything at once until the person is asked. */
  skip(): void {
    this.skipping = true;
    if (this.timer === 0) return;
    window.clearTimeout(this.timer);
    this.showNext();
  }

  close(): void {
    window.clearTimeout(this.timer);
  }

  /** Shows what was told, with time to see each move of the others. */
  private showNext(): void {
    this.timer = 0;
    const told = this.waiting.shift();
    if (told === undefined) return;
    if (told.tell !== 'look' || told.look.decision !== null) this.skipping = false;
    this.show(told);
    const pause = told.tell === 'look' && !this.skipping ? paceOf(told.look, currentSettings().pace) : 0;
    if (this.waiting.length === 0 && pause === 0) return;
    this.timer = window.setTimeout(() => this.showNext(), pause);
  }
}
