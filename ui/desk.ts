import type { Lang } from '@spielstube/engine/text';
import { createContext, type ReactNode, useContext } from 'react';
import type { ClosedChoice, Motion, OpenChoice, Price } from './board.ts';
import type { Sound } from './sounds.ts';
import { type KitWords, kitWords } from './words.ts';

/** What a thing is: its name, and what it does or costs, line by line. */
export interface Explanation {
  readonly title: string;
  readonly lines?: readonly ReactNode[];
  /** The rule behind it: the note leads to its place in the book. */
  readonly rule?: string;
}

/** Something that wants to be explained, and where it is. */
export interface Explained {
  readonly about: Explanation;
  readonly closed?: ClosedChoice | undefined;
  /** What the only choice on it would cost. */
  readonly price?: Price;
  /** Several choices on one thing: they are offered in the note itself. */
  readonly choices?: readonly OpenChoice[];
  /** A pinned note stays until it is closed; it can be entered with the keyboard. */
  readonly pinned: boolean;
}

/** What the frame of the table offers to everything that lies on it. */
export interface Desk {
  readonly lang: Lang;
  readonly motion: Motion;
  /** Notations of the moves that the adviser recommends: things that stand for one of them are ringed. */
  readonly advised: readonly string[];
  /** Makes a move; true when it has been made. */
  choose(choice: OpenChoice): Promise<boolean>;
  /** Somebody reaches for what is closed: true if that has been answered, and no note is needed. */
  refused(closed: ClosedChoice): boolean;
  openRule(id: string): void;
  /** Lets something be heard after so many milliseconds, if the person wants to hear anything. */
  play(sound: Sound, delay: number): void;
  /** Shows everything of all players side by side. */
  compare(): void;
  /** Shows a note beside the element; null takes an unpinned one away. */
  explain(what: Explained | null, at: Element): void;
}

const idle: Desk = {
  lang: 'en',
  motion: { factor: 0 },
  advised: [],
  choose: async () => false,
  refused: () => false,
  openRule() {},
  play() {},
  compare() {},
  explain() {},
};

export const DeskContext = createContext<Desk>(idle);
export const useDesk = (): Desk => useContext(DeskContext);
/** What the kit says, in the language of the table. */
export const useKitWords = (): KitWords => kitWords[useDesk().lang];
