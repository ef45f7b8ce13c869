import { ExplainedChoices, OpenChoices } from './collect.ts';
import type { Action, Reason, Refusal } from './decision.ts';
import type { Game, GameEvent, GameRules, Options, Tell } from './game.ts';
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
  const { questions, steps } = rules;

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
    for (let frame = pile.pop(); frame !== undefined; frame = pile.pop()) {
      const step = steps[frame.kind];
      if (step !== undefined) step.run(s, frame, tell);
      else if (questions[frame.kind].auto?.(s, frame, tell) !== true) {
        pile.push(frame);
        return;
      }
      if (s.lanes.length > 0 && pile === s.stack) return;
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
      into.length = 0;
      offer.choices = into;
      questions[frame.kind].options(s, frame, offer);
      return into;
    },

    decision(s, seat) {
      const frame = topOf(s, seat);
      const explained = new ExplainedChoices<S, F, A, W>(s, frame);
      questions[frame.kind].options(s, frame, explained);
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
      questions[frame.kind].resolve(s, frame, action, tell);
      settle(s, tell);
    },

    view: rules.view,
    imagine: rules.imagine,
    scores: rules.scores,
    winners: rules.winners,
    evaluate: rules.evaluate,
    progress: rules.progress,
    notate: rules.notate,
    parse: rules.parse,
  };
  return game;
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
