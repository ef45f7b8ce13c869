import { ExplainedChoices, OpenChoices, refusalOf } from './collect.ts';
import type { Refusal } from './decision.ts';
import type { Expansion } from './dock.ts';
import type { Game, GameRules, GameTypes, Question, Questions, Step, Tell } from './game.ts';
import { completeOptions } from './options.ts';
import { rngFromSeed } from './random.ts';
import { enterLane, type GameState, leaveLane, NOBODY, reveal, type Seat } from './state.ts';

/** Nothing of this kind is open now, and no rule of the game needs to be quoted for it. */
export const NOT_OFFERED: Refusal = { reason: 'notOffered', rule: '', details: {} };
/** The seat is not asked anything now. */
export const NOT_YOUR_TURN: Refusal = { reason: 'notYourTurn', rule: '', details: {} };

/** Makes a game of its rules: the machine that runs frames, the same for all games. */
export function defineGame<G extends GameTypes>(rules: GameRules<G>): Game<G> {
  type S = G['state'];
  type F = G['frame'];
  const kinds = frameKinds(rules);
  // Corrections that fit no table are an error now, not when somebody looks into the box.
  rules.box.tables();

  /** The frames of a game's state are of the game's own type. */
  const framesOf = (s: S): GameState<F> => s as GameState<F>;

  /** The stack on which this seat's question lies. */
  const pileOf = (s: S, seat: Seat): F[] =>
    s.lanes.length > 0 ? framesOf(s).lanes[seat] : framesOf(s).stack;

  const topOf = (s: S, seat: Seat): F => {
    const pile = pileOf(s, seat);
    const frame = pile?.[pile.length - 1];
    if (frame === undefined || frame.seat !== seat) throw new Error(`seat ${seat} has nothing to decide`);
    return frame;
  };

  /** Runs what happens by itself on top of a stack, up to the next real question. */
  const runSteps = (s: S, pile: F[], tell: Tell<G['event']>): void => {
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

  /** The same in the lane of one seat. */
  const runLane = (s: S, seat: Seat, tell: Tell<G['event']>): void => {
    enterLane(seat);
    try {
      runSteps(s, framesOf(s).lanes[seat], tell);
    } finally {
      leaveLane();
    }
  };

  /** Goes on until somebody is asked, or the game is over. */
  const settle = (s: S, tell: Tell<G['event']>): void => {
    for (;;) {
      if (s.lanes.length === 0) {
        runSteps(s, framesOf(s).stack, tell);
        if (s.lanes.length === 0) return;
      }
      for (let seat = 0; seat < s.lanes.length; seat++) runLane(s, seat, tell);
      if (!closeLanes(s)) return;
    }
  };

  /** When the last lane is empty, what was open in it is known. */
  const closeLanes = (s: S): boolean => {
    for (let seat = 0; seat < s.lanes.length; seat++) if (s.lanes[seat].length > 0) return false;
    s.lanes = [];
    reveal(s);
    return true;
  };

  /** Takes the question off its stack and carries out the answer. */
  const answer = (s: S, seat: Seat, action: G['action'], tell: Tell<G['event']>): void => {
    const frame = topOf(s, seat);
    pileOf(s, seat).pop();
    kinds[frame.kind].question.resolve(s, frame, action, tell);
  };

  /** An answer in a lane touches nothing of the others: only its own lane goes on, until the last one is empty. */
  const answerInLane = (s: S, seat: Seat, action: G['action'], tell: Tell<G['event']>): void => {
    enterLane(seat);
    try {
      answer(s, seat, action, tell);
      runSteps(s, framesOf(s).lanes[seat], tell);
    } finally {
      leaveLane();
    }
    if (closeLanes(s)) settle(s, tell);
  };

  const isDeciding = (s: S, seat: Seat): boolean => {
    const pile = pileOf(s, seat);
    return pile !== undefined && pile.length > 0 && pile[pile.length - 1].seat === seat;
  };

  const offer = new OpenChoices<G>();

  const game: Game<G> = {
    id: rules.id,
    rulePrefix: rules.rulePrefix,
    rulesVersion: rules.rulesVersion,
    seats: rules.seats,
    options: rules.options,
    box: rules.box,
    formerly: rules.formerly,
    secretMoves: rules.secretMoves,

    setup(seats, options, seed, tell) {
      const s = rules.start(seats, completeOptions(rules, seats, options), rngFromSeed(seed));
      settle(s, tell);
      return s;
    },

    resume: settle,

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

    candidates(s, seat, into = []) {
      game.actions(s, seat, into);
      if (into.length > 1) rules.prune?.(s, topOf(s, seat), into);
      return into;
    },

    decision(s, seat) {
      const frame = topOf(s, seat);
      const explained = new ExplainedChoices<G>(s, frame);
      kinds[frame.kind].question.options(s, frame, explained);
      return { frame, choices: explained.choices, closed: explained.refused };
    },

    check(s, seat, action) {
      if (!isDeciding(s, seat)) return NOT_YOUR_TURN;
      if (game.actions(s, seat).includes(action)) return null;
      const { frame, closed } = game.decision(s, seat);
      const found = closed.find((one) => one.wish === action);
      if (found !== undefined) return found.refusal;
      const reason = kinds[frame.kind].question.refuse?.(s, frame, action) ?? null;
      return reason === null ? NOT_OFFERED : refusalOf(reason, s, frame, action);
    },

    apply(s, seat, action, tell) {
      if (s.lanes.length > 0) return answerInLane(s, seat, action, tell);
      answer(s, seat, action, tell);
      settle(s, tell);
    },

    view: rules.view,
    imagine: rules.imagine,
    scores: rules.scores,
    winners: rules.winners,
    evaluate: rules.evaluate,
    features: rules.features,
    progress: rules.progress,
    ...(rules.laneOf && { laneOf: rules.laneOf }),
    ...(rules.planned && { planned: rules.planned }),
    moment: rules.moment,
    notate: rules.moves.notate,
    parse: rules.moves.parse,
    moveNumber: rules.moves.index,
    moveCount: rules.moves.size,
  };
  return game;
}

/** What the machine needs to know of a kind of frame: always the same fields, because one shape is fast. */
interface FrameKind<G extends GameTypes> {
  readonly step: Step<G> | null;
  readonly auto: NonNullable<Question<G>['auto']> | null;
  readonly question: Question<G>;
}

/** All kinds of frames; those of an expansion join them as soon as it is docked. */
function frameKinds<G extends GameTypes>(rules: GameRules<G>): Readonly<Record<string, FrameKind<G>>> {
  const notAsked: Question<G> = {
    options: () => {},
    resolve: () => {
      throw new Error('a step cannot be answered');
    },
  };
  const kinds: Record<string, FrameKind<G>> = {};
  const add = (kind: string, frames: FrameKind<G>): void => {
    if (kinds[kind] !== undefined) throw new Error(`${rules.id}: there are two kinds of frames "${kind}"`);
    kinds[kind] = frames;
  };
  const addAll = ({ questions, steps }: Expansion<G>): void => {
    for (const [kind, step] of Object.entries(steps)) add(kind, { step, auto: null, question: notAsked });
    for (const [kind, question] of Object.entries(questions))
      add(kind, { step: null, auto: question.auto?.bind(question) ?? null, question });
  };
  addAll(rules);
  for (const dock of rules.docks ?? []) dock.whenDocked(addAll);
  return kinds;
}

/** The same questions, each with what a wrapper adds ("at any time …"), but for some. */
export function everywhere<G extends GameTypes, Q extends Questions<G>>(
  questions: Q,
  wrapper: (question: Question<G>) => Question<G>,
  except: readonly (keyof Q)[] = [],
): { readonly [K in keyof Q]: Question<G> } {
  const wrapped = Object.entries(questions).map(([kind, question]) => [
    kind,
    except.includes(kind) ? question : wrapper(question),
  ]);
  return Object.fromEntries(wrapped);
}
