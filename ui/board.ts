import type { SpriteName } from '@spielstube/art';
import type {
  Action,
  Cast,
  Frame,
  GameEvent,
  GameState,
  GameText,
  Lang,
  Refusal,
  ScoreSheet,
  Seat,
} from '@spielstube/engine';
import type { ReactNode } from 'react';
import type { CrestNumber } from './crest.tsx';
import type { SpriteId } from './glyph.tsx';

/** A choice that is open now, ready to be shown: lit on the board and a line in the list. */
export interface OpenChoice<A extends Action = Action> {
  readonly action: A;
  /** Hand this to `choose`. */
  readonly notation: string;
  /** The choice in words; also the accessible name of its target. */
  readonly words: string;
  /** The key that picks it from the list ("1", "s"), or '' where the keys have run out. */
  readonly key: string;
}

/** What a person would look for and cannot have now. */
export interface ClosedChoice<W = unknown> {
  readonly wish: W;
  readonly refusal: Refusal;
  readonly words: string;
  /** Why not, in one or two sentences. */
  readonly why: string;
}

/** Who sits on a seat, as every panel shows it. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'rival';
  /** Colour, charge and pattern of the seat. */
  readonly crest: CrestNumber;
  /** True for the seat whose view this is. */
  readonly you: boolean;
  readonly deciding: boolean;
  readonly total: number;
}

/** What has happened since the picture before. A new object only when something has. */
export interface News<E extends GameEvent = GameEvent> {
  /** The last move that is told here. */
  readonly move: number;
  readonly events: readonly E[];
}

/** How pieces move. `factor` stretches durations; 0 means that nothing moves. */
export interface Motion {
  readonly factor: number;
}

/**
 * All that a board is given. It is a pure picture of this: it never computes a rule, and what it does not find here
 * does not exist.
 */
export interface BoardProps<
  S extends GameState = GameState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
  W = unknown,
> {
  readonly view: S;
  /** Whose view it is, null for a spectator. */
  readonly viewer: Seat | null;
  /** All seats in table order; a solo rival comes last with `kind: 'rival'`. */
  readonly seats: readonly SeatInfo[];
  readonly cast: Cast;
  readonly lang: Lang;
  readonly text: GameText<S, A, E, W>;
  /** What the viewer is asked, or null while others decide. */
  readonly frame: Frame | null;
  readonly open: readonly OpenChoice<A>[];
  readonly closed: readonly ClosedChoice<W | A>[];
  readonly scores: readonly ScoreSheet[];
  readonly news: News<E>;
  /** Everything that has happened up to this picture, as far as the viewer may know it. */
  readonly history: readonly E[];
  /** False while a former moment or a replay is shown: nothing can be chosen then. */
  readonly live: boolean;
  readonly motion: Motion;
  choose(notation: string): void;
  openRule(id: string): void;
}

/** A sheet of a phone's tab bar. */
export interface SheetName {
  readonly label: string;
  readonly glyph: SpriteId;
}

/** What a game hands to the client: three areas, a phase track, and the signs of its words. */
export interface GameUi<
  S extends GameState = GameState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
  W = unknown,
> {
  /** The game's sprite and its address (`?url`); it is put into the document before the board is drawn. */
  readonly sprite: { readonly name: SpriteName; readonly url: string };
  /** Where the others are shown: in a strip above the board, which is usual, or in a column beside it. */
  readonly rivals?: 'above' | 'beside';
  /** Where the game stands, in the top bar: phases, rounds. */
  Track(props: BoardProps<S, A, E, W>): ReactNode;
  /** The others, compact. */
  Rivals(props: BoardProps<S, A, E, W>): ReactNode;
  /** What lies in the middle of the table. */
  Board(props: BoardProps<S, A, E, W>): ReactNode;
  /** The viewer's own area: always in sight. */
  Own(props: BoardProps<S, A, E, W>): ReactNode;
  /** Names of the sheets on a phone: the board and the own area. */
  sheets(lang: Lang): { readonly board: SheetName; readonly own: SheetName };
  /** The sign of the asking line, such as the chosen die; null: the viewer's crest. */
  askSign(props: BoardProps<S, A, E, W>): ReactNode;
  /** Choices that belong to no thing on the table: they stand as buttons beside the question. `end` is always there. */
  beside(props: BoardProps<S, A, E, W>): readonly OpenChoice<A>[];
  /** The sign in front of a choice in the list, and what it costs behind it. */
  choiceSign(props: BoardProps<S, A, E, W>, action: A): ReactNode;
  choicePrice(props: BoardProps<S, A, E, W>, action: A): ReactNode;
  /** The sign in front of a line of the score pad. */
  sourceSign(source: string): ReactNode;
  /** Where a lone player ends with a title: from how many points each one is given, in ascending order. */
  readonly titlesFrom?: readonly number[];
  /** Names of the sections of the game for the chart of points over time, with the progress (0 to 1) each ends at. */
  chapters(lang: Lang): readonly { readonly name: string; readonly end: number }[];
}
