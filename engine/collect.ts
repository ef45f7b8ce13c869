import type { Closed, Offer, Reason, Refusal, Verdict } from './decision.ts';
import type { GameTypes, Wanted } from './game.ts';

/** The offer of simulations and searches: open choices only. */
export class OpenChoices<G extends GameTypes> implements Offer<G> {
  readonly explains = false;
  private choices: G['action'][] = [];
  private count = 0;
  /** Collects into a list that has been used before: written over, not emptied, because an empty list forgets its memory. */
  start(choices: G['action'][]): void {
    this.choices = choices;
    this.count = 0;
  }
  open(action: G['action']): void {
    this.choices[this.count++] = action;
  }
  closed(_wish: Wanted<G>, _reason: Reason<G>): void {}
  put(action: G['action'], verdict: Verdict<Reason<G>>): void {
    if (verdict === null) this.choices[this.count++] = action;
  }
  finish(): void {
    if (this.choices.length !== this.count) this.choices.length = this.count;
  }
}

/** A reason with its details worked out, as the outside sees it. */
export function refusalOf<G extends GameTypes>(
  reason: Reason<G>,
  s: G['state'],
  frame: G['frame'],
  wish: Wanted<G>,
): Refusal {
  return { reason: reason.id, rule: reason.rule, details: reason.details?.(s, frame, wish) ?? {} };
}

/** The offer for people: open choices, and the closed ones with their reasons. */
export class ExplainedChoices<G extends GameTypes> implements Offer<G> {
  readonly explains = true;
  readonly choices: G['action'][] = [];
  readonly refused: Closed<G>[] = [];
  private readonly state: G['state'];
  private readonly frame: G['frame'];
  constructor(state: G['state'], frame: G['frame']) {
    this.state = state;
    this.frame = frame;
  }
  open(action: G['action']): void {
    this.choices.push(action);
  }
  closed(wish: Wanted<G>, reason: Reason<G>): void {
    this.refused.push({ wish, refusal: refusalOf(reason, this.state, this.frame, wish) });
  }
  put(action: G['action'], verdict: Verdict<Reason<G>>): void {
    if (verdict === null) this.open(action);
    else this.closed(action, verdict);
  }
}

/** An offer that only wants to know whether anything is open. */
export class AnythingOpen<G extends GameTypes> implements Offer<G> {
  readonly explains = false;
  found = false;
  open(_action: G['action']): void {
    this.found = true;
  }
  closed(): void {}
  put(_action: G['action'], verdict: Verdict<Reason<G>>): void {
    if (verdict === null) this.found = true;
  }
}
