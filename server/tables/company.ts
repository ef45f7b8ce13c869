import type { Seat } from '@spielstube/engine';
import type { Item, News } from '../rooms/news.ts';

interface Present {
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

type Here = Extract<Item, { what: 'here' }>;

/** Who is at a table at the moment, by way of this process or another. Nothing of it is kept. */
export class Company {
  private readonly table: string;
  private readonly news: News;
  private readonly present = new Map<string, Present>();
  private readonly since = new Map<Seat, number>();

  constructor(table: string, news: News) {
    this.table = table;
    this.news = news;
  }

  private own(): Present {
    return this.present.get(this.news.name) ?? { seats: [], spectators: 0 };
  }

  /** Others shall say who is at the table by way of them. */
  ask(): void {
    this.tell(true);
  }

  private tell(ask: boolean): void {
    this.news.tell({ what: 'here', table: this.table, process: this.news.name, ...this.own(), ask });
  }

  /** Who is here by way of this process. True if that is new. */
  notice(seats: readonly Seat[], spectators: number, now: number): boolean {
    const isNew = this.take(this.news.name, { seats, spectators }, now);
    if (isNew) this.tell(false);
    return isNew;
  }

  /** Another process tells who is here by way of it. True if that is new. */
  hear({ process, seats, spectators, ask }: Here, now: number): boolean {
    if (ask) this.tell(false);
    return this.take(process, { seats, spectators }, now);
  }

  private take(process: string, now: Present, time: number): boolean {
    const before = this.present.get(process) ?? { seats: [], spectators: 0 };
    const changed = [
      ...now.seats.filter((seat) => !before.seats.includes(seat)),
      ...before.seats.filter((seat) => !now.seats.includes(seat)),
    ];
    this.present.set(process, now);
    for (const seat of changed) this.since.set(seat, time);
    return changed.length > 0 || before.spectators !== now.spectators;
  }

  of(seat: Seat): { readonly here: boolean; readonly since: number } {
    const here = [...this.present.values()].some(({ seats }) => seats.includes(seat));
    return { here, since: this.since.get(seat) ?? 0 };
  }

  get spectators(): number {
    return [...this.present.values()].reduce((sum, { spectators }) => sum + spectators, 0);
  }

  /** Nobody is here by way of this process any more. */
  leave(): void {
    if (this.own().seats.length > 0 || this.own().spectators > 0) this.notice([], 0, 0);
  }
}
