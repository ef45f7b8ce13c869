import type { TurningKind } from '@spielstube/bots/coach';
import type { Hidden } from '../../coach/coach-asks.ts';

/** A part of a difference, in words: a line of the score pad by its name. */
export interface NamedPart {
  readonly name: string;
  /** How much more the better move brings. */
  readonly more: number;
}

/** What Murr says as a coach. */
export interface CoachWords {
  readonly title: string;
  readonly short: string;
  /** Over the curve: of a game with others, and of one alone. */
  readonly curve: string;
  readonly curveAlone: string;
  readonly whose: string;
  readonly kind: Readonly<Record<TurningKind, string>>;
  readonly move: (move: number, of: number) => string;
  readonly moveShort: (move: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly previousTurn: string;
  readonly nextTurn: string;
  readonly play: string;
  readonly pause: string;
  /** While he reckons; `done` of `all` decisions had a glance, `again` were thought about twice. */
  readonly reckoning: string;
  readonly progress: (done: number, all: number) => string;
  readonly secondThoughts: string;
  readonly stop: string;
  readonly goOn: string;
  readonly stopped: string;
  /** So many turning points. */
  readonly moments: (count: number) => string;
  readonly summary: (lead: number, worst: { readonly move: number; readonly loss: number } | null) => string;
  readonly summaryAlone: (
    points: number,
    worst: { readonly move: number; readonly loss: number } | null,
  ) => string;
  readonly turningPoints: string;
  readonly all: string;
  readonly tally: (even: number, of: number, little: number, much: number) => string;
  readonly how: (worlds: number) => string;
  /** "3.8", "+1.2": points, plain and as a change. */
  readonly points: (points: number) => string;
  readonly change: (points: number) => string;
  readonly played: (name: string, isYou: boolean) => string;
  readonly murrPlayed: string;
  readonly instead: (better: string) => string;
  readonly asMurr: string;
  readonly lead: string;
  readonly leadAlone: string;
  readonly whereFrom: (points: string) => string;
  readonly columns: (name: string, isYou: boolean) => string;
  readonly prospects: string;
  readonly rivals: string;
  readonly rest: string;
  /** Why the other move is better: its largest parts, the largest first. */
  readonly because: (parts: readonly NamedPart[]) => string;
  /** At the table: why the best move is better than the next one. */
  readonly why: string;
  readonly whyBest: (parts: readonly NamedPart[]) => string;
  readonly equal: string;
  /** Where the seat did what Murr would have done; `gain` over what one does at first glance. */
  readonly agreed: (gain: number) => string;
  /** The lead has changed between two decisions. */
  readonly luck: (points: number) => string;
  readonly luckShort: string;
  readonly tryIt: string;
  readonly tryHint: string;
  readonly hidden: string;
  readonly hiddens: Readonly<Record<Hidden, string>>;
  /** On a table that began as a position of another game: the way back to it. */
  readonly sidePath: (move: number) => string;
  readonly onTable: string;
  /** At the table: leads to the piece that the paw points at. */
  readonly onBoard: string;
  /** On the button that compares the positions before and after. */
  readonly changed: string;
  /** Of a game that is not over. */
  readonly notOver: string;
  readonly notOverText: string;
}
