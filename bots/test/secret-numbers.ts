import {
  type ActionOf,
  Box,
  defineGame,
  type Frame,
  type GameState,
  type GameTypes,
  leaders,
  NOBODY,
  number,
  openLanes,
  push,
  type Seat,
  scoreSheet,
  vocabulary,
} from '@spielstube/engine';

/** A toy with simultaneous lanes: all seats choose a number in secret, three times; the numbers are points. */
interface Numbers extends GameState {
  round: number;
  /** What each seat has chosen in this round, -1 if nothing yet or unseen. */
  chosen: number[];
  points: number[];
}

const ROUNDS = 3;
const HIGHEST = 3;
const moves = vocabulary({ choose: [number('number', 0, HIGHEST)] });
export const { choose } = moves.make;

interface NumbersTypes extends GameTypes {
  state: Numbers;
  action: ActionOf<typeof moves>;
  wish: never;
  words: null;
}
const UNKNOWN = -1;
const frame = (kind: string, seat = NOBODY): Frame => ({ kind, seat });

/** With what a lane begins. */
const numberOf = (seat: Seat): Frame => frame('number', seat);

const copy = (s: Numbers): Numbers => ({
  ...s,
  rng: s.rng.slice(),
  stack: s.stack.slice(),
  lanes: s.lanes.map((lane) => lane.slice()),
  chosen: s.chosen.slice(),
  points: s.points.slice(),
});

const scores = (s: Numbers) =>
  s.points.map((points, seat) => scoreSheet(seat, [{ source: 'numbers', points }]));

export const secretNumbers = defineGame<NumbersTypes>({
  id: 'secretNumbers',
  rulePrefix: 'SEC',
  rulesVersion: 1,
  seats: [2, 3],
  options: [],
  box: new Box('secretNumbers'),
  start: (seats, options, rng) => ({
    seats,
    options,
    rng,
    barriers: 0,
    stack: [frame('round')],
    lanes: [],
    round: 0,
    chosen: new Array(seats).fill(UNKNOWN),
    points: new Array(seats).fill(0),
  }),
  questions: {
    number: {
      options(_s, _f, offer) {
        for (let chosen = 0; chosen <= HIGHEST; chosen++) offer.open(choose(chosen));
      },
      resolve(s, f, action) {
        s.chosen[f.seat] = action.number;
      },
    },
  },
  steps: {
    round: {
      run(s) {
        push(s, frame('reveal'));
        openLanes(
          s,
          s.points.map((_, seat) => numberOf(seat)),
        );
      },
    },
    reveal: {
      run(s) {
        s.chosen.forEach((chosen, seat) => {
          s.points[seat] += chosen;
        });
        s.chosen.fill(UNKNOWN);
        s.round++;
        if (s.round < ROUNDS) push(s, frame('round'));
      },
    },
  },
  copy,
  view: (s, viewer) => ({
    ...copy(s),
    rng: [0, 0, 0, 0],
    chosen: s.chosen.map((chosen, seat) => (seat === viewer ? chosen : UNKNOWN)),
  }),
  imagine: (view, _seat, rng) => ({
    ...copy(view),
    rng: rng.slice(),
    chosen: view.chosen.map((chosen, seat) =>
      chosen === UNKNOWN && view.lanes[seat]?.length === 0 ? Math.abs(rng[0]) % (HIGHEST + 1) : chosen,
    ),
  }),
  scores,
  winners: (s) => leaders(scores(s)),
  evaluate: (s, seat) => s.points[seat] + Math.max(0, s.chosen[seat]),
  progress: (s) => s.round / ROUNDS,
  laneOf: (_s, seat) => numberOf(seat),
  moment: (s) => ({ round: s.round }),
  moves,
});
