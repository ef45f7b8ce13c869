import { botNamed, decide } from '@spielstube/bots';
import {
  type Features,
  type GameState,
  NOBODY,
  type Options,
  type Rng,
  randomUnit,
  rngFromSeed,
  type Tally,
  type WorthTable,
} from '@spielstube/engine';
import { gameNamed } from '@spielstube/games';
import { botSeed } from '@spielstube/table';
import { evaluatorOf } from '../evaluator.ts';
import type { Craft } from '../pool.ts';

/** One game of greedy against itself, to learn from. Plain data: it travels to a worker. */
export interface Lesson {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /** By which greedy judges. */
  readonly table: WorthTable;
  /** By how many points it misjudges a blurred move. */
  readonly blur: string;
}

/** What was seen in a game: one line for each seat in each position of the sample. */
export interface Experience {
  readonly stages: Int32Array;
  /** The features of all lines, one line after the other. */
  readonly counts: Float32Array;
  /** The points that the seat has made after the position, less what it forfeits in the end. */
  readonly ahead: Float64Array;
}

/* Some moves are not greedy's own, so that something happens that it would not have done. */
const BLURRED = 1 / 3;
const RANDOM = 0.02;
/** Positions that are looked at: neighbours teach much the same. */
const SAMPLED = 1 / 2;

export const LEARNING: Craft<Lesson, Experience> = {
  script: new URL('./worker.ts', import.meta.url),
  work: learn,
};

/** Plays the game and notes what its positions had and what came of it. */
export async function learn(lesson: Lesson): Promise<Experience> {
  const game = await gameNamed(lesson.game);
  if (game?.features === undefined) throw new Error(`"${lesson.game}" has no features`);
  const evaluator = evaluatorOf(game, lesson.table);
  const rng = rngFromSeed(`whims ${lesson.seed}`);
  const notes = new Notes(game.features);
  const s = game.setup(lesson.seats, lesson.options, lesson.seed);
  for (let decision = 0; game.turnOf(s) !== NOBODY; decision++) {
    if (randomUnit(rng) < SAMPLED) notes.take(s);
    const seat = game.turnOf(s);
    const bot = botNamed(mood(rng, lesson.blur));
    const seed = botSeed(lesson.seed, seat, decision);
    game.apply(s, seat, decide(bot, { game, view: game.view(s, seat), seat, seed, evaluator }).action);
  }
  return notes.atEnd(s);
}

function mood(rng: Rng, blur: string): string {
  const whim = randomUnit(rng);
  if (whim < RANDOM) return 'random';
  return whim < RANDOM + BLURRED ? `greedy~${blur}` : 'greedy';
}

class Notes implements Tally {
  private readonly features: Features;
  private readonly seats: number[] = [];
  private readonly stages: number[] = [];
  private readonly points: number[] = [];
  private readonly counts: number[] = [];

  constructor(features: Features) {
    this.features = features;
  }

  take(s: GameState): void {
    for (let seat = 0; seat < s.seats; seat++) {
      this.seats.push(seat);
      this.stages.push(this.features.stage(s, seat));
      this.points.push(this.features.points(s, seat));
      for (const _ of this.features.names) this.counts.push(0);
      this.features.count(s, seat, this);
    }
  }

  /** To the last line. */
  add(place: number, count: number): void {
    this.counts[this.counts.length - this.features.names.length + place] += count;
  }

  atEnd(s: GameState): Experience {
    const { points, forfeit } = this.features;
    const worth = Array.from({ length: s.seats }, (_, seat) => points(s, seat) - (forfeit?.(s, seat) ?? 0));
    return {
      stages: Int32Array.from(this.stages),
      counts: Float32Array.from(this.counts),
      ahead: Float64Array.from(this.points, (then, n) => worth[this.seats[n]] - then),
    };
  }
}
