import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, hashState, NOBODY, rngFromSeed } from '@spielstube/engine';
import { gameNamed } from '@spielstube/games';
import { readRecord, verifyRecord } from '@spielstube/table';
import { describe, expect, test } from 'vitest';
import {
  coach,
  curveOf,
  decisionIn,
  decisionsOf,
  endOf,
  GLANCE,
  gradeOf,
  type Judgement,
  judge,
  type OwnDecision,
  type PlayedGame,
  partsOf,
  scaleOf,
  THOROUGH,
  tallyOf,
  turningPoints,
} from '../coach/index.ts';
import { think } from '../index.ts';
import { game, position } from './positions.ts';

const BLUNDERS = join(import.meta.dirname, 'blunders');
/** The coach's thoughts are yielded in small steps; what it returns is the judgement. */
function judged(decision: OwnDecision, effort: typeof GLANCE): Judgement {
  const thoughts = judge(decision, effort);
  for (let step = thoughts.next(); ; step = thoughts.next()) if (step.done === true) return step.value;
}

/** The game up to the last move that its file names: former rules may have made more by themselves. */
async function playedIn(file: string): Promise<PlayedGame> {
  const record = readRecord(readFileSync(join(BLUNDERS, file), 'utf8'));
  const rules = await gameNamed(record.game);
  if (rules === undefined) throw new Error(`there is no game ${record.game}`);
  const { seats, options, seed, moves } = verifyRecord(rules, record).record();
  const last = record.moves[record.moves.length - 1];
  const end = moves.findLastIndex(({ seat, notation }) => seat === last.seat && notation === last.notation);
  return { game: rules, seats: seats.length, options, seed, moves: moves.slice(0, end + 1) };
}

describe('planted blunders', () => {
  const files = readdirSync(BLUNDERS).toSorted();

  test('there are enough of them, in every game', () => {
    expect(files.length).toBeGreaterThanOrEqual(20);
    expect(new Set(files.map((file) => file.split('-')[0])).size).toBe(5);
  });

  // Each record ends with a move that loses many points if the game is played to its end: see find-blunders.ts.
  test.each(files)(
    '%s is found: a glance doubts it, a second thought says that much was given away',
    async (file) => {
      const played = await playedIn(file);
      const { seat } = played.moves[played.moves.length - 1];
      const decisions = decisionsOf(played, seat);
      const blunder = decisions[decisions.length - 1];
      expect(blunder.move).toBe(played.moves.length - 1);
      const scale = scaleOf(played, seat);
      expect(judged(blunder, GLANCE).doubt).toBeGreaterThan(0);
      const judgement = judged(blunder, THOROUGH);
      expect(gradeOf(judgement, scale)).toBe('much');
      expect(turningPoints([judgement], scale, null)).toEqual([
        { kind: 'given', move: blunder.move, points: -judgement.loss },
      ]);
    },
  );
});

describe('a judgement', () => {
  const s = position(2, 40, 'judgement');
  const seat = game.turnOf(s);
  const decision = (state = s) => {
    const [played] = game.actions(s, seat);
    return decisionIn({ game, state, seat, move: 40, own: 20, played });
  };

  test('is the same whatever lies face down', () => {
    for (let n = 0; n < 4; n++) {
      const twin = game.imagine(game.view(s, seat), seat, rngFromSeed(`twin ${n}`));
      expect(hashState(twin)).not.toBe(hashState(s));
      expect(judged(decision(twin), GLANCE)).toEqual(judged(decision(), GLANCE));
    }
  });

  test('tells a lead that its parts make, and a difference that their differences make', () => {
    const judgement = judged(decision(), THOROUGH);
    for (const { lead, sources, prospects, rivals } of [judgement.played, judgement.best]) {
      const points = sources.reduce((sum, source) => sum + source.points, 0);
      expect(points + prospects + rivals).toBeCloseTo(lead, 1);
    }
    const parts = partsOf(judgement);
    const sum = parts.reduce((all, part) => all + part.best - part.played, 0);
    expect(Math.abs(sum - judgement.loss)).toBeLessThan(0.3);
  });

  test('comes in small steps', () => {
    let steps = 0;
    for (const _ of judge(decision(), THOROUGH)) steps++;
    expect(steps).toBeGreaterThan(40);
  });
});

describe('a whole game', () => {
  const played = wholeGame(game, 'coached');
  const first = [...coach(played, 0)].filter((one) => one !== null);

  test('a glance at every decision, then second thoughts, the largest doubt first', () => {
    const glances = first.filter(({ thorough }) => !thorough);
    expect(glances.map(({ move }) => move)).toEqual(decisionsOf(played, 0).map(({ move }) => move));
    expect(first.slice(0, glances.length)).toEqual(glances);
    const again = first.slice(glances.length).map(({ move }) => glances.find((one) => one.move === move));
    const doubts = again.map((one) => Math.max(one?.doubt ?? 0, one?.gain ?? 0));
    expect(doubts).toEqual(doubts.toSorted((a, b) => b - a));
    expect(doubts.length).toBeGreaterThan(0);
  });

  test('what is known is not thought again, and comes to the same end', () => {
    for (const known of [10, first.length - 3, first.length]) {
      const rest: Judgement[] = [];
      for (const judgement of coach(played, 0, lastWords(first.slice(0, known)))) {
        if (judgement !== null) rest.push(judgement);
        // Whoever has heard enough stops.
        if (rest.length === 3) break;
      }
      expect(rest).toEqual(first.slice(known, known + 3));
    }
  });

  test('curve, tally and turning points agree with the judgements', () => {
    const judgements = lastWords(first);
    const scale = scaleOf(played, 0);
    const end = endOf(played, 0);
    const curve = curveOf(judgements, end);
    expect(curve.length).toBe(2 * judgements.length + 1);
    expect(curve[curve.length - 1]).toEqual(end);
    const { even, little, much } = tallyOf(judgements, scale);
    expect(even + little + much).toBe(judgements.length);
    const turns = turningPoints(judgements, scale, end);
    expect(turns.map(({ move }) => move)).toEqual(turns.map(({ move }) => move).toSorted((a, b) => a - b));
    for (const { kind, points } of turns) if (kind === 'given') expect(points).toBeLessThan(0);
  });

  test('luck that is seen at a decision stands before what was given away there', () => {
    const of = (move: number, lead: number, loss: number): Judgement => ({
      ...first[0],
      move,
      played: { ...first[0].played, lead },
      best: { ...first[0].best, lead: lead + loss },
      loss,
      lossError: 0,
    });
    const turns = turningPoints([of(3, 0, 0), of(8, 4, 16)], { little: 1, much: 3 }, null);
    expect(turns).toEqual([
      { kind: 'luck', move: 8, points: 20 },
      { kind: 'given', move: 8, points: -16 },
    ]);
  });

  test('a move that is not legal is named', () => {
    const moves = [{ seat: 0, notation: 'fly to the moon' }];
    expect(() => decisionsOf({ ...played, moves }, 0)).toThrow('move 1, "fly to the moon", is not legal');
  });
});

function lastWords(judgements: readonly Judgement[]): Judgement[] {
  const known = new Map(judgements.map((judgement) => [judgement.move, judgement]));
  return [...known.values()].sort((a, b) => a.move - b.move);
}

/** A game of two bots, one of whom misjudges much. */
function wholeGame(rules: Game, seed: string): PlayedGame {
  const s = rules.setup(2, {}, seed);
  const moves: { seat: number; notation: string }[] = [];
  while (rules.turnOf(s) !== NOBODY) {
    const seat = rules.turnOf(s);
    const task = { game: rules, view: rules.view(s, seat), seat, seed: `${seed} ${moves.length}` };
    const { action } = think(seat === 0 ? 'greedy~100%' : 'greedy', task);
    moves.push({ seat, notation: rules.notate(action) });
    rules.apply(s, seat, action);
  }
  return { game: rules, seats: 2, options: {}, seed, moves };
}
