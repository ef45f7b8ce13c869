import type { BotTask, BotThought } from '@spielstube/table';
import type { Failure } from './call.ts';

/** What the bots' worker is told. Several thoughts may be under way; each has a number. */
export type ThoughtAsk =
  | { readonly what: 'think'; readonly number: number; readonly task: BotTask }
  | { readonly what: 'stop'; readonly number: number };

/** What it answers. A thought that was stopped has no answer. */
export type ThoughtAnswer =
  | { readonly number: number; readonly ok: true; readonly thought: BotThought }
  | { readonly number: number; readonly ok: false; readonly error: Failure };
