import {
  type Action,
  defineGame,
  type Frame,
  type GameState,
  intern,
  leaders,
  NOBODY,
  openLanes,
  push,
  scoreSheet,
} from '@spielstube/engine';

/** A toy with simultaneous lanes: all seats choose a number in secret, three times; the numbers are points. */
interface Numbers extends GameState {
  round: number;
  /** What each seat has chosen in this round, -1 if nothing yet or unseen. */
  chosen: number[];
  points: number[];
}

interface Choose extends Action {
  readonly number: number;
}

export const choose = intern((number): Choose => ({ do: 'choose', number }));
const ROUNDS = 3;
const HIGHEST = 3;
const UNKNOWN = -1;
const frame = (kind: string, seat = NOBODY): Frame => ({ kind, seat });

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

export const secretNumbers = defineGame<Numbers, Choose, Frame, { what: string; seat: number }, never>({
  id: 'secretNumbers',
  rulePrefix: 'SEC',
  rulesVersion: 1,
  seats: [2, 3],
  options: [],
  start: (seats, _options, rng) => ({
    seats,
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
        for (let number = 0; number <= HIGHEST; number++) offer.open(choose(number));
      },
      resolve(s, f, { number }) {
        s.chosen[f.seat] = number;
      },
    },
  },
  steps: {
    round: {
      run(s) {
        push(s, frame('reveal'));
        openLanes(
          s,
          s.points.map((_, seat) => frame('number', seat)),
        );
      },
    },
    reveal: {
      run(s) {
        s.chosen.forEach((number, seat) => {
          s.points[seat] += number;
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
    chosen: s.chosen.map((number, seat) => (seat === viewer ? number : UNKNOWN)),
  }),
  imagine: (view, _seat, rng) => ({
    ...copy(view),
    rng: rng.slice(),
    chosen: view.chosen.map((number, seat) =>
      number === UNKNOWN && view.lanes[seat]?.length === 0 ? Math.abs(rng[0]) % (HIGHEST + 1) : number,
    ),
  }),
  scores,
  winners: (s) => leaders(scores(s)),
  evaluate: (s, seat) => s.points[seat] + Math.max(0, s.chosen[seat]),
  progress: (s) => s.round / ROUNDS,
  notate: ({ number }) => `choose ${number}`,
  parse: (text) => (/^choose [0-3]$/.test(text) ? choose(Number(text.slice(7))) : null),
});
