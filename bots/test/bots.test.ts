import { type Action, type Game, type GameState, hashState, NOBODY, rngFromSeed } from '@spielstube/engine';
import { describe, expect, test } from 'vitest';
import { beginThinking, botNamed, decide, type Evaluator, LEVELS, think, UnknownBot } from '../index.ts';
import { game, position } from './positions.ts';
import { choose, secretNumbers } from './secret-numbers.ts';

const SPECS = ['random', 'greedy', 'greedy~0.4', 'greedy~50%', 'mcts:12', 'advice:12'];

describe.each(SPECS)('%s', (spec) => {
  test.each([1, 2, 4])('plays a whole game with %i seats by legal moves only', (seats) => {
    const s = game.setup(seats, {}, 'whole');
    for (let moves = 0; game.turnOf(s) !== NOBODY; moves++) {
      const seat = game.turnOf(s);
      const { action } = think(spec, { game, view: game.view(s, seat), seat, seed: `whole ${moves}` });
      expect(game.check(s, seat, action)).toBeNull();
      game.apply(s, seat, action);
    }
    expect(game.scores(s)[0].total).toBeGreaterThanOrEqual(0);
  });

  test('gives the same advice for the same view and seed', () => {
    const s = position(2, 40, 'same');
    const seat = game.turnOf(s);
    const advise = () => think(spec, { game, view: game.view(s, seat), seat, seed: 'seed' });
    expect(advise()).toEqual(advise());
  });

  test('does not peek: what the seat cannot see makes no difference', () => {
    for (let n = 0; n < 8; n++) {
      const s = position(3, 10 + 15 * n, `peek ${n}`);
      const seat = game.turnOf(s);
      const twin = game.imagine(game.view(s, seat), seat, rngFromSeed(`twin ${n}`));
      expect(hashState(twin)).not.toBe(hashState(s));
      const advice = think(spec, { game, view: game.view(s, seat), seat, seed: 'seed' });
      expect(think(spec, { game, view: game.view(twin, seat), seat, seed: 'seed' })).toEqual(advice);
    }
  });

  test('leaves the view as it was', () => {
    const s = position(2, 30, 'untouched');
    const seat = game.turnOf(s);
    const view = game.view(s, seat);
    const before = hashState(view);
    think(spec, { game, view, seat, seed: 'seed' });
    expect(hashState(view)).toBe(before);
  });

  test('rates every open move, the best first', () => {
    const s = position(2, 50, 'rates');
    const seat = game.turnOf(s);
    const { action, moves } = think(spec, { game, view: game.view(s, seat), seat, seed: 'seed' });
    expect(new Set(moves.map((move) => move.action))).toEqual(new Set(game.actions(s, seat)));
    const shares = moves.map((move) => move.share);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    if (spec !== 'random') expect(moves[0].action).toBe(action);
  });

  test('answers in simultaneous lanes, whoever is first in order', () => {
    const s = secretNumbers.setup(3, {}, 'lanes');
    secretNumbers.apply(s, 1, choose(0));
    for (const seat of [2, 0]) {
      const { action } = think(spec, {
        game: secretNumbers,
        view: secretNumbers.view(s, seat),
        seat,
        seed: 'seed',
      });
      expect(secretNumbers.actions(s, seat)).toContain(action);
      if (spec === 'greedy' || spec === 'mcts:12' || spec === 'advice:12') expect(action).toBe(choose(3));
    }
  });

  test('judges its answer in a lane alike, whether others are ready or not', () => {
    const advise = (s: ReturnType<typeof secretNumbers.setup>) =>
      think(spec, { game: secretNumbers, view: secretNumbers.view(s, 2), seat: 2, seed: 'seed' });
    const first = secretNumbers.setup(3, {}, 'lanes');
    const last = secretNumbers.copy(first);
    secretNumbers.apply(last, 1, choose(0));
    secretNumbers.apply(last, 0, choose(1));
    expect(advise(last)).toEqual(advise(first));
  });
});

describe('judging', () => {
  test.each(['greedy', 'mcts:40', 'advice:40'])(
    '%s asks the evaluator it is given, and never the heuristic',
    (spec) => {
      const s = position(2, 30, 'evaluator');
      const seat = game.turnOf(s);
      const task = { game, view: game.view(s, seat), seat, seed: 'seed' };
      const unjudged: Game = { ...game, evaluate: () => expect.unreachable() };
      const evaluator: Evaluator = { evaluate: game.evaluate };
      const advice = decide(botNamed(spec), { ...task, game: unjudged, evaluator });
      expect(advice).toEqual(decide(botNamed(spec), task));
    },
  );

  test('another evaluator makes another player', () => {
    const numbers: Game = secretNumbers;
    const view = numbers.view(numbers.setup(2, {}, 'modest'), 0);
    const modest: Evaluator = { evaluate: (s, seat) => -numbers.evaluate(s, seat) };
    const { action } = decide(botNamed('greedy'), {
      game: numbers,
      view,
      seat: 0,
      seed: '',
      evaluator: modest,
    });
    expect(action).toBe(choose(0));
  });
});

test('a search tries all moves in the same worlds, so that it compares moves and not worlds', () => {
  const s = position(2, 40, 'worlds');
  const seat = game.turnOf(s);
  const tried = new Map<Action, string[]>();
  let imagined: GameState | null = null;
  const watched: Game = {
    ...game,
    imagine(...given) {
      imagined = game.imagine(...given);
      return imagined;
    },
    apply(world, mover, action, tell) {
      if (world === imagined) {
        tried.set(action, [...(tried.get(action) ?? []), hashState(world)]);
        imagined = null;
      }
      game.apply(world, mover, action, tell);
    },
  };
  think('mcts:60', { game: watched, view: game.view(s, seat), seat, seed: 'seed' });
  const [longest, ...others] = [...tried.values()].toSorted((one, other) => other.length - one.length);
  expect(new Set(longest).size).toBe(longest.length);
  expect(others.length).toBeGreaterThan(2);
  for (const worlds of others) expect(worlds).toEqual(longest.slice(0, worlds.length));
});

describe('budgets', () => {
  const s = position(2, 20, 'budget');
  const seat = game.turnOf(s);
  const view = game.view(s, seat);

  test('iterations are never exceeded; those that cannot change the choice are saved', () => {
    const { effort, moves } = think('mcts:400', { game, view, seat, seed: 'seed' });
    expect(effort).toBeLessThan(400);
    const [most, second] = moves.map(({ share }) => share * effort);
    expect(most - second).toBeGreaterThan(400 - effort);
    expect(think('mcts:37', { game, view, seat, seed: 'seed' }).effort).toBeLessThanOrEqual(37);
  });

  test('milliseconds are kept, also before the iterations are used up', () => {
    for (const spec of ['mcts:150ms', 'mcts:5000000/150ms']) {
      const started = Date.now();
      const { effort } = think(spec, { game, view, seat, seed: 'seed' });
      expect(Date.now() - started).toBeLessThan(600);
      expect(effort).toBeGreaterThan(10);
    }
  });

  test('thinking can be interrupted after any step', () => {
    const thinking = beginThinking('mcts:100000', { game, view, seat, seed: 'seed' });
    expect(thinking.step()).toBe(true);
    expect(game.check(s, seat, thinking.advice().action)).toBeNull();
  });

  test('even before the first step there is an answer', () => {
    for (const { spec } of LEVELS) {
      const { action } = beginThinking(spec, { game, view, seat, seed: 'seed' }).advice();
      expect(game.check(s, seat, action)).toBeNull();
    }
  });
});

describe('specs', () => {
  test.each([
    '',
    'clever',
    'mcts',
    'mcts:',
    'mcts:0',
    'mcts:-5',
    'mcts:5s',
    'greedy~',
    'greedy~x',
    'greedy~%',
    'greedy~0.5%',
    'mcts:0ms',
    'advice:',
    'advice:0',
  ])('"%s" is refused by name', (spec) => {
    const s = position(2, 0, 'spec');
    const seat = game.turnOf(s);
    expect(() => think(spec, { game, view: game.view(s, seat), seat, seed: 'seed' })).toThrow(UnknownBot);
  });

  test('a level is a spec, too', () => {
    const s = position(2, 0, 'spec');
    const seat = game.turnOf(s);
    const [apprentice] = LEVELS;
    const by = (spec: string) => think(spec, { game, view: game.view(s, seat), seat, seed: 'seed' });
    expect(by(apprentice.id)).toEqual(by(apprentice.spec));
  });
});

test('greedy beats random, from either seat', () => {
  let wins = 0;
  for (let n = 0; n < 4; n++) {
    const s = game.setup(2, {}, `ladder ${n}`);
    const strong = n % 2;
    for (let moves = 0; game.turnOf(s) !== NOBODY; moves++) {
      const seat = game.turnOf(s);
      const spec = seat === strong ? 'greedy' : 'random';
      game.apply(
        s,
        seat,
        think(spec, { game, view: game.view(s, seat), seat, seed: `${n} ${moves}` }).action,
      );
    }
    if (game.winners(s).includes(strong)) wins++;
  }
  expect(wins).toBe(4);
});
