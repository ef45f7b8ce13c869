import { ExplainedChoices, OpenChoices } from './collect.ts';
import type { Action, Reason, Refusal } from './decision.ts';
import type { Game, GameEvent, GameRules, Options, Question, Step, Tell } from './game.ts';
import { rngFromSeed } from './random.ts';
import { type Frame, type GameState, NOBODY, reveal, type Seat } from './state.ts';

/** Nothing of this kind is open now, and no rule of the game needs to be quoted for it. */
export const NOT_OFFERED: Refusal = { reason: 'notOffered', rule: '', details: {} };
/** The seat is not asked anything now. */
export const NOT_YOUR_TURN: Refusal = { reason: 'notYourTurn', rule: '', details: {} };

/** Makes a game of its rules: the machine that runs frames, the same for all games. */
export function defineGame<S extends GameState<F>, A extends Action, F extends Frame, E extends GameEvent, W>(
  rules: GameRules<S, A, F, E, W>,
): Game<S, A, E, W> {
  const kinds = frameKinds(rules);

  /** The stack on which this seat's question lies. */
  const pileOf = (s: S, seat: Seat): F[] => (s.lanes.length > 0 ? s.lanes[seat] : s.stack);

  const topOf = (s: S, seat: Seat): F => {
    const pile = pileOf(s, seat);
    const frame = pile?.[pile.length - 1];
    if (frame === undefined || frame.seat !== seat) throw new Error(`seat ${seat} has nothing to decide`);
    return frame;
  };

  /** Runs what happens by itself on top of a stack, up to the next real question. */
  const runSteps = (s: S, pile: F[], tell: Tell<E>): void => {
    while (pile.length > 0) {
      const frame = pile[pile.length - 1];
      const { step, auto } = kinds[frame.kind];
      if (step !== null) {
        pile.pop();
        step.run(s, frame, tell);
        if (s.lanes.length > 0 && pile === s.stack) return;
      } else {
        if (auto === null) return;
        pile.pop();
        if (!auto(s, frame, tell)) {
          pile.push(frame);
          return;
        }
      }
    }
  };

  /** Goes on until somebody is asked, or the game is over. */
  const settle = (s: S, tell: Tell<E>): void => {
    for (;;) {
      if (s.lanes.length === 0) {
        runSteps(s, s.stack, tell);
        if (s.lanes.length === 0) return;
      }
      let open = false;
      for (const lane of s.lanes) {
        runSteps(s, lane, tell);
        if (lane.length > 0) open = true;
      }
      if (open) return;
      s.lanes = [];
      reveal(s);
    }
  };

  const isDeciding = (s: S, seat: Seat): boolean => {
    const pile = pileOf(s, seat);
    return pile !== undefined && pile.length > 0 && pile[pile.length - 1].seat === seat;
  };

  const offer = new OpenChoices<A, Reason<S, F, W | A>, W | A>();

  const game: Game<S, A, E, W> = {
    id: rules.id,
    rulePrefix: rules.rulePrefix,
    rulesVersion: rules.rulesVersion,
    seats: rules.seats,
    options: rules.options,

    setup(seats, options, seed, tell) {
      if (!rules.seats.includes(seats)) throw new Error(`${rules.id} is not for ${seats} seats`);
      const s = rules.start(seats, completeOptions(game, options), rngFromSeed(seed));
      settle(s, tell);
      return s;
    },

    copy: rules.copy,

    deciding(s) {
      if (s.lanes.length > 0) {
        const seats: Seat[] = [];
        for (let seat = 0; seat < s.lanes.length; seat++) if (s.lanes[seat].length > 0) seats.push(seat);
        return seats;
      }
      return s.stack.length > 0 ? [s.stack[s.stack.length - 1].seat] : [];
    },

    turnOf(s) {
      if (s.lanes.length > 0) return s.lanes.findIndex((lane) => lane.length > 0);
      return s.stack.length > 0 ? s.stack[s.stack.length - 1].seat : NOBODY;
    },

    actions(s, seat, into = []) {
      const frame = topOf(s, seat);
      offer.start(into);
      kinds[frame.kind].question.options(s, frame, offer);
      offer.finish();
      return into;
    },

    decision(s, seat) {
      const frame = topOf(s, seat);
      const explained = new ExplainedChoices<S, F, A, W>(s, frame);
      kinds[frame.kind].question.options(s, frame, explained);
      return { frame, choices: explained.choices, closed: explained.refused };
    },

    check(s, seat, action) {
      if (!isDeciding(s, seat)) return NOT_YOUR_TURN;
      if (game.actions(s, seat).includes(action)) return null;
      const closed = game.decision(s, seat).closed.find((one) => one.wish === action);
      return closed?.refusal ?? NOT_OFFERED;
    },

    apply(s, seat, action, tell) {
      const frame = topOf(s, seat);
      pileOf(s, seat).pop();
      kinds[frame.kind].question.resolve(s, frame, action, tell);
      settle(s, tell);
    },

    view: rules.view,
    imagine: rules.imagine,
    scores: rules.scores,
    winners: rules.winners,
    evaluate: rules.evaluate,
    features: rules.features,
    progress: rules.progress,
    notate: rules.notate,
    parse: rules.parse,
  };
  return game;
}

/** What the machine needs to know of a kind of frame: always the same fields, because one shape is fast. */
interface FrameKind<S extends GameState, A, F extends Frame, E extends GameEvent, W> {
  readonly step: Step<S, F, E> | null;
  readonly auto: ((s: S, frame: F, tell: Tell<E>) => boolean) | null;
  readonly question: Question<S, A, F, E, W>;
}

function frameKinds<S extends GameState<F>, A extends Action, F extends Frame, E extends GameEvent, W>(
  rules: GameRules<S, A, F, E, W>,
): Readonly<Record<string, FrameKind<S, A, F, E, W>>> {
  const notAsked: Question<S, A, F, E, W> = {
    options: () => {},
    resolve: () => {
      throw new Error('a step cannot be answered');
    },
  };
  const kinds: Record<string, FrameKind<S, A, F, E, W>> = {};
  for (const [kind, step] of Object.entries(rules.steps))
    kinds[kind] = { step, auto: null, question: notAsked };
  for (const [kind, question] of Object.entries(rules.questions)) {
    kinds[kind] = { step: null, auto: question.auto?.bind(question) ?? null, question };
  }
  return kinds;
}

/** The given options with the standard values for the rest; an unknown key or value is an error. */
export function completeOptions(game: Pick<Game, 'id' | 'options'>, given: Options): Options {
  for (const key of Object.keys(given)) {
    const rule = game.options.find((one) => one.key === key);
    if (rule === undefined) throw new Error(`${game.id} has no option "${key}"`);
    if (!rule.values.includes(given[key])) {
      throw new Error(`option "${key}" of ${game.id} is one of ${rule.values.join(', ')}, not ${given[key]}`);
    }
  }
  return Object.fromEntries(game.options.map((rule) => [rule.key, given[rule.key] ?? rule.standard]));
}
