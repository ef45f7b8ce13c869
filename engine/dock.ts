import type { GameTypes, Questions, Step } from './game.ts';

/** What the rules of an expansion bring: its frames, and what the base game asks of it (in the interface of the game). */
export interface Expansion<G extends GameTypes = GameTypes> {
  readonly questions: Questions<G>;
  readonly steps: Readonly<Record<string, Step<G>>>;
}

/** What the machine that runs the frames needs of a dock. */
export interface DockOf<G extends GameTypes> {
  whenDocked(hear: (expansion: Expansion<G>) => void): void;
}

/**
 * Where an expansion docks to a base game. The base knows the dock and never the expansion's folder, so the expansion is
 * loaded only where it is played; once loaded, it stays docked.
 */
export class Dock<E extends Expansion = Expansion> {
  private readonly name: string;
  private expansion: E | null = null;
  private readonly waiting: ((expansion: E) => void)[] = [];

  constructor(name: string) {
    this.name = name;
  }

  /** Called by the expansion's own module, when it is loaded. */
  fill(expansion: E): void {
    if (this.expansion !== null) throw new Error(`${this.name} is docked already`);
    this.expansion = expansion;
    for (const hear of this.waiting) hear(expansion);
  }

  /** The expansion. Asked only where it is played: it is an error if nobody has loaded it. */
  get docked(): E {
    if (this.expansion === null) throw new Error(`${this.name} is played, but its rules are not loaded`);
    return this.expansion;
  }

  /** Calls back at once, or as soon as the expansion is there. */
  whenDocked(hear: (expansion: E) => void): void {
    if (this.expansion === null) this.waiting.push(hear);
    else hear(this.expansion);
  }
}
