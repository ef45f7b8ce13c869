import type { TurningKind } from '@spielstube/bots/coach';
import type { ReplaySteps } from '../table/replay-steps.ts';
import type { Told, ToldDecision, ToldTurn } from './told.ts';

/** What is looked at: a decision, and which of the turning points that are seen at it; null if none was asked for. */
export interface Spot {
  readonly move: number;
  readonly kind: TurningKind | null;
}

export const decisionSpot = ({ move }: Pick<ToldDecision, 'move'>): Spot => ({ move, kind: null });
export const turnSpot = ({ move, kind }: Pick<ToldTurn, 'move' | 'kind'>): Spot => ({ move, kind });

/** The turning point that is looked at. Luck may be seen where much was given away, too: the own deed comes first. */
export function turnAt(turns: Told['turns'], spot: Spot | null): ToldTurn | undefined {
  const here = turns.filter(({ move }) => move === spot?.move);
  return here.find(({ kind }) => kind === spot?.kind) ?? here.at(-1);
}

/** Where steps lead to; null where there is no more. */
export type CoachSteps = Readonly<Record<keyof ReplaySteps, Spot | null>>;

/** Steps from what is looked at, by decisions or by turning points. */
export function coachSteps(
  { decisions, turns }: Pick<Told, 'decisions' | 'turns'>,
  shown: Spot | null,
): CoachSteps {
  const at = shown?.move ?? decisions[0]?.move ?? 0;
  const turning = turns.filter(({ decision }) => decision !== null);
  const current = turnAt(turning, shown);
  const here = current === undefined ? -1 : turning.indexOf(current);
  const before = current === undefined ? turning.findLast(({ move }) => move < at) : turning[here - 1];
  const after = current === undefined ? turning.find(({ move }) => move > at) : turning[here + 1];
  return {
    back: spotOr(
      decisions.findLast(({ move }) => move < at),
      decisionSpot,
    ),
    forward: spotOr(
      decisions.find(({ move }) => move > at),
      decisionSpot,
    ),
    turnBack: spotOr(before, turnSpot),
    turnForward: spotOr(after, turnSpot),
  };
}

const spotOr = <T>(one: T | undefined, spot: (one: T) => Spot): Spot | null =>
  one === undefined ? null : spot(one);
