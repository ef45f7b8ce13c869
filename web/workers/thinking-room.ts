import { beginThinking, type Thinking } from '@spielstube/bots';
import type { Game, NamedBox, Options } from '@spielstube/engine';
import type { BotTask, BotThought } from '@spielstube/table';
import { failureOf } from './call.ts';
import type { ThoughtAnswer, ThoughtAsk } from './thought.ts';

export interface ThinkingRoomParts {
  rules(game: string, options: Options, box: NamedBox | null): Promise<Game | undefined>;
  answer(answer: ThoughtAnswer): void;
  /** Lets what has arrived meanwhile be heard. */
  breathe(): Promise<void>;
}

interface Thought {
  readonly game: Game;
  readonly thinking: Thinking;
}

/**
 * Where bots think: all thoughts take turns, a small step each, and between two rounds the room listens. So a long
 * thought holds up no other one, and one that is stopped ends at once.
 */
export class ThinkingRoom {
  private readonly parts: ThinkingRoomParts;
  /** Null: the rules are still being loaded. */
  private readonly thoughts = new Map<number, Thought | null>();
  private busy = false;

  constructor(parts: ThinkingRoomParts) {
    this.parts = parts;
  }

  hear(ask: ThoughtAsk): void {
    if (ask.what === 'stop') this.thoughts.delete(ask.number);
    else void this.begin(ask.number, ask.task);
  }

  private async begin(number: number, { game: id, box, view, seat, level, seed }: BotTask): Promise<void> {
    this.thoughts.set(number, null);
    try {
      const game = await this.parts.rules(id, view.options, box);
      if (game === undefined) throw new Error(`there is no game ${id}`);
      if (!this.thoughts.has(number)) return;
      this.thoughts.set(number, { game, thinking: beginThinking(level, { game, view, seat, seed }) });
    } catch (error) {
      this.fail(number, error);
      return;
    }
    if (!this.busy) await this.takeTurns();
  }

  private async takeTurns(): Promise<void> {
    this.busy = true;
    for (let at = this.underWay(); at.length > 0; at = this.underWay()) {
      for (const [number, thought] of at) this.step(number, thought);
      await this.parts.breathe();
    }
    this.busy = false;
  }

  private underWay(): [number, Thought][] {
    return [...this.thoughts].flatMap(([number, thought]) => (thought === null ? [] : [[number, thought]]));
  }

  private step(number: number, { game, thinking }: Thought): void {
    try {
      if (thinking.step()) return;
      const thought = inNotation(game, thinking);
      this.thoughts.delete(number);
      this.parts.answer({ number, ok: true, thought });
    } catch (error) {
      this.fail(number, error);
    }
  }

  private fail(number: number, error: unknown): void {
    if (this.thoughts.delete(number)) this.parts.answer({ number, ok: false, error: failureOf(error) });
  }
}

function inNotation(game: Game, thinking: Thinking): BotThought {
  const { action, moves } = thinking.advice();
  return {
    notation: game.notate(action),
    moves: moves.map(({ action: move, ...rated }) => ({ notation: game.notate(move), ...rated })),
  };
}
