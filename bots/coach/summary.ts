import { rngFromSeed, type Seat } from '@spielstube/engine';
import { isOver } from '../asked.ts';
import type { LeadParts } from '../bot.ts';
import { leadOf } from '../lead.ts';
import { type PlayedGame, playAgain } from './decisions.ts';
import type { Judgement } from './judgement.ts';

/** How much points mean in a game: what was given away counts as little or much by it. */
export interface Scale {
  readonly little: number;
  readonly much: number;
}

/** Shares of what a seat can expect to make in a whole game. */
const LITTLE = 0.01;
const MUCH = 0.03;
const FEWEST_POINTS = 20;

/** The scale of a table, from how it looks to the seat after the set-up. */
export function scaleOf({ game, seats, options, seed }: PlayedGame, seat: Seat): Scale {
  const view = game.view(game.setup(seats, options, seed), seat);
  const start = game.imagine(view, seat, rngFromSeed('coach scale'));
  const points = Math.max(FEWEST_POINTS, game.evaluate(start, seat));
  return { little: LITTLE * points, much: MUCH * points };
}

/** A difference counts if it is this many standard errors away from nothing. */
const SURE = 2;
const isSure = (points: number, error: number): boolean => points > SURE * error;

export type Grade = 'even' | 'little' | 'much';

/** How much a decision has given away. */
export function gradeOf({ loss, lossError }: Judgement, { little, much }: Scale): Grade {
  if (loss < little || !isSure(loss, lossError)) return 'even';
  return loss < much ? 'little' : 'much';
}

/** A point of the curve: the lead that was to be expected after so many moves. */
export interface CurvePoint {
  readonly move: number;
  readonly lead: number;
}

export const TURNING_KINDS = ['given', 'strong', 'luck'] as const;
export type TurningKind = (typeof TURNING_KINDS)[number];

/** A moment in which the game turned. */
export interface TurningPoint {
  readonly kind: TurningKind;
  /** So many moves had been made before; of luck, before the decision at which it is seen. */
  readonly move: number;
  /** What it changed in the lead: less than nothing where something was given away. */
  readonly points: number;
}

/** So many of each kind are told. */
const MOST: Readonly<Record<TurningKind, number>> = { given: 4, strong: 2, luck: 2 };
/** What others do and what is drawn moves the lead all the time: only much of it is worth a look. */
const LUCK = 2;

/** The moments that mattered most, in the order of the game. `end` is null while the game is not over. */
export function turningPoints(
  judgements: readonly Judgement[],
  scale: Scale,
  end: CurvePoint | null,
): TurningPoint[] {
  const points: TurningPoint[] = [];
  for (const judgement of judgements) {
    const { move, loss, gain, gainError } = judgement;
    if (gradeOf(judgement, scale) === 'much') points.push({ kind: 'given', move, points: -loss });
    else if (gain >= scale.much && isSure(gain, gainError))
      points.push({ kind: 'strong', move, points: gain });
  }
  for (const { move, points: jump } of jumps(judgements, end))
    if (Math.abs(jump) >= LUCK * scale.much) points.push({ kind: 'luck', move, points: jump });
  return TURNING_KINDS.flatMap((kind) => largest(points, kind)).sort(inOrder);
}

/** What luck brought was there before the decision at which it is seen. */
function inOrder(a: TurningPoint, b: TurningPoint): number {
  return a.move - b.move || Number(b.kind === 'luck') - Number(a.kind === 'luck');
}

function largest(points: readonly TurningPoint[], kind: TurningKind): TurningPoint[] {
  const size = (point: TurningPoint): number => Math.abs(point.points);
  return points
    .filter((point) => point.kind === kind)
    .sort((a, b) => size(b) - size(a))
    .slice(0, MOST[kind]);
}

/** By how much the lead changed between the seat's own decisions: what others did, and what was drawn. */
function jumps(
  judgements: readonly Judgement[],
  end: CurvePoint | null,
): Pick<TurningPoint, 'move' | 'points'>[] {
  const later = judgements.slice(1).map(({ move, best }) => ({ move, lead: best.lead }));
  if (end !== null && judgements.length > 0) later.push(end);
  return later.map(({ move, lead }, n) => ({ move, points: lead - judgements[n].played.lead }));
}

/** The expected lead over all moves: before and after each decision of the seat, and at the end. */
export function curveOf(judgements: readonly Judgement[], end: CurvePoint | null): CurvePoint[] {
  const points = judgements.flatMap(({ move, best, played }) => [
    { move, lead: best.lead },
    { move: move + 1, lead: played.lead },
  ]);
  return end === null ? points : [...points, end];
}

/** How many decisions were as good as the coach's, how many cost a little, how many much. */
export function tallyOf(judgements: readonly Judgement[], scale: Scale): Readonly<Record<Grade, number>> {
  const tally = { even: 0, little: 0, much: 0 };
  for (const judgement of judgements) tally[gradeOf(judgement, scale)]++;
  return tally;
}

/** One part of the difference between two moves; `source` is '' for what is no line of the score pad. */
export interface Part {
  readonly what: 'source' | 'prospects' | 'rivals';
  readonly source: string;
  readonly played: number;
  readonly best: number;
}

/** Two moves side by side. */
export interface Compared {
  readonly played: LeadParts;
  readonly best: LeadParts;
}

/** Where the difference between what was played and what the coach would have played comes from, the largest part first. */
export function partsOf({ played, best }: Compared): Part[] {
  const names = new Set([...best.sources, ...played.sources].map(({ source }) => source));
  const of = ({ sources }: LeadParts, name: string): number =>
    sources.find(({ source }) => source === name)?.points ?? 0;
  const parts: Part[] = [...names].map((source) => ({
    what: 'source',
    source,
    played: of(played, source),
    best: of(best, source),
  }));
  parts.push({ what: 'prospects', source: '', played: played.prospects, best: best.prospects });
  parts.push({ what: 'rivals', source: '', played: played.rivals, best: best.rivals });
  const size = (part: Part): number => Math.abs(part.best - part.played);
  return parts.filter((part) => size(part) >= 0.05).sort((a, b) => size(b) - size(a));
}

/** How the game ended for a seat: the last point of its curve; null if it is not over. */
export function endOf(played: PlayedGame, seat: Seat): CurvePoint | null {
  const { game, moves } = played;
  const end = playAgain(played);
  return isOver(game, end) ? { move: moves.length, lead: leadOf(game.scores(end), seat) } : null;
}
