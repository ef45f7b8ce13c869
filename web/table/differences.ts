import type { GameState, ScoreSheet, Seat } from '@spielstube/engine';
import { capital, type GameText, type Lang } from '@spielstube/engine/text';
import type { RoomLook } from '@spielstube/table';
import type { Holdings, SpriteId } from '@spielstube/ui';
import { pointsFrom, sourcesOf } from '../closing/sources.ts';

/** A line of the comparison: what it was in A, and what it is in B. */
export interface Difference {
  readonly key: string;
  readonly name: string;
  /** Of belongings; points have the sign of their source. */
  readonly sign: SpriteId | null;
  readonly a: number;
  readonly b: number;
}

export interface SeatDifferences {
  readonly seat: Seat;
  readonly points: readonly Difference[];
  readonly total: Difference;
  readonly has: readonly Difference[];
}

type Position = Pick<RoomLook, 'scores' | 'view'>;

export interface Compared {
  readonly a: Position;
  readonly b: Position;
  readonly text: GameText;
  readonly lang: Lang;
  readonly holdings: Holdings | null;
}

export const isChanged = ({ a, b }: Difference): boolean => a !== b;

/** What differs between two positions, seat by seat: every line of the score pad, and all that panels count. */
export function differencesOf(compared: Compared): SeatDifferences[] {
  const { a, b, text } = compared;
  const sources = sourcesOf([...a.scores, ...b.scores]);
  return b.scores.map((after, n) => {
    const before: ScoreSheet | undefined = a.scores[n];
    const points = sources
      .filter((source) =>
        [before, after].some((sheet) => sheet?.lines.some((line) => line.source === source)),
      )
      .map(
        (source): Difference => ({
          key: source,
          name: text.scoreSource(source),
          sign: null,
          a: before === undefined ? 0 : pointsFrom(before, source),
          b: pointsFrom(after, source),
        }),
      );
    const total = { key: 'total', name: '', sign: null, a: before?.total ?? 0, b: after.total };
    return { seat: n, points, total, has: after.rival ? [] : belongings(compared, n) };
  });
}

/** A line that only one of the positions has counts nothing in the other. */
function belongings({ a, b, text, lang, holdings }: Compared, seat: Seat): Difference[] {
  if (holdings === null) return [];
  const linesIn = (view: GameState) => holdings.of(view, seat, text.words, lang);
  const [before, after] = [linesIn(a.view), linesIn(b.view)];
  const all = [...after, ...before.filter(({ key }) => !after.some((line) => line.key === key))];
  const countIn = (lines: typeof after, key: string): number =>
    lines.find((line) => line.key === key)?.count ?? 0;
  return all.map(({ key, name, sign }) => ({
    key,
    name: capital(name),
    sign,
    a: countIn(before, key),
    b: countIn(after, key),
  }));
}
