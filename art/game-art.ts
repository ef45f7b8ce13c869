import type { Drawing } from './ink/drawing.ts';

/**
 * What the folder of a game draws: its `art.ts` exports this as `art`. Whoever wants to draw finds it by the folder. A
 * folder inside of it may have one, too: what only an expansion needs is a sprite of its own.
 */
export interface GameArt {
  /** The pieces: symbols that stand in the page while the game is open. */
  readonly drawings: readonly Drawing[];
  /** Large pictures, such as a bare board, by name: whole SVG documents. */
  readonly pictures?: Readonly<Record<string, () => string>>;
}
