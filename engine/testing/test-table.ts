import { expect } from 'vitest';
import type { Refusal } from '../decision.ts';
import type { Game, GameTypes } from '../game.ts';
import { NOBODY, type Seat } from '../state.ts';

/** A state in short words, a line for each thing on the table: `{ 'on crafts': 'sk', '0 coins': 2 }`. */
export type Summary = Readonly<Record<string, string | number | boolean>>;

/** What a game says of itself, so that its tests can sit down at a table. */
export interface TestGame<G extends GameTypes> {
  readonly game: Game<G>;
  summary(s: G['state']): Summary;
  /** Fails if a piece of the box is missing or there twice; looked at after every move. */
  expectCensus(s: G['state']): void;
  /** The question in a test's words, where its kind alone does not say enough: "action crafts". */
  asked?(frame: G['frame']): string;
  /** How tests write moves, where that differs from the notation (places by name), and back. */
  notation?(move: string): string;
  move?(notation: string): string;
  /** Things to look for that are no moves, by a test's words; null if the words are a move. */
  wish?(words: string): G['wish'] | null;
}

/** Sits down at a position: choose moves by their notation, see what has changed, what is asked, what is refused. */
export class TestTable<G extends GameTypes> {
  readonly s: G['state'];
  readonly events: G['event'][] = [];
  protected readonly about: TestGame<G>;
  private before: Summary;
  private speaker: Seat | null = null;

  constructor(about: TestGame<G>, s: G['state']) {
    this.about = about;
    this.s = s;
    this.before = about.summary(s);
    about.expectCensus(s);
  }

  /** From now on this seat speaks, whoever is asked; otherwise it is the first that is asked. */
  as(seat: Seat): this {
    this.speaker = seat;
    return this;
  }

  private get seat(): Seat {
    return this.speaker ?? this.about.game.turnOf(this.s);
  }

  /** Whoever speaks makes these moves, one after the other. */
  choose(...moves: string[]): this {
    const { game } = this.about;
    for (const move of moves) {
      const { seat } = this;
      const action = this.actionFrom(move);
      const refusal = game.check(this.s, seat, action);
      if (refusal !== null) {
        throw new Error(
          `seat ${seat} cannot "${move}" (${refusal.reason}); asked: ${this.asked()}, open: ${this.open().join(', ')}`,
        );
      }
      game.apply(this.s, seat, action, (event) => this.events.push(event));
      this.about.expectCensus(this.s);
    }
    return this;
  }

  /** The refusal of a move or of a wish. The try leaves the state as it was. */
  refused(words: string, seat: Seat = this.seat): Refusal {
    const before = JSON.stringify(this.s);
    const wish = this.about.wish?.(words) ?? null;
    const refusal =
      wish === null
        ? this.about.game.check(this.s, seat, this.actionFrom(words))
        : this.refusalOf(seat, wish);
    expect(JSON.stringify(this.s)).toBe(before);
    if (refusal === null) throw new Error(`seat ${seat} may "${words}"`);
    return refusal;
  }

  private refusalOf(seat: Seat, wish: G['wish']): Refusal | null {
    const { closed } = this.about.game.decision(this.s, seat);
    return closed.find((one) => JSON.stringify(one.wish) === JSON.stringify(wish))?.refusal ?? null;
  }

  /** The open moves of whoever speaks; none if the seat is not asked. */
  open(): string[] {
    const { game, move } = this.about;
    if (!game.deciding(this.s).includes(this.seat)) return [];
    const notations = game.actions(this.s, this.seat).map((action) => game.notate(action));
    return move === undefined ? notations : notations.map(move);
  }

  /** The open moves that begin with a word: `openTo('train')`. */
  openTo(verb: string): string[] {
    return this.open().filter((move) => move.split(' ')[0] === verb);
  }

  /** What is asked now and whom (whoever speaks, if asked at all): "0 turn", "1 market"; "over" when the game is. */
  asked(): string {
    const { game, asked } = this.about;
    const first = game.turnOf(this.s);
    if (first === NOBODY) return 'over';
    const { frame } = game.decision(this.s, game.deciding(this.s).includes(this.seat) ? this.seat : first);
    return `${frame.seat} ${asked?.(frame) ?? frame.kind}`;
  }

  /** Everything that is different from the last time this was asked, and nothing else. */
  changed(): Summary {
    const now = this.about.summary(this.s);
    const keys = new Set([...Object.keys(this.before), ...Object.keys(now)]);
    const changes = [...keys]
      .filter((key) => (now[key] ?? '') !== (this.before[key] ?? ''))
      .map((key) => [key, now[key] ?? '']);
    this.before = now;
    return Object.fromEntries(changes);
  }

  /** What a seat sees, or with null a spectator. */
  seenBy(seat: Seat | null): G['state'] {
    return this.about.game.view(this.s, seat);
  }

  /** The lines of the score pad that are not empty, and their sum. */
  points(seat: Seat): Record<string, number> {
    const sheet = this.about.game.scores(this.s)[seat];
    const lines = sheet.lines.filter((line) => line.points > 0).map((line) => [line.source, line.points]);
    return { ...Object.fromEntries(lines), total: sheet.total };
  }

  /** The kinds of events so far, in their order. */
  told(): string[] {
    return this.events.map((event) => event.what);
  }

  private actionFrom(move: string): G['action'] {
    const notation = this.about.notation?.(move) ?? move;
    const action = this.about.game.parse(notation);
    if (action === null) throw new Error(`"${move}" is no move`);
    return action;
  }
}
