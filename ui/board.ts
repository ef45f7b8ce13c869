import type { SpriteName } from '@spielstube/art';
import type { GameTypes, Options, Refusal, ScoreSheet, Seat, Wanted } from '@spielstube/engine';
import type { Cast, GameText, Lang } from '@spielstube/engine/text';
import type { ReactNode } from 'react';
import type { GivenName } from './campaign.ts';
import type { CrestNumber } from './crest.tsx';
import type { SpriteId } from './glyph.tsx';
import type { SeatProps } from './seats.ts';
import type { Size } from './sight.ts';
import type { Chapter } from './steps.tsx';
import type { Itinerary } from './travels.ts';

/** So many pieces of one kind, as a price names them. */
export interface PricePart {
  readonly sign: SpriteId;
  readonly count: number;
  /** "2 coins" */
  readonly words: string;
  /** They are given in place of something that is missing, and the rules do not ask again: so the table asks first. */
  readonly standsIn?: boolean;
  /** They are not given but taken. */
  readonly gift?: boolean;
  /** Drawn as a number and one sign: where there may be more of them than can be counted at a glance. */
  readonly inFigures?: boolean;
}

/** What a choice takes from the viewer's stock; where it is a gift, what it brings. */
export type Price = readonly PricePart[];

/** A choice that is open now, ready to be shown: lit on the board and a line in the list. */
export interface OpenChoice<G extends GameTypes = GameTypes> {
  readonly action: G['action'];
  readonly notation: string;
  /** The question that it answers. When that has passed, it does nothing any more: nobody answers what was not seen. */
  readonly question: string;
  /** The choice in words; also the accessible name of its target. */
  readonly words: string;
  /** The keys that pick it from the list: one, or where there are more choices than keys a few ("1", "s", "z1"). */
  readonly key: string;
  readonly price: Price;
}

/** What a person would look for and cannot have now. */
export interface ClosedChoice<G extends GameTypes = GameTypes> {
  readonly wish: Wanted<G>;
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
  /** What a solo rival bears instead. */
  readonly sign?: SpriteId | undefined;
  /** True for the seat whose view this is. */
  readonly you: boolean;
  readonly deciding: boolean;
  readonly total: number;
}

/** What has happened since the picture before. A new object only when something has. */
export interface News<G extends GameTypes = GameTypes> {
  /** The last move that is told here. */
  readonly move: number;
  readonly events: readonly G['event'][];
}

/** How pieces move. `factor` stretches durations; 0 means that nothing moves. */
export interface Motion {
  readonly factor: number;
}

/**
 * All that a board is given. It is a pure picture of this: it never computes a rule, and what it does not find here
 * does not exist. How to choose, explain and move things is the same on every table: see `Desk`.
 */
export interface BoardProps<G extends GameTypes = GameTypes> {
  readonly view: G['state'];
  /** Whose view it is, null for a spectator. */
  readonly viewer: Seat | null;
  /** All seats in table order; a solo rival comes last with `kind: 'rival'`. */
  readonly seats: readonly SeatInfo[];
  readonly cast: Cast;
  readonly text: GameText<G>;
  /** What the viewer is asked, or null while others decide. */
  readonly frame: G['frame'] | null;
  readonly open: readonly OpenChoice<G>[];
  readonly closed: readonly ClosedChoice<G>[];
  readonly scores: readonly ScoreSheet[];
  readonly news: News<G>;
  /** Everything that has happened up to this picture, as far as the viewer may know it. */
  readonly history: readonly G['event'][];
  /** While the viewer is asked: the view after their own last move, as soon as it is known. The others did the rest. */
  readonly before: G['state'] | null;
  /** False while a former moment or a replay is shown: nothing can be chosen then. */
  readonly live: boolean;
}

/** A question of the viewer, for what is worked out before the board is. */
export interface Asked<G extends GameTypes = GameTypes> {
  readonly view: G['state'];
  readonly frame: G['frame'];
  readonly text: GameText<G>;
}

/** A way to pay that a game proposes. */
export interface Proposal<G extends GameTypes = GameTypes> {
  readonly action: G['action'];
  /** Something is given in place of what is missing. */
  readonly standsIn: boolean;
}

/** Something that a seat has so many of, or a track on which it has come so far. */
export interface Holding {
  readonly key: string;
  readonly name: string;
  readonly sign: SpriteId;
  readonly count: number;
}

/** What seats have. */
export interface Holdings<G extends GameTypes = GameTypes> {
  /** All that the panel of a seat counts, the same lines in the same order at any time. A rival has no seat. */
  of(view: G['state'], seat: Seat, words: G['words'], lang: Lang): readonly Holding[];
}

/** A sheet of a phone's tab bar. */
export interface SheetName {
  readonly label: string;
  readonly glyph: SpriteId;
}

/** A target of a lone player: it is met when as much is reached as is wanted. */
export interface TargetLine {
  readonly name: string;
  readonly wanted: number;
  readonly reached: number;
}

/** What a game hands to the client: three areas, a phase track, and the signs of its words. */
export interface GameUi<G extends GameTypes = GameTypes> {
  /** The game's drawings: they are put into the document before the board is shown. */
  readonly sprites?: readonly SpriteName[];
  /** Where the others are shown: in a strip above the board, which is usual, or in a column beside it. */
  readonly rivals?: 'above' | 'beside';
  /** What a solo rival bears instead of a crest, at the table and wherever else it is told of. */
  readonly rivalSign?: SpriteId;
  /** How events are seen: what they send on its way, and what is marked for whoever was not looking. */
  readonly travels?: Itinerary<G>;
  /**
   * The proportions of a board that is one picture: it is given a place of its shape, and the rest to its neighbours.
   * From them follows how the table gives its room: see `lieOf`.
   */
  readonly shape?: Size;
  /** Where the game stands, in the top bar: phases, rounds. */
  Track(props: BoardProps<G>): ReactNode;
  /** The others, compact. */
  Rivals(props: BoardProps<G>): ReactNode;
  /** What lies in the middle of the table. */
  Board(props: BoardProps<G>): ReactNode;
  /** The viewer's own area: always in sight. */
  Own(props: BoardProps<G>): ReactNode;
  /** Everything that lies before a seat, the viewer's own or a solo rival's too: for comparing. Nothing there can be chosen. */
  Area(props: SeatProps<G>): ReactNode;
  /** Which sheet a phone opens for a question: the board, unless the own area is meant. */
  readonly onOwn?: readonly G['frame']['kind'][];
  /** Names of the sheets on a phone: the board and the own area. */
  sheets(words: G['words']): { readonly board: SheetName; readonly own: SheetName };
  /** The sign of the asking line, such as the chosen die; null: the viewer's crest. */
  askSign(props: BoardProps<G>): ReactNode;
  /** Choices that belong to no thing on the table: they stand as buttons beside the question. `isEnd` is always there. */
  beside(props: BoardProps<G>): readonly OpenChoice<G>[];
  /** The sign in front of a choice in the list. */
  choiceSign(props: BoardProps<G>, action: G['action']): ReactNode;
  /** What a choice costs, exactly where that is known: it is shown with the choice, before it is made. */
  price(asked: Asked<G>, action: G['action']): Price;
  /**
   * How the payment that is asked for is best made, for whoever pays with one click; null where nothing is paid, or no way
   * is better than the others.
   */
  proposal?(view: G['state'], frame: G['frame'], open: readonly G['action'][]): Proposal<G> | null;
  /**
   * Whether it hangs on what others cannot see what else can be done at a question: ended by itself, it would betray that.
   * Absent: never.
   */
  hangsOnSecrets?(view: G['state'], frame: G['frame']): boolean;
  /** The sign in front of a line of the score pad. */
  sourceSign(source: string): ReactNode;
  /** Where a lone player ends with a title: from how many points each one is given, in ascending order. */
  readonly titlesFrom?: (options: Options) => readonly number[];
  /** Where a lone player must meet targets: each of them, and how far it is met. */
  soloTargets?(view: G['state'], words: G['words']): readonly TargetLine[];
  /** In a campaign: the game's words with the names that winners have given to places. */
  withGivenNames?(text: GameText<G>, given: readonly GivenName[]): GameText<G>;
  /** For comparing two positions: loaded when somebody does. Absent: only points are compared. */
  holdings?(): Promise<Holdings<G>>;
  /** The sections of the game, for the chart of points over time. */
  chapters(words: G['words']): readonly Chapter[];
}
