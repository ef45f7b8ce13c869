import type { Seat } from '@spielstube/engine';
import type { HouseFrame, Me, Screen } from '@spielstube/table';

/** A page that looks at a table. */
export interface Looker {
  readonly me: Me;
  tell(frame: HouseFrame): void;
  /** Nothing more is answered: the page comes back, sees how things stand, and asks again what it had asked. */
  hangUp(): void;
}

type SeatOf = (person: string) => Seat | null;

/** The pages that look at a table by way of this process. Before the game begins they have no screen. */
export class Lookers {
  private readonly screens = new Map<Looker, Screen | null>();

  get isEmpty(): boolean {
    return this.screens.size === 0;
  }

  /** Undefined for a page that does not look. */
  screenOf(looker: Looker): Screen | null | undefined {
    return this.screens.get(looker);
  }

  add(looker: Looker, screen: Screen | null): void {
    this.screens.set(looker, screen);
  }

  remove(looker: Looker): void {
    this.screens.delete(looker);
  }

  /** Tells all pages, or those of people whom it concerns. */
  tell(frame: HouseFrame, concerns: (person: string) => boolean = () => true): void {
    for (const looker of this.screens.keys()) if (concerns(looker.me.id)) looker.tell(frame);
  }

  /** Tells every page what is meant for its person. */
  tellEach(frameFor: (person: string) => HouseFrame): void {
    for (const looker of this.screens.keys()) looker.tell(frameFor(looker.me.id));
  }

  hangUp(): void {
    for (const looker of this.screens.keys()) looker.hangUp();
  }

  /** Takes their screens from those who have left a seat or taken one: the screens show another seat than theirs. */
  *takeFromMoved(seatOf: SeatOf): Generator<readonly [Looker, Screen]> {
    for (const [looker, screen] of this.screens) {
      if (screen === null || (screen.seats[0] ?? null) === seatOf(looker.me.id)) continue;
      this.screens.set(looker, null);
      yield [looker, screen];
    }
  }

  /** Whose pages these are: seats, each once, and how many pages of spectators. */
  company(seatOf: SeatOf): { readonly seats: readonly Seat[]; readonly spectators: number } {
    const all = [...this.screens.keys()].map(({ me }) => seatOf(me.id));
    const seats = [...new Set(all.filter((seat) => seat !== null))];
    return { seats, spectators: all.filter((seat) => seat === null).length };
  }
}
