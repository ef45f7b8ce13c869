import type { Closed, Offer, Reason, Verdict } from './decision.ts';
import type { Frame, GameState } from './state.ts';

/** The offer of simulations and searches: open choices only. */
export class OpenChoices<A, R, W> implements Offer<A, R, W> {
  readonly explains = false;
  private choices: A[] = [];
  private count = 0;
  /** Collects into a list that has been used before: written over, not emptied, because an empty list forgets its memory. */
  start(choices: A[]): void {
    this.choices = choices;
    this.count = 0;
  }
  open(action: A): void {
    this.choices[this.count++] = action;
  }
  closed(_wish: W, _reason: R): void {}
  put(action: A, verdict: Verdict<R>): void {
    if (verdict === null) this.choices[this.count++] = action;
  }
  finish(): void {
    if (this.choices.length !== this.count) this.choices.length = this.count;
  }
}

/** The offer for people: open choices, and the closed ones with their reasons. */
export class ExplainedChoices<S extends GameState, F extends Frame, A, W>
  implements Offer<A, Reason<S, F, W | A>, W | A>
{
  readonly explains = true;
  readonly choices: A[] = [];
  readonly refused: Closed<W | A>[] = [];
  private readonly state: S;
  private readonly frame: F;
  constructor(state: S, frame: F) {
    this.state = state;
    this.frame = frame;
  }
  open(action: A): void {
    this.choices.push(action);
  }
  closed(wish: W | A, reason: Reason<S, F, W | A>): void {
    const details = reason.details?.(this.state, this.frame, wish) ?? {};
    this.refused.push({ wish, refusal: { reason: reason.id, rule: reason.rule, details } });
  }
  put(action: A, verdict: Verdict<Reason<S, F, W | A>>): void {
    if (verdict === null) this.open(action);
    else this.closed(action, verdict);
  }
}
